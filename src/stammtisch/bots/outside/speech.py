"""What is said to a bot's process and what it answers: one JSON document a line.

A program is sent views as they go over the wire; the process that holds a Python class gets the view
itself, pickled. Their answers are the same.
"""

from __future__ import annotations

import base64
import json
import pickle
from typing import TYPE_CHECKING, Any, Protocol

from stammtisch.bots.outside.faults import Fault
from stammtisch.core.game import BadRecord, Game
from stammtisch.core.notation import BadNotation

if TYPE_CHECKING:
    from stammtisch.bots.outside.players import Moment, Seating

PROTOCOL = 1
"""The version of the lines; incremented when a program would have to be changed."""

SHOWN = 100  # characters of an answer that cannot be read

AnyGame = Game[Any, Any, Any]


def result_line(result: Any) -> dict[str, Any]:
    """A result as a record has it, with `scores` and `winners` in any case."""
    return {**result.line(), "scores": list(result.scores), "winners": list(result.winners)}


class Speech(Protocol):
    """Writes what is sent, and reads what is answered; readers raise `Fault`."""

    def hello(self) -> bytes: ...

    def ready(self, line: bytes) -> bool:
        """Whether it wants to be asked for remarks."""
        ...

    def begin(self, seating: Seating) -> bytes: ...

    def act(self, moment: Moment, id: int, seconds: float) -> bytes: ...

    def aside(self, moment: Moment, id: int) -> bytes: ...

    def over(self, result: Any) -> bytes: ...

    def move(self, line: bytes, id: int) -> Any: ...

    def moves(self, line: bytes, id: int) -> list[Any]: ...


class _Speech:
    """What programs and classes have in common."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._options: Any = None

    def hello(self) -> bytes:
        from importlib.metadata import version

        return _line(type="hello", protocol=PROTOCOL, stammtisch=version("stammtisch"))

    def ready(self, line: bytes) -> bool:
        said = _parsed(line)
        if said.get("type") == "failed":
            raise Fault("start", str(said.get("what")))
        if said.get("type") != "ready" or type(said.get("protocol")) is not int:
            raise Fault("start", f"answered {_short(line)} instead of ready")
        if said["protocol"] != PROTOCOL:
            raise Fault("start", f"speaks version {said['protocol']} of the protocol, not {PROTOCOL}")
        return said.get("asides") is True

    def begin(self, seating: Seating) -> bytes:
        game, options = seating.game, seating.options
        self._options = options
        return _line(
            type="game",
            game=game.name,
            rules=game.rules,
            options=game.option_line(options),
            seats=list(seating.names),
            seat=seating.seat,
            seed=seating.seed,
            seconds=seating.seconds,
        )

    def over(self, result: Any) -> bytes:
        return _line(type="over", result=result_line(result))

    def move(self, line: bytes, id: int) -> Any:
        said = self._answer(line, id, "move")
        if "move" not in said:
            raise Fault("nonsense", f"answered {_short(line)}, which holds no move")
        return self._read(said["move"], line)

    def moves(self, line: bytes, id: int) -> list[Any]:
        said = self._answer(line, id, "moves").get("moves")
        if not isinstance(said, list):
            raise Fault("nonsense", f"answered {_short(line)}, which holds no moves")
        return [self._read(one, line) for one in said]

    def _answer(self, line: bytes, id: int, type: str) -> dict[str, Any]:
        said = _parsed(line)
        if said.get("type") == "failed":
            raise Fault("crash", str(said.get("what")))
        if said.get("type") != type:
            raise Fault("nonsense", f"answered {_short(line)}, which is no {type}")
        if said.get("id") != id:
            raise Fault("out-of-turn", f"answered question {said.get('id')!r} when asked question {id}")
        return said

    def _read(self, move: Any, line: bytes) -> Any:
        """An act as records write it, or in the game's notation."""
        try:
            if isinstance(move, str):
                return self._game.read_notation(move, self._options)
            if isinstance(move, dict) and "seat" not in move:
                return self._game.forms.move({"seat": 0, **move}).act
        except (BadRecord, BadNotation, RecursionError):
            pass
        raise Fault("nonsense", f"answered {_short(line)}, which is no act of {self._game.name}")


class ProgramSpeech(_Speech):
    """To a program in any language."""

    def act(self, moment: Moment, id: int, seconds: float) -> bytes:
        return _with_view(_line(type="act", id=id, at=moment.at, seconds=seconds), moment)

    def aside(self, moment: Moment, id: int) -> bytes:
        return _with_view(_line(type="aside", id=id, at=moment.at), moment)


class ClassSpeech(_Speech):
    """To `host`, which holds a Python class."""

    def act(self, moment: Moment, id: int, seconds: float) -> bytes:
        return _line(type="act", id=id, seconds=seconds, view=_pickled(moment.view))

    def aside(self, moment: Moment, id: int) -> bytes:
        return _line(type="aside", id=id, view=_pickled(moment.view))


def _line(**document: Any) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _with_view(line: bytes, moment: Moment) -> bytes:
    return line[:-1] + b',"view":' + moment.sent() + b"}"


def _pickled(view: Any) -> str:
    return base64.b64encode(pickle.dumps(view, pickle.HIGHEST_PROTOCOL)).decode()


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("nonsense", f"answered {_short(line)}, which is no JSON") from None
    if not isinstance(said, dict):
        raise Fault("nonsense", f"answered {_short(line)}, which is no JSON object")
    return said


def _short(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
