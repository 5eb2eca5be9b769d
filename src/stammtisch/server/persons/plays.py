"""Who sat where, and how it ended: the rows of `plays`."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import exists, insert, literal, select

from stammtisch.core.game import Line, Seat
from stammtisch.server.bots.par import share_of_victory
from stammtisch.server.database.rows import RowWrite, added, changed
from stammtisch.server.database.schema import Row, plays
from stammtisch.server.judging.coach import Coach
from stammtisch.server.messages.persons import MyGame
from stammtisch.server.seats.seats import Chair
from stammtisch.server.tables.table import Table


def sits_down(person: str, table: str, game: str, seat: Seat, day: str | None = None) -> RowWrite:
    """A person takes a seat; `day` if it is the attempt at that day's deal that counts."""
    return added(plays, {"person": person, "table_id": table, "seat": seat, "game": game, "day": day})


def sits_down_first(person: str, table: str, game: str, seat: Seat) -> RowWrite:
    """The same, unless the person has a seat there already."""
    row = {"person": person, "table_id": table, "seat": seat, "game": game}
    there = exists().where(plays.c.person == person, plays.c.table_id == table)
    new = select(*[literal(value) for value in row.values()]).where(~there)
    return RowWrite(plays.name, insert(plays).from_select(list(row), new), None)


def begun(option_line: Line, chairs: Sequence[Chair], seat: Seat) -> Line:
    """What is known of a game for the person on this seat before it has ended."""
    others = [chair for number, chair in enumerate(chairs) if number != seat]
    return {
        "options": option_line,
        "players": len(chairs),
        "bots": [chair.bot for chair in others if chair.bot is not None],
        "people": sum(chair.kind == "person" for chair in chairs),
        "result": None,
        "outcome": None,
    }


def ended(row: Row, table: Table) -> RowWrite:
    """The summary of a finished game for a row of `plays`."""
    seat = row["seat"]
    result = table.finished_match().result
    kept = {
        **begun(table.option_line, table.chairs, seat),
        "result": result.line(),
        "outcome": share_of_victory(result, seat, cooperative=table.game.cooperative),
        "score": result.scores[seat],
        "coached": table.coach.coached,
    }
    key = {name: row[name] for name in ("person", "table_id", "seat")}
    text = json.dumps(kept, ensure_ascii=False)
    return changed(plays, key, row["version"], ended=table.touched, summary=text)


def my_game(row: Row) -> MyGame:
    """A row of `plays` with its table's and its review's as the person sees it."""
    if row["summary"] is None:
        kept = begun(json.loads(row["options"]), Chair.load(row["chairs"]), row["seat"])
        kept["coached"] = Coach(row["coach"]).coached
    else:
        kept = json.loads(row["summary"])
    review = json.loads(row["body"]) if row["body"] else {}
    said: Line = next((one for one in review.get("seats", ()) if one["seat"] == row["seat"]), {})
    return MyGame(
        table=row["table_id"],
        seat=row["seat"],
        game=row["game"],
        options=kept["options"],
        players=kept["players"],
        bots=kept["bots"],
        people=kept["people"],
        ended=row["ended"],
        result=kept["result"],
        outcome=kept["outcome"],
        accuracy=said.get("accuracy"),
        luck=said.get("luck"),
        choice=said.get("choice"),
        coached=kept["coached"],
        daily=row["day"],
        practice=row["daily"] is not None and row["day"] is None,
        deal_of=row["deal_of"],
    )
