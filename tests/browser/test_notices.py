"""Notices in Chromium: asked for once and at the right moment, received by our own push service and SMTP."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.album import KEEP, PEOPLE, Table, new_table
from browser.conftest import PHONE, Server
from browser.player import Open, act, best, by_keys
from browser.test_app import NOTICES, TAP, app, deliver, until, worker
from browser.test_fit import MISFITS
from browser.test_long_games import with_key
from browser.test_pages import clean
from mail_service import MailService, mail_service
from playwright.sync_api import Browser, Locator, Page, expect
from push_service import PushService, push_service

PICTURES = os.environ.get("STAMMTISCH_PICTURES")
SETTINGS = """
settings = replace(
    settings, push_anywhere=True, outbox_every=0.05, notice_after=0.5,
    smtp="smtp://127.0.0.1:{port}", mail_from="games@example.org", public_url="https://games.example.org",
)
"""
# Headless Chromium has no push service: it is given ours, and everything else is its own.
SUBSCRIBE = """
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  window.subscribed = { userVisibleOnly, applicationServerKey }
  return { toJSON: () => (%s), unsubscribe: async () => true }
}
"""
# As somebody answers the browser's question with no.
DENIED = """
let said = 'default'
Notification.requestPermission = async () => (said = 'denied')
Object.defineProperty(Notification, 'permission', { get: () => said })
"""
QUESTION = "Shall I tell you when it is your turn again?"


@pytest.fixture
def chromium(whole_chromium: Browser) -> Browser:
    return whole_chromium


@pytest.fixture(scope="module")
def mail() -> Iterator[MailService]:
    with mail_service() as found:
        yield found


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, mail: MailService) -> Iterator[Server]:
    """A server that calls our push service and our SMTP server."""
    running = Server(tmp_path_factory.mktemp("telling"), SETTINGS.format(port=mail.port))
    try:
        running.start()
        yield running
    finally:
        running.stop()


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def sit(page: Page, table: Table) -> None:
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    page.locator("[data-card]").first.wait_for()


def take_turn(table: Table, seat: int) -> None:
    while (view := table.view(seat)["view"])["mine"]["legal"]:
        move = best(view)
        assert move is not None
        table.play(seat, move)


def home(page: Page) -> None:
    page.get_by_role("link", name="To the first page").click()
    page.wait_for_url("**/")


def press(switch: Locator) -> None:
    expect(switch).to_be_enabled()
    switch.press("Space")


def told(page: Page, service: PushService, count: int) -> dict[str, Any]:
    for _ in range(400):
        if len(service.received) >= count:
            return service.received[count - 1].notice
        page.wait_for_timeout(50)
    raise AssertionError("no notice came")


def test_asked_when_leaving_told_by_push_and_led_to_the_table(
    open_page: Open, telling: Server, push: PushService, axe: str
) -> None:
    table = new_table(telling, "the-game", *PEOPLE, starter=0)
    page = app(open_page, "/rules/the-game", at=telling, permissions=["notifications"])
    device = push.device()
    page.add_init_script(SUBSCRIBE % json.dumps(device.subscription()))
    sit(page, table)
    home(page)
    expect(page.get_by_text(QUESTION)).to_have_count(0)  # nothing was played yet
    page.goto(f"/t/{table.id}")
    page.locator("[data-card]").first.wait_for()
    while table.view(0)["legal"]:
        act(page, by_keys)
    expect(page.get_by_text(QUESTION)).to_have_count(0)  # not at once
    home(page)
    expect(page.get_by_text(QUESTION)).to_be_visible()
    picture(page, "notices-offer")
    page.get_by_role("button", name="Yes, please").click()
    sheet = page.get_by_role("dialog", name="Tell me")
    switch = sheet.get_by_role("switch", name="On this device")
    expect(switch).not_to_be_checked()
    press(switch)
    expect(switch).to_be_focused()  # also while it works: the next key must not meet something else
    expect(switch).to_be_checked()
    expect(sheet.get_by_text("This device tells you, even while the page is closed.")).to_be_visible()
    clean(page, axe)
    picture(page, "notices-on")
    wanted = page.evaluate("subscribed")
    assert wanted["userVisibleOnly"] is True and len(wanted["applicationServerKey"]) == 87
    page.keyboard.press("Escape")

    before = len(push.received)
    take_turn(table, 1)
    notice = told(page, push, before + 1)
    assert (notice["title"], notice["body"], notice["count"]) == (
        "Your turn: THE GAME",
        "You play with Ben.",
        1,
    )
    deliver(page, notice)
    until(page, f"{NOTICES}.then(all => all[0]?.title === 'Your turn: THE GAME')")
    # The page was loaded at the table, and is at the first page now: a tap takes it back.
    assert worker(page).evaluate(TAP) == ["no badge", f"focuses /t/{table.id}"]
    page.wait_for_url(f"**/t/{table.id}")
    page.locator("[data-card]").first.wait_for()

    # None while the page is open, and nothing is asked again.
    while table.view(0)["legal"]:
        act(page, by_keys)
    take_turn(table, 1)
    page.wait_for_timeout(1200)
    assert len(push.received) == before + 1
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    press(switch)
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    home(page)
    expect(page.get_by_text(QUESTION)).to_have_count(0)


def test_asked_after_waiting_and_never_twice(open_page: Open, telling: Server) -> None:
    table = new_table(telling, "the-game", *PEOPLE, starter=0)
    page = app(open_page, "/rules/the-game", at=telling)
    page.clock.install()
    sit(page, table)
    while table.view(0)["legal"]:
        act(page, by_keys)
    page.clock.run_for(19_000)
    expect(page.get_by_text(QUESTION)).to_have_count(0)
    page.clock.run_for(2_000)
    expect(page.get_by_text(QUESTION)).to_be_visible()
    page.get_by_text(QUESTION).click()  # a no
    expect(page.get_by_text(QUESTION)).to_have_count(0)
    page.clock.run_for(60_000)
    expect(page.get_by_text(QUESTION)).to_have_count(0)


MISSING = {
    "insecure": ("Object.defineProperty(window, 'isSecureContext', { value: false })", "a secure address"),
    "install": (
        "delete window.PushManager; Object.defineProperty(navigator, 'standalone', { value: false })",
        "Add to Home Screen",
    ),
    "unsupported": ("delete window.PushManager", "This window cannot do it."),
}


@pytest.mark.parametrize("what", MISSING)
def test_where_push_cannot_work_the_page_says_what_would_help(
    open_page: Open, server: Server, axe: str, what: str
) -> None:
    script, words = MISSING[what]
    page = open_page(
        "/rules/the-game", color_scheme="dark", **{**PHONE, "viewport": {"width": 360, "height": 740}}
    )
    page.add_init_script(script)
    sit(page, new_table(server, "the-game", *PEOPLE, starter=0))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    sheet = page.get_by_role("dialog", name="Tell me")
    expect(sheet.get_by_text(words)).to_be_visible()
    expect(sheet.get_by_text("the home page shows first where it is your turn")).to_be_visible()
    expect(sheet.get_by_role("switch")).to_have_count(0)
    clean(page, axe)
    assert page.evaluate(MISFITS) == []
    picture(page, f"notices-{what}")


def test_after_the_browsers_no_the_page_says_how_to_change_it(
    open_page: Open, telling: Server, axe: str
) -> None:
    page = app(open_page, "/rules/the-game", at=telling)
    page.add_init_script(DENIED)
    sit(page, new_table(telling, "the-game", *PEOPLE, starter=0))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    sheet = page.get_by_role("dialog", name="Tell me")
    press(sheet.get_by_role("switch", name="On this device"))
    expect(sheet.get_by_text("Your browser does not allow this page to notify you.")).to_be_visible()
    expect(sheet.get_by_role("switch", name="On this device")).to_have_count(0)
    expect(sheet.get_by_label("Your e-mail address")).to_be_visible()  # the next best way
    clean(page, axe)
    picture(page, "notices-blocked")


def link(text: str, page: str) -> str:
    found = re.search(rf"https?://\S+?(/mail/{page}/\S+)", text)
    assert found, text
    return found[1]


def test_by_email_after_a_yes_and_no_more_after_one_tap(
    open_page: Open, telling: Server, mail: MailService, axe: str
) -> None:
    table = new_table(telling, "the-game", *PEOPLE, starter=1)
    page = open_page("/rules/the-game", at=telling, quiet=False, **PHONE)
    sit(page, table)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    sheet = page.get_by_role("dialog", name="Tell me")
    sheet.get_by_label("Your e-mail address").fill("anna@example.org")
    picture(page, "notices-mail")
    sheet.get_by_role("button", name="Send the link").click()
    expect(sheet.get_by_text("An e-mail is on its way to anna@example.org.")).to_be_visible()
    clean(page, axe)
    sheet.get_by_role("button", name="I have tapped it").click()
    expect(page.get_by_role("button", name="Not confirmed yet.")).to_be_visible()
    received(page, mail, 1)
    reader = open_page(link(mail.received[0].get_content(), "confirm"), at=telling, **PHONE)
    clean(reader, axe)
    picture(reader, "mail-confirm")
    reader.get_by_role("button", name="Yes, write to me").click()
    expect(reader.get_by_text("Done: anna@example.org is told from now on.")).to_be_visible()
    sheet.get_by_role("button", name="I have tapped it").click()
    expect(sheet.get_by_role("switch", name="By e-mail")).to_be_checked()
    picture(page, "notices-mail-on")
    home_page = open_page("/", at=telling)  # somebody else's
    page.goto("about:blank")
    take_turn(table, 1)
    received(home_page, mail, 2)
    stop = link(mail.received[1].get_content(), "stop")
    german = open_page(
        stop.replace("?in=en", "?in=de"), at=telling, color_scheme="dark", locale="en-GB", **PHONE
    )
    expect(german.get_by_text("An anna@example.org kommen keine E-Mails mehr.")).to_be_visible()
    clean(german, axe)
    assert german.evaluate(MISFITS) == []
    picture(german, "mail-stop")
    german.get_by_role("button", name="Schreib mir doch weiter").click()
    expect(german.get_by_text("anna@example.org bekommt ab jetzt Bescheid.")).to_be_visible()
    wrong = open_page("/mail/stop/nonsense", at=telling, quiet=False)
    expect(wrong.get_by_text("This link is no longer valid")).to_be_visible()


def received(page: Page, mail: MailService, count: int) -> None:
    for _ in range(400):
        if len(mail.received) >= count:
            return
        page.wait_for_timeout(50)
    raise AssertionError("no e-mail came")


def test_whoever_waits_for_others_to_sit_down_can_be_told(open_page: Open, telling: Server, axe: str) -> None:
    page = open_page("/rules/the-game", at=telling, **PHONE)
    table = new_table(telling, "the-game", PEOPLE[0], {"kind": "open"})
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    page.get_by_role("button", name="Tell me when it starts").click()
    expect(page.get_by_role("dialog", name="Tell me")).to_be_visible()
    clean(page, axe)


def test_whoever_deletes_everything_is_told_of_nothing_any_more(
    open_page: Open, telling: Server, push: PushService
) -> None:
    page = with_key(app(open_page, "/me/key", at=telling))
    wanted = {"subscription": push.device().subscription(), "language": "en"}
    contact = page.request.post("/api/contacts/push", data=wanted).json()["contact"]
    page.evaluate("id => localStorage.setItem('stammtisch.notices-device', JSON.stringify(id))", contact)
    page.reload()
    assert page.request.get(f"/api/contacts/{contact}").ok
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything is deleted.")).to_be_visible()
    assert page.request.get(f"/api/contacts/{contact}").status == 404
