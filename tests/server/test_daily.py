"""The daily deal: the same cards for everybody, sealed until the day is over; the first attempt counts."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import Line, Running, quick, running, until
from server.test_me import error, games, play_out
from server.test_store import look

from stammtisch import games as known_games
from stammtisch.core.chance import commitment
from stammtisch.core.record import Checked, check
from stammtisch.server.daily.calendar import beginning, next_day

KEY, OTHER, THIRD = "ab" * 16, "cd" * 16, "ef" * 16
DAY = "2026-11-17"
NOON = beginning(DAY) + 12 * 3600
NAMES = [name for name, game in known_games.GAMES.items() if game.daily]


class Clock:
    """A clock that is moved by hand, and runs on in between."""

    def __init__(self) -> None:
        self._added = NOON - time.time()

    def __call__(self) -> float:
        return time.time() + self._added

    def pass_days(self, days: float = 1) -> None:
        self._added += days * 86_400


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def own(database: str, tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server of its own, on each database, with a clock of its own."""
    with running(quick(tmp_path, database=database, clock=clock)) as found:
        yield found


@pytest.fixture
def lone(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """The same on one database, for what does not concern rows."""
    with running(quick(tmp_path, clock=clock)) as found:
        yield found


def begin(server: Running, game: str = "the-game", key: str | None = None, status: int = 201) -> Line:
    answer = server.post(f"/daily/{game}", {"name": "Anna"}, key=key)
    assert answer.status_code == status, answer.text
    made: Line = answer.json()
    return made


def token(created: Line) -> str:
    found: str = created["seats"][0]["token"]
    return found


def shown(server: Running, game: str = "the-game", key: str | None = None, day: str = "") -> Line:
    answer = server.get(f"/daily{f'?day={day}' if day else ''}", key=key)
    assert answer.status_code == 200, answer.text
    return next(one for one in answer.json()["games"] if one["game"] == game)


def record(server: Running, created: Line, with_token: bool = True) -> list[Line]:
    answer = server.get(f"/tables/{created['table']}/record", token(created) if with_token else None)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def finished(server: Running, game: str = "the-game", key: str | None = None, seed: int = 1) -> Line:
    """An attempt, played to its end and written."""
    created = begin(server, game, key)
    play_out(server, created, seed)
    if key is not None and created["counts"]:
        until(lambda: shown(server, game, key)["you"]["result"])
    return created


def falls(lines: list[Line], kind: str) -> list[Any]:
    return [line[kind] for line in lines if kind in line]


@pytest.mark.parametrize("game", NAMES)
def test_everybody_gets_the_same_cards(own: Running, game: str) -> None:
    one, other = begin(own, game, KEY), begin(own, game, OTHER)
    assert one["table"] != other["table"]
    assert one["commitment"] == other["commitment"] == shown(own, game)["commitment"]
    views = [own.get(f"/tables/{made['table']}", token(made)).json()["view"]["mine"] for made in (one, other)]
    hands = [[card["card"] for card in mine["hand"]] for mine in views]
    assert hands[0] == hands[1] and hands[0]
    assert shown(own, game)["commitment"] == shown(own, game)["commitment"]
    assert len({shown(own, name)["commitment"] for name in NAMES}) == len(NAMES), "each game has its own"


@pytest.mark.parametrize("game", NAMES)
def test_equal_play_meets_equal_answers(lone: Running, game: str) -> None:
    """Also that of the bots."""
    first, second = begin(lone, game, KEY), begin(lone, game, OTHER)
    for made in (first, second):
        _play_alike(lone, made)
    one, other = record(lone, first), record(lone, second)
    # Who lays a card quicker at the same time may differ.
    assert sorted(map(json.dumps, one[1:])) == sorted(map(json.dumps, other[1:]))


def _play_alike(server: Running, created: Line) -> None:
    """Acts that depend on nothing but what is legal."""
    path = f"/tables/{created['table']}"
    while (position := server.get(path, token(created)).json())["table"]["state"] != "over":
        if position["legal"]:
            move = Random(json.dumps(position["legal"])).choice(position["legal"])
            server.post(f"{path}/moves", {"at": position["at"], "move": move}, token(created))


def test_the_declared_table_is_set_up(lone: Running) -> None:
    for name in NAMES:
        daily = known_games.get(name).daily
        assert daily is not None
        seats = lone.get(f"/tables/{(made := begin(lone, name, KEY))['table']}", token(made)).json()
        table = seats["table"]
        assert table["daily"] == DAY and table["state"] == "running" and table["contributions"] == []
        assert [one["kind"] for one in table["seats"]] == ["person"] + ["bot"] * len(daily.bots)
        assert [one["bot"] for one in table["seats"][1:]] == list(daily.bots)
        about = shown(lone, name)
        assert (about["seats"], about["bots"]) == (daily.players, list(daily.bots))
        assert about["par"] is None and about["secret"] is None
    assert {one["game"]: one["daily"] for one in lone.get("/games").json()["games"]} == {
        name: name in NAMES for name in known_games.GAMES
    }


# Which attempt counts


def test_the_first_attempt_counts_and_the_others_are_practice(own: Running) -> None:
    first = begin(own, key=KEY)
    assert first["counts"] and first["day"] == DAY
    again = begin(own, key=KEY, status=200)
    assert (again["table"], again["counts"], token(again)) == (first["table"], True, token(first))
    assert shown(own, key=KEY)["you"]["state"] == "running"
    play_out(own, first)
    until(lambda: shown(own, key=KEY)["you"]["result"])
    you = shown(own, key=KEY)["you"]
    practice = begin(own, key=KEY)
    assert not practice["counts"] and practice["table"] != first["table"]
    play_out(own, practice, 2)
    kept = games(own, KEY, 2)
    assert [(game["daily"], game["practice"]) for game in kept] == [(None, True), (DAY, False)]
    assert shown(own, key=KEY)["you"] == you, "practice changes nothing"


def test_of_two_devices_at_the_same_moment_both_have_the_one_that_counts(own: Running) -> None:
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: own.post("/daily/the-game", {"name": "A"}, key=KEY), range(8)))
    assert sorted(answer.status_code for answer in made) == [200] * 7 + [201]
    tables = {(answer.json()["table"], token(answer.json()), answer.json()["counts"]) for answer in made}
    assert len(tables) == 1
    created = made[0].json()
    assert own.get(f"/tables/{created['table']}", token(created)).json()["legal"]
    play_out(own, created)
    assert len(games(own, KEY)) == 1 and shown(own, key=KEY)["you"]["counts"]


