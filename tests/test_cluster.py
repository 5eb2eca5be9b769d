"""Runs on a Ray cluster: the same games as on one machine, whatever happens to the processes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from stammtisch import games
from stammtisch.arena import simulate
from stammtisch.arena.cluster import BadCluster, Cluster
from stammtisch.arena.simulate import Job, play_games
from stammtisch.arena.tournament import Tournament
from stammtisch.bots.outside import BadBot
from stammtisch.bots.raise_game import training as raise_training
from stammtisch.bots.the_game._kernel.learning import gather, study, teach
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.training import Teaching, train
from stammtisch.bots.the_game.weights import read
from stammtisch.cli import main
from stammtisch.cli.parser import use_language
from stammtisch.texts import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[1]
CLOSEST = "examples/bots/closest.py:Closest"
COMMAND = [sys.executable, "-m", "stammtisch"]


class Here:
    """Helpers that are none: everything is done in this process, at the latest moment."""

    def __init__(self, count: int = 2, stop_at: int | None = None) -> None:
        self.count = count
        self.begun = 0
        self.stop_at = stop_at

    def begin(self, call: Callable[[Any], Any], part: Any) -> Callable[[], Any]:
        self.begun += 1
        if self.begun == self.stop_at:
            raise KeyboardInterrupt
        return lambda: call(part)


def job(game: str, bot: str, players: int = 2, **more: Any) -> Job:
    return Job(game, games.get(game).options(players=players), (bot,) * players, "7", records=True, **more)


def ray_processes(parent: int) -> dict[int, str]:
    """The processes of Ray below this one: their titles by id."""
    parents, titles = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text()
                titles[int(folder.name)] = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:
                continue
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {}
    for process, title in titles.items():
        above = process
        while above in parents and above != parent:
            above = parents[above]
        if above == parent and "ray" in title:
            found[process] = title
    return found


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Bots that `_play_share` has started in this process end with the test; so does its language."""
    yield
    use_language(ENGLISH)
    simulate._leave()
    simulate._shared = None


