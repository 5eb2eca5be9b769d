"""Sampled worlds of THE GAME, compiled: a place for every unseen card, consistent with the signals.

Each hand would give the signals that its owner gave, now and since its turn before the last (`past`). Cards
are swapped between places at random as long as that holds, which makes all consistent worlds equally likely.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import below, seeded, shuffle
from cython.cimports.stammtisch.bots.the_game._kernel.past import Heard, Known, know_past
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    FINE,
    NOTHING,
    PLEASE_SPARE,
    SPARE,
    TAKE,
    TROUBLE,
    pile_word,
    say,
    self_word,
)
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    cards_of,
    either,
    is_empty,
    minus,
    nothing,
    overlap,
    set_of,
    take_lowest,
    with_card,
    without_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import ALL, TOPICS, set_up, terms_of

from stammtisch.bots.the_game._kernel.signals import numbers_of

_DETOUR = cython.declare(cython.int, 16)  # one swap in so many may fit worse
_ALL_WRONG = cython.declare(cython.int, 1000)  # more than can be


@cython.cfunc
def know_view(position: cython.pointer(Position), past: cython.pointer(Past), view: object) -> cython.void:
    """The position and the past (unless NULL) as the view's seat knows them; other hands are empty.

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
    if past != cython.NULL:
        know_past(past, view)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _hand(world: cython.pointer(World), seat: cython.int) -> Set:
    return either(world.part[2 * seat], world.part[2 * seat + 1])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mismatch(heard: cython.pointer(Heard), hand: Set, mute: cython.bint, most: cython.int) -> cython.int:
    """How many of these words the hand would not have given; anything above `most` if there are more.

    People may say more than bots do: with words about more than two piles each is heard by itself, and
    *fine* only means no *trouble*. So it is with those who are silent at other times (`past`).
    """
    words: cython.int[TOPICS]
    said: cython.pointer(cython.int) = heard.words
    pile: cython.int
    topic: cython.int
    word: cython.int
    wrong: cython.int = 0
    if mute or ((said[0] != 0) + (said[1] != 0) + (said[2] != 0) + (said[3] != 0) > 2):
        for pile in range(4):
            wrong += said[pile] != NOTHING and (
                pile_word(cython.address(heard.hearing), hand, pile) != said[pile]
            )
        word = self_word(cython.address(heard.hearing), hand, heard.minimum)
        return wrong + (said[4] == TROUBLE and word != TROUBLE) + (said[4] == FINE and word == TROUBLE)
    for pile in range(4):  # what shows at a glance
        if said[pile] == TAKE:
            wrong += not is_empty(minus(hand, heard.hearing.far[pile]))
        elif said[pile] == SPARE:
            wrong += not overlap(hand, heard.hearing.close[pile])
        elif said[pile] == PLEASE_SPARE:
            wrong += not overlap(hand, heard.hearing.middle[pile])
    if wrong > most:
        return wrong
    wrong = 0
    say(cython.address(heard.hearing), hand, heard.minimum, words)
    for topic in range(TOPICS):
        wrong += words[topic] != said[topic]
    return wrong


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _wrong(world: cython.pointer(World), seat: cython.int, most: cython.int) -> cython.int:
    """How many words of the seat do not fit its cards in this world; anything above `most` if there are more.

    Of somebody in the middle of a turn nothing is asked.
    """
    known: cython.pointer(Known) = cython.address(world.past.seat[seat])
    hand: Set = _hand(world, seat)
    i: cython.int
    wrong: cython.int = 0
    if known.doubted or (seat == world.known.on_turn and world.known.played):
        return 0
    for i in range(known.now - 1, -1, -1):
        wrong += _mismatch(cython.address(known.lately[i]), hand, known.mute, most - wrong)
        if wrong > most:
            return wrong
    hand = either(world.part[2 * seat], known.laid)
    for i in range(known.then - 1, -1, -1):
        wrong += _mismatch(cython.address(known.earlier[i]), hand, known.mute, most - wrong)
        if wrong > most:
            return wrong
    return wrong


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _scatter(world: cython.pointer(World)) -> cython.void:
    """Put the unseen cards in random places."""
    known: cython.pointer(Position) = world.known
    seat: cython.int
    place: cython.int
    i: cython.int = 0
    j: cython.int
    unseen: Set = minus(minus(ALL, known.gone), known.hand[world.me])
    world.number = 0
    while not is_empty(unseen):
        world.card[world.number] = take_lowest(cython.address(unseen))
        world.number += 1
    shuffle(world.card, world.number, world.rng)
    for place in range(PILE):
        world.part[place] = nothing()
    for seat in range(known.terms.players):
        world.wrong[seat] = 0
        if seat != world.me:
            for j in range(known.held[seat]):
                place = 2 * seat + (j < world.past.seat[seat].fresh)
                world.place[i] = place
                world.part[place] = with_card(world.part[place], world.card[i])
                i += 1
    for j in range(i, world.number):
        world.place[j] = PILE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _swap(world: cython.pointer(World), i: cython.int, j: cython.int) -> cython.void:
    """Exchange two cards whose places differ."""
    a: cython.int = world.place[i]
    b: cython.int = world.place[j]
    card: cython.int = world.card[i]
    world.card[i] = world.card[j]
    world.card[j] = card
    world.part[a] = with_card(without_card(world.part[a], card), world.card[i])
    if b != PILE:
        world.part[b] = with_card(without_card(world.part[b], world.card[i]), card)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _stir(world: cython.pointer(World), swaps: cython.int, mend: cython.bint) -> cython.void:
    """Swap cards between places if the signals fit no worse then; to `mend`, only out of wrong hands, and now
    and then by a detour."""
    i: cython.int
    j: cython.int
    a: cython.int
    b: cython.int
    wrong_a: cython.int
    wrong_b: cython.int
    most: cython.int
    swap: cython.int
    held: cython.int = world.number - world.known.draw_pile
    if held == 0 or world.number < 2:
        return
    for swap in range(swaps):
        i = below(world.rng, held)
        j = below(world.rng, world.number)
        a = world.place[i] >> 1
        b = world.place[j] >> 1
        if world.place[i] == world.place[j] or (mend and world.wrong[a] == 0):
            continue
        most = world.wrong[a] + (world.wrong[b] if b != a and b < SEATS else 0)
        if mend and below(world.rng, _DETOUR) == 0:
            most += 1
        _swap(world, i, j)
        wrong_a = _wrong(world, a, most)
        wrong_b = 0
        if wrong_a <= most and b != a and b < SEATS:
            wrong_b = _wrong(world, b, most - wrong_a)
        if wrong_a + wrong_b > most:
            _swap(world, i, j)
            continue
        world.wrong[a] = wrong_a
        if b != a and b < SEATS:
            world.wrong[b] = wrong_b


