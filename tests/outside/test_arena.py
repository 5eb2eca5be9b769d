"""Bots from anywhere in `simulate` and `arena`, and what their faults cost them."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from stammtisch.arena.seats import Forfeited
from stammtisch.cli import main
from stammtisch.games.raise_game.model import Result

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
EXAMPLES = ROOT / "examples" / "bots"
BAD = HERE / "bad_bots.py"
CLOSEST = f"{EXAMPLES / 'closest.py'}:Closest"
PYTHON = f"cmd:{sys.executable} {EXAMPLES / 'pipe.py'}"
NODE = f"cmd:node {EXAMPLES / 'pipe.js'}"


def bad(how: str) -> str:
    return f"cmd:{sys.executable} {BAD} {how}"


def run(*words: str | Path, code: int = 0) -> str:
    """What the command prints; in this process, so that it is quick."""
    return _run(*words, code=code)[0]


def complaint(*words: str | Path, code: int = 2) -> str:
    """What the command complains of."""
    return _run(*words, code=code)[1]


def _run(*words: str | Path, code: int) -> tuple[str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main([*map(str, words), "--language", "en"])
    assert ended.value.code == code, out.getvalue() + err.getvalue()
    assert "Traceback" not in out.getvalue() + err.getvalue()
    return out.getvalue(), err.getvalue()


def figures(*words: str | Path) -> Any:
    return json.loads(run(*words, "--json"))


def need_node() -> None:
    """Node.js comes with the web client's tools; its bots are tried wherever it is."""
    assert shutil.which("node"), "Node.js is needed to build the client, so it is here"


def test_a_class_and_programs_in_two_languages_play_together(tmp_path: Path) -> None:
    need_node()
    file = tmp_path / "games.jsonl"
    words = ("--bots", f"{CLOSEST},{PYTHON},{NODE},greedy", "--games", "2", "--seconds", "60")
    command = [sys.executable, "-m", "stammtisch", "simulate", "raise", *words, "--workers", "2", "--json"]
    done = subprocess.run([*command, "--records", file], capture_output=True, timeout=300, check=True)
    found = json.loads(done.stdout)
    assert done.stderr == b""
    assert (found["games"], found["forfeited"], found["faults"]) == (2, 0, [])
    assert found["bots"] == [CLOSEST, PYTHON, NODE, "greedy"]
    assert "2 games correct, 0 faults" in run("check", file)
    again = figures("simulate", "raise", *words, "--workers", "1")
    assert again["per_seat"] == found["per_seat"]


def test_a_class_and_programs_make_a_team() -> None:
    need_node()
    bots = f"{CLOSEST},{PYTHON},{NODE}"
    found = figures(
        "simulate", "the-game", "--bots", bots, "--games", "1", "--seconds", "60", "--workers", "1"
    )
    assert (found["games"], found["faults"]) == (1, []) and found["mean_left"] < 98


