"""The coach: on where everybody agrees, seen by all, marked for ever, and heard by the seat on turn alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from server.judges import JudgeSwitch, use_judge
from server.kit import OPEN, Running, quick, running, until

from stammtisch import games
from stammtisch.core.record import Checked, check
from stammtisch.server.bots.fair_queue import Asker, FairQueue
from stammtisch.server.judging.coach import Coach
from stammtisch.server.limits import Limits
from stammtisch.server.seats.seats import Chair

ANNA, BEN = ({"kind": "me", "name": name} for name in ("Anna", "Ben"))
BOT = {"kind": "bot", "bot": "greedy"}
FIRST = {"starter": 0}


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> JudgeSwitch:
    return use_judge(tmp_path, monkeypatch)


def tokens(created: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in created["seats"]]


def wish(server: Running, created: dict[str, Any], seat: int, *, on: bool = True) -> httpx.Response:
    return server.put(f"/tables/{created['table']}/coach", {"on": on}, tokens(created)[seat])


def table_of(server: Running, created: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/tables/{created['table']}").json()["table"]
    return found


def hint(server: Running, created: dict[str, Any], seat: int = 0) -> httpx.Response:
    return server.post(f"/tables/{created['table']}/hint", token=tokens(created)[seat])


def warning(server: Running, created: dict[str, Any], *moves: Any, at: int | None = None) -> httpx.Response:
    at = table_of(server, created)["at"] if at is None else at
    return server.post(
        f"/tables/{created['table']}/warning", {"at": at, "moves": list(moves)}, tokens(created)[0]
    )


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    body = answer.json()
    return answer.status_code, body["error"], body["key"]


def header(server: Running, created: dict[str, Any]) -> dict[str, Any]:
    text = server.get(f"/tables/{created['table']}/record", tokens(created)[0]).text
    found: dict[str, Any] = json.loads(text.splitlines()[0])
    return found


def legal(server: Running, created: dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get(f"/tables/{created['table']}", tokens(created)[seat]).json()[
        "legal"
    ]
    return found


def test_it_is_off_until_everybody_who_plays_wishes_it() -> None:
    anna, ben = Chair("person", "Anna", token="aa"), Chair("person", "Ben", token="bb")
    chairs, coach = [anna, ben, Chair("bot", "Ida", bot="greedy")], Coach()
    assert not coach.on(chairs) and coach.wishes(chairs) == []
    coach.wish(0, anna, on=True)
    assert not coach.on(chairs) and coach.wishes(chairs) == [0]
    coach.wish(1, ben, on=True)
    assert coach.on(chairs) and Coach(coach.dump()).wishes(chairs) == [0, 1]
    coach.wish(0, anna, on=False)
    assert not coach.on(chairs)
    anna.stands_in = True
    assert coach.on(chairs), "who does not play is not asked"
    ben.token = "cc"
    assert not coach.on(chairs) and coach.wishes(chairs) == [], "somebody else has not wished it"
    assert not coach.on([Chair("bot", "Ida", bot="greedy")])
    assert not coach.on([Chair(), anna]), "whoever comes may not want it"


def test_alone_it_is_on_at_once_and_marks_the_game(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BOT, options=FIRST)
        assert table_of(server, created)["coach"] == {"on": False, "wishes": []}
        assert "coached" not in header(server, created)
        with server.stream(created["table"]) as spectator:
            spectator.until("welcome")
            answer = wish(server, created, 0)
            assert answer.json()["table"]["coach"] == {"on": True, "wishes": [0]}
            spectator.until("table")
            assert spectator.table["coach"]["on"] and spectator.table["coached"]
        wish(server, created, 0, on=False)
        told = table_of(server, created)
        assert told["coach"] == {"on": False, "wishes": []} and told["coached"], "the mark stays"
        assert header(server, created)["coached"] is True


def test_it_stays_through_restarts_and_into_the_record(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, options={}, coach=True)
        assert table_of(server, created)["coach"]["on"] and table_of(server, created)["coached"]
    with running(quick(tmp_path)) as server:
        assert table_of(server, created)["coach"] == {"on": True, "wishes": [0]}
        assert hint(server, created).status_code == 200
        with server.stream(created["table"], tokens(created)[0]) as player:
            player.until("events")
            player.play_on(Random(1))
        text = server.get(f"/tables/{created['table']}/record").text
        (found,) = check(text.splitlines(), games.get)
        assert isinstance(found, Checked) and found.as_committed and found.match.coached
        assert found.match.header()["coached"] is True
        assert refused(wish(server, created, 0, on=False)) == (409, "over", "error-over")
        again = server.post(f"/tables/{created['table']}/again", token=created["host"]).json()
        told = server.get(f"/tables/{again['table']}").json()["table"]
        assert told["coach"] == {"on": False, "wishes": []} and not told["coached"], "off in each new game"


def test_with_others_all_must_agree(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options=FIRST)
        wish(server, created, 0)
        told = table_of(server, created)
        assert told["coach"] == {"on": False, "wishes": [0]} and not told["coached"]
        assert refused(hint(server, created)) == (403, "no-coach", "error-no-coach")
        assert "coached" not in header(server, created)
        wish(server, created, 1)
        assert table_of(server, created)["coach"] == {"on": True, "wishes": [0, 1]}
        assert hint(server, created).status_code == 200
        wish(server, created, 1, on=False)
        assert refused(hint(server, created)) == (403, "no-coach", "error-no-coach")
        assert table_of(server, created)["coached"]


def test_a_host_who_wishes_it_waits_for_those_who_come(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, {"kind": "open"}, options=FIRST, coach=True)
        assert not table_of(server, created)["coach"]["on"]
        taken = server.post(f"/tables/{created['table']}/seats", {"name": "Ben"}).json()
        told = table_of(server, created)
        assert told["state"] == "running" and told["coach"] == {"on": False, "wishes": [0]}
        assert not told["coached"]
        server.put(f"/tables/{created['table']}/coach", {"on": True}, taken["token"])
        assert table_of(server, created)["coached"]


def test_the_wish_of_who_left_is_not_that_of_who_comes(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, {"kind": "open"}, {"kind": "open"}, coach=True)
        path = f"/tables/{created['table']}"
        ben = server.post(f"{path}/seats", {"name": "Ben"}).json()["token"]
        server.put(f"{path}/coach", {"on": True}, ben)
        assert table_of(server, created)["coach"]["wishes"] == [0, 1]
        server.put(f"{path}/seats/1", {"kind": "open"}, ben)
        server.post(f"{path}/seats", {"name": "Cleo", "seat": 1})
        assert table_of(server, created)["coach"]["wishes"] == [0]


def test_when_a_bot_stands_in_for_who_did_not_agree_the_game_is_marked(
    tmp_path: Path, judge: JudgeSwitch
) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options=FIRST)
        wish(server, created, 0)
        path = f"/tables/{created['table']}/seats/1"
        server.put(path, {"kind": "bot", "bot": "greedy"}, tokens(created)[1])
        told = table_of(server, created)
        assert told["coach"] == {"on": True, "wishes": [0]} and told["coached"]
        server.put(path, {"kind": "person"}, tokens(created)[1])
        assert not table_of(server, created)["coach"]["on"], "Ben is back and has not agreed"
        assert header(server, created)["coached"]


def test_a_hint_is_the_best_move_with_its_reasons(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BOT, options=FIRST, coach=True)
        moves = legal(server, created)
        answer = hint(server, created)
        told = answer.json()
        assert answer.status_code == 200, answer.text
        assert told["acts"] == [moves[0]] and told["chance"] == 0.5
        assert told["at"] == table_of(server, created)["at"]
        assert told["reasons"] == [{"key": "room", "values": {"pile": "A", "hand": len(moves)}}]
        assert hint(server, created).json() == told, "asked twice, the same"


def test_a_warning_tells_what_moves_would_cost(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BOT, options={**FIRST, "talk": "open"}, coach=True)
        best, *others = legal(server, created)
        fine = {"loss": 0.0, "better": [], "reasons": []}
        assert warning(server, created, best).json() == {**fine, "noise": 0.0}
        bad = next(one for one in others if one["play"][0] != best["play"][0])
        told = warning(server, created, bad).json()
        assert told["loss"] == 0.25 and told["better"] == [best] and told["reasons"][0]["key"] == "room"
        assert told["noise"] == round(0.32 / 24, 4), "what is uncertain is looked at more closely"
        assert warning(server, created, best, bad).json()["loss"] == 0, "a turn is judged as a whole"
        aside = {"signal": {"pile": "A", "word": "spare"}}
        assert warning(server, created, aside).json() == {**fine, "noise": 0.0}, "signals are not judged"
        assert warning(server, created, aside, bad).json()["loss"] == 0.25
        assert refused(warning(server, created, best, at=0))[:2] == (409, "stale")
        assert refused(warning(server, created, {"play": [1, "Z"]}))[:2] == (422, "bad-move")
        assert warning(server, created, best, best).json()["error"] == "illegal", "a card is laid once"
        assert refused(warning(server, created))[:2] == (422, "bad-request")
        assert legal(server, created)[0] == best, "nothing was played"


def test_only_the_seat_on_turn_is_told_and_only_its_own(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options=FIRST, coach=True)
        table = created["table"]
        assert table_of(server, created)["coach"]["on"], "both sit at the same device"
        assert hint(server, created, 0).status_code == 200
        assert refused(hint(server, created, 1)) == (403, "not-your-turn", "error-not-your-turn")
        assert refused(server.post(f"/tables/{table}/hint"))[:2] == (401, "no-token")
        assert refused(server.post(f"/tables/{table}/hint", token="wrong"))[:2] == (401, "unknown-token")
        assert refused(server.post(f"/tables/{table}/hint", token=created["host"]))[:2] == (
            403,
            "not-your-seat",
        )
        body = {"on": True}
        assert refused(server.put(f"/tables/{table}/coach", body))[:2] == (401, "no-token")
        assert refused(server.put(f"/tables/{table}/coach", body, created["host"]))[:2] == (
            403,
            "not-your-seat",
        )


def test_others_hear_nothing_of_a_hint(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options=FIRST, coach=True)
        with server.stream(created["table"], tokens(created)[1]) as other:
            other.until("events")
            hint(server, created)
            other.send(type="ping")
            assert other.read()["type"] == "pong"


def test_where_there_is_no_coach(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        unjudged = server.table("raise", ANNA, BOT)
        assert refused(wish(server, unjudged, 0)) == (404, "no-review", "error-no-judge")
        asked = {"game": "raise", "seats": [ANNA, BOT], "coach": True}
        assert refused(server.post("/tables", asked)) == (422, "bad-option", "error-no-judge")
        lesson = server.post("/lessons", {"game": "the-game", "name": "Anna"}).json()
        assert refused(wish(server, lesson, 0)) == (409, "lesson", "error-coach-lesson")
        waiting = server.table("the-game", ANNA, {"kind": "open"}, coach=True)
        assert refused(hint(server, waiting)) == (409, "waiting", "error-waiting")
        daily = server.table("the-game", ANNA)
        server.app.state.registry._awake[daily["table"]].daily = "2026-11-17"
        assert refused(wish(server, daily, 0)) == (409, "daily", "error-coach-daily")


def test_a_judge_without_an_opinion_or_without_luck(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path, bot_cap=0.5)) as server:
        created = server.table("the-game", ANNA, options={}, coach=True)
        move = legal(server, created)[-1]
        assert hint(server, created).status_code == 200
        judge.behaves("no opinion")
        assert hint(server, created).json()["acts"] == [] and hint(server, created).json()["chance"] is None
        assert warning(server, created, move).json()["loss"] == 0
        for how in ("raise", "die", "sleep"):
            judge.behaves(how)
            assert refused(hint(server, created)) == (503, "review-failed", "error-coach-failed")
        judge.behaves("")
        assert hint(server, created).status_code == 200


def test_a_hint_that_comes_too_late_is_not_told(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, options={}, coach=True)
        assert hint(server, created).status_code == 200
        table = server.app.state.registry._awake[created["table"]]
        real = table.workers.advice

        async def switched_off(*asked: Any) -> Any:
            found = await real(*asked)
            table.coach.wish(0, table.chairs[0], on=False)
            return found

        table.workers.advice = switched_off
        assert refused(hint(server, created)) == (403, "no-coach", "error-no-coach")


def test_hints_go_before_reviews(tmp_path: Path, judge: JudgeSwitch) -> None:
    """A person waits for a hint, nobody in a game for a review."""

    async def use() -> list[str]:
        queue, order = FairQueue(1, 1), []

        async def hold(name: str, asker: Asker) -> None:
            async with queue.place(asker):
                order.append(name)
                await asyncio.sleep(0)

        async with queue.place(Asker("x")):
            waiting = [
                asyncio.create_task(hold("review", Asker("review", "t1", people=False))),
                asyncio.create_task(hold("hint", Asker("a", "t2"))),
            ]
            await asyncio.sleep(0.01)
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(use()) == ["hint", "review"]
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, options={}, coach=True)
        asked: list[Asker] = []
        workers = server.app.state.registry.workers
        real = workers.advice

        async def noted(*question: Any) -> Any:
            asked.append(question[-1])
            return await real(*question)

        workers.advice = noted
        hint(server, created)
        assert [one.people for one in asked] == [True]


def test_asking_too_often_is_refused(tmp_path: Path, judge: JudgeSwitch) -> None:
    limits = Limits(**{**{name: getattr(OPEN, name) for name in OPEN.__slots__}, "hints": (0.01, 2)})
    with running(quick(tmp_path, limits=limits)) as server:
        created = server.table("the-game", ANNA, options={}, coach=True)
        assert [hint(server, created).status_code for _ in range(3)] == [200, 200, 429]
        assert refused(warning(server, created, legal(server, created)[0]))[:2] == (429, "too-many")
        for number in range(12):
            answer = wish(server, created, 0, on=bool(number % 2))
        assert refused(answer)[:2] == (429, "too-many"), "the switch is no way to signal"


def test_during_a_game_others_see_wishes_with_a_delay(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BEN, options=FIRST)
        audience = server.app.state.registry._awake[created["table"]].audience
        wish(server, created, 0)
        until(lambda: audience._pending is None)
        wish(server, created, 0, on=False)
        assert audience._pending is not None, "several changes are shown as one"
