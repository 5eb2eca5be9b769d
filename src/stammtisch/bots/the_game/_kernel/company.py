"""Mixed company of THE GAME, compiled: players with different habits at one table, and a guest that learns.

A habit is how a seat speaks, listens and errs. Whatever a habit leaves to chance is thrown with dice that
follow from what the seat knows (its hand and the cards laid): the same position, the same slip.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch._kernel.chance import below, random64, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.learning import Memory, learn_game, remember
from cython.cimports.stammtisch.bots.the_game._kernel.past import Past, begin_past, hear, watch_turn
from cython.cimports.stammtisch.bots.the_game._kernel.sampling import know_view
from cython.cimports.stammtisch.bots.the_game._kernel.search import hide, plays_of
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    NOTHING,
    PLEASE_SPARE,
    SPARE,
    TAKE,
    Hearing,
    listen_by,
    say,
    say_less,
)
from cython.cimports.stammtisch.bots.the_game._kernel.value import Network, best_turn, candidates
from cython.cimports.stammtisch.games.the_game._kernel.cards import Set, either, minus
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    DECK,
    Terms,
    Turn,
    Turns,
    begin,
    deal_hands,
    draw,
    lay_turn,
    lay_what_goes,
    set_up,
    terms_of,
)

_SPEAKS = cython.declare(cython.int, 1)  # what dice are thrown for
_SAYS = cython.declare(cython.int, 2)
_LAYS = cython.declare(cython.int, 3)
_SLIP = cython.declare(cython.int, 10)  # steps that a careless turn may cost more than the best one


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _dice(position: cython.pointer(Position), seat: cython.int, purpose: cython.int) -> uint64_t:
    """A generator that follows from what the seat knew when the turn began."""
    hand: Set = position.hand[seat]
    gone: Set = minus(position.gone, position.laid)
    state: uint64_t
    if seat == position.on_turn:
        hand = either(hand, position.laid)
    state = hand.lo * cython.cast(uint64_t, 0x9E3779B97F4A7C15) + hand.hi
    state = (state ^ (state >> 31)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9) + gone.lo
    state = (state ^ (state >> 29)) * cython.cast(uint64_t, 0x94D049BB133111EB) + gone.hi
    state = (state ^ (state >> 32)) + cython.cast(uint64_t, purpose)
    random64(cython.address(state))
    return state


@cython.cclass
class Companion:
    """A player with a habit."""

    def __cinit__(self, player: Player, habit: object):
        self.player = player
        self.habit.close = habit.close
        self.habit.middle = habit.middle
        self.habit.far = habit.far
        self.habit.terse = habit.terse
        self.habit.swapped = habit.swapped
        self.habit.late = habit.late
        self.habit.rare = habit.rare
        self.habit.wrong = habit.wrong
        self.habit.deaf = habit.deaf
        self.habit.hasty = habit.hasty
        self.habit.careless = habit.careless
        memset(self.meant, 0, cython.sizeof(self.meant))

    # A turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decide_at(self, known: cython.pointer(Position), rng: cython.pointer(uint64_t)) -> cython.int:
        """The index in the player's turns of the turn to play; -1 if the minimum is out of reach."""
        best: cython.int
        talk: cython.bint = known.terms.talk
        if self.habit.deaf:
            known.terms.talk = False
        best = self.steps_at(known) if self.habit.hasty else self.player.decide_at(known, rng)
        known.terms.talk = talk
        if best >= 0 and self.habit.careless:
            best = self.slip(known, best)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def steps_at(self, known: cython.pointer(Position)) -> cython.int:
        """The turn with the fewest steps; a further card is worth one step."""
        turns: cython.pointer(Turns) = self.player.turns
        i: cython.int
        best: cython.int = 0
        if candidates(turns, known, self.player.skill.most) == 0:
            return -1
        for i in range(turns.found):
            turns.turn[i].value = 1.5 * turns.turn[i].played - turns.turn[i].cost
            if turns.turn[i].value > turns.turn[best].value:
                best = i
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def slip(self, known: cython.pointer(Position), best: cython.int) -> cython.int:
        """Now and then any other turn that costs only some steps more."""
        turns: cython.pointer(Turns) = self.player.turns
        dice: uint64_t = _dice(known, known.on_turn, _LAYS)
        i: cython.int
        number: cython.int = 0
        chosen: cython.int = best
        if below(cython.address(dice), 1000) >= self.habit.careless:
            return best
        for i in range(turns.found):
            if i != best and turns.turn[i].cost <= turns.turn[best].cost + _SLIP:
                number += 1
                if below(cython.address(dice), number) == 0:
                    chosen = i
        return chosen

    # Signals

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def speak(
        self,
        position: cython.pointer(Position),
        seat: cython.int,
        meant: cython.pointer(cython.int),
        words: cython.pointer(cython.int),
    ) -> cython.void:
        """What the seat says as another's turn begins; `meant` is its memory of what it meant to say."""
        hearing: Hearing
        before: cython.int[TOPICS]
        dice: uint64_t
        topic: cython.int
        habit: cython.pointer(Habit) = cython.address(self.habit)
        memcpy(before, meant, cython.sizeof(before))
        listen_by(
            cython.address(hearing),
            minus(position.gone, position.laid),
            position.before,
            habit.close,
            habit.middle,
            habit.far,
        )
        if habit.terse:
            say_less(cython.address(hearing), position.hand[seat], position.minimum, meant)
        else:
            say(cython.address(hearing), position.hand[seat], position.minimum, meant)
        memcpy(words, meant, cython.sizeof(before))
        if habit.late:
            memcpy(words, before, cython.sizeof(before))
        dice = _dice(position, seat, _SPEAKS)
        if habit.rare != 1 and (habit.rare == 0 or below(cython.address(dice), habit.rare) != 0):
            for topic in range(TOPICS):
                words[topic] = NOTHING
            return
        dice = _dice(position, seat, _SAYS)
        for topic in range(4):
            if words[topic] == NOTHING:
                continue
            if habit.swapped and words[topic] != TAKE:
                words[topic] = SPARE if words[topic] == PLEASE_SPARE else PLEASE_SPARE
            if habit.wrong and below(cython.address(dice), 1000) < habit.wrong:
                words[topic] = SPARE if words[topic] == TAKE else TAKE

    # For Python, view by view

    def forget(self) -> None:
        """A new game begins."""
        memset(self.meant, 0, cython.sizeof(self.meant))

    def decide(self, view: object, seed: int) -> list:
        """The rest of the turn as [(card, pile), ...], for the seat on turn."""
        rng: uint64_t = seeded(seed)
        known: Position
        best: cython.int
        know_view(cython.address(known), cython.address(self.player.past), view)
        best = self.decide_at(cython.address(known), cython.address(rng))
        if best < 0:
            best = lay_what_goes(cython.address(known), self.player.turns)
        return plays_of(cython.address(self.player.turns.turn[best]))

    def words(self, view: object) -> tuple:
        """What it says about the four piles and about itself as another's turn begins, as numbers."""
        known: Position
        said: cython.int[TOPICS]
        i: cython.int
        know_view(cython.address(known), cython.NULL, view)
        self.speak(cython.address(known), view.seat, self.meant, said)
        return tuple([said[i] for i in range(TOPICS)])


