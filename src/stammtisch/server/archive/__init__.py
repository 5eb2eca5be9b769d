"""Finished games: records, replays, proofs, and the evenings they belong to."""
