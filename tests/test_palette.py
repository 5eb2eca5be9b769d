"""The colours by numbers: read by everybody, told apart by colour-blind eyes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from colours import (
    EYES,
    FAMILIES,
    PALETTE,
    SCHEMES,
    SIGNS,
    TEXT,
    contrast,
    difference,
    grounds,
    nearest,
    palette,
    tables,
)

APART = 15  # CIEDE2000; 2 to 3 is what one notices without looking for it
EVERY = [(scheme, more) for scheme in SCHEMES for more in (False, True)]
NOTES = Path(__file__).parents[1] / "docs" / "accessibility.md"


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [  # from the printed table of Sharma, Wu and Dalal
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.335), 1.0),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_formula_gives_the_printed_differences(
    one: tuple[float, float, float], other: tuple[float, float, float], far: float
) -> None:
    assert difference(one, other) == pytest.approx(far, abs=5e-5)
    assert difference(other, one) == pytest.approx(far, abs=5e-5)


def test_black_on_white_is_twenty_one_to_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("scheme", "more"), EVERY)
def test_colours_of_one_kind_stay_apart(family: str, eyes: str, scheme: str, more: bool) -> None:
    far, one, other = nearest(palette(scheme, more=more), FAMILIES[family], eyes)
    assert far >= APART, f"{one} and {other}"


@pytest.mark.parametrize(("scheme", "more"), EVERY)
def test_text_and_signs_stand_out(scheme: str, more: bool) -> None:
    colours = palette(scheme, more=more)
    for pairs, least in ((TEXT, 7 if more else 4.5), (SIGNS, 4.5 if more else 3)):
        for on, under in pairs:
            assert contrast(colours[on], colours[under]) >= least, f"{on} on {under}"


@pytest.mark.parametrize("ground", grounds())
@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_and_signs_stand_out_on_every_ground(scheme: str, ground: str) -> None:
    plain, colours = palette(scheme), palette(scheme, ground=ground)
    assert {name for name in plain if plain[name] != colours[name]} >= {"felt", "field", "surface", "page"}
    for pairs, least in ((TEXT, 4.5), (SIGNS, 3)):
        for on, under in pairs:
            assert contrast(colours[on], colours[under]) >= least, f"{on} on {under}"


ROOM = {"page", "page-2", "surface", "surface-2", "line", "ink", "ink-2", "plate", "stick"}
GROUND = {"felt", "felt-2", "felt-line", "felt-ink", "lamp", "field", "field-ink"}


def test_a_ground_changes_itself_and_the_room_around_it_and_nothing_else() -> None:
    for name, rules in grounds().items():
        assert set(re.findall(r"--([\w-]+):", rules)) == ROOM | GROUND, name
    offered = (PALETTE.parent / "lib" / "state" / "settings.svelte.ts").read_text(encoding="utf-8")
    listed = re.search(r"GROUNDS = \[(.*?)\]", offered)
    assert listed
    assert set(re.findall(r"'(\w+)'", listed[1])) == {"baize", *grounds()}


def test_the_notes_show_the_numbers_of_today() -> None:
    assert tables() in NOTES.read_text(encoding="utf-8"), "print them again: python tests/colours.py"
