"""The judge of RAISE, compiled: which share of the victory acts lead to, in sampled worlds.

A world deals what the view hides at random. From each act the round is played to its end by `shrewd`, which
is here a second time, compiled; then the policy finishes the game several times, each time with other cards.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.stammtisch._kernel.chance import random64, seeded, shuffle, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import (
    best_raise,
    fill_mind,
    look,
    outcome,
    play_out,
    prepare,
)
from cython.cimports.stammtisch.bots.raise_game._kernel.value import prospect
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.kernel import Kernel
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    CARDS,
    CHOOSING,
    NONE,
    OVER,
    SETS,
    Raises,
    advance,
    find_raises,
    pass_round,
    raise_by_set,
    reveal,
    shuffle_unseen,
)

NO_ACT = -2
"""In place of an act: nothing is done, the game goes on as it is."""


def imagine(p, seat, imagined, rng):
    """A world as the seat imagines it: what it cannot see of the position is dealt anew."""
    other: cython.int
    i: cython.int
    cards: cython.int
    pool: uint8_t[CARDS]
    imagined[0] = p[0]
    for other in range(p.box.players):
        if other == seat:
            continue
        imagined.chosen[other] = NONE
        cards = 0
        for i in range(p.held[other]):
            pool[cards] = p.hand[other][i]
            cards += 1
        for i in range(p.left[other]):
            pool[cards] = p.draw[other][i]
            cards += 1
        shuffle(pool, cards, rng)
        for i in range(p.held[other]):
            imagined.hand[other][i] = pool[i]
        for i in range(p.left[other]):
            imagined.draw[other][i] = pool[p.held[other] + i]
    shuffle(imagined.draw[seat], p.left[seat], rng)
    shuffle(imagined.unseen_point, p.unseen, rng)
    imagined.fate = random64(rng)


def think(p, seat, playout, shrewd):
    """What `shrewd` does at this position: the index of a hand card, or of a raise; NONE is a pass."""
    raises: Raises
    world: Position
    position: Position
    scores: cython.double[SETS]
    act: cython.int[SETS]
    total: cython.double[SETS]
    apart: cython.double[SETS]
    result: cython.double[SETS]
    again: uint64_t
    mean: cython.double
    number: cython.int = 0
    kept: cython.int
    playouts: cython.int
    worlds: cython.int
    best: cython.int
    i: cython.int
    j: cython.int
    n: cython.int
    if p.stones == 0:
        for i in range(p.held[seat]):
            for j in range(i):
                if p.hand[seat][j] == p.hand[seat][i]:
                    break
            else:
                act[number] = i
                number += 1
    else:
        find_raises(p, cython.address(raises))
        if raises.found == 0:
            return NONE
        best_raise(p, cython.address(raises), playout, scores)
        number = min(raises.found, shrewd.width)
        for i in range(number):  # the best by the policy
            best = NONE
            for j in range(raises.found):
                if scores[j] > -1e8 and (best == NONE or scores[j] > scores[best]):
                    best = j
            act[i] = best
            scores[best] = -1e9
        act[number] = NONE
        number += 1
    for i in range(number):
        total[i] = 0
        apart[i] = 0
    playouts = shrewd.worlds * number
    n = 0
    while playouts >= number > 1:
        worlds = min(shrewd.at_once, playouts // number)
        playouts -= worlds * number
        n += worlds
        while worlds:
            worlds -= 1
            imagine(p, seat, cython.address(world), cython.address(playout.rng))
            again = random64(cython.address(playout.rng))
            mean = 0
            for i in range(number):
                position = world
                playout.rng = again
                if position.stones == 0:
                    position.chosen[seat] = position.hand[seat][act[i]]
                elif act[i] == NONE:
                    pass_round(cython.address(position))
                else:
                    raise_by_set(cython.address(position), cython.address(raises), act[i])
                play_out(cython.address(position), playout, True)
                result[i] = prospect(
                    cython.address(position),
                    seat,
                    cython.address(playout.outlook),
                    shrewd.net,
                    shrewd.victory,
                )
                mean += result[i] / number
            for i in range(number):
                total[i] += result[i]
                apart[i] += (result[i] - mean) * (result[i] - mean)
        best = 0
        for i in range(number):
            if total[i] > total[best]:
                best = i
        kept = 0
        mean = total[best]
        for i in range(number):
            if i != best and (mean - total[i]) * (mean - total[i]) > 6 * (apart[best] + apart[i]):
                continue  # too far behind to be luck
            if i == best:
                best = kept
            act[kept] = act[i]
            total[kept] = total[i]
            apart[kept] = apart[i]
            kept += 1
        number = kept
    best = 0
    for i in range(number):
        if p.stones == 0:
            total[i] += n * shrewd.mixing * (unit(cython.address(playout.rng)) - 0.5)
        if total[i] > total[best]:
            best = i
    return act[best]


def shrewd_out(p, playout, shrewd, one_round):
    """Play to the end of the game, or of the round only; `shrewd` plays every seat."""
    raises: Raises
    seat: cython.int
    best: cython.int
    what: cython.int
    laid: cython.int[SEATS]
    if one_round and not p.playing:
        return
    what = advance(p)
    while what != OVER:
        look(p, cython.address(playout.outlook))
        if what == CHOOSING:
            for seat in range(p.box.players):
                laid[seat] = p.chosen[seat]
                if laid[seat] == NONE and rules.takes_part(p.held[seat]):
                    laid[seat] = p.hand[seat][think(p, seat, playout, shrewd)]
            for seat in range(p.box.players):
                p.chosen[seat] = laid[seat]
            reveal(p)
        else:
            best = think(p, p.seat[0], playout, shrewd)
            if best == NONE:
                pass_round(p)
            else:
                find_raises(p, cython.address(raises))
                raise_by_set(p, cython.address(raises), best)
        if one_round and not p.playing:
            return
        what = advance(p)


def finish(p, seat, playout, games):
    """The seat's mean share of the victory in so many games that the policy plays to their end."""
    position: Position
    game: cython.int
    total: cython.double = 0
    for game in range(games):
        position = p[0]
        shuffle_unseen(cython.address(position), cython.address(playout.rng))
        play_out(cython.address(position), playout, False)
        total += outcome(cython.address(position), seat, 0)
    return total / games


