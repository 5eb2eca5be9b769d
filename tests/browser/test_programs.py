"""A program from outside is marked at the table and in the lobby, for eyes and ears."""

from __future__ import annotations

import json
import os
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from browser.conftest import Server
from browser.player import Open
from playwright.sync_api import expect

from stammtisch import client

SHOTS = os.environ.get("STAMMTISCH_PICTURES")
ANNA = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def table(server: Server, game: str, *seats: dict[str, str]) -> dict[str, str]:
    body = json.dumps({"game": game, "seats": seats}).encode()
    with urlopen(Request(f"{server.url}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        found: dict[str, str] = json.load(answer)
        return found


@pytest.mark.parametrize(("game", "where"), [("the-game", "[data-seat='1']"), ("raise", "[data-stand='1']")])
def test_a_program_is_marked_as_one(open_page: Open, server: Server, game: str, where: str) -> None:
    created = table(server, game, ANNA, OPEN)
    page = open_page(f"/t/{created['table']}")
    seat = client.Server(server.url).sit(created["join"], "Pipe")
    updates = seat.updates()
    assert next(update for update in updates if isinstance(update, client.Moment))
    chair = page.locator(where)
    expect(chair).to_contain_text("Pipe", timeout=60_000)
    expect(chair).to_contain_text("a program", timeout=60_000)
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"program-{game}.png")
    updates.close()


def test_the_lobby_says_that_a_program_sits_there(open_page: Open, server: Server) -> None:
    created = table(server, "raise", ANNA, OPEN, OPEN)
    client.Server(server.url).sit(created["join"], "Pipe")
    page = open_page(f"/t/{created['table']}")
    row = page.get_by_role("listitem").filter(has_text="Pipe")
    expect(row).to_contain_text("a program", timeout=60_000)
