"""What `make audit` promises: all parts are listed, unfit licences are refused, silence is no fault."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
AUDIT = runpy.run_path(str(ROOT / "tools" / "audit.py"))
PYTHON = ROOT / ".venv" / "audit" / "bin" / "python"
CLIENT = AUDIT["NOTICES"]
NOBODY = "http://127.0.0.1:9"


def with_tools(code: str, **variables: str) -> str:
    """What this prints in the environment of the audit."""
    if not PYTHON.exists():
        pytest.skip("make audit installs its tools")
    done = subprocess.run(
        [PYTHON, "-c", f"import sys; sys.path.insert(0, 'tools'); import audit; {code}"],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=300, env={**os.environ, **variables},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def parts() -> list[Any]:
    if not CLIENT.is_dir():
        pytest.skip("the client is not built")
    found: list[Any] = AUDIT["bundled"]()
    return found


def test_the_list_of_parts_names_every_locked_package_and_every_one_in_the_client(parts: list[Any]) -> None:
    known = {"fastapi": [{"license": {"id": "MIT"}}]}
    code = f"import json; print(json.dumps(audit.sbom({known!r}, audit.bundled())))"
    made = json.loads(with_tools(code))
    listed = {(one["name"], one["version"]): one for one in made["components"]}
    locked = set().union(*[AUDIT["locked"](lock) for lock in AUDIT["LOCKS"]])
    assert len(locked) > 40
    assert listed.keys() == locked | {(part.name, part.version) for part in parts}
    (fastapi,) = [one for (name, _), one in listed.items() if name == "fastapi"]
    assert fastapi["licenses"] == known["fastapi"]
    assert made["bomFormat"] == "CycloneDX" and made["metadata"]["component"]["name"] == "stammtisch"


def test_the_client_ships_the_licences_of_what_is_in_it(parts: list[Any]) -> None:
    names = {part.name for part in parts}
    assert {"svelte", "@fluent/bundle", "@fontsource/fraunces", "uqr"} <= names
    assert "vite" not in names, "it builds the client, and is not in it"
    assert list(AUDIT["without_notice"](parts)) == []
    assert list(AUDIT["refused"]({part.name: [part.licence] for part in parts})) == []


def test_a_library_without_its_licences_text_is_a_fault(tmp_path: Path) -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    svelte, uqr = (packages[f"node_modules/{name}"]["version"] for name in ("svelte", "uqr"))
    (tmp_path / "libraries.txt").write_text(
        f"## svelte - {svelte} (MIT)\n\n## uqr - {uqr} (MIT)\n\nMIT License\n"
    )
    faults = list(AUDIT["without_notice"](AUDIT["bundled"](tmp_path)))
    assert [fault.partition(" ")[0] for fault in faults] == ["@fontsource/fraunces", "svelte"]


@pytest.mark.parametrize(
    ("name", "licences", "said"),
    [
        ("made-up", ["GPL-3.0-only"], "made-up has the licence GPL-3.0-only, which is not allowed"),
        ("made-up", ["MIT AND GPL-2.0-only"], "not allowed"),
        ("made-up", ["(MIT OR GPL-2.0-only) AND AGPL-3.0-only"], "not allowed"),
        ("made-up", ["MIT", "LGPL-3.0-only"], "LGPL-3.0-only, which is not allowed"),
        ("made-up", [], "made-up does not say its licence"),
        ("made-up", ["MIT OR GPL-2.0-only"], None),
        ("made-up", ["Apache-2.0 AND MIT"], None),
        ("psycopg", ["LGPL-3.0-only"], None),
    ],
)
def test_a_licence_that_is_not_allowed_is_refused(name: str, licences: list[str], said: str | None) -> None:
    found = list(AUDIT["refused"]({name: licences}))
    assert len(found) == (said is not None) and (said or "") in "".join(found)


def test_classifiers_are_read_as_licences_and_free_words_are_not() -> None:
    def named(words: str) -> list[dict[str, Any]]:
        return [{"license": {"name": words}}]

    declared = AUDIT["declared"]
    assert declared("one", named("License :: OSI Approved :: BSD License")) == ["BSD-3-Clause"]
    assert declared("one", named("GNU General Public License")) == ["GNU General Public License"]
    assert declared("one", []) == []
    assert declared("ray", []) == ["Apache-2.0"]


@pytest.mark.parametrize(
    ("service", "ask"),
    [("pip-audit", "audit.weak_python(*audit.LOCKS)"), ("npm audit", "audit.weak_npm(['svelte'])")],
)
def test_a_service_that_does_not_answer_is_one_line_and_no_fault(service: str, ask: str) -> None:
    away = {
        "HTTPS_PROXY": NOBODY,
        "https_proxy": NOBODY,
        "npm_config_registry": NOBODY,
        "no_proxy": "",
        "NO_PROXY": "",
    }
    said = with_tools(f"assert audit.told('{service}', {ask}) == []", **away)
    assert said.count("\n") == 1
    assert said.startswith(f"{service} has no answer, so known weaknesses were not looked for: ")
    assert "://" not in said, "the address of a registry may hold a key"


def test_what_is_known_against_a_package_is_a_fault(tmp_path: Path) -> None:
    """As pip-audit and npm report it."""
    one = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["2.0"], "description": ""}
    skipped = {"name": "unheard-of", "skip_reason": "not found"}
    python = {"dependencies": [{"name": "made-up", "version": "1.0", "vulns": [one]}, skipped], "fixes": []}
    npm = {
        "vulnerabilities": {
            name: {
                "range": "<2",
                "via": [{"title": "leaks", "url": f"https://example.org/{name}"}, "another"],
            }
            for name in ("svelte", "vite")
        }
    }
    for name, report in (("pip-audit", python), ("npm", npm)):
        (tmp_path / name).write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(report)}\nEND\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    code = (
        f"audit._tool = lambda name: {str(tmp_path)!r} + '/' + name;"
        "print(*audit.weak_python(), *audit.weak_npm(['svelte']), sep='\\n')"
    )
    said = with_tools(code, PATH=f"{tmp_path}:{os.environ['PATH']}")
    assert said.splitlines() == [
        "pip-audit knows nothing of unheard-of",
        "only builds the client: vite <2: leaks (https://example.org/vite)",
        "made-up 1.0: PYSEC-1, mended in 2.0",
        "svelte <2: leaks (https://example.org/svelte)",
    ]
