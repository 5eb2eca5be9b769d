"""What others have written, read by the commands: no terminal obeys it, and nothing is too much."""

from __future__ import annotations

import gzip
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pseudo_terminal import terminal
from server.kit import Running, quick, running
from small_judge import SmallJudge

from stammtisch import games, open_records
from stammtisch.cli import main
from stammtisch.cli.printing import print_json, print_table
from stammtisch.core.game import BadRecord
from stammtisch.core.record import MOST_LINES, check
from stammtisch.records.files import LONGEST_LINE, writing
from stammtisch.testing import walk

EVIL = "\x1b]0;pwned\x07\x1b[2J\u202eannA\u2066\x9b31m\n[/x][red]stammtisch: fine"
STEERING = ("\x1b", "\x07", "\x9b", "\x7f", "\u202e", "\u2066")
MEMORY = 600_000_000
"""Bytes of a command's address space; it takes some 250 MB of them when it has nothing to do."""
WITH_POLARS = 3_000_000_000


def run(*words: str | Path, stdin: str = "", memory: int = MEMORY) -> tuple[int, str]:
    """The exit code and all that is printed, with bounded memory."""
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        input=stdin,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1", "OPENBLAS_NUM_THREADS": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (memory, memory)),
    )
    output = done.stdout + done.stderr
    assert "Traceback" not in output, output[-2000:]
    assert not any(sign in output for sign in STEERING), ascii(output[:2000])
    return done.returncode, output


def record(name: str = "the-game", /, **header: Any) -> list[str]:
    """The lines of a whole game, its header changed."""
    played = games.get(name)
    first, *others = walk(played, played.options(players=2), 1).record()
    return [json.dumps({**first, **header}), *map(json.dumps, others)]


def saved(folder: Path, *lines: str) -> Path:
    file = folder / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


# Names


@pytest.mark.parametrize(
    "header",
    [
        {"game": EVIL},
        {"rules": EVIL},
        {"record": EVIL},
        {"options": {EVIL: 1}},
        {"options": {"talk": EVIL}},
        {"seats": [EVIL, EVIL, EVIL, EVIL, EVIL, EVIL, EVIL]},
        {"seats": [EVIL, EVIL], "id": EVIL, "seed": EVIL, "software": EVIL},
    ],
)
def test_check_prints_nothing_that_steers_a_terminal(header: dict[str, Any], tmp_path: Path) -> None:
    _, said = run("check", saved(tmp_path, *record(**header)))
    assert len(said.splitlines()) <= 2, "no line is forged"


def test_check_prints_moves_in_one_line(tmp_path: Path) -> None:
    first, *others = record()
    for line in ({EVIL: 1}, {"play": EVIL, "seat": 0}, {"result": EVIL}, [EVIL]):
        code, said = run("check", saved(tmp_path, first, json.dumps(line), *others))
        assert code == 1 and len(said.splitlines()) == 2


def test_review_prints_names_that_steer_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = "stammtisch.review.reviewer.judge_for"  # what it says of the game does not matter
    monkeypatch.setattr(small, lambda name: SmallJudge(games.get(name)))
    file = saved(tmp_path, *record(seats=[EVIL, "Ben"]))
    html, svg = tmp_path / "review.html", tmp_path / "review.svg"
    for words in (["--html", html], ["--svg", svg]):
        with pytest.raises(SystemExit) as ended:
            main(["review", str(file), *map(str, words)])
        assert not ended.value.code
        said = capsys.readouterr().out
        assert not any(sign in said for sign in STEERING)
    for written in (html, svg):
        made = written.read_text(encoding="utf-8")
        assert "annA" in made and not any(sign in made for sign in STEERING)