def begin_worlds(
    world: cython.pointer(World),
    known: cython.pointer(Position),
    past: cython.pointer(Past),
    me: cython.int,
    rng: cython.pointer(uint64_t),
) -> cython.void:
    """Get ready for `next_world`, for the seat `me` that knows this much."""
    seat: cython.int
    world.known = known
    world.past = past
    world.me = me
    world.rng = rng
    world.made = 0
    world.hears = False
    for seat in range(known.terms.players):
        if seat != me and known.held[seat] and not past.seat[seat].doubted:
            world.hears = world.hears or past.seat[seat].now + past.seat[seat].then > 0


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
            if seat != world.me and world.known.held[seat]:
                world.wrong[seat] = _wrong(world, seat, _ALL_WRONG)
        for tries in range(100):
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
            position.hand[seat] = _hand(world, seat)
    for i in range(world.number):
        if world.place[i] == PILE:
            position.deck[n] = world.card[i]
            n += 1
    shuffle(position.deck, n, world.rng)


def imagined_hands(view: object, seed: int, number: cython.int) -> list:
    """The first worlds of a search that starts from this view: the hands of all seats in each."""
    rng: uint64_t = seeded(seed)
    known: Position
    past: Past
    world: World
    i: cython.int
    j: cython.int
    know_view(cython.address(known), cython.address(past), view)
    begin_worlds(
        cython.address(world), cython.address(known), cython.address(past), view.seat, cython.address(rng)
    )
    found = []
    for i in range(number):
        next_world(cython.address(world))
        hands = [cards_of(_hand(cython.address(world), j)) for j in range(known.terms.players)]
        hands[world.me] = cards_of(known.hand[world.me])
        found.append(tuple(hands))
    return found
