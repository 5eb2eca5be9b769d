"""The strangers' table: how well a bot plays with partners it has never met.

`docs/strangers.md` says what is measured; `bench/strangers.py` measures it.
"""
