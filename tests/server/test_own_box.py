"""RAISE with the figures of one's own box."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.kit import quick, running

from stammtisch.games.raise_game import components

STANDARD = Path(components.__file__).with_name("standard.toml").read_text(encoding="utf-8")
ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}


def box(name: str) -> str:
    """A set file whose bells are worth more than the standard set's."""
    return STANDARD.replace('name = "standard"', f'name = "{name}"').replace('"bell-4-5"', '"bell-9-5"')


def figures(text: str, tmp_path: Path) -> Any:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return components.load(file).figures()


def test_a_set_of_one_s_own_is_offered_by_its_name_beside_the_standard_one(tmp_path: Path) -> None:
    own = figures(box("Grandma’s box"), tmp_path)
    with running(quick(tmp_path, sets={"raise": {"Grandma’s box": own}})) as server:
        offered = server.get("/games").json()["games"]
        (option,) = [one for one in offered[1]["options"] if one["name"] == "set"]
        assert option["choices"] == ["standard", "Grandma’s box"]
        assert option["figures"]["Grandma’s box"] == own
        assert option["figures"]["standard"] == components.standard().figures()
        assert all(not one["figures"] for one in offered[0]["options"])
        refused = server.post("/tables", {"game": "raise", "seats": [ANNA, BEN], "options": {"set": "mine"}})
        assert refused.status_code == 422
        assert "'standard', 'Grandma’s box'" in refused.json()["reason"]


def test_a_table_keeps_its_set_also_when_the_server_no_longer_knows_it(tmp_path: Path) -> None:
    own = figures(box("Grandma’s box"), tmp_path)
    with running(quick(tmp_path, sets={"raise": {"Grandma’s box": own}})) as server:
        made = server.table("raise", ANNA, BEN, options={"set": "Grandma’s box"})
    with running(quick(tmp_path)) as server:
        found = server.get(f"/tables/{made['table']}", made["seats"][0]["token"]).json()
        assert found["table"]["options"]["set"] == own
        cards = [one["card"] for one in found["view"]["mine"]["hand"]] + found["view"]["mine"]["unseen"]
        assert sorted(cards) == sorted(own["cards"])


def play(tmp_path: Path, *words: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "stammtisch", "play", "--port", "0", "--no-browser", "--json"]
    return subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite"), *map(str, words)],
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def test_play_takes_set_files(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file, name in zip(files, ("One", "Two"), strict=True):
        file.write_text(box(name), encoding="utf-8")
    process = play(tmp_path, "--set", files[0], "--set", files[1])
    try:
        assert process.stdout is not None
        address = json.loads(process.stdout.readline())["address"]
        offered = httpx.get(f"{address}api/games", timeout=60).json()["games"][1]["options"]
        assert offered[-1]["choices"] == ["standard", "One", "Two"]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "there is no such file"),
        ("hand_size = ", "is not TOML"),
        (box("Mine").replace("hand_size = 6", "hand_size = 0"), "hand_size: must be a whole number"),
        ('name = "Mine"', "is missing (and 6 more mistakes)"),
        (box("standard"), "there is already a set called 'standard'"),
    ],
)
def test_a_wrong_set_file_gets_one_line_and_nothing_is_opened(
    text: str | None, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "my-box.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    process = play(tmp_path, "--set", file)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert not output
    assert len(errors.splitlines()) == 1
    assert "my-box.toml" in errors
    assert said in errors
