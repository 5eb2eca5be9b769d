"""Until when a deal of THE GAME could still be won, had all cards been known."""

from __future__ import annotations

from random import Random

from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.winning import Winning
from stammtisch.bots.the_game.turns import TheGameMatch, standing, turns
from stammtisch.core.chance import Committed, Contribution
from stammtisch.core.game import Chance
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import ALL_CARDS, Deal

WIDTH = 512  # positions that are followed at a time; a game takes about a second


def last_winnable(match: TheGameMatch, player: Player) -> int | None:
    """The last beginning of a turn from which a win is found; the match's end if it was won, None if never.

    The search looks back in ever larger strides, then narrows the last one down.
    """
    if match.result and match.result.won:
        return match.at
    begun = [turn.at for turn in turns(match)]
    search = Winning(player, WIDTH)
    lost, stride = len(begun), 1
    while lost > 0:
        won = max(lost - stride, 0)
        if winning_line(match, begun[won], search) is not None:
            break
        lost, stride = won, 2 * stride
    else:
        return None
    while lost - won > 1:
        middle = (won + lost) // 2
        if winning_line(match, begun[middle], search) is not None:
            won = middle
        else:
            lost = middle
    return begun[won]


def winning_line(match: TheGameMatch, at: int, search: Winning) -> list[list[tuple[int, int]]] | None:
    """A win from the turn that begins at this index of the journal, if one is found: each turn's plays."""
    state = match.before(at)
    assert state.on_turn is not None and state.played == 0
    draw_pile = draw_order(match)[rules.CARDS - len(state.unseen) :]
    return search.line(state.options, state.hands, state.tops, draw_pile, state.on_turn)


def draw_order(match: TheGameMatch) -> list[int]:
    """All cards in the order in which they are drawn, whoever draws them.

    Those that nobody drew follow by the secret of a finished match, or else in an order fixed for all.
    """
    order = [move.act.card for _, move in standing(match) if isinstance(move.act, Deal)]
    rest = [card for card in ALL_CARDS if card not in set(order)]
    source = _revealed(match)
    if source is None:
        Random(0).shuffle(rest)
        return order + rest
    while rest:
        chance = Chance(tuple([(card, 1) for card in rest]), "pile", rules.CARDS - len(rest))
        order.append(source.fall(chance, len(order)))
        rest.remove(order[-1])
    return order


def _revealed(match: TheGameMatch) -> Committed | None:
    """The match's source of chance, if its record tells it."""
    lines = list(match.record())
    if lines[0].get("scheme") != Committed.scheme or "reveal" not in lines[-1]:
        return None
    contributions = [Contribution.read(line) for line in lines[0]["contributions"]]
    return Committed(bytes.fromhex(lines[-1]["reveal"]), contributions)
