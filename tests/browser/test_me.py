"""My games: kept under a private key that the browser makes, moves, takes over and deletes."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from browser.album import BOT, PEOPLE, Table, ask
from browser.conftest import Server
from browser.own_games import tell
from browser.player import Open, requests_of, table_id
from browser.test_fit import NARROW
from browser.test_pages import clean
from playwright.sync_api import Page, expect

KEEP = "key => localStorage.setItem('stammtisch.key', JSON.stringify(key))"


def finished(server: Server, key: str, game: str = "the-game") -> str:
    """A game of this key's person, played to its end by bots."""
    body = {"game": game, "seats": [*PEOPLE, BOT], "options": {}, "pace": 0}
    made = ask(server, "POST", "/tables", body, key=key)
    tokens = tuple(seat["token"] for seat in made["seats"] if seat["token"])
    table = Table(server, game, made["table"], tokens, made["host"], made["join"])
    table.finish()
    return table.id


def device(open_page: Open, key: str | None, path: str = "/me", **how: Any) -> Page:
    """A browser with this key."""
    page = open_page("/nowhere", **how)
    if key:
        page.evaluate(KEEP, key)
    page.goto(path)
    return page


def key_of(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('stammtisch.key')") or "null")


@pytest.fixture
def key() -> str:
    return secrets.token_hex(16)


def test_a_finished_game_is_on_the_list_with_its_figures(open_page: Open, server: Server, key: str) -> None:
    tables = [finished(server, key), finished(server, key, "raise")]
    page = device(open_page, key)
    rows = page.get_by_role("region", name="All games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{tables[1]}/review")
    expect(rows.nth(1)).to_contain_text("THE GAME")
    shares = page.get_by_role("table", name="By game")
    expect(shares.get_by_role("row", name="RAISE")).to_be_visible()
    page.get_by_text("RAISE", exact=True).first.click()
    expect(rows).to_have_count(1)
    rows.first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1, name="RAISE: review")).to_be_visible()


def test_the_first_game_makes_a_key_and_only_its_calls_send_it(open_page: Open) -> None:
    page = open_page("/")
    assert key_of(page) is None
    sent = requests_of(page)
    page.get_by_role("button", name="Play now").first.click()
    table_id(page)
    key = key_of(page)
    assert len(key) == 32
    assert key not in " ".join(one.url for one in sent)
    told = {one.url.split("/api")[1] for one in sent if one.headers.get("stammtisch-key")}
    assert told - {"/me/running"} == {"/tables"}


def test_an_empty_list_invites_to_play(open_page: Open, server: Server) -> None:
    page = open_page("/me")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    page.get_by_role("button", name="Play THE GAME").click()
    table_id(page)


