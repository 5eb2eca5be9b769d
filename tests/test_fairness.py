"""What a committed deal proves: to anybody who reads docs/fairness.md, and against a dealer who lies."""

from __future__ import annotations

import io
import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fair_checker import as_committed
from test_cli import run

from stammtisch.core.chance import Committed, CommittedV1, Contribution, Source, commitment
from stammtisch.core.game import Chance, Choice, Move
from stammtisch.core.match import Match
from stammtisch.core.record import Checked, Fault, Kept, check
from stammtisch.games import GAMES, get
from stammtisch.testing import AnyGame, AnyMatch

Lines = list[dict[str, Any]]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

SECRET = b"the dealer's secret"
ANNA, BEN = b"random bytes of Anna", b"random bytes of Ben"
BOTH = (Contribution((0,), commitment(ANNA), ANNA), Contribution((1,), commitment(BEN), BEN))
KEPT = Kept(commitment(SECRET), tuple(one.hash for one in BOTH), ANNA)


def played(game: AnyGame, source: Source, seed: int = 1) -> AnyMatch:
    rng = Random(seed)
    match: AnyMatch = Match(game, game.options(players=3), chance=source, seats=["Anna", "Ben", "Cleo"])
    while isinstance(turn := match.turn, Choice):
        seat = rng.choice(turn.seats)
        match.play(Move(seat, rng.choice(match.legal(seat))))
    return match


def record(game: AnyGame, source: Source | None = None) -> Lines:
    lines = played(game, source or Committed(SECRET, BOTH)).record()
    return [json.loads(json.dumps(line)) for line in lines]


def checked(lines: Lines, kept: Kept | None = None) -> Checked | Fault:
    (found,) = check(io.StringIO("".join(json.dumps(line) + "\n" for line in lines)), get, kept)
    return found


def fell(match: AnyMatch) -> dict[str, list[Any]]:
    """What came out of each stream, but for whom."""
    found = defaultdict(list)
    state = match.game.start(match.options)
    for move in match.moves:
        turn = match.game.turn(state)
        if isinstance(turn, Chance) and move.seat is None:
            (line,) = match.game.lines([move])
            what = line.get("deal", [None, *line.values()])[1]
            found[turn.stream].append(what)
        state = match.game.apply(state, move)
    return found


# Streams


@every_game
def test_a_stream_brings_the_same_whatever_is_played(game: AnyGame) -> None:
    source = Committed(SECRET, BOTH)
    first = fell(played(game, source, seed=1))
    lengths = set()
    for seed in range(2, 12):
        other = fell(played(game, source, seed))
        lengths.add(tuple(sorted((stream, len(things)) for stream, things in other.items())))
        for stream in (first.keys() & other.keys()) - {"start"}:  # who may start depends on the claims
            shared = min(len(first[stream]), len(other[stream]))
            assert first[stream][:shared] == other[stream][:shared]
    assert len(lengths) > 1, "the games are really different ones"


def test_without_a_name_all_chance_is_one_stream() -> None:
    many = Chance(tuple((number, 1) for number in range(10**6)))
    source = Committed(SECRET)
    falls = [source.fall(many, index) for index in range(5)]
    assert len(set(falls)) == 5
    assert falls[3] == source.fall(many._replace(stream="", number=3), 99)


