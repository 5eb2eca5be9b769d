"""What goes over the wire tells a seat nothing that it may not know.

The swap test on the real protocol: the same match is played twice over HTTP and a stream,
once as it was and once with something changed that the seat has never seen. Everything
that the seat's stream receives must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from kit import SUITES
from server.kit import Running, quick, running, until

from stammtisch import games
from stammtisch.bots.judge import has_judge
from stammtisch.core.chance import Scripted, Source
from stammtisch.core.game import Hidden, Move
from stammtisch.core.match import Match
from stammtisch.games import GAMES
from stammtisch.games.raise_game.game import Choose, Raise
from stammtisch.server.tables.encoder import Encoder
from stammtisch.testing import walk

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


def transcript(
    server: Running, game: str, options: Any, moves: Script, seat: int | None, *, hints: int = 0
) -> list[str]:
    """Everything that the seat's stream and its calls receive while this match is played.

    With `hints` the coach is on, and the seat asks it as often on its turns.
    """
    DEALER.outcomes = [move.act for move in moves if move.seat is None]
    chosen = GAMES[game].option_line(options)
    people = [{"kind": "me", "name": f"P{number}"} for number in range(options.players)]
    created = server.table(game, *people, options=chosen, coach=bool(hints))
    table, tokens = created["table"], [entry["token"] for entry in created["seats"]]
    mine = None if seat is None else tokens[seat]
    player = server.stream(table, mine)
    player.until("events")
    answers = []
    for number, move in enumerate(move for move in moves if move.seat is not None):
        assert move.seat is not None
        line = games.get(game).forms.without_seat(move.act)
        if hints and move.seat == seat and len(player.legal) > 1 and line in player.legal:
            hints -= 1
            answers += _coached(server, table, tokens[move.seat], player.at, line)
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
    return _without_names([*player.received, *late.received, *answers], player.table)


def _without_names(texts: list[str], table: dict[str, Any]) -> list[str]:
    """What is different at every table, put out of the way."""
    moments = r'"(created|moved|now|host_from|guests_from)":[0-9.]+'
    found = re.sub(moments, r'"\1":NOW', "\n".join(texts))
    found = re.sub(r'"avatar":"[a-z0-9-]+"', '"avatar":ANY', found)  # drawn before anything is dealt
    for name in ("table", "join", "commitment", "evening"):
        if table[name] is not None:
            found = found.replace(table[name], name.upper())
    return found.splitlines()


def _play(server: Running, table: str, token: str, at: int, line: dict[str, Any]) -> None:
    answer = server.post(f"/tables/{table}/moves", {"at": at, "move": line}, token)
    assert answer.status_code == 200, answer.text


def _coached(server: Running, table: str, token: str, at: int, line: dict[str, Any]) -> list[str]:
    """What the coach says to the seat on turn, and to all others: nothing.

    On a busy machine it may have no answer in time, and says so.
    """
    answers = []
    for question, body in (("hint", None), ("warning", {"at": at, "moves": [line]})):
        for _ in range(20):
            answer = server.post(f"/tables/{table}/{question}", body, token)
            if answer.status_code != 503:
                break
        assert answer.status_code == 200, answer.text
        answers.append(answer.text)
    return answers


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
        twin = SUITES[game].twin(match, seat, rng)
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
def test_a_coached_seat_cannot_tell_twins_apart(server: Running, game: str) -> None:
    """Hints and warnings follow from what the seat knows."""
    if not has_judge(game):
        pytest.skip("it has no judge")
    rules = GAMES[game]
    told = 0
    for seed in range(200):
        rng = Random(seed)
        options = rules.options(players=3)
        match = walk(rules, options, seed, rng.randrange(8, 25))
        seat = rng.randrange(3)
        twin = SUITES[game].twin(match, seat, rng)
        if twin is None or match.result is not None or twin == match.moves:
            continue
        real, other = (
            transcript(server, game, options, moves, seat, hints=3) for moves in (match.moves, twin)
        )
        assert real == other, f"seed {seed}, seat {seat}"
        told += sum('"chance":0.' in line or '"chance":1' in line for line in real)
        if told >= 5:
            break
    assert told >= 5, "the coach has said something"


@every_game
def test_the_test_would_notice(server: Running, game: str) -> None:
    """A seat that sees the changed card receives something else."""
    rules = GAMES[game]
    options = rules.options(players=3)
    match = walk(rules, options, 3, 2)
    rng = Random(1)
    twin = SUITES[game].twin(match, None, rng)
    while twin is None or twin == match.moves:
        twin = SUITES[game].twin(match, None, rng)
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
        line = games.get(game).forms.line(move)
        if "deal" in line and line["deal"][0] != 1:
            assert event["move"] == {"hidden": "deal", "seat": line["deal"][0]}
        else:
            assert event["move"] == line
    player.close()


class Lively:
    """A table at which everything happens: bots, a stand-in, the host, errors, and a game before this one.

    Bots act as they are told, so that both courses of a match have them do the same.
    """

    def __init__(self, server: Running, game: str, options: Any, moves: Script, seat: int | None) -> None:
        self.server, self.game, self.moves, self.seat = server, game, moves, seat
        self.players: int = options.players
        others = [other for other in range(options.players) if other != seat]
        self.bot, self.stand_in = others[0], others[-1]  # with two players nobody is left to stand in for
        self.room = server.app.state.registry
        self.loop = server.loop
        self.created = self._again(server, options)
        self.table: str = self.created["table"]
        self.tokens = [entry["token"] for entry in self.created["seats"]]
        self.mine = self.created["host"] if seat is None else self.tokens[seat]
        self.player = server.stream(self.table, self.mine)
        self.player.until("events")

    def _again(self, server: Running, options: Any) -> dict[str, Any]:
        """The same people at their second table."""
        chosen = GAMES[self.game].option_line(options)
        people = [{"kind": "me", "name": f"P{number}"} for number in range(self.players)]
        people[self.bot] = {"kind": "bot", "bot": "random", "name": "Bot"}
        DEALER.outcomes = []
        first = server.table(self.game, *people, options=chosen)
        self.room._awake[first["table"]].state = "over"
        DEALER.outcomes = [move.act for move in self.moves if move.seat is None]
        answer = server.post(f"/tables/{first['table']}/again", token=first["host"])
        assert answer.status_code == 201, answer.text
        return {**first, **answer.json()}

    def play(self) -> list[str]:
        acts = [move for move in self.moves if move.seat is not None]
        for number, move in enumerate(acts):
            self._seats(number, len(acts))
            self._mistakes(number)
            assert move.seat is not None
            table = self.room._awake[self.table]
            if table.chairs[move.seat].by_bot:
                asyncio.run_coroutine_threadsafe(table.play_act(move.seat, move.act), self.loop).result(20)
            else:
                line = games.get(self.game).forms.without_seat(move.act)
                _play(self.server, self.table, self.tokens[move.seat], self.player.at, line)
            self.player.until("events")
        answers = [self.server.get(f"/tables/{self.table}{way}", self.mine).text for way in ("", "/record")]
        heard: list[str] = []
        for since in (0, 2):  # one after the other: who comes and goes is told to the others
            player = self.player if not since else self.server.stream(self.table, self.mine, since=since)
            player.send(type="ping")
            player.until("pong")
            player.close()
            heard += player.received
            until(lambda: not self.room._awake[self.table].audience)
        return _without_names([*heard, *answers], self.player.table)

    def _seats(self, number: int, last: int) -> None:
        """A bot stands in for somebody in the middle of the match."""
        if self.stand_in == self.bot or number not in (last // 3, 2 * last // 3):
            return
        kind = {"kind": "bot", "bot": "random"} if number == last // 3 else {"kind": "person"}
        path = f"/tables/{self.table}/seats/{self.stand_in}"
        assert self.server.put(path, kind, self.tokens[self.stand_in]).status_code == 200
        self.player.until("table")

    def _mistakes(self, number: int) -> None:
        """What is refused shows nothing either."""
        wrong: list[dict[str, Any]] = [{"play": [1, "A"]}, {"choose": "none-9-9"}, {"take_back": 1}, {}]
        for ref, (at, move) in enumerate(((0, {"pass": True}), (self.player.at, wrong[number % 4])), 1):
            assert self.player.move(move, at=at, ref=ref)["type"] == "refused"
        self.server.post(
            f"/tables/{self.table}/moves", {"at": self.player.at, "move": {}}, self.tokens[self.stand_in]
        )


async def never(*_arguments: Any) -> Any:
    """In place of a bot's thoughts: these bots do as they are told."""
    await asyncio.Event().wait()


