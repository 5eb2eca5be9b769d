"""`stammtisch review`: what it prints and draws, and that a mistake gets one clear line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from small_judge import SmallJudge

import stammtisch
from stammtisch.bots.judge import AnyMatch
from stammtisch.cli import main
from stammtisch.cli.parser import use_language
from stammtisch.testing import walk
from stammtisch.texts import LANGUAGES


@pytest.fixture(autouse=True)
def small_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is tested, not the games' judges."""
    monkeypatch.setattr(
        "stammtisch.review.reviewer.judge_for", lambda name: SmallJudge(stammtisch.games.get(name))
    )


@cache
def lines(name: str, players: int, seed: int = 5) -> tuple[str, ...]:
    game = stammtisch.games.get(name)
    match: AnyMatch = walk(game, game.options(players=players), seed)
    return tuple(json.dumps(line) for line in match.record())


def record(folder: Path, *games: tuple[str, ...]) -> Path:
    file = folder / "games.jsonl"
    file.write_text("".join(f"{line}\n" for game in games for line in game), encoding="utf-8")
    return file


def review(capsys: pytest.CaptureFixture[str], *words: Any) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["review", *map(str, words)])
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


ONE, TWO = lines("raise", 2), lines("the-game", 1)


def test_key_moments_accuracy_and_luck_against_choice_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said, _ = review(capsys, record(tmp_path, ONE))
    assert code == 0
    assert "RAISE: review of game 1" in said
    assert "player\tAccuracy\tBefore the deal\tChoice\tLuck\tOthers\tResult" in said
    assert re.search(r"seat 0\t[\d.]+%\t50\.0%\t[+−]?[\d.]+\t[+−]?[\d.]+\t[+−]?[\d.]+\t", said)
    assert re.search(
        r"\t(Blunder|Mistake|Inaccuracy)\t[\d.]+\u00a0±\u00a0[\d.]+\t.*\(\d+\.\d%\)\t.*\(\d+\.\d%\)\t", said
    )
    assert "if random played on for everybody" in said


def test_json_is_as_agreed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = review(capsys, record(tmp_path, ONE, TWO), "--json")
    assert code == 0
    games = json.loads(said)["games"]
    assert [game["game"] for game in games] == ["raise", "the-game"]
    for game in games:
        for seat in game["seats"]:
            assert seat["accuracy"] >= 0
            parts = seat["start"] + seat["choice"] + seat["luck"] + seat["others"]
            assert parts == pytest.approx(seat["outcome"])
        for one in game["decisions"]:
            assert one.keys() >= {
                "at", "seat", "chance", "played", "best", "loss", "noise", "kind", "better", "reasons",
            }  # fmt: skip
            assert one["kind"] in (None, "inaccuracy", "mistake", "blunder")
            assert all(isinstance(reason, str) for reason in one["reasons"])


def test_one_game_of_several_is_chosen_by_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record(tmp_path, ONE, TWO)
    assert "THE GAME: review of game 2" in review(capsys, file, "--game", 2)[1]
    code, _, said = review(capsys, file, "--game", 3)
    assert code == 1 and said.endswith("There is no game 3 in this file; the number of games is 2.\n")
    code, _, said = review(capsys, file, "--game", 0)
    assert code == 2 and said == "stammtisch: --game is 0, but must be at least 1\n"


def test_the_chances_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "review.svg"
    assert review(capsys, record(tmp_path, ONE), "--svg", picture)[0] == 0
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    names = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert names.count("polygon") == 2, "a band for each player"
    assert names.count("circle") > 0, "marks for key moments"
    code, _, said = review(capsys, record(tmp_path, ONE, TWO), "--svg", picture)
    assert code == 2 and "there are 2 games in this file; choose one with --game" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = record(tmp_path, TWO), tmp_path / "review.html"
    try:
        assert review(capsys, file, "--html", page, "--language", language)[0] == 0
    finally:
        use_language("en")
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    assert "<svg" in written and "<table>" in written
    assert (
        "$" not in written
        and "src=" not in written
        and "http" not in written.replace("http://www.w3.org", "")
    )


def test_a_name_cannot_break_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = json.loads(ONE[0]) | {"seats": ["<script>alert(1)</script>", "$title & Co"]}
    file, page = record(tmp_path, (json.dumps(header), *ONE[1:])), tmp_path / "review.html"
    assert review(capsys, file, "--html", page)[0] == 0
    written = page.read_text(encoding="utf-8")
    assert "<script" not in written and "$title &amp; Co" in written


@pytest.mark.parametrize(
    ("spoil", "code", "said"),
    [
        (lambda game: game[:-1], 1, "The record is cut off: the game has no result."),
        (lambda game: (*game[:4], "what?", *game[5:]), 1, "line 5: Broken JSON at column 1."),
        (lambda game: (game[0].replace('"raise"', '"chess"'), *game[1:]), 1, "There is no game 'chess'."),
        (lambda game: (game[0].replace('"rules": 1', '"rules": 7'), *game[1:]), 1, "version 7 of the rules"),
        (lambda game: (game[0][:-1] + ', "lesson": true}', *game[1:]), 1, "is a lesson"),
        (lambda game: (), 1, "There is no game in this file."),
    ],
    ids=["unfinished", "broken", "unknown game", "other rules", "lesson", "empty"],
)
def test_a_record_that_cannot_be_reviewed_gets_one_line(
    spoil: Any, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = review(capsys, record(tmp_path, spoil(ONE)))
    assert found[0] == code and said in found[2]
    assert found[1] == "" and found[2].count("\n") == 1


def test_other_mistakes_get_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path, ONE)
    for words, code, said in (
        ([tmp_path / "none.jsonl"], 2, "there is no such file"),
        ([tmp_path], 2, "it is a folder"),
        ([file, "--svg", tmp_path / "no" / "folder.svg"], 2, "cannot write"),
        ([file, "--svg", "a.svg", "--html", "b.html"], 2, "cannot be combined with --svg"),
        ([file, "--game", "x"], 2, "'x' is not a valid number"),
        ([], 2, "missing: FILE"),
    ):
        found = review(capsys, *words)
        assert found[0] == code and said in found[2], words
        assert found[2].count("\n") == 1
    file.write_bytes(b"\xff\xfe")
    assert review(capsys, file)[0] == 1


def test_a_judge_that_fails_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SmallJudge, "weigh", lambda *_: 1 / 0)
    code, _, said = review(capsys, record(tmp_path, ONE))
    assert code == 1 and said.endswith("The judge of raise failed, so there is no review.\n")


def test_help_has_an_example_and_loads_no_judge() -> None:
    code = (
        "import sys, stammtisch.cli\n"
        "try: stammtisch.cli.main(['review', '--help'])\n"
        "except SystemExit: sys.exit('stammtisch.review' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "stammtisch review games.jsonl --game 1 --html review.html" in done.stdout
