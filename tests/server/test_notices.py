"""Notices by Web Push: to a push service of our own that decrypts them. Nothing lost, nobody told twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from push_service import Device, PushService, claims, push_service
from server.kit import Line, Running, quick, running, until
from server.test_store import look, opened

from stammtisch.server.notices.addresses import NotPublic, need_push_service, public_connector
from stammtisch.server.notices.own_keys import OwnKeys
from stammtisch.server.refusals import Refused

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}


class Clock:
    """The real time, moved by hand."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@contextmanager
def telling(folder: Path, **settings: Any) -> Iterator[Running]:
    chosen = {"push_anywhere": True, "outbox_every": 0.03, "notice_after": 0.3, **settings}
    with running(quick(folder, **chosen)) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with telling(tmp_path) as found:
        yield found


def subscribe(server: Running, device: Device, language: str = "en") -> str:
    answer = server.post("/contacts/push", {"subscription": device.subscription(), "language": language})
    assert answer.status_code == 201, answer.text
    assert answer.json()["confirmed"]
    found: str = answer.json()["contact"]
    return found


def watch(server: Running, table: Line, seat: int, contact: str) -> None:
    token = table["seats"][seat]["token"]
    answer = server.put(f"/tables/{table['table']}/seats/{seat}/notices/{contact}", token=token)
    assert answer.status_code == 204, answer.text


def two(server: Running, starter: int = 1, **more: Any) -> Line:
    """Anna and Ben at a table; who begins is known."""
    return server.table("the-game", ANNA, BEN, options={"starter": starter}, **more)


def take_turn(server: Running, table: Line, seat: int) -> None:
    """Anything, until it is no longer this seat's turn."""
    token, path = table["seats"][seat]["token"], f"/tables/{table['table']}"
    while (position := server.get(path, token).json())["legal"]:
        ends = [move for move in position["legal"] if "end" in move]
        move = (ends or position["legal"])[0]
        assert server.post(f"{path}/moves", {"at": position["at"], "move": move}, token).status_code == 200


def play_out(server: Running, table: Line) -> None:
    path, rng = f"/tables/{table['table']}", Random(1)
    while True:
        for seat in table["seats"]:
            position = server.get(path, seat["token"]).json()
            if position["table"]["state"] == "over":
                return
            if position["legal"]:
                move = {"at": position["at"], "move": rng.choice(position["legal"])}
                server.post(f"{path}/moves", move, seat["token"])


def waits(database: str, tries: int = 1) -> bool:
    """Whether one notice is to be tried again."""
    return look(database, "SELECT tries FROM outbox WHERE state = 'waiting'") == [(tries,)]


def settled(database: str) -> bool:
    """Whether nothing is left to be sent now."""
    states = {state for (state,) in look(database, "SELECT state FROM outbox WHERE kind = 'notice'")}
    return bool(states) and states <= {"done", "dropped"}


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_the_servers_keys_are_made_once(database: str) -> None:
    async def keys() -> OwnKeys:
        async with opened(database) as store:
            first, second = await asyncio.gather(OwnKeys.of(store), OwnKeys.of(store))
            assert first == second
            return first

    made = asyncio.run(keys())
    assert asyncio.run(keys()) == made, "also after a restart"
    assert len(made.public) == 87 and b"PRIVATE KEY" in made.private


def test_a_turn_is_told_once_and_says_nothing_hidden(
    database: str, tmp_path: Path, push: PushService
) -> None:
    with telling(tmp_path, database=database) as server:
        device = push.device()
        table = two(server)
        watch(server, table, 0, subscribe(server, device, "hu"))
        assert not push.received
        take_turn(server, table, 1)
        until(lambda: push.received)
        (one,) = push.received
        assert one.device is device
        assert one.notice == {
            "what": "turn",
            "table": table["table"],
            "seat": 0,
            "url": f"/t/{table['table']}",
            "title": "Te jössz: THE GAME",
            "body": "Az asztalnál veled: Ben.",
            "tag": f"turn/{table['table']}",
            "count": 1,
        }
        signed = claims(one.headers["authorization"])
        assert signed["k"] == server.get("/notices").json()["push"]
        assert signed["aud"] == f"http://127.0.0.1:{push.port}"
        take_turn(server, table, 0)
        take_turn(server, table, 1)
        until(lambda: len(push.received) == 2)
        time.sleep(0.2)
        assert len(push.received) == 2, "one for each turn of Anna's"


