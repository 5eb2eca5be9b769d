"""Deals that many play: the day's, and those of finished games."""
