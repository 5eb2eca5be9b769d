"""`stammtisch terminal`: play a whole game in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from stammtisch.cli.arguments import add_game, bot_logs, find_bots, find_game, make_options, usual_bot
from stammtisch.cli.files import need_record_file
from stammtisch.cli.mistakes import Mistake, system_reason
from stammtisch.texts import maybe, text

if TYPE_CHECKING:
    from stammtisch.terminal.session import Session

PACES = {"calm": 1.6, "usual": 0.7, "quick": 0.0}
"""Seconds to look at what a bot did."""
LONGEST_NAME = 20
BOT_NAMES = ("Ida", "Leo", "Max", "Petra", "Tom", "Vera")
"""Common in every supported language; no pile or symbol has one of these initials."""


def arguments(parser: ArgumentParser) -> str:
    add_game(parser)
    add = parser.add_argument
    add("--bots", metavar="A[,B...]", help=text("cli-terminal-bots"))
    add("--players", type=int, metavar="N", help=text("cli-simulate-players"))
    add("--option", action="append", metavar=text("cli-NAME-VALUE"), help=text("cli-table-option"))
    add("--set", dest="set_file", type=Path, metavar=text("cli-FILE"), help=text("cli-table-set"))
    add("--seed", help=text("cli-terminal-seed"))
    add("--name", metavar=text("cli-NAME"), help=text("cli-terminal-name"))
    add("--records", type=Path, metavar=text("cli-FILE"), help=text("cli-terminal-records"))
    add(
        "--pace",
        choices=tuple(PACES),
        default="usual",
        metavar=text("cli-NAME"),
        help=f"{text('cli-terminal-pace')} {', '.join(PACES)}",
    )
    add("--lines", action="store_true", help=text("cli-terminal-lines"))
    return "{0} --bots greedy --players 3"


def run(
    game: str,
    *,
    bots: str | None,
    players: int | None,
    option: list[str] | None,
    set_file: Path | None,
    seed: str | None,
    name: str | None,
    records: Path | None,
    pace: str,
    lines: bool,
) -> None:
    from stammtisch.bots.outside import find
    from stammtisch.terminal.full_screen import play_on_screen
    from stammtisch.terminal.lines import play_by_lines
    from stammtisch.terminal.screen import can_show_screens, screen
    from stammtisch.terminal.session import Session

    played = find_game(game)
    named = find_bots(played, bots if bots is not None else usual_bot(played), outside=True)
    asked = players if players or len(named) == 1 else len(named) + 1
    options = make_options(played, asked, option, set_file)
    if len(named) not in (1, options.players - 1):
        raise Mistake(text("mistake-seats", bots=len(named), seats=options.players - 1))
    named = named * (options.players - 1) if len(named) == 1 else named
    if records is not None:
        need_record_file(records)
    seats = _names(name, len(named))
    title = _title(game, seats[1:], named)
    seeds = _seeds(seed)
    full = can_show_screens() and not lines
    with ExitStack() as at_the_end, bot_logs(None) as logs:
        table = []
        for seat, bot in enumerate(named, 1):
            table.append(find(played.name, bot, logs / f"seat-{seat}.log"))
            at_the_end.callback(table[-1].close)
        again = True
        while again:
            session = Session(played, options, table, seats, next(seeds))
            kept = partial(_end, session, records)
            if full:
                with screen(session.face.styles) as shown:
                    again = play_on_screen(shown, session, title, PACES[pace], kept)
            else:
                again = play_by_lines(session, title, kept)


def _end(session: Session, records: Path | None) -> list[str]:
    """Keeps the record of a finished game, and says where it is and how to get the same cards again."""
    found = [text("terminal-seed", seed=session.seed)]
    if records is not None:
        from stammtisch.core.record import write
        from stammtisch.records import writing

        try:
            with writing(records, append=True) as file:
                write(session.match, file)
        except OSError as error:
            found.append(text("mistake-write", file=str(records), reason=system_reason(error)))
        else:
            found.append(text("terminal-recorded", file=str(records)))
    return found


def _names(name: str | None, bots: int) -> tuple[str, ...]:
    """The person's name, and one for each bot with another initial."""
    shown = "".join(character for character in name or "" if character.isprintable())
    own = shown.strip()[:LONGEST_NAME] or text("you")
    free = [one for one in BOT_NAMES if one[0] != own[:1].upper()]
    return own, *free[:bots]


def _title(game: str, names: tuple[str, ...], bots: tuple[str, ...]) -> str:
    """The game, and who is at the table."""
    own = maybe(f"{game}-name") or game
    if not names:
        return own
    said = [f"{name} ({maybe(f'bot-{bot}') or bot})" for name, bot in zip(names, bots, strict=True)]
    return f"{own} · {text('home-with', names=', '.join(said))}"


def _seeds(seed: str | None) -> Iterator[str]:
    """A seed for each game: the given one first, then others that follow from it."""
    first = seed if seed is not None else str(randbelow(10**6))
    yield first
    for number in count(2):
        yield f"{first}-{number}"
