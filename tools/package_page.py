"""The README as a package index shows it: links to the project's files become addresses.

`python tools/package_page.py` prints it. The addresses follow from `[project.urls]` in pyproject.toml.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

__all__ = ["package_page"]

ROOT = Path(__file__).parents[1]
PICTURES = (".jpg", ".png", ".svg")
LINK = re.compile(r'(\]\(|<img src=")(?![a-z]+:|#)([^)"\s]+)')


def package_page() -> str:
    """The text, with the address of each file as it is in this version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source, version = project["urls"]["Source"].rstrip("/"), project["version"]

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[2].endswith(PICTURES) else "blob"
        return f"{link[1]}{source}/{kind}/v{version}/{link[2]}"

    return LINK.sub(absolute, (ROOT / "README.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    print(package_page(), end="")
