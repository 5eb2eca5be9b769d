"""The review of a finished game: what is judged, from what, and that its figures add up."""

from __future__ import annotations

import doctest
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from small_judge import SmallJudge

import stammtisch
from stammtisch.bots.judge import AnyMatch, Decision, Remark, judge_for
from stammtisch.core.game import Choice, Hidden, IllegalMove, Move
from stammtisch.core.match import Match
from stammtisch.review import (
    NoReview,
    Review,
    Reviewer,
    Task,
    accuracy,
    kind,
    read,
    say_acts,
    say_reason,
    write_acts,
)
from stammtisch.review.course import course
from stammtisch.testing import twin, walk
from stammtisch.texts import ENGLISH, LANGUAGES, speak

GAMES = [("the-game", {"players": 3}), ("the-game", {"players": 1}), ("raise", {"players": 2})]
SOME = pytest.mark.parametrize(("name", "options"), GAMES, ids=["the-game-3", "the-game-1", "raise-2"])


@cache
def match_of(name: str, players: int, seed: int = 5) -> AnyMatch:
    """A random game with remarks and take-backs in it."""
    game = stammtisch.games.get(name)
    return walk(game, game.options(players=players), seed)


@cache
def reviewed(name: str, players: int) -> Review:
    match = match_of(name, players)
    return drive(Reviewer(match, judge=SmallJudge(match.game)))


def drive(reviewer: Reviewer) -> Review:
    while (task := reviewer.task) is not None:
        reviewer.take(reviewer.compute(task))
    return reviewer.review()


# Luck against choice


@SOME
def test_start_choice_luck_and_others_add_up_to_the_outcome(name: str, options: dict[str, int]) -> None:
    found = reviewed(name, **options)
    assert len(found.seats) == options["players"]
    for seat in found.seats:
        assert round(seat.start + seat.choice + seat.luck + seat.others, 6) == seat.outcome
        assert seat.graph[0].cause == "start" and seat.graph[0].chance == seat.start
        assert seat.graph[-1].chance == seat.outcome == found.outcomes[seat.seat]


@SOME
def test_each_change_on_the_graph_has_one_cause_and_they_add_up(name: str, options: dict[str, int]) -> None:
    for seat in reviewed(name, **options).seats:
        sums = dict.fromkeys(("choice", "luck", "others"), 0.0)
        rest = "others" if options["players"] > 1 else "luck"
        for before, point in zip(seat.graph, seat.graph[1:], strict=False):
            assert before.at <= point.at
            sums[rest if point.cause == "outcome" else point.cause] += point.chance - before.chance
        for cause, total in sums.items():
            assert round(total, 4) == getattr(seat, cause)


@SOME
def test_a_choice_changes_the_chance_from_before_it_to_what_was_played(
    name: str, options: dict[str, int]
) -> None:
    found = reviewed(name, **options)
    for seat in found.seats:
        choices = [
            (before.chance, point.at, point.chance)
            for before, point in zip(seat.graph, seat.graph[1:], strict=False)
            if point.cause == "choice"
        ]
        own = [one for one in found.decisions if one.seat == seat.seat]
        assert choices == [(one.chance, one.until, one.played) for one in own]


def test_alone_nothing_is_put_down_to_others() -> None:
    assert reviewed("the-game", players=1).seats[0].others == 0


@SOME
def test_only_chance_that_a_seat_sees_is_luck(name: str, options: dict[str, int]) -> None:
    match = match_of(name, **options)
    found = SmallJudge(match.game).decisions(match)
    for seat in range(options["players"]):
        stretches = list(course(match, seat, [one for one in found if one.seat == seat]))
        assert [one.start for one in stretches[1:]] == [one.end for one in stretches[:-1]]
        assert stretches[0].start == 0 and stretches[-1].end == match.at
        for stretch in stretches:
            seen = [
                entry
                for index, entry in enumerate(match.journal[stretch.start : stretch.end], stretch.start)
                if not isinstance(entry, Move)
                or not isinstance(match.game.redact(match.before(index), entry, seat), Hidden)
            ]
            if stretch.cause == "luck":
                assert {entry.seat for entry in seen} <= {None, seat}
            if stretch.cause == "others":
                assert None not in {entry.seat for entry in seen}


# Kinds, accuracy, key moments


@pytest.mark.parametrize(
    ("loss", "noise", "wanted"),
    [
        (0.049, 0.0, None),
        (0.05, 0.01, "inaccuracy"),
        (0.1, 0.03, "mistake"),
        (0.15, 0.03, "blunder"),
        (0.9, 0.03, "blunder"),
        (0.2, 0.2, None),
        (0.2, 0.3, None),
        (0.12, 0.04, "inaccuracy"),
        (0.08, 0.06, None),
    ],
)
def test_what_is_lost_has_a_name_unless_it_is_uncertain(
    loss: float, noise: float, wanted: str | None
) -> None:
    assert kind(loss, noise) == wanted