def test_the_seats_of_others_are_told_to_nobody(server: Running, push: PushService) -> None:
    table = two(server)
    contact = subscribe(server, push.device())
    path = f"/tables/{table['table']}/seats"
    anna, ben = (table["seats"][seat]["token"] for seat in (0, 1))
    assert error(server.put(f"{path}/0/notices/{contact}", token=ben)) == (403, "not-your-seat")
    assert error(server.put(f"{path}/0/notices/{contact}", token=table["host"])) == (403, "not-your-seat")
    assert error(server.put(f"{path}/0/notices/{contact}")) == (401, "no-token")
    assert error(server.put(f"{path}/0/notices/unknown", token=anna)) == (404, "no-contact")
    watch(server, table, 1, contact)
    assert server.get(f"{path}/1/notices/{contact}", ben).json() == {"on": True}
    assert server.get(f"{path}/0/notices/{contact}", anna).json() == {"on": False}
    take_turn(server, table, 1)
    time.sleep(0.2)
    assert not push.received, "it was Anna's turn that came"


def test_nothing_is_sent_while_the_page_is_open(server: Running, push: PushService) -> None:
    table = two(server)
    watch(server, table, 0, subscribe(server, push.device()))
    anna = server.stream(table["table"], table["seats"][0]["token"])
    anna.until("events")
    take_turn(server, table, 1)
    time.sleep(0.6)
    assert not push.received
    anna.close()
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    until(lambda: len(push.received) == 1)


def test_a_page_that_is_closed_soon_after_does_not_count_as_looked_at(
    server: Running, push: PushService
) -> None:
    """As when a phone was put away a moment before."""
    table = two(server)
    watch(server, table, 0, subscribe(server, push.device()))
    anna = server.stream(table["table"], table["seats"][0]["token"])
    anna.until("events")
    take_turn(server, table, 1)
    anna.close()
    until(lambda: push.received)
    time.sleep(0.5)
    assert len(push.received) == 1


def test_whoever_moves_before_the_notice_goes_out_is_told_nothing(tmp_path: Path, push: PushService) -> None:
    clock = Clock()
    with telling(tmp_path, clock=clock) as server:
        table = two(server)
        watch(server, table, 0, subscribe(server, push.device()))
        push.answers = [(503, {})]
        take_turn(server, table, 1)
        until(lambda: waits(str(tmp_path / "tables.sqlite")))
        take_turn(server, table, 0)
        clock.ahead += 120
        until(lambda: settled(str(tmp_path / "tables.sqlite")))
        assert not push.received


@pytest.mark.parametrize(
    ("answer", "wait"),
    [((429, {"Retry-After": "300"}), 300), ((503, {}), 30), ((500, {"Retry-After": "nonsense"}), 30)],
)
def test_a_push_service_that_is_busy_is_asked_again(
    tmp_path: Path, push: PushService, answer: tuple[int, dict[str, str]], wait: float
) -> None:
    clock = Clock()
    with telling(tmp_path, clock=clock) as server:
        table = two(server)
        watch(server, table, 0, subscribe(server, push.device()))
        push.answers = [answer]
        take_turn(server, table, 1)
        until(lambda: waits(str(tmp_path / "tables.sqlite")))
        clock.ahead += wait - 5
        time.sleep(0.2)
        assert not push.received, "not before the time"
        clock.ahead += 6
        until(lambda: push.received)
        until(lambda: settled(str(tmp_path / "tables.sqlite")))
        assert len(push.received) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_dropped(server: Running, push: PushService, status: int) -> None:
    table = two(server)
    contact = subscribe(server, push.device())
    watch(server, table, 0, contact)
    push.answers = [(status, {})]
    take_turn(server, table, 1)
    until(lambda: server.get(f"/contacts/{contact}").status_code == 404)
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    time.sleep(0.2)
    assert push.refused == [status] and not push.received


def test_a_push_service_that_does_not_answer_loses_nothing(tmp_path: Path) -> None:
    clock = Clock()
    with telling(tmp_path, clock=clock) as server:
        with push_service() as first:
            device = first.device()
        table = two(server)
        watch(server, table, 0, subscribe(server, device))
        take_turn(server, table, 1)
        database = str(tmp_path / "tables.sqlite")
        until(lambda: waits(database))
        with push_service(first.port) as second:
            second.devices = first.devices
            clock.ahead += 31
            until(lambda: second.received)
            until(lambda: settled(database))
            assert len(second.received) == 1


