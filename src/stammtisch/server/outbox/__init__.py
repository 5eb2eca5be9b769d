"""The outbox: what is to be done later or elsewhere, stored first, so that nothing is lost or repeated."""