# Whole games


@cython.cfunc
def _deal(position: cython.pointer(Position), terms: Terms, cards: bytes) -> cython.void:
    """Deal the hands from a deck in the order in which it is drawn; seat 0 starts."""
    i: cython.int
    seat: cython.int
    set_up(position, terms)
    for i in range(DECK):
        position.deck[DECK - 1 - i] = cards[i]
    for seat in range(terms.players):
        draw(position, seat, position.size)
    begin(position, 0)


def play_deal(seats: tuple, options: object, cards: bytes, seeds: object, told: cython.bint) -> tuple:
    """A game of these companions, seat 0 starting: (cards left, turns, moves).

    `cards` is the deck as it is drawn. `seeds`, if any, has one list for each seat: a number for every act,
    for those who search. `moves`, if `told`, are (seat, kind, a, b) without the deals.
    """
    terms: Terms = terms_of(options)
    position: Position
    known: Position
    rng: uint64_t = 0
    acts: cython.int[SEATS]
    said: cython.int[SEATS][TOPICS]
    meant: Spoken
    past: Past
    seat: cython.int
    other: cython.int
    i: cython.int
    best: cython.int
    turns: cython.int = 0
    on: cython.bint = True
    turn: cython.pointer(Turn)
    one: Companion
    moves: list = []
    memset(acts, 0, cython.sizeof(acts))
    memset(cython.address(meant), 0, cython.sizeof(Spoken))
    memset(said, 0, cython.sizeof(said))
    begin_past(cython.address(past))
    _deal(cython.address(position), terms, cards)
    while on:
        seat = position.on_turn
        for other in range(terms.players):
            if terms.talk and other != seat:
                one = seats[other]
                one.speak(cython.address(position), other, meant.meant[other], position.signals[other])
                if told:
                    for i in range(TOPICS):
                        if said[other][i] != position.signals[other][i]:
                            said[other][i] = position.signals[other][i]
                            moves.append((other, "signal", i, said[other][i]))
        one = seats[seat]
        hear(cython.address(past), cython.address(position))
        one.player.past = past
        hide(cython.address(position), cython.address(known), seat)
        if seeds is not None:
            rng = seeded(seeds[seat][acts[seat]])
        best = one.decide_at(cython.address(known), cython.address(rng))
        turns += 1
        if best < 0:
            best = lay_what_goes(cython.address(position), one.player.turns)
            on = False
        turn = cython.address(one.player.turns.turn[best])
        acts[seat] += turn.played + 1
        watch_turn(cython.address(past), cython.address(position), turn)
        if told:
            moves += [(seat, "play", turn.plays[i] >> 2, turn.plays[i] & 3) for i in range(turn.played)]
        if on:
            on = lay_turn(cython.address(position), turn)
            if told and on:
                moves.append((seat, "end", 0, 0))
    return position.left, turns, moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play(
    network: Network,
    guest: Companion,
    hosts: Companion,
    me: cython.int,
    position: cython.pointer(Position),
    most: cython.int,
    memory: cython.pointer(Memory),
) -> cython.void:
    """Play a dealt position to its end; the network plays the seat `me` (-1: all), which is remembered."""
    meant: Spoken
    thoughts: uint64_t = 0
    seat: cython.int
    best: cython.int
    turn: cython.pointer(Turn)
    turns: cython.pointer(Turns)
    own: cython.bint
    memory.turns = 0
    memset(cython.address(meant), 0, cython.sizeof(Spoken))
    while True:
        for seat in range(position.terms.players):
            if position.terms.talk and seat != position.on_turn:
                if me < 0 or seat == me:
                    guest.speak(position, seat, meant.meant[seat], position.signals[seat])
                else:
                    hosts.speak(position, seat, meant.meant[seat], position.signals[seat])
        own = me < 0 or position.on_turn == me
        if own:
            turns = network.turns
            best = best_turn(network.net, position, turns, most)
        else:
            turns = hosts.player.turns
            best = hosts.decide_at(position, cython.address(thoughts))
        if best < 0:
            lay_what_goes(position, turns)
            return
        turn = cython.address(turns.turn[best])
        if own:
            remember(memory, position, turn)
        if not lay_turn(position, turn):
            return


