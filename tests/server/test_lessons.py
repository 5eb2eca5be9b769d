"""Lessons: the script holds by the rules on every path a learner may take, and the table is a real one."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Player, Running, quick, running

from stammtisch import bots, games
from stammtisch.core.chance import Committed
from stammtisch.core.game import Chance, Move
from stammtisch.core.match import Match
from stammtisch.core.record import Checked, check
from stammtisch.server.lessons import LEARNER, Lesson, Rehearsed, easiest, lesson
from stammtisch.texts import LANGUAGES, text_in

Line = dict[str, Any]
AnyMatch = Match[Any, Any, Any]

ROOT = Path(__file__).parents[2]
SECRET = bytes(range(32))


def paths(course: Lesson) -> Iterator[list[Line]]:
    """Every way through the lesson: for each step one of the acts it asks for."""
    for chosen in product(*[step.wants for step in course.steps if step.wants]):
        yield [dict(line) for line in chosen]


def table_of(course: Lesson) -> AnyMatch:
    game = games.get(course.game)
    options = game.options(**course.options, players=course.players)
    return Match(game, options, chance=Rehearsed(course.falls, Committed(SECRET)))


def others_act(course: Lesson, match: AnyMatch) -> None:
    """The others do what the script says, as far as it goes now."""
    seat = 1
    while seat < course.players:
        act = course.next_act(seat, match.moves)
        if act is not None and act in (*match.legal(seat), *match.game.asides(match.state, seat)):
            match.play(Move(seat, act))
            seat = 1
        else:
            seat += 1


def walked(course: Lesson, path: list[Line]) -> AnyMatch:
    """The table at the end of the script; raises `IllegalMove` where the rules forbid a step of it."""
    match = table_of(course)
    for line in path:
        others_act(course, match)
        match.play(match.game.moves({**line, "seat": LEARNER})[0])
    others_act(course, match)
    return match


@pytest.fixture(params=games.GAMES)
def course(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


# The script


def test_every_path_is_legal_to_the_end_of_the_script(course: Lesson) -> None:
    ways = list(paths(course))
    assert len(ways) > 1, "a learner has something to choose, too"
    acts = sum(len(step.then) for step in course.steps)
    for path in ways:
        match = walked(course, path)
        made = [move for move in match.moves if move.seat is not None]
        assert [move.seat for move in made].count(LEARNER) == len(path)
        assert len(made) == len(path) + acts, "the others have done all that the script has them do"
        assert match.result is None, "the game goes on after the lesson"


def test_what_falls_is_what_the_script_says_on_every_path(course: Lesson) -> None:
    for path in paths(course):
        fell = [move.act for move in walked(course, path).moves if move.seat is None]
        assert tuple(fell[: len(course.falls)]) == course.falls


def test_after_the_lesson_it_is_the_learners_turn(course: Lesson) -> None:
    for path in paths(course):
        match = walked(course, path)
        assert match.legal(LEARNER)
        assert all(course.next_act(seat, match.moves) is None for seat in range(course.players))


def test_after_the_script_chance_falls_by_the_secret(course: Lesson) -> None:
    def later(secret: bytes) -> list[Any]:
        source = Rehearsed(course.falls, Committed(secret))
        match = table_of(course)
        chance = match.game.turn(match.game.start(match.options))
        assert isinstance(chance, Chance)
        behind = len(course.falls)
        return [source.fall(chance._replace(number=more), behind + more) for more in range(8)]

    assert later(SECRET) == later(SECRET)
    assert later(SECRET) != later(bytes(32))


def test_whoever_leaves_the_script_is_followed_by_nobody(course: Lesson) -> None:
    match = table_of(course)
    first = next(step for step in course.steps if step.wants)
    wanted = {str(match.game.moves({**line, "seat": LEARNER})[0].act) for line in first.wants}
    other = next(act for act in match.legal(LEARNER) if str(act) not in wanted)
    others_act(course, match)
    match.play(Move(LEARNER, other))
    assert all(course.next_act(seat, match.moves) is None for seat in range(1, course.players))


def test_the_games_printed_examples_are_in_raises_lesson() -> None:
    course = lesson("raise")
    match = table_of(course)
    others_act(course, match)
    match.play(match.game.moves({"seat": 0, "choose": "gear-3-1"})[0])
    fields = {stone.seat: stone.field for stone in match.state.round.track}
    assert fields == {0: 6, 1: 8, 2: 15}  # 3.2
    match.play(match.game.moves({"seat": 0, "raise": ["cloud-4-1"]})[0])
    assert {stone.seat: stone.field for stone in match.state.round.track}[0] == 10  # 4.2


@pytest.mark.parametrize("language", LANGUAGES)
def test_raises_lesson_names_the_field_of_the_second_to_last_stone(language: str) -> None:
    course = lesson("raise")
    match = table_of(course)
    raised = 0
    for step in course.steps:
        for line in step.wants[:1]:
            others_act(course, match)
            if "raise" in line:
                second = match.state.round.track[1].field  # 4.2
                said = text_in(language, f"learn-raise-{step.text}", mate="Ida", other="Julia")
                assert re.search(rf"(?<!\d){second}(?!\d)", said), said
                raised += 1
            match.play(match.game.moves({**line, "seat": LEARNER})[0])
    assert raised == 2


def test_the_backwards_trick_is_in_the_games_lesson() -> None:
    course = lesson("the-game")
    match = walked(course, next(paths(course)))
    pile = match.state.piles[0]
    assert (28, 18) in list(pairwise(pile))  # 3.4


def test_every_step_has_its_texts(course: Lesson) -> None:
    catalogue = (ROOT / "src/stammtisch/locales/en/browser.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([\w-]+) *=", catalogue, re.MULTILINE))
    wanted = {f"learn-{course.game}-{step.text}" for step in course.steps}
    wanted |= {f"learn-{course.game}-{step.text}-no" for step in course.steps if step.wants}
    assert wanted <= keys
    known = {key for key in keys if key.startswith(f"learn-{course.game}-")}
    assert known == wanted, "no text without a step"


def test_texts_are_short(course: Lesson) -> None:
    catalogue = (ROOT / "src/stammtisch/locales/en/browser.ftl").read_text(encoding="utf-8")
    for step in course.steps:
        found = re.search(rf"^learn-{course.game}-{step.text} = (.*)$", catalogue, re.MULTILINE)
        assert found and len(found[1]) <= 170 and len(re.findall(r"[.!?](?: |$)", found[1])) <= 2, step.text


def test_the_easiest_bot_is_not_the_random_one() -> None:
    for game in games.GAMES:
        assert easiest(game) != "random"
        assert easiest(game) in {entry.name for entry in bots.BOTS[game][:2]}


def test_a_mates_signal_stands_until_the_learner_has_heeded_it() -> None:
    course = lesson("the-game")
    match = table_of(course)
    for line in next(paths(course))[:3]:
        match.play(match.game.moves({**line, "seat": LEARNER})[0])
    others_act(course, match)
    assert match.state.signals[1][2] == "spare"
    assert course.next_act(1, match.moves) is None, "nothing more before the learner has acted"


# The table


def taught(server: Running, game: str, **more: Any) -> tuple[str, str]:
    answer = server.post("/lessons", {"game": game, "name": "Anna", **more})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return created["table"], created["seats"][LEARNER]["token"]


def learn(player: Player, path: list[Line], others: list[int]) -> None:
    """Do what is asked, each time as soon as the others have done their part."""
    for done, line in enumerate(path):
        act(player, line, others[done])
    while others_done(player) < others[-1]:
        player.read()


def act(player: Player, line: Line, others: int) -> None:
    """Play as soon as the others have made so many acts."""
    while others_done(player) < others or not possible(player, line):
        player.read()
    while (answer := player.move(line))["type"] == "refused":
        assert answer["error"] == "stale", answer
        player.at = answer["at"]


def possible(player: Player, line: Line) -> bool:
    mine = player.view["mine"] if player.view else None
    return mine is not None and line in [*mine["legal"], *mine["asides"]]


def others_done(player: Player) -> int:
    moves = [event["move"] for event in player.events]
    return sum(1 for move in moves if move.get("seat", LEARNER) != LEARNER and move.get("hidden") != "deal")


def asked(course: Lesson) -> list[int]:
    """For each act asked for: how many acts the others have made before it; at last, how many in all."""
    before = [sum(len(step.then) for step in course.steps[:at]) for at in range(len(course.steps) + 1)]
    return [before[at] for at, step in enumerate(course.steps) if step.wants] + before[-1:]


def last_path(course: Lesson) -> list[Line]:
    return list(paths(course))[-1]


def test_a_lesson_is_a_running_table_with_the_scripted_hand(server: Running, course: Lesson) -> None:
    table, token = taught(server, course.game, others=["Zoe", "Yves"][: course.players - 1])
    position = server.get(f"/tables/{table}", token).json()
    info = position["table"]
    assert info["state"] == "running" and info["lesson"] is True
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Zoe", "Yves"][: course.players]
    assert [seat["bot"] for seat in info["seats"][1:]] == [easiest(course.game)] * (course.players - 1)
    expected = {str(act.card) for act in course.falls[: len(position["view"]["mine"]["hand"])]}
    assert {str(held["card"]) for held in position["view"]["mine"]["hand"]} == expected


def test_the_steps_are_told_without_the_others_cards(server: Running, course: Lesson) -> None:
    told = server.get(f"/lessons/{course.game}").json()
    assert [step["text"] for step in told["steps"]] == [step.text for step in course.steps]
    assert [step["others"] for step in told["steps"]] == [len(step.then) for step in course.steps]
    assert set(told["steps"][0]) == {"text", "at", "wants", "others", "joy"}


def test_the_others_follow_the_script_and_then_play_on(server: Running, course: Lesson) -> None:
    table, token = taught(server, course.game)
    player = server.stream(table, token)
    learn(player, last_path(course), asked(course))
    moves = [event["move"] for event in player.events]
    if course.game == "the-game":
        said = [move for move in moves if move.get("seat") == 1 and ("play" in move or "signal" in move)]
        assert said == [
            {"seat": 1, "play": [26, "A"]},
            {"seat": 1, "play": [28, "A"]},
            {"seat": 1, "signal": {"pile": "C", "word": "spare"}},
            {"seat": 1, "signal": {"pile": "C", "word": None}},
            {"seat": 1, "play": [96, "C"]},
            {"seat": 1, "play": [90, "D"]},
        ]
    else:
        assert {"seat": 1, "raise": ["cloud-2-1", "cloud-5-5"]} in moves
        assert [move["seat"] for move in moves if "pass" in move][:4] == [1, 2, 0, 2]
    player.play_on(Random(5))
    assert player.over
    player.close()


def test_a_lesson_shows_no_commitment_and_offers_no_proof(server: Running, course: Lesson) -> None:
    table, token = taught(server, course.game)
    player = server.stream(table, token)
    learn(player, last_path(course), asked(course))
    player.play_on(Random(1))
    player.close()
    info = server.get(f"/tables/{table}", token).json()["table"]
    assert info["state"] == "over"
    assert info["commitment"] is None and info["secret"] is None
    refused = server.get(f"/tables/{table}/fairness")
    assert refused.status_code == 409 and refused.json()["error"] == "lesson"
    record = server.get(f"/tables/{table}/record").text
    header = json.loads(record.splitlines()[0])
    assert "commitment" not in header and "reveal" not in record
    assert header["lesson"] is True, "so that nobody takes it for a game that was dealt"
    (found,) = check(record.splitlines(), games.get)
    assert isinstance(found, Checked) and not found.as_committed


def test_an_ordinary_table_is_no_lesson(server: Running) -> None:
    made = server.table("the-game", {"kind": "me", "name": "Anna"})
    info = server.get(f"/tables/{made['table']}").json()["table"]
    assert info["lesson"] is False and len(info["commitment"]) == 64


def test_a_lesson_survives_a_restart_at_every_act(tmp_path: Path, course: Lesson) -> None:
    settings = quick(tmp_path)
    path, others = last_path(course), asked(course)
    table = token = ""
    for done in range(len(path)):
        with running(settings) as server:
            if not table:
                table, token = taught(server, course.game)
            player = server.stream(table, token)
            act(player, path[done], others[done])
            player.close()
    with running(settings) as server:
        player = server.stream(table, token)
        while others_done(player) < others[-1]:
            player.read()
        moves = [event["move"] for event in player.events]
        player.close()
        assert server.get(f"/tables/{table}").json()["table"]["lesson"] is True
    dealt = [move for move in moves if "deal" in move and move["deal"][0] == LEARNER]
    expected = [act.card for act in course.falls if getattr(act, "card", None) and act.seat == LEARNER]
    assert [str(move["deal"][1]) for move in dealt][: len(expected)] == [str(card) for card in expected]


def test_a_lesson_goes_on_after_sleep(tmp_path: Path, course: Lesson) -> None:
    with running(quick(tmp_path, sleep_after=0.05)) as server:
        table, token = taught(server, course.game)
        room = server.app.state.registry
        path, others = last_path(course), asked(course)
        for done, line in enumerate(path):
            until = time.monotonic() + 20
            while room.awake and time.monotonic() < until:
                time.sleep(0.02)
            assert not room.awake, "the table sleeps"
            player = server.stream(table, token)
            act(player, line, others[done])
            player.close()


def test_what_cannot_be_taught_is_refused(server: Running) -> None:
    assert server.post("/lessons", {"game": "chess", "name": "Anna"}).status_code == 404
    assert server.get("/lessons/chess").status_code == 404
    assert server.post("/lessons", {"game": "raise", "name": " "}).json()["error"] == "bad-name"
    wrong = server.post("/lessons", {"game": "raise", "name": "Anna", "others": ["Zoe"]})
    assert wrong.status_code == 422


def test_a_store_of_version_1_learns_lessons(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as server:
        made = server.table("the-game", {"kind": "me", "name": "Anna"})
    with sqlite3.connect(settings.database) as file:
        file.execute("ALTER TABLE tables DROP COLUMN lesson")
        file.execute("DROP TABLE alembic_version")
        file.execute("UPDATE version SET number = 1")
    file.close()
    with running(settings) as server:
        assert server.get(f"/tables/{made['table']}").json()["table"]["lesson"] is False
        table, token = taught(server, "raise")
        assert server.get(f"/tables/{table}", token).json()["table"]["lesson"] is True
