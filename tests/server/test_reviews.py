"""Reviews: made once in the bot processes, behind people's games, stored, and the same each time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from server.judges import JudgeSwitch, use_judge
from server.kit import OPEN, Running, quick, running, until
from server.test_store import look

from stammtisch.server.judging import reviews
from stammtisch.server.limits import Limits
from stammtisch.server.messages import ReviewInfo

ANNA = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> JudgeSwitch:
    return use_judge(tmp_path, monkeypatch)


def finished(server: Running, *others: dict[str, Any], game: str = "the-game", **more: Any) -> dict[str, Any]:
    """A game that Anna has played to its end."""
    created = server.table(game, ANNA, *others, **more)
    with server.stream(created["table"], created["seats"][0]["token"]) as player:
        player.until("events")
        player.play_on(Random(1))
    return created


def asked(server: Running, table: str, token: str | None = None) -> httpx.Response:
    return server.get(f"/tables/{table}/review", token)


def complete(server: Running, table: str, seconds: float = 30) -> dict[str, Any]:
    """The review once it is complete; on the way there, progress never falls."""
    end = time.monotonic() + seconds
    progress = 0.0
    while (answer := asked(server, table)).status_code == 202:
        told = answer.json()
        assert progress <= told["progress"] < 1
        assert told["review"] is None or told["review"]["done"] is False
        progress = told["progress"]
        assert time.monotonic() < end
        time.sleep(0.01)
    assert answer.status_code == 200, answer.text
    assert answer.json()["progress"] == 1
    found: dict[str, Any] = answer.json()["review"]
    return found


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    body = answer.json()
    return answer.status_code, body["error"], body["key"]


def test_a_finished_game_is_reviewed_as_described(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server, BOT)["table"]
        assert asked(server, table).status_code == 202
        found = complete(server, table)
        msgspec.convert(found, ReviewInfo, strict=True)
        assert found["done"] and found["bot"] == "greedy"
        assert found["winnable"] == {"at": 3, "until_end": False}
        assert (found["seats"][0]["name"], found["seats"][0]["judged"]) == ("Anna", True)
        assert not found["seats"][1]["judged"], "bots are not judged"
        assert {one["seat"] for one in found["decisions"]} == {0}
        marked = [one for one in found["decisions"] if one["kind"]]
        assert marked and marked[0]["better"] and marked[0]["reasons"][0]["key"] == "room"
        rows = look(str(tmp_path / "tables.sqlite"), "SELECT state, progress FROM reviews")
        assert rows == [("done", 1.0)]


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_the_games_own_judges_review_their_games(tmp_path: Path, game: str) -> None:
    others = [BOT] if game == "raise" else []
    with running(quick(tmp_path)) as server:
        table = finished(server, *others, game=game)["table"]
        found = complete(server, table, seconds=240)
        msgspec.convert(found, ReviewInfo, strict=True)
        anna = found["seats"][0]
        sums = anna["start"] + anna["choice"] + anna["luck"] + anna["others"]
        assert sums == pytest.approx(anna["outcome"], abs=1e-6)
        assert 0 <= anna["accuracy"] < 100 and found["decisions"]
        worst = max(found["decisions"], key=lambda one: one["loss"])
        path = f"/tables/{table}/review/try"
        begun = server.post(path, {"at": worst["at"], "moves": []}).json()
        other = next(one for one in begun["view"]["mine"]["legal"] if one not in worst["acts"])
        tried = server.post(path, {"at": worst["at"], "moves": [other]})
        assert tried.status_code == 200, tried.text
        assert tried.json()["complete"] is (game == "raise"), "a turn of THE GAME is more than one card"


def test_it_is_made_once_in_the_bot_processes_and_is_the_same_each_time(
    tmp_path: Path, judge: JudgeSwitch
) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        first = complete(server, table)
        made = len(judge.calls)
        assert complete(server, table) == first and len(judge.calls) == made
        assert os.getpid() not in {process for process, _ in judge.calls}
    with running(quick(tmp_path)) as server:
        assert asked(server, table).json() == {"progress": 1, "review": first}
        assert len(judge.calls) == made
    run(tmp_path, "DELETE FROM reviews")
    with running(quick(tmp_path, workers=2)) as server:
        assert complete(server, table) == first, "made anew, it is the same"


def run(folder: Path, statement: str) -> None:
    file = sqlite3.connect(folder / "tables.sqlite")
    file.execute(statement)
    file.commit()
    file.close()


def test_two_who_ask_share_the_work(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        complete(server, table)
        alone = len(judge.calls)
        run(tmp_path, "DELETE FROM reviews")
        for _ in range(5):
            asked(server, table)
        complete(server, table)
        assert len(judge.calls) == 2 * alone, "nothing is judged twice"


def test_those_who_ask_at_the_same_moment_share_the_work(
    tmp_path: Path, judge: JudgeSwitch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """All have asked before the first of them knows whether there is a review."""
    together, tables = 3, 3
    monkeypatch.setattr(reviews, "MOST_EACH", 2)
    with running(quick(tmp_path)) as server:
        made = [finished(server)["table"] for _ in range(tables)]
        judge.behaves("slow 0.05")
        ours = server.app.state.reviews
        look, row, make, asking = ours.look, ours._row, ours._make, 0
        all_ask = asyncio.Event()
        begun: list[str] = []

        async def counted(table: str, address: str) -> Any:
            nonlocal asking
            asking += 1
            if asking == together * tables:
                all_ask.set()
            return await look(table, address)

        async def late(table: str) -> Any:
            await all_ask.wait()
            return await row(table)

        async def noted(job: Any) -> None:
            begun.append(job.table)
            await make(job)

        monkeypatch.setattr(ours, "_make", noted)
        monkeypatch.setattr(ours, "look", counted)
        monkeypatch.setattr(ours, "_row", late)
        with ThreadPoolExecutor(together * tables) as pool:
            asks = [pool.submit(httpx.get, _review_at(server, table)) for table in made * together]
            told = [one.result().status_code for one in asks]
        assert sorted(set(told)) == [202, 429], "an address has two reviews at a time, however it asks"
        assert (told.count(202), len(ours)) == (2 * together, 2)
        judge.behaves("")
        until(lambda: len(ours) == 0)
        assert len(begun) == len(set(begun)) == 2, "each is made once"
    assert not [one.getMessage() for one in caplog.records if one.levelname in ("WARNING", "ERROR")]


def _review_at(server: Running, table: str) -> str:
    return f"http://127.0.0.1:{server.port}/api/tables/{table}/review"


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table("the-game", ANNA, BOT)
        assert refused(asked(server, created["table"])) == (409, "running", "error-running")
        open_table = server.table("the-game", ANNA, {"kind": "open"})
        assert refused(asked(server, open_table["table"])) == (409, "running", "error-running")
        other = finished(server, BOT, BOT, game="raise")["table"]
        assert refused(asked(server, other)) == (404, "no-review", "error-no-judge")
        lesson = server.post("/lessons", {"game": "the-game", "name": "Anna"}).json()
        assert refused(asked(server, lesson["table"])) == (404, "no-review", "error-review-lesson")
        bots = server.table("the-game", BOT, BOT)["table"]
        until(lambda: server.get(f"/tables/{bots}").json()["table"]["state"] == "over")
        assert refused(asked(server, bots)) == (404, "no-review", "error-review-bots")
        assert refused(asked(server, "nosuch")) == (404, "no-table", "error-no-table")
        assert judge.calls == []
        run(tmp_path, "UPDATE tables SET rules = 99")
    with running(quick(tmp_path)) as server:
        assert refused(asked(server, other)) == (410, "other-rules", "error-other-rules")


def test_who_may_not_see_the_replay_may_not_see_the_review(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        created = finished(server, spectators=False)
        table, token = created["table"], created["seats"][0]["token"]
        assert refused(asked(server, table)) == (403, "no-spectators", "error-no-spectators")
        assert refused(asked(server, table, "wrong"))[0] == 401
        assert asked(server, table, token).status_code == 202
        until(lambda: asked(server, table, token).status_code == 200)
        assert refused(asked(server, table))[0] == 403


@pytest.mark.parametrize("how", ["raise", "die", "after 5"])
def test_a_judge_that_fails_leaves_nothing_behind(
    tmp_path: Path,
    judge: JudgeSwitch,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    how: str,
) -> None:
    monkeypatch.setattr(reviews, "AGAIN_AFTER", 0.5)
    with running(quick(tmp_path)) as server:
        created = finished(server)
        table = created["table"]
        record = server.get(f"/tables/{table}/record").text
        judge.behaves(how)
        while (answer := asked(server, table)).status_code == 202:
            time.sleep(0.01)
        assert refused(answer) == (503, "review-failed", "error-review-failed")
        assert int(answer.headers["retry-after"]) >= 1
        assert look(str(tmp_path / "tables.sqlite"), "SELECT * FROM reviews") == []
        assert server.get(f"/tables/{table}/record").text == record
        assert "57" not in "".join(entry.getMessage() for entry in caplog.records if "review" in entry.name)
        judge.behaves("")
        until(lambda: asked(server, table).status_code != 503)
        assert complete(server, table)["done"]


def test_a_judge_that_does_not_answer_is_stopped(
    tmp_path: Path, judge: JudgeSwitch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "CAP", 0.3)
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        judge.behaves("sleep")
        asked(server, table)
        until(lambda: asked(server, table).status_code == 503)


def test_a_process_that_is_killed_in_the_middle_is_replaced(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        untouched = complete(server, table)
        run(tmp_path, "DELETE FROM reviews")
        judge.behaves("slow 0.05")
        before = len(judge.calls)
        asked(server, table)
        until(lambda: len(judge.calls) > before + 3)
        os.kill(judge.calls[-1][0], signal.SIGKILL)
        judge.behaves("")
        assert complete(server, table) == untouched
        assert len({process for process, _ in judge.calls[before:]}) == 2


def test_a_restarted_server_shows_what_it_knew_and_completes_it(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        whole = complete(server, table)
        made = len(judge.calls)
        run(tmp_path, "DELETE FROM reviews")
        judge.behaves("shallow")
        until(lambda: asked(server, table).json()["review"] is not None)
        stopped_at = asked(server, table).json()["progress"]
    assert look(str(tmp_path / "tables.sqlite"), "SELECT state FROM reviews") == [("running",)]
    judge.behaves("")
    with running(quick(tmp_path)) as server:
        told = asked(server, table).json()
        assert told["review"]["done"] is False and 0 < told["progress"] <= stopped_at
        assert complete(server, table) == whole
    assert look(str(tmp_path / "tables.sqlite"), "SELECT state FROM reviews") == [("done",)]
    assert made


def test_people_do_not_wait_for_reviews(tmp_path: Path, judge: JudgeSwitch) -> None:
    """With one bot process and several reviews, a bot's move waits for one piece at most."""
    with running(quick(tmp_path)) as server:
        tables = [finished(server)["table"] for _ in range(3)]
        finished(server, BOT)  # the bots' process is there
        created = server.table("the-game", ANNA, BOT, options={"starter": 0})
        judge.behaves("slow 0.1")
        with server.stream(created["table"], created["seats"][0]["token"]) as player:
            player.until("events")
            for table in tables:
                asked(server, table)
            waited: list[float] = []
            rng = Random(2)
            while len(waited) < 3 and not player.over:
                while player.legal and not player.over:
                    may_end = {"end": True} in player.legal
                    player.move({"end": True} if may_end else rng.choice(player.legal))
                while not player.legal and not player.over:
                    begun = time.monotonic()
                    player.until("events")
                    waited.append(time.monotonic() - begun)
        assert waited and max(waited) < 1.0, waited
        assert len(server.app.state.reviews._jobs) >= 2, "they are still being made"


