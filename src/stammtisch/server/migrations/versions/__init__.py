"""One script per revision, oldest first; each migrates from the one before."""
