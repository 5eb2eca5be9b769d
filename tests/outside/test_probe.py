"""`probe-bot` finds what a foreign bot does wrong, and nothing in one that does all right."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from outside.test_arena import BAD, CLOSEST, bad, run

from stammtisch.arena.probe import trials
from stammtisch.games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.soak
def test_a_bot_that_does_all_right_passes() -> None:
    found = json.loads(run("probe-bot", CLOSEST, "--seconds", "60", "--json"))
    assert found["right"] and [one["game"] for one in found["games"]] == list(GAMES)
    assert all(one["games"] > 10 and one["positions"] > 50 for one in found["games"])


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (f"{BAD}:Cheats", "illegal"),
        (bad("out-of-turn"), "out-of-turn"),
    ],
)
def test_what_a_bot_does_wrong_is_found_and_named(bot: str, fault: str) -> None:
    words = ("probe-bot", bot, "--game", "the-game", "--seconds", "60")
    found = json.loads(run(*words, "--json", code=1))["games"][0]
    assert not found["right"]
    assert {one["fault"] for one in found["faults"]} == {fault}
    assert {"game", "players", "options", "seat", "at", "what"} <= found["faults"][0].keys()


def test_what_is_wrong_is_said_for_people() -> None:
    said = run("probe-bot", f"{BAD}:Crashes", "--game", "raise", "--seconds", "60", code=1)
    assert "raise: it went wrong" in said and "crashed" in said


def test_all_numbers_of_players_and_all_options_are_tried() -> None:
    for game in GAMES.values():
        tried = list(trials(game, "mine"))
        assert {one.options.players for one in tried} == set(game.option_list()[0].choices)
        for option in game.option_list(3)[1:]:
            if option.choices:
                shown = {getattr(one.options, option.name) for one in tried}
                assert shown >= set(option.choices), option.name
        assert all("mine" in one.bots for one in tried)
        assert any(one.bots.count("mine") > 1 for one in tried)


def test_the_examples_are_short_and_pass(tmp_path: Path) -> None:
    files = sorted(EXAMPLES.iterdir())
    assert [file.name for file in files if file.suffix in (".py", ".js")]
    assert all(len(file.read_text().splitlines()) < 40 for file in files if file.is_file())
    found = run(
        "probe-bot", f"cmd:{sys.executable} {EXAMPLES / 'pipe.py'}", "--seconds", "60", "--game", "raise"
    )
    assert "raise: all is right" in found
