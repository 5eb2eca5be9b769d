"""Search for THE GAME, compiled: the best turns by value are tried in worlds that fit what is known.

All turns are tried in the same worlds; after each batch the worse half is dropped.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import Knowledge, know, pairs_in
from cython.cimports.stammtisch.bots.the_game._kernel.past import begin_past, hear, watch_turn
from cython.cimports.stammtisch.bots.the_game._kernel.sampling import (
    World,
    begin_worlds,
    enter,
    know_view,
    next_world,
)
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    PLEASE_SPARE,
    SPARE,
    TAKE,
    choose_starter,
    claim_of,
    give_signals,
)
from cython.cimports.stammtisch.bots.the_game._kernel.value import best_turn, candidates, prepare, value_of
from cython.cimports.stammtisch.games.the_game._kernel.cards import Set, minus, nothing, size_of
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    DECK,
    FITS,
    STEP,
    TOPICS,
    Terms,
    begin,
    deal_hands,
    lay_turn,
    lay_what_goes,
    set_up,
    terms_of,
)

EVENTS = ("deal", "claim", "start", "play", "end", "signal")

_BY_CLAIMS = cython.declare(cython.int, -1)  # instead of a starting seat
_BY_LOT = cython.declare(cython.int, -2)
_HOPELESS = cython.declare(cython.double, 0.12)  # turns this far behind the best are not tried
# By rule of thumb, in steps:
_PAIR = cython.declare(cython.int, 9)  # what a pair is worth keeping
_DEAD = cython.declare(cython.int, 3)  # what a kept card costs that fits no pile


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _heed(word: cython.int) -> cython.int:
    """By rule of thumb, what it costs to take a pile on of which this was said."""
    return 9 if word == SPARE else 1 if word == PLEASE_SPARE else -2 if word == TAKE else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _planned_turn(
    position: cython.pointer(Position), turns: cython.pointer(Turns), most: cython.int
) -> cython.int:
    """The index of the cheapest turn by rule of thumb; -1 if the minimum is out of reach."""
    i: cython.int
    pile: cython.int
    seat: cython.int
    best: cython.int = 0
    cost: cython.float
    kept: Set
    turn: cython.pointer(Turn)
    if candidates(turns, position, most) == 0:
        return -1
    for i in range(turns.found):
        turn = cython.address(turns.turn[i])
        kept = turn.kept
        # Further cards are worth laying in company, and worth keeping alone.
        cost = turn.cost - (3.5 if position.terms.players > 1 else -1.5) * turn.played
        cost -= _PAIR * size_of(pairs_in(kept))
        for pile in range(4):
            kept = minus(kept, FITS[pile][turn.tops[pile]])
            if position.terms.talk and STEP[pile][position.before[pile]][turn.tops[pile]] > 0:
                for seat in range(position.terms.players):
                    if seat != position.on_turn and position.held[seat]:
                        cost += _heed(position.signals[seat][pile])
        cost += _DEAD * size_of(kept)
        turn.value = -cost
        if turn.value > turns.turn[best].value:
            best = i
    return best


def hide(position: cython.pointer(Position), known: cython.pointer(Position), me: cython.int) -> cython.void:
    """What a seat may know: of other hands and the draw pile only their sizes."""
    seat: cython.int
    known[0] = position[0]
    memset(known.deck, 0, cython.sizeof(known.deck))
    for seat in range(known.terms.players):
        if seat != me:
            known.hand[seat] = nothing()


@cython.cfunc
def plays_of(turn: cython.pointer(Turn)) -> list:
    """A turn as [(card, pile), ...]."""
    i: cython.int
    return [(turn.plays[i] >> 2, turn.plays[i] & 3) for i in range(turn.played)]


@cython.cclass
class Player:
    """Plays THE GAME by rules of thumb (without a network), by a network's value, or (with a skill that
    samples worlds) by trying the best turns in them."""

    def __cinit__(self, network: Network | None, skill: object):
        # A copy: a network keeps sums while it is used, and players may think at the same time.
        self.net = cython.NULL
        if network is not None:
            self.net = cython.cast(cython.pointer(Net), malloc(cython.sizeof(Net)))
            if self.net == cython.NULL:
                raise MemoryError
            memcpy(self.net, network.net, cython.sizeof(Net))
        self.skill.most = skill.most
        self.skill.top = skill.top if skill.top < MOST_TOP else MOST_TOP
        self.skill.worlds = skill.worlds
        self.skill.depth = skill.depth
        self.skill.narrow = skill.narrow
        self.skill.trust = skill.trust
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        self.inner = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        self.events = cython.cast(cython.pointer(Event), malloc(cython.sizeof(Event) * MOST_EVENTS))
        if self.turns == cython.NULL or self.inner == cython.NULL or self.events == cython.NULL:
            raise MemoryError
        memset(self.turns, 0, cython.sizeof(Turns))
        memset(self.inner, 0, cython.sizeof(Turns))
        begin_past(cython.address(self.past))

    def __dealloc__(self):
        free(self.net)
        free(self.turns)
        free(self.inner)
        free(self.events)

    # A turn

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decide_at(self, known: cython.pointer(Position), rng: cython.pointer(uint64_t)) -> cython.int:
        """The index in `self.turns` of the turn to play; -1 if the minimum is out of reach."""
        best: cython.int
        self.tried = 0
        if self.net == cython.NULL:
            return _planned_turn(known, self.turns, self.skill.most)
        best = best_turn(self.net, known, self.turns, self.skill.most)
        if best >= 0 and self.skill.top > 1 and self.turns.turn[best].value < 1:
            self.tried = self.leaders(best, self.order)
            if self.tried > 1:
                best = self.search(known, self.order, self.tried, rng)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leaders(self, best: cython.int, order: cython.pointer(cython.int)) -> cython.int:
        """Put the turns to be tried into `order`, best first; how many there are."""
        turns: cython.pointer(Turns) = self.turns
        top: cython.int = self.skill.top
        i: cython.int
        j: cython.int
        n: cython.int = 0
        for i in range(turns.found):
            if turns.turn[i].value < turns.turn[best].value - _HOPELESS:
                continue
            j = n if n < top else top - 1
            if n == top and turns.turn[i].value <= turns.turn[order[top - 1]].value:
                continue
            while j > 0 and turns.turn[order[j - 1]].value < turns.turn[i].value:
                order[j] = order[j - 1]
                j -= 1
            order[j] = i
            if n < top:
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search(
        self,
        known: cython.pointer(Position),
        order: cython.pointer(cython.int),
        n: cython.int,
        rng: cython.pointer(uint64_t),
    ) -> cython.int:
        """The best of `n` turns in sampled worlds, by halving unless patient; `order` becomes best first."""
        turns: cython.pointer(Turns) = self.turns
        skill: cython.pointer(Skill) = cython.address(self.skill)
        total: cython.double[MOST_TOP]
        world: World
        position: Position
        start: Position
        i: cython.int
        j: cython.int
        batch: cython.int = skill.worlds // 4
        goal: cython.int
        done: cython.int = 0
        at: cython.int
        sum_of: cython.double
        for i in range(n):
            total[i] = skill.trust * turns.turn[order[i]].value
        self.me = known.on_turn
        begin_worlds(cython.address(world), known, cython.address(self.past), known.on_turn, rng)
        if batch < 2:
            batch = 2
        goal = skill.worlds if self.patient else batch
        while done < skill.worlds and n > 1:
            while done < goal:
                next_world(cython.address(world))
                enter(cython.address(world), cython.address(start))
                for i in range(n):
                    position = start
                    total[i] += self.follow(cython.address(position), cython.address(turns.turn[order[i]]))
                done += 1
            for i in range(1, n):
                at = order[i]
                sum_of = total[i]
                j = i
                while j > 0 and total[j - 1] < sum_of:
                    total[j] = total[j - 1]
                    order[j] = order[j - 1]
                    j -= 1
                total[j] = sum_of
                order[j] = at
            for i in range(n):
                turns.turn[order[i]].value = total[i] / (done + skill.trust)
            n = (n + 1) // 2
            goal = done + batch if n > 2 else skill.worlds
            if goal > skill.worlds:
                goal = skill.worlds
        return order[0]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(self, position: cython.pointer(Position), turn: cython.pointer(Turn)) -> cython.float:
        """The value some turns later if all play by value alone."""
        i: cython.int
        best: cython.int
        value: cython.float = 0
        if not lay_turn(position, turn):
            return 1
        for i in range(self.skill.depth):
            give_signals(position)
            best = self.reply(position)
            if best < 0:
                return 0
            value = self.inner.turn[best].value
            if i == self.skill.depth - 1:
                break
            if not lay_turn(position, cython.address(self.inner.turn[best])):
                return 1
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reply(self, position: cython.pointer(Position)) -> cython.int:
        """The turn that the seat on turn is expected to play, with its value; -1 if there is none.

        Who uses words as we do plays by value, others by rules of thumb.
        """
        knowledge: Knowledge
        best: cython.int
        seat: cython.pointer(Known) = cython.address(self.past.seat[position.on_turn])
        if position.on_turn == self.me or not (seat.mute or seat.doubted):
            return best_turn(self.net, position, self.inner, self.skill.narrow)
        best = _planned_turn(position, self.inner, self.skill.most)
        if best >= 0:
            know(position, cython.address(knowledge))
            prepare(self.net, cython.address(knowledge))
            self.inner.turn[best].value = value_of(
                self.net, cython.address(knowledge), cython.address(self.inner.turn[best])
            )
        return best

    def decide(self, view: object, seed: int) -> list:
        """The rest of the turn as [(card, pile), ...], for the seat on turn."""
        rng: uint64_t = seeded(seed)
        known: Position
        best: cython.int
        # Only worlds are made by what was said before.
        know_view(
            cython.address(known), cython.address(self.past) if self.skill.top > 1 else cython.NULL, view
        )
        with cython.nogil:
            best = self.decide_at(cython.address(known), cython.address(rng))
            if best < 0:
                self.value = 0
                best = lay_what_goes(cython.address(known), self.turns)
            else:
                self.value = self.turns.turn[best].value
        return plays_of(cython.address(self.turns.turn[best]))

    # A game

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, kind: Kind, seat: cython.int, a: cython.int, b: cython.int) -> cython.void:
        if self.happened < MOST_EVENTS:
            self.events[self.happened].kind = kind
            self.events[self.happened].seat = seat
            self.events[self.happened].a = a
            self.events[self.happened].b = b
            self.happened += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deal_and_begin(
        self, position: cython.pointer(Position), starter: cython.int, rng: cython.pointer(uint64_t)
    ) -> cython.void:
        """Deal the hands and find out who starts (2.2, 2.3)."""
        players: cython.int = position.terms.players
        seat: cython.int
        i: cython.int
        deal_hands(position, rng)
        for seat in range(players):
            for i in range(position.size):
                self.note(DEAL, seat, position.deck[DECK - 1 - seat * position.size - i], 0)
        if players > 1 and starter == _BY_CLAIMS:
            for seat in range(players):
                self.note(CLAIM, seat, claim_of(position.hand[seat], position.terms.min_cards), 0)
        if starter == _BY_CLAIMS:
            starter = choose_starter(position, rng)
        elif starter == _BY_LOT:
            starter = below(rng, players)
        self.note(START, starter, 0, 0)
        begin(position, starter)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note_signals(self, position: cython.pointer(Position)) -> cython.void:
        """Note what has changed, seat by seat: first what it takes back, then what it says."""
        seat: cython.int
        says: cython.int
        topic: cython.int
        word: cython.int
        for seat in range(position.terms.players):
            for says in range(2):
                for topic in range(TOPICS):
                    word = position.signals[seat][topic]
                    if word != self.said[seat][topic] and (word != 0) == says:
                        self.said[seat][topic] = word
                        self.note(SIGNAL, seat, topic, word)

    def play_game(self, options: object, seed: int, *, events: cython.bint = False) -> tuple:
        """A whole game of equal players, each knowing its own hand only: (cards left, turns, events)."""
        rng: uint64_t = seeded(seed)
        thoughts: uint64_t = seeded(seed ^ 0x5DEECE66D2B79F37)
        terms: Terms = terms_of(options)
        starter: cython.int = _BY_LOT if options.starter == "random" else _BY_CLAIMS
        position: Position
        known: Position
        best: cython.int
        i: cython.int
        seat: cython.int
        drawn: cython.int
        turns: cython.int = 0
        on: cython.bint = True
        turn: cython.pointer(Turn)
        if isinstance(options.starter, int):
            starter = options.starter
        self.happened = 0
        memset(self.said, 0, cython.sizeof(self.said))
        with cython.nogil:
            set_up(cython.address(position), terms)
            begin_past(cython.address(self.past))
            self.deal_and_begin(cython.address(position), starter, cython.address(rng))
            while on:
                give_signals(cython.address(position))
                if terms.talk:
                    self.note_signals(cython.address(position))
                hear(cython.address(self.past), cython.address(position))
                hide(cython.address(position), cython.address(known), position.on_turn)
                best = self.decide_at(cython.address(known), cython.address(thoughts))
                turns += 1
                seat = position.on_turn
                if best < 0:
                    best = lay_what_goes(cython.address(position), self.turns)
                    on = False
                turn = cython.address(self.turns.turn[best])
                for i in range(turn.played):
                    self.note(PLAY, seat, turn.plays[i] >> 2, turn.plays[i] & 3)
                watch_turn(cython.address(self.past), cython.address(position), turn)
                if on:
                    drawn = position.draw_pile
                    on = lay_turn(cython.address(position), turn)
                    if on:
                        self.note(END, seat, 0, 0)
                        for i in range(drawn - position.draw_pile):
                            self.note(DEAL, seat, position.deck[drawn - 1 - i], 0)
        found = None
        if events:
            found = [
                (EVENTS[self.events[i].kind], self.events[i].seat, self.events[i].a, self.events[i].b)
                for i in range(self.happened)
            ]
        return position.left, turns, found
