"""The games of a server, and their lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stammtisch.games.wire import SentMove

Line = dict[str, Any]


class OptionInfo(Struct):
    name: str
    """As `options` of `POST /api/tables` spells it."""
    choices: list[Any]
    """All values; a component set is chosen by its name."""
    default: Any
    """The value if none is chosen."""
    about: str
    """What it changes, in English."""
    rule: str
    """The paragraph of the rules it concerns; empty if none."""
    figures: dict[str, Line]
    """The content of named values: complete component sets, by name."""
    public: Any
    """The value at a public table if none is chosen; null: the default."""


class BotInfo(Struct):
    name: str
    """As `bot` of a seat spells it."""
    level: int
    """Counted from 1, weakest first."""
    about: str
    """How it plays, in English."""
    strength: Line
    """Measured strength, if available."""


class GameInfo(Struct):
    game: str
    """The game's name."""
    rules: int
    """The version of its rules."""
    players: list[int]
    """The possible numbers of players."""
    age: int
    """Minimum age in years."""
    minutes: int
    """Approximate duration of a game."""
    cooperative: bool
    """Whether all players win or lose together."""
    lesson: bool
    """Whether there is a lesson."""
    judged: bool
    """Whether its finished games can be reviewed, and the coach knows it."""
    daily: bool
    """Whether there is a daily deal."""
    texts: bool
    """Whether the game has its own texts: `GET /api/games/{game}/texts/{language}`."""
    options: list[OptionInfo]
    """What can be chosen before the game."""
    bots: list[BotInfo]
    """Weakest first."""


class Games(Struct):
    games: list[GameInfo]
    """All games on this server."""


class LessonStep(Struct):
    """One idea of a lesson."""

    text: str
    """The end of the text's key: `near` is `learn-<game>-near`."""
    at: list[str]
    """What the text points at."""
    wants: list[SentMove]
    """Any of these acts completes it; if empty, the learner just reads on."""
    others: int
    """How many acts the others make after it, before the next step."""
    joy: bool
    """Whether it is celebrated."""


class LessonInfo(Struct):
    """A lesson's steps; the learner sits on seat 0."""

    game: str
    others: int
    """How many bots are at the table."""
    steps: list[LessonStep]
    """In order."""
