"""The packed table of THE GAME, compiled: deals, plays, whole turns and playouts by the million.

Every decision of the rules comes from `rules.py`, compiled as `_rules`; this module only
keeps their answers in tables of bit sets. The kernel never decides a real match.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from hashlib import sha256
from pathlib import Path

import cython
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.the_game import _rules

__all__ = ["greedy_games"]


def _check_rules() -> None:
    """A build from other rules than those beside it must not play by them."""
    rules_file = Path(__file__).with_name("rules.py")
    built_from: bytes = STAMMTISCH_RULES
    if rules_file.exists() and sha256(rules_file.read_bytes()).hexdigest() != built_from.decode():
        raise ImportError("the kernel of THE GAME was built from other rules than rules.py: run make setup")


_check_rules()


# Bit sets of cards


def has(cards: Set, card: cython.int) -> cython.bint:
    if card < 64:
        return (cards.lo >> card) & 1
    return (cards.hi >> (card - 64)) & 1


def size_of(cards: Set) -> cython.int:
    return count(cards.lo) + count(cards.hi)


def with_card(cards: Set, card: cython.int) -> Set:
    one: uint64_t = 1
    if card < 64:
        cards.lo |= one << card
    else:
        cards.hi |= one << (card - 64)
    return cards


def without_card(cards: Set, card: cython.int) -> Set:
    one: uint64_t = 1
    if card < 64:
        cards.lo &= ~(one << card)
    else:
        cards.hi &= ~(one << (card - 64))
    return cards


def holds(cards: Set, others: Set) -> cython.bint:
    """Whether the two sets share a card."""
    return ((cards.lo & others.lo) | (cards.hi & others.hi)) != 0


# The rules' answers as tables


@cython.cfunc
def _fill() -> cython.void:
    pile: cython.int
    top: cython.int
    card: cython.int
    none: Set
    none.lo = 0
    none.hi = 0
    global ALL
    ALL = none
    for card in range(_rules.LOWEST, _rules.HIGHEST + 1):
        ALL = with_card(ALL, card)
    for pile in range(_rules.PILES):
        STARTS[pile] = _rules.start_card(pile)
        for top in range(TOPS):
            FITS[pile][top] = none
            for card in range(TOPS):
                STEP[pile][top][card] = _rules.step(top, pile, card)
                if has(ALL, card) and _rules.fits(top, pile, card):
                    FITS[pile][top] = with_card(FITS[pile][top], card)


_fill()


# Chance: one small generator a game (splitmix64)


def random64(state: cython.pointer(uint64_t)) -> uint64_t:
    z: uint64_t
    state[0] += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    z = (z ^ (z >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
    return z ^ (z >> 31)


def below(state: cython.pointer(uint64_t), bound: cython.int) -> cython.int:
    return cython.cast(cython.int, ((random64(state) >> 32) * cython.cast(uint64_t, bound)) >> 32)


def shuffle(cards: cython.pointer(uint8_t), number: cython.int, rng: cython.pointer(uint64_t)) -> cython.void:
    i: cython.int
    j: cython.int
    card: uint8_t
    for i in range(number - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


# 2 Set-up


def set_up(
    table: cython.pointer(Table),
    players: cython.int,
    min_cards: cython.int,
    fewer_cards: cython.bint,
    talk: cython.bint,
) -> cython.void:
    """The table before anything is dealt; `deck` is in order, its end is drawn first."""
    i: cython.int
    memset(table, 0, cython.sizeof(Table))
    table.players = players
    table.min_cards = min_cards
    table.size = _rules.hand_size(players, fewer_cards)
    table.talk = talk and players > 1
    for i in range(_rules.PILES):
        table.tops[i] = STARTS[i]
        table.before[i] = STARTS[i]
    for i in range(_rules.CARDS):
        table.deck[i] = _rules.LOWEST + i
    table.draw_pile = _rules.CARDS
    table.left = _rules.CARDS


def deal_hands(table: cython.pointer(Table), rng: cython.pointer(uint64_t)) -> cython.void:
    seat: cython.int
    shuffle(table.deck, table.draw_pile, rng)
    for seat in range(table.players):
        draw(table, seat, table.size)


def draw(table: cython.pointer(Table), seat: cython.int, number: cython.int) -> cython.void:
    i: cython.int
    for i in range(number):
        table.draw_pile -= 1
        table.hand[seat] = with_card(table.hand[seat], table.deck[table.draw_pile])
    table.held[seat] += number


def begin(table: cython.pointer(Table), seat: cython.int) -> cython.void:
    """It is this seat's turn."""
    pile: cython.int
    table.on_turn = seat
    table.played = 0
    table.minimum = _rules.minimum(table.draw_pile, table.min_cards)
    for pile in range(_rules.PILES):
        table.before[pile] = table.tops[pile]


