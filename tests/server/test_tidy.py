"""`stammtisch tidy`: what nobody needs goes with all its rows, and nothing else, while people play."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from postgres import Postgres
from server.keeping import contents, made, run, small_disk
from server.kit import Running, quick, running, until
from server.test_store import ANNA, BOT, look, opened, row
from sqlalchemy import insert, select

from stammtisch.cli.durations import seconds
from stammtisch.cli.mistakes import Mistake
from stammtisch.server.database.engine import engine_for
from stammtisch.server.database.schema import metadata
from stammtisch.server.database.schema import outbox as entries
from stammtisch.server.keeping import tidy_daily
from stammtisch.server.keeping.tidy_daily import TidyDaily
from stammtisch.server.keeping.tidying import Tidied, Tidy
from stammtisch.server.lobby import operator
from stammtisch.server.lobby.socket import ask
from stammtisch.server.outbox.outbox import Outbox
from stammtisch.server.seats.seats import Chair

DAY = 86_400.0
NOW = 200 * DAY  # 1970-07-20
TODAY = "1970-07-20"
OPEN = {"kind": "open"}


def put(database: str, *rows: tuple[str, dict[str, Any]]) -> None:
    """Rows of a database by the names of their tables."""
    engine = engine_for(made(database))
    with engine.begin() as connection:
        for name, one in rows:
            connection.execute(insert(metadata.tables[name]), one)
    engine.dispose()


def table(number: int, state: str, age: float = 100, **more: Any) -> tuple[str, dict[str, Any]]:
    at = NOW - age * DAY
    return "tables", {**row(number), "state": state, "created": at, "touched": at, **more}


def tidied(database: str, *, days: float = 90, **more: Any) -> Tidied:
    async def use() -> Tidied:
        in_use = more.pop("in_use", lambda table: False)
        async with opened(database) as store:
            return await Tidy(store, in_use, lambda: NOW).run(days * DAY, **more)

    return asyncio.run(use())


def left(database: str) -> set[str]:
    return {id for (id,) in look(database, "SELECT id FROM tables")}


def test_what_waited_in_vain_lessons_and_closed_tables_go(database: str) -> None:
    put(
        database,
        table(1, "waiting"),
        table(2, "waiting", 89),
        table(3, "closed"),
        table(4, "over", lesson="raise"),
        table(5, "running", lesson="raise"),
        table(6, "running", lesson="raise", age=1),
        table(7, "running"),
        table(8, "over"),
        table(9, "waiting", 1),
    )
    would = tidied(database, dry_run=True)
    assert left(database) == {f"t{number}" for number in range(1, 10)}, "nothing happens in a dry run"
    did = tidied(database)
    assert did == would and did.bytes > 500 and did.in_use == 0
    assert did.removed == {"waiting": 1, "closed": 1, "lessons": 2, "finished": 0}
    assert left(database) == {"t2", "t6", "t7", "t8", "t9"}
    assert tidied(database).total == 0


def test_finished_games_go_only_if_asked_for(database: str) -> None:
    put(database, table(1, "over"), table(2, "over", 10), table(3, "running"))
    assert tidied(database).total == 0
    assert tidied(database, finished=True).removed["finished"] == 1
    assert left(database) == {"t2", "t3"}


def test_all_rows_that_belong_to_a_table_go_with_it(database: str) -> None:
    """Of every table of the schema that says to which table its rows belong."""
    chairs = Chair.dump([Chair(kind="person", name="Anna", token="ab" * 32)])
    put(database, table(1, "closed", chairs=chairs), table(2, "running"))
    put(
        database,
        *[(name, {"table_id": f"t{id}", "number": 0, what: "x"})
          for id in (1, 2) for name, what in (("journal", "entry"), ("talk", "line"))],
        *[("plays", {"person": "p", "table_id": f"t{id}", "seat": 0, "game": "raise"}) for id in (1, 2)],
        *[("outbox", {"id": f"deadline/{id}", "kind": "deadline", "due": 1.0, "table_id": f"t{id}",
                      "body": "{}", "state": "waiting"}) for id in (1, 2)],
        *[("reports", {"id": f"r{id}", "made": 1.0, "table_id": f"t{id}", "seat": 0, "name": "Ben",
                       "text": "", "settled": 2.0}) for id in (1, 2)],
        ("notices", {"contact": "c", "proof": "ab" * 32, "since": 1.0}),
        ("notices", {"contact": "c", "proof": "cd" * 32, "since": 1.0}),
        ("persons", {"id": "p", "since": 1.0}),
    )  # fmt: skip
    assert tidied(database).total == 1
    found = contents(database)
    assert not [rows for rows in found.values() for one in rows if "'t1'" in one]
    for name in ("tables", "journal", "talk", "plays", "outbox", "reports", "notices", "persons"):
        assert len(found[name]) == 1, name


def test_what_somebody_still_needs_stays(database: str) -> None:
    person = {"person": "p", "seat": 0, "game": "raise"}
    put(
        database,
        table(1, "over", daily="1970-04-11"),
        ("plays", {**person, "table_id": "t1", "day": "1970-04-11"}),
        table(2, "over"),
        ("reviews", {"table_id": "t2", "state": "done", "progress": 1.0}),
        table(3, "closed"),
        ("reports", {"id": "r", "made": 1.0, "table_id": "t3", "seat": 0, "name": "Ben", "text": ""}),
        table(4, "over", daily=TODAY),
        table(5, "waiting"),
        ("invitations", {"person": "p", "table_id": "t5", "inviter": "q", "name": "Anna", "made": NOW}),
        table(6, "over", daily="1970-04-11"),
        ("plays", {**person, "table_id": "t6"}),
    )
    assert tidied(database, finished=True).removed["finished"] == 1, "practice with an old deal"
    assert left(database) == {"t1", "t2", "t3", "t4", "t5"}


def test_an_evening_stays_together(database: str) -> None:
    put(
        database,
        table(1, "over", again="t2"),
        table(2, "over", evening="t1", again="t3"),
        table(3, "waiting", evening="t1"),
        table(4, "over", again="t5"),
        table(5, "over", 10, evening="t4"),
        table(6, "over", again="t7"),
        table(7, "over", evening="t6"),
        ("reviews", {"table_id": "t6", "state": "done", "progress": 1.0}),
        table(8, "over"),
        table(9, "over", deal_of="t8", evening="t7"),
        table(10, "over"),
        table(11, "running", deal_of="t10"),
    )
    assert tidied(database).removed["waiting"] == 1
    ((again, version),) = look(database, "SELECT again, version FROM tables WHERE id = 't2'")
    assert (again, version) == (None, 1), "they can play again"
    did = tidied(database, finished=True)
    assert did.removed["finished"] == 2
    assert left(database) == {f"t{number}" for number in (4, 5, 6, 7, 8, 9, 10, 11)}


def test_nothing_that_is_in_use_or_changes_meanwhile(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put(database, table(1, "closed"), table(2, "over", 1, again="t3"), table(3, "waiting", evening="t2"))
    did = tidied(database, in_use=lambda id: id in ("t1", "t2"))
    assert (did.total, did.in_use) == (0, 2), "nor the next table of one that is"

    real = Tidy._sizes

    async def slow(self: Tidy, ids: Any) -> Any:
        await self._store.change("t1", 0, pace=3.0)
        return await real(self, ids)

    monkeypatch.setattr(Tidy, "_sizes", slow)
    did = tidied(database)
    assert (did.total, did.in_use) == (1, 1) and left(database) == {"t1", "t2"}


def test_it_is_done_in_small_transactions_and_stops_when_its_time_is_up(database: str) -> None:
    put(database, *[table(number, "closed") for number in range(100)])
    did = tidied(database, seconds=0)
    assert did.more and did.total == 0
    assert tidied(database).total == 100


# The command


@pytest.fixture
def desk() -> Iterator[Path]:
    """Where the socket is; a path that is short enough on every system."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "operator"