def teach_guest(
    network: Network,
    guest: Companion,
    hosts: Companion | None,
    options: object,
    games: cython.int,
    seed: int,
    how: object,
) -> tuple[int, int]:
    """Games of a network that learns, in one seat among hosts that do not: (wins, cards left in total).

    Without hosts it plays and learns in all seats. It speaks as the guest does; every seat is the guest's in
    turn, and anybody starts.
    """
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    talk: cython.bint = terms.talk
    silent: cython.float = how.silent
    rate: cython.float = how.rate
    decay: cython.float = how.decay
    win_share: cython.float = how.win_share
    most: cython.int = how.most
    alone: cython.bint = hosts is None
    others: Companion = guest if hosts is None else hosts
    position: Position
    game: cython.int
    seat: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    with cython.nogil:
        for game in range(games):
            terms.talk = below(cython.address(rng), 1000) >= cython.cast(cython.int, 1000 * silent) and talk
            set_up(cython.address(position), terms)
            deal_hands(cython.address(position), cython.address(rng))
            begin(cython.address(position), below(cython.address(rng), terms.players))
            seat = -1 if alone else game % terms.players
            _play(network, guest, others, seat, cython.address(position), most, memory)
            wins += position.left == 0
            left += position.left
            learn_game(network.net, memory, position.left, win_share, decay, rate)
    free(memory)
    return wins, left
