"""Shared by all games: turns, moves, matches, records, chance."""
