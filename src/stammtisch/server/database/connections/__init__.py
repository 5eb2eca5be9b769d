"""Connections that are kept: the one that writes, and such as do not wait for ever."""
