"""Persons without accounts: what is kept of somebody's games under a private key."""