def test_accuracy_is_that_of_lichess() -> None:
    assert accuracy(0) == 100
    assert accuracy(0.1) == pytest.approx(63.6, abs=0.1)
    assert accuracy(1) == 0


@SOME
def test_accuracy_is_the_mean_of_decisions_then_of_seats(name: str, options: dict[str, int]) -> None:
    found = reviewed(name, **options)
    for seat in found.seats:
        own = [accuracy(one.loss) for one in found.decisions if one.seat == seat.seat]
        assert seat.accuracy == pytest.approx(sum(own) / len(own))
    seats = [one.accuracy for one in found.seats if one.accuracy is not None]
    assert found.accuracy == pytest.approx(sum(seats) / len(seats))


@SOME
def test_key_moments_are_the_costliest_of_each_seat(name: str, options: dict[str, int]) -> None:
    found = reviewed(name, **options)
    for seat in range(options["players"]):
        own = [one for one in found.decisions if one.seat == seat]
        keys = [one for one in own if one.key]
        assert len(keys) == min(6, sum(one.kind is not None for one in own))
        assert all(one.kind and one.reasons and one.better for one in keys)
        others = [one.loss for one in own if one.kind and not one.key]
        assert not others or max(others) <= min(one.loss for one in keys)


@SOME
def test_nothing_is_said_below_the_noise(name: str, options: dict[str, int]) -> None:
    for one in reviewed(name, **options).decisions:
        if one.loss <= one.noise:
            assert one.kind is None and not one.better and not one.reasons and not one.key


# Steps


def test_costly_decisions_are_judged_in_more_worlds_until_they_are_certain() -> None:
    match = match_of("raise", 2)
    judge = SmallJudge(match.game, first=2, most=18)
    reviewer = Reviewer(match, judge=judge)
    asked: dict[int, list[tuple[int, int]]] = {}
    while (task := reviewer.task) is not None:
        if task.call == "weigh":
            view, _, worlds, seed = task.arguments
            asked.setdefault(id(view), []).append((worlds, seed))
        reviewer.take(reviewer.compute(task))
    steps = {tuple(worlds for worlds, _ in calls) for calls in asked.values()}
    assert (2,) in steps and (2, 4, 6, 6, 6) in steps
    assert all(one == (2, 4, 6, 6, 6)[: len(one)] for one in steps), "first more at once, then more often"
    for calls in asked.values():
        assert len({seed for _, seed in calls[:3]}) == 1
        assert len({seed for _, seed in calls[2:]}) == len(calls[2:]), "each time in other worlds"
    for one in reviewer.review().decisions:
        assert one.loss < 0.05 or one.noise <= 0.03 or one.worlds == judge.most


def test_the_first_pass_gives_a_review_and_the_rest_refines_it() -> None:
    match = match_of("raise", 2)
    reviewer = Reviewer(match, judge=SmallJudge(match.game))
    with pytest.raises(ValueError, match="first pass"):
        reviewer.review()
    shares = [reviewer.progress]
    early = None
    while (task := reviewer.task) is not None:
        if reviewer.first_pass_done and early is None:
            early = reviewer.review()
        reviewer.take(reviewer.compute(task))
        shares.append(reviewer.progress)
    assert early is not None and not early.done
    assert reviewer.review().done
    assert len(early.decisions) == len(reviewer.review().decisions)
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] == 1


@SOME
def test_every_step_can_be_computed_elsewhere(name: str, options: dict[str, int]) -> None:
    match = match_of(name, **options)
    judge = SmallJudge(match.game)
    reviewer = Reviewer(match, judge=judge)
    while (task := reviewer.task) is not None:
        sent: Task = pickle.loads(pickle.dumps(task))
        reviewer.take(pickle.loads(pickle.dumps(sent.compute(judge))))
    assert reviewer.review() == reviewed(name, **options), "and it is the same each time"


def test_only_the_wanted_seats_are_judged() -> None:
    match = match_of("the-game", 3)
    found = drive(Reviewer(match, seats=[1], judge=SmallJudge(match.game)))
    assert {one.seat for one in found.decisions} == {1}
    assert [one.seat for one in found.seats] == [1]
    assert found.seat(1) == reviewed("the-game", players=3).seat(1), "whoever else is judged"
    with pytest.raises(KeyError):
        found.seat(0)
    unjudged = found.line()["seats"][0]
    assert unjudged["judged"] is False and unjudged["accuracy"] is None and unjudged["graph"] == []


