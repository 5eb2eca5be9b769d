"""The strangers' table: how well bots of THE GAME play with partners they have never met.

    python bench/strangers.py table                 trains what is missing, plays all cells, writes the page
    python bench/strangers.py row BOT --about "…"   plays a bot's cells and prints its row
    python bench/strangers.py page                  writes the rows and tables of what has been played
    python bench/strangers.py check FILE…           says what is wrong with rows that somebody has sent

BOT is written as for `stammtisch simulate`: a name, `path.py:Class`, `package:Class`, `"cmd:program"`. A run
that was stopped goes on where it was: what has been played is kept in `--out`. See docs/strangers.md.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

import strangers_page

from stammtisch.arena.seats import Seats, Thinking, play_on
from stammtisch.bots.outside import BadBot, Fault, Inside, Player, Seating
from stammtisch.bots.outside.finding import check
from stammtisch.bots.the_game import BOTS
from stammtisch.bots.the_game.strangers.cells import CHUNK, Cell, Cells
from stammtisch.bots.the_game.strangers.companions import SEEDS, Compiled, Seated
from stammtisch.bots.the_game.strangers.partners import PARTNERS
from stammtisch.bots.the_game.strangers.rows import BEST, best_row, make_row, problems
from stammtisch.bots.the_game.strangers.tables import cards_left, lineups
from stammtisch.bots.the_game.strangers.training import choose_answers, train_missing
from stammtisch.core.chance import Seeded
from stammtisch.core.match import Match
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import GAME
from stammtisch.texts import ENGLISH, why

ROOT = Path(__file__).parent.parent
NETWORKS = ROOT / "bench" / "networks"
ROWS = ROOT / "docs" / "strangers.jsonl"
PAIRS = ROOT / "docs" / "strangers-pairs.jsonl"
SEED = "20261118"  # used for nothing else
DEALS = 2000
FEWER = {"greedy": 300, "sharp": 150, "master": 50}  # deals for those who take their time
OURS = ("greedy", "planner", "learned", "sharp")
PARTNER_NAMES = tuple([one.name for one in PARTNERS])


# Playing


@cache
def company(networks: Path, players: int, talk: str) -> Compiled:
    return Compiled(networks, GAME.options(players=players, starter=0, talk=talk))


def play(
    networks: Path, seed: str, players: int, task: tuple[Cell, int]
) -> tuple[Cell, int, list[list[int]]]:
    """The cards left in the games of some deals; a process of the pool does this."""
    cell, first = task
    compiled = company(networks, players, cell.talk)
    seated = lineups(cell.guest, cell.hosts, players)
    with closing(Seats()) as seats:
        left = [
            [_cards_left(compiled, seats, names, f"{seed}/{deal}") for names in seated]
            for deal in range(first, first + CHUNK)
        ]
    return cell, first, left


def _cards_left(compiled: Compiled, seats: Seats, names: tuple[str, ...], seed: str) -> int:
    if all(map(compiled.knows, names)):
        return cards_left(compiled, names, seed)
    return _on_the_engine(compiled, seats, names, seed)


def _on_the_engine(compiled: Compiled, seats: Seats, names: tuple[str, ...], seed: str) -> int:
    """The same game, view by view. A bot's fault loses it with all cards left."""
    options = compiled.options

    def stop(seat: int, fault: Fault) -> NoReturn:
        raise fault

    def take(name: str, seat: int) -> Player:
        if compiled.knows(name):
            return Inside(lambda: Seated(compiled.make(name)))
        return seats.take(GAME.name, name, seat)

    match = Match(GAME, options, chance=Seeded(f"{seed}/chance"), seats=names)
    players = [take(name, seat) for seat, name in enumerate(names)]
    try:
        for seat, player in enumerate(players):
            player.begin(Seating(GAME, options, seat, names, f"{seed}/{seat}"))
        play_on(match, players, Thinking(), stop)
        for player in players:
            player.over(match.result)
    except Fault as fault:
        print(f"{seed}: {', '.join(names)}: {fault.kind}: {fault.what}", file=sys.stderr, flush=True)
        return rules.CARDS
    assert match.result is not None
    return int(match.result.left)


def deals_of(cell: Cell, most: int) -> int:
    return min(most, *(FEWER.get(name, most) for name in (cell.guest, cell.hosts)))


def measure(cells: Cells, plan: list[Cell], networks: Path, deals: int, workers: int) -> None:
    """Play what is missing: all cells grow together, then those of bots that take their time."""

    def order(task: tuple[Cell, int]) -> tuple[bool, int]:
        return deals_of(task[0], deals) < deals, task[1]

    tasks = [(cell, first) for cell in plan for first in cells.missing(cell, deals_of(cell, deals))]
    tasks.sort(key=order)
    waiting = {cell: sum(one == cell for one, _ in tasks) for cell in plan}
    work = partial(play, networks, cells.seed, cells.players)
    with get_context("spawn").Pool(workers) as pool:
        for cell, first, left in pool.imap(work, tasks):
            cells.add(cell, first, left)
            waiting[cell] -= 1
            if not waiting[cell]:
                won = cells.won(cell)
                rate = f"{100 * sum(won) / len(won):.1f} % of {len(won)} deals"
                say(f"{cell.guest} among {cell.hosts}, {cell.talk}: {rate}")


