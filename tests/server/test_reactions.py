"""Reactions: seen by those who may read the talk, kept by nobody, and no signal in disguise."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from server.kit import Player, Running

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}


def table(server: Running, game: str = "raise", **more: Any) -> tuple[str, list[str]]:
    made = server.table(game, ANNA, BEN, **more)
    return made["table"], [seat["token"] for seat in made["seats"]]


def heard(player: Player, last: str) -> set[str]:
    """The kinds of messages that come, up to one of this kind."""
    kinds: list[str] = []
    while last not in kinds:
        kinds.append(player.read()["type"])
    return set(kinds)


def played_out(server: Running, id: str, tokens: list[str]) -> None:
    rng = Random(1)
    with server.stream(id, tokens[0]) as anna, server.stream(id, tokens[1]) as ben:
        anna.until("welcome")
        ben.until("welcome")
        while not anna.over:
            for player in (anna, ben):
                while player.legal and not player.over:
                    if player.move(rng.choice(player.legal)).get("error") == "stale":
                        break
                other = ben if player is anna else anna
                while other.at < player.at:
                    other.read()


def test_everybody_at_the_table_sees_a_reaction_and_its_sender_too(server: Running) -> None:
    id, tokens = table(server)
    with server.stream(id, tokens[0]) as anna, server.stream(id, tokens[1]) as ben:
        anna.until("welcome")
        ben.until("welcome")
        anna.send(type="react", reaction="laugh", ref=3)
        assert anna.until("reaction") == {"type": "reaction", "seat": 0, "reaction": "laugh", "ref": 3}
        assert ben.until("reaction") == {"type": "reaction", "seat": 0, "reaction": "laugh", "ref": 0}


@pytest.mark.parametrize("seen", [True, False])
def test_spectators_see_reactions_only_where_they_see_the_talk(server: Running, seen: bool) -> None:
    id, tokens = table(server, talk_seen=seen)
    with server.stream(id, tokens[0]) as anna, server.stream(id) as guest:
        anna.until("welcome")
        guest.until("welcome")
        anna.send(type="react", reaction="wow")
        anna.until("reaction")
        guest.send(type="ping")
        assert ("reaction" in heard(guest, "pong")) is seen


def test_spectators_cannot_react(server: Running) -> None:
    id, _ = table(server)
    with server.stream(id) as guest:
        guest.until("welcome")
        guest.send(type="react", reaction="wow", ref=1)
        assert guest.until("refused")["error"] == "not-your-seat"


def test_a_reaction_is_stored_nowhere(server: Running) -> None:
    id, tokens = table(server)
    with server.stream(id, tokens[0]) as anna:
        at = anna.until("welcome")["at"]
        anna.send(type="react", reaction="thanks")
        anna.until("reaction")
    with server.stream(id, tokens[1]) as ben:
        welcome = ben.until("welcome")
        assert welcome["at"] == at
        assert welcome["talk"] == []
    assert "thanks" not in server.get(f"/tables/{id}/record", tokens[0]).text


def test_three_at_once_then_one_a_second_whatever_streams_they_come_from(server: Running) -> None:
    id, tokens = table(server)
    with server.stream(id, tokens[0]) as one, server.stream(id, tokens[0]) as two:
        one.until("welcome")
        two.until("welcome")
        for stream in (one, two, one):
            stream.send(type="react", reaction="cheer", ref=1)
            while stream.until("reaction")["ref"] != 1:
                pass
        two.send(type="react", reaction="cheer", ref=2)
        refused = two.until("refused")
        assert (refused["error"], refused["ref"], refused["values"]) == ("too-many", 2, {"seconds": 1})
        time.sleep(1.05)
        two.send(type="react", reaction="cheer", ref=3)
        while two.until("reaction")["ref"] != 3:
            pass


def test_an_unknown_reaction_is_refused(server: Running) -> None:
    id, tokens = table(server)
    with server.stream(id, tokens[0]) as anna:
        anna.until("welcome")
        anna.send(type="react", reaction="42", ref=5)
        refused = anna.until("refused")
        assert (refused["status"], refused["error"], refused["ref"]) == (422, "bad-request", 5)


def test_a_person_whom_the_host_has_muted_is_refused(server: Running) -> None:
    id, tokens = table(server)
    awake = server.app.state.registry._awake[id]
    awake.chairs[0].muted = True
    with server.stream(id, tokens[0]) as anna:
        anna.until("welcome")
        anna.send(type="react", reaction="sorry", ref=1)
        refused = anna.until("refused")
        assert (refused["status"], refused["error"]) == (403, "muted")


@pytest.mark.parametrize(("talk", "allowed"), [("silent", False), ("signals", True), ("open", True)])
def test_where_nothing_may_be_said_there_are_reactions_only_after_the_end(
    server: Running, talk: str, allowed: bool
) -> None:
    id, tokens = table(server, "the-game", options={"talk": talk})
    with server.stream(id, tokens[0]) as anna:
        assert anna.until("welcome")["table"]["reactions"] is allowed
        anna.send(type="react", reaction="think", ref=1)
        if allowed:
            assert anna.until("reaction")["ref"] == 1
        else:
            refused = anna.until("refused")
            assert (refused["status"], refused["error"]) == (403, "no-reactions")
    if talk == "silent":
        played_out(server, id, tokens)
        with server.stream(id, tokens[0]) as anna:
            assert anna.until("welcome")["table"]["reactions"]
            anna.send(type="react", reaction="cheer")
            anna.until("reaction")
