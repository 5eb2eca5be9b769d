"""Records become tables that hold the whole games, and the games' own figures agree with the rules."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from stammtisch import games, open_records
from stammtisch.arena.simulate import Job, play_games
from stammtisch.bots import BOTS
from stammtisch.core import record
from stammtisch.core.match import Match
from stammtisch.data.export import BadFile, SeveralGames, export
from stammtisch.data.parquet import KEY
from stammtisch.data.report.tables import NoTables, Tables
from stammtisch.data.rows import TABLES, columns

GAMES = 4
RESERVED = "all and any as both case check default desc distinct else end except from grant group having in"
RESERVED += " into is join left like limit not null offset on only or order right select some table then to"
RESERVED += " true union unique user using when where window with"
"""Words that would have to be quoted in SQL."""


def written(path: Path, game: str, players: int, bots: tuple[str, ...], *, committed: bool = False) -> Path:
    options = games.get(game).options(players=players)
    seats = bots * players if len(bots) == 1 else bots
    job = Job(game, options, seats, "7", records=True, committed=committed)
    path.write_text("".join(one.record for one in play_games(job, range(GAMES))), encoding="utf-8")
    return path


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / f"{table}.parquet")


def exported(folder: Path, *files: Path, game: str | None = None) -> Path:
    list(export(files, folder, game=game))
    return folder


@pytest.fixture(scope="module", params=["the-game", "raise"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tables of two files, one of them compressed; their records stand beside them."""
    path = tmp_path_factory.mktemp("tables")
    name = request.param
    bots = ("planner",) if name == "the-game" else ("greedy", "thrifty", "random")
    written(path / "one.jsonl", name, 3, bots)
    with open_zst(path / "two.jsonl.zst") as file:
        file.write(written(path / "plain.jsonl", name, 3, bots, committed=True).read_text(encoding="utf-8"))
    return exported(path / "tables", path / "one.jsonl", path / "two.jsonl.zst")


def open_zst(path: Path) -> Any:
    from stammtisch.records import writing

    return writing(path)


def matches(folder: Path) -> list[Match[Any, Any, Any]]:
    files = ("one.jsonl", "two.jsonl.zst")
    return [one.match() for file in files for one in open_records(folder.parent / file)]


def test_the_moves_are_the_whole_games(folder: Path) -> None:
    """Each game can be played again from its rows alone, and is the game of the record."""
    table, moves = read(folder, "games"), read(folder, "moves")
    for row, match in zip(table.iter_rows(named=True), matches(folder), strict=True):
        game = match.game
        again = Match(game, game.options(players=row["players"], **json.loads(row["options"])), chance=None)
        for move in moves.filter(pl.col("game") == row["game"]).iter_rows(named=True):
            act = game.read_notation(move["act"], again.options)
            again.play(type(match.moves[0])(move["seat"], act))
            assert game.forms.of(act).key == move["kind"]
        assert again.moves == match.moves
        assert (row["scores"], row["winners"]) == (list(match.result.scores), list(match.result.winners))
        assert (row["id"], row["seed"], row["moves"]) == (match.id, match.seed, len(match.moves))
        assert row["seats"] == list(match.seats)


def test_turns_follow_each_other_without_a_gap(folder: Path) -> None:
    games_table, turns, moves = (read(folder, table) for table in TABLES)
    for number, last in games_table.select("game", "turns").iter_rows():
        own = turns.filter(pl.col("game") == number)
        assert own["turn"].to_list() == list(range(1, last + 1))
        for turn, first, count in own.select("turn", "first", "moves").iter_rows():
            inside = moves.filter((pl.col("game") == number) & (pl.col("turn") == turn))
            assert inside["move"].to_list() == list(range(first, first + count))


def test_the_games_with_one_seed_have_one_deal_only_if_the_cards_are_the_same(folder: Path) -> None:
    table = read(folder, "games")
    assert table["seed"].n_unique() == GAMES
    assert table["deal"].n_unique() == 2 * GAMES, "the second file's chance was committed to"


def test_files_describe_their_columns(folder: Path) -> None:
    for table in TABLES:
        about = json.loads(pl.read_parquet_metadata(folder / f"{table}.parquet")[KEY])
        assert [one["name"] for one in about["columns"]] == read(folder, table).columns
        assert all(one["about"] for one in about["columns"])
        assert (about["schema"], about["table"], about["figures"]) == (1, table, 1)
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{table}.parquet" for table in TABLES)


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_no_column_stands_twice_and_every_plot_names_columns(game: str) -> None:
    known = {table: [one.name for one in several] for table, several in columns(games.get(game)).items()}
    for names in known.values():
        assert len(names) == len(set(names))
        assert not {*names} & {*RESERVED.split()}
    for plot in games.get(game).figures().plots:
        there = {*known[plot.table], "seats", "level"}
        assert {plot.value, *plot.lists, *([plot.by] if plot.by else [])} <= there


# The games' own figures


