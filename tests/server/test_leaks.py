"""What goes over the wire tells a seat nothing that it may not know.

The swap test on the real protocol: the same match is played twice over HTTP and a stream,
once as it was and once with something changed that the seat has never seen. Everything
that the seat's stream receives must be the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from kit import TWINS, walk
from server.kit import Running, quick, running

from stammtisch.core.chance import Scripted, Source
from stammtisch.core.game import Move
from stammtisch.games import GAMES
from stammtisch.server.wire_move import line_of, wire_move

Script = list[Move[Any]]
every_game = pytest.mark.parametrize("game", list(GAMES))


class Dealer:
    """A server whose next table is dealt as it is told."""

    def __init__(self) -> None:
        self.outcomes: list[Any] = []

    def __call__(self, secret: bytes) -> Source:
        return Scripted(self.outcomes, then=_Any())


class _Any:
    """After the script: whatever comes first."""

    def fall(self, chance: Any, index: int) -> Any:
        return chance.outcomes[0][0]


DEALER = Dealer()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("leaks"), source=DEALER)) as found:
        yield found


def transcript(server: Running, game: str, options: Any, moves: Script, seat: int | None) -> list[str]:
    """Everything that the seat's stream and its calls receive while this match is played."""
    DEALER.outcomes = [move.act for move in moves if move.seat is None]
    chosen = GAMES[game].option_line(options)
    people = [{"kind": "me", "name": f"P{number}"} for number in range(options.players)]
    created = server.table(game, *people, options=chosen)
    table, tokens = created["table"], [entry["token"] for entry in created["seats"]]
    mine = None if seat is None else tokens[seat]
    player = server.stream(table, mine)
    player.until("events")
    answers = []
    for number, move in enumerate(move for move in moves if move.seat is not None):
        assert move.seat is not None
        line = wire_move(game, move.act)
        _play(server, table, tokens[move.seat], player.at, line)
        player.until("events")
        if number % 3 == 0 and "signal" not in line and _may_take_back(server, table, tokens[move.seat]):
            _play(server, table, tokens[move.seat], player.at, {"take_back": True})
            player.until("events")
            _play(server, table, tokens[move.seat], player.at, line)
            player.until("events")
        if number % 10 == 0:
            answers.append(server.get(f"/tables/{table}", mine).text)
            answers.append(server.get(f"/tables/{table}/record", mine).text)
    late = server.stream(table, mine, since=3)
    late.read()
    late.read()
    player.close()
    late.close()
    known = {table: "TABLE", created["join"]: "CODE", player.table["commitment"]: "COMMITMENT"}
    created_at = f'"created":{player.table["created"]!r}'
    found = "\n".join((*player.received, *late.received, *answers)).replace(created_at, '"created":NOW')
    for word, place in known.items():
        found = found.replace(word, place)
    return found.splitlines()


def _play(server: Running, table: str, token: str, at: int, line: dict[str, Any]) -> None:
    answer = server.post(f"/tables/{table}/moves", {"at": at, "move": line}, token)
    assert answer.status_code == 200, answer.text


def _may_take_back(server: Running, table: str, token: str) -> bool:
    found: bool = server.get(f"/tables/{table}", token).json()["view"]["mine"]["may_take_back"]
    return found


@every_game
def test_a_seat_cannot_tell_twins_apart(server: Running, game: str) -> None:
    """Hands and face-down cards of the others, and what nobody has drawn, change nothing."""
    rules = GAMES[game]
    told = 0
    for seed in range(80):
        rng = Random(seed)
        players = rng.choice([3, 4])
        options = rules.options(players=players)
        match = walk(rules, options, seed, rng.randrange(2, 25))
        seat = rng.choice([None, *range(players)])
        twin = TWINS[game](match, seat, rng)
        if twin is None or match.result is not None or twin == match.moves:
            continue
        real = transcript(server, game, options, match.moves, seat)
        other = transcript(server, game, options, twin, seat)
        assert real == other, f"seed {seed}, seat {seat}"
        told += 1
        if told == 5:
            break
    assert told == 5


@every_game
def test_the_test_would_notice(server: Running, game: str) -> None:
    """A seat that sees the changed card receives something else."""
    rules = GAMES[game]
    options = rules.options(players=3)
    match = walk(rules, options, 3, 2)
    rng = Random(1)
    twin = TWINS[game](match, None, rng)
    while twin is None or twin == match.moves:
        twin = TWINS[game](match, None, rng)
    changed = [
        transcript(server, game, options, match.moves, seat) != transcript(server, game, options, twin, seat)
        for seat in range(3)
    ]
    assert any(changed)


@every_game
def test_no_card_of_the_others_is_in_what_is_dealt(server: Running, game: str) -> None:
    """The first message names the seat's own cards and nobody else's."""
    rules = GAMES[game]
    options = rules.options(players=3)
    match = walk(rules, options, 11, 0)
    DEALER.outcomes = [move.act for move in match.moves]
    created = server.table(game, *[{"kind": "me", "name": f"P{n}"} for n in range(3)])
    player = server.stream(created["table"], created["seats"][1]["token"])
    events = player.until("events")["events"]
    for event, move in zip(events, match.moves, strict=True):
        line = line_of(game, move)
        if "deal" in line and line["deal"][0] != 1:
            assert event["move"] == {"hidden": "deal", "seat": line["deal"][0]}
        else:
            assert event["move"] == line
    player.close()