def test_a_restart_neither_forgets_nor_repeats(database: str, tmp_path: Path, push: PushService) -> None:
    clock = Clock()
    with telling(tmp_path, database=database, clock=clock) as server:
        table, other = two(server), two(server)
        contact = subscribe(server, push.device())
        watch(server, table, 0, contact)
        watch(server, other, 0, contact)
        take_turn(server, other, 1)
        until(lambda: len(push.received) == 1 and settled(database))
        push.answers = [(503, {})]
        take_turn(server, table, 1)
        until(lambda: waits(database))
    clock.ahead += 60
    with telling(tmp_path, database=database, clock=clock):
        until(lambda: len(push.received) == 2)
        until(lambda: settled(database))
        time.sleep(0.6)  # longer than until it looks what it may have missed
        assert [notice["table"] for notice in push.told()] == [other["table"], table["table"]]
        assert push.told()[1]["count"] == 2, "both wait for Anna"


def test_what_a_server_that_was_killed_had_not_written_down_is_told(
    tmp_path: Path, push: PushService
) -> None:
    database = str(tmp_path / "tables.sqlite")
    with telling(tmp_path, notice_after=60) as server:
        table = two(server)
        take_turn(server, table, 1)
        watch(server, table, 0, subscribe(server, push.device()))
    assert look(database, "SELECT * FROM outbox") == []
    with telling(tmp_path):
        until(lambda: push.received)
        time.sleep(0.2)
        assert [notice["what"] for notice in push.told()] == ["turn"]


def test_a_full_table_and_a_result_are_told(server: Running, push: PushService) -> None:
    made = server.table("the-game", ANNA, OPEN, options={"starter": 1})
    watch(server, made, 0, subscribe(server, push.device(), "de"))
    taken = server.post(f"/tables/{made['table']}/seats", {"name": "Ben"}).json()
    until(lambda: push.told("full"))
    assert push.told("full")[0]["title"] == "Dein Tisch ist voll: THE GAME"
    made["seats"][1]["token"] = taken["token"]
    play_out(server, made)
    until(lambda: push.told("result"))
    assert push.told("result")[0]["body"] == "Sieh dir an, wie es ausging, mit Ben."
    time.sleep(0.2)
    assert len(push.told("full")) == len(push.told("result")) == 1


def test_a_result_that_was_seen_is_not_told_after_a_restart(tmp_path: Path, push: PushService) -> None:
    with telling(tmp_path) as server:
        table = two(server)
        watch(server, table, 0, subscribe(server, push.device()))
        anna = server.stream(table["table"], table["seats"][0]["token"])
        play_out(server, table)
        while not anna.over:
            anna.read()
        until(lambda: look(str(tmp_path / "tables.sqlite"), "SELECT 1 FROM outbox WHERE id LIKE 'result/%'"))
        anna.close()
    with telling(tmp_path):
        time.sleep(0.7)
        assert push.told("result") == []


def test_the_next_game_of_the_same_people_is_told_as_well(server: Running, push: PushService) -> None:
    table = two(server)
    contact = subscribe(server, push.device())
    watch(server, table, 0, contact)
    play_out(server, table)
    again = server.post(f"/tables/{table['table']}/again", {}, table["seats"][1]["token"]).json()["table"]
    until(lambda: any(notice["table"] == again for notice in push.told()))
    path = f"/tables/{again}/seats/0/notices/{contact}"
    assert server.get(path, table["seats"][0]["token"]).json() == {"on": True}


def test_a_turn_that_takes_too_long_is_told_again_once(tmp_path: Path, push: PushService) -> None:
    clock = Clock()
    with telling(tmp_path, clock=clock) as server:
        table = two(server, turn_time=600)
        watch(server, table, 0, subscribe(server, push.device()))
        take_turn(server, table, 1)
        until(lambda: push.told("turn"))
        clock.ahead += 601
        until(lambda: push.told("nudge"))
        (nudge,) = push.told("nudge")
        assert (nudge["title"], nudge["tag"]) == ("Still your turn: THE GAME", f"turn/{table['table']}")
        clock.ahead += 3600
        time.sleep(0.3)
        assert len(push.received) == 2


