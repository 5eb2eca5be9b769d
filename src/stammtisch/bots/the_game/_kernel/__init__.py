"""Compiled by Cython: THE GAME's bots."""
