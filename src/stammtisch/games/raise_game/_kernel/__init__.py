"""Compiled by Cython: RAISE's rules and positions."""
