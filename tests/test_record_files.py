"""Record files: compressed or not, opened fast, restored as matches, and described by a schema."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from stammtisch import BadRecord, Match, games, open_records, records
from stammtisch.core.chance import Committed, Scripted, Seeded
from stammtisch.core.record import read, write
from stammtisch.records import WrongEnding, reading_text, schema, writing
from stammtisch.records.files import _zstd
from stammtisch.records.schema import SHIPPED
from stammtisch.testing import AnyMatch, walk
from stammtisch.version import software

every_ending = pytest.mark.parametrize("ending", records.ENDINGS)
every_game = pytest.mark.parametrize("name", games.GAMES)


def match_of(name: str, seed: int = 1, **options: Any) -> AnyMatch:
    game = games.get(name)
    return walk(game, game.options(**options), seed)


def saved(path: Path, *matches: AnyMatch) -> Path:
    with writing(path) as file:
        for match in matches:
            write(match, file)
    return path


def replay(path: Path) -> list[AnyMatch]:
    return [game.match() for game in open_records(path)]


# Files


@every_ending
def test_a_file_reads_back_as_it_was_written(tmp_path: Path, ending: str) -> None:
    match = match_of("the-game", players=2)
    file = saved(tmp_path / f"games{ending}", match)
    with reading_text(file) as lines:
        assert [json.loads(line) for line in lines] == list(match.record())
    packed = file.read_bytes()
    assert packed == saved(tmp_path / f"again{ending}", match).read_bytes(), "the same games, the same file"
    plain = saved(tmp_path / "plain.jsonl", match).read_bytes()
    assert (packed == plain) is ending.endswith(("jsonl", "ndjson"))


@every_ending
def test_what_a_file_holds_counts_and_not_its_name(tmp_path: Path, ending: str) -> None:
    file = saved(tmp_path / f"games{ending}", match_of("the-game", players=2))
    other = file.rename(tmp_path / "games.txt")
    (game,) = open_records(other)
    assert game.header["game"] == "the-game"


@pytest.mark.parametrize(
    "name", ["games.parquet", "games.txt", "games.csv", "games.json", "games.gz", "x.jsonl.bz2"]
)
def test_a_wrong_ending_is_refused_before_anything_is_written(tmp_path: Path, name: str) -> None:
    right = r"they end in \.jsonl, \.jsonl\.gz, \.jsonl\.zst"
    with pytest.raises(WrongEnding, match=right), writing(tmp_path / name):
        pass
    assert not (tmp_path / name).exists()


def test_a_name_without_an_ending_says_nothing_wrong(tmp_path: Path) -> None:
    (game,) = open_records(saved(tmp_path / "games", match_of("the-game", players=2)))
    assert game.line == 1


@pytest.mark.parametrize("ending", [".jsonl.gz", ".jsonl.zst"])
def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path, ending: str) -> None:
    file = saved(tmp_path / f"games{ending}", *(match_of("raise", seed, players=2) for seed in range(3)))
    whole = file.read_bytes()
    for spoilt in (whole[:-20], whole[:40], whole[:40] + b"\0" * 40 + whole[80:]):
        file.write_bytes(spoilt)
        with pytest.raises(BadRecord, match="damaged or cut off"):
            replay(file)
    file.write_bytes(b"")
    assert list(open_records(file)) == []


@every_ending
def test_games_follow_those_that_are_there(tmp_path: Path, ending: str) -> None:
    match = match_of("the-game", players=2)
    file = saved(tmp_path / f"games{ending}", match)
    for _ in range(2):
        with writing(file, append=True) as out:
            write(match, out)
    assert [game.result for game in open_records(file)] == [match.result.line()] * 3


def test_several_gzip_files_may_be_joined(tmp_path: Path) -> None:
    one = saved(tmp_path / "one.jsonl.gz", match_of("the-game", players=2)).read_bytes()
    (tmp_path / "both.jsonl.gz").write_bytes(one + one)
    assert len(list(open_records(tmp_path / "both.jsonl.gz"))) == 2


def test_a_large_frame_of_another_program_is_read(tmp_path: Path) -> None:
    match = match_of("raise", players=4)
    text = io.StringIO()
    for _ in range(50):
        write(match, text)
    (tmp_path / "games.jsonl.zst").write_bytes(_zstd().compress(text.getvalue().encode(), 19))
    (tmp_path / "games.jsonl.gz").write_bytes(gzip.compress(text.getvalue().encode(), 9))
    for packed in ("gz", "zst"):
        assert len(list(open_records(tmp_path / f"games.jsonl.{packed}"))) == 50


# Opening


@every_game
def test_opened_games_are_those_that_are_read(tmp_path: Path, name: str) -> None:
    matches = [match_of(name, seed) for seed in range(4)]
    file = saved(tmp_path / "games.jsonl", *matches)
    with reading_text(file) as lines:
        known = list(read(lines, games.get))
    opened = list(open_records(file))
    for game, match, right in zip(opened, matches, known, strict=True):
        assert game.header == match.header()
        assert game.seats == list(match.seats)
        assert game.result == match.result.line()
        assert game.lines == list(match.record())
        assert game.moves == right.moves
        again = game.match()
        assert (again.state, again.result) == (right.state, right.result)
        assert repr(game) == f"<Recorded game of {name} by {', '.join(match.seats)}, line {game.line}>"
    assert [game.line for game in opened] == [1 + sum(len(one.lines) for one in opened[:i]) for i in range(4)]


def test_records_can_be_read_again_and_again(tmp_path: Path) -> None:
    found = open_records(str(saved(tmp_path / "games.jsonl", match_of("the-game"))))
    assert [game.result for game in found] == [game.result for game in found]
    assert repr(found) == f"<Records in {tmp_path / 'games.jsonl'}>"


def test_a_file_that_is_not_there_is_missed_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_records(tmp_path / "none.jsonl")


def test_a_secret_follows_the_result(tmp_path: Path) -> None:
    game = games.get("the-game")
    played = walk(game, game.options(players=2), 1)
    match: AnyMatch = Match(game, game.options(players=2, starter=0), chance=Committed(b"a secret"))
    while match.result is None:
        match.play(0 if match.legal(0) else 1, (match.legal(0) or match.legal(1))[0])
    committed, plain = open_records(saved(tmp_path / "games.jsonl", match, played))
    assert (committed.result, plain.result) == (match.result.line(), played.result.line())
    assert committed.lines[-1] == {"reveal": b"a secret".hex()}
    assert committed.moves == match.moves
    assert list(committed.match().record()) == committed.lines


def test_names_do_not_confuse(tmp_path: Path) -> None:
    game = games.get("the-game")
    match = walk(game, game.options(players=2), 1)
    lines = list(match.record())
    lines[0]["seats"] = ['"record"', '{"result": {}}']
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    (found,) = open_records(tmp_path / "games.jsonl")
    assert found.match().seats == ('"record"', '{"result": {}}')


def spoilt(tmp_path: Path, at: int, text: str) -> Path:
    lines = [json.dumps(line) for line in match_of("the-game", players=2).record()]
    lines[at] = text
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.mark.parametrize(
    ("at", "text", "reason"),
    [
        (0, '{"deal": [0, 5]}', "line 1: A game begins with its header"),
        (5, '{"deal": [0, 123]}', "line 6: There is no card 123"),
        (5, "{", "line 6: A line holds one JSON object, not {"),
        (5, "[1]", r"line 6: A line holds one JSON object, not \[1\]"),
        (5, "1}, {2", "line 6: A line holds one JSON object"),
        (-1, '{"result": {"left": 0, "won": true}}', "The result is"),
        (-1, '{"seat": 0, "end": true}', "line"),
    ],
)
def test_a_faulty_game_says_where_when_it_is_replayed(
    tmp_path: Path, at: int, text: str, reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason):
        replay(spoilt(tmp_path, at, text))


def test_a_game_that_is_cut_off_has_no_result(tmp_path: Path) -> None:
    lines = [json.dumps(line) for line in match_of("the-game", players=2).record()]
    (tmp_path / "games.jsonl").write_text("\n".join(lines[:-1]))
    (game,) = open_records(tmp_path / "games.jsonl")
    assert game.result is None
    assert len(game.lines) == len(lines) - 1
    with pytest.raises(BadRecord, match="cut off"):
        game.match()


# Matches


@every_game
def test_a_match_is_restored_from_its_record(name: str) -> None:
    match = match_of(name, 3)
    lines = list(match.record())
    again = Match.from_record(lines)
    assert list(again.record()) == lines
    assert (again.state, again.seats) == (match.state, match.seats)
    texts = [json.dumps(line) for line in lines]
    assert list(Match.from_record(texts).record()) == lines
    assert list(Match.from_record(text.encode() for text in texts).record()) == lines


def test_a_subclass_restores_itself() -> None:
    class Own(Match[Any, Any, Any]):
        pass

    assert type(Own.from_record(match_of("the-game").record())) is Own


def test_a_running_match_is_restored_and_goes_on() -> None:
    game = games.get("the-game")
    match = Match(game, game.options(players=1), chance=5)
    match.play(0, match.legal(0)[0])
    again = Match.from_record(match.record(), chance=Seeded(6))
    assert (again.state, again.result) == (match.state, None)
    again.play(0, again.legal(0)[0])
    again.play(0, "end")
    assert len(again.view(0).hand) == 8, "drawn"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "line 1: There is no game in this file."),
        (["nonsense"], "line 1: Broken JSON"),
        ([b'{"record": "\xff"}'], "line 1: This is not UTF-8 text"),
        ([{"deal": [0, 5]}], "line 1: A game begins with its header"),
    ],
)
def test_what_is_no_record_is_refused(lines: list[Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Match.from_record(lines)


def test_only_one_game_makes_a_match() -> None:
    lines = list(match_of("the-game", players=1).record())
    with pytest.raises(BadRecord, match=f"line {len(lines) + 1}: Another game begins here"):
        Match.from_record(lines + lines)


# The header


def test_a_finished_game_says_what_it_is_and_where_it_is_from() -> None:
    game = games.get("the-game")
    match = Match(game, game.options(players=1), chance=7)
    assert match.id is None
    assert {"id", "seed"}.isdisjoint(match.header()), "a seed would tell all cards to come"
    while match.result is None:
        match.play(0, match.legal(0)[0])
    header = match.header()
    assert (header["id"], header["seed"], header["software"]) == (match.id, 7, software())
    assert len(header["id"]) == 16


def test_the_same_game_has_the_same_id_and_another_one_another() -> None:
    match, same, other = match_of("raise", 1), match_of("raise", 1), match_of("raise", 2)
    assert match.id == same.id == Match.from_record(match.record()).id != other.id
    named = [{**line, "seats": ["A", "B", "C", "D"]} if "record" in line else line for line in match.record()]
    assert Match.from_record(named).id != match.id


def test_chance_without_a_seed_has_none() -> None:
    game = games.get("the-game")
    for chance in ("seeded", Committed(), Scripted([], Seeded(1))):
        assert Match(game, game.options(players=1), chance=chance).seed is None


def test_older_records_without_id_seed_and_software_are_read() -> None:
    lines = list(match_of("raise", 1).record())
    old = [
        {key: value for key, value in lines[0].items() if key not in ("id", "seed", "software")},
        *lines[1:],
    ]
    again = Match.from_record(old)
    assert again.seed is None
    assert again.id == lines[0]["id"]


# The schema


def validator(*some: Any) -> Any:
    return jsonschema_rs.Draft202012Validator(schema(some or None))


@every_game
def test_every_line_of_a_record_fits_the_schema(name: str) -> None:
    shipped = jsonschema_rs.Draft202012Validator(json.loads(SHIPPED.read_text(encoding="utf-8")))
    game = games.get(name)
    for players in game.option_list()[0].choices:
        for line in walk(game, game.options(players=players), players).record():
            shipped.validate(json.loads(json.dumps(line)))
    committed: AnyMatch = Match(game, game.options(), chance=Committed(b"a secret"))
    shipped.validate(committed.header())
    shipped.validate({"reveal": b"a secret".hex()})


def test_the_shipped_schema_is_that_of_our_games() -> None:
    """`python -m stammtisch.records src/stammtisch/records/schema.json` was run after the last change."""
    ours = [games.GAMES[name] for name in ("the-game", "raise")]
    assert json.loads(SHIPPED.read_text(encoding="utf-8")) == json.loads(json.dumps(schema(ours)))
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch.records"], capture_output=True, check=True, timeout=120
    )
    assert json.loads(done.stdout)["title"] == "A line of a record"


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"jump": 3},
        {"deal": [0]},
        {"deal": [0, 123]},
        {"seat": 0, "play": [5, "E"]},
        {"play": [5, "A"]},
        {"seat": 0, "play": [5, "A"], "note": "x"},
        {"record": 2, "game": "the-game", "rules": 1, "options": {}, "seats": ["A"]},
        {"record": 1, "game": "chess", "rules": 1, "options": {}, "seats": ["A"]},
        {"record": 1, "game": "the-game", "rules": 1, "options": {"luck": 1}, "seats": ["A"]},
        {"record": 1, "game": "the-game", "rules": 1, "seats": ["A"]},
        {"record": 1, "game": "the-game", "rules": 1, "options": {}, "seats": ["A"], "id": 7},
        {"reveal": "xyz"},
    ],
)
def test_what_is_no_line_does_not_fit_the_schema(line: Any) -> None:
    assert not validator().is_valid(line)
