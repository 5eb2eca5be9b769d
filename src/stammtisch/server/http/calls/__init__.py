"""The HTTP calls, one file per subject."""
