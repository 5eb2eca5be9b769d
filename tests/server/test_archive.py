"""Records, replays and proofs: lean, made once and off the event loop, and not for the asking without end."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.kit import OPEN, Player, Running, quick, running
from websockets.exceptions import ConnectionClosed

from stammtisch.games import GAMES
from stammtisch.server.archive.archive import Shelf
from stammtisch.server.http.calls import archives as api
from stammtisch.server.messages import encode
from stammtisch.server.tables.encoder import Encoder
from stammtisch.testing import walk

every_game = pytest.mark.parametrize("game", list(GAMES))
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
ARCHIVE = ("record", "replay", "fairness")


def finished(server: Running, game: str = "raise") -> str:
    created = server.table(game, ANNA, BOT)
    player = server.stream(created["table"], created["seats"][0]["token"])
    player.play_on(Random(1))
    player.until("table")
    player.close()
    table: str = created["table"]
    return table


@every_game
def test_a_step_tells_each_seat_only_what_has_changed(game: str) -> None:
    """Filled in from the steps before, it is all that the seat saw."""
    rules = GAMES[game]
    match = walk(rules, rules.options(players=3), 5, 10_000)
    encoder = Encoder(match)
    before, known = [b""] * 3, [None] * 3
    left_out = 0
    for index in range(1, match.at + 1):
        step = json.loads(encode(encoder.step(index - 1, index, before)))
        whole = json.loads(encode(encoder.step(index - 1, index, [b""] * 3)))
        assert [key for key in step if step[key] != whole[key]] in ([], ["mine"])
        left_out += step["mine"].count(None)
        known = [mine or known[seat] for seat, mine in enumerate(step["mine"])]
        assert known == whole["mine"]
    assert left_out > match.at


def test_what_a_finished_game_gives_out_is_made_once_and_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(name: str) -> Any:
        real = getattr(api, name)

        def make(*arguments: Any) -> Any:
            made.append(f"{name} in {threading.current_thread().name}")
            return real(*arguments)

        return make

    for name in ("replay", "fairness"):
        monkeypatch.setattr(api, name, noted(name))
    with running(quick(tmp_path)) as server:
        table = finished(server)
        for kind in ARCHIVE:
            first, second = (server.get(f"/tables/{table}/{kind}") for _ in range(2))
            assert first.status_code == 200
            assert first.content == second.content
            assert first.headers["content-encoding"] == "gzip"
            plain = server.http.get(f"/api/tables/{table}/{kind}", headers={"Accept-Encoding": "identity"})
            assert plain.content == first.content
            assert "content-encoding" not in plain.headers
    assert made == ["replay in archive_0", "fairness in archive_0"]


def test_a_replay_tells_the_public_part_once_a_step(server: Running) -> None:
    text = server.get(f"/tables/{finished(server)}/replay").text
    assert text.count('"public":{') == len(json.loads(text)["steps"])


def test_asking_for_archives_and_opening_streams_is_limited(tmp_path: Path) -> None:
    limits = replace(OPEN, archives=(0.001, 4), streams=(0.001, 2))
    with running(quick(tmp_path, limits=limits)) as server:
        created = server.table("the-game", ANNA, BEN)
        table = created["table"]
        codes = [server.get(f"/tables/{table}/{kind}").status_code for kind in (*ARCHIVE, *ARCHIVE)]
        assert codes == [200, 409, 409, 200, 429, 429]
        streams = [server.stream(table) for _ in range(2)]
        assert [stream.read()["type"] for stream in streams] == ["welcome"] * 2
        third = Player(f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream")
        with pytest.raises(ConnectionClosed) as closed:
            third.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        for stream in (*streams, third):
            stream.close()


def test_the_shelf_keeps_so_much_and_forgets_what_was_not_asked_for_lately() -> None:
    made: list[int] = []

    async def use() -> None:
        shelf = Shelf(4_000)

        async def fetch(number: int) -> bytes:
            def make() -> bytes:
                made.append(number)
                return Random(number).randbytes(900)

            return gzip.decompress(await shelf.fetch(number, make))

        for number in range(4):
            assert await fetch(number) == Random(number).randbytes(900)
        await fetch(0)
        await fetch(4)
        assert shelf.bytes <= 4_000
        await fetch(0)
        await fetch(1)
        shelf.close()

    asyncio.run(use())
    assert made == [0, 1, 2, 3, 4, 1]


def test_what_is_too_large_is_not_kept_and_what_fails_is_tried_again() -> None:
    async def use() -> int:
        shelf = Shelf(2_000)
        await shelf.fetch("large", lambda: Random(1).randbytes(900))

        def fail() -> bytes:
            raise ValueError("not now")

        with pytest.raises(ValueError, match="not now"):
            await shelf.fetch("failed", fail)
        assert gzip.decompress(await shelf.fetch("failed", lambda: b"now")) == b"now"
        kept = shelf.bytes
        shelf.close()
        return kept

    assert 0 < asyncio.run(use()) < 100


def test_those_who_ask_for_the_same_thing_at_once_share_it() -> None:
    made: list[int] = []

    async def use() -> None:
        shelf = Shelf()

        def make() -> bytes:
            made.append(1)
            return b"x"

        await asyncio.gather(*[shelf.fetch("same", make) for _ in range(5)])
        shelf.close()

    asyncio.run(use())
    assert made == [1]


def test_a_journal_does_not_grow_by_signals_without_end(server: Running) -> None:
    """Signals and take-backs of one seat are bounded until somebody else acts; acts never are."""
    created = server.table("the-game", ANNA, BEN, options={"starter": 0})
    anna, ben = (server.stream(created["table"], seat["token"]) for seat in created["seats"])
    anna.until("events")
    ben.until("events")
    words = ["spare", None]
    given = 0
    while (answer := ben.move({"signal": {"pile": "A", "word": words[given % 2]}}))["type"] == "events":
        given += 1
        assert given < 100
    assert (answer["error"], answer["key"]) == ("too-many", "error-enough-for-now")
    while anna.at < ben.at:
        anna.read()
    other = anna.move({"signal": {"pile": "A", "word": "spare"}})
    assert other["type"] == "events", "nobody loses their signals to somebody else's"
    assert anna.move(anna.legal[0])["type"] == "events"
    while ben.at < anna.at:
        ben.read()
    assert ben.move({"signal": {"pile": "A", "word": words[given % 2]}})["type"] == "events"
    anna.close()
    ben.close()