@every_game
@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.soak)])
def test_a_lively_table_tells_no_twins_apart(
    server: Running, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bots, a stand-in, the host's eyes, refusals, and a table that was played at before."""
    monkeypatch.setattr(server.app.state.registry.workers, "act", never)
    monkeypatch.setattr(server.app.state.registry.workers, "quiet", lambda *_: True)
    rules = GAMES[game]
    told = 0
    for seed in range(80):
        rng = Random(seed)
        options = rules.options(players=players)
        match = walk(rules, options, seed, rng.randrange(4, 25))
        seat = rng.choice([None, *range(players)])
        twin = SUITES[game].twin(match, seat, rng)
        if twin is None or match.result is not None or twin == match.moves:
            continue
        real, other = (Lively(server, game, options, moves, seat).play() for moves in (match.moves, twin))
        assert real == other, f"seed {seed}, seat {seat}"
        told += 1
        if told == 3:
            break
    assert told == 3


@every_game
def test_the_lively_table_would_notice(server: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that sees the changed card receives something else."""
    monkeypatch.setattr(server.app.state.registry.workers, "act", never)
    monkeypatch.setattr(server.app.state.registry.workers, "quiet", lambda *_: True)
    rules = GAMES[game]
    options = rules.options(players=2)
    match = walk(rules, options, 3, 4)
    rng = Random(1)
    twin = SUITES[game].twin(match, None, rng)
    while twin is None or twin == match.moves:
        twin = SUITES[game].twin(match, None, rng)
    heard = [
        [Lively(server, game, options, moves, seat).play() for moves in (match.moves, twin)]
        for seat in (0, 1)
    ]
    assert any(real != other for real, other in heard)


class Strict(Raise):
    """Is asked about moves only in states in which they can be made."""

    __module__ = Raise.__module__

    def redact(self, state: Any, move: Move[Any], seat: int | None) -> Move[Any] | Hidden:
        if isinstance(move.act, Choose):
            assert state.round.chosen[move.seat] is None, "this card lies there already"
        return super().redact(state, move, seat)


def test_a_move_that_was_taken_back_is_shown_as_when_it_was_made() -> None:
    game = Strict()
    match: Match[Any, Any, Any] = Match(game, game.options(players=2), chance=1)
    match.play(Move(0, match.legal(0)[0]))
    match.take_back(0)
    event = msgspec.json.decode(Encoder(match).events(seat=1, since=match.at - 1)[0])
    assert event["news"] == [{"news": "taken-back", "move": {"hidden": "choose", "seat": 0}}]
