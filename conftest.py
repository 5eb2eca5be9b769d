"""What pytest leaves alone when it looks for doctests, and what it does not begin with: a stale build."""

import hashlib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "src" / "stammtisch"

# Modules that exist only compiled. Those that are compiled by mypyc are plain Python as well.
collect_ignore = [
    str(source)
    for source in (PACKAGE / "games").glob("*/*.py")
    if source.with_suffix(".pyi").exists() or source.with_suffix(".pxd").exists()
]


def pytest_configure() -> None:
    """Python takes what is compiled before what is written: nobody shall test what was there before."""
    built = PACKAGE / "compiled.sha256"
    for line in built.read_text().splitlines() if built.exists() else ():
        digest, name = line.split()
        source = PACKAGE / name
        if not source.exists() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            raise pytest.UsageError(f"{name} is not what was compiled: run `make setup`")
