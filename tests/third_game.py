"""A fresh environment in which a third game is installed as its authors would install it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from processes import child

__all__ = ["EXAMPLE", "GAME", "ROOT", "Environment", "make_environment"]

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "goofspiel"
GAME = "goofspiel"

# Only the example is really installed: stammtisch and all that it needs come from the environment of the
# tests, so that no package is fetched and nothing is compiled again.
SHARED = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment with stammtisch and the example."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *words: str | Path, code: int = 0) -> str:
        """What a Python command prints; it must end with this exit code and without a traceback."""
        done = subprocess.run(
            [self.python, *words],
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
            cwd=self.folder,
            env=self._variables(),
        )
        output = done.stdout + done.stderr
        assert done.returncode == code, output
        assert "Traceback" not in output
        return output

    def stammtisch(self, *words: str | Path, code: int = 0) -> str:
        """What the command `stammtisch` prints."""
        return self.run("-m", "stammtisch", *words, code=code)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server in this environment."""
        database = self.folder / "tables.sqlite"
        words: list[str | Path] = ["play", "--port", "0", "--no-browser", "--json", "--database", database]
        with child(
            [self.python, "-m", "stammtisch", *words],
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=self._variables(),
        ) as process:
            yield json.loads(process.stdout.readline())["address"]

    def _variables(self) -> dict[str, str]:
        """Those of the tests, but nothing that would lead Python elsewhere."""
        ours: dict[str, Any] = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))
        }
        return {**ours, "LC_ALL": "C", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


def make_environment(folder: Path) -> Environment:
    """Install the example into a new virtual environment, without a network."""
    made = Environment(folder / "environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", made.folder], check=True)
    site_packages = next(made.folder.glob("lib/python*/site-packages"))
    (site_packages / "shared.pth").write_text(SHARED, encoding="utf-8")
    source = folder / "source"  # a copy, since building writes into it
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    made.run(
        "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", source,
    )  # fmt: skip
    return made
