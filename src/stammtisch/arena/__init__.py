"""Bots playing many games: one table, many tables, everybody against everybody."""