def test_there_are_never_too_many(
    tmp_path: Path, judge: JudgeSwitch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_EACH", 2)
    with running(quick(tmp_path)) as server:
        tables = [finished(server)["table"] for _ in range(3)]
        judge.behaves("slow 0.3")
        for table in tables[:2]:
            assert asked(server, table).status_code == 202
        answer = asked(server, tables[2])
        assert refused(answer) == (429, "too-many", "error-too-many") and answer.headers["retry-after"]
        assert asked(server, tables[0]).status_code == 202, "looking at those in the making is no more work"


def test_asking_too_often_is_refused(tmp_path: Path, judge: JudgeSwitch) -> None:
    limits = Limits(**{**{name: getattr(OPEN, name) for name in OPEN.__slots__}, "reviews": (0.01, 3)})
    with running(quick(tmp_path, limits=limits)) as server:
        table = finished(server)["table"]
        told = [asked(server, table).status_code for _ in range(4)]
        assert told[3] == 429


def test_a_review_is_stored_in_either_database(database: str, tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path, database=database)) as server:
        table = finished(server)["table"]
        found = complete(server, table)
    assert json.loads(look(database, "SELECT body FROM reviews")[0][0]) == found
    with running(quick(tmp_path, database=database)) as server:
        assert asked(server, table).json()["review"] == found


