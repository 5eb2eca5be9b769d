"""Sampled worlds of THE GAME, compiled: a place for every unseen card, consistent with the signals.

Each hand would give the signals that its owner gave. Cards are swapped between places at random as long
as that holds, which makes all consistent worlds equally likely.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import below, seeded, shuffle
from cython.cimports.stammtisch.bots.the_game._kernel.manners import know_manners
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    NOTHING,
    TROUBLE,
    listen,
    pile_word,
    pile_words,
    self_word,
)
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    cards_of,
    is_empty,
    minus,
    nothing,
    set_of,
    take_lowest,
    with_card,
    without_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import ALL, TOPICS, set_up, terms_of

from stammtisch.bots.the_game._kernel.signals import numbers_of

__all__ = ["imagined_hands"]


@cython.cfunc
def know_view(position: cython.pointer(Position), view: object) -> cython.void:
    """The position as the view's seat knows it; other hands are empty.

    Before the start nobody is on turn: -1.
    """
    i: cython.int
    j: cython.int
    seat: cython.int = view.seat
    set_up(position, terms_of(view.options))
    position.on_turn = -1 if view.on_turn is None else view.on_turn
    position.draw_pile = view.draw_pile
    position.minimum = view.minimum
    position.played = view.played
    position.left = view.draw_pile
    position.hand[seat] = set_of(view.hand)
    position.gone = set_of([card for pile in view.piles for card in pile])
    position.laid = set_of(view.laid)
    for i, top in enumerate(view.tops):
        position.tops[i] = top
    for i, top in enumerate(view.first_tops):
        position.before[i] = top
    for i, held in enumerate(view.hand_counts):
        position.held[i] = held
        position.left += position.held[i]
    if position.terms.talk:
        for i, said in enumerate(view.signals):
            numbers = numbers_of(said)
            for j in range(TOPICS):
                position.signals[i][j] = numbers[j]
        know_manners(position, view)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _wrong(world: cython.pointer(World), hand: Set, seat: cython.int) -> cython.int:
    """How many signals of the seat this hand would not give; the seat on turn does not speak.

    People may say more than bots do: with words about more than two piles each is heard by itself, and
    *fine* only means no *trouble*. So it is with those who are silent at other times (`manners`).
    """
    words: cython.int[4]
    said: cython.pointer(cython.int) = world.known.signals[seat]
    pile: cython.int
    word: cython.int
    wrong: cython.int
    if seat == world.known.on_turn or world.known.doubted[seat]:
        return 0
    word = self_word(cython.address(world.hearing), hand, world.known.minimum)
    wrong = (word == TROUBLE) != (said[4] == TROUBLE)
    if world.known.mute[seat]:
        wrong = said[4] == TROUBLE and word != TROUBLE
    if world.known.mute[seat] or ((said[0] != 0) + (said[1] != 0) + (said[2] != 0) + (said[3] != 0) > 2):
        for pile in range(4):
            wrong += said[pile] != NOTHING and (
                pile_word(cython.address(world.hearing), hand, pile) != said[pile]
            )
        return wrong
    pile_words(cython.address(world.hearing), hand, words)
    for pile in range(4):
        wrong += words[pile] != said[pile]
    return wrong


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _scatter(world: cython.pointer(World)) -> cython.void:
    """Put the unseen cards in random places."""
    known: cython.pointer(Position) = world.known
    me: cython.int = world.me
    seat: cython.int
    i: cython.int = 0
    j: cython.int
    unseen: Set = minus(minus(ALL, known.gone), known.hand[me])
    world.number = 0
    while not is_empty(unseen):
        world.card[world.number] = take_lowest(cython.address(unseen))
        world.number += 1
    shuffle(world.card, world.number, world.rng)
    for seat in range(SEATS):
        world.hand[seat] = nothing()
        world.wrong[seat] = 0
    for seat in range(known.terms.players):
        if seat != me:
            for j in range(known.held[seat]):
                world.place[i] = seat
                world.hand[seat] = with_card(world.hand[seat], world.card[i])
                i += 1
    for j in range(i, world.number):
        world.place[j] = SEATS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _stir(world: cython.pointer(World), swaps: cython.int, mend: cython.bint) -> cython.void:
    """Swap cards between places if the signals fit no worse then; to `mend`, only out of wrong hands."""
    i: cython.int
    j: cython.int
    a: cython.int
    b: cython.int
    card: cython.int
    wrong_a: cython.int
    wrong_b: cython.int
    swap: cython.int
    held: cython.int = world.number - world.known.draw_pile
    hand_a: Set
    hand_b: Set
    if held == 0 or world.number < 2:
        return
    for swap in range(swaps):
        i = below(world.rng, held)
        j = below(world.rng, world.number)
        a = world.place[i]
        b = world.place[j]
        if a == b or (mend and world.wrong[a] == 0):
            continue
        hand_a = with_card(without_card(world.hand[a], world.card[i]), world.card[j])
        wrong_a = _wrong(world, hand_a, a)
        wrong_b = 0
        if b < SEATS:
            hand_b = with_card(without_card(world.hand[b], world.card[j]), world.card[i])
            wrong_b = _wrong(world, hand_b, b)
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


def begin_worlds(
    world: cython.pointer(World),
    known: cython.pointer(Position),
    me: cython.int,
    rng: cython.pointer(uint64_t),
) -> cython.void:
    """Get ready for `next_world`, for the seat `me` that knows this much.

    Signals were given when the turn began, before its cards were laid. As another's turn begins, those that
    stand may still be about the turn before: they are not heard.
    """
    world.known = known
    world.me = me
    world.hears = known.terms.talk and known.on_turn >= 0 and (me == known.on_turn or known.played > 0)
    world.rng = rng
    world.made = 0
    listen(cython.address(world.hearing), minus(known.gone, known.laid), known.before)


def next_world(world: cython.pointer(World)) -> cython.void:
    """Another world that fits the signals; any world where there are none."""
    seat: cython.int
    tries: cython.int
    wrong: cython.int
    players: cython.int = world.known.terms.players
    if not world.hears:
        _scatter(world)
        return
    if world.made % 16 == 0:
        _scatter(world)
        for seat in range(players):
            if seat != world.me:
                world.wrong[seat] = _wrong(world, world.hand[seat], seat)
        for tries in range(40):
            _stir(world, 60, True)
            wrong = 0
            for seat in range(players):
                wrong += world.wrong[seat]
            if wrong == 0:
                break
    _stir(world, 50, False)
    world.made += 1


def enter(world: cython.pointer(World), position: cython.pointer(Position)) -> cython.void:
    """The known position with the world's cards in hands and draw pile."""
    i: cython.int
    n: cython.int = 0
    seat: cython.int
    position[0] = world.known[0]
    for seat in range(position.terms.players):
        if seat != world.me:
            position.hand[seat] = world.hand[seat]
    for i in range(world.number):
        if world.place[i] == SEATS:
            position.deck[n] = world.card[i]
            n += 1
    shuffle(position.deck, n, world.rng)


def imagined_hands(view: object, seed: int, number: cython.int) -> list:
    """The first worlds of a search that starts from this view: the hands of all seats in each."""
    rng: uint64_t = seeded(seed)
    known: Position
    world: World
    i: cython.int
    j: cython.int
    know_view(cython.address(known), view)
    begin_worlds(cython.address(world), cython.address(known), view.seat, cython.address(rng))
    found = []
    for i in range(number):
        next_world(cython.address(world))
        world.hand[world.me] = known.hand[world.me]
        found.append(tuple([cards_of(world.hand[j]) for j in range(known.terms.players)]))
    return found
