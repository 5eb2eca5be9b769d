"""The chance to win before anything is dealt: the share of games that `learned` wins, by options.

`python -m stammtisch.bots.the_game.before` measures it again and writes `before.json`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path

from stammtisch.bots.the_game import whole_games
from stammtisch.bots.the_game.levels import Learned
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import Options

GAMES = 1000


def share_won(options: Options) -> float:
    """How many games the bot wins with these options; who starts makes no difference here."""
    return _measured()[_key(options)]


def _key(options: Options) -> str:
    """What makes a game harder: players, cards a turn, cards in hand, and whether anything may be said."""
    words = [f"{options.players} players", f"{options.min_cards} cards"]
    if options.fewer_cards:
        words.append("small hands")
    if options.talk == "silent" and options.players > 1:
        words.append("silent")
    return ", ".join(words)


@cache
def _measured() -> dict[str, float]:
    file = resources.files("stammtisch.bots.the_game").joinpath("before.json")
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    return found


def main() -> None:
    level, found = Learned(), {}
    seats = range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
    for players, cards, fewer, talk in product(seats, (2, 3), (False, True), ("signals", "silent")):
        options = GAME.options(players=players, min_cards=cards, fewer_cards=fewer, talk=talk)
        if _key(options) not in found:
            won = [whole_games.cards_left(level, options, f"before/{n}") == 0 for n in range(GAMES)]
            found[_key(options)] = sum(won) / GAMES
            print(_key(options), found[_key(options)], flush=True)
    Path(__file__).with_name("before.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
