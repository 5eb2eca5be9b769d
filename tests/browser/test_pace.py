"""How fast the table goes: its speed is in the menu, and what matters is looked at for a moment."""

from __future__ import annotations

import json
import re
from typing import Any

from browser.album import BOT, KEEP, PEOPLE, Table, ask
from browser.conftest import Server
from browser.player import Open, best, caught_up, freeze, position
from playwright.sync_api import Page, WebSocketRoute, expect


def tricky(page: Page) -> None:
    """To this page every card that is laid looks like a backwards trick."""

    def between(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()
        server.on_message(lambda said: stream.send(re.sub(r'"trick": ?false', '"trick":true', str(said))))

    page.route_web_socket(re.compile("/stream"), between)


def beside_ben(open_page: Open, server: Server, pace: float, **how: Any) -> tuple[Page, Table]:
    """Anna's page at a table where Ben, who is played from here, has the turn."""
    wanted = {"game": "the-game", "seats": PEOPLE, "options": {"starter": 1}, "pace": pace}
    made = ask(server, "POST", "/tables", wanted)
    tokens = tuple(seat["token"] for seat in made["seats"])
    table = Table(server, "the-game", made["table"], tokens, made["host"], made["join"])
    page = open_page("/nowhere", **how)
    tricky(page)
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    page.locator("[data-card]").first.wait_for()
    caught_up(page, position(page)["at"])
    return page, table


def lay(table: Table) -> int:
    """Ben lays a card; answers how many events there are then."""
    now = table.view(1)
    move = best(now["view"])
    assert move and "play" in move and table.play(1, move)
    at: int = table.view(1)["at"]
    return at


def shown(page: Page) -> int:
    return int(page.locator(".frame").get_attribute("data-at") or 0)


def test_a_backwards_trick_is_looked_at_before_the_game_goes_on(open_page: Open, server: Server) -> None:
    page, table = beside_ben(open_page, server, 0.8)
    freeze(page)
    first = lay(table)
    caught_up(page, first)
    second = lay(table)
    page.evaluate("fetch('/api/games')")  # whatever was sent before has arrived
    page.clock.run_for(400)
    assert shown(page) == first
    page.clock.run_for(2000)
    caught_up(page, second)


def test_a_backwards_trick_is_celebrated_when_its_card_has_landed(open_page: Open, server: Server) -> None:
    page, table = beside_ben(open_page, server, 0.8, reduced_motion="no-preference")
    freeze(page)
    caught_up(page, lay(table))
    page.clock.run_for(300)
    expect(page.locator(".party")).to_have_count(0)
    page.clock.run_for(100)
    expect(page.locator(".party")).to_have_count(1)


def test_a_tap_ends_the_moment(open_page: Open, server: Server) -> None:
    page, table = beside_ben(open_page, server, 0.8)
    freeze(page)
    first = lay(table)
    caught_up(page, first)
    second = lay(table)
    page.wait_for_function("() => fetch('/api/games').then(() => true)")
    assert shown(page) == first
    page.locator(".status").click()
    caught_up(page, second)


def test_what_i_do_myself_never_waits(open_page: Open, server: Server) -> None:
    page, table = beside_ben(open_page, server, 0.8)
    freeze(page)
    caught_up(page, lay(table))
    lay(table)
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="I am in trouble")).to_have_attribute("aria-pressed", "true")
    assert shown(page) == table.view(0)["at"]


def test_a_table_without_pace_has_no_moments(open_page: Open, server: Server) -> None:
    page, table = beside_ben(open_page, server, 0)
    freeze(page)
    lay(table)
    caught_up(page, lay(table))


def test_the_speed_is_in_the_menu_for_all_at_the_table_and_the_next_game(
    open_page: Open, server: Server
) -> None:
    wanted: dict[str, Any] = {"game": "the-game", "seats": [*PEOPLE, BOT], "options": {"starter": 0}}
    made = ask(server, "POST", "/tables", wanted | {"pace": 0.8})
    tokens = tuple(seat["token"] for seat in made["seats"][:2])
    table = Table(server, "the-game", made["table"], tokens, made["host"], made["join"])
    page, other = open_page("/nowhere"), open_page("/nowhere")
    for seat, one in enumerate((page, other)):
        one.evaluate(KEEP, json.dumps([table.kept(seat)]))
        one.goto(f"/t/{table.id}")
        one.get_by_role("button", name="More").click()
        expect(one.get_by_role("radio", name="As usual")).to_be_checked()
    page.get_by_text("Calmly").click()
    expect(other.get_by_role("radio", name="Calmly")).to_be_checked()
    assert table.view(0)["table"]["pace"] == 1.4
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/**")
    assert position(page)["table"]["pace"] == 1.4
    watcher = open_page(f"/t/{table.id}")
    watcher.get_by_role("button", name="More").click()
    expect(watcher.get_by_role("dialog")).to_be_visible()
    expect(watcher.get_by_role("radio", name="As usual")).to_have_count(0)
