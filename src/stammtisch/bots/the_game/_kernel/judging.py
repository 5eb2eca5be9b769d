"""Judging THE GAME, compiled: turns and positions by games to their end in sampled worlds.

A network plays every seat on from there, each knowing its own hand only. Candidates are found by the short
look-ahead of `search`; what is reported comes from worlds that had no part in choosing them.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import Knowledge, know
from cython.cimports.stammtisch.bots.the_game._kernel.learning import play
from cython.cimports.stammtisch.bots.the_game._kernel.sampling import (
    World,
    begin_worlds,
    enter,
    know_view,
    next_world,
)
from cython.cimports.stammtisch.bots.the_game._kernel.search import MOST_TOP
from cython.cimports.stammtisch.bots.the_game._kernel.signals import claim_of, highest_claim
from cython.cimports.stammtisch.bots.the_game._kernel.value import best_turn, prepare, value_of
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    MOST_TURNS,
    NO_LIMIT,
    SIZE,
    STEP,
    Bounds,
    begin,
    draw,
    end_turn,
    find_turns,
    lay_card,
    lay_turn,
    lay_what_goes,
    stuck,
)

_FRESH = 0x2545F4914F6CDD1D  # separates the worlds of the comparison from those of the choice
_DEEP = cython.declare(cython.int, 256)  # with so many worlds candidates are also compared to the end
_ENOUGH = cython.declare(cython.int, 256)  # worlds for choosing among them
_PRIOR = cython.declare(cython.int, 32)  # weight of the look-ahead there, as a number of worlds
_TRIES = cython.declare(cython.int, 20)  # worlds in which another is already stuck are replaced as often
_BY_CLAIMS = cython.declare(cython.int, -1)  # instead of a starting seat
_BY_LOT = cython.declare(cython.int, -2)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _same(one: cython.pointer(Turn), other: cython.pointer(Turn)) -> cython.bint:
    """Whether two turns leave the same: cards kept and tops."""
    pile: cython.int
    for pile in range(4):
        if one.tops[pile] != other.tops[pile]:
            return False
    return one.kept.lo == other.kept.lo and one.kept.hi == other.kept.hi


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _extended(
    position: cython.pointer(Position), turn: cython.pointer(Turn), play: cython.int
) -> cython.void:
    """Lay one more card of a turn, in the position and in the turn's list."""
    pile: cython.int = play & 3
    turn.cost += STEP[pile][position.tops[pile]][play >> 2]
    turn.plays[turn.played] = play
    turn.played += 1
    lay_card(position, play >> 2, pile)
    turn.tops[pile] = play >> 2
    turn.kept = position.hand[position.on_turn]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begun(position: cython.pointer(Position), turn: cython.pointer(Turn)) -> cython.void:
    """A turn without plays yet."""
    pile: cython.int
    memset(turn, 0, cython.sizeof(Turn))
    turn.kept = position.hand[position.on_turn]
    for pile in range(4):
        turn.tops[pile] = position.tops[pile]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _put_in(
    order: cython.pointer(cython.int), n: cython.int, most: cython.int, index: cython.int
) -> cython.int:
    """Put an index among the first `most`, in the last place if it is not there; how many there are then."""
    i: cython.int
    n = n if n < most else most
    for i in range(n):
        if order[i] == index:
            return n
    n = n + 1 if n < most else n
    order[n - 1] = index
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best_first(
    order: cython.pointer(cython.int), total: cython.pointer(cython.double), n: cython.int
) -> cython.void:
    i: cython.int
    j: cython.int
    for i in range(1, n):
        for j in range(i, 0, -1):
            if total[j] > total[j - 1]:
                total[j], total[j - 1] = total[j - 1], total[j]
                order[j], order[j - 1] = order[j - 1], order[j]


@cython.cfunc
def _plays(turn: cython.pointer(Turn)) -> list:
    i: cython.int
    return [(turn.plays[i] >> 2, turn.plays[i] & 3) for i in range(turn.played)]


