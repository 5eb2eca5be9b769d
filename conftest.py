"""What pytest leaves alone when it looks for doctests: modules that exist only compiled."""

from pathlib import Path

GAMES = Path(__file__).parent / "src" / "stammtisch" / "games"

# rules.py has a .pxd too, under its compiled name `_rules`; it stays plain Python.
collect_ignore = [str(source) for source in GAMES.glob("*/*.py") if source.with_suffix(".pyi").exists()]