def test_the_page_of_tables_shows_names_that_steer_nothing(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    file = saved(tmp_path, *record(seats=[EVIL, "Ben"]))
    tables = tmp_path / "tables"
    assert run("export", file, "--parquet", tables, "--workers", "1", memory=WITH_POLARS)[0] == 0
    assert run("report", tables, memory=WITH_POLARS)[0] == 0
    made = (tables / "report.html").read_text(encoding="utf-8")
    assert "annA" in made and not any(sign in made for sign in STEERING)


@pytest.mark.parametrize("tty", [False, True])
def test_a_table_of_results_prints_cells_as_they_are_read(
    tty: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: tty)
    monkeypatch.setenv("TERM", "dumb")  # no styles of rich
    print_table(EVIL if tty else "title", ["player"], [[EVIL]])
    print_json({"name": EVIL + "\x7f"})
    said = capsys.readouterr().out
    table, _, told = said.partition("{")
    assert "[/x][red]" in table, "no markup of rich"
    assert not any(sign in said for sign in STEERING) and json.loads("{" + told) == {"name": EVIL + "\x7f"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(quick(tmp_path, socket=tmp_path / "operator")) as found:
        yield found


def test_tables_prints_stored_names_and_talk_that_steer_nothing(server: Running, tmp_path: Path) -> None:
    """The server takes no such names; they may be in its database all the same."""
    made = server.table("the-game", {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
    second = made["seats"][1]["token"]
    place = f"/tables/{made['table']}/seats/0/report"
    assert server.post(place, {"text": "rude"}, second, "0" * 32).status_code in (200, 201, 204)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET chairs = replace(chairs, 'Anna', ?)", [json.dumps(EVIL)[1:-1]])
        database.execute("UPDATE reports SET name = ?, text = ?", [EVIL, EVIL])
    _, said = run("tables", "--socket", tmp_path / "operator")
    assert "annA" in said
    _, said = run("tables", "--reports", "--socket", tmp_path / "operator")
    assert said.count("annA") == 2


def test_join_and_simulate_print_names_and_paths_that_steer_nothing(server: Running, tmp_path: Path) -> None:
    made = server.table("the-game", {"kind": "me", "name": "Anna"}, {"kind": "open"})
    bot = tmp_path / "\x1b[2J\u202ebot.py"
    bot.write_text("class Loud:\n    def choose(self, view, rng, seconds): raise ValueError('\\x1b[2J')\n")
    address = f"http://127.0.0.1:{server.port}"
    _, said = run("join", made["join"], "--server", address, "--bot", f"{bot}:Loud", "--name", "A\x1b[2J")
    assert "Loud" in said
    _, said = run("join", EVIL, "--server", address, "--bot", "random")
    _, said = run("join", made["join"], "--server", f"http://127.0.0.1:1/{EVIL}", "--bot", "random")
    code, said = run("simulate", "the-game", "--bots", f"{bot}:Loud", "--games", "2", "--players", "2")
    assert code == 0 and "bot.py:Loud" in said
    _, said = run("arena", "raise", "--bots", f"{bot}:Loud,random", "--games", "2")
    assert "bot.py:Loud" in said
    assert run("simulate", "the-game", "--bots", EVIL)[0] == 2


@pytest.mark.parametrize("lines", [True, False])
def test_a_game_in_the_terminal_shows_names_that_steer_nothing(lines: bool, tmp_path: Path) -> None:
    bot = tmp_path / "\x1b]0;pwned\x07bot.py"
    bot.write_text(
        "class Loud:\n    def __init__(self, *_): pass\n"
        "    def choose(self, view, rng, seconds): return view.legal[0]\n"
    )
    words = [
        "terminal",
        "the-game",
        "--bots",
        f"{bot}:Loud",
        "--players",
        "2",
        "--name",
        "Ann\x1b]0;pwned\x07a",
    ]
    if lines:
        _, said = run(*words, "--lines", stdin="quit\n")
        assert "pwned" in said
    else:
        with terminal(words, width=160) as at:
            at.wait_for("bot.py")
            assert b"\x1b]" not in at.output and b"\x07" not in at.output


# Sizes


NO_RECORDS = {
    "three million digits": ('{"record": ' + "9" * 3_000_000 + "}", "longer than"),
    "ten thousand digits": ('{"record": ' + "9" * 10_000 + "}", "more digits"),
    "brackets": ("[" * 100_000, "nested too deeply"),
    "braces": ('{"a":' * 100_000, "nested too deeply"),
    "a long name": (
        '{"record": 1, "rules": 1, "options": {}, "seats": [], "game": "' + "x" * 500_000 + '"}',
        "xxx",
    ),
    "a long string": ('"' + "x" * 500_000 + '"', "one JSON object, not"),
    "a long line": ("x" * 30_000_000, "longer than"),
    "many lines": ("x\n" * (MOST_LINES + 10), "without another header"),
    "no number": ("NaN", "one JSON object"),
}


@pytest.mark.parametrize("kind", NO_RECORDS)
def test_check_says_in_a_short_line_what_is_no_record(kind: str, tmp_path: Path) -> None:
    content, words = NO_RECORDS[kind]
    code, said = run("check", saved(tmp_path, content))
    assert code == 1 and words in said and len(said) < 2_000


@pytest.mark.parametrize("command", ["check", "review", "export"])
@pytest.mark.parametrize("kind", ["zeros", "lines", "moves"])
def test_what_unpacks_to_very_much_is_left_early(command: str, kind: str, tmp_path: Path) -> None:
    """More than there is memory; and a game that does not end."""
    if command == "export":
        pytest.importorskip("polars")
    file = tmp_path / "bomb.jsonl.gz"
    begin = "\n".join(record()[:2]) + "\n"
    block = {"zeros": bytes(1 << 20), "lines": b"\n" * (1 << 20), "moves": b"{}\n" * (1 << 18)}[kind]
    parts = [gzip.compress(begin.encode())] if kind == "moves" else []
    parts += [gzip.compress(block)] * (500 if command != "export" else 3_000)
    file.write_bytes(b"".join(parts))
    more = ["--parquet", str(tmp_path / "tables"), "--workers", "1"] if command == "export" else []
    code, said = run(command, file, *more, memory=MEMORY if command != "export" else WITH_POLARS)
    assert code == 1 and len(said) < 2_000, said[-2000:]


NO_SETS = {
    "brackets": ("x = " + "[" * 100_000, "nested too deeply"),
    "digits": ("hand_size = " + "9" * 10_000, "too many digits"),
    "many keys": ("".join(f"k{number} = 1\n" for number in range(60_000)), "more mistakes: 59,9"),
    "large": ("x" * 2_000_000, "larger than any set"),
    "a long name": (f'name = "{"y" * 100_000}"', "name"),
}


@pytest.mark.parametrize("kind", NO_SETS)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_set_is_refused_in_a_few_lines(command: str, kind: str, tmp_path: Path) -> None:
    content, words = NO_SETS[kind]
    file = tmp_path / "set.toml"
    file.write_text(content, encoding="utf-8")
    given = ["simulate", "raise", "--games", "1"] if command == "simulate" else ["play", "--port", "0"]
    code, said = run(*given, "--set", file)
    assert code in (1, 2) and len(said) < 20_000 and len(said.splitlines()) <= 21
    assert words in said or (command == "play" and "more" in said)


@pytest.mark.parametrize(
    "words",
    [
        ["check", "/dev/zero"],
        ["check", "/dev/null", "--kept", "/dev/zero"],
        ["review", "/dev/zero"],
        ["simulate", "raise", "--set", "/dev/zero"],
        ["play", "--port", "0", "--set", "/dev/zero"],
        ["restore", "/dev/zero", "--database", "{}/new.sqlite"],
        ["backup", "{}/new.backup", "--database", "/dev/zero"],
        ["move-database", "/dev/zero", "{}/new.sqlite"],
        ["tidy", "--older-than", "1h", "--database", "/dev/zero"],
        ["report", "/dev"],
        ["simulate", "raise", "--bots", "/dev/zero:Bot"],
        ["simulate", "raise", "--games", "1", "--seed", "9" * 5_000],
        ["simulate", "raise", "--option", "players=" + "9" * 5_000],
        ["simulate", "raise", "--games", "9" * 5_000],
        ["tables", "--remove", "T", "9" * 5_000],
        ["play", "--port", "0", "--disk-reserve", "9" * 400],
        ["tidy", "--older-than", "9" * 5_000 + "d"],
    ],
    ids=lambda words: " ".join(words)[:60],
)
def test_every_command_refuses_in_one_line_what_never_ends(words: list[str], tmp_path: Path) -> None:
    code, said = run(*(word.format(tmp_path) for word in words))
    if words[0] != "simulate" or "--seed" not in words:
        assert code in (1, 2) and len(said.splitlines()) <= 2, said[:2000]


def test_odd_values_in_a_record_are_faults_and_nothing_worse(tmp_path: Path) -> None:
    """Every field of every line of a game, each with odd values."""
    odd: tuple[Any, ...] = (
        *(
            None,
            [],
            {},
            -1,
            10**30,
            1.5,
            float("nan"),
            True,
            "",
            "x" * 10_000,
            EVIL,
            [[[[]]]],
            {"a": {"b": []}},
        ),
    )
    rng = Random(5)
    for game in games.GAMES:
        lines = [json.loads(line) for line in record(game)]
        for _ in range(400):
            at = rng.choice((0, 0, rng.randrange(len(lines))))
            line = dict(lines[at])
            name = rng.choice([*line, "scheme", "contributions", "commitment", "reveal", "result"])
            line[name] = rng.choice(odd)
            if isinstance(lines[at].get(name), dict) and rng.random() < 0.7:
                line[name] = {**lines[at][name], rng.choice([*lines[at][name], "x"]): rng.choice(odd)}
            written = [json.dumps(one) for one in (*lines[:at], line, *lines[at + 1 :])]
            for found in check(written, games.get):
                str(found)


def test_many_games_are_read_as_a_stream(tmp_path: Path) -> None:
    """As many as come: neither a game's nor a line's limit is one of the file's."""
    file = tmp_path / "games.jsonl.gz"
    lines = "".join(f"{line}\n" for line in record())
    games_written = 3 * MOST_LINES // lines.count("\n") + 1
    with writing(file) as out:
        for _ in range(games_written):
            out.write(lines)
    assert sum(1 for _ in open_records(file)) == games_written
    first = next(iter(open_records(file)))
    assert first.match().result is not None
    with gzip.open(file, "rt", encoding="utf-8") as text:
        found = check((line for number, line in enumerate(text) if number < MOST_LINES // 50), games.get)
        assert next(found)


def test_records_are_opened_with_the_same_limits(tmp_path: Path) -> None:
    begin = record()[:2]
    for lines, words in (
        ([*begin, "x" * (LONGEST_LINE + 1)], "line 3: The line is longer"),
        ([*begin, *["{}"] * (MOST_LINES + 1)], "without another header"),
    ):
        with pytest.raises(BadRecord, match=words):
            list(open_records(saved(tmp_path, *lines)))


@pytest.mark.parametrize(
    "about",
    [
        "[]",
        "{}",
        "null",
        '{"columns": 3, "schema": 1, "software": 1, "game": 1}',
        "[" * 9_000,
        "9" * 9_000,
        "same",
    ],
    ids=len,
)
def test_tables_that_nobody_has_exported_are_refused_in_one_line(about: str, tmp_path: Path) -> None:
    pl = pytest.importorskip("polars")
    file, tables = saved(tmp_path, *record()), tmp_path / "tables"
    assert run("export", file, "--parquet", tables, "--workers", "1", memory=WITH_POLARS)[0] == 0
    kept = pl.read_parquet_metadata(tables / "games.parquet")
    said_of = {
        key: value if about == "same" else about for key, value in kept.items() if key != "ARROW:schema"
    }
    pl.DataFrame({"seats": [1]}).write_parquet(tables / "games.parquet", metadata=said_of)
    code, said = run("report", tables, memory=WITH_POLARS)
    assert code == 2 and len(said.splitlines()) == 1 and "is not a table" in said
