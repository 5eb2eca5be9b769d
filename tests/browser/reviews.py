"""Finished games with something to review: Anna plays badly, so that there are key moments."""

from __future__ import annotations

import time
import urllib.error
from typing import Any

from browser.album import BOT, NAMES, Table, ask, new_table
from browser.conftest import Server
from playwright.sync_api import Page

ANNA = {"kind": "me", "name": NAMES[0]}
LONG = 120  # seconds; a review is made behind everything else


def worst(game: str, view: dict[str, Any]) -> dict[str, Any] | None:
    """What nobody should play: the longest step, the dearest raise."""
    mine = view["mine"]
    legal: list[dict[str, Any]] = mine["legal"]
    if game == "the-game":
        steps = {
            (card["card"], pile): step
            for card in mine["hand"]
            for pile, step in zip("ABCD", card["steps"], strict=True)
        }
        plays = [move for move in legal if "play" in move and move not in mine["dead_ends"]]
        if view["public"].get("may_end") or not plays:
            return next((move for move in legal if "play" not in move), plays[0] if plays else None)
        return max(plays, key=lambda move: steps[tuple(move["play"])])
    raises = [move for move in legal if "raise" in move]
    return max(raises, key=lambda move: len(move["raise"])) if raises else legal[0] if legal else None


def sensibly(game: str, view: dict[str, Any]) -> dict[str, Any] | None:
    from browser.album import sensible

    return sensible(game, view)


def badly_played(server: Server, game: str, *others: dict[str, Any], bad: int = 3) -> Table:
    """Anna against (or with) these; her first `bad` turns are bad, then she is sensible."""
    table = new_table(server, game, ANNA, *(others or (BOT,)))
    turns, before = 0, -1
    for _ in range(5000):
        now = table.view(0)
        view = now["view"]
        if view is None:
            time.sleep(0.02)
            continue
        if view["public"]["result"]:
            return table
        if not view["mine"]["legal"]:
            time.sleep(0.01)
            continue
        if not view["public"].get("played") and now["at"] != before:
            turns += 1
        before = now["at"]
        move = (worst if turns <= bad + 1 else sensibly)(game, view)
        table.play(0, move or view["mine"]["legal"][0])
    raise AssertionError("the game does not end")


def review_of(table: Table) -> dict[str, Any]:
    """The finished review."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            found: dict[str, Any] = ask(
                table.server, "GET", f"/tables/{table.id}/review", token=table.tokens[0]
            )
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error
        if found["progress"] == 1:
            review: dict[str, Any] = found["review"]
            return review
        time.sleep(0.3)
    raise AssertionError("the review is never done")


def key_moments(review: dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
    return [one for one in review["decisions"] if one["key"] and one["seat"] == seat]


LAID = (
    """card => document.querySelector('dialog[open]') || !document.querySelector(`[data-card="${card}"]`)"""
)


def lay(page: Page, move: dict[str, Any]) -> None:
    """An act of either game at the page's table, by mouse."""
    if "play" in move:
        card, pile = move["play"]
        page.locator(f'[data-card="{card}"]').click()
        page.locator(f'[data-pile="{pile}"] .top').click()
        page.wait_for_function(LAID, arg=card)
        anyway = page.get_by_role("dialog").get_by_role("button", name="Lay it anyway", exact=True)
        if anyway.is_visible():
            anyway.click()
    elif "end" in move:
        page.get_by_role("button", name="End turn").click()
    elif "pass" in move:
        page.get_by_role("button", name="Pass").click()
        sure = page.get_by_role("button", name="Yes, pass")
        if sure.is_visible():
            sure.click()
    else:
        seen: dict[str, int] = {}
        for card in move.get("raise") or [move["choose"]]:
            seen[card] = seen.get(card, 0) + 1
            page.locator(f'[data-card="{card}.{seen[card]}"]').click()
        page.locator('.acts [aria-keyshortcuts="R"]').click()
