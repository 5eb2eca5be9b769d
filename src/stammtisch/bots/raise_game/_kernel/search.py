"""Search for RAISE, compiled: acts of a seat are scored by a policy, or tried in sampled worlds.

A world deals what the view hides at random. From each act the round is played to its end, everybody
following the policy, and the network values what that leads to.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, random64, seeded
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import (
    best_first,
    best_raise,
    fill_mind,
    look,
    play_out,
    prepare,
)
from cython.cimports.stammtisch.bots.raise_game._kernel.value import prospect
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SETS,
    Box,
    Raises,
    find_raises,
    pass_round,
    raise_by_set,
    shuffle_unseen,
    throw_die,
    turn_up,
)


class Knowledge:
    """What one seat knows of a position."""

    def see(self, view: object) -> None:
        """Take over the view of a seat, on turn or not, at any time before the game is over."""
        p: cython.pointer(Position) = cython.address(self.position)
        box: cython.pointer(Box) = cython.address(self.kernel.box)
        index = self.kernel.index
        me: cython.int = view.seat
        seat: cython.int
        i: cython.int
        kind: cython.int
        self.me = me
        memset(p, 0, cython.sizeof(Position))
        p.box = box
        if view.roller is not None:
            p.roller = view.roller
        else:
            p.roller = view.options.starter if isinstance(view.options.starter, int) else NONE
        for seat in range(SEATS):
            p.chosen[seat] = NONE
            self.hidden[seat] = 0
        if view.point is not None:
            turn_up(p, view.point)
            p.thrown = len(view.dice)
            if view.choice is not None:
                p.chosen[me] = index[view.choice]
        p.unseen = len(view.unseen_points)
        for i, point in enumerate(view.unseen_points):
            p.unseen_point[i] = point
        for i in range(box.symbols):
            p.showing[i] = view.dice.count(self.kernel.symbols[i])
        for kind in range(box.kinds):
            p.value[kind] = rules.value(box.number[kind], rules.multiplier(p.showing[box.symbol[kind]]))
        for seat in range(box.players):
            for card in view.unseen[seat]:
                p.draw[seat][p.left[seat]] = index[card]
                p.left[seat] += 1
            if seat != me:
                self.hidden[seat] = view.hand_counts[seat]
            p.pile[seat] = sum([card.points for card in view.piles[seat]])
            p.point_pile[seat] = sum(view.point_piles[seat])
        for cards in view.pot:
            p.pot += sum([card.points for card in cards])
        for card in view.hand:
            p.hand[me][p.held[me]] = index[card]
            p.held[me] += 1
        for i, stone in enumerate(view.track):
            p.field[i] = stone.field
            p.seat[i] = stone.seat
            p.stones += 1
        for seat in reversed(view.refilling):
            p.refilling[p.to_deal] = seat
            p.to_deal += 1

    def deal(self, p, rng):
        """A world: the position with the hidden hands dealt at random, and a roll begun completed."""
        die: cython.int
        p[0] = self.position
        shuffle_unseen(p, rng)
        self.deal_hands(p, rng)
        if p.roller == NONE:
            p.roller = below(rng, p.box.players)
        while p.playing and p.thrown < p.box.dice:
            die = p.thrown
            throw_die(p, p.box.face[die][below(rng, p.box.faces[die])])

    def deal_hands(self, p, rng):
        """Every hand that a seat may hold is equally likely."""
        seat: cython.int
        for seat in range(p.box.players):
            while p.held[seat] < self.hidden[seat]:
                p.left[seat] -= 1
                p.hand[seat][p.held[seat]] = p.draw[seat][p.left[seat]]
                p.held[seat] += 1


class Policy(Knowledge):
    """Scores the acts of one seat by a policy; `see` a view first."""

    def __init__(self, options: object, weights: object) -> None:
        self.kernel = Kernel(options)
        self.kept = weights
        fill_mind(cython.address(self.mind), weights, 0)
        prepare(cython.address(self.playout), self.kernel, cython.address(self.mind))

    def scores(self) -> list:
        """The score of each raise, or of each hand card if no stone has been placed yet."""
        rng: uint64_t = 1
        world: Position
        got: cython.double[SETS]
        raises: Raises
        i: cython.int
        self.deal(cython.address(world), cython.address(rng))
        look(cython.address(world), cython.address(self.playout.outlook))
        if world.stones == 0:
            best_first(cython.address(world), self.me, cython.address(self.playout), got)
            return [got[i] for i in range(world.held[self.me])]
        find_raises(cython.address(world), cython.address(raises))
        best_raise(cython.address(world), cython.address(raises), cython.address(self.playout), got)
        return [got[i] for i in range(raises.found)]


class Search(Knowledge):
    """Scores the acts of one seat by playing the round on in sampled worlds; `see` a view first."""

    def __init__(self, options: object, network: Network, weights: object, noise: cython.double) -> None:
        """In the worlds everybody follows the policy with these weights."""
        self.kernel = Kernel(options)
        self.network = network
        fill_mind(cython.address(self.mind), weights, noise)
        prepare(cython.address(self.playout), self.kernel, cython.address(self.mind))

    def sample(self, acts: object, worlds: cython.int, seed: object, victory: cython.double) -> list:
        """Play the round on from each act, in the same worlds for all acts.

        Before the stones are placed an act is the index of a hand card; afterwards it is the index of a
        raise, or -1 for a pass. `victory` is the weight of victory in a prospect, as in training. Answers
        for each act the sum of its prospects, and the sum of squares of their distances from the mean
        of all acts in the same world.
        """
        rng: uint64_t = seeded(seed)
        again: uint64_t
        world: Position
        position: Position
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
        with cython.nogil:
            for n in range(worlds):
                self.deal(cython.address(world), cython.address(rng))
                again = random64(cython.address(rng))
                mean = 0
                for i in range(number):
                    position = world
                    playout.rng = again
                    if position.stones == 0:
                        position.chosen[me] = position.hand[me][act[i]]
                    elif act[i] == NONE:
                        pass_round(cython.address(position))
                    else:
                        find_raises(cython.address(position), cython.address(raises))
                        raise_by_set(cython.address(position), cython.address(raises), act[i])
                    play_out(cython.address(position), cython.address(playout), True)
                    result[i] = prospect(
                        cython.address(position),
                        me,
                        cython.address(playout.outlook),
                        cython.address(self.network.net),
                        victory,
                    )
                    mean += result[i] / number
                for i in range(number):
                    total[i] += result[i]
                    squares[i] += (result[i] - mean) * (result[i] - mean)
        return [(total[i], squares[i]) for i in range(number)]
