"""The search of RAISE's top level, compiled.

As in `search`, a world deals what the view hides, the round is played to its end from each act, and its end
is valued. But the others' hands are guessed from what they did, everybody plays as the networks say at a
glance, and another network says which share of the victory the end of the round is worth.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import random64, seeded
from cython.cimports.stammtisch.bots.raise_game._kernel.ends import worth
from cython.cimports.stammtisch.bots.raise_game._kernel.glance import Instinct
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import (
    Playout,
    fill_mind,
    play_out,
    prepare,
)
from cython.cimports.stammtisch.games.raise_game._kernel.kernel import Kernel
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SETS,
    Position,
    Raises,
    find_raises,
    pass_round,
    raise_by_set,
)


class Foresight(Retracing):
    """Values the acts of one seat; `see` a view first."""

    def __init__(
        self, options: object, ends: Ends, policy: Instinct, noise: cython.double, own: object = None
    ) -> None:
        """In the worlds everybody follows the policy; the seat itself its `own`, if there is one."""
        self.kernel = Kernel(options)
        self.ends = ends
        self.kept = (policy, own)
        fill_mind(cython.address(self.mind), policy, noise)
        fill_mind(cython.address(self.own), policy if own is None else own, noise)
        prepare(cython.address(self.playout), self.kernel, cython.address(self.mind))

    def sample(self, acts: object, worlds: cython.int, seed: object) -> list:
        """Play the round on from each act, in the same worlds for all acts; see `Search.sample`."""
        rng: uint64_t = seeded(seed)
        again: uint64_t
        world: Position
        position: Position
        p: cython.pointer(Position) = cython.address(position)
        playout: Playout = self.playout
        raises: Raises
        number: cython.int = len(acts)
        act: cython.int[SETS]
        total: cython.double[SETS]
        squares: cython.double[SETS]
        result: cython.double[SETS]
        mean: cython.double
        me: cython.int = self.me
        i: cython.int
        n: cython.int
        for i in range(number):
            act[i] = acts[i]
            total[i] = 0
            squares[i] = 0
        playout.minds[me] = cython.address(self.own)
        with cython.nogil:
            for n in range(worlds):
                self.deal(cython.address(world), cython.address(rng))
                again = random64(cython.address(rng))
                mean = 0
                if world.stones:
                    find_raises(cython.address(world), cython.address(raises))
                for i in range(number):
                    position = world
                    playout.rng = again
                    if position.stones == 0:
                        position.chosen[me] = position.hand[me][act[i]]
                    elif act[i] == NONE:
                        pass_round(p)
                    else:
                        raise_by_set(p, cython.address(raises), act[i])
                    play_out(p, cython.address(playout), True)
                    result[i] = worth(p, me, cython.address(playout.outlook), cython.address(self.ends.net))
                    mean += result[i] / number
                for i in range(number):
                    total[i] += result[i]
                    squares[i] += (result[i] - mean) * (result[i] - mean)
        return [(total[i], squares[i]) for i in range(number)]
