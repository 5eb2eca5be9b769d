"""People among themselves: whom one has played with, invitations, ignoring, reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.kit import Line, Running, quick, running, until
from server.test_lobby import ANNA, KEY, OPEN, OTHER, THIRD, find, public, visiting, waiting
from server.test_me import error
from server.test_store import look

from stammtisch.server.lobby.company import INVITED_FOR, SETTLED_FOR, Company
from stammtisch.server.persons.keys import Key


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def own(database: str, tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with running(quick(tmp_path, database=database, clock=clock)) as found:
        yield found


def together(server: Running, *others: tuple[str, str | None], game: str = "raise") -> Line:
    """A game of Anna with others, by name and key; begun."""
    made = server.table(game, ANNA, *[OPEN] * len(others), key=KEY)
    for name, key in others:
        taken = server.post(f"/tables/{made['table']}/seats", {"name": name}, key=key).json()
        made["seats"][taken["seat"]]["token"] = taken["token"]
    return made


def people(server: Running, key: str = KEY) -> dict[str, Line]:
    return {one["name"]: one for one in server.get("/me/people", key=key).json()["people"]}


def invited(server: Running, key: str) -> list[str]:
    return [one["table"] for one in server.get("/me/invitations", key=key).json()["invitations"]]


def ignore(server: Running, key: str, table: str, seat: int) -> Any:
    return server.put(f"/tables/{table}/seats/{seat}/ignored", None, None, key)


# People one has played with


def test_those_who_keep_their_games_know_whom_they_played_with(own: Running, clock: Clock) -> None:
    together(own, ("Ben", OTHER), ("Guest", None))
    clock.now += 60
    together(own, ("Benjamin", OTHER))
    own.table("raise", ANNA, OPEN, OPEN, key=KEY)  # nobody has come
    found = people(own)
    assert list(found) == ["Benjamin"], "as they were called last; guests are not remembered"
    assert found["Benjamin"]["games"] == 2
    assert list(people(own, OTHER)) == ["Anna"]
    assert error(own.get("/me/people", key=THIRD)) == (404, "no-person")
    assert error(own.get("/me/people")) == (401, "no-key")


def test_what_stands_for_somebody_is_of_use_to_one_person_alone(own: Running) -> None:
    together(own, ("Ben", OTHER), ("Cleo", THIRD))
    ben_for_anna, ben_for_cleo = (people(own, key)["Ben"]["person"] for key in (KEY, THIRD))
    assert ben_for_anna != ben_for_cleo
    assert Key(OTHER).person not in own.get("/me/people", key=KEY).text
    made = public(own, key=KEY)
    answer = own.post(f"/tables/{made['table']}/invitations", {"person": ben_for_cleo}, made["host"], KEY)
    assert error(answer) == (404, "no-person")


# Invitations


def invite(server: Running, made: Line, name: str, key: str = KEY) -> Any:
    body = {"person": people(server, key)[name]["person"]}
    return server.post(f"/tables/{made['table']}/invitations", body, made["seats"][0]["token"], key)


def test_an_invitation_is_seen_at_once_and_ends_by_sitting_down(own: Running) -> None:
    together(own, ("Ben", OTHER))
    made = own.table("the-game", ANNA, OPEN, OPEN, key=KEY)
    with visiting(own, OTHER) as ben:
        assert ben.until("lobby")["lobby"]["invitations"] == []
        assert invite(own, made, "Ben").status_code == 201
        (one,) = ben.until("lobby")["lobby"]["invitations"]
        assert (one["table"], one["name"], one["game"], one["players"]) == (
            made["table"],
            "Anna",
            "the-game",
            3,
        )
        assert invite(own, made, "Ben").status_code == 201, "twice is harmless"
        assert own.post(f"/tables/{made['table']}/seats", {"name": "Ben"}, key=OTHER).status_code == 201
        assert ben.until("lobby")["lobby"]["invitations"] == []
    assert error(invite(own, made, "Ben")) == (409, "sits-here")


def test_an_invitation_can_be_declined_and_ends_with_the_table(own: Running, clock: Clock) -> None:
    together(own, ("Ben", OTHER))
    first, second, third = (own.table("the-game", ANNA, OPEN, key=KEY) for _ in range(3))
    for made in (first, second, third):
        invite(own, made, "Ben")
        clock.now += 1
    assert invited(own, OTHER) == [third["table"], second["table"], first["table"]]
    assert own.delete(f"/me/invitations/{first['table']}", OTHER).status_code == 204
    own.post(f"/tables/{second['table']}/close", None, second["host"])
    assert invited(own, OTHER) == [third["table"]]
    clock.now += INVITED_FOR
    assert invited(own, OTHER) == []


def test_who_is_invited_is_told_through_their_contacts(own: Running) -> None:
    told = []

    async def note(table: Any, person: str, inviter: str) -> None:
        told.append((table.id, person, inviter))

    own.app.state.company._tell_invited = note
    begun = together(own, ("Ben", OTHER))
    made = own.table("the-game", ANNA, OPEN, key=KEY)
    invite(own, made, "Ben")
    assert told == [(made["table"], Key(OTHER).person, "Anna")]
    ignore(own, OTHER, begun["table"], 0)
    invite(own, own.table("the-game", ANNA, OPEN, key=KEY), "Ben")
    assert len(told) == 1, "one who ignores her is not"


def test_only_those_at_a_waiting_table_invite(own: Running) -> None:
    begun = together(own, ("Ben", OTHER))
    assert error(invite(own, begun, "Ben")) == (409, "started")
    made = own.table("the-game", ANNA, OPEN, key=KEY)
    body = {"person": people(own)["Ben"]["person"]}
    assert error(own.post(f"/tables/{made['table']}/invitations", body, None, KEY)) == (401, "no-token")
    assert error(own.post(f"/tables/{made['table']}/invitations", body, made["host"])) == (401, "no-key")


# Ignoring


def test_who_is_ignored_is_not_met_again(own: Running) -> None:
    table = together(own, ("Ben", OTHER))["table"]
    assert ignore(own, KEY, table, 1).status_code == 204
    assert ignore(own, KEY, table, 1).status_code == 204, "twice is harmless"
    theirs, mine = public(own, key=OTHER), public(own, key=KEY)
    assert waiting(own, KEY) == [mine["table"]] and waiting(own, OTHER) == [theirs["table"]]
    assert set(waiting(own)) == {mine["table"], theirs["table"]}, "others see both"
    assert find(own, "Anna", KEY)["table"] not in (theirs["table"], mine["table"])
    joining = own.post(f"/tables/{theirs['table']}/seats", {"name": "Anna"}, key=KEY)
    assert error(joining) == (403, "not-together")
    assert people(own) == {}
    own.delete(f"/tables/{table}/seats/1/ignored", KEY)
    assert theirs["table"] in waiting(own, KEY)


def test_a_list_that_is_watched_changes_with_whom_one_ignores(own: Running) -> None:
    table = together(own, ("Ben", OTHER))["table"]
    theirs = public(own, key=OTHER)["table"]
    with visiting(own, KEY) as anna, visiting(own, OTHER) as ben:
        assert [one["table"] for one in anna.until("lobby")["lobby"]["waiting"]] == [theirs]
        ben.until("lobby")
        ignore(own, KEY, table, 1)
        assert anna.until("lobby")["lobby"]["waiting"] == []


def test_the_ignored_are_not_told_that_their_invitations_reach_nobody(own: Running) -> None:
    begun = together(own, ("Ben", OTHER))
    invite(own, own.table("raise", {"kind": "me", "name": "Ben"}, OPEN, key=OTHER), "Anna", OTHER)
    assert len(invited(own, KEY)) == 1
    ignore(own, KEY, begun["table"], 1)
    assert invited(own, KEY) == [], "those from before are gone as well"
    made = own.table("raise", {"kind": "me", "name": "Ben"}, OPEN, key=OTHER)
    assert invite(own, made, "Anna", OTHER).status_code == 201
    assert invited(own, KEY) == []


def test_whom_one_ignores_is_listed_and_can_be_forgiven(own: Running) -> None:
    table = together(own, ("Ben", OTHER), ("Cleo", THIRD))["table"]
    ignore(own, KEY, table, 2)
    answer = own.get(f"/me/ignored?table={table}", key=KEY)
    (one,) = answer.json()["people"]
    assert one["name"] == "Cleo" and answer.json()["seats"] == [2]
    assert Key(THIRD).person not in answer.text
    assert own.get("/me/ignored", key=THIRD).json() == {"people": [], "seats": []}, "they do not learn it"
    assert error(own.delete("/me/ignored/somebody", KEY)) == (404, "no-person")
    assert own.delete(f"/me/ignored/{one['person']}", KEY).status_code == 204
    assert own.get("/me/ignored", key=KEY).json()["people"] == []


def test_guests_bots_and_oneself_are_not_ignored(own: Running) -> None:
    table = together(own, ("Guest", None))["table"]
    assert error(ignore(own, KEY, table, 1)) == (409, "guest")
    assert error(ignore(own, KEY, table, 0)) == (409, "yourself")
    assert error(ignore(own, KEY, table, 9)) == (404, "no-seat")
    bots = own.table("raise", ANNA, {"kind": "bot", "bot": "random"}, key=KEY)["table"]
    assert error(ignore(own, KEY, bots, 1)) == (409, "no-person")


# Reports


def reports(server: Running, *, settled: bool = False) -> list[Line]:
    """As the operator gets them."""
    import asyncio

    company: Company = server.app.state.company
    return asyncio.run_coroutine_threadsafe(company.reports(settled=settled), server.loop).result(20)


def test_a_report_reaches_the_operator_with_what_was_written(own: Running, database: str) -> None:
    made = together(own, ("Ben", OTHER))
    for text in ("Hello", "You are all fools"):
        own.post(f"/tables/{made['table']}/talk", {"text": text}, made["seats"][1]["token"])
    path = f"/tables/{made['table']}/seats/1/report"
    assert own.post(path, {"text": " He insults\nus. "}, made["seats"][0]["token"], KEY).status_code == 204
    (row,) = reports(own)
    assert (row["name"], row["seat"], row["text"]) == ("Ben", 1, "He insults us.")
    assert row["said"] == ["Hello", "You are all fools"]
    assert error(own.post(path, {"text": "x" * 501}, None, KEY)) == (422, "bad-text")
    assert error(own.post(f"/tables/{made['table']}/seats/8/report", {})) == (404, "no-seat")
    assert own.delete("/me", KEY).status_code == 204
    assert Key(KEY).person not in str(look(database, "SELECT * FROM reports"))
    assert len(reports(own)) == 1, "it stays, without who reported it"


def test_what_is_settled_and_old_is_deleted(own: Running, clock: Clock, database: str) -> None:
    import asyncio

    made = together(own, ("Ben", OTHER))
    own.post(f"/tables/{made['table']}/seats/1/report", {"text": "Rude"})
    invite(own, own.table("raise", ANNA, OPEN, key=KEY), "Ben")
    company: Company = own.app.state.company

    def run(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, own.loop).result(20)

    (row,) = reports(own)
    assert run(company.settle(row["id"])) and not run(company.settle("nothing"))
    assert reports(own) == [] and len(reports(own, settled=True)) == 1
    run(company.tidy())
    assert len(reports(own, settled=True)) == 1 and look(database, "SELECT COUNT(*) FROM invitations") == [
        (1,)
    ]
    clock.now += SETTLED_FOR + 1
    run(company.tidy())
    assert reports(own, settled=True) == [] and look(database, "SELECT COUNT(*) FROM invitations") == [(0,)]


# What is kept of a person


def test_everything_is_exported_and_deleted(own: Running, database: str) -> None:
    made = together(own, ("Ben", OTHER), ("Cleo", THIRD))
    table = made["table"]
    ignore(own, KEY, table, 2)
    own.post(f"/tables/{table}/seats/2/report", {"text": "Rude"}, made["seats"][0]["token"], KEY)
    asks = own.table("raise", {"kind": "me", "name": "Ben"}, OPEN, key=OTHER)
    invite(own, asks, "Anna", OTHER)
    found = own.get("/me/export", key=KEY).json()
    assert [one["name"] for one in found["ignored"]] == ["Cleo"]
    assert [(one["table"], one["name"]) for one in found["invitations"]] == [(asks["table"], "Ben")]
    assert [(one["name"], one["text"]) for one in found["reports"]] == [("Cleo", "Rude")]
    assert Key(THIRD).person not in str(found)
    assert own.delete("/me", KEY).status_code == 204
    until(lambda: Key(KEY).person not in everything(database))


def everything(database: str) -> str:
    names = ("persons", "plays", "ignored", "invitations", "reports", "tables")
    return str([look(database, f"SELECT * FROM {name}") for name in names])
