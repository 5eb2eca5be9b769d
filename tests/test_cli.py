"""The command line, run as people run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from processes import child

from stammtisch import open_records
from stammtisch.version import software

COMMAND = [sys.executable, "-m", "stammtisch"]


def run(*words: str | Path, code: int = 0) -> str:
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1"},
    )
    output = done.stdout + done.stderr
    assert done.returncode == code, output
    assert "Traceback" not in output
    return output


def figures(*words: str | Path) -> Any:
    return json.loads(run(*words, "--json"))


@pytest.mark.parametrize("command", ["simulate", "arena", "bots", "check", "rules", "bench"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert f"stammtisch {command}" in " ".join(run(command, "--help").split())
    assert "Example" in run(command, "--help")


@pytest.mark.parametrize("players", [1, 2, 5])
def test_simulate_the_game(players: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = figures(
        "simulate", "the-game", "--players", str(players), "--bots", "greedy", "--games", "6", "--seed", "7",
        "--option", "min_cards=3", "--records", file,
    )  # fmt: skip
    assert found.keys() >= {
        "game", "players", "bots", "games", "seed", "seconds", "games_per_second",
        "wins", "win_rate", "win_rate_95", "mean_left", "excellent",
    }  # fmt: skip
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("the-game", players, 6, 7)
    assert "6 games correct, 0 faults" in run("check", file)


def test_simulate_raise(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = figures(
        "simulate",
        "raise",
        "--bots",
        "greedy,random,random",
        "--games",
        "20",
        "--seed",
        "7",
        "--records",
        file,
    )
    assert set(found["per_bot"]) == {"greedy", "random"}
    assert sum(bot["win_share"] for bot in found["per_bot"].values()) == pytest.approx(1)
    assert len(found["per_seat"]) == found["players"] == 3
    assert "20 games correct, 0 faults" in run("check", file)


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_the_same_seed_gives_the_same_records_whatever_the_workers(game: str, tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        run("simulate", game, "--games", "9", "--seed", "x", "--workers", str(workers), "--records", file)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("packed", ["gz", "zst"])
def test_records_are_written_and_read_compressed(packed: str, tmp_path: Path) -> None:
    file, plain = tmp_path / f"games.jsonl.{packed}", tmp_path / "games.jsonl"
    words = ("simulate", "the-game", "--games", "5", "--seed", "x", "--bots", "random", "--workers", "1")
    for one in (file, plain):
        run(*words, "--records", one)
    assert file.stat().st_size < plain.stat().st_size / 2
    assert [game.lines for game in open_records(file)] == [game.lines for game in open_records(plain)]
    assert "10 games correct, 0 faults" in run("check", file, plain)
    file.write_bytes(file.read_bytes()[:-30])
    assert "damaged or cut off" in run("check", file, plain, code=1)
    assert "damaged or cut off" in run("review", file, code=1)


def test_a_wrong_ending_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for name in ("games.parquet", "games.txt"):
        output = run("simulate", "the-game", "--games", "1000000", "--records", tmp_path / name, code=2)
        assert f"{name} is not a name for records; they end in .jsonl, .jsonl.gz" in output
        assert not (tmp_path / name).exists()


def test_the_header_says_where_a_game_is_from(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for bots in ("greedy", "greedy,random"):
        run(
            "simulate",
            "raise",
            "--players",
            "2",
            "--bots",
            bots,
            "--games",
            "3",
            "--seed",
            "7",
            "--records",
            file,
        )
        headers = [game.header for game in open_records(file)]
        assert [header["seed"] for header in headers] == ["7/0", "7/1", "7/2"]
        assert len({header["id"] for header in headers}) == 3
        assert {header["software"] for header in headers} == {software()}


def test_committed_games_are_dealt_as_committed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "the-game", "--games", "2", "--committed", "--records", file)
    assert "2 games correct, 2 of them dealt as committed, 0 faults" in run("check", file)


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_arena(game: str) -> None:
    found = figures("arena", game, "--bots", "random,greedy", "--games", "12", "--seed", "3")
    rating = {name: row["rating"] for name, row in found["per_bot"].items()}
    assert rating["greedy"] > rating["random"]
    low, high = found["per_bot"]["greedy"]["rating_95"]
    assert low < rating["greedy"] < high
    assert all({"bots", "games"} <= row.keys() for row in found["cross"])
    assert "greedy" in run("arena", game, "--bots", "random,greedy", "--games", "4", "--players", "3")


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_bots_are_listed_weakest_first(game: str) -> None:
    found = figures("bots", game)
    assert [bot["name"] for bot in found][:2] == ["random", "greedy"]
    assert [bot["level"] for bot in found] == list(range(len(found)))
    assert all(bot["about"] for bot in found)
    assert "greedy" in run("bots", game)


@pytest.mark.parametrize(("game", "word"), [("the-game", "backwards trick"), ("raise", "dice")])
def test_rules_are_printed(game: str, word: str) -> None:
    assert word in run("rules", game, "--language", "en")


LETTERS = ["play", "--smtp", "smtp://mail.example.org", "--mail-from", "games@example.org"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess'; choose from: the-game, raise"),
        (
            ["simulate", "the-game", "--bots", "deep"],
            "there is no bot 'deep' for the-game; choose from: random",
        ),
        (["simulate", "the-game", "--players", "9"], "players is 9, but must be one of: 1, 2, 3, 4, 5"),
        (["play", "--smtp", "mail.example.org", "--mail-from", "a@example.org"], "--smtp must be an address"),
        (["play", "--smtp", "smtp://mail.example.org"], "--smtp needs the address that e-mails come from"),
        (["play", "--mail-from", "games@example.org"], "--mail-from needs an SMTP server"),
        ([*LETTERS], "--smtp needs the address that letters link to as well: --public-url https://games."),
        ([*LETTERS, "--host-name", "a.example", "b.example"], "--smtp needs the address that letters link"),
        ([*LETTERS, "--prefix", "/games"], "--public-url https://games.example.org/games"),
        (["play", "--public-url", "ftp://a.example"], "such as https://games.example.org, without a user"),
        (["play", "--public-url", "a.example"], "--public-url must be an address such as https://"),
        (["play", "--public-url", ""], "--public-url must be an address such as https://"),
        (["play", "--public-url", "https://"], "--public-url must be an address such as https://"),
        (["play", "--public-url", "https:///games"], "--public-url must be an address such as https://"),
        (["play", "--public-url", "https://me:pw@a.example"], "--public-url must be an address such as"),
        (["play", "--public-url", "https://a.example?x"], "--public-url must be an address such as https://"),
        (["play", "--public-url", "https://a.example/#x"], "--public-url must be an address such as"),
        (["play", "--public-url", "https://a.example:port"], "--public-url must be an address such as"),
        (["play", "--public-url", "https://a.example:65536"], "--public-url must be an address such as"),
        (["play", "--public-url", "https://a b.example"], "--public-url must be an address such as https://"),
        (["play", "--public-url", "https://exam\u0131ple.org"], "--public-url must be an address such as"),
        (
            ["play", "--public-url", "https://a.example", "--prefix", "/games"],
            "the same path as --prefix: https://a.example/games, not https://a.example",
        ),
        (
            ["play", "--public-url", "https://a.example:8443/games/x"],
            "the same path as --prefix: https://a.example:8443, not https://a.example:8443/games/x",
        ),
        (["simulate", "raise", "--players", "1"], "players is 1, but must be one of: 2, 3, 4, 5"),
        (["simulate", "the-game", "--games", "0"], "--games is 0, but must be at least 1"),
        (["simulate", "the-game", "--games", "many"], "games"),
        (["simulate", "the-game", "--option", "talk"], "should be NAME=VALUE"),
        (["simulate", "the-game", "--option", "talk=loud"], "must be one of: silent, signals, open"),
        (["simulate", "the-game", "--players", "3", "--bots", "greedy,random"], "2 bots for 3 seats"),
        (["simulate", "the-game", "--records", "/no/such/folder/x"], "cannot write /no/such/folder/x"),
        (["arena", "raise", "--bots", "greedy"], "at least two different bots"),
        (["check", "no-such-file"], "cannot read no-such-file"),
        (["rules", "raise", "--language", "xx"], "there are no texts in 'xx'; choose from: en, de"),
        (["dance"], "dance"),
        (["simulate"], "game"),
    ],
)
def test_a_wrong_word_gets_a_clear_line_and_code_2(words: list[str], message: str) -> None:
    output = run(*words, code=2)
    assert message.lower() in output.lower()
    assert all(line.startswith("stammtisch: ") for line in output.splitlines())


def test_a_bad_record_exits_1_and_names_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert "line 1: A game begins with its header" in run("check", file, code=1)
    file.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in run("check", file, code=1)


def test_check_takes_several_files_and_reads_on_after_a_bad_one(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    run("simulate", "raise", "--bots", "random", "--games", "2", "--records", good)
    bad.write_text("{}\n", encoding="utf-8")
    assert "4 games correct, 0 faults" in run("check", good, good)
    output = run("check", bad, good, code=1)
    assert "bad.jsonl: line 1" in output and "2 games correct, 1 fault" in output
    output = run("check", tmp_path / "missing.jsonl", good, code=2)
    assert "cannot read" in output and "2 games correct, 0 faults" in output


def test_a_long_list_of_wrong_words_is_said_whole() -> None:
    words = [f"games-{number}.jsonl" for number in range(500)]
    output = run("rules", "raise", *words, code=2)
    assert all(word in output for word in words) and "???" not in output


def test_a_bad_set_file_exits_1_and_lists_every_mistake(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("symbols = 3\n", encoding="utf-8")
    output = run("simulate", "raise", "--set", file, code=1)
    assert len(output.splitlines()) > 1
    assert "there is no such file" in run("simulate", "raise", "--set", tmp_path / "none.toml", code=1)


def test_ctrl_c_ends_cleanly_with_what_is_done_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with child(
        [*COMMAND, "simulate", "the-game", "--games", "100000", "--records", file, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"},
    ) as process:
        deadline = time.monotonic() + 120
        while not file.exists() or file.stat().st_size < 100_000:
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert "interrupted after" in err and "Traceback" not in err
    done = json.loads(out)["games"]
    assert 0 < done < 100_000
    assert f"{done:,} games correct, 0 faults" in run("check", file)