@cython.cclass
class Judging(Player):
    """A player that tells how often a turn, or a position, leads to a win if its network plays on."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(self, position: cython.pointer(Position)) -> cython.bint:
        """Play on from the beginning of a turn; whether the game is won."""
        play(self.net, self.inner, position, self.skill.most, cython.NULL)
        return position.left == 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow_turn(self, start: cython.pointer(Position), course: cython.pointer(Course)) -> cython.bint:
        """Whether the game is won from this world with this turn."""
        position: Position
        if course.lost:
            return False
        position = start[0]
        return not lay_turn(cython.address(position), cython.address(course.turn)) or self.finish(
            cython.address(position)
        )

    # Which turn is best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, known: cython.pointer(Position), turn: cython.pointer(Turn)) -> cython.int:
        """The turn's index among the candidates; it is added if missing."""
        knowledge: Knowledge
        i: cython.int
        for i in range(self.turns.found):
            if _same(cython.address(self.turns.turn[i]), turn):
                return i
        i = self.turns.found if self.turns.found < MOST_TURNS else MOST_TURNS - 1
        know(known, cython.address(knowledge))
        prepare(self.net, cython.address(knowledge))
        self.turns.turn[i] = turn[0]
        self.turns.turn[i].value = value_of(self.net, cython.address(knowledge), turn)
        self.turns.found = i + 1
        return i

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(
        self,
        known: cython.pointer(Position),
        best: cython.int,
        played: cython.int,
        worlds: cython.int,
        rng: cython.pointer(uint64_t),
    ) -> cython.int:
        """The index of the best turn, out of the leading ones and the one `played` (-1: none)."""
        order: cython.int[MOST_TOP]
        total: cython.double[CANDIDATES]
        course: Course
        world: World
        start: Position
        n: cython.int
        i: cython.int
        j: cython.int
        if self.turns.turn[best].value >= 1:  # the last card: nothing is better
            return best
        n = self.leaders(best, order)
        if played >= 0:
            n = _put_in(order, n, self.skill.top, played)
        if n < 2:
            return order[0]
        self.skill.worlds = 64 if worlds < 64 else 512 if worlds > 512 else worlds
        self.search(known, order, n, rng)
        # The look-ahead ends with the network's own opinion: the leaders play on to the end as well.
        n = _put_in(order, n if n < CANDIDATES else CANDIDATES, CANDIDATES if worlds >= _DEEP else 2, best)
        if n < 2 or (worlds < _DEEP and order[0] == best):
            return order[0]
        course.lost = False
        begin_worlds(cython.address(world), known, cython.address(self.past), known.on_turn, rng)
        for i in range(n):
            total[i] = _PRIOR * self.turns.turn[order[i]].value
        worlds = worlds // 2 if worlds < 2 * _ENOUGH else _ENOUGH
        for j in range(worlds):
            if j == worlds // 4:
                _best_first(order, total, n)
                n = 2
            next_world(cython.address(world))
            enter(cython.address(world), cython.address(start))
            for i in range(n):
                course.turn = self.turns.turn[order[i]]
                total[i] += self.follow_turn(cython.address(start), cython.address(course))
        _best_first(order, total, n)
        return order[0]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reaches(self, later: cython.pointer(Position), turn: cython.pointer(Turn)) -> cython.bint:
        """Whether further plays can still lead to what this turn leaves."""
        bounds: Bounds
        i: cython.int
        bounds.least = 0
        bounds.dear = SIZE
        bounds.near = 0
        bounds.limit = NO_LIMIT
        find_turns(self.inner, later.hand[later.on_turn], later.tops, bounds)
        for i in range(self.inner.found):
            if _same(cython.address(self.inner.turn[i]), turn):
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def go_on(
        self,
        known: cython.pointer(Position),
        course: cython.pointer(Course),
        best: cython.pointer(Turn),
        worlds: cython.int,
        rng: cython.pointer(uint64_t),
    ) -> cython.void:
        """Complete the begun turn as well as possible: as the best one if it can still become that."""
        later: Position = known[0]
        i: cython.int
        index: cython.int
        for i in range(course.turn.played):
            lay_card(cython.address(later), course.turn.plays[i] >> 2, course.turn.plays[i] & 3)
        if self.reaches(cython.address(later), best):
            course.turn = best[0]
            return
        index = best_turn(self.net, cython.address(later), self.turns, self.skill.most)
        if index < 0:
            course.lost = True
            return
        index = self.choose(cython.address(later), index, -1, worlds, rng)
        for i in range(self.turns.turn[index].played):
            _extended(cython.address(later), cython.address(course.turn), self.turns.turn[index].plays[i])

    def weigh(self, view: object, plays: object, whole: cython.bint, worlds: cython.int, seed: int) -> tuple:
        """Compare a `whole` turn, or its first plays, with the best turn found, for the seat on turn.

        Without plays the best turn is weighed alone. Returns (plays of the best turn, worlds, wins with the
        network's own turn, with the played one and with the best one, worlds in which the last two differ).
        The best turn is None if it is the one played.
        """
        rng: uint64_t = seeded(seed)
        fresh: uint64_t = seeded(seed ^ _FRESH)
        known: Position
        later: Position
        start: Position
        world: World
        usual: Course
        mine: Course
        best: Course
        i: cython.int
        at: cython.int
        own: cython.int
        played: cython.int = -1
        differ: cython.int = 0
        asked: cython.bint = whole or len(plays) > 0
        won_mine: cython.bint
        won_best: cython.bint
        as_usual: cython.bint
        as_best: cython.bint
        usual_best: cython.bint
        memset(cython.address(usual), 0, cython.sizeof(Course))
        memset(cython.address(mine), 0, cython.sizeof(Course))
        memset(cython.address(best), 0, cython.sizeof(Course))
        know_view(cython.address(known), cython.address(self.past), view)
        later = known
        _begun(cython.address(known), cython.address(mine.turn))
        for card, pile in plays:
            _extended(cython.address(later), cython.address(mine.turn), card * 4 + pile)
        mine.lost = whole and later.left > 0 and not rules.may_end(later.played, later.minimum)
        with cython.nogil:
            own = best_turn(self.net, cython.address(known), self.turns, self.skill.most)
            if own < 0:
                later = known
                at = lay_what_goes(cython.address(later), self.turns)
                best.turn = self.turns.turn[at]
        if own < 0:  # lost either way (5.1)
            return None if asked else _plays(cython.address(best.turn)), 1, 0, 0, 0, 0
        with cython.nogil:
            usual.turn = self.turns.turn[own]
            if whole and not mine.lost:
                played = self.add(cython.address(known), cython.address(mine.turn))
                if self.turns.turn[played].value >= 1:
                    own = played
            at = self.choose(cython.address(known), own, played, worlds, cython.address(rng))
            best.turn = self.turns.turn[at]
            if not asked:
                mine.turn = best.turn
            elif not whole:
                self.go_on(
                    cython.address(known),
                    cython.address(mine),
                    cython.address(best.turn),
                    worlds,
                    cython.address(rng),
                )
            as_best = not mine.lost and _same(cython.address(mine.turn), cython.address(best.turn))
            as_usual = not mine.lost and _same(cython.address(mine.turn), cython.address(usual.turn))
            usual_best = _same(cython.address(usual.turn), cython.address(best.turn))
            begin_worlds(
                cython.address(world),
                cython.address(known),
                cython.address(self.past),
                known.on_turn,
                cython.address(fresh),
            )
            for i in range(worlds):
                next_world(cython.address(world))
                enter(cython.address(world), cython.address(start))
                won_mine = self.follow_turn(cython.address(start), cython.address(mine))
                won_best = (
                    won_mine if as_best else self.follow_turn(cython.address(start), cython.address(best))
                )
                mine.wins += won_mine
                best.wins += won_best
                differ += won_mine != won_best
                if usual_best:
                    usual.wins += won_best
                elif as_usual:
                    usual.wins += won_mine
                else:
                    usual.wins += self.follow_turn(cython.address(start), cython.address(usual))
        found = None if as_best and asked else _plays(cython.address(best.turn))
        return found, worlds, usual.wins, mine.wins, best.wins, differ

    # What a position is worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settle(
        self,
        position: cython.pointer(Position),
        claims: cython.pointer(cython.int),
        starter: cython.int,
        to_draw: cython.int,
        rng: cython.pointer(uint64_t),
    ) -> cython.int:
        """Let chance complete what it has begun: the deal, who starts, a draw. Whether a turn begins then."""
        made: cython.int[SEATS]
        seat: cython.int
        players: cython.int = position.terms.players
        if position.on_turn < 0:
            for seat in range(players):
                draw(position, seat, position.size - position.held[seat])
                made[seat] = claims[seat]
                if made[seat] < 0:
                    made[seat] = claim_of(position.hand[seat], position.terms.min_cards)
            if starter == _BY_CLAIMS:
                starter = highest_claim(made, players, rng)
            elif starter == _BY_LOT:
                starter = below(rng, players)
            begin(position, starter)
            return True
        if to_draw:
            position.played = to_draw
            end_turn(position)
            return True
        return False

    def wins(self, view: object, worlds: cython.int, seed: int) -> int:
        """In how many of the worlds that the view's seat can imagine the game is won; it is not over."""
        fresh: uint64_t = seeded(seed ^ _FRESH)
        known: Position
        position: Position
        world: World
        me: cython.int = view.seat
        to_draw: cython.int = view.to_draw
        starter: cython.int = _BY_LOT if view.options.starter == "random" else _BY_CLAIMS
        claims: cython.int[SEATS]
        i: cython.int
        best: cython.int
        tries: cython.int
        found: cython.int = 0
        begins: cython.bint
        turn: Turn
        if isinstance(view.options.starter, int):
            starter = view.options.starter
        for i, claim in enumerate(view.claims):
            claims[i] = -1 if claim is None else claim
        know_view(cython.address(known), cython.address(self.past), view)
        with cython.nogil:
            # As another's turn begins it has not been heard yet; in all other cases the words stand.
            begins = known.on_turn != me and known.played == 0
            best = 0
            if known.on_turn == me and to_draw == 0:
                best = best_turn(self.net, cython.address(known), self.turns, self.skill.most)
                if best >= 0:
                    turn = self.turns.turn[best]
            begin_worlds(
                cython.address(world),
                cython.address(known),
                cython.address(self.past),
                me,
                cython.address(fresh),
            )
            for i in range(worlds if best >= 0 else 0):
                for tries in range(_TRIES):
                    next_world(cython.address(world))
                    enter(cython.address(world), cython.address(position))
                    if known.on_turn < 0 or to_draw or not stuck(cython.address(position)):
                        break
                if (
                    not self.settle(cython.address(position), claims, starter, to_draw, cython.address(fresh))
                    and not begins
                ):
                    if known.on_turn != me:
                        best = best_turn(self.net, cython.address(position), self.turns, self.skill.most)
                        if best < 0:
                            best = 0
                            continue
                        turn = self.turns.turn[best]
                    if not lay_turn(cython.address(position), cython.address(turn)):
                        found += 1
                        continue
                found += self.finish(cython.address(position))
        return found
