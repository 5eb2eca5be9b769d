"""The lines to and from a program are those of the shipped schema."""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from outside.test_arena import figures

from stammtisch.bots.outside.messages import schema
from stammtisch.bots.outside.speech import PROTOCOL

TALKER = """
import json, sys
with open(sys.argv[1], "a") as log:
    def say(**answer):
        log.write("<" + json.dumps(answer) + "\\n")
        print(json.dumps(answer), flush=True)

    for line in sys.stdin:
        log.write(">" + line)
        said = json.loads(line)
        if said["type"] == "hello":
            say(type="ready", protocol=1, asides=True)
        if said["type"] == "aside":
            asides = said["view"]["mine"]["asides"]
            say(type="moves", id=said["id"], moves=asides[:1])
        if said["type"] == "act":
            act = said["view"]["mine"]["legal"][0]
            if "play" in act:
                act = "%d%s" % tuple(act["play"])  # in the game's notation
            say(type="move", id=said["id"], move=act)
"""


def shipped() -> Any:
    file = resources.files("stammtisch.bots.outside").joinpath("program.schema.json")
    return json.loads(file.read_text(encoding="utf-8"))


def test_the_shipped_schema_is_the_present_one() -> None:
    """`python -m stammtisch.bots.outside.messages FILE` was run after the last change."""
    assert shipped() == json.loads(json.dumps(schema()))
    assert f"protocol {PROTOCOL}" in shipped()["title"]


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_every_line_of_a_game_is_as_the_schema_says(game: str, tmp_path: Path) -> None:
    program, heard = tmp_path / "talker.py", tmp_path / "heard"
    program.write_text(TALKER)
    bots = f"greedy,cmd:{sys.executable} {program} {heard}"
    found = figures("simulate", game, "--bots", bots, "--games", "2", "--workers", "1", "--seconds", "60")
    assert found["faults"] == []
    lines = heard.read_text().splitlines()
    kinds = {json.loads(line[1:])["type"] for line in lines}
    wanted = {"hello", "game", "act", "over", "ready", "move"}
    assert kinds == (wanted | {"aside", "moves"} if game == "the-game" else wanted)
    for name, sign in (("ToProgram", ">"), ("FromProgram", "<")):
        right = jsonschema_rs.validator_for({**shipped(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})
        for line in lines:
            if line[0] == sign:
                assert right.is_valid(json.loads(line[1:])), line[:200]
