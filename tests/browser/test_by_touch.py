"""Whole games by touch alone, looked at from the first tap to the result, on screens of every size."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Server
from browser.player import Open
from browser.test_pages import finish
from browser.tour import QUICK, Tour, whole_game

SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900), (2560, 1440))
LANGUAGES = ("en", "de")


def screen(width: int, height: int) -> dict[str, Any]:
    small = min(width, height) < 600
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": small,
        "device_scale_factor": 2 if small else 1,
    }


@pytest.mark.parametrize(
    ("game", "width", "height", "language"),
    [
        ("the-game", 844, 390, "fr"),
        ("raise", 320, 568, "de"),
    ],
)
def test_nothing_is_in_the_way_of_a_finger(
    open_page: Open, game: str, width: int, height: int, language: str
) -> None:
    page = open_page("/", locale=language, **screen(width, height))
    tour = Tour(page, f"{game}-{width}x{height}-{language}")
    whole_game(tour, game)
    assert not tour.faults, "\n".join(tour.faults)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_nothing_is_in_the_way_of_a_finger_on_any_screen(
    open_page: Open, game: str, width: int, height: int, language: str
) -> None:
    """With all that moves, at the pace that quick players choose."""
    page = open_page("/", locale=language, reduced_motion="no-preference", **screen(width, height))
    tour = Tour(page, f"{game}-{width}x{height}-{language}")
    whole_game(tour, game, QUICK)
    assert not tour.faults, "\n".join(tour.faults)


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_a_table_cannot_be_pushed_off_the_screen(open_page: Open, server: Server, game: str) -> None:
    """However long its log is: a browser that brings something into view finds nothing to scroll."""
    page = open_page(f"/t/{finish(server, game)}/replay", viewport={"width": 1440, "height": 900})
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("End")
    page.locator("aside ol li").nth(30).wait_for()
    beyond, moved = page.locator(".frame").evaluate(
        "one => [one.scrollHeight - one.clientHeight, (one.scrollTo(0, 500), one.scrollTop)]"
    )
    assert (beyond, moved) == (0, 0)
