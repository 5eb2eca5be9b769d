"""Builds the web client, checks its types (`check`) or installs what the browser tests need (`tests`).

With the machine's Node.js, or a Python wheel's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
TESTS = WEB.parent / "tests" / "browser"
OLDEST = (20, 19)  # what Vite asks for


def node_version() -> tuple[int, ...]:
    """Of the `node` that would be called; empty if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdecimal())


def main() -> None:
    """Install the client's packages as locked and build it; `check` takes them as they are.

    The types of the API are made from `openapi.json`, which `make check` writes before.
    """
    install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    types, check, build = (["run", "--silent", script] for script in ("types", "check", "build"))
    steps = {"check": [types, check], "tests": [install]}.get(sys.argv[-1], [install, build])
    if node_version() < OLDEST:
        own = WEB.parent / "requirements" / "node.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        subprocess.run([*pip, "-r", str(own)], check=True)
        os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm") or "npm"
    for words in steps:
        subprocess.run([npm, *words], cwd=TESTS if sys.argv[-1] == "tests" else WEB, check=True)


if __name__ == "__main__":
    main()
