"""RAISE by Peter Prinz: its rules in the order of RULES.md, as constants and predicates.

Plain Python over small integers. The build compiles this same file a second time, as `_kernel/rules`,
so every decision of the rules is made here and only here.
The figures of the components (cards, dice, point cards) stand in a set file instead.
"""

# 1 Material
FEWEST_PLAYERS = 2  # 1.1
MOST_PLAYERS = 5
PRINTED = 1  # 1.5: each symbol is printed once beside the track


def rounds_to_come(point_cards: int, removed: int) -> int:
    """How many rounds are still to come, by the point cards not yet turned up (2.2)."""
    return point_cards - removed


def clockwise(seat: int, steps: int, players: int) -> int:
    """The seat that many steps further on (3.3)."""
    return (seat + steps) % players


def multiplier(dice: int) -> int:
    """What a symbol multiplies by when so many dice show it (3.1)."""
    return dice + PRINTED


def value(number: int, multiplied: int) -> int:
    """How many fields a card is worth in this round (3.2)."""
    return number * multiplied


def takes_part(hand: int) -> bool:
    """Whether somebody with so many cards plays the round (3.5)."""
    return hand > 0


def unawarded(players_with_cards: int) -> bool:
    """Whether the point card is set aside because nobody can play for it (3.5)."""
    return players_with_cards == 0


def lands_behind(field: int, other: int) -> bool:
    """Whether a stone arriving on `field` is behind one on `other`: in a stack the top one is (3.3, 4.1)."""
    return field <= other


def overtakes(field: int, second_to_last: int) -> bool:
    """Whether a stone on `field` has overtaken the second-to-last stone (4.2)."""
    return field > second_to_last


def may_raise(field: int, total: int, highest: int, second_to_last: int, extra_cards: bool) -> bool:
    """Whether cards worth `total`, the best of them `highest`, may be played from `field` (4.2, 4.3)."""
    if not overtakes(field + total, second_to_last):
        return False
    return extra_cards or not overtakes(field + total - highest, second_to_last)


def refill(hand: int, hand_size: int, draw_pile: int) -> int:
    """How many cards a hand is refilled by (4.5, 4.6, 5.2)."""
    missing = hand_size - hand
    return missing if missing < draw_pile else draw_pile


def round_over(stones: int, cards: int) -> bool:
    """Whether the round ends, by its stones and the hand cards of those still in it (4.7)."""
    return stones == 1 or cards == 0


def score(pile: int, point_cards: int, hand: int) -> int:
    """A player's points: won cards, point cards and the hand, not the draw pile (6.1)."""
    return pile + point_cards + hand


def wins(points: int, most: int) -> bool:
    """Whether somebody with so many points wins, alone or with others (6.2)."""
    return points == most