# 3 A turn


def lay_card(table: cython.pointer(Table), card: cython.int, pile: cython.int) -> cython.void:
    seat: cython.int = table.on_turn
    table.hand[seat] = without_card(table.hand[seat], card)
    table.held[seat] -= 1
    table.gone = with_card(table.gone, card)
    table.tops[pile] = card
    table.played += 1
    table.left -= 1


def lay_turn(table: cython.pointer(Table), turn: cython.pointer(Turn)) -> cython.bint:
    """Play a whole turn and end it; False when that was the last card."""
    i: cython.int
    for i in range(turn.played):
        lay_card(table, turn.plays[i] >> 2, turn.plays[i] & 3)
    return end_turn(table)


def end_turn(table: cython.pointer(Table)) -> cython.bint:
    """Draw (3.5) and pass on to the next player with cards (3.1); False when there is none."""
    seat: cython.int = table.on_turn
    draw(table, seat, _rules.draws(table.played, table.draw_pile))
    if table.left == 0:
        return False
    seat = (seat + 1) % table.players
    while table.held[seat] == 0:
        seat = (seat + 1) % table.players
    begin(table, seat)
    return True


def won(table: cython.pointer(Table)) -> cython.bint:
    return table.left == 0


def stuck(table: cython.pointer(Table)) -> cython.bint:
    """Whether the player on turn can play no further card though the minimum asks for one (5.1)."""
    pile: cython.int
    if _rules.may_end(table.played, table.minimum):
        return False
    for pile in range(_rules.PILES):
        if holds(table.hand[table.on_turn], FITS[pile][table.tops[pile]]):
            return False
    return True


# Whole turns: plays on different piles in one order only, A before B before C before D


def _key(hand: Set, tops: cython.pointer(cython.int)) -> uint64_t:
    key: uint64_t = hand.lo * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    key = (key ^ (key >> 29) ^ hand.hi) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    key ^= key >> 32
    key += (
        tops[0]
        + (cython.cast(uint64_t, tops[1]) << 7)
        + (cython.cast(uint64_t, tops[2]) << 14)
        + (cython.cast(uint64_t, tops[3]) << 21)
    )
    key *= cython.cast(uint64_t, 0x94D049BB133111EB)
    return key ^ (key >> 31)


def _keep(turns: cython.pointer(Turns), now: cython.pointer(Turn)) -> cython.void:
    """Store the turn unless an equal one is there: same cards kept, same tops."""
    key: uint64_t = _key(now.kept, now.tops)
    slot: cython.int = cython.cast(cython.int, key & (SLOTS - 1))
    while turns.stamp[slot] == turns.now:
        if turns.seen[slot] == key:
            return
        slot = (slot + 1) & (SLOTS - 1)
    if turns.found == MOST_TURNS:
        turns.cut = True
        return
    turns.stamp[slot] = turns.now
    turns.seen[slot] = key
    turns.turn[turns.found] = now[0]
    turns.found += 1


def _extend(
    turns: cython.pointer(Turns),
    now: cython.pointer(Turn),
    pile: cython.int,
    least: cython.int,
    dear: cython.int,
    near: cython.int,
) -> cython.void:
    """Try every further play from `pile` on; of steps beyond `near` there may be `dear` more."""
    q: cython.int
    half: cython.int
    card: cython.int
    step: cython.int
    top: cython.int
    bits: uint64_t
    if now.played >= least:
        _keep(turns, now)
    for q in range(pile, 4):
        top = now.tops[q]
        for half in range(2):
            bits = now.kept.hi & FITS[q][top].hi if half else now.kept.lo & FITS[q][top].lo
            while bits:
                card = lowest(bits) + 64 * half
                bits &= bits - 1
                step = STEP[q][top][card]
                if (step > near and dear == 0) or now.cost + step > turns.limit:
                    continue
                now.kept = without_card(now.kept, card)
                now.tops[q] = card
                now.cost += step
                now.plays[now.played] = card * 4 + q
                now.played += 1
                _extend(turns, now, q, least, dear - 1 if step > near else dear, near)
                now.played -= 1
                now.cost -= step
                now.tops[q] = top
                now.kept = with_card(now.kept, card)


