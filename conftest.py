"""What pytest leaves alone when it looks for doctests: modules that exist only compiled."""

from pathlib import Path

GAMES = Path(__file__).parent / "src" / "stammtisch" / "games"

# rules.py is compiled too, but under another name, `_rules`; it stays plain Python here.
collect_ignore = [
    str(source)
    for source in GAMES.glob("*/*.py")
    if source.with_suffix(".pyi").exists() or source.with_suffix(".pxd").exists()
]
