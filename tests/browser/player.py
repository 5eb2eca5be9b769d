"""Plays THE GAME through the page: what to do is asked of the server, how it is done is up to a hand."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from datetime import datetime
from typing import Any

from playwright.sync_api import Page, Request, expect

Open = Callable[..., Page]
"""Opens a page in a browser profile of its own; see `conftest.open_page`."""

Do = Callable[[Page, dict[str, Any]], None]
"""Carries out a move on the page: by mouse, by touch or by keys."""


def table_id(page: Page) -> str:
    page.wait_for_url("**/t/**")
    return page.url.split("/t/")[1].split("/")[0].split("?")[0]


def token(page: Page, seat: int | None = None) -> str:
    """The token that this browser keeps for a seat of this table."""
    tables = json.loads(page.evaluate("localStorage.getItem('stammtisch.tables')"))
    tokens: dict[str, str] = next(t["tokens"] for t in tables if t["table"] == table_id(page))
    return tokens[str(seat)] if seat is not None else next(iter(tokens.values()))


def position(page: Page, seat: int | None = None) -> dict[str, Any]:
    """How the table stands for this browser's seat."""
    base = page.evaluate("location.origin")
    request = urllib.request.Request(
        f"{base}/api/tables/{table_id(page)}", headers={"Authorization": f"Bearer {token(page, seat)}"}
    )
    while True:
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        if found["view"] or any(seat["kind"] == "open" for seat in found["table"]["seats"]):
            return found
        time.sleep(0.03)  # everybody shuffles


def best(view: dict[str, Any]) -> dict[str, Any] | None:
    """A sensible move: the smallest step, and no card more than asked for unless a trick helps."""
    mine, public = view["mine"], view["public"]
    claims: list[dict[str, Any]] = [move for move in mine["legal"] if "claim" in move]
    if claims:
        return claims[1]
    steps = {
        (card["card"], pile): step
        for card in mine["hand"]
        for pile, step in zip("ABCD", card["steps"], strict=True)
        if step is not None
    }
    plays: list[dict[str, Any]] = sorted(
        (move for move in mine["legal"] if "play" in move and move not in mine["dead_ends"]),
        key=lambda move: steps[tuple(move["play"])],
    )
    if public["may_end"] and (not plays or steps[tuple(plays[0]["play"])] > 0):
        return {"end": True}
    return plays[0] if plays else None


def act(page: Page, do: Do, seat: int | None = None) -> bool:
    """One move of this browser's seat; False when the game is over."""
    for _ in range(600):
        now = position(page, seat)
        if now["view"]["public"]["result"]:
            return False
        if now["view"]["mine"]["legal"] and (move := best(now["view"])):
            caught_up(page, now["at"])
            do(page, move)
            page.wait_for_function(MOVED, arg=now["at"])
            return True
        time.sleep(0.03)
    raise AssertionError("it is never this seat's turn")


def requests_of(page: Page) -> list[Request]:
    """What the page asks for from now on."""
    sent: list[Request] = []

    def hear(one: Request) -> None:
        sent.append(one)

    page.on("request", hear)
    return sent


MOVED = "at => Number(document.querySelector('.frame')?.dataset.at ?? at + 1) > at"


def caught_up(page: Page, at: int) -> None:
    """Waits until the page shows what the server knew."""
    page.wait_for_function("at => Number(document.querySelector('.frame')?.dataset.at) >= at", arg=at)


def freeze(page: Page) -> None:
    """From here on time stands still in the page until it is told to go on."""
    page.clock.install()
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 5))


def play_out(page: Page, do: Do) -> None:
    """To the end of the game."""
    while act(page, do):
        pass


def by_mouse(page: Page, move: dict[str, Any]) -> None:
    if "claim" in move:
        page.get_by_role("group", name="How keen are you to start?").get_by_role("button").nth(
            move["claim"]
        ).click()
    elif "end" in move:
        page.get_by_role("button", name="End turn").click()
    else:
        card, pile = move["play"]
        page.locator(f'[data-card="{card}"]').click()
        page.locator(f'[data-pile="{pile}"] .top').click()


def by_dragging(page: Page, move: dict[str, Any]) -> None:
    if "play" not in move:
        return by_mouse(page, move)
    card, pile = move["play"]
    start = page.locator(f'[data-card="{card}"]').bounding_box()
    end = page.locator(f'[data-pile="{pile}"] .top').bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 12, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] - 30, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(page.locator(f'[data-pile="{pile}"] .ghost')).to_be_visible()  # the preview
    page.mouse.up()


def by_touch(page: Page, move: dict[str, Any]) -> None:
    if "claim" in move:
        page.get_by_role("group", name="How keen are you to start?").get_by_role("button").nth(
            move["claim"]
        ).tap()
    elif "end" in move:
        page.get_by_role("button", name="End turn").tap()
    else:
        card, pile = move["play"]
        page.locator(f'[data-card="{card}"]').tap(position={"x": 15, "y": 30})
        page.locator(f'[data-pile="{pile}"] .top').tap()


def by_keys(page: Page, move: dict[str, Any]) -> None:
    if "claim" in move:
        page.keyboard.press(str(move["claim"] + 1))
    elif "end" in move:
        page.keyboard.press("e")
    else:
        card, pile = move["play"]
        cards = page.locator("[data-card]").evaluate_all("all => all.map(one => Number(one.dataset.card))")
        page.keyboard.press(str(cards.index(card) + 1))
        page.keyboard.press(pile.lower())
