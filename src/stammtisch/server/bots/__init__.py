"""Bots at tables: when they act, and the processes in which they think."""