def test_what_was_taken_back_or_said_is_no_part_of_a_decision() -> None:
    game = stammtisch.games.get("the-game")
    options = game.options(players=1, starter=0)
    match: AnyMatch = Match(game, options, chance=3)
    first, second = match.legal(0)[:2]
    match.play(Move(0, first))
    match.take_back(0)
    match.play(Move(0, second))
    finish(match)

    class Turns(SmallJudge):
        def decisions(self, match: AnyMatch) -> list[Decision]:
            at = match.journal.index(Move(0, first))
            return [Decision(at, at + 3, 0)]

    found = drive(Reviewer(match, judge=Turns(game)))
    assert found.decisions[0].acts == (game.forms.without_seat(second),)


def test_other_acts_are_tried_in_the_same_worlds() -> None:
    match = match_of("raise", 2)
    reviewer = Reviewer(match, judge=SmallJudge(match.game))
    for one in reviewed("raise", players=2).decisions[:10]:
        acts = [match.game.moves({**act, "seat": one.seat})[0].act for act in one.acts]
        task = reviewer.trial(one.at, acts, one.worlds)
        assert task.arguments[2] == min(one.worlds, 6)
        again = reviewer.compute(task)
        if again.worlds == one.worlds:
            assert (round(again.played, 4), round(again.best, 4)) == (one.played, one.best)
    with pytest.raises(KeyError):
        reviewer.trial(0, [], 2)


def finish(match: AnyMatch, seed: int = 1) -> None:
    rng = Random(seed)
    while isinstance(turn := match.turn, Choice):
        seat = turn.seats[0]
        match.play(Move(seat, rng.choice(match.legal(seat))))


# Nothing hidden is used


def continued(moves: list[Move[Any]], match: AnyMatch, seed: int) -> AnyMatch:
    found: AnyMatch = Match(match.game, match.options, chance=None, seats=match.seats)
    for move in moves:
        found.play(move)
    resumed: AnyMatch = Match.resume(
        match.game, match.options, found.journal, chance=stammtisch.core.chance.Seeded(seed)
    )
    finish(resumed, seed)
    return resumed


def pairs(name: str, players: int) -> Iterator[tuple[AnyMatch, AnyMatch, int]]:
    """Two finished games whose first moves a seat cannot tell apart, and where it could from."""
    game = stammtisch.games.get(name)
    for seed in range(40):
        begun = walk(game, game.options(players=players), seed, 12)
        moves = twin(begun, 0, Random(seed))
        if moves is None or moves == begun.moves:
            continue
        try:
            yield continued(begun.moves, begun, seed), continued(moves, begun, seed), len(moves)
        except IllegalMove:
            continue


@pytest.mark.parametrize("name", ["the-game", "raise"])
def test_what_a_seat_could_not_know_does_not_change_how_it_is_judged(name: str) -> None:
    game = stammtisch.games.get(name)
    compared = 0
    for one, other, same in pairs(name, 2):
        found = [drive(Reviewer(match, [0], SmallJudge(game))) for match in (one, other)]
        early = [[it for it in review.decisions if it.until <= same] for review in found]
        assert [it.line() | {"key": 0} for it in early[0]] == [it.line() | {"key": 0} for it in early[1]]
        graphs = [[it for it in review.seat(0).graph if it.at < same] for review in found]
        assert graphs[0] == graphs[1]
        compared += len(early[0])
        if compared > 8:
            return
    assert compared, "there was something to compare"


# The shape


@SOME
def test_the_line_has_the_agreed_shape(name: str, options: dict[str, int]) -> None:
    found = reviewed(name, **options)
    line = json.loads(json.dumps(found.line()))
    assert list(line) == ["game", "bot", "seats", "accuracy", "decisions", "winnable", "done"]
    assert list(line["seats"][0]) == [
        "seat", "name", "judged", "accuracy", "choice", "luck", "others", "start", "outcome", "graph",
    ]  # fmt: skip
    assert list(line["seats"][0]["graph"][0]) == ["at", "chance", "noise", "cause"]
    assert list(line["decisions"][0]) == [
        "at", "until", "seat", "chance", "played", "best", "loss", "noise", "kind", "key", "acts",
        "better", "reasons", "worlds",
    ]  # fmt: skip
    game = stammtisch.games.get(name)
    for one in line["decisions"]:
        assert one["loss"] == pytest.approx(one["best"] - one["played"], abs=1e-9)
        for act in [*one["acts"], *one["better"]]:
            assert game.moves({**act, "seat": one["seat"]})
    if game.cooperative:
        assert not any(found.outcomes)
        assert line["winnable"] == {"at": match_of(name, **options).at - 1, "until_end": False}
    else:
        assert line["winnable"] is None