def test_without_a_key_there_is_only_practice(own: Running, database: str) -> None:
    one, other = begin(own), begin(own)
    assert not one["counts"] and one["table"] != other["table"]
    play_out(own, one)
    assert shown(own)["people"] == {"count": 0, "results": []} and shown(own)["you"] is None
    assert look(database, "SELECT * FROM plays") == []


def test_deleting_everything_gives_no_second_first_attempt(own: Running) -> None:
    finished(own, key=KEY)
    assert own.delete("/me", key=KEY).status_code == 204
    assert shown(own, key=KEY)["you"] is None
    assert not begin(own, key=KEY)["counts"]
    running_one = begin(own, key=OTHER)
    own.delete("/me", key=OTHER)
    again = begin(own, key=OTHER, status=200)
    assert again["table"] == running_one["table"]
    play_out(own, again)
    until(lambda: shown(own, key=OTHER)["you"]["result"])


def test_what_ends_after_midnight_does_not_count(own: Running, clock: Clock) -> None:
    """Its secret is public by then."""
    late = begin(own, key=KEY)
    clock.pass_days()
    play_out(own, late)
    until(lambda: shown(own, key=KEY, day=DAY)["you"]["result"])
    day = shown(own, key=KEY, day=DAY)
    assert day["you"]["counts"] is False and day["you"]["streak"] == 0
    assert own.get("/daily/calendar", key=KEY).json()["days"] == []


def test_nobody_else_plays_an_attempt(lone: Running) -> None:
    made = begin(lone, key=KEY)
    for kind in ("bot", "open"):
        answer = lone.put(f"/tables/{made['table']}/seats/0", {"kind": kind}, token(made))
        assert error(answer) == (409, "daily")
    assert lone.post(f"/tables/{made['table']}/seats", {"name": "Ben"}).status_code == 409


