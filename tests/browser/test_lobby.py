"""The lobby in several browsers: public tables live, one tap to a seat, and what hosts and guests can do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Server
from browser.player import Open, table_id
from browser.test_fit import MISFITS
from browser.test_pages import clean
from playwright.sync_api import Locator, Page, expect

from stammtisch.server.lobby.socket import ask, sockets

SHOTS = os.environ.get("STAMMTISCH_PICTURES")
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose lobby nobody else fills; hosts are missed sooner."""
    running = Server(
        tmp_path_factory.mktemp("hall"), "settings = replace(settings, host_gone_after=2, sleep_after=1)"
    )
    try:
        running.start()
        yield running
    finally:
        running.stop()


def seen(page: Page, name: str) -> None:
    """A picture, if somebody wants to look."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def named(open_page: Open, hall: Server, name: str, path: str = "/", **how: Any) -> Page:
    """The browser of somebody who has said their name before."""
    page = open_page("/nowhere", at=hall, **how)
    page.evaluate("name => localStorage.setItem('stammtisch.name', JSON.stringify(name))", name)
    page.goto(path)
    return page


def opened(open_page: Open, hall: Server, name: str, game: str, players: str = "2", **how: Any) -> Page:
    """A public table of this person."""
    page = named(open_page, hall, name, f"/new/{game}?with=friends", **how)
    page.get_by_role("group", name="Players").get_by_text(players, exact=True).click()
    page.get_by_role("group", name="Who may join?").get_by_text("Everybody").click()
    expect(page.get_by_text("While you are here the first page lists the table")).to_be_visible()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.locator(".code")).to_be_visible()
    return page


def public(page: Page) -> Locator:
    return page.get_by_role("list", name="Public tables").get_by_role("listitem")


def test_a_public_table_is_seen_live_joined_with_one_tap_and_watched(
    open_page: Open, hall: Server, axe: str
) -> None:
    ben, cleo = named(open_page, hall, "Ben", **SMALL), named(open_page, hall, "Cleo")
    expect(ben.get_by_text("Nobody is waiting at the moment.")).to_be_visible()
    opened(open_page, hall, "Anna", "the-game")
    for page in (ben, cleo):
        expect(public(page)).to_have_count(1)
        expect(public(page)).to_contain_text("THE GAME with Anna")
        expect(public(page)).to_contain_text("1 of 2 seats taken")
    for scheme in ("light", "dark"):
        ben.emulate_media(color_scheme=scheme)
        clean(ben, axe)
        seen(ben, f"home-small-{scheme}")
    seen(cleo, "home-large")
    assert ben.evaluate("document.documentElement.scrollWidth") == 360
    public(ben).get_by_role("button", name="Sit down").click()
    table = table_id(ben)
    expect(public(cleo)).to_have_count(0)
    watching = cleo.get_by_role("region", name="Games to watch")
    expect(watching).to_contain_text("Anna and Ben")
    seen(cleo, "home-watch")
    watching.get_by_role("link", name="Only watch").click()
    assert table_id(cleo) == table
    expect(cleo.locator(".frame")).to_be_visible()
    expect(ben.locator("[data-card]").first).to_be_visible()
    ask(sockets(hall.arguments()[1]), {"call": "close", "table": table})  # as the operator does
    for page in (ben, cleo):
        expect(page.locator(".sentence")).to_have_text("This table has been closed.")
    seen(ben, "closed-in-mid-game")
    clean(ben, axe)


def test_two_who_ask_for_a_game_meet_and_a_host_who_is_gone_is_not_listed(
    open_page: Open, hall: Server
) -> None:
    anna, ben = named(open_page, hall, "Anna"), named(open_page, hall, "Ben")
    for page in (anna, ben):
        page.get_by_label("Which game?").select_option(label="RAISE")
    anna.get_by_role("button", name="Find me a game").click()
    first = table_id(anna)
    expect(anna.get_by_role("heading", name="The table for RAISE is set.")).to_be_visible()
    expect(public(ben)).to_contain_text("RAISE with Anna")
    anna.goto("/nowhere")  # away from the table and from the first page
    expect(public(ben)).to_have_count(0)
    anna.goto(f"/t/{first}")
    expect(public(ben)).to_have_count(1)
    ben.get_by_role("button", name="Find me a game").click()
    assert table_id(ben) == first
    anna.get_by_role("button", name="Close the table").click()
    seen(anna, "close")
    anna.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(anna.get_by_text("The table is closed.")).to_be_visible()
    expect(ben.get_by_text("This table has been closed.").first).to_be_visible()
    seen(ben, "closed")
    ben.goto("/")
    expect(ben.get_by_role("link", name="Continue")).to_have_count(0)


def test_a_host_makes_it_private_and_removes_whom_they_like(open_page: Open, hall: Server, axe: str) -> None:
    anna = opened(open_page, hall, "Anna", "the-game", "3", **SMALL)
    ben = named(open_page, hall, "Ben", quiet=False)
    public(ben).get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
    seen(anna, "hosting-small")
    assert anna.evaluate(MISFITS) == []
    clean(anna, axe)
    anna.get_by_role("button", name="Free the seat of Ben").click()
    expect(ben.get_by_text("This browser's key does not open that seat")).to_be_visible()
    ben.goto("/")
    expect(ben.get_by_text("Nobody is waiting at the moment.")).to_be_visible()
    cleo = named(open_page, hall, "Cleo")
    expect(public(cleo)).to_have_count(1)
    ben.goto(f"/t/{table_id(anna)}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host has taken you off this table")).to_be_visible()
    seen(ben, "removed")
    anna.get_by_role("group", name="Who may join?").get_by_text("By invitation").click()
    expect(public(cleo)).to_have_count(0)
    anna.get_by_role("group", name="Who may join?").get_by_text("Everybody").click()
    expect(public(cleo)).to_have_count(1)


def test_people_mute_ignore_report_and_invite(open_page: Open, hall: Server, axe: str) -> None:
    anna = opened(open_page, hall, "Anna", "raise", "2")
    ben = named(open_page, hall, "Ben", quiet=False)
    public(ben).filter(has_text="RAISE").get_by_role("button", name="Sit down").click()
    log = anna.get_by_role("complementary", name="What has happened")

    def write(text: str) -> None:
        ben.get_by_label("Say something").fill(text)
        ben.get_by_role("button", name="Send").click()

    def about_ben(act: str) -> None:
        anna.get_by_role("button", name="Ben 0 points").click()
        anna.get_by_role("dialog", name="Ben").get_by_role("button", name=act).click()

    write("Hello Anna")
    expect(log.get_by_text("Hello Anna")).to_be_visible()
    about_ben("Mute Ben for everybody")
    write("Nobody reads this")
    expect(ben.get_by_role("alert")).to_contain_text("The host has muted you")
    about_ben("Let Ben write again")
    ben.get_by_role("button", name="Send").click()
    expect(log.get_by_text("Nobody reads this")).to_be_visible()
    anna.get_by_role("button", name="Ben 0 points").click()
    sheet = anna.get_by_role("dialog", name="Ben")
    sheet.get_by_role("button", name="Report Ben").click()
    sheet.get_by_label("What has happened?").fill("He is rude.")
    seen(anna, "report")
    clean(anna, axe)
    sheet.get_by_role("button", name="Send the report").click()
    expect(anna.get_by_text("The operator has been told.")).to_be_visible()
    # Invited to the next table, then ignored: nothing of Ben's is shown any more.
    other = anna.context.new_page()
    other.goto("/new/raise?with=friends")
    other.get_by_role("button", name="Open the table and invite").click()
    other.get_by_role("button", name="Invite people you have played with").click()
    known = other.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")
    known.get_by_role("button", name="Invite").click()
    expect(known).to_contain_text("Invited")
    seen(other, "inviting")
    clean(other, axe)
    home = ben.context.new_page()
    home.goto("/")
    asked = home.get_by_role("list", name="Invitations").get_by_role("listitem")
    expect(asked).to_contain_text("Anna asks you to a game of RAISE")
    seen(home, "invited")
    asked.get_by_role("button", name="No, thanks").click()
    expect(asked).to_have_count(0)
    about_ben("Ignore Ben")
    expect(log.get_by_text("Hello Anna")).to_have_count(0)
    other.goto("/me/key")
    ignored = other.get_by_role("region", name="People you ignore")
    expect(ignored).to_contain_text("Ben")
    seen(other, "ignored")
    ignored.get_by_role("button", name="No longer ignore").click()
    expect(ignored).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu", "cs", "sk", "pl"])
def test_the_privacy_page_says_everything_in_each_language(
    open_page: Open, hall: Server, axe: str, language: str
) -> None:
    page = open_page("/privacy", at=hall, locale=language, **SMALL)
    expect(page.locator("article")).to_have_count(10)
    assert "privacy-" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(MISFITS) == []
    if language in ("en", "hu"):
        clean(page, axe)
        page.emulate_media(color_scheme="dark")
        clean(page, axe)
        seen(page, f"privacy-{language}")
    page.goto("/")
    expect(page.locator(".public .none, .public li").first).to_be_visible()
    assert page.evaluate(MISFITS) == []
