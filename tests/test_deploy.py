"""The files in `deploy/` and the Containerfile: checked by what each is for, where that is installed."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cli.parser import make_parser

yaml: Any = import_module("yaml")  # has no types
ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "stammtisch.service").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")


def found(program: str) -> str:
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if path is None:
        pytest.skip(f"{program} is not installed")
    return path


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with the program of these tests."""
    file = tmp_path / "stammtisch.service"
    assert "/opt/stammtisch/.venv/bin/stammtisch" in UNIT
    file.write_text(UNIT.replace("/opt/stammtisch/.venv/bin/stammtisch", sys.executable), encoding="utf-8")
    return file


def test_systemd_takes_the_unit_without_a_word(unit: Path) -> None:
    done = _run(found("systemd-analyze"), "verify", "--man=no", str(unit))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_systemd_calls_the_unit_well_protected(unit: Path) -> None:
    analyze = found("systemd-analyze")
    done = _run(analyze, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit))
    if "--offline" in done.stderr:
        pytest.skip("this systemd-analyze cannot judge a unit that is not loaded")
    assert done.returncode == 0, done.stdout[-2000:]


def test_the_commands_in_these_files_are_ours() -> None:
    (line,) = re.findall(r"^ExecStart=\S*stammtisch (.*)$", UNIT, re.M)
    _parsed(shlex.split(line.replace("$STAMMTISCH_OPTIONS", "")))
    (first, *rest) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.M)
    assert not rest
    _parsed(json.loads(first))
    for name in ("node-1", "node-2"):
        node = COMPOSE["services"][name]
        _parsed([re.sub(r"\$\{\w+:-(.*)\}", r"\1", word) for word in node["command"]])
        assert node["environment"]["PGPASSWORD"].startswith("${STAMMTISCH_PASSWORD:?"), "no password is known"


def _parsed(words: list[str]) -> None:
    found = make_parser().parse_args(words)  # ends the program for a wrong word
    assert found.port == 8480, "where its proxy looks for it, or nowhere"


def test_haproxy_takes_the_compose_file_s_configuration() -> None:
    done = _run(found("haproxy"), "-c", "-f", str(DEPLOY / "compose-haproxy.cfg"))
    assert done.returncode == 0, done.stderr
    named = set(re.findall(r"server \w+ ([\w-]+):8480", (DEPLOY / "compose-haproxy.cfg").read_text()))
    assert named == {name for name in COMPOSE["services"] if name.startswith("node-")}


def test_what_the_compose_file_names_is_there() -> None:
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", ())) <= set(COMPOSE["services"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file()
        if build := service.get("build"):
            assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert f"--trusted-proxies={network['subnet']}" in COMPOSE["services"]["node-1"]["command"]


def test_docker_takes_the_compose_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_PASSWORD", "secret")
    docker = found("docker")
    if _run(docker, "compose", "version").returncode:
        pytest.skip("docker has no compose here")
    done = _run(docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet")
    assert done.returncode == 0, done.stderr


def engine(*images: str) -> str:
    """A container engine that has these images or can fetch them."""
    name = next((one for one in ("docker", "podman") if shutil.which(one)), None)
    if name is None or _run(name, "info").returncode:
        pytest.skip("no container engine runs here")
    for image in images:
        if _run(name, "pull", image).returncode:
            pytest.skip(f"no registry with {image} can be reached")
    return name


def ready(port: str) -> bool:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.5)
    return False


@pytest.mark.soak
def test_a_container_is_built_and_answers() -> None:
    program = engine("docker.io/library/python:3.11-slim")
    built = _run(program, "build", "-f", str(ROOT / "Containerfile"), "-t", "stammtisch-test", str(ROOT))
    assert built.returncode == 0, built.stderr[-4000:]
    name = _run(program, "run", "-d", "--rm", "-p", "127.0.0.1::8480", "stammtisch-test").stdout.strip()
    try:
        assert ready(_run(program, "port", name, "8480").stdout.strip().rpartition(":")[2])
    finally:
        _run(program, "kill", name)


@pytest.mark.soak
def test_the_compose_file_starts_two_nodes_behind_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    images = [one["image"] for one in COMPOSE["services"].values() if "/" in one["image"]]
    program = engine("docker.io/library/python:3.11-slim", *images)
    monkeypatch.setenv("STAMMTISCH_PASSWORD", "secret")
    monkeypatch.setenv("STAMMTISCH_PORT", "18480")
    compose = (program, "compose", "-f", str(DEPLOY / "compose.yaml"), "-p", "stammtisch-test")
    if _run(*compose, "version").returncode:
        pytest.skip(f"{program} has no compose here")
    try:
        started = _run(*compose, "up", "--build", "--detach")
        assert started.returncode == 0, started.stderr[-4000:]
        assert ready("18480"), _run(*compose, "logs").stdout[-4000:]
    finally:
        _run(*compose, "down", "--volumes")


def test_documents_name_files_that_are_there() -> None:
    for name in ("proxies.md", "deploying.md"):
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
        assert links
        assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=900)
