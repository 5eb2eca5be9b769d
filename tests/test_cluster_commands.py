"""Whole commands on a Ray cluster of their own: interrupted, killed, and with another version."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from processes import child
from test_cluster import COMMAND, Here, made, ray_processes

from stammtisch.arena.cluster import Cluster
from stammtisch.bots.the_game.training import train
from stammtisch.bots.the_game.weights import read, weights_file

pytestmark = pytest.mark.lab

LIMIT = 300.0  # seconds, on a machine that does other things, too
ANOTHER = """
import sys, ray
ray.__version__ = "1.0.0"
from stammtisch.cli import main
main(sys.argv[1:])
"""


def wait(until: Callable[[], object]) -> None:
    deadline = time.monotonic() + LIMIT
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_ctrl_c_ends_a_run_and_its_cluster(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words: list[str | Path] = [
        "simulate",
        "the-game",
        "--games",
        "100000",
        "--records",
        file,
        "--json",
        "--cluster",
        "local",
    ]
    with child([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait(lambda: process.poll() is not None or (file.exists() and file.stat().st_size > 100_000))
        begun = ray_processes(process.pid)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LIMIT)
    assert process.returncode == 130, err
    assert err.count("\n") == 1 and "interrupted after" in err
    done = json.loads(out)["games"]
    assert done == file.read_text(encoding="utf-8").count('"result"')
    wait(lambda: not any(map(alive, begun)))


def test_a_killed_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    out = tmp_path / "killed"
    words: list[str | Path] = ["train", "the-game", "--players", "1", "--games", "20000", "--out", out]
    there = ["--cluster", "local", "--workers", "2"]
    partial = weights_file(1, 2, out).with_suffix(".partial")
    with child([*COMMAND, *words, *there], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait(lambda: process.poll() is not None or partial.exists())
        begun = ray_processes(process.pid)
        process.kill()
        process.wait()
        wait(lambda: not any(map(alive, begun)))
        for folder in {found[0] for title in begun.values() if (found := re.search(r"/tmp/ray-\w+", title))}:
            shutil.rmtree(folder)  # nobody else is left to do it
    assert 0 < json.loads(partial.read_bytes().partition(b"\n")[0])["games"] < 20_000
    done = subprocess.run(
        [*COMMAND, *map(str, words), "--resume", *there],
        capture_output=True, text=True, check=False, timeout=2 * LIMIT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    whole = train(1, games=20_000, out=made(tmp_path / "whole"), test_games=10, quiet=True, helpers=Here())
    assert read(weights_file(1, 2, out))[1] == read(whole)[1]


def test_another_version_of_ray_is_one_line() -> None:
    with Cluster("local", 1):
        import ray

        words = ["simulate", "raise", "--games", "2", "--cluster", ray.get_runtime_context().gcs_address]
        done = subprocess.run(
            [sys.executable, "-c", ANOTHER, *words],
            capture_output=True, text=True, check=False, timeout=LIMIT, stdin=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C"},
        )  # fmt: skip
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "this machine 1.0.0" in done.stderr