# Sealed until the day is over


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("key", [KEY, None])
def test_nothing_leaks_before_the_day_is_over(
    lone: Running, clock: Clock, game: str, key: str | None
) -> None:
    secret = _secret(lone, game)
    made = finished(lone, game, key)
    running_one = begin(lone, game, OTHER)
    for table in (made["table"], running_one["table"]):
        for path in ("", "/record", "/replay", "/review", "/fairness", "/deal"):
            for stranger in (None, token(running_one) if table == made["table"] else token(made)):
                answer = lone.get(f"/tables/{table}{path}", stranger)
                assert answer.status_code in (401, 403), path
                assert secret not in answer.text
        answer = lone.post(f"/tables/{table}/deal", {"name": "Ben", "seat": 0})
        assert error(answer) == (403, "no-spectators")
    own = [
        lone.get(f"/tables/{made['table']}{path}", who)
        for path in ("", "/record", "/replay")
        for who in (token(made), made["host"])
    ]
    assert {answer.status_code for answer in own} == {200}
    assert lone.get(f"/tables/{made['table']}/review", token(made)).status_code in (200, 202)
    assert not any('"reveal"' in answer.text or secret in answer.text for answer in own)
    for who in (token(made), made["host"]):
        assert error(lone.get(f"/tables/{made['table']}/fairness", who)) == (409, "daily")
    answer = lone.post(f"/tables/{made['table']}/deal", {"name": "Ben", "seat": 0}, token(made))
    assert error(answer) == (409, "daily")
    for answer in (lone.get("/daily", key=key), lone.get("/daily/calendar"), lone.get(f"/daily?day={DAY}")):
        assert secret not in answer.text
    with lone.stream(made["table"], token(made)) as player:
        player.until("welcome")
        assert player.table["secret"] is None and secret not in "".join(player.received)
    with lone.stream(made["table"]) as stranger_stream, pytest.raises(Exception, match="4403"):
        stranger_stream.read()


def _secret(server: Running, game: str) -> str:
    shown(server, game)
    database = server.app.state.registry.store._database
    (row,) = look(database, f"SELECT secret FROM days WHERE game = '{game}'")
    return bytes(row[0]).hex()


@pytest.mark.parametrize("game", NAMES)
def test_after_midnight_everything_opens_and_checks(
    own: Running, clock: Clock, game: str, tmp_path: Path
) -> None:
    before = shown(own, game)["commitment"]
    made = finished(own, game, KEY)
    unrevealed = record(own, made)
    clock.pass_days()
    day = shown(own, game, day=DAY)
    assert commitment(bytes.fromhex(day["secret"])) == before == day["commitment"]
    assert shown(own, game)["secret"] is None and shown(own, game)["commitment"] != before
    lines = record(own, made, with_token=False)
    assert lines[:-1] == unrevealed and lines[-1] == {"reveal": day["secret"]}
    assert lines[0]["commitment"] == before and lines[0]["contributions"] == []
    (checked,) = check(map(json.dumps, lines), known_games.get)
    assert isinstance(checked, Checked) and checked.as_committed and checked.took_part == ()
    kept = tmp_path / "record.jsonl"
    kept.write_text("\n".join(map(json.dumps, lines)))
    command = [sys.executable, "-m", "stammtisch", "check", str(kept)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    fairness = own.get(f"/tables/{made['table']}/fairness").json()
    assert fairness["secret"] == day["secret"] and fairness["contributions"] == []
    assert own.get(f"/tables/{made['table']}/replay").json()["table"]["secret"] == day["secret"]
    look_back = own.get(f"/tables/{made['table']}").json()["table"]
    assert look_back["secret"] == day["secret"] and look_back["spectators"]


# Days


def test_a_day_has_one_secret_also_after_a_restart(database: str, tmp_path: Path, clock: Clock) -> None:
    settings = quick(tmp_path, database=database, clock=clock)
    with running(settings) as one:
        before = shown(one)
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda _: shown(one, "raise")["commitment"], range(8)))
        assert len(set(found)) == 1
    with running(settings) as other:
        assert shown(other)["commitment"] == before["commitment"]
        assert shown(other, "raise")["commitment"] == found[0]