class Clock:
    """A clock that is ahead when the test wants it."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        return time.time() + self.days * DAY


def some_tables(server: Running) -> dict[str, str]:
    """A table of each kind, by name; none of them is awake for long."""
    over = server.table("the-game", ANNA, BOT)
    with server.stream(over["table"], over["seats"][0]["token"]) as player:
        player.play_on(Random(5))
    return {
        "over": over["table"],
        "running": server.table("raise", ANNA, BOT)["table"],
        "waiting": server.table("raise", ANNA, OPEN)["table"],
        "lesson": server.post("/lessons", {"game": "raise", "name": "Anna"}).json()["table"],
    }


def asleep(server: Running) -> bool:
    return bool(server.app.state.registry.awake == 0)


def test_a_running_server_tidies(
    database: str, tmp_path: Path, desk: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    words = ("tidy", "--older-than", "90d", "--socket", desk, "--database", database)
    monkeypatch.setattr(operator, "TIDY_WITHIN", 0.2)
    settings = quick(tmp_path, database=database, socket=desk, sleep_after=0.2, clock=clock)
    with running(settings) as server:
        found = some_tables(server)
        until(lambda: asleep(server))
        assert run(capsys, *words) == (0, "There is nothing to remove.\n")
        clock.days = 100
        seen = server.table("the-game", ANNA, BOT)
        with (
            server.stream(found["waiting"]) as guest,
            server.stream(seen["table"], seen["seats"][0]["token"]) as player,
        ):
            guest.until("welcome")
            code, said = run(capsys, *words, "--dry-run")
            assert code == 0 and "Would be removed" in said and "lessons: 1" in said
            code, said = run(capsys, *words)
            assert code == 0 and "in vain: 0; lessons: 1;" in said and "somebody is there: 1" in said
            player.play_on(Random(1))
        until(lambda: asleep(server))
        assert "in vain: 1; lessons: 0;" in run(capsys, *words)[1]
        assert server.get(f"/tables/{found['waiting']}").status_code == 404
        assert server.get(f"/tables/{found['over']}").status_code == 200
        assert server.get(f"/tables/{found['running']}").json()["table"]["state"] == "running"
        until(lambda: asleep(server))
        code, said = run(capsys, *words, "--finished", "--json")
        assert json.loads(said)["removed"] == {"waiting": 0, "lessons": 0, "closed": 0, "finished": 1}
        for wrong in (-1, 0, "x", None):
            assert ask([desk], {"call": "tidy", "older_than": wrong})["error"] == "bad-request"
    assert left(database) == {found["running"], seen["table"]}


def test_a_table_where_somebody_is_through_another_node_stays(
    postgresql: Postgres, tmp_path: Path, desk: Path, capsys: Any
) -> None:
    database, clock = postgresql.database(), Clock()
    clock.days = 100  # tables are made by the machine's own clock, so they are old here
    settings = quick(tmp_path, database=database, clock=clock, sleep_after=0.2)
    with running(replace(settings, socket=desk)) as one, running(settings) as other:
        until(lambda: one.app.state.registry.presence.nodes == 1)
        waiting = [one.table("raise", ANNA, OPEN) for _ in range(2)]
        kept, gone = (made["table"] for made in waiting)
        with other.stream(kept, waiting[0]["seats"][0]["token"]) as player:
            player.until("welcome")
            until(lambda: one.app.state.registry.presence.anybody(kept))
            until(lambda: asleep(one))
            assert run(capsys, "tidy", "--older-than", "90d", "--socket", desk)[0] == 0
        assert left(database) == {kept}
        until(lambda: other.get(f"/tables/{gone}").status_code == 404)


def test_a_table_that_somebody_came_to_does_not_wait_in_vain(database: str, tmp_path: Path) -> None:
    clock = Clock()
    with running(quick(tmp_path, database=database, clock=clock)) as server:
        table = server.table("raise", ANNA, OPEN, OPEN)["table"]
        clock.days = 60
        assert server.post(f"/tables/{table}/seats", {"name": "Ben"}).status_code == 201

    async def at(day: float) -> int:
        async with opened(database) as store:
            tidy = Tidy(store, clock=lambda: time.time() + day * DAY)
            return (await tidy.run(90 * DAY)).total

    assert asyncio.run(at(100)) == 0
    assert asyncio.run(at(151)) == 1


def test_without_a_server_the_file_gets_smaller(
    database: str, tmp_path: Path, desk: Path, capsys: Any
) -> None:
    put(
        database,
        *[table(number, "closed", options="x" * 5000) for number in range(300)],
        table(999, "running"),
    )
    before = Path(database).stat().st_size if "://" not in database else 0
    words = ("tidy", "--older-than", "12h", "--database", database, "--socket", desk)
    assert "closed tables: 300" in run(capsys, *words, "--dry-run")[1] and len(left(database)) == 301
    code, said = run(capsys, *words)
    assert code == 0 and "closed tables: 300" in said and "about 1.6 MB" in said
    assert left(database) == {"t999"}
    if before:
        assert Path(database).stat().st_size < before / 4


def test_a_disk_that_is_too_full_to_make_the_file_smaller_is_tidied(tmp_path: Path, capsys: Any) -> None:
    with small_disk(tmp_path, 16384) as disk:
        database = str(disk / "games.sqlite")
        old = [table(number, "closed", options="x" * 5000) for number in range(300)]
        put(database, *old, table(999, "running", options="x" * 4_000_000))
        words = ("tidy", "--older-than", "12h", "--database", database)
        size = shutil.disk_usage(disk).free - 80_000
        (disk / "ballast").write_bytes(bytes(size))
        code, said = run(capsys, *words)
        assert code == 1 and "its disk is full" in said and len(left(database)) > 200
        (disk / "ballast").write_bytes(bytes(size - 3_000_000))
        code, said = run(capsys, *words)
        assert code == 0 and "New games use the space" in said
        assert left(database) == {"t999"} and Path(database).stat().st_size > 3_000_000


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path, capsys: Any) -> None:
    code, said = run(capsys, "tidy", "--older-than", "4w", "--database", tmp_path / "missing.sqlite")
    assert code == 1 and "there is no database of stammtisch" in said
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_cannot_be_asked_is_not_passed_over(
    database: str, tmp_path: Path, desk: Path, capsys: Any
) -> None:
    with running(quick(tmp_path, database=database)):
        code, said = run(capsys, "tidy", "--older-than", "4w", "--database", database, "--socket", desk)
        assert code == 1 and "using the database" in said


@pytest.mark.parametrize("given", ["", "90", "d", "-3d", "0d", "1.5d", "3 months", "9y", "999999w", "٣d"])
@pytest.mark.parametrize("words", [("tidy", "--older-than"), ("play", "--no-browser", "--tidy-after")])
def test_nonsense_gets_one_clear_line(words: tuple[str, ...], given: str, capsys: Any) -> None:
    code, said = run(capsys, *words[:-1], f"{words[-1]}={given}")
    assert code == 2 and f"{words[-1]} must be a number of hours, days or weeks" in said
    assert len(said.splitlines()) == 1


def test_durations_are_written_in_hours_days_and_weeks() -> None:
    assert [seconds("--x", given) for given in ("12h", "90d", " 4 W ")] == [43_200, 7_776_000, 2_419_200]
    with pytest.raises(Mistake):
        seconds("--x", "forever")


# By itself


def test_a_server_tidies_by_itself_once_a_day(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidy_daily, "FIRST_AFTER", 0.0)
    monkeypatch.setattr(tidy_daily, "LOOK_EVERY", 0.05)
    clock = Clock()
    settings = quick(
        tmp_path, database=database, clock=clock, tidy_after=90 * DAY, sleep_after=0.2, outbox_every=0.05
    )
    with running(settings) as server:
        found = some_tables(server)
        until(lambda: asleep(server))
        clock.days = 100
        until(lambda: left(database) == {found["over"], found["running"]})
        put(database, ("tables", {**row(1), "state": "closed"}))
        clock.days = 101
        until(lambda: "t1" not in left(database))
    tries = look(database, "SELECT tries FROM outbox WHERE kind = 'tidy' ORDER BY id")
    assert tries[-2:] == [(1,), (1,)], "once for each day"


def test_of_several_servers_one_tidies(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy_daily, "FIRST_AFTER", 0.0)
    runs: list[float] = []

    async def counted(self: Tidy, older_than: float) -> Tidied:
        runs.append(older_than)
        return Tidied()

    monkeypatch.setattr(Tidy, "run", counted)

    async def use() -> None:
        async with opened(database) as store:
            some_registry: Any = SimpleNamespace(store=store, in_use=bool, clock=lambda: NOW)
            outboxes = [Outbox(store, clock=lambda: NOW, look_every=0.02) for _ in range(4)]
            nodes = [TidyDaily(some_registry, outbox, 5.0) for outbox in outboxes]
            for outbox, node in zip(outboxes, nodes, strict=True):
                await outbox.open()
                node.open()
            while not await store.rows(select(entries).where(entries.c.state == "done")):
                await asyncio.sleep(0.01)
            for outbox, node in zip(outboxes, nodes, strict=True):
                await node.close()
                await outbox.close()

    asyncio.run(use())
    assert runs == [5.0]


def test_by_default_nothing_is_tidied(tmp_path: Path) -> None:
    assert quick(tmp_path).tidy_after is None
    with running(quick(tmp_path)) as server:
        assert "tidy" not in server.app.state.outbox._handlers
