"""What is refused, is refused in the reader's language: people at one table may read different ones."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browser.album import ask
from browser.conftest import Server
from browser.player import Open
from playwright.sync_api import Page, WebSocketRoute, expect

TABLE = {
    "game": "the-game",
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}],
    "options": {"talk": "open", "starter": 0},
}


def seat(open_page: Open, made: dict[str, Any], number: int, **how: Any) -> Page:
    """A browser of its own for a seat of the table."""
    page = open_page("/nowhere", **how)
    tokens = {str(number): made["seats"][number]["token"]}
    kept = {"table": made["table"], "game": "the-game", "code": made["join"], "tokens": tokens}
    kept |= {"host": None, "names": ["Anna", "Ben"], "phase": "running", "result": None, "seen": 0}
    page.evaluate("kept => localStorage.setItem('stammtisch.tables', kept)", json.dumps([kept]))
    page.goto(f"/t/{made['table']}")
    page.locator("[data-card]").first.wait_for()
    return page


def say(page: Page, text: str) -> None:
    page.locator("form input").fill(text)
    page.locator("form input").press("Enter")


def test_each_reads_in_their_own_language_why_a_text_is_not_sent(open_page: Open, server: Server) -> None:
    made = ask(server, "POST", "/tables", TABLE)
    anna = seat(open_page, made, 0, locale="hu")
    ben = seat(open_page, made, 1, locale="de")
    say(anna, "van egy tizenhetesem")
    expect(anna.get_by_role("alert")).to_contain_text(
        "elárul egy számot, és ebben a játékban a lapokon lévő számok"
    )
    expect(anna.get_by_role("alert")).to_contain_text("tizenhetes")
    say(ben, "ich habe die siebzehn")
    expect(ben.get_by_role("alert")).to_contain_text("„siebzehn“ verrät eine Zahl")
    # Another language is chosen at the table: what is refused is read in that one.
    ben.get_by_role("button", name="Mehr").click()
    ben.locator(".corner select").select_option("pl")
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("alert")).to_contain_text("„siebzehn” zdradza liczbę")


@pytest.mark.parametrize(
    ("locale", "turn"),
    [("de", "Anna ist dran."), ("cs", "Na tahu je Anna."), ("fr", "C’est à Anna de jouer.")],
)
def test_whose_turn_it_is_is_told_by_name(open_page: Open, server: Server, locale: str, turn: str) -> None:
    made = ask(server, "POST", "/tables", TABLE)
    ben = seat(open_page, made, 1, locale=locale)
    ben.keyboard.press("1")
    ben.keyboard.press("A")
    expect(ben.locator(".toasts")).to_contain_text(turn)


def test_a_name_that_nobody_can_read_is_refused_in_french(open_page: Open, server: Server) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = ask(server, "POST", "/tables", {**TABLE, "seats": seats})
    page = open_page(f"/j/{made['join']}", quiet=False, locale="fr")
    page.locator("#name").fill("\u200b")
    page.locator("#name").press("Enter")
    expect(page.locator(".toasts")).to_contain_text("Choisis un autre nom, de 1 à 24 caractères.")


def test_a_table_that_is_gone_says_so_in_slovak(open_page: Open) -> None:
    page = open_page("/t/nothing", locale="sk")
    expect(page.get_by_text("Tento stôl neexistuje alebo už nie.")).to_be_visible()


def test_a_stream_closed_for_too_much_says_when_it_is_tried_again(open_page: Open, server: Server) -> None:
    made = ask(server, "POST", "/tables", TABLE)
    page = seat(open_page, made, 0, locale="de")
    streams: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        streams.append(route)
        route.connect_to_server()

    page.route_web_socket(re.compile("/stream"), between)
    page.reload()
    page.locator("[data-card]").first.wait_for()
    streams[-1].close(code=4429, reason="too many messages")
    expect(
        page.get_by_text("Das war zu viel auf einmal. Versuch es bitte in 20 s noch einmal.")
    ).to_be_visible()
