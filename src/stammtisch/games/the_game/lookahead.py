"""Search for THE GAME, compiled: the best turns by value are tried in worlds that fit what is known.

A world gives every unseen card a place, so that each hand would give the signals that its owner
gave. All turns are tried in the same worlds; after each batch the worse half is dropped.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch.games.the_game.judgement import Judge, Mind, best_turn, candidates, pairs_in
from cython.cimports.stammtisch.games.the_game.kernel import (
    FITS,
    STEP,
    Set,
    Table,
    Turn,
    Turns,
    begin,
    below,
    deal_hands,
    lay_turn,
    lay_what_goes,
    set_up,
    size_of,
    with_card,
)
from cython.cimports.stammtisch.games.the_game.signals import (
    PLEASE_SPARE,
    SPARE,
    TAKE,
    Hearing,
    choose_starter,
    claim_of,
    give_signals,
    listen,
    set_of,
)
from cython.cimports.stammtisch.games.the_game.worlds import World, enter, next_world

__all__ = ["Player"]

_DEAL, _CLAIM, _START, _PLAY, _END, _SIGNAL = range(6)
EVENTS = ("deal", "claim", "start", "play", "end", "signal")


# Without learning


def planned_turn(table: cython.pointer(Table), turns: cython.pointer(Turns), most: cython.int) -> cython.int:
    """The turn of the least cost by rule of thumb; -1 when the minimum is out of reach."""
    i: cython.int
    pile: cython.int
    seat: cython.int
    step: cython.int
    word: cython.int
    best: cython.int = 0
    cost: cython.float
    kept: Set
    turn: cython.pointer(Turn)
    if candidates(turns, table, most) == 0:
        return -1
    for i in range(turns.found):
        turn = cython.address(turns.turn[i])
        kept = turn.kept
        # Few steps; further cards are worth laying with company, worth keeping alone; so are pairs.
        cost = turn.cost - (3.5 if table.players > 1 else -1.5) * turn.played
        cost -= 9 * size_of(pairs_in(kept))
        for pile in range(4):
            kept.lo &= ~FITS[pile][turn.tops[pile]].lo
            kept.hi &= ~FITS[pile][turn.tops[pile]].hi
            step = STEP[pile][table.before[pile]][turn.tops[pile]]
            if table.talk and step > 0:
                for seat in range(table.players):
                    word = table.signals[seat][pile] if seat != table.on_turn and table.held[seat] else 0
                    cost += 9 if word == SPARE else 1 if word == PLEASE_SPARE else -2 if word == TAKE else 0
        cost += 3 * size_of(kept)
        turn.value = -cost
        if turn.value > turns.turn[best].value:
            best = i
    return best


# Looking ahead


def _follow(
    mind: cython.pointer(Mind),
    table: cython.pointer(Table),
    turn: cython.pointer(Turn),
    inner: cython.pointer(Turns),
    depth: cython.int,
    narrow: cython.int,
) -> cython.float:
    """The value some turns later, when all go by value alone."""
    i: cython.int
    best: cython.int
    value: cython.float = 0
    if not lay_turn(table, turn):
        return 1
    for i in range(depth):
        give_signals(table)
        best = best_turn(mind, table, inner, narrow)
        if best < 0:
            return 0
        value = inner.turn[best].value
        if i == depth - 1:
            break
        if not lay_turn(table, cython.address(inner.turn[best])):
            return 1
    return value


def _search(
    mind: cython.pointer(Mind),
    skill: cython.pointer(Skill),
    known: cython.pointer(Table),
    turns: cython.pointer(Turns),
    inner: cython.pointer(Turns),
    best: cython.int,
    laid: Set,
    rng: cython.pointer(uint64_t),
) -> cython.int:
    """The best of the leading turns over imagined worlds, by halving.

    Signals were given when the turn began: `laid`, which has been laid in it since, was still to come.
    """
    order: cython.int[MOST_TOP]
    total: cython.double[MOST_TOP]
    hearing: Hearing
    gone: Set
    world: World
    table: Table
    start: Table
    i: cython.int
    j: cython.int
    n: cython.int = 0
    w: cython.int = 0
    batch: cython.int
    goal: cython.int
    at: cython.int
    sum_of: cython.double
    top: cython.int = skill.top if skill.top < MOST_TOP else MOST_TOP
    # The leading turns, best first, as long as they are not hopelessly behind.
    for i in range(turns.found):
        if turns.turn[i].value < turns.turn[best].value - 0.12:
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
    if n < 2:
        return best
    for i in range(n):
        total[i] = skill.trust * turns.turn[order[i]].value
    gone.lo = known.gone.lo & ~laid.lo
    gone.hi = known.gone.hi & ~laid.hi
    listen(cython.address(hearing), gone, known.before)
    batch = skill.worlds // 4
    if batch < 2:
        batch = 2
    goal = batch
    while w < skill.worlds and n > 1:
        while w < goal:
            next_world(cython.address(world), known, cython.address(hearing), rng, w)
            enter(cython.address(world), known, cython.address(start), rng)
            for i in range(n):
                table = start
                total[i] += _follow(
                    mind,
                    cython.address(table),
                    cython.address(turns.turn[order[i]]),
                    inner,
                    skill.depth,
                    skill.narrow,
                )
            w += 1
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
        n = (n + 1) // 2
        goal = w + batch * (1 if n > 2 else 2)
        if goal > skill.worlds:
            goal = skill.worlds
        if n == 2 and goal < skill.worlds:
            goal = skill.worlds
    turns.turn[order[0]].value = total[0] / (w + skill.trust)
    return order[0]


def _blind(table: cython.pointer(Table), known: cython.pointer(Table)) -> cython.void:
    """What the player on turn may know: nothing of other hands and the draw pile but their sizes."""
    seat: cython.int
    known[0] = table[0]
    memset(known.deck, 0, cython.sizeof(known.deck))
    for seat in range(known.players):
        if seat != known.on_turn:
            known.hand[seat].lo = 0
            known.hand[seat].hi = 0


@cython.cclass
class Player:
    """Plays THE GAME by rules of thumb (no judge), by a judge's value, or (`top` > 1) by trying the best
    turns in imagined worlds."""

    def __cinit__(
        self,
        judge: Judge | None,
        most: cython.int = 40,
        top: cython.int = 0,
        worlds: cython.int = 0,
        depth: cython.int = 1,
        narrow: cython.int = 16,
        trust: cython.int = 8,
    ):
        # A copy: the network keeps notes while it thinks, and players may think at the same time.
        self.mind = cython.NULL
        if judge is not None:
            self.mind = cython.cast(cython.pointer(Mind), malloc(cython.sizeof(Mind)))
            if self.mind == cython.NULL:
                raise MemoryError
            memcpy(self.mind, judge.mind, cython.sizeof(Mind))
        self.skill.most = most
        self.skill.top = top
        self.skill.worlds = worlds
        self.skill.depth = depth
        self.skill.narrow = narrow
        self.skill.trust = trust
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        self.inner = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        self.events = cython.cast(cython.pointer(Event), malloc(cython.sizeof(Event) * MOST_EVENTS))
        if self.turns == cython.NULL or self.inner == cython.NULL or self.events == cython.NULL:
            raise MemoryError
        memset(self.turns, 0, cython.sizeof(Turns))
        memset(self.inner, 0, cython.sizeof(Turns))

    def __dealloc__(self):
        free(self.mind)
        free(self.turns)
        free(self.inner)
        free(self.events)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decide_at(self, known: cython.pointer(Table), rng: cython.pointer(uint64_t)) -> cython.int:
        """The turn to play, among `self.turns`; -1 when the minimum is out of reach."""
        best: cython.int
        if self.mind == cython.NULL:
            return planned_turn(known, self.turns, self.skill.most)
        best = best_turn(self.mind, known, self.turns, self.skill.most)
        if best >= 0 and self.skill.top > 1 and self.turns.turn[best].value < 1:
            best = _search(
                self.mind, cython.address(self.skill), known, self.turns, self.inner, best, self.laid, rng
            )
        return best

    def decide(
        self,
        players: cython.int,
        min_cards: cython.int,
        seat: cython.int,
        hand: object,
        hand_counts: object,
        tops: object,
        gone: object,
        draw_pile: cython.int,
        minimum: cython.int,
        played: cython.int,
        signals: object,
        seed: int,
        before: object = None,
        laid: object = (),
    ) -> list:
        """A whole turn as [(card, pile), ...] from what a seat knows; `signals` None is silence.

        In the midst of a turn: `before` is what the piles showed when it began, `laid` what was laid since.
        """
        rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
        known: Table
        i: cython.int
        j: cython.int
        best: cython.int
        turn: cython.pointer(Turn)
        set_up(cython.address(known), players, min_cards, False, signals is not None)
        known.on_turn = seat
        known.draw_pile = draw_pile
        known.minimum = minimum
        known.played = played
        known.left = draw_pile
        for i in range(4):
            known.tops[i] = tops[i]
            known.before[i] = tops[i] if before is None else before[i]
        self.laid = set_of(laid)
        for i in range(players):
            known.held[i] = hand_counts[i]
            known.left += hand_counts[i]
            if signals is not None:
                for j in range(5):
                    known.signals[i][j] = signals[i][j]
        for card in gone:
            known.gone = with_card(known.gone, card)
        for card in hand:
            known.hand[seat] = with_card(known.hand[seat], card)
        with cython.nogil:
            best = self.decide_at(cython.address(known), cython.address(rng))
            if best < 0:
                self.value = 0
                lay_what_goes(cython.address(known), self.turns)
                best = 0
                for i in range(self.turns.found):
                    if self.turns.turn[i].played > self.turns.turn[best].played:
                        best = i
            else:
                self.value = self.turns.turn[best].value
        turn = cython.address(self.turns.turn[best])
        return [(turn.plays[i] >> 2, turn.plays[i] & 3) for i in range(turn.played)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, kind: cython.int, seat: cython.int, a: cython.int, b: cython.int) -> cython.void:
        if self.happened < MOST_EVENTS:
            self.events[self.happened].kind = kind
            self.events[self.happened].seat = seat
            self.events[self.happened].a = a
            self.events[self.happened].b = b
            self.happened += 1

    def play_game(
        self,
        players: cython.int,
        min_cards: cython.int,
        fewer_cards: cython.bint,
        talk: cython.bint,
        seed: int,
        starter: cython.int = -1,
        events: cython.bint = False,
    ) -> tuple:
        """A whole game of equal players, each knowing its own hand only: (cards left, turns, events).

        `starter` is a seat; -1: by claims; -2: by lot.
        """
        rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
        thoughts: uint64_t = (seed ^ 0x5DEECE66D2B79F37) & 0xFFFFFFFFFFFFFFFF
        table: Table
        known: Table
        said: cython.int[5][5]
        best: cython.int
        i: cython.int
        j: cython.int
        seat: cython.int
        drawn: cython.int
        turns: cython.int = 0
        on: cython.bint = True
        turn: cython.pointer(Turn)
        self.happened = 0
        memset(cython.address(self.laid), 0, cython.sizeof(Set))
        memset(said, 0, cython.sizeof(said))
        with cython.nogil:
            set_up(cython.address(table), players, min_cards, fewer_cards, talk)
            deal_hands(cython.address(table), cython.address(rng))
            for seat in range(players):
                for i in range(table.size):
                    self.note(0, seat, table.deck[97 - seat * table.size - i], 0)
            if players > 1 and starter == -1:
                for seat in range(players):
                    self.note(1, seat, claim_of(table.hand[seat], min_cards), 0)
            if starter == -1:
                seat = choose_starter(cython.address(table), cython.address(rng))
            else:
                seat = starter if starter >= 0 else below(cython.address(rng), players)
            self.note(2, seat, 0, 0)
            begin(cython.address(table), seat)
            while on:
                give_signals(cython.address(table))
                if table.talk:
                    for seat in range(players):
                        for i in range(2):  # first what it takes back, then what it says
                            for j in range(5):
                                if (
                                    table.signals[seat][j] != said[seat][j]
                                    and (table.signals[seat][j] != 0) == i
                                ):
                                    said[seat][j] = table.signals[seat][j]
                                    self.note(5, seat, j, said[seat][j])
                _blind(cython.address(table), cython.address(known))
                best = self.decide_at(cython.address(known), cython.address(thoughts))
                turns += 1
                seat = table.on_turn
                if best < 0:
                    lay_what_goes(cython.address(table), self.turns)
                    best = 0
                    for i in range(self.turns.found):
                        if self.turns.turn[i].played > self.turns.turn[best].played:
                            best = i
                    on = False
                turn = cython.address(self.turns.turn[best])
                for i in range(turn.played):
                    self.note(3, seat, turn.plays[i] >> 2, turn.plays[i] & 3)
                if on:
                    drawn = table.draw_pile
                    on = lay_turn(cython.address(table), turn)
                    if on:
                        self.note(4, seat, 0, 0)
                        for i in range(drawn - table.draw_pile):
                            self.note(0, seat, table.deck[drawn - 1 - i], 0)
        found = None
        if events:
            found = [
                (EVENTS[self.events[i].kind], self.events[i].seat, self.events[i].a, self.events[i].b)
                for i in range(self.happened)
            ]
        return table.left, turns, found
