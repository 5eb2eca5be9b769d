"""Builds the web client, or checks its types (`check`), with the machine's Node.js or a Python wheel's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)  # what Vite asks for


def node_version() -> tuple[int, ...]:
    """Of the `node` that would be called; empty if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdecimal())


def main() -> None:
    """Install the client's packages as locked and build it; `check` takes them as they are."""
    install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    steps = [["run", "--silent", "check"]] if "check" in sys.argv else [install, ["run", "--silent", "build"]]
    if node_version() < OLDEST:
        own = WEB.parent / "requirements" / "node.txt"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        subprocess.run([*pip, "-r", str(own)], check=True)
        os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm") or "npm"
    for words in steps:
        subprocess.run([npm, *words], cwd=WEB, check=True)


if __name__ == "__main__":
    main()