@pytest.mark.parametrize("day", ["2026-11-18", "2026-11-16", "1999-12-31", "9999-12-31"])
def test_an_unknown_or_a_future_day_has_no_deal(lone: Running, day: str) -> None:
    begin(lone)
    assert error(lone.get(f"/daily?day={day}")) == (404, "no-day")
    assert error(lone.post("/daily/the-game", {"name": "Anna", "day": day})) == (404, "no-day")


@pytest.mark.parametrize("day", ["today", "2026-02-30", "2026-13-01", "20261117", "%00", "2026-11-17T00:00"])
def test_a_day_that_is_none_is_refused(lone: Running, day: str) -> None:
    assert error(lone.get(f"/daily?day={day}")) == (422, "bad-request")
    assert error(lone.post("/daily/the-game", {"name": "Anna", "day": day})) == (422, "bad-request")


def test_a_past_day_can_be_practised(own: Running, clock: Clock) -> None:
    first = begin(own, key=KEY)
    clock.pass_days()
    answer = own.post("/daily/the-game", {"name": "Anna", "day": DAY}, key=OTHER)
    assert answer.status_code == 201
    made = answer.json()
    assert (made["day"], made["counts"], made["commitment"]) == (DAY, False, first["commitment"])


def test_a_game_without_a_daily_deal_says_so(lone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert error(lone.post("/daily/nosuch", {"name": "Anna"})) == (404, "no-game")
    monkeypatch.setattr(type(known_games.get("raise")), "daily", None)
    assert error(lone.post("/daily/raise", {"name": "Anna"})) == (404, "no-daily")
    assert [game["game"] for game in lone.get("/daily").json()["games"]] == ["the-game"]
    assert [game["daily"] for game in lone.get("/games").json()["games"]] == [True, False]


def test_a_day_tells_when_it_ends(lone: Running) -> None:
    day = lone.get("/daily").json()
    assert (day["day"], day["ends"]) == (DAY, NOON + 12 * 3600)
    assert [game["game"] for game in day["games"]] == NAMES


def test_streaks_and_the_calendar(own: Running, clock: Clock) -> None:
    for day, seed in enumerate((1, 2, 3)):
        made = finished(own, key=KEY, seed=seed)
        assert shown(own, key=KEY)["you"]["streak"] == day + 1
        clock.pass_days()
    finished(own, "raise", KEY)
    today = next_day(DAY, 3)
    found = own.get("/daily/calendar", key=KEY).json()
    assert (found["today"], found["since"]) == (today, DAY)
    assert [(one["day"], one["game"]) for one in found["days"]] == [
        (today, "raise"),
        (next_day(DAY, 2), "the-game"),
        (next_day(DAY), "the-game"),
        (DAY, "the-game"),
    ]
    assert found["days"][1]["table"] == made["table"]
    assert found["days"][1]["result"]["left"] == found["days"][1]["figure"]
    streaks = {one["game"]: (one["now"], one["longest"]) for one in found["streaks"]}
    assert streaks == {"the-game": (3, 3), "raise": (1, 1)}
    clock.pass_days(2)
    streaks = {
        one["game"]: (one["now"], one["longest"])
        for one in own.get("/daily/calendar", key=KEY).json()["streaks"]
    }
    assert streaks == {"the-game": (0, 3), "raise": (0, 1)}
    assert shown(own, key=KEY, day=next_day(DAY))["you"]["streak"] == 2
    empty = own.get("/daily/calendar").json()
    assert (empty["days"], empty["streaks"], empty["since"]) == ([], [], DAY)


# Par and people


@pytest.fixture
def with_par(database: str, tmp_path: Path, clock: Clock) -> Iterator[Running]:
    settings = quick(tmp_path, database=database, clock=clock, par_games=6, par_after=0.0)
    with running(settings) as found:
        yield found


def test_par_is_ready_today_and_for_tomorrow_and_repeats(
    with_par: Running, database: str, clock: Clock
) -> None:
    def all_there() -> bool:
        rows = look(database, "SELECT par FROM days")
        return len(rows) == 2 * len(NAMES) and all(par for (par,) in rows)

    until(all_there, 120)
    assert {day for (day,) in look(database, "SELECT day FROM days")} == {DAY, next_day(DAY)}
    kept = {game: shown(with_par, game)["par"] for game in NAMES}
    for game, par in kept.items():
        daily = known_games.get(game).daily
        assert daily is not None
        assert (par["level"], par["games"], len(par["results"])) == (daily.par, 6, 6)
        assert par["mean"] == sum(par["results"]) / 6 and 0 <= par["share"] <= 1
    assert kept["the-game"]["results"] == sorted(kept["the-game"]["results"]), "fewest left first"
    clock.pass_days()
    assert shown(with_par)["par"] is not None, "computed beforehand"
    clock.pass_days(-1)
    _forget_par(database)
    until(lambda: shown(with_par)["par"] is not None, 120)
    until(lambda: shown(with_par, "raise")["par"] is not None, 120)
    assert {game: shown(with_par, game)["par"] for game in NAMES} == kept


def _forget_par(database: str) -> None:
    from sqlalchemy import create_engine, update

    from stammtisch.server.database.address import url
    from stammtisch.server.database.schema import days

    engine = create_engine(url(database))
    with engine.begin() as connection:
        connection.execute(update(days).values(par=None, version=days.c.version + 1))
    engine.dispose()


def test_a_result_is_compared_with_bots(with_par: Running) -> None:
    until(lambda: shown(with_par)["par"] is not None, 120)
    finished(with_par, key=KEY, seed=1)
    alone = shown(with_par, key=KEY)
    par = alone["par"]["results"]
    you = alone["you"]
    assert you["better_than_people"] is None
    assert you["better_than_bots"] == sum(figure > you["figure"] for figure in par) / len(par)
    assert you["figure"] == you["result"]["left"]


REGULARS = [f"{number:032x}" for number in range(1, 6)]


def test_a_key_of_one_day_is_nobody_among_the_people(own: Running, clock: Clock) -> None:
    """Keys cost nothing: the day's deal can be practised with some, and none of them may move a place."""
    for _ in range(2):
        for key in REGULARS:
            quick_game(own, key)
        clock.pass_days()
    for _ in range(3):
        quick_game(own, OTHER)  # three games, but on one day
    for seed, key in enumerate((*REGULARS[:4], OTHER, THIRD)):
        finished(own, key=key, seed=seed)
        you = shown(own, key=key)["you"]
        assert you["counts"] and you["result"] and you["figure"] == you["result"]["left"]
        assert you["better_than_people"] is None
        assert shown(own)["people"] == {"count": 0, "results": []}, "fewer than five are not shown"
    finished(own, key=REGULARS[4], seed=9)
    found = [shown(own, key=key)["you"] for key in REGULARS]
    people = shown(own)["people"]
    assert people == {"count": 5, "results": sorted(one["figure"] for one in found)}
    for one in found:
        assert one["better_than_people"] == sum(other["figure"] > one["figure"] for other in found) / 4
    throwaway = shown(own, key=THIRD)["you"]
    worse = sum(other["figure"] > throwaway["figure"] for other in found)
    assert throwaway["better_than_people"] == worse / 5, "the own result is compared all the same"
    clock.pass_days()
    quick_game(own, OTHER)
    clock.pass_days()
    quick_game(own, OTHER)
    day = next_day(DAY, 2)
    assert shown(own, day=day)["people"] == people, "what a key does later changes no day that is over"


def quick_game(server: Running, key: str) -> None:
    """A finished game, alone: soon no card fits."""
    before = len(server.get("/me", key=key).json().get("games", ()))
    made = server.table("the-game", {"kind": "me", "name": "Anna"}, key=key)
    play_out(server, made)
    games(server, key, before + 1)


def test_what_people_are_told_of_others_names_nobody(lone: Running) -> None:
    made = finished(lone, key=KEY)
    answer = lone.get("/daily", key=OTHER)
    assert made["table"] not in answer.text and "Anna" not in answer.text
