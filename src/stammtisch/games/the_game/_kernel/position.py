"""A packed position of THE GAME, compiled: deals, plays and whole turns.

Every decision of the rules is taken by `rules.py`, compiled beside this module; the answers are kept in
tables of bit sets. Kernels never decide a match.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.built_from import STAMMTISCH_RULES
from cython.cimports.stammtisch._kernel.chance import shuffle
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    both,
    has,
    is_empty,
    nothing,
    overlap,
    take_lowest,
    with_card,
    without_card,
)

from stammtisch._kernel import check_rules

check_rules(__file__, STAMMTISCH_RULES)


@cython.cfunc
def _fill() -> cython.void:
    pile: cython.int
    top: cython.int
    card: cython.int
    global ALL
    ALL = nothing()
    for card in range(rules.LOWEST, rules.HIGHEST + 1):
        ALL = with_card(ALL, card)
    for pile in range(rules.PILES):
        STARTS[pile] = rules.start_card(pile)
        for top in range(TOPS):
            FITS[pile][top] = nothing()
            for card in range(TOPS):
                STEP[pile][top][card] = rules.step(top, pile, card)
                if has(ALL, card) and rules.fits(top, pile, card):
                    FITS[pile][top] = with_card(FITS[pile][top], card)


_fill()


# 2 Set-up


@cython.cfunc
def terms_of(options: object) -> Terms:
    """The kernel's part of the options that `TheGame.options` makes."""
    terms: Terms
    terms.players = options.players
    terms.min_cards = options.min_cards
    terms.fewer_cards = options.fewer_cards
    terms.talk = options.talk != "silent" and options.players > 1
    return terms


def set_up(position: cython.pointer(Position), terms: Terms) -> cython.void:
    """The position before anything is dealt; the deck is in order."""
    i: cython.int
    memset(position, 0, cython.sizeof(Position))
    position.terms = terms
    position.size = rules.hand_size(terms.players, terms.fewer_cards)
    for i in range(rules.PILES):
        position.tops[i] = STARTS[i]
        position.before[i] = STARTS[i]
    for i in range(rules.CARDS):
        position.deck[i] = rules.LOWEST + i
    position.draw_pile = rules.CARDS
    position.left = rules.CARDS


def deal_hands(position: cython.pointer(Position), rng: cython.pointer(uint64_t)) -> cython.void:
    seat: cython.int
    shuffle(position.deck, position.draw_pile, rng)
    for seat in range(position.terms.players):
        draw(position, seat, position.size)


def draw(position: cython.pointer(Position), seat: cython.int, number: cython.int) -> cython.void:
    i: cython.int
    for i in range(number):
        position.draw_pile -= 1
        position.hand[seat] = with_card(position.hand[seat], position.deck[position.draw_pile])
    position.held[seat] += number


def begin(position: cython.pointer(Position), seat: cython.int) -> cython.void:
    """Begin this seat's turn."""
    pile: cython.int
    position.on_turn = seat
    position.played = 0
    position.laid = nothing()
    position.minimum = rules.minimum(position.draw_pile, position.terms.min_cards)
    for pile in range(rules.PILES):
        position.before[pile] = position.tops[pile]


# 3 A turn


def lay_card(position: cython.pointer(Position), card: cython.int, pile: cython.int) -> cython.void:
    seat: cython.int = position.on_turn
    position.hand[seat] = without_card(position.hand[seat], card)
    position.held[seat] -= 1
    position.gone = with_card(position.gone, card)
    position.laid = with_card(position.laid, card)
    position.tops[pile] = card
    position.played += 1
    position.left -= 1


def lay_turn(position: cython.pointer(Position), turn: cython.pointer(Turn)) -> cython.bint:
    """Play a whole turn and end it; False if that was the last card."""
    i: cython.int
    for i in range(turn.played):
        lay_card(position, turn.plays[i] >> 2, turn.plays[i] & 3)
    return end_turn(position)


def end_turn(position: cython.pointer(Position)) -> cython.bint:
    """Draw (3.5) and go on to the next player with cards (3.1); False if there is none."""
    seat: cython.int = position.on_turn
    players: cython.int = position.terms.players
    draw(position, seat, rules.draws(position.played, position.draw_pile))
    if position.left == 0:
        return False
    seat = (seat + 1) % players
    while position.held[seat] == 0:
        seat = (seat + 1) % players
    begin(position, seat)
    return True


