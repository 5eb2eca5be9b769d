"""THE GAME by Steffen Benndorf: its rules in the order of RULES.md, as constants and predicates.

Plain Python over small integers. The build compiles this same file a second time, as `_kernel/rules`,
so every decision of the rules is made here and only here.
"""

# 1 Material
LOWEST = 2  # 1.1
HIGHEST = 99
CARDS = HIGHEST - LOWEST + 1
PILES = 4  # 1.2: A and B ascend, C and D descend
ASCENDING_START = 1
DESCENDING_START = 100

# 2 Set-up
FEWEST_PLAYERS = 1  # 2.1
MOST_PLAYERS = 5
HIGHEST_CLAIM = 2  # 2.3: the degrees 0, 1, 2

# 3.4 The backwards trick
TRICK = 10

# 5.3
EXCELLENT = 10  # fewer than this many cards left


def ascending(pile: int) -> bool:
    """Whether the pile ascends (1.2)."""
    return pile < 2


def start_card(pile: int) -> int:
    """What lies on the pile before the first play (1.2)."""
    return ASCENDING_START if ascending(pile) else DESCENDING_START


def hand_size(players: int, fewer_cards: bool) -> int:
    """How many cards each player holds (2.2), one fewer in the expert variant (6.2)."""
    if players == 1:
        size = 8
    elif players == 2:
        size = 7
    else:
        size = 6
    return size - 1 if fewer_cards else size


def trick(top: int, pile: int, card: int) -> bool:
    """Whether the card takes the pile exactly ten back (3.4)."""
    return card == top - TRICK if ascending(pile) else card == top + TRICK


def fits(top: int, pile: int, card: int) -> bool:
    """Whether the card may be laid on a pile that shows `top` (3.3, 3.4)."""
    if trick(top, pile, card):
        return True
    return card > top if ascending(pile) else card < top


def step(top: int, pile: int, card: int) -> int:
    """How far the card takes the pile on: small is good, a trick is -10 (3.3, 3.4)."""
    return card - top if ascending(pile) else top - card


def minimum(draw_pile: int, min_cards: int) -> int:
    """How many cards the turn asks for, by the draw pile when it starts (3.2, 3.6, 6.1)."""
    return min_cards if draw_pile > 0 else 1


def can_lay(tops: tuple[int, ...], hand: tuple[int, ...], count: int) -> bool:
    """Whether so many cards of the hand can be laid one after the other (3.2 to 3.4)."""
    if count == 0:
        return True
    for card, pile in _plays(tops, hand):
        if can_lay(_covered(tops, pile, card), _without(hand, card), count - 1):
            return True
    return False


def dead_ends(tops: tuple[int, ...], hand: tuple[int, ...], missing: int) -> tuple[tuple[int, int], ...]:
    """Plays that put the minimum out of reach, although another still meets it (3.7): cards with piles."""
    if missing < 2:  # the next card meets it, whichever it is
        return ()
    plays = _plays(tops, hand)
    dead = [
        (card, pile)
        for card, pile in plays
        if not can_lay(_covered(tops, pile, card), _without(hand, card), missing - 1)
    ]
    return tuple(dead) if len(dead) < len(plays) else ()


def _plays(tops: tuple[int, ...], hand: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(card, pile) for card in hand for pile in range(PILES) if fits(tops[pile], pile, card)]


def _covered(tops: tuple[int, ...], pile: int, card: int) -> tuple[int, ...]:
    return (*tops[:pile], card, *tops[pile + 1 :])


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([held for held in hand if held != card])


def may_take_back(agreed: bool, alone: bool) -> bool:
    """Whether a laid card may come back in its turn: as agreed, or with no other person to see it (3.7)."""
    return agreed or alone


def may_end(played: int, minimum_now: int) -> bool:
    """Whether the player may end the turn (5.2)."""
    return played >= minimum_now


def draws(played: int, draw_pile: int) -> int:
    """How many cards are drawn at the end of the turn (3.5)."""
    return played if played < draw_pile else draw_pile


def excellent(left: int) -> bool:
    """Whether so few cards are left that the result is excellent (5.3)."""
    return left < EXCELLENT
