"""What pytest leaves alone: modules that exist only compiled, and the browser's packages."""

collect_ignore_glob = [
    "src/stammtisch/games/*/kernel*.py",
    "src/stammtisch/games/*/judgement.py",
    "src/stammtisch/games/*/learning.py",
    "src/stammtisch/games/*/lookahead.py",
    "web/*",
]
