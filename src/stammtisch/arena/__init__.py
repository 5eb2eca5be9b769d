"""Bots playing many games: simulations and round-robin tournaments."""
