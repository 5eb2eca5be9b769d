"""Ready datasets and the page of plots, made by the commands as people run them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import duckdb
import polars as pl
import pytest

from stammtisch import games
from stammtisch.arena.simulate import Job, play_games, play_match
from stammtisch.bots.base import RandomBot
from stammtisch.cli import main
from stammtisch.cli.parser import use_language
from stammtisch.core import record
from stammtisch.data.dataset import Plan, make
from stammtisch.data.export import export
from stammtisch.data.report.charts import charts
from stammtisch.data.report.tables import Tables
from stammtisch.data.rows import TABLES
from stammtisch.data.work import WAITING, spread

DOCS = Path(__file__).parents[2] / "docs"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*map(str, words), "--language", "en"])
    output = "".join(capsys.readouterr())
    assert ended.value.code == code, output
    return output


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / f"{table}.parquet")


def test_a_dataset_is_the_same_on_any_number_of_cores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for workers in (1, 2):
        words = ("--games", "105", "--levels", "greedy,random", "--players", "2", "--seed", "5")
        said = run(capsys, "dataset", "raise", tmp_path / str(workers), *words, "--workers", str(workers))
        assert "105 games on 53 deals" in said
    for table in TABLES:
        one, two = ((tmp_path / str(workers) / f"{table}.parquet").read_bytes() for workers in (1, 2))
        assert one == two


def test_every_level_plays_the_same_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tables"
    run(capsys, "dataset", "the-game", folder, "--games", "6", "--workers", "1")
    table, moves = read(folder, "games"), read(folder, "moves")
    assert table["level"].to_list() == ["greedy", "planner", "learned"] * 2
    assert table["deal"].n_unique() == 2 and table["deal"][0] == table["deal"][1] == table["deal"][2]
    deals = moves.filter(pl.col("kind") == "deal")
    piles = [deals.filter(pl.col("game") == number)["card"].to_list() for number in range(3)]
    shortest = min(map(len, piles))
    assert shortest > 60
    assert len({tuple(pile[:shortest]) for pile in piles}) == 1, "the whole pile, not the first hands only"
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: cc0-1.0\n")
    assert "stammtisch dataset the-game FOLDER --players 3 --levels greedy,planner,learned --games 6" in card
    assert "$" not in card


def test_rivals_move_on_by_a_seat() -> None:
    plan = Plan("raise", games.get("raise").options(players=3), ("greedy", "thrifty"), 5, "1")
    assert [plan.seats(number) for number in range(2)] == [
        ("greedy", "thrifty", "greedy"),
        ("thrifty", "greedy", "thrifty"),
    ]
    assert [plan.deal(number) for number in range(5)] == ["1/0", "1/0", "1/1", "1/1", "1/2"]
    assert plan.deals == 3


def test_a_dataset_holds_the_games_that_simulate_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(
        capsys, "dataset", "raise", tmp_path / "tables", "--levels", "greedy,thrifty", "--players", "2",
        "--games", "4", "--seed", "9", "--workers", "1",
    )  # fmt: skip
    found = read(tmp_path / "tables", "games")["id"].to_list()
    job = Job(
        *("raise", games.get("raise").options(players=2), ("greedy", "thrifty"), "9"),
        records=True,
        committed=True,
    )
    for number, played in zip((0, 2), play_games(job, range(2)), strict=True):
        (match,) = record.read(played.record.splitlines(), games.get)
        assert match.id == found[number]


def test_a_bot_that_fails_ends_it_in_one_line_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(self: RandomBot, view: object, rng: object, seconds: float) -> object:
        raise ValueError("no idea")

    monkeypatch.setattr(RandomBot, "choose", choose)
    words = ("--levels", "random", "--games", "2", "--workers", "1")
    said = run(capsys, "dataset", "raise", tmp_path / "tables", *words, code=1)
    assert said.count("\n") == 1 and "a bot failed in game 0: " in said and "no idea" in said
    assert list((tmp_path / "tables").iterdir()) == []


# The page


class Page(HTMLParser):
    """What a page would fetch, and the text of its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.headings: list[str] = []
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open = tag
        self.fetched += [f"{tag} {value}" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag in ("script", "link", "iframe", "img"):
            self.fetched.append(tag)

    def handle_data(self, data: str) -> None:
        if self._open in ("h1", "h2") and data.strip():
            self.headings.append(data.strip())


@pytest.mark.parametrize(
    ("game", "own"), [("the-game", "Cards left"), ("raise", "What each symbol is worth")]
)
def test_the_page_needs_nothing_else_and_speaks_every_language(
    game: str, own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, page = tmp_path / "tables", tmp_path / "page.html"
    run(capsys, "dataset", game, folder, "--games", "18", "--workers", "1", "--players", "3")
    said = run(capsys, "report", folder, "--output", page)
    assert str(page) in said
    text = page.read_text(encoding="utf-8")
    found = Page(text)
    assert found.fetched == [] and "url(" not in text and "@import" not in text
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    assert {own, "Games won", "Luck of the deal"} <= set(found.headings)
    assert f"{'THE GAME' if game == 'the-game' else 'RAISE'}: 18 games in pictures" in found.headings
    try:
        with pytest.raises(SystemExit):
            main(["report", str(folder), "--language", "de"])
    finally:
        use_language("en")
    german = Page((folder / "report.html").read_text(encoding="utf-8"))
    assert len(german.headings) == len(found.headings)
    assert not {*german.headings} & {*found.headings}


def test_of_many_players_the_page_shows_those_who_play_most(tmp_path: Path) -> None:
    game = games.get("raise")
    options = game.options(players=2)
    lines = []
    for number in range(8):
        bots = [RandomBot(), RandomBot()]
        names = ["Anna", f"Person {number}"]
        lines += [
            json.dumps(line) for line in play_match(game, options, bots, str(number), names=names).record()
        ]
    (tmp_path / "games.jsonl").write_text("\n".join(lines), encoding="utf-8")
    list(export([tmp_path / "games.jsonl"], tmp_path / "tables"))
    wins = next(charts(Tables(tmp_path / "tables")))
    assert len(wins.series) == 6 and "Only the 6 of 9" in wins.about
    assert "Anna" in [one.name for one in wins.series]


# Mistakes


def test_duckdb_reads_the_tables_and_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the query of docs/data.md, word for word."""
    (query,) = re.findall(r"```sql\n(.*?)```", (DOCS / "data.md").read_text("utf-8"), re.DOTALL)
    options = games.get("the-game").options(players=2)
    list(make(Plan("the-game", options, ("greedy", "planner"), 6, "1"), tmp_path / "tables"))
    monkeypatch.chdir(tmp_path)
    answer = duckdb.sql(query)
    assert answer is not None
    found = {level: (step, ten) for level, step, ten in answer.fetchall()}
    moves, table = (pl.read_parquet(f"tables/{name}.parquet") for name in ("moves", "games"))
    plays = moves.filter(pl.col("kind") == "play").join(table.select("game", "level"), on="game")
    means = plays.group_by("level").agg(pl.col("step").mean(), pl.col("ten").cast(pl.Int32).mean())
    assert found == {level: pytest.approx((step, ten)) for level, step, ten in means.rows()}
    assert set(found) == {"greedy", "planner"}


@pytest.fixture
def full(tmp_path: Path) -> Path:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("keep me", encoding="utf-8")
    return tmp_path / "full"


def test_mistakes_are_one_clear_line(
    tmp_path: Path, full: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, empty = tmp_path / "bad.jsonl", tmp_path / "empty.jsonl"
    bad.write_text("hello\n", encoding="utf-8")
    empty.write_text("", encoding="utf-8")
    new = tmp_path / "new"
    for words, code, part in (
        (("export", tmp_path / "no.jsonl", "--parquet", new), 2, "no.jsonl: there is no such file"),
        (("export", bad, "--parquet", new), 1, "bad.jsonl: "),
        (("export", empty, "--parquet", new), 1, "empty.jsonl: "),
        (("export", bad, "--parquet", full), 2, "something in"),
        (("export", bad, "--parquet", bad), 2, "is not a folder"),
        (("export", bad, "--parquet", new, "--game", "chess"), 2, "there is no game 'chess'"),
        (("dataset", "the-game", full), 2, "something in"),
        (("dataset", "the-game", new, "--levels", "greedy,nobody"), 2, "there is no bot 'nobody'"),
        (("dataset", "the-game", new, "--levels", "greedy,greedy"), 2, "twice"),
        (("dataset", "the-game", new, "--games", "0"), 2, "at least 1"),
        (("report", full), 2, "there is no table"),
    ):
        said = run(capsys, *words, code=code)
        assert said.count("\n") == 1 and part in said, said
    monkeypatch.setitem(sys.modules, "polars", None)
    for words in (("export", bad, "--parquet", new), ("dataset", "raise", new), ("report", full)):
        assert 'pip install "stammtisch[data]"' in run(capsys, *words, code=2)
    assert [path.name for path in full.iterdir()] == ["mine.txt"]


def _twice(number: int) -> int:
    return 2 * number


def test_work_is_handed_out_as_it_is_done() -> None:
    """So that a file of any length is not read into memory at once."""
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        for number in range(40):
            taken += 1
            yield number

    done = []
    for result in spread(_twice, tasks(), 2):
        done.append(result)
        assert taken - len(done) <= WAITING * 2 + 1
    assert done == [2 * number for number in range(40)]
