"""Goofspiel: simultaneous hidden bids for prizes that chance turns up."""
