"""Compiled by Cython: THE GAME's rules and positions."""