@pytest.mark.parametrize(
    ("how", "fault", "said"),
    [
        ("crash", "crash", "ended with code 3: out of luck"),
        ("nonsense", "nonsense", "I think I'll lay the 37, which is no JSON"),
        ("out-of-turn", "out-of-turn", "when asked question"),
        ("twice", "out-of-turn", ""),
    ],
)
def test_a_program_that_does_wrong_loses_its_game_and_the_run_goes_on(
    how: str, fault: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    found = figures(
        "simulate", "raise", "--bots", f"random,{bad(how)}", "--games", "2", "--workers", "1",
        "--seconds", "60", "--records", file, "--log", tmp_path / "logs",
    )  # fmt: skip
    assert found["games"] == found["forfeited"] == 2
    assert found["forfeits"] == {bad(how): 2}
    assert [(one["game"], one["seat"], one["fault"]) for one in found["faults"]] == [
        (1, 1, fault),
        (2, 1, fault),
    ]
    assert all(said in one["what"] for one in found["faults"])
    assert found["per_bot"][bad(how)] == {"win_share": 0.0, "mean_score": 0.0}
    assert found["per_bot"]["random"]["win_share"] == 1.0
    assert "2 games correct, 0 faults" in run("check", file)
    headers = [json.loads(line) for line in file.read_text().splitlines() if line.startswith('{"record"')]
    assert [header["forfeits"][0]["fault"] for header in headers] == [fault, fault]


@pytest.mark.parametrize(
    ("name", "fault", "said"),
    [
        ("Crashes", "crash", "AttributeError: 'View' object has no attribute 'no_such_field'"),
        ("Cheats", "illegal", ", pile='A'): "),
        ("Dreams", "nonsense", "which is no act of the-game"),
    ],
)
def test_a_class_that_does_wrong_loses_the_teams_game(
    name: str, fault: str, said: str, tmp_path: Path
) -> None:
    found = figures(
        "simulate", "the-game", "--bots", f"greedy,{BAD}:{name}", "--games", "1", "--seconds", "60",
        "--log", tmp_path,
    )  # fmt: skip
    assert (found["forfeited"], found["wins"], found["faults"][0]["fault"]) == (1, 0, fault)
    assert said in found["faults"][0]["what"]
    assert "mean_left" not in found
    if fault == "crash":
        assert "Traceback" in Path(found["faults"][0]["log"]).read_text()


@pytest.mark.parametrize("bot", [f"{BAD}:Hangs", bad("hang")], ids=["class", "program"])
def test_a_bot_that_hangs_is_stopped(bot: str) -> None:
    output = run("simulate", "raise", "--bots", f"random,{bot}", "--games", "1", "--seconds", "0.5")
    assert "Forfeited: 1 of one game" in output
    assert f"1\t1\t{bot}\ttoo late\tno answer within 1.5 s" in output


def test_no_process_of_a_bot_outlives_the_run(tmp_path: Path) -> None:
    words = ("raise", "--bots", f"random,{bad('stays')}", "--games", "2", "--log", str(tmp_path))
    command = [sys.executable, "-m", "stammtisch", "simulate", *words, "--workers", "2", "--seconds", "60"]
    subprocess.run(command, capture_output=True, timeout=300, check=True)
    run("simulate", *words, "--workers", "1", "--seconds", "60")
    started = re.findall(r"process (\d+)", "".join(file.read_text() for file in tmp_path.glob("*.log")))
    assert len(started) >= 2
    assert not [pid for pid in started if _runs(int(pid))]


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_tournament_counts_forfeits_and_rates_them_last() -> None:
    found = figures(
        "arena",
        "raise",
        "--bots",
        f"random,{bad('crash')}",
        "--games",
        "4",
        "--seconds",
        "60",
        "--workers",
        "2",
    )
    assert found["forfeited"] == found["games"] == 4
    assert [fault["game"] for fault in found["faults"]] == [1, 2, 3, 4]
    assert found["per_bot"][bad("crash")]["win_share"] == 0
    assert list(found["per_bot"]) == [bad("crash"), "random"]
    team = figures(
        "arena",
        "the-game",
        "--bots",
        f"random,{bad('crash')}",
        "--games",
        "2",
        "--seconds",
        "60",
        "--workers",
        "1",
    )
    assert list(team["per_bot"]) == [bad("crash"), "random"]
    assert team["forfeits"][bad("crash")] >= 2


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nobody", "there is no bot 'nobody' for raise; choose from: random"),
        ("missing.py:Bot", "there is no file missing.py"),
        (f"{BAD}:Missing", "has no Missing"),
        (f"{BAD}:Nothing", "it has no method choose(view, rng, seconds)"),
        (f"{BAD}:time", "time is no class"),
        ("no.such.package:Bot", "there is no Python package or module 'no.such.package'"),
        ("json:Bot", "json has no Bot"),
        ("cmd:no-such-program", "there is no program 'no-such-program'"),
        ("cmd:", "there is no program"),
        (f"cmd:{sys.executable} -c pass", "ended with code 0"),
        (bad("old"), "speaks version 0 of the protocol, not 1"),
    ],
)
def test_what_is_no_bot_is_said_in_one_line(bot: str, said: str) -> None:
    output = complaint("simulate", "raise", "--bots", f"{bot},random", "--games", "1")
    assert said in output and output.count("\n") == 1


def test_time_for_a_move_must_be_some() -> None:
    assert "must be more than 0" in complaint("simulate", "raise", "--seconds", "0")


def test_whoever_is_at_fault_has_lost_and_the_best_of_the_others_has_won() -> None:
    played = Result((30, 50, 40), (1,))
    assert Forfeited(played, frozenset({1}), cooperative=False).winners == (2,)
    assert Forfeited(played, frozenset({1}), cooperative=False).scores == (30, 0, 40)
    assert Forfeited(played, frozenset({0}), cooperative=False).winners == (1,)
    assert Forfeited(played, frozenset({0, 1, 2}), cooperative=False).winners == ()
    assert Forfeited(played, frozenset({0}), cooperative=True).winners == ()


RUNAWAY = """
import subprocess, sys, time
from pathlib import Path

LOCK = Path(__file__).with_name("lock")
HOLD = "import fcntl, sys, time; f = open(sys.argv[1], 'w'); fcntl.flock(f, 2); f.write('held'); f.flush(); "

class Runaway:
    def choose(self, view, rng, seconds):
        if not LOCK.exists():
            subprocess.Popen([sys.executable, "-c", HOLD + "time.sleep(600)", LOCK], start_new_session=True)
        while not LOCK.exists() or not LOCK.read_text():
            time.sleep(0.01)
        return view.legal[0]
"""


def test_nothing_that_a_bot_has_started_outlives_the_command_in_process_numbers_of_its_own(
    tmp_path: Path,
) -> None:
    """As docs/bots.md advises."""
    confined = ["unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child"]
    if not shutil.which("unshare") or subprocess.run([*confined, "true"], check=False).returncode:
        pytest.skip("needs Linux, and permission to make namespaces")
    bot = tmp_path / "runaway.py"
    bot.write_text(RUNAWAY, encoding="utf-8")
    game = ["simulate", "the-game", "--players", "1", "--games", "1", "--seconds", "30", "--workers", "1"]
    subprocess.run(
        [*confined, sys.executable, "-m", "stammtisch", *game, "--bots", f"{bot}:Runaway"],
        check=True,
        capture_output=True,
        timeout=120,
    )
    import fcntl

    with (tmp_path / "lock").open() as held:
        assert held.read() == "held"
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
