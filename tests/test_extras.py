"""`stammtisch` alone is the engine and the command line; the server and PostgreSQL are extras."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None  # Python then says that there is no such module
from stammtisch.cli import main
for words in sys.argv[2:]:
    try:
        main(words.split())
    except SystemExit as ended:
        print(words, "ended with", ended.code)
"""

LOOKED_AT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
import inspect, pydoc
import stammtisch
found = dict(inspect.getmembers(stammtisch))
assert {"games", "Match", "records"} <= found.keys() and not {"client", "testing"} & found.keys()
assert not hasattr(stammtisch, "testing") and not hasattr(stammtisch, "client")
help(stammtisch)
sys.argv = ["pydoc", "stammtisch"]
pydoc.cli()
"""
IMPORTED = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
for line in sys.argv[2:]:
    try:
        exec(line)
    except (ImportError, AttributeError) as error:
        print(type(error).__name__, error)
"""


def needed(*extras: str) -> set[str]:
    """The distributions that are installed with these extras, by their plain names."""
    found: set[str] = set()
    waiting = [("stammtisch", extra) for extra in ("", *extras)]
    done = set()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in done:
            continue
        done.add((name, extra))
        found.add(plain(name))
        for words in distribution(name).requires or ():
            requirement = Requirement(words)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                waiting += [(requirement.name, further) for further in ("", *requirement.extras)]
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def run_without(
    modules: Iterable[str], *commands: str, code: str = WITHOUT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, ",".join(modules), *commands],
        capture_output=True, text=True, check=False, timeout=120, env={**os.environ, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
    )  # fmt: skip


def others(*extras: str) -> list[str]:
    """The modules of everything that is not installed with these extras."""
    kept = needed(*extras)
    return sorted(
        module
        for module, owners in packages_distributions().items()
        if not kept & {plain(owner) for owner in owners} and module.isidentifier()
    )


def test_the_engine_and_the_command_line_need_no_extra(tmp_path: Path) -> None:
    missing = others()
    assert {"alembic", "fastapi", "msgspec", "psycopg", "sqlalchemy", "uvicorn"} <= set(missing)
    records = tmp_path / "games.jsonl"
    commands = (
        f"simulate the-game --players 2 --games 2 --records {records}",
        "arena raise --bots random,greedy --games 2 --json",
        f"check {records}",
        "rules raise",
        "bots the-game",
        "terminal raise --bots greedy --players 2",
    )
    done = run_without(missing, *commands)
    assert [line for line in done.stdout.splitlines() if "ended with" in line] == [
        f"{words} ended with 0" for words in commands
    ], done.stderr
    assert done.stderr == ""


def test_python_explains_the_package_without_any_extra() -> None:
    done = run_without(others(), code=LOOKED_AT)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.count("A regulars' table for two card games") == 2
    assert "class Match" in done.stdout


@pytest.mark.parametrize("extra", ["client", "testing"])
def test_a_module_without_its_packages_says_what_to_install(extra: str) -> None:
    ways = (
        f"import stammtisch.{extra}",
        f"from stammtisch import {extra}",
        f"import stammtisch; stammtisch.{extra}",
    )
    done = run_without(others(), *ways, code=IMPORTED)
    kinds = [line.split()[0] for line in done.stdout.splitlines()]
    assert kinds == ["ImportError", "ImportError", "AttributeError"], done.stderr
    assert done.stdout.count(f'pip install "stammtisch[{extra}]"\n') == 3


def test_play_without_its_packages_says_what_to_install() -> None:
    done = run_without(others(), "play --no-browser --port 0")
    assert done.stdout == "play --no-browser --port 0 ended with 2\n"
    assert done.stderr.count("\n") == 1 and "pip install 'stammtisch[server]'" in done.stderr


def test_a_cluster_without_ray_says_what_to_install() -> None:
    commands = ("simulate raise --games 2 --cluster local", "train raise --players 2 --cluster local")
    done = run_without(others(), *commands)
    assert done.stdout == "".join(f"{words} ended with 2\n" for words in commands)
    assert done.stderr.count("\n") == 2 and done.stderr.count("pip install 'stammtisch[cluster]'") == 2


def test_postgresql_without_its_driver_says_what_to_install() -> None:
    missing = others("server")
    assert "psycopg" in missing and "sqlalchemy" not in missing
    done = run_without(
        missing, "play --no-browser --port 0 --database postgresql://anna:secret@localhost/games"
    )
    assert "ended with 2" in done.stdout
    assert done.stderr.count("\n") == 1 and "pip install 'stammtisch[postgres]'" in done.stderr
    assert "secret" not in done.stderr
