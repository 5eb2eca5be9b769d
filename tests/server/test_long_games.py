"""Games over days: a soft clock, what the table has agreed on when it runs out, and one person's devices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from push_service import PushService, push_service
from server.kit import Line, Running, quick, running, until
from server.test_daily import Clock
from server.test_notices import settled, subscribe, telling, watch
from server.test_store import look

KEY, OTHER = "ab" * 16, "cd" * 16
DAY = 86_400
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
ANNA_STARTS = {"starter": 0}

Nudged = list[tuple[str, int, str]]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def start(database: str, tmp_path: Path, clock: Clock) -> Callable[[], Any]:
    """Starts a server on the same database each time, on each kind of it."""
    return lambda: running(quick(tmp_path, database=database, clock=clock, outbox_every=0.05))


@pytest.fixture
def own(start: Callable[[], Any]) -> Iterator[Running]:
    with start() as found:
        yield found


@pytest.fixture
def lone(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """On one database, for what does not concern rows."""
    with running(quick(tmp_path, clock=clock, outbox_every=0.05)) as found:
        yield found


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def nudges(server: Running) -> Nudged:
    """What the server tells people from now on."""
    told: Nudged = []

    async def tell(table: Any, seat: int, what: str) -> None:
        told.append((table.id, seat, what))

    server.app.state.deadlines.tell = tell
    return told


def tokens(created: Line) -> list[str]:
    return [seat["token"] for seat in created["seats"]]


def info(server: Running, created: Line) -> Line:
    found: Line = server.get(f"/tables/{created['table']}").json()["table"]
    return found


def play(server: Running, created: Line, token: str, move: Line | None = None) -> Line:
    """The given move, or any; again if somebody was quicker."""
    path = f"/tables/{created['table']}"
    while True:
        now = server.get(path, token).json()
        answer = server.post(f"{path}/moves", {"at": now["at"], "move": move or now["legal"][0]}, token)
        if answer.status_code != 409:
            break
    assert answer.status_code == 200, answer.text
    played: Line = answer.json()
    return played


def pass_on(server: Running, created: Line, token: str) -> None:
    """Play until somebody else is to act: the smallest steps, so that no game ends early."""
    path = f"/tables/{created['table']}"
    while (now := server.get(path, token).json())["legal"]:
        move: Line = {"end": True}
        if move not in now["legal"]:
            steps = {card["card"]: dict(zip("ABCD", card["steps"], strict=True)) for card in _hand(now)}
            move = min(now["legal"], key=lambda line: _step(steps, line))
        play(server, created, token, move)


def _step(steps: dict[int, dict[str, int]], line: Line) -> int:
    card, pile = line.get("play", (0, "A"))
    return steps.get(card, {}).get(pile, 0)


def _hand(position: Line) -> list[Line]:
    """The cards of THE GAME, if that is what is played."""
    return [card for card in position["view"]["mine"]["hand"] if "steps" in card]


def running_games(server: Running, key: str = KEY) -> list[Line]:
    answer = server.get("/me/running", key=key)
    assert answer.status_code == 200, answer.text
    found: list[Line] = answer.json()["games"]
    return found


# The clock


def test_a_turn_has_one_of_three_times_or_none(lone: Running) -> None:
    usual = info(lone, lone.table("the-game", ANNA, BEN))
    assert (usual["turn_time"], usual["overdue"], usual["due"]) == (None, "nudge", None)
    for seconds in (600, DAY, 3 * DAY):
        assert info(lone, lone.table("the-game", ANNA, BEN, turn_time=seconds))["turn_time"] == seconds
    for wrong in ({"turn_time": 601}, {"turn_time": 0}, {"turn_time": "day"}, {"overdue": "lose"}):
        answer = lone.post("/tables", {"game": "the-game", "seats": [ANNA, BEN], **wrong})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")


def test_each_turn_has_its_own_time_and_it_is_stored(own: Running, database: str, clock: Clock) -> None:
    created = own.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
    anna, ben = tokens(created)
    first = info(own, created)["due"]
    assert 0 <= clock() + DAY - first < 30
    clock.pass_days(0.5)
    pass_on(own, created, anna)
    second = info(own, created)["due"]
    assert second > first + DAY / 3
    assert look(database, "SELECT due FROM tables") == [(second,)]
    pass_on(own, created, ben)
    assert info(own, created)["due"] >= second


def test_at_a_table_without_a_time_nothing_of_it_is_stored(own: Running, database: str) -> None:
    created = own.table("the-game", ANNA, BEN, options=ANNA_STARTS)
    pass_on(own, created, tokens(created)[0])
    assert look(database, "SELECT due FROM tables") == [(None,)]
    assert look(database, "SELECT * FROM outbox") == []


def test_acting_extends_one_s_time_and_remarks_do_not(lone: Running, clock: Clock) -> None:
    created = lone.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
    anna, ben = tokens(created)
    first = info(lone, created)["due"]
    clock.pass_days(0.5)
    for token in (ben, anna):
        play(lone, created, token, {"signal": {"pile": "A", "word": "spare"}})
    assert info(lone, created)["due"] == first
    play(lone, created, anna)
    assert info(lone, created)["due"] > first + DAY / 3


def test_those_who_choose_at_the_same_time_are_late_together(lone: Running, clock: Clock) -> None:
    created = lone.table("raise", ANNA, BEN, {"kind": "me", "name": "Cleo"}, turn_time=DAY)
    first = info(lone, created)["due"]
    clock.pass_days(0.5)
    play(lone, created, tokens(created)[0])
    assert info(lone, created)["due"] == first, "who still chooses has no more time"
    clock.pass_days(1)
    play(lone, created, tokens(created)[1])
    assert info(lone, created)["due"] > clock(), "the last one is not replaced at once"


def test_nobody_s_time_runs_while_bots_play_and_when_the_game_is_over(lone: Running) -> None:
    created = lone.table("the-game", ANNA, BEN, turn_time=600)
    for _ in range(2_000):
        for token in tokens(created):
            pass_on(lone, created, token)
        if (now := info(lone, created))["state"] == "over":
            break
    assert now["due"] is None


def test_players_are_told_of_the_new_time_with_every_turn(lone: Running) -> None:
    created = lone.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
    with lone.stream(created["table"], tokens(created)[1]) as ben:
        ben.until("events")
        first = ben.table["due"]
        pass_on(lone, created, tokens(created)[0])
        while ben.table["due"] == first:
            ben.read()


# When it has run out


def test_the_late_are_nudged_once_a_turn(own: Running, clock: Clock) -> None:
    told = nudges(own)
    created = own.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
    anna, ben = tokens(created)
    clock.pass_days(0.9)
    pass_on(own, created, anna)
    clock.pass_days(0.9)
    with own.stream(created["table"], anna) as watching:
        watching.until("events")
        clock.pass_days(0.2)
        until(lambda: told)
        watching.until("table")
    clock.pass_days(5)
    pass_on(own, created, ben)
    clock.pass_days(2)
    until(lambda: len(told) == 2)
    assert told == [(created["table"], 1, "nudge"), (created["table"], 0, "nudge")]
    assert info(own, created)["state"] == "running"


def test_a_nudge_reaches_the_phone_of_who_is_late(
    tmp_path: Path, database: str, clock: Clock, push: PushService
) -> None:
    """After the notice of the turn, and once, whatever happens to the server."""
    what = {"database": database, "clock": clock}
    with telling(tmp_path, **what) as server:
        created = server.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
        watch(server, created, 1, subscribe(server, push.device()))
        pass_on(server, created, tokens(created)[0])
        until(lambda: len(push.received) == 1 and settled(database))
        clock.pass_days(0.5)
    clock.pass_days(0.6)
    for _ in range(2):
        with telling(tmp_path, **what):
            until(lambda: len(push.received) == 2 and settled(database))
            time.sleep(0.5)  # longer than until it looks what it may have missed
    assert [(one["what"], one["table"], one["seat"]) for one in push.told()] == [
        ("turn", created["table"], 1),
        ("nudge", created["table"], 1),
    ]


def test_where_nothing_is_agreed_nothing_happens(own: Running, clock: Clock, database: str) -> None:
    told = nudges(own)
    created = own.table("the-game", ANNA, BEN, turn_time=600, overdue="nothing")
    clock.pass_days(30)
    other = own.table("the-game", ANNA, BEN, turn_time=600)
    clock.pass_days(1)
    until(lambda: told)
    assert {table for table, _, _ in told} == {other["table"]}
    now = info(own, created)
    assert now["state"] == "running" and not any(seat["stands_in"] for seat in now["seats"])


def stood_in(server: Running, created: Line, seat: int = 0) -> bool:
    found = info(server, created)["seats"][seat]
    assert found["stands_in"] == found["by_clock"] == (found["bot"] is not None)
    return bool(found["stands_in"])


@pytest.fixture
def late(own: Running, clock: Clock) -> Line:
    """A game of Anna and Ben; a bot stands in for Anna, has played, and Ben is on turn."""
    created = own.table("the-game", ANNA, BEN, turn_time=DAY, overdue="bot", options=ANNA_STARTS)
    clock.pass_days(2)
    until(lambda: stood_in(own, created))
    until(lambda: own.get(f"/tables/{created['table']}", tokens(created)[1]).json()["legal"])
    return created


def test_a_bot_stands_in_for_the_late_and_the_next_turn_has_its_time(
    own: Running, clock: Clock, late: Line
) -> None:
    now = info(own, late)
    assert now["state"] == "running"
    assert clock() < now["due"] <= clock() + DAY


def test_the_seat_is_given_back_when_the_person_opens_the_table(own: Running, late: Line) -> None:
    anna, ben = tokens(late)
    own.get(f"/tables/{late['table']}", anna)
    assert stood_in(own, late), "looking at a list of games is not coming back"
    with own.stream(late["table"], anna, since=1) as reconnected:
        reconnected.until("welcome")
        assert stood_in(own, late), "nor is a page that nobody looks at and that reconnects"
    with own.stream(late["table"], ben) as watching, own.stream(late["table"], anna) as opened:
        assert opened.until("welcome")["table"]["seats"][0]["stands_in"] is False
        while watching.table.get("seats", [{"stands_in": True}])[0]["stands_in"]:
            watching.read()
    pass_on(own, late, ben)
    assert own.get(f"/tables/{late['table']}", anna).json()["legal"], "no bot plays for Anna any more"


def test_the_seat_is_given_back_to_a_person_who_plays(own: Running, late: Line) -> None:
    play(own, late, tokens(late)[0], {"signal": {"self": "fine"}})
    assert not stood_in(own, late)


def test_a_stand_in_that_somebody_asked_for_stays(own: Running, clock: Clock) -> None:
    created = own.table("the-game", ANNA, BEN, turn_time=DAY, overdue="bot", options={"starter": 1})
    anna = tokens(created)[0]
    assert own.put(f"/tables/{created['table']}/seats/0", {"kind": "bot"}, anna).status_code == 200
    with own.stream(created["table"], anna) as opened:
        assert opened.until("welcome")["table"]["seats"][0]["stands_in"] is True
        assert opened.table["seats"][0]["by_clock"] is False


def test_nobody_is_replaced_while_only_bots_wait(own: Running, clock: Clock) -> None:
    told = nudges(own)
    alone = own.table("the-game", ANNA, BOT, BOT, turn_time=DAY, overdue="bot", options=ANNA_STARTS)
    both = own.table("raise", ANNA, BEN, turn_time=DAY, overdue="bot")
    clock.pass_days(2)
    until(lambda: len(told) == 3)
    assert {(table, seat) for table, seat, _ in told} == {
        (alone["table"], 0),
        (both["table"], 0),
        (both["table"], 1),
    }
    assert not stood_in(own, alone) and not stood_in(own, both) and not stood_in(own, both, 1)
    play(own, both, tokens(both)[0])
    clock.pass_days(2)
    until(lambda: stood_in(own, both, 1))


def test_a_team_s_game_is_never_ended_by_the_clock(own: Running, clock: Clock, late: Line) -> None:
    told = nudges(own)
    clock.pass_days(30)
    until(lambda: told)
    now = info(own, late)
    assert now["state"] == "running"
    assert [seat["stands_in"] for seat in now["seats"]] == [True, False], "the last one keeps the seat"


def test_a_restart_forgets_no_deadline_and_repeats_none(start: Callable[[], Any], clock: Clock) -> None:
    with start() as server:
        bot = server.table("the-game", ANNA, BEN, turn_time=DAY, overdue="bot", options=ANNA_STARTS)
        nudge = server.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
        before = info(server, nudge)["due"]
    clock.pass_days(0.5)
    with start() as server:
        told = nudges(server)
        assert info(server, nudge)["due"] == before
        clock.pass_days(1)
        until(lambda: told and stood_in(server, bot))
    with start() as server:
        again = nudges(server)
        clock.pass_days(1)
        third = server.table("the-game", ANNA, BEN, turn_time=600)
        clock.pass_days(1)
        until(lambda: again)
        assert {table for table, _, _ in again} <= {third["table"], bot["table"]}
        assert told == [(nudge["table"], 0, "nudge")]


def test_a_quick_game_has_one_deadline_at_a_time(own: Running, database: str, clock: Clock) -> None:
    told = nudges(own)
    created = own.table("the-game", ANNA, BEN, turn_time=600, options=ANNA_STARTS)
    anna, ben = tokens(created)
    for _ in range(3):
        pass_on(own, created, anna)
        pass_on(own, created, ben)
    query = "SELECT count(*) FROM outbox WHERE state = 'waiting'"
    assert look(database, query) == [(1,)]
    clock.pass_days(590 / DAY)
    pass_on(own, created, anna)
    read_late(own, created)
    clock.pass_days(20 / DAY)
    until(lambda: look(database, "SELECT count(*) FROM outbox WHERE state = 'done'") == [(1,)])
    until(lambda: look(database, query) == [(1,)])
    assert not told, "the turn it was for is over"
    clock.pass_days(1)
    until(lambda: told)
    assert told == [(created["table"], 1, "nudge")]


def read_late(server: Running, created: Line) -> None:
    """The table is told what it knows already, as by a read that was overtaken by its own moves."""
    registry = server.app.state.registry

    async def follow() -> None:
        table = registry.if_awake(created["table"])
        await table.follow(await registry.store.kept(table.id))

    asyncio.run_coroutine_threadsafe(follow(), server.loop).result(20)


def test_a_table_that_sleeps_is_woken_only_if_it_is_late(tmp_path: Path, clock: Clock) -> None:
    with running(quick(tmp_path, clock=clock, outbox_every=0.05, sleep_after=0.2)) as server:
        told = nudges(server)
        created = server.table("the-game", ANNA, BEN, turn_time=DAY, options=ANNA_STARTS)
        clock.pass_days(0.5)
        pass_on(server, created, tokens(created)[0])
        registry = server.app.state.registry
        until(lambda: not registry.awake)
        clock.pass_days(0.6)
        database = str(tmp_path / "tables.sqlite")
        until(lambda: look(database, "SELECT count(*) FROM outbox WHERE state = 'done'") == [(1,)])
        assert not registry.awake and not told
        clock.pass_days(0.5)
        until(lambda: told)


def test_the_host_has_a_bot_stand_in_only_when_the_time_is_up(tmp_path: Path, clock: Clock) -> None:
    with running(quick(tmp_path, clock=clock, absent_after=0.0, idle_after=0.0)) as server:
        created = server.table(
            "the-game", ANNA, BEN, turn_time=DAY, overdue="nothing", options={"starter": 1}
        )
        path = f"/tables/{created['table']}/seats/1"
        refused = server.put(path, {"kind": "bot"}, created["host"])
        assert (refused.status_code, refused.json()["key"]) == (409, "error-in-time")
        clock.pass_days(2)
        assert server.put(path, {"kind": "bot"}, created["host"]).status_code == 200


def test_the_same_people_play_again_with_the_same_time(own: Running) -> None:
    created = own.table("the-game", ANNA, OPEN, turn_time=DAY, overdue="bot", key=KEY)
    taken = own.post(f"/tables/{created['table']}/seats", {"name": "Ben"}, key=OTHER).json()
    created["seats"][1]["token"] = taken["token"]
    while info(own, created)["state"] == "running":
        for token in tokens(created):
            pass_on(own, created, token)
    following = own.post(f"/tables/{created['table']}/again", None, taken["token"]).json()
    now = info(own, following)
    assert (now["turn_time"], now["overdue"], now["evening"]) == (DAY, "bot", created["table"])
    for key, token in ((KEY, tokens(created)[0]), (OTHER, taken["token"])):
        (game,) = running_games(own, key)
        assert (game["table"], game["token"]) == (following["table"], token)
    assert running_games(own)[0]["host"] == created["host"]


# One person, several devices


def test_all_devices_with_a_key_have_the_seat(own: Running) -> None:
    created = own.table("raise", OPEN, ANNA, turn_time=DAY, overdue="bot", key=KEY)
    (waiting,) = running_games(own)
    assert waiting["state"] == "waiting" and waiting["names"] == ["", "Anna"] and not waiting["yours"]
    own.post(f"/tables/{created['table']}/seats", {"name": "Ben"}, key=OTHER)
    (game,) = running_games(own)
    assert own.get(f"/tables/{created['table']}", game["token"]).json()["you"] == {"seat": 1, "host": False}
    assert own.get(f"/tables/{created['table']}", game["host"]).json()["you"] == {"seat": None, "host": True}
    moved, due = game.pop("moved"), game.pop("due")
    assert due > moved
    assert game == {
        "table": created["table"],
        "join": created["join"],
        "game": "raise",
        "seat": 1,
        "token": created["seats"][1]["token"],
        "host": created["host"],
        "state": "running",
        "names": ["Ben", "Anna"],
        "acting": [0, 1],
        "yours": True,
        "turn_time": DAY,
        "overdue": "bot",
    }
    (theirs,) = running_games(own, OTHER)
    assert theirs["seat"] == 0 and theirs["host"] is None and theirs["token"] != game["token"]


def test_running_games_are_the_person_s_own(lone: Running) -> None:
    lone.table("the-game", ANNA, BEN)
    assert running_games(lone) == []
    assert lone.get("/me/running").json()["error"] == "no-key"
    assert lone.get("/me/running", key="x").json()["error"] == "bad-key"


def test_a_second_seat_of_the_same_person_has_a_token_of_its_own(lone: Running) -> None:
    created = lone.table("the-game", ANNA, BEN, OPEN, key=KEY)
    taken = lone.post(f"/tables/{created['table']}/seats", {"name": "Cleo"}, key=KEY).json()
    first, second, _ = tokens(created)
    assert len({first, second, taken["token"]}) == 3
    (game,) = running_games(lone)
    assert (game["seat"], game["token"]) == (0, first)


def test_own_turns_come_first_the_most_urgent_before_the_others(lone: Running, clock: Clock) -> None:
    def table(starter: int, **more: Any) -> Line:
        return lone.table("the-game", ANNA, BEN, options={"starter": starter}, key=KEY, **more)

    theirs, calm, urgent = table(1), table(0), table(0, turn_time=600)
    soon = table(0, turn_time=DAY)
    found = [(game["table"], game["yours"]) for game in running_games(lone)]
    assert found == [
        (urgent["table"], True),
        (soon["table"], True),
        (calm["table"], True),
        (theirs["table"], False),
    ]


def test_games_that_are_over_are_no_longer_running(lone: Running) -> None:
    created = lone.table("the-game", ANNA, key=KEY)
    while info(lone, created)["state"] != "over":
        pass_on(lone, created, tokens(created)[0])
    assert running_games(lone) == []


def test_asking_wakes_no_table(tmp_path: Path) -> None:
    with running(quick(tmp_path, sleep_after=0.1)) as server:
        created = server.table("the-game", ANNA, BEN, options=ANNA_STARTS, key=KEY)
        registry = server.app.state.registry
        until(lambda: not registry.awake)
        assert running_games(server)[0]["yours"]
        assert not registry.awake
        pass_on(server, created, tokens(created)[0])
        assert not running_games(server)[0]["yours"]
        until(lambda: not registry.awake)
        assert not running_games(server)[0]["yours"]
    with running(quick(tmp_path)) as server:
        assert running_games(server)[0]["acting"] == [1]
        assert not server.app.state.registry.awake


def test_the_attempt_at_the_daily_deal_is_found_as_well(lone: Running) -> None:
    made = lone.post("/daily/the-game", {"name": "Anna"}, key=KEY).json()
    (game,) = running_games(lone)
    assert (game["table"], game["token"]) == (made["table"], made["seats"][0]["token"])


# Listeners


def test_listeners_are_told_whose_turn_has_begun(lone: Running) -> None:
    told: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
    over: list[str] = []
    registry = lone.app.state.registry
    registry.listen(turn=lambda table: told.append((table.id, table.awaited, table.called)))
    registry.listen(over=lambda table: over.append(table.id))
    created = lone.table("raise", ANNA, BEN)
    anna, ben = tokens(created)
    table = created["table"]
    play(lone, created, anna)
    assert told == [(table, (0, 1), (0, 1)), (table, (1,), ())]
    lone.put(f"/tables/{table}/seats/1", {"kind": "bot"}, ben)
    until(lambda: len(told) >= 3)
    assert told[2] == (table, (), ()), "a bot plays for Ben now"
    until(lambda: lone.get(f"/tables/{table}", anna).json()["legal"])
    assert told[-1][1:] == ((0,), (0,))
    assert not over
