"""The lobby: public tables, people among themselves, and what the operator can do."""
