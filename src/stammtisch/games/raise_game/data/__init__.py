"""RAISE as data."""
