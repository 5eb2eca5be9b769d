"""`stammtisch probe-bot`: plays a bot through all games and says what it does wrong."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import (
    add_bot_terms,
    add_json,
    bot_logs,
    check_bot,
    find_game,
    need_seconds,
)
from stammtisch.cli.mistakes import INTERRUPTED
from stammtisch.cli.printing import columns, print_json, print_table, share_bar
from stammtisch.texts import text

WRONG = 1


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("bot", metavar="BOT", help=text("cli-probe-bot-bot"))
    add("--game", action="append", metavar=text("cli-GAME"), help=text("cli-probe-bot-game"))
    add("--seed", default="1", help=text("cli-table-seed"))
    add_bot_terms(parser)
    add_json(parser)
    return '"cmd:node mybot.js" --game {0}'


def run(
    bot: str, *, game: list[str] | None, seed: str, seconds: float, log: Path | None, as_json: bool
) -> int:
    from stammtisch.arena.probe import probe, trials
    from stammtisch.games import GAMES

    need_seconds(seconds)
    chosen = [find_game(name) for name in game or GAMES]
    found: list[dict[str, Any]] = []
    interrupted = False
    with bot_logs(log) as logs:
        for one in chosen:
            check_bot(one, bot)
            total = sum(1 for _ in trials(one, bot))
            figures: dict[str, Any] = {}
            try:
                with share_bar(one.name) as moved:
                    for probed in probe(bot, one.name, seed=seed, seconds=seconds, log=logs):
                        figures = {"game": one.name} | probed.summary()
                        moved(probed.games / total)
            except KeyboardInterrupt:
                interrupted = True
            found += [figures] if figures else []
            if interrupted:
                break
    right = all(one["right"] for one in found)
    if as_json:
        print_json({"bot": bot, "right": right, "games": found})
    else:
        _print(found)
    return INTERRUPTED if interrupted else 0 if right else WRONG


def _print(found: list[dict[str, Any]]) -> None:
    for one in found:
        how = "right" if one["right"] else "wrong"
        counts = {"games": one["games"], "positions": one["positions"]}
        print(text(f"probe-{how}", game=one["game"], ms=one["ms_per_move"], **counts))
        rows = [
            (
                fault["players"],
                fault["options"],
                fault["seat"],
                text(f"fault-{fault['fault']}"),
                fault["what"],
            )
            for fault in one["faults"]
        ]
        if rows:
            print_table(one["game"], columns("players", "options", "seat", "fault", "what"), rows)