# One start of Ray for all that needs it: the tests of a module may run in several processes.


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_cluster_plays_the_same_games(
    tmp_path: Path,
    subtests: pytest.Subtests,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    before = dict(os.environ)
    with Cluster("local", 2) as cluster:
        for game, bot, players, number in (
            ("the-game", "greedy", 3, 20),
            ("raise", "greedy", 3, 8),
            ("the-game", CLOSEST, 2, 6),
        ):
            with subtests.test("byte for byte", game=game, bot=bot):
                asked = job(game, bot, players)
                alone = [played.record for played in play_games(asked, range(number))]
                assert [one.record for one in play_games(asked, range(number), helpers=cluster)] == alone
        with subtests.test("a killed process's share is played again"):
            asked = job("the-game", "random", 3)
            alone = [played.record for played in play_games(asked, range(60))]
            together: list[str] = []
            killed: list[int] = []
            for played in play_games(asked, range(60), helpers=cluster):
                together.append(played.record)
                busy = [one for one, title in ray_processes(os.getpid()).items() if "ray::_do" in title]
                if busy and len(killed) < 2 and len(together) > 10 * len(killed):
                    os.kill(busy[-1], signal.SIGKILL)
                    killed.append(busy[-1])
            assert len(killed) == 2 and together == alone
        with subtests.test("a tournament"):
            figures = []
            for helpers in (None, cluster):
                tournament = Tournament("raise", games.get("raise").options(), ("random", "greedy"), 4, "7")
                list(tournament.play(1, helpers))
                found = tournament.summary()
                for row in found["per_bot"].values():
                    del row["ms_per_act"]
                figures.append(found)
            assert figures[0] == figures[1]
        with subtests.test("a training"):
            here = train(2, games=500, out=made(tmp_path / "here"), test_games=10, quiet=True, helpers=Here())
            there = train(
                2, games=500, out=made(tmp_path / "there"), test_games=10, quiet=True, helpers=cluster
            )
            assert read(here)[1] == read(there)[1]
        with subtests.test("what a call raises is raised here"), pytest.raises(BadBot, match="no file"):
            list(play_games(job("the-game", "nobody.py:Nobody"), range(3), helpers=cluster))
        with subtests.test("software that is only here"):
            (tmp_path / "only_here.py").write_text("def double(number): return 2 * number")
            monkeypatch.syspath_prepend(tmp_path)
            with pytest.raises(BadCluster, match=r"cannot be loaded on the cluster.*only_here"):
                cluster.begin(import_module("only_here").double, 2)()
        with subtests.test("by address, from another process"):
            import ray

            address, file = ray.get_runtime_context().gcs_address, tmp_path / "address.jsonl"
            words = [
                "simulate",
                "raise",
                "--games",
                "8",
                "--seed",
                "7",
                "--workers",
                "1",
                "--players",
                "2",
                "--records",
                file,
            ]
            done = subprocess.run(
                [*COMMAND, *map(str, words), "--cluster", address],
                capture_output=True, text=True, check=False, timeout=300, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            assert (done.returncode, done.stderr) == (0, "")
            assert "".join(played.record for played in play_games(job("raise", "greedy"), range(8))) == (
                file.read_text(encoding="utf-8")
            )
        folder = cluster._folder
        assert folder is not None and folder.is_dir()
    assert not folder.exists()
    assert dict(os.environ) == before
    assert capfd.readouterr() == ("", "")
    deadline = time.monotonic() + 120
    while left := ray_processes(os.getpid()):
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


# Shares


@pytest.mark.parametrize("count", [1, 3, 50])
def test_games_come_in_order_whoever_plays_them(count: int) -> None:
    asked = job("the-game", "greedy")
    alone = [(played.index, played.record) for played in play_games(asked, range(30, 45))]
    shared = play_games(asked, range(30, 45), helpers=Here(count))
    assert [(played.index, played.record) for played in shared] == alone


def test_shares_grow_with_the_pace_and_end_small() -> None:
    helpers = Here()
    asked = replace(job("the-game", "random", 1), records=False)
    assert len(list(play_games(asked, range(150), helpers=helpers))) == 150
    assert 8 < helpers.begun < 150


def test_a_log_folder_that_is_not_there_stops_nobody(tmp_path: Path) -> None:
    asked = job("the-game", CLOSEST, log=tmp_path / "elsewhere")
    (played,) = play_games(asked, [0], helpers=Here())
    assert not played.failures and not (tmp_path / "elsewhere").exists()


# Training


def test_who_plays_here_and_learns_there_learns_the_same() -> None:
    one, other = Network(1), Network(1)
    options, how = games.get("the-game").options(players=3), Teaching(rate=0.03, win_share=0.6)
    for seed in range(20):
        taught = teach(one, options, 1, seed, how)
        *gathered, written = gather(other, options, 1, seed, how)
        study(other, written, how)
        assert tuple(gathered) == taught
    assert array("f", one.weights()) == array("f", other.weights())


def test_a_shared_training_that_was_interrupted_ends_the_same(tmp_path: Path) -> None:
    def training(folder: str, helpers: Here) -> Path:
        out = tmp_path / folder
        out.mkdir(exist_ok=True)
        return train(1, games=1500, out=out, test_games=10, quiet=True, helpers=helpers)

    whole = training("whole", Here())
    with pytest.raises(KeyboardInterrupt):
        training("parts", Here(stop_at=10))
    parts = training("parts", Here(5))
    assert read(parts)[1] == read(whole)[1]
    logs = []
    for file in (whole, parts):
        rows = [json.loads(line) for line in file.with_suffix(".jsonl").read_text().splitlines()]
        logs.append([{name: row[name] for name in row if name != "seconds"} for row in rows])
    assert logs[0] == logs[1]
    assert not list((tmp_path / "parts").glob("*.partial"))


def test_helpers_change_nothing_in_the_policies_of_raise(tmp_path: Path) -> None:
    found = []
    for name, steps in (("alone", (2,)), ("helped", (2,)), ("resumed", (1, 2))):
        helpers = None if name == "alone" else Here()
        for generations in steps:
            state = raise_training.train(
                2, generations, 1, tmp_path / f"{name}.json", deals=2, helpers=helpers
            )
        found.append({key: value for key, value in state.items() if key != "minutes"})
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_resume_wants_something_to_resume(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["train", game, "--players", "2", "--resume", "--out", str(tmp_path / "none")])
    assert ended.value.code == 2
    assert "no interrupted training" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


# Mistakes


@pytest.mark.parametrize("address", ["somewhere", "ray://127.0.0.1:10001", "127.0.0.1:port", ":6379"])
def test_an_address_is_host_and_port(address: str) -> None:
    with pytest.raises(BadCluster, match="write local, or HOST:PORT"):
        Cluster(address).__enter__()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_that_is_not_there_is_one_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "raise", "--games", "2", "--cluster", address, "--language", language])
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == "" and said.err.count("\n") == 1 and address in said.err


def test_another_service_is_no_cluster() -> None:
    def answer(service: socket.socket) -> None:
        with closing(service.accept()[0]) as asked:
            asked.recv(1000)
            asked.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    with closing(socket.create_server(("127.0.0.1", 0))) as service:
        answering = Thread(target=answer, args=(service,), daemon=True)
        answering.start()
        with pytest.raises(BadCluster, match="no Ray cluster answers"):
            Cluster(f"127.0.0.1:{service.getsockname()[1]}").__enter__()
        answering.join()
