"""Measures how much better the hands of RAISE are than chance would have them.

    python bench/raise_hands.py --players 3 --games 80

`shrewd` plays every seat. A hand's cards are compared with those of hand and draw pile together, in
standard deviations of a card: between rounds by their value in an average round, within a round by their
value there.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from statistics import fmean, pstdev

from stammtisch.arena.simulate import play_match
from stammtisch.bots.raise_game.levels import Shrewd
from stammtisch.games.raise_game import rules, turns
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.game import GAME, State


def better(state: State, seat: int, worth: Callable[[Card], float]) -> float | None:
    """By how much a card of the hand is better; None if nothing is hidden."""
    hand, pile = state.hands[seat], turns.cards_in(state.options.set, state.draw_piles[seat])
    values = [worth(card) for card in hand + pile]
    if not hand or not pile or not pstdev(values):
        return None
    return (fmean(map(worth, hand)) - fmean(values)) / pstdev(values)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", default="hands")
    chosen = parser.parse_args()
    options = GAME.options(players=chosen.players)
    usual = {
        symbol: rules.multiplier(0) + sum(die.count(symbol) / len(die) for die in options.set.dice)
        for symbol in options.set.symbols
    }
    found: dict[str, list[float]] = defaultdict(list)
    for game in range(chosen.games):
        match = play_match(GAME, options, [Shrewd()] * chosen.players, f"{chosen.seed}{game}")
        for at in range(match.at):
            state: State = match.before(at)
            now = state.round
            if state.refilling or (now is not None and not now.track):
                continue
            for seat in range(chosen.players):
                if now is None:
                    name = "between rounds"
                    by = better(state, seat, lambda card: card.number * usual[card.symbol])
                elif any(stone.seat == seat for stone in now.track):
                    held = len(state.hands[seat])
                    name = f"raised, {held} held" if len(now.pot[seat]) > 1 else "first card laid"
                    by = better(state, seat, turns.acts_of(options.set).values(now.dice).__getitem__)
                else:
                    continue
                if by is not None:
                    found[name].append(by)
    for name, several in sorted(found.items()):
        print(f"{name}: {fmean(several):+.2f} a card ({len(several)} hands)")


if __name__ == "__main__":
    main()