def find_turns(
    turns: cython.pointer(Turns),
    hand: Set,
    tops: cython.pointer(cython.int),
    least: cython.int,
    dear: cython.int,
    near: cython.int,
    limit: cython.int,
) -> cython.void:
    """All distinct turns of `least` cards or more, at most `dear` steps beyond `near`, within `limit`."""
    now: Turn
    pile: cython.int
    memset(cython.address(now), 0, cython.sizeof(Turn))
    now.kept = hand
    for pile in range(4):
        now.tops[pile] = tops[pile]
    turns.found = 0
    turns.cut = False
    turns.now += 1
    turns.limit = limit
    _extend(turns, cython.address(now), 0, least, dear, near)


def lay_what_goes(table: cython.pointer(Table), turns: cython.pointer(Turns)) -> cython.int:
    """When the minimum is out of reach: lay as many cards as can be, they count (5.1)."""
    i: cython.int
    best: cython.int = 0
    find_turns(turns, table.hand[table.on_turn], table.tops, 0, SIZE, 0, NO_LIMIT)
    for i in range(turns.found):
        if turns.turn[i].played > turns.turn[best].played:
            best = i
    for i in range(turns.turn[best].played):
        lay_card(table, turns.turn[best].plays[i] >> 2, turns.turn[best].plays[i] & 3)
    return turns.turn[best].played


# Playouts: the nearest card


def nearest(hand: Set, tops: cython.pointer(cython.int)) -> cython.int:
    """The play with the smallest step, as card * 4 + pile; 0 when none fits."""
    pile: cython.int
    half: cython.int
    card: cython.int
    best: cython.int = TOPS
    play: cython.int = 0
    step: cython.int
    bits: uint64_t
    for pile in range(4):
        for half in range(2):
            bits = hand.hi & FITS[pile][tops[pile]].hi if half else hand.lo & FITS[pile][tops[pile]].lo
            while bits:
                card = lowest(bits) + 64 * half
                bits &= bits - 1
                step = STEP[pile][tops[pile]][card]
                if step < best:
                    best = step
                    play = card * 4 + pile
    return play


def nearest_cost(hand: Set, tops: cython.pointer(cython.int), cards: cython.int) -> cython.int:
    """What so many cards cost when always the nearest is laid; NO_LIMIT when they don't go."""
    shown: cython.int[4]
    i: cython.int
    play: cython.int
    cost: cython.int = 0
    for i in range(4):
        shown[i] = tops[i]
    for i in range(cards):
        play = nearest(hand, shown)
        if play == 0:
            return NO_LIMIT
        cost += STEP[play & 3][shown[play & 3]][play >> 2]
        hand = without_card(hand, play >> 2)
        shown[play & 3] = play >> 2
    return cost


def _greedy_game(table: cython.pointer(Table)) -> cython.void:
    play: cython.int
    while True:
        while not _rules.may_end(table.played, table.minimum):
            play = nearest(table.hand[table.on_turn], table.tops)
            if play == 0:
                return
            lay_card(table, play >> 2, play & 3)
        if not end_turn(table):
            return


def greedy_games(
    players: cython.int, min_cards: cython.int, games: cython.int, seed: int, fewer_cards: cython.bint = False
) -> tuple[int, int]:
    """Play whole games, always the nearest card and never more than asked: (wins, cards left in all).

    >>> greedy_games(1, 2, 100, seed=1) == greedy_games(1, 2, 100, seed=1)
    True
    """
    rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
    table: Table
    wins: cython.longlong = 0
    left: cython.longlong = 0
    game: cython.int
    with cython.nogil:
        for game in range(games):
            set_up(cython.address(table), players, min_cards, fewer_cards, False)
            deal_hands(cython.address(table), cython.address(rng))
            begin(cython.address(table), below(cython.address(rng), players))
            _greedy_game(cython.address(table))
            wins += table.left == 0
            left += table.left
    return wins, left