def test_with_the_switch_off_nothing_is_sent_or_listed(open_page: Open, server: Server, key: str) -> None:
    finished(server, key)
    page = device(open_page, key, "/me/key")
    switch = page.get_by_role("switch", name="Keep my games")
    expect(switch).to_be_checked()
    switch.press(" ")
    sent = requests_of(page)
    page.goto("/me")
    expect(page.get_by_role("heading", name="You do not keep your games")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    table_id(page)
    assert not [one.url for one in sent if "stammtisch-key" in one.headers]
    page.goto("/me/key")
    switch.press(" ")
    page.goto("/me")
    expect(page.get_by_role("listitem")).to_have_count(1)


def shown(page: Page) -> list[str]:
    page.get_by_role("button", name="Show code and words").click()
    expect(page.get_by_role("img", name="Picture of the link with the key")).to_be_visible()
    return [word.lstrip("0123456789") for word in page.locator("ol li").all_inner_texts()]


def test_the_key_moves_by_twelve_words(open_page: Open, server: Server) -> None:
    key = "0123456789abcdef" * 2  # of a random one, one word in sixteen may be changed
    finished(server, key)
    words = [word.strip() for word in shown(device(open_page, key, "/me/key"))]
    assert len(words) == 12
    other = device(open_page, None, "/me/key", **NARROW)
    field = other.get_by_label("The twelve words, or the link")
    use = other.get_by_role("button", name="Use this key")
    mistyped = f"{words[2][:-1]}qx"
    for typed, said in (
        (words[:11], "Those are 11 words; there should be 12."),
        ([*words[:2], mistyped, *words[3:]], f"Word 3, “{mistyped}”, is not in the list."),
        ([*words[:11], "abandon" if words[11] != "abandon" else "zoo"], "together they make no key"),
    ):
        field.fill(" ".join(typed))
        use.click()
        expect(other.get_by_text(said)).to_be_visible()
    field.fill("\n".join(word.upper() for word in words))
    use.click()
    sheet = other.get_by_role("dialog", name="Use this key here?")
    expect(sheet).to_contain_text("Only accept a key that is your own.")
    sheet.get_by_role("button", name="Use it").click()
    assert key_of(other) == key
    other.goto("/me")
    expect(other.get_by_role("listitem")).to_have_count(1)


def test_the_key_moves_by_a_link_whose_fragment_stays_in_the_browser(open_page: Open, key: str) -> None:
    page = open_page("/nowhere")
    sent = requests_of(page)
    page.goto(f"/me/key#key={key}")
    sheet = page.get_by_role("dialog", name="Use this key here?")
    expect(sheet).to_be_visible()
    assert key not in page.url
    assert not [one.url for one in sent if key in f"{one.url.split('#')[0]} {one.headers}"]
    sheet.get_by_role("button", name="Use it").click()
    assert key_of(page) == key


def test_a_second_key_replaces_the_first_only_when_confirmed(open_page: Open, axe: str, key: str) -> None:
    old = secrets.token_hex(16)
    page = device(open_page, old, f"/me/key#key={key}")
    sheet = page.get_by_role("dialog", name="Use this key here?")
    expect(sheet).to_contain_text("The games of the two are not merged")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        clean(page, axe)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert key_of(page) == old


def test_everything_can_be_downloaded_and_deleted(
    open_page: Open, server: Server, key: str, axe: str
) -> None:
    table = finished(server, key)
    page, other = device(open_page, key, "/me/key"), device(open_page, key, quiet=False)
    expect(other.get_by_role("listitem")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download everything").click()
    told = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [game["table"] for game in told["games"]] == [table]
    page.get_by_role("button", name="Delete everything").click()
    sheet = page.get_by_role("dialog", name="Delete everything?")
    clean(page, axe)
    sheet.get_by_role("button", name="Keep it").click()
    assert key_of(page) == key
    page.get_by_role("button", name="Delete everything").click()
    sheet.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything is deleted.")).to_be_visible()
    assert key_of(page) is None
    # The other device still has the key: it learns what has happened, and nothing is merged.
    other.reload()
    expect(other.get_by_text("was deleted on another device")).to_be_visible()
    expect(other.get_by_role("heading", name="No games yet")).to_be_visible()


NOTHING_KEPT = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"


def test_where_nothing_can_be_stored_the_page_plays_on_and_says_that_the_key_will_be_lost(
    open_page: Open,
) -> None:
    page = open_page("about:blank")
    page.add_init_script(NOTHING_KEPT)
    page.goto("/me/key")
    assert len(shown(page)) == 12
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_charts_are_tables_to_the_ear(open_page: Open, axe: str, scheme: str) -> None:
    page = open_page("/nowhere", color_scheme=scheme)
    tell(page)
    page.goto("/me")
    accuracy = page.get_by_role("table", name="Accuracy in each reviewed game")
    expect(accuracy.get_by_role("columnheader", name="Accuracy")).to_be_attached()
    assert accuracy.get_by_role("row").count() > 20
    expect(page.get_by_text("2 games do not count here")).to_be_visible()
    expect(page.get_by_text("with coach")).to_be_visible()
    clean(page, axe)
    page.goto("/daily")
    bots = page.get_by_role("table", name="200 games of the bot")
    expect(bots.get_by_role("row", name="(you)")).to_have_count(1)
