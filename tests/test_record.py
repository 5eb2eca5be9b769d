"""Records read back, and each kind of fault is named with its line."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch import BadRecord, Match, Move, games
from stammtisch.core.chance import Committed
from stammtisch.core.game import Choice
from stammtisch.core.record import Checked, Fault, check, read, write
from stammtisch.testing import walk

Lines = list[dict[str, Any]]


def played(game: str = "the-game", seed: int = 1, **options: Any) -> Lines:
    one = games.get(game)
    return list(walk(one, one.options(**options), seed).record())


def committed(game: str) -> Lines:
    one = games.get(game)
    match: Match[Any, Any, Any] = Match(one, one.options(players=2), chance=Committed(b"a secret"))
    while isinstance(turn := match.turn, Choice):
        match.play(Move(turn.seats[0], match.legal(turn.seats[0])[0]))
    return list(match.record())


def text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def checked(source: Lines | str) -> list[Checked | Fault]:
    return list(check(io.StringIO(source if isinstance(source, str) else text(source)), games.get))


def fault(source: Lines | str) -> Fault:
    found = checked(source)
    faults = [item for item in found if isinstance(item, Fault)]
    assert len(faults) == 1, found
    return faults[0]


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_written_reads_back(game: str) -> None:
    one = games.get(game)
    matches = [walk(one, one.options(players=players), seed) for players in (2, 3) for seed in (1, 2)]
    file = io.StringIO()
    for match in matches:
        write(match, file)
    file.seek(0)
    assert [match.state for match in read(file, games.get)] == [match.state for match in matches]


def test_reading_stops_at_a_fault() -> None:
    lines = played()[:-1]
    with pytest.raises(BadRecord, match="cut off"):
        list(read(io.StringIO(text(lines)), games.get))


def index(lines: Lines, key: str) -> int:
    return next(i for i, line in enumerate(lines) if key in line)


def change(lines: Lines, at: int, line: Any) -> Lines:
    return [*lines[:at], line, *lines[at + 1 :]]


FAULTS: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "illegal move": (
        lambda lines: change(
            lines, i := index(lines, "play"), {**lines[i], "play": [lines[i]["play"][0], "E"]}
        ),
        "the piles are A, B, C and D",
    ),
    "wrong seat": (
        lambda lines: change(lines, i := index(lines, "play"), {**lines[i], "seat": 1 - lines[i]["seat"]}),
        r"It is seat \d’s turn. \(rule 3.1\)",
    ),
    "unknown card": (lambda lines: change(lines, 3, {"deal": [0, 123]}), "There is no card 123"),
    "card dealt twice": (lambda lines: change(lines, 3, lines[2]), r"\d+ has been dealt before"),
    "wrong result": (
        lambda lines: change(lines, -1 % len(lines), {"result": {"left": 0, "won": True}}),
        "The result is",
    ),
    "early result": (lambda lines: change(lines, 20, lines[-1]), "not over"),
    "wrong record version": (
        lambda lines: [{**lines[0], "record": 2}, *lines[1:]],
        "version 2; version 1 can be read",
    ),
    "wrong rules version": (lambda lines: [{**lines[0], "rules": 9}, *lines[1:]], "version 9 of the rules"),
    "unknown game": (lambda lines: [{**lines[0], "game": "chess"}, *lines[1:]], "There is no game 'chess'"),
    "unknown option": (
        lambda lines: [{**lines[0], "options": {"luck": 1}}, *lines[1:]],
        "there is no option 'luck'",
    ),
    "bad option": (
        lambda lines: [{**lines[0], "options": {"min_cards": 9}}, *lines[1:]],
        "must be one of: 2, 3",
    ),
    "options no object": (
        lambda lines: [{**lines[0], "options": []}, *lines[1:]],
        "'options' must be an object",
    ),
    "too many seats": (lambda lines: [{**lines[0], "seats": ["x"] * 6}, *lines[1:]], "players is 6"),
    "seats no names": (lambda lines: [{**lines[0], "seats": [1, 2]}, *lines[1:]], "list of names"),
    "short header": (
        lambda lines: [{"record": 1, "game": "the-game"}, *lines[1:]],
        "lacks: rules, options, seats",
    ),
    "no header": (lambda lines: lines[1:], "begins with its header"),
    "cut off": (lambda lines: lines[:-1], "cut off: the game has no result"),
    "nonsense": (lambda lines: change(lines, 3, {"jump": 3}), "not a move of THE GAME"),
    "more than a move": (lambda lines: change(lines, 3, {**lines[3], "note": "x"}), "not a move of THE GAME"),
    "after the end": (lambda lines: [*lines, {"seat": 0, "end": True}], "Nothing but 'reveal'"),
    "stray reveal": (lambda lines: [*lines, {"reveal": "00"}], "no commitment"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_record_is_refused_with_its_reason(kind: str) -> None:
    spoil, reason = FAULTS[kind]
    found = fault(spoil(played(players=2)))
    assert re.search(reason, found.reason), found


def test_the_fault_names_the_line() -> None:
    assert fault(change(played(players=2), 3, {"deal": [0, 123]})).line == 4
    lines = played(players=2)
    assert fault(lines[:-1]).line == len(lines) - 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "Broken JSON"),
        ("[1]", "one JSON object"),
        ('"x"', "one JSON object"),
        ("", "Broken JSON"),
        ("[" * 99999, "Broken JSON"),
    ],
)
def test_broken_json(line: str, reason: str) -> None:
    lines = text(played(players=2)).splitlines()
    lines[5] = line
    found = fault("\n".join(lines) + "\n")
    assert found.line == 6
    assert reason in found.reason


def test_a_line_cut_in_the_middle() -> None:
    assert "Broken JSON" in fault(text(played(players=2))[:-15]).reason


def test_an_empty_file_holds_no_game() -> None:
    assert str(fault("")) == "line 1: There is no game in this file."


def test_after_a_fault_the_next_game_is_checked() -> None:
    good, bad = played(players=2), change(played(players=3), 3, {"deal": [0, 123]})
    found = checked(text(good) + text(bad) + text(good) + text(bad))
    assert [type(item) for item in found] == [Checked, Fault, Checked, Fault]
    assert str(found[1]) == f"line {len(good) + 4}: There is no card 123."


def test_a_move_written_another_way_is_a_fault() -> None:
    lines = played("raise", players=2)
    first = index(lines, "choose")
    swapped = change(change(lines, first, lines[first + 1]), first + 1, lines[first])
    assert f"Line {first + 1} should be" in fault(swapped).reason


@pytest.mark.parametrize("game", games.GAMES)
def test_a_committed_game_is_checked_to_the_last_card(game: str) -> None:
    lines = committed(game)
    (found,) = checked(lines)
    assert isinstance(found, Checked) and found.as_committed
    assert lines[0]["commitment"] == Committed(b"a secret").commitment
    assert lines[-1] == {"reveal": b"a secret".hex()}


def test_a_game_that_was_not_dealt_as_committed() -> None:
    lines = committed("the-game")
    other = Committed(b"another")
    lines[0]["commitment"] = other.commitment
    lines[-1] = {"reveal": other.secret.hex()}
    assert fault(lines).reason == "Line 2 was not dealt as committed."


def test_another_secret_than_committed() -> None:
    lines = committed("the-game")
    lines[-1] = {"reveal": b"another".hex()}
    assert "not the one that was committed to" in fault(lines).reason


def test_a_secret_that_is_missing_early_or_no_secret_at_all() -> None:
    lines = committed("the-game")
    assert "no secret is revealed" in fault(lines[:-1]).reason
    assert "before the result" in fault([*lines[:5], lines[-1]]).reason
    assert "not hexadecimal" in fault([*lines[:-1], {"reveal": "xyz"}]).reason
    assert "not hexadecimal" in fault([*lines[:-1], {"reveal": 7}]).reason
