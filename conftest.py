"""Which modules pytest leaves alone when it looks for doctests."""

from pathlib import Path

# Modules that exist only compiled.
collect_ignore = [
    str(source)
    for source in (Path(__file__).parent / "src" / "stammtisch" / "games").glob("*/*.py")
    if source.with_suffix(".pyi").exists() or source.with_suffix(".pxd").exists()
]
