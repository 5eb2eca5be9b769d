"""Which modules pytest leaves alone when it looks for doctests."""

collect_ignore_glob = ["src/**/_kernel/*.py"]  # these exist only compiled
