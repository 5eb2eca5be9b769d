"""Says what keeps this checkout from being released; exit code 1 if anything does."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOWHERE = ".example/"


def faults() -> Iterator[str]:
    """One line for each thing that does not fit."""
    project = tomllib.loads(_text("pyproject.toml"))["project"]
    version = project["version"]
    cited = re.search(r"^version: (.*)$", _text("CITATION.cff"), re.M)
    if cited is None or cited[1].strip("\"'") != version:
        yield f"CITATION.cff does not have the version {version}"
    heading = re.search(r"^## (.*)$", _text("CHANGELOG.md"), re.M)
    if heading is None or not re.match(rf"{re.escape(version)} .*\d{{4}}-\d\d-\d\d", heading[1]):
        yield f"CHANGELOG.md does not begin with {version} and its date"
    for name, address in project["urls"].items():
        if NOWHERE in address:
            yield f"the address of {name} in pyproject.toml leads nowhere yet"
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    if changed.stdout:
        yield "there are changes that are not committed"


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    found = list(faults())
    for line in found:
        print(line)
    sys.exit(1 if found else 0)