# What is played


def bot_cells(bot: str) -> Iterator[Cell]:
    """All that a row needs of a bot."""
    yield from (Cell(bot, bot), *(Cell(bot, name) for name in PARTNER_NAMES))
    yield from (Cell(bot, bot, "silent"), *(Cell(bot, name, "silent") for name in PARTNER_NAMES))


def answer_cells(answers: Mapping[str, str]) -> Iterator[Cell]:
    yield from (Cell(answers[name], name) for name in PARTNER_NAMES)
    yield from (Cell(name, name) for name in PARTNER_NAMES)


def pair_cells(names: tuple[str, ...]) -> Iterator[Cell]:
    yield from (Cell(guest, hosts) for guest in names for hosts in names)


def whole_table(answers: Mapping[str, str]) -> list[Cell]:
    """All cells, the most valuable first."""
    plan = [*answer_cells(answers), *bot_cells("learned"), *bot_cells("planner"), *pair_cells(SEEDS)]
    plan += [*bot_cells("greedy"), *bot_cells("sharp"), *pair_cells(OURS)]
    return list(dict.fromkeys(plan))


# What is written


def write(cells: Cells, answers: Mapping[str, str]) -> None:
    """The rows of all bots whose cells have been played, the pairs, and the page."""
    command = f"python bench/strangers.py table --players {cells.players}"
    others = [row for row in _rows(ROWS) if row["players"] != cells.players or row["sent_by"] != "stammtisch"]
    rows = [best_row(cells, answers, command)] if all(cell in cells for cell in answer_cells(answers)) else []
    for bot in OURS:
        if rows and all(cell in cells for cell in bot_cells(bot)):
            about = next(entry.about for entry in BOTS if entry.name == bot)
            rows.append(make_row(cells, answers, bot, about, "stammtisch", command))
    _write(ROWS, [*rows, *others])
    pairs = [row for row in _rows(PAIRS) if row["players"] != cells.players]
    for cell in dict.fromkeys([*pair_cells(SEEDS), *pair_cells(OURS)]):
        if cell in cells:
            pairs.append(strangers_page.pair(cells, cell))
    if all(cell in cells for cell in pair_cells(SEEDS)):
        pairs.append(strangers_page.seed_figures(cells))
    _write(PAIRS, pairs)
    strangers_page.write(ROOT / "docs" / "strangers.md", _rows(ROWS), pairs)


def _rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def _write(file: Path, rows: list[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")


def check_rows(files: list[Path]) -> int:
    """How many rows are wrong."""
    known = {row["players"]: row for row in _rows(ROWS) if row["bot"] == BEST}
    wrong = 0
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            try:
                row = json.loads(line)
            except json.JSONDecodeError as error:
                found = [str(error)]
            else:
                if isinstance(row, dict) and row.get("bot") == BEST:
                    continue
                best = known.get(row.get("players") if isinstance(row, dict) else None)
                found = list(problems(row, best or next(iter(known.values()))))
            wrong += bool(found)
            for what in found:
                print(f"{file}:{number}: {what}")
    return wrong


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=["table", "row", "page", "check"])
    parser.add_argument("what", nargs="*", help="a bot, or files to check")
    parser.add_argument("--about", default="a bot", help="one line about the bot")
    parser.add_argument("--sent-by", default="somebody", help="who sends the row")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "strangers", help="where cells are kept")
    chosen = parser.parse_args()
    if chosen.do == "check":
        sys.exit(check_rows([Path(name) for name in chosen.what] or [ROWS]) and 1)
    chosen.out.mkdir(parents=True, exist_ok=True)
    cells = Cells(chosen.out / f"cells-{chosen.players}.jsonl", chosen.players, SEED)
    networks = NETWORKS if (NETWORKS / str(chosen.players)).is_dir() else chosen.out / "networks"
    compiled = company(networks, chosen.players, "signals")
    if chosen.do != "page":
        say(f"networks in {networks}")
        train_missing(compiled, say)
        choose_answers(compiled, say)
    if chosen.do == "row":
        bot = chosen.what[0] if len(chosen.what) == 1 else parser.error("name one bot")
        try:
            check(GAME.name, bot)
        except BadBot as error:
            sys.exit(why(error, ENGLISH))
        measure(
            cells,
            [*answer_cells(compiled.answers()), *bot_cells(bot)],
            networks,
            chosen.deals,
            chosen.workers,
        )
        command = shlex.join(["python", "bench/strangers.py", *sys.argv[1:]])
        row = make_row(cells, compiled.answers(), bot, chosen.about, chosen.sent_by, command)
        print(json.dumps(row, ensure_ascii=False))
        return
    if chosen.do == "table":
        measure(cells, whole_table(compiled.answers()), networks, chosen.deals, chosen.workers)
    write(cells, compiled.answers())


if __name__ == "__main__":
    main()