def won(position: cython.pointer(Position)) -> cython.bint:
    return position.left == 0


def stuck(position: cython.pointer(Position)) -> cython.bint:
    """Whether the minimum is not met and no card fits (5.1)."""
    pile: cython.int
    if rules.may_end(position.played, position.minimum):
        return False
    for pile in range(rules.PILES):
        if overlap(position.hand[position.on_turn], FITS[pile][position.tops[pile]]):
            return False
    return True


# Whole turns. Plays on different piles are tried in one order only: A before B before C before D.


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep(turns: cython.pointer(Turns), now: cython.pointer(Turn)) -> cython.void:
    """Store the turn unless an equal one is known: same cards kept, same tops."""
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _extend(
    turns: cython.pointer(Turns), now: cython.pointer(Turn), first: cython.int, dear: cython.int
) -> cython.void:
    """Try every further play from the pile `first` on; `dear` more steps may be beyond the bound."""
    pile: cython.int
    card: cython.int
    step: cython.int
    top: cython.int
    far: cython.bint
    fitting: Set
    if now.played >= turns.bounds.least:
        _keep(turns, now)
    for pile in range(first, 4):
        top = now.tops[pile]
        fitting = both(now.kept, FITS[pile][top])
        while not is_empty(fitting):
            card = take_lowest(cython.address(fitting))
            step = STEP[pile][top][card]
            far = step > turns.bounds.near
            if (far and dear == 0) or now.cost + step > turns.bounds.limit:
                continue
            now.kept = without_card(now.kept, card)
            now.tops[pile] = card
            now.cost += step
            now.plays[now.played] = card * 4 + pile
            now.played += 1
            _extend(turns, now, pile, dear - 1 if far else dear)
            now.played -= 1
            now.cost -= step
            now.tops[pile] = top
            now.kept = with_card(now.kept, card)


def find_turns(
    turns: cython.pointer(Turns), hand: Set, tops: cython.pointer(cython.int), bounds: Bounds
) -> cython.void:
    """All distinct turns within the bounds."""
    now: Turn
    pile: cython.int
    memset(cython.address(now), 0, cython.sizeof(Turn))
    now.kept = hand
    for pile in range(4):
        now.tops[pile] = tops[pile]
    turns.found = 0
    turns.cut = False
    turns.now += 1
    turns.bounds = bounds
    _extend(turns, cython.address(now), 0, bounds.dear)


def longest(turns: cython.pointer(Turns)) -> cython.int:
    """The index of the turn with most cards."""
    i: cython.int
    best: cython.int = 0
    for i in range(turns.found):
        if turns.turn[i].played > turns.turn[best].played:
            best = i
    return best


def lay_what_goes(position: cython.pointer(Position), turns: cython.pointer(Turns)) -> cython.int:
    """When the minimum is out of reach, lay as many cards as possible: they count (5.1). The turn's index."""
    i: cython.int
    best: cython.int
    turn: cython.pointer(Turn)
    bounds: Bounds
    bounds.least = 0
    bounds.dear = SIZE
    bounds.near = 0
    bounds.limit = NO_LIMIT
    find_turns(turns, position.hand[position.on_turn], position.tops, bounds)
    best = longest(turns)
    turn = cython.address(turns.turn[best])
    for i in range(turn.played):
        lay_card(position, turn.plays[i] >> 2, turn.plays[i] & 3)
    return best


# Playouts: the nearest card


def nearest(hand: Set, tops: cython.pointer(cython.int)) -> cython.int:
    """The play with the smallest step, as card * 4 + pile; 0 if none fits."""
    pile: cython.int
    card: cython.int
    best: cython.int = TOPS
    play: cython.int = 0
    step: cython.int
    fitting: Set
    for pile in range(4):
        fitting = both(hand, FITS[pile][tops[pile]])
        while not is_empty(fitting):
            card = take_lowest(cython.address(fitting))
            step = STEP[pile][tops[pile]][card]
            if step < best:
                best = step
                play = card * 4 + pile
    return play


def nearest_cost(hand: Set, tops: cython.pointer(cython.int), cards: cython.int) -> cython.int:
    """The steps of so many cards if the nearest is always laid; NO_LIMIT if they cannot all be laid."""
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