def test_another_turn_is_tried_at_a_decision(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        path = f"/tables/{table}/review/try"
        decisions = complete(server, table)["decisions"]
        bad = next(one for one in decisions if one["kind"])
        at = bad["at"]
        answer = server.post(path, {"at": at, "moves": []})
        assert answer.status_code == 200, answer.text
        nothing = answer.json()
        assert nothing["complete"] is False and nothing["loss"] is nothing["good"] is None
        assert nothing["view"]["game"] == "the-game" and bad["acts"][0] in nothing["view"]["mine"]["legal"]
        same = server.post(path, {"at": at, "moves": bad["acts"]}).json()
        assert same == {
            "view": None, "complete": True, "loss": bad["loss"], "noise": bad["noise"], "good": False,
        }  # fmt: skip
        better = server.post(path, {"at": at, "moves": bad["better"]}).json()
        assert (better["complete"], better["loss"], better["good"]) == (True, 0, True)
        third = next(
            one for one in nothing["view"]["mine"]["legal"] if one not in (*bad["acts"], *bad["better"])
        )
        other = server.post(path, {"at": at, "moves": [third]}).json()
        assert (other["complete"], other["loss"], other["good"]) == (True, 0.25, False)
        illegal = server.post(path, {"at": at, "moves": [{"play": [100, "A"]}]})
        assert illegal.status_code == 422 and illegal.json()["error"] in ("illegal", "bad-move")
        assert refused(server.post(path, {"at": at + 1000, "moves": []})) == (
            404, "no-decision", "error-no-decision",
        )  # fmt: skip
        judge.behaves("raise")
        assert refused(server.post(path, {"at": at, "moves": [third]}))[:2] == (503, "review-failed")


def test_games_say_whether_they_can_be_judged(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        judged = {one["game"]: one["judged"] for one in server.get("/games").json()["games"]}
        assert judged == {"the-game": True, "raise": False}


def test_a_server_that_stops_does_not_wait_for_reviews(tmp_path: Path, judge: JudgeSwitch) -> None:
    with running(quick(tmp_path)) as server:
        table = finished(server)["table"]
        judge.behaves("sleep")
        asked(server, table)
        time.sleep(0.3)
        begun = time.monotonic()
    assert time.monotonic() - begun < 5