def test_an_invitation_reaches_the_contacts_of_earlier_games(server: Running, push: PushService) -> None:
    anna, ben = "a" * 32, "b" * 32
    old = server.table("the-game", ANNA, OPEN, key=anna)
    taken = server.post(f"/tables/{old['table']}/seats", {"name": "Ben"}, key=ben).json()
    old["seats"][1]["token"] = taken["token"]
    watch(server, old, 1, subscribe(server, push.device(), "sk"))
    play_out(server, old)
    until(lambda: push.told("result"))
    (person,) = server.get("/me/people", key=anna).json()["people"]
    new = server.table("the-game", ANNA, OPEN, key=anna)
    path, token = f"/tables/{new['table']}/invitations", new["seats"][0]["token"]
    for _ in range(2):
        assert server.post(path, {"person": person["person"]}, token, key=anna).status_code == 201
    until(lambda: push.told("invited"))
    time.sleep(0.2)
    (invited,) = push.told("invited")
    assert (invited["title"], invited["body"]) == (
        "Pozvánka: THE GAME",
        "Posiela Anna: je tu pre teba miesto.",
    )
    assert invited["url"] == f"/j/{new['join']}"


def test_somebody_else_on_the_seat_does_not_tell_the_one_before(server: Running, push: PushService) -> None:
    made = server.table("the-game", BEN, OPEN, OPEN, options={"starter": 1})
    path = f"/tables/{made['table']}/seats"
    anna = server.post(path, {"name": "Anna", "seat": 1}).json()["token"]
    made["seats"][1]["token"] = anna
    watch(server, made, 1, subscribe(server, push.device()))
    assert server.put(f"{path}/1", {"kind": "open"}, anna).status_code == 200
    server.post(path, {"name": "Cleo", "seat": 1})
    server.post(path, {"name": "Dan", "seat": 2})
    time.sleep(0.3)
    assert not push.received


def test_each_device_is_told_once_and_can_be_switched_off(server: Running, push: PushService) -> None:
    table = two(server)
    phone, laptop = push.device(), push.device()
    contacts = [subscribe(server, device) for device in (phone, laptop)]
    assert subscribe(server, phone, "fr") == contacts[0], "the same subscription is the same contact"
    for contact in contacts:
        watch(server, table, 0, contact)
    take_turn(server, table, 1)
    until(lambda: len(push.received) == 2)
    assert {one.device for one in push.received} == {phone, laptop}
    assert {one.notice["title"] for one in push.received} == {
        "Your turn: THE GAME",
        "À toi de jouer\u00a0: THE GAME",
    }
    token = table["seats"][0]["token"]
    off = f"/tables/{table['table']}/seats/0/notices/{contacts[0]}"
    assert server._ask("DELETE", off, None, token).status_code == 204
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    until(lambda: len(push.received) == 3)
    assert push.received[-1].device is laptop
    assert server.delete(f"/contacts/{contacts[1]}").status_code == 204
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    time.sleep(0.2)
    assert len(push.received) == 3


def test_a_seat_has_few_contacts(server: Running, push: PushService) -> None:
    table = two(server)
    for _ in range(10):
        watch(server, table, 0, subscribe(server, push.device()))
    token, path = table["seats"][0]["token"], f"/tables/{table['table']}/seats/0/notices"
    answer = server.put(f"{path}/{subscribe(server, push.device())}", token=token)
    assert error(answer) == (409, "too-many-contacts")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://router/x",
        "https://printer.local/x",
        "https://push.example.net:8443/x",
        "https://anna@push.example.net/x",
        "https:///x",
        "ftp://push.example.net/x",
        "https://push.example.net/\u00e9",
        "https://push.example.net/a b",
        "https://[push/x",
    ],
)
def test_push_services_are_on_the_internet(tmp_path: Path, endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        need_push_service(endpoint, anywhere=False)
    assert refused.value.error == "bad-subscription"


def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it led to when the browser subscribed."""
    from aiohttp import ClientSession
    from aiohttp.resolver import ThreadedResolver

    assert need_push_service("https://push.example.net/x", anywhere=False)

    async def inside(self: Any, host: str, port: int = 0, family: int = 0) -> list[Any]:
        both = ("93.184.216.34", "127.0.0.1")
        return [
            {"hostname": host, "host": one, "port": port, "family": 2, "proto": 0, "flags": 0} for one in both
        ]

    monkeypatch.setattr(ThreadedResolver, "resolve", inside)

    async def call() -> None:
        async with ClientSession(connector=public_connector()) as session:
            with pytest.raises(NotPublic):
                await session.post("https://push.example.net/x")

    asyncio.run(call())


def test_what_is_no_subscription_is_refused(server: Running, push: PushService) -> None:
    good = push.device().subscription()
    for keys in ({"p256dh": "AAAA", "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "AAAA"}):
        ask = {"subscription": {**good, "keys": keys}, "language": "en"}
        assert error(server.post("/contacts/push", ask)) == (422, "bad-subscription")
    assert server.post("/contacts/push", {"subscription": {}, "language": "en"}).status_code == 422
