"""Compiled by Cython: RAISE's bots."""
