"""The packed position; for compiled code only."""
