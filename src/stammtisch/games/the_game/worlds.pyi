"""Imagined worlds; for compiled code only."""
