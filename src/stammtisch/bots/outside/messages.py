"""The lines between stammtisch and a program as types, and their JSON schema.

`python -m stammtisch.bots.outside.messages program.schema.json` writes the file that is shipped beside this
one; without a name it is printed. A test compares every line of whole games with it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from stammtisch.bots.outside.speech import PROTOCOL
from stammtisch.games import GAMES
from stammtisch.games.wire import wire_of

View = Annotated[
    Any,
    Meta(
        extra_json_schema={"$ref": "#/$defs/View"}, description="What the seat sees, as sent over the wire."
    ),
]
Id = Annotated[int, Meta(description="The question's number, which its answer repeats.", ge=1)]
At = Annotated[int, Meta(description="The index of the next journal entry.", ge=0)]
Seconds = Annotated[float, Meta(description="The time for a move.", gt=0)]
Protocol = Annotated[int, Meta(description=f"The version of this protocol: {PROTOCOL}.")]
Act = Annotated[
    dict[str, Any] | str,
    Meta(
        description="An act as in `view.mine.legal`, or in the game's notation.",
        examples=[{"play": [37, "A"]}, "37A"],
    ),
]


class Hello(Struct, tag_field="type", tag="hello"):
    """The first line; the program answers `ready`."""

    protocol: Protocol
    stammtisch: Annotated[str, Meta(description="The version of the software that asks.")]


class NewGame(Struct, tag_field="type", tag="game"):
    """A game begins; the program forgets the one before, and answers nothing."""

    game: Annotated[str, Meta(description="The game's name, such as `the-game` or `raise`.")]
    rules: Annotated[int, Meta(description="The version of its rules.")]
    options: Annotated[dict[str, Any], Meta(description="Its options, as in a record's header.")]
    seats: Annotated[list[str], Meta(description="Who sits where; the number of names is that of players.")]
    seat: Annotated[int, Meta(description="The program's own seat, counted from 0.", ge=0)]
    seed: Annotated[str, Meta(description="For random numbers: the same seed, the same game.")]
    seconds: Seconds


class AskAct(Struct, tag_field="type", tag="act"):
    """The program is to act; it answers `move`."""

    id: Id
    at: At
    seconds: Seconds
    view: View


class AskAside(Struct, tag_field="type", tag="aside"):
    """A turn has begun, and remarks may be made; the answer is `moves`. Only who wants it is asked."""

    id: Id
    at: At
    view: View


class GameOver(Struct, tag_field="type", tag="over"):
    """The game has ended; another may follow. Nothing is answered."""

    result: Annotated[dict[str, Any], Meta(description="As in a record, with `scores` and `winners`.")]


class Ready(Struct, tag_field="type", tag="ready"):
    """The answer to `hello`."""

    protocol: Protocol
    asides: Annotated[bool, Meta(description="Whether it wants to be asked for remarks.")] = False


class Chosen(Struct, tag_field="type", tag="move"):
    """The answer to `act`."""

    id: Id
    move: Act


class Remarks(Struct, tag_field="type", tag="moves"):
    """The answer to `aside`."""

    id: Id
    moves: Annotated[list[Act], Meta(description="Acts as in `view.mine.asides`, in order; often none.")]


TO_PROGRAM = Hello | NewGame | AskAct | AskAside | GameOver
FROM_PROGRAM = Ready | Chosen | Remarks


def schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of all lines; `ToProgram` and `FromProgram` are the two directions."""
    views = [
        wire_of(game).view_type for game in GAMES.values() if type(game).__module__.startswith("stammtisch.")
    ]
    kinds: list[Any] = [TO_PROGRAM, FROM_PROGRAM, Union[tuple(views)]]  # noqa: UP007
    (to, back, view), types = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    view["description"] = "Views of these games; those of others have `game`, `public` and `mine` as well."
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"stammtisch: bots as programs, protocol {PROTOCOL}",
        "description": "One JSON document a line, UTF-8. See docs/bots.md.",
        "anyOf": [{"$ref": "#/$defs/ToProgram"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": {"ToProgram": to, "FromProgram": back, "View": view, **_plain(types)},
    }


def _plain(types: dict[str, Any]) -> dict[str, Any]:
    """Moves are described by each game's API schema; here they are any objects."""
    text = json.dumps(types)
    for name in ("Move", "SeenMove"):
        text = text.replace(f'"$ref": "#/components/schemas/{name}"', '"type": "object"')
    found: dict[str, Any] = json.loads(text)
    return found


def main(words: list[str]) -> None:
    written = json.dumps(schema(), indent=1, sort_keys=True) + "\n"
    if words:
        Path(words[0]).write_text(written, encoding="utf-8")
    else:
        sys.stdout.write(written)


if __name__ == "__main__":
    main(sys.argv[1:])