class Judging(Reading):
    """Samples the shares of the victory that acts lead to; `see` a view first."""

    def __init__(
        self, options: object, network: Network, weights: object, noise: cython.double, shrewd: object
    ) -> None:
        """Network, weights and noise are those of the bots; `shrewd` is (worlds, at once, width, mixing,
        victory).
        """
        self.kernel = Kernel(options)
        self.network = network
        fill_mind(cython.address(self.mind), weights, noise)
        prepare(cython.address(self.playout), self.kernel, cython.address(self.mind))
        self.shrewd.net = cython.address(self.network.net)
        self.shrewd.worlds, self.shrewd.at_once, self.shrewd.width = shrewd[:3]
        self.shrewd.mixing, self.shrewd.victory = shrewd[3:]

    def pick(self, seed: object) -> int:
        """What `shrewd` does here: an act as in `sample`."""
        rng: uint64_t = seeded(seed)
        world: Position
        playout: Playout = self.playout
        shrewd: Shrewd = self.shrewd
        self.deal(cython.address(world), cython.address(rng))
        look(cython.address(world), cython.address(playout.outlook))
        playout.rng = random64(cython.address(rng))
        return think(cython.address(world), self.me, cython.address(playout), cython.address(shrewd))

    def sample(
        self, acts: object, worlds: cython.int, seed: object, rounds: cython.int, games: cython.int
    ) -> list:
        """The share of the victory by act and world; all acts are tried in the same worlds.

        Before the stones are placed an act is the index of a hand card; afterwards it is the index of a
        raise, or -1 for a pass; `NO_ACT` plays on from the view as it is. `shrewd` plays so many `rounds`
        on, the current one counted; the policy then ends the round if need be, and finishes the game so
        many times.
        """
        rng: uint64_t = seeded(seed)
        again: uint64_t
        after: uint64_t
        world: Position
        position: Position
        p: cython.pointer(Position) = cython.address(position)
        playout: Playout = self.playout
        shrewd: Shrewd = self.shrewd
        raises: Raises
        number: cython.int = len(acts)
        act: cython.int[SETS]
        result: cython.double[SETS]
        me: cython.int = self.me
        i: cython.int
        n: cython.int
        r: cython.int
        for i in range(number):
            act[i] = acts[i]
        found = [[0.0] * worlds for i in range(number)]
        for n in range(worlds):
            with cython.nogil:
                self.deal(cython.address(world), cython.address(rng))
                again = random64(cython.address(rng))
                after = random64(cython.address(rng))
                for i in range(number):
                    position = world
                    playout.rng = again
                    if act[i] != -2:
                        if position.stones == 0:
                            position.chosen[me] = position.hand[me][act[i]]
                        elif act[i] == NONE:
                            pass_round(p)
                        else:
                            find_raises(p, cython.address(raises))
                            raise_by_set(p, cython.address(raises), act[i])
                    for r in range(rounds):
                        if r > 0 and advance(p) == OVER:
                            break
                        shrewd_out(p, cython.address(playout), cython.address(shrewd), True)
                    play_out(p, cython.address(playout), True)
                    playout.rng = after
                    result[i] = finish(p, me, cython.address(playout), games)
            for i in range(number):
                found[i][n] = result[i]
        return found