@every_game
def test_a_match_taken_up_again_goes_on_with_the_same_falls(game: AnyGame) -> None:
    whole = played(game, Committed(SECRET, BOTH))
    for at in (0, 5, whole.at // 2, whole.at - 1):
        again = Match.resume(game, whole.options, whole.journal[:at], chance=Committed(SECRET, BOTH))
        for move in whole.journal[again.at :]:
            if isinstance(move, Move) and move.seat is not None:
                again.play(move)
        assert again.journal == whole.journal


# What the document says


@every_game
@pytest.mark.parametrize(
    "source",
    [
        Committed(SECRET, BOTH),
        Committed(SECRET, (BOTH[0], Contribution((1,), commitment(BEN)))),
        Committed(SECRET),
        CommittedV1(SECRET),
    ],
    ids=["all", "one left out", "nobody", "scheme 1"],
)
def test_a_checker_written_from_the_document_agrees(game: AnyGame, source: Source) -> None:
    lines = record(game, source)
    found = checked(lines)
    assert isinstance(found, Checked) and found.as_committed
    assert as_committed(lines)
    lines[0]["commitment"] = commitment(b"another")
    assert not as_committed(lines)


@every_game
def test_each_contribution_counts(game: AnyGame) -> None:
    deals = [
        record(game, Committed(SECRET, some))[1:8]
        for some in (BOTH, BOTH[:1], BOTH[1:], (), (BOTH[0], Contribution((1,), commitment(b"x"), b"x")))
    ]
    assert all(one != other for i, one in enumerate(deals) for other in deals[:i])


def test_the_header_names_scheme_and_contributions() -> None:
    header = record(get("the-game"))[0]
    assert header["scheme"] == 2
    assert header["contributions"] == [
        {"seats": [0], "hash": commitment(ANNA), "value": ANNA.hex()},
        {"seats": [1], "hash": commitment(BEN), "value": BEN.hex()},
    ]
    old = record(get("the-game"), CommittedV1(SECRET))[0]
    assert "commitment" in old and not {"scheme", "contributions"} & old.keys()


def test_the_browser_knows_the_standard_set() -> None:
    """It derives the cards itself, and believes no server what is in the box."""
    file = Path(__file__).parents[1] / "web" / "src" / "games" / "raise" / "standard.json"
    box = get("raise").options(players=2).set.figures()
    known = json.loads(file.read_text(encoding="utf-8"))
    known["cards"] = sorted(known["cards"])
    assert known == {name: box[name] if name != "cards" else sorted(box[name]) for name in known}
    assert known.keys() == {"dice", "cards", "point_cards"}


# What is proven


def test_a_record_alone_names_who_took_part_and_proves_no_more() -> None:
    found = checked(record(get("the-game")))
    assert isinstance(found, Checked)
    assert (found.as_committed, found.took_part, found.left_out, found.proven) == (
        True,
        ("Anna", "Ben"),
        (),
        False,
    )


def test_with_what_a_player_kept_it_is_proven_that_nobody_could_steer() -> None:
    found = checked(record(get("the-game")), KEPT)
    assert isinstance(found, Checked) and found.proven


def test_where_somebody_did_not_reveal_it_is_not() -> None:
    silent = (BOTH[0], Contribution((1,), commitment(BEN)))
    found = checked(record(get("the-game"), Committed(SECRET, silent)), KEPT)
    assert isinstance(found, Checked)
    assert (found.took_part, found.left_out, found.proven) == (("Anna",), ("Ben",), False)


# A dealer who lies


class Stacked:
    """Deals as committed, but gives a certain card once."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def fall(self, chance: Chance, index: int) -> Any:
        fell = self._source.fall(chance, index)
        others = [outcome for outcome, _ in chance.outcomes if outcome != fell]
        return others[0] if index == 3 else fell


class Skipping(Stacked):
    """Leaves out one fall, so that all after it come one too early."""

    def fall(self, chance: Chance, index: int) -> Any:
        skip = chance.number is not None and index > 3
        return self._source.fall(chance._replace(number=(chance.number or 0) + skip), index)


def under_header(game: AnyGame, source: Any, honest: Committed) -> Lines:
    """What the source dealt, written down as if it were the honest one's."""
    lines = record(game, source)
    rest = [line for line in lines[1:] if "reveal" not in line]
    return [{**lines[0], **honest.header()}, *rest, {"reveal": honest.secret.hex()}]


def without_proof(lines: Lines) -> Lines:
    about = ("commitment", "scheme", "contributions")
    return [{key: value for key, value in lines[0].items() if key not in about}, *lines[1:-1]]


HONEST = Committed(SECRET, BOTH)
MALLORY = Contribution((2,), commitment(b"picked afterwards"), b"picked afterwards")
LIES: dict[str, Callable[[AnyGame], Lines]] = {
    "a card made up": lambda game: under_header(game, Stacked(HONEST), HONEST),
    "a fall left out": lambda game: under_header(game, Skipping(HONEST), HONEST),
    "a deal of another secret": lambda game: under_header(game, Committed(b"another", BOTH), HONEST),
    "contributions ignored": lambda game: under_header(game, Committed(SECRET), HONEST),
    "another scheme": lambda game: under_header(game, CommittedV1(SECRET), HONEST),
    "commitment exchanged": lambda game: record(game, Committed(b"picked afterwards", BOTH)),
    "own contribution dropped": lambda game: record(game, Committed(SECRET, BOTH[1:])),
    "own contribution declared late": lambda game: record(
        game, Committed(SECRET, (Contribution((0,), commitment(ANNA)), BOTH[1]))
    ),
    "own contribution exchanged": lambda game: record(
        game, Committed(SECRET, (Contribution((0,), commitment(b"x"), b"x"), BOTH[1]))
    ),
    "a contribution added afterwards": lambda game: record(game, Committed(SECRET, (*BOTH, MALLORY))),
    "a contribution that nobody announced": lambda game: [
        {
            **(lines := under_header(game, Committed(SECRET, (BOTH[0], MALLORY)), HONEST))[0],
            "contributions": [BOTH[0].line(), {**BOTH[1].line(), "value": b"picked".hex()}],
        },
        *lines[1:],
    ],
    "proof left out": lambda game: without_proof(record(game)),
    "downgraded": lambda game: record(game, CommittedV1(SECRET)),
}


@every_game
@pytest.mark.parametrize("lie", LIES)
def test_a_lying_dealer_is_caught(game: AnyGame, lie: str) -> None:
    found = checked(LIES[lie](game), KEPT)
    assert isinstance(found, Fault), found


@every_game
def test_a_dealer_who_grinds_secrets_is_caught(game: AnyGame) -> None:
    """Tries secrets until the first card suits him; the contributions are known to him."""
    wanted = record(game)[1]
    ground = next(
        lines
        for number in range(10_000)
        if (lines := record(game, Committed(b"%d" % number, BOTH)))[1] != wanted
    )
    assert isinstance(checked(ground), Checked), "alone the record looks right"
    found = checked(ground, KEPT)
    assert isinstance(found, Fault)
    assert found.reason == "The commitment is not the one that you saw first."


@pytest.mark.parametrize(
    "spoiled",
    [
        {"scheme": 3},
        {"scheme": True},
        {"contributions": 7},
        {"contributions": [7]},
        {"contributions": [{"seats": [], "hash": "0" * 64, "value": None}]},
        {"contributions": [{"seats": [9], "hash": "0" * 64, "value": None}]},
        {"contributions": [{"seats": [0], "hash": "0" * 64, "value": "XY"}]},
        {"contributions": [one.line() for one in reversed(BOTH)]},
        {"contributions": [BOTH[0].line(), BOTH[0].line()]},
        {"scheme": 1},
    ],
    ids=str,
)
def test_a_header_that_has_no_sense_is_refused(spoiled: dict[str, Any]) -> None:
    lines = record(get("the-game"))
    found = checked([{**lines[0], **spoiled}, *lines[1:]])
    assert isinstance(found, Fault) and found.line == 1


# The command line


def test_check_says_what_is_proven(tmp_path: Path) -> None:
    file, kept = tmp_path / "game.jsonl", tmp_path / "kept.json"
    file.write_text("".join(json.dumps(line) + "\n" for line in record(get("the-game"))))
    told = run("check", file)
    assert "Anna, Ben added random bytes of their own" in told
    assert "1 game correct, 1 of them dealt as committed, 0 faults" in told
    kept.write_text(
        json.dumps({"commitment": KEPT.commitment, "hashes": list(KEPT.hashes), "value": ANNA.hex()})
    )
    assert "nobody could steer this deal" in run("check", file, "--kept", kept)
    kept.write_text("{}")
    assert "not what a browser keeps" in run("check", file, "--kept", kept, code=1)
    assert "cannot read" in run("check", file, "--kept", tmp_path / "none.json", code=2)
