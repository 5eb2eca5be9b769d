"""What holds for every page: accessible, within the screen, quick, private."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from browser.album import LEAVES, Evening, ask
from browser.conftest import PHONE, Server
from browser.player import Open, act, by_keys, caught_up, position
from playwright.sync_api import Page, expect

SIZES = [(360, 740), (390, 844), (768, 1024), (844, 390), (1440, 900)]


def finish(server: Server, game: str) -> str:
    seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Ada", "Bruno", "Carla")]
    made = ask(server, "POST", "/tables", {"game": game, "seats": seats, "options": {}, "pace": 0})
    table = str(made["table"])
    for _ in range(600):
        if ask(server, "GET", f"/tables/{table}")["table"]["state"] == "over":
            return table
        time.sleep(0.1)
    raise AssertionError("the bots do not come to an end")


def clean(page: Page, axe: str, *rules: str) -> None:
    """Axe finds nothing; by all its rules, or by these alone."""
    page.evaluate(axe)
    only = {"runOnly": rules} if rules else {}
    found = page.evaluate("how => axe.run(document, how)", {"resultTypes": ["violations"], **only})
    told = [
        f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']][:4]}"
        for one in found["violations"]
    ]
    assert not told, f"{page.url}: " + "; ".join(told)


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing(open_page: Open, axe: str, tables: Evening, half: int, scheme: str) -> None:
    """On no page of the album, sheets included."""
    page = open_page("about:blank", color_scheme=scheme)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    for name, leaf in list(LEAVES.items())[half::2]:
        if name in {"raise-log", "raise-keys"}:  # the same sheets as THE GAME's
            continue
        leaf(page, tables)
        clean(page, axe)


def test_axe_finds_nothing_for_who_only_watches(open_page: Open, axe: str, tables: Evening) -> None:
    watcher = open_page("about:blank")
    for table in tables.playing.values():
        watcher.goto(f"/t/{table.id}")
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        clean(watcher, axe)


def test_axe_finds_nothing_on_a_phone(open_page: Open, axe: str, tables: Evening) -> None:
    page = open_page("about:blank", color_scheme="dark", **PHONE)
    page.add_init_script(f"localStorage.setItem('stammtisch.tables', {json.dumps(tables.kept)})")
    for name in ("home", "set-up-raise", "invite", "the-game-claim", "the-game", "the-game-log", "raise"):
        LEAVES[name](page, tables)
        clean(page, axe)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_on_the_invitation_and_the_curtain(open_page: Open, axe: str, scheme: str) -> None:
    page = open_page("/new/the-game", color_scheme=scheme)
    page.get_by_label("Seat 2: who").select_option(label="Friend by link")
    page.get_by_label("Seat 3: who").select_option(label="On this device")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    clean(page, axe)
    code = page.locator(".code").inner_text()
    guest = open_page(f"/j/{code}", color_scheme=scheme)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    clean(guest, axe)
    guest.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Hand over to")).to_be_visible()
    clean(page, axe)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_the_screen(open_page: Open, width: int, height: int) -> None:
    page = open_page("/", viewport={"width": width, "height": height}, has_touch=width < 900)
    page.get_by_role("button", name="Play now").first.click()
    act(page, by_keys)
    caught_up(page, position(page)["at"])
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide == [width, height]
    for name in (".piles .top", "[data-card]", ".bar", ".status"):
        for box in [found.bounding_box() for found in page.locator(name).all()]:
            assert box
            assert box["x"] >= -4
            assert box["x"] + box["width"] <= width + 4
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 4
    lowest = max(
        box["y"] + box["height"] for one in page.locator(".pile .top").all() if (box := one.bounding_box())
    )
    hand = min(box["y"] for one in page.locator("[data-card]").all() if (box := one.bounding_box()))
    assert hand >= lowest - 16, "the hand lies on the piles"


def test_touch_targets_are_large_enough(open_page: Open, phone: dict[str, Any]) -> None:
    page = open_page("/", **phone)
    page.get_by_role("button", name="Play now").first.tap()
    expect(page.get_by_role("group", name="How keen are you to start?")).to_be_visible()
    act(page, by_keys)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select')]
            .filter(one => one.checkVisibility())
            .map(one => [one.ariaLabel || one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
            .map(([name, box]) => `${name}: ${box.width}x${box.height}`)"""
    )
    assert [one for one in small if "look at" not in one and "nothing laid" not in one] == []


def test_the_first_page_is_light(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    compressed = page.evaluate(
        """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    )
    assert 10_000 < compressed < 150_000


def test_a_chosen_theme_and_silence_are_kept(open_page: Open) -> None:
    page = open_page("/", color_scheme="light")
    theme = page.get_by_role("button", name="Light or dark as the device says")
    theme.click()
    page.get_by_role("button", name="Light (switch to dark)").click()
    page.get_by_role("button", name="Sound").click()
    page.reload()
    expect(page.get_by_role("button", name="Dark (switch to automatic)")).to_be_visible()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_the_ground_that_one_plays_on_is_chosen_and_kept(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    table = page.locator(".frame")
    expect(table).to_be_visible()
    ground = "one => getComputedStyle(one).getPropertyValue('--felt')"
    before = table.evaluate(ground)
    page.get_by_role("button", name="More").click()
    choice = page.get_by_role("group", name="What do you play on?")
    expect(choice.get_by_role("radio", name="Green baize")).to_be_checked()
    choice.get_by_text("Night sky").click()
    expect(choice.get_by_role("radio", name="Night sky")).to_be_checked()
    chosen = table.evaluate(ground)
    assert chosen != before
    page.reload()
    expect(table).to_be_visible()
    assert table.evaluate(ground) == chosen


def test_moves_are_told_to_screen_readers(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    act(page, by_keys)
    act(page, by_keys)
    expect(page.get_by_role("log")).to_contain_text("You laid")
