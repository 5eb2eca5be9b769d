"""A win of THE GAME with all cards known, compiled: a beam search over whole turns.

What it finds is a line of play. What it does not find may still exist: only the positions that the network
values most are followed.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc, qsort
from cython.cimports.stammtisch.bots.the_game._kernel.signals import give_signals
from cython.cimports.stammtisch.bots.the_game._kernel.value import Net, best_turn
from cython.cimports.stammtisch.games.the_game._kernel.cards import minus, set_of
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    ALL,
    Turns,
    begin,
    lay_turn,
    set_up,
    terms_of,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _key(position: cython.pointer(Position)) -> uint64_t:
    """Equal positions have equal keys: the hands, the piles and whose turn it is."""
    key: uint64_t = position.on_turn + 1
    i: cython.int
    for i in range(4):
        key = key * 101 + position.tops[i]
    for i in range(position.terms.players):
        key = (key ^ position.hand[i].lo) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
        key = (key ^ (key >> 29) ^ position.hand[i].hi) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
        key ^= key >> 32
    return key


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _better_first(one: cython.p_const_void, other: cython.p_const_void) -> cython.int:
    """By value; equals in an order that does not depend on how they are sorted."""
    a: cython.pointer(Child) = cython.cast(cython.pointer(Child), one)
    b: cython.pointer(Child) = cython.cast(cython.pointer(Child), other)
    pile: cython.int
    if a.turn.value != b.turn.value:
        return -1 if a.turn.value > b.turn.value else 1
    if a.parent != b.parent:
        return a.parent - b.parent
    for pile in range(4):
        if a.turn.tops[pile] != b.turn.tops[pile]:
            return a.turn.tops[pile] - b.turn.tops[pile]
    if a.turn.kept.lo != b.turn.kept.lo:
        return -1 if a.turn.kept.lo < b.turn.kept.lo else 1
    return -1 if a.turn.kept.hi < b.turn.kept.hi else a.turn.kept.hi > b.turn.kept.hi


@cython.cclass
class Winning:
    """Looks for a win with all cards known; it follows the `width` positions that the player values most."""

    def __cinit__(self, player: Player, width: cython.int):
        self.player = player
        self.width = width
        self.layer = cython.cast(cython.pointer(Position), malloc(cython.sizeof(Position) * width))
        self.following = cython.cast(cython.pointer(Position), malloc(cython.sizeof(Position) * width))
        self.children = cython.cast(
            cython.pointer(Child), malloc(cython.sizeof(Child) * width * MOST_CHILDREN)
        )
        self.seen = cython.cast(cython.pointer(uint64_t), malloc(cython.sizeof(uint64_t) * width))
        self.steps = cython.cast(cython.pointer(Step), malloc(cython.sizeof(Step) * width * LAYERS))
        if (
            self.layer == cython.NULL
            or self.following == cython.NULL
            or self.children == cython.NULL
            or self.seen == cython.NULL
            or self.steps == cython.NULL
        ):
            raise MemoryError

    def __dealloc__(self):
        free(self.layer)
        free(self.following)
        free(self.children)
        free(self.seen)
        free(self.steps)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def expand(self, number: cython.int) -> cython.int:
        """All turns from the layer's positions, the most valued ones first; how many there are."""
        i: cython.int
        j: cython.int
        found: cython.int = 0
        net: cython.pointer(Net) = self.player.net
        turns: cython.pointer(Turns) = self.player.turns
        for i in range(number):
            give_signals(cython.address(self.layer[i]))
            if best_turn(net, cython.address(self.layer[i]), turns, self.player.skill.most) < 0:
                continue
            for j in range(turns.found if turns.found < MOST_CHILDREN else MOST_CHILDREN):
                self.children[found].parent = i
                self.children[found].turn = turns.turn[j]
                found += 1
        qsort(self.children, found, cython.sizeof(Child), _better_first)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def advance(self, depth: cython.int, number: cython.int, won: cython.pointer(cython.int)) -> cython.int:
        """Play the best turns into the next layer; how many positions it has. `won` is the place of a win."""
        position: Position
        child: cython.pointer(Child)
        step: cython.pointer(Step)
        key: uint64_t
        on: cython.bint
        i: cython.int
        j: cython.int
        found: cython.int = 0
        for i in range(number):
            if found == self.width:
                break
            child = cython.address(self.children[i])
            position = self.layer[child.parent]
            on = lay_turn(cython.address(position), cython.address(child.turn))
            key = _key(cython.address(position))
            for j in range(found):
                if self.seen[j] == key:
                    break
            else:
                self.seen[found] = key
                self.following[found] = position
                step = cython.address(self.steps[depth * self.width + found])
                step.parent = child.parent
                step.played = child.turn.played
                for j in range(child.turn.played):
                    step.plays[j] = child.turn.plays[j]
                if not on:
                    won[0] = found
                    return found + 1
                found += 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search_wins(self, won: cython.pointer(cython.int)) -> cython.int:
        """The number of turns of the win that was found, 0 if none; `won` is its place in the last layer."""
        depth: cython.int
        number: cython.int = 1
        won[0] = -1
        for depth in range(LAYERS):
            number = self.advance(depth, self.expand(number), won)
            if won[0] >= 0:
                return depth + 1
            if number == 0:
                return 0
            self.layer, self.following = self.following, self.layer
        return 0

    def line(
        self, options: object, hands: object, tops: object, draw_pile: object, seat: cython.int
    ) -> object:
        """A win from the beginning of the seat's turn, or None: each turn's plays as [(card, pile), ...].

        `draw_pile` is in the order in which it will be drawn.
        """
        position: cython.pointer(Position) = self.layer
        won: cython.int
        turns: cython.int
        i: cython.int
        depth: cython.int
        step: cython.pointer(Step)
        set_up(position, terms_of(options))
        position.draw_pile = len(draw_pile)
        position.left = position.draw_pile
        left = set(draw_pile)
        for i, card in enumerate(draw_pile):
            position.deck[position.draw_pile - 1 - i] = card
        for i, hand in enumerate(hands):
            position.hand[i] = set_of(hand)
            position.held[i] = len(hand)
            position.left += position.held[i]
            left.update(hand)
        for i in range(4):
            position.tops[i] = tops[i]
        position.gone = minus(ALL, set_of(left))
        begin(position, seat)
        with cython.nogil:
            turns = self.search_wins(cython.address(won))
        if turns == 0:
            return None
        found: list = []
        for depth in range(turns - 1, -1, -1):
            step = cython.address(self.steps[depth * self.width + won])
            found.append([(step.plays[i] >> 2, step.plays[i] & 3) for i in range(step.played)])
            won = step.parent
        return found[::-1]