def test_the_game_tells_steps_tricks_and_what_was_left(tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", "the-game", 2, ("greedy",))
    folder = exported(tmp_path / "tables", file)
    table, turns, moves = (read(folder, name) for name in TABLES)
    laid = moves.filter(pl.col("kind") == "play")
    for number, match in enumerate(one.match() for one in open_records(file)):
        own, plays = table.row(number, named=True), laid.filter(pl.col("game") == number)
        result = match.result
        assert (own["cards_left"], own["won"], own["excellent"]) == (
            result.left,
            result.won,
            result.excellent,
        )
        assert own["cards_left"] == 98 - len(plays)
        assert own["steps"] == plays["step"].sum() and own["tens"] == plays["ten"].sum()
        assert (plays["ten"] == (plays["step"] == -10)).all()
        # The tops tell the steps as well: from 1 and 100 to where the piles ended.
        up, down = match.state.tops[:2], match.state.tops[2:]
        assert own["steps"] == sum(up) - 2 + 200 - sum(down)
        last = turns.filter(pl.col("game") == number).row(-1, named=True)
        assert last["cards_left"] == own["cards_left"]
        if result.won:
            assert own["lost_turn"] is None and own["lost_seat"] is None
        else:
            assert own["lost_seat"] == match.state.on_turn
            assert own["lost_turn"] in (own["turns"], own["turns"] + 1)
    assert (laid["card"].is_in(pl.Series([0, 1, 100])) | laid["seat"].is_null()).sum() == 0
    held = laid.select(pl.col("hand").list.contains(pl.col("card")))
    assert held["hand"].all()


def test_raise_tells_rounds_and_what_they_were_worth(tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", "raise", 3, ("greedy", "thrifty", "random"))
    folder = exported(tmp_path / "tables", file)
    table, rounds, moves = (read(folder, name) for name in TABLES)
    for number, match in enumerate(one.match() for one in open_records(file)):
        own = rounds.filter(pl.col("game") == number)
        ledger = match.state.ledger
        assert len(own) == 15 or own["point"].len() == table["turns"][number]
        for seat in range(3):
            won = own.filter(pl.col("winner") == seat)
            piles = sum(card.points for card in ledger.piles[seat]) + sum(ledger.point_piles[seat])
            assert won["worth"].sum() == piles
            assert won["point"].to_list() == list(ledger.point_piles[seat])
        assert own["pot_cards"].sum() == sum(map(len, ledger.piles))
        assert (own["pot_cards"] == own["laid"].list.sum()).all()
        acts = moves.filter((pl.col("game") == number) & pl.col("kind").is_in(["choose", "raise"]))
        assert (acts["fields"] == acts["values"].list.sum()).all()
        assert acts["fields"].sum() == own["reached"].list.sum().sum()
        passes = moves.filter((pl.col("game") == number) & (pl.col("kind") == "pass"))
        assert len(passes) == own["passes"].sum() == table["passes"][number]


# Mistakes


def test_a_record_that_the_rules_forbid_is_refused_with_its_line_and_nothing_is_left(tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", "the-game", 2, ("greedy",))
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(place for place, line in enumerate(lines) if '"play"' in line)
    lines[at] = json.dumps({**json.loads(lines[at]), "play": [3, "D"]})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(BadFile) as bad:
        exported(tmp_path / "tables", file)
    assert bad.value.file == file and f"line {at + 1}" in str(bad.value.reason)
    assert list((tmp_path / "tables").iterdir()) == []


def test_games_of_two_kinds_go_to_two_folders(tmp_path: Path) -> None:
    one = written(tmp_path / "one.jsonl", "the-game", 2, ("greedy",))
    two = written(tmp_path / "two.jsonl", "raise", 2, ("greedy",))
    with pytest.raises(SeveralGames, match=r"two.jsonl has games of raise after games of the-game"):
        exported(tmp_path / "tables", one, two)
    for game in ("the-game", "raise"):
        folder = exported(tmp_path / game, one, two, game=game)
        assert len(read(folder, "games")) == GAMES
        assert Tables(folder).game.name == game


def test_other_files_are_no_tables(tmp_path: Path) -> None:
    with pytest.raises(NoTables, match=r"no table .*games.parquet"):
        Tables(tmp_path)
    for table in TABLES:
        (tmp_path / f"{table}.parquet").write_text("nothing", encoding="utf-8")
    with pytest.raises(NoTables, match="is not a table"):
        Tables(tmp_path)
    for table in TABLES:
        pl.DataFrame({"a": [1]}).write_parquet(tmp_path / f"{table}.parquet")
    with pytest.raises(NoTables, match="is not a table"):
        Tables(tmp_path)


def test_a_person_among_bots_and_a_game_without_a_seed(tmp_path: Path) -> None:
    game = games.get("the-game")
    match = Match(game, game.options(players=1), seats=["Anna"])
    bot = BOTS["the-game"][1].make()
    from random import Random

    while match.result is None:
        match.play(0, bot.choose(match.view(0), Random(1), 1.0))
    match.seed = None
    text = io.StringIO()
    record.write(match, text)
    (tmp_path / "games.jsonl").write_text(text.getvalue(), encoding="utf-8")
    row = read(exported(tmp_path / "tables", tmp_path / "games.jsonl"), "games").row(0, named=True)
    assert row["seed"] is None and row["deal"] is None
    assert row["seats"] == ["Anna"] and row["level"] == "Anna"