def test_acts_are_said_in_words() -> None:
    assert say_acts("the-game", [{"play": [36, "A"]}, {"play": [41, "B"]}, {"end": True}]) == (
        "36 on A, 41 on B, end of turn"
    )
    assert say_acts("the-game", [{"claim": 0}]) == "would rather not start"
    assert say_acts("raise", [{"raise": ["bell-2-1", "cloud-4-1"]}]) == "continues with bell-2-1 + cloud-4-1"
    assert say_acts("raise", [{"choose": "bell-2-1"}]) == "first card bell-2-1"
    assert say_acts("raise", [{"pass": True}]) == "passes"


def test_acts_are_written_in_notation() -> None:
    assert write_acts("the-game", [{"play": [36, "A"]}, {"end": True}]) == "36A, end"
    assert write_acts("raise", [{"raise": ["bell-2-1", "cloud-4-1"]}]) == "raise bell-2 cloud-4"


# What cannot be reviewed


def test_an_unfinished_game_and_one_without_a_judge_get_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = stammtisch.games.get("the-game")
    with pytest.raises(NoReview, match="not over yet"):
        stammtisch.review.review(Match(game, game.options(), chance=1))
    monkeypatch.setattr("stammtisch.bots.judge.by_name", lambda group: {})
    with pytest.raises(NoReview, match="no judge for the-game"):
        stammtisch.review.review(match_of("the-game", 1))


def test_a_judge_that_fails_is_told_in_one_sentence() -> None:
    match = match_of("the-game", 1)

    class Broken(SmallJudge):
        def weigh(self, *_: Any) -> Any:
            raise ZeroDivisionError

    with pytest.raises(NoReview, match="judge of the-game failed"):
        drive(Reviewer(match, judge=Broken(match.game)))


def lines_of(match: AnyMatch) -> list[str]:
    return [json.dumps(line) for line in match.record()]


def changed(lines: list[str], **header: Any) -> list[str]:
    return [json.dumps(json.loads(lines[0]) | header), *lines[1:]]


def test_records_are_read_for_review() -> None:
    one, other = lines_of(match_of("the-game", 1)), lines_of(match_of("raise", 2))
    assert [match.game.name for match in read([*one, *other])] == ["the-game", "raise"]
    assert [match.game.name for match in read([*one[:-1], *other], 2)] == ["raise"]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda lines: lines[:-1], "line 9: The record is cut off: the game has no result."),
        (lambda lines: [*lines[:3], "{", *lines[4:]], "line 4: Broken JSON"),
        (lambda lines: changed(lines, game="chess"), "line 1: There is no game 'chess'."),
        (lambda lines: changed(lines, rules=99), "line 1: The record uses version 99 of the rules"),
        (lambda lines: changed(lines, lesson=True), "The game from line 1 on is a lesson"),
        (lambda lines: [], "There is no game in this file."),
    ],
    ids=["unfinished", "broken", "unknown game", "other rules", "lesson", "empty"],
)
def test_a_record_that_cannot_be_reviewed_gets_one_clear_sentence(spoil: Any, said: str) -> None:
    lines = spoil(lines_of(match_of("the-game", 1)))
    said = said.replace("line 9", f"line {len(lines)}")
    with pytest.raises(NoReview) as error:
        read(lines)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_a_game_that_is_not_in_the_file_is_named() -> None:
    with pytest.raises(NoReview, match="There is no game 3 in this file; the number of games is 1"):
        read(lines_of(match_of("the-game", 1)), 3)


def test_the_examples_of_the_documentation_run() -> None:
    found = doctest.testfile(str(Path(__file__).parents[1] / "docs/review.md"), module_relative=False)
    assert found.attempted > 8 and not found.failed


# The games' own judges


def remarks(name: str) -> Iterator[Remark]:
    """What is said about random games, each act against the best one."""
    judge = judge_for(name)
    game = stammtisch.games.get(name)
    for seed in range(8):
        match = match_of(name, 3, seed)
        for decision in judge.decisions(match):
            view = game.view(match.before(decision.at), decision.seat)
            entries = match.journal[decision.at : decision.until]
            acts = [entry.act for entry in entries if isinstance(entry, Move) and entry.seat == decision.seat]
            best = judge.weigh(view, (), 2, seed).better
            with suppress(ValueError):  # a card among the acts was taken back
                yield from judge.remarks(view, acts, best)


@pytest.mark.parametrize("name", ["the-game", "raise"])
def test_every_reason_of_a_game_has_a_sentence_in_every_language(name: str) -> None:
    found = {one.key: one for one in remarks(name)}
    assert len(found) > 5
    for language in LANGUAGES:
        speak(language)
        try:
            sentences = [say_reason(one, ["Anna", "Ben", "Eva"]) for one in found.values()]
        finally:
            speak(ENGLISH)
        assert not [said for said in sentences if "{" in said or "$" in said or "-better-" in said]


def test_importing_stammtisch_stays_light() -> None:
    code = "import sys, stammtisch; sys.exit('stammtisch.review' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
