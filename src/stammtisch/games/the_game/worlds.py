"""Imagined worlds of THE GAME, compiled: a place for every unseen card, so that the signals fit.

Each hand would give the signals that its owner gave. Cards are exchanged between places at random as
long as that remains so, which makes all fitting worlds equally likely.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.the_game.kernel import (
    ALL,
    SEATS,
    TOPS,
    Set,
    Table,
    below,
    has,
    shuffle,
    with_card,
    without_card,
)
from cython.cimports.stammtisch.games.the_game.signals import (
    NOTHING,
    TROUBLE,
    Hearing,
    pile_word,
    pile_words,
    self_word,
)


def _wrong(
    table: cython.pointer(Table), hearing: cython.pointer(Hearing), hand: Set, seat: cython.int
) -> cython.int:
    """How many signals of the seat this hand would not give.

    People may say more than bots do: of more than two piles each word is heard by itself, and *fine* is
    no *trouble*.
    """
    words: cython.int[4]
    said: cython.pointer(cython.int) = table.signals[seat]
    pile: cython.int
    word: cython.int = self_word(hearing, hand, table.minimum)
    wrong: cython.int = (word == TROUBLE) != (said[4] == TROUBLE)
    if (said[0] != 0) + (said[1] != 0) + (said[2] != 0) + (said[3] != 0) > 2:
        for pile in range(4):
            wrong += said[pile] != NOTHING and pile_word(hearing, hand, pile) != said[pile]
        return wrong
    pile_words(hearing, hand, words)
    for pile in range(4):
        wrong += words[pile] != said[pile]
    return wrong


def first_world(
    world: cython.pointer(World), table: cython.pointer(Table), rng: cython.pointer(uint64_t)
) -> cython.void:
    """The unseen cards at random places."""
    me: cython.int = table.on_turn
    card: cython.int
    seat: cython.int
    i: cython.int
    j: cython.int
    n: cython.int = 0
    memset(world, 0, cython.sizeof(World))
    for card in range(TOPS):
        if has(ALL, card) and not has(table.gone, card) and not has(table.hand[me], card):
            world.card[n] = card
            n += 1
    world.number = n
    shuffle(world.card, n, rng)
    i = 0
    for seat in range(table.players):
        if seat != me:
            for j in range(table.held[seat]):
                world.place[i] = seat
                world.hand[seat] = with_card(world.hand[seat], world.card[i])
                i += 1
    for j in range(i, n):
        world.place[j] = SEATS


def _stir(
    world: cython.pointer(World),
    table: cython.pointer(Table),
    hearing: cython.pointer(Hearing),
    rng: cython.pointer(uint64_t),
    swaps: cython.int,
    mend: cython.bint,
) -> cython.void:
    """Exchange cards between places as long as the signals fit no worse; to `mend`, from wrong hands only."""
    i: cython.int
    j: cython.int
    a: cython.int
    b: cython.int
    card: cython.int
    wrong_a: cython.int
    wrong_b: cython.int
    swap: cython.int
    held: cython.int = world.number - table.draw_pile
    hand_a: Set
    hand_b: Set
    if held == 0 or world.number < 2:
        return
    for swap in range(swaps):
        i = below(rng, held)
        j = below(rng, world.number)
        a = world.place[i]
        b = world.place[j]
        if a == b or (mend and world.wrong[a] == 0):
            continue
        hand_a = with_card(without_card(world.hand[a], world.card[i]), world.card[j])
        wrong_a = _wrong(table, hearing, hand_a, a)
        wrong_b = 0
        if b < SEATS:
            hand_b = with_card(without_card(world.hand[b], world.card[j]), world.card[i])
            wrong_b = _wrong(table, hearing, hand_b, b)
            if wrong_a + wrong_b > world.wrong[a] + world.wrong[b]:
                continue
            world.hand[b] = hand_b
            world.wrong[b] = wrong_b
        elif wrong_a > world.wrong[a]:
            continue
        world.hand[a] = hand_a
        world.wrong[a] = wrong_a
        card = world.card[i]
        world.card[i] = world.card[j]
        world.card[j] = card


def next_world(
    world: cython.pointer(World),
    table: cython.pointer(Table),
    hearing: cython.pointer(Hearing),
    rng: cython.pointer(uint64_t),
    number: cython.int,
) -> cython.void:
    """Another world that fits the signals; without signals simply another."""
    seat: cython.int
    tries: cython.int
    wrong: cython.int
    if not table.talk:
        first_world(world, table, rng)
        return
    if number % 16 == 0:
        first_world(world, table, rng)
        for seat in range(table.players):
            if seat != table.on_turn:
                world.wrong[seat] = _wrong(table, hearing, world.hand[seat], seat)
        for tries in range(40):
            _stir(world, table, hearing, rng, 60, True)
            wrong = 0
            for seat in range(table.players):
                wrong += world.wrong[seat]
            if wrong == 0:
                break
    _stir(world, table, hearing, rng, 50, False)


def enter(
    world: cython.pointer(World),
    known: cython.pointer(Table),
    table: cython.pointer(Table),
    rng: cython.pointer(uint64_t),
) -> cython.void:
    """The known table with the world's cards in hands and draw pile."""
    i: cython.int
    n: cython.int = 0
    seat: cython.int
    table[0] = known[0]
    for seat in range(known.players):
        if seat != known.on_turn:
            table.hand[seat] = world.hand[seat]
    for i in range(world.number):
        if world.place[i] == SEATS:
            table.deck[n] = world.card[i]
            n += 1
    shuffle(table.deck, n, rng)
