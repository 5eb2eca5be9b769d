"""A small network for RAISE, compiled: it says how well a table will end for a seat.

It looks at the table between two rounds: `encode` puts into numbers what the seat knows. It has
learned from games of the policies, each prospect moved towards what came later (TD(λ)). `Seer`
deals what a view hides at random, plays the round to its end many times and asks the network
what that is worth. On the way everybody follows the policy.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.raise_game import _rules
from cython.cimports.stammtisch.games.raise_game.judgement import (
    deal_world,
    fill_mind,
    outcome,
    play_out,
    set_table,
    usual_values,
)
from cython.cimports.stammtisch.games.raise_game.kernel import (
    NOBODY,
    OVER,
    advance,
    below,
    find_raises,
    mix,
    pass_round,
    raise_mask,
    random64,
    rounds_left,
    unit,
)

__all__ = ["WEIGHTS", "Network", "Seer", "train_rounds"]

WEIGHTS = SIZE
"""How many numbers a network has."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def within(x: cython.double, most: cython.double) -> cython.float:
    if x > most:
        return most
    if x < -most:
        return -most
    return x


# What a seat knows, in numbers


def reckon(box, t, sight, me, r):
    """What stays the same whatever the seat does now."""
    seat: cython.int
    i: cython.int
    kind: cython.int
    cards: cython.int
    value: cython.int
    total: cython.double = 0
    r.rounds = rounds_left(box, t)
    for i in range(t.unseen):
        total += t.unseen_point[i]
    r.promise = total / t.unseen / 13.0 - 1.0 if t.unseen else 0
    for seat in range(box.players):
        r.usual[seat] = 0
        value = 0
        for i in range(t.held[seat]):
            kind = t.hand[seat][i]
            r.usual[seat] += sight.usual[kind]
            value += t.value[kind]
        for i in range(t.left[seat]):
            kind = t.draw[seat][i]
            r.usual[seat] += sight.usual[kind]
            value += t.value[kind]
        cards = t.held[seat] + t.left[seat]
        r.mean[seat] = cython.cast(cython.double, value) / cards if cards else 0
    r.drawn = 0
    r.drawn_points = 0
    for i in range(t.left[me]):
        r.drawn += sight.usual[t.draw[me][i]]
        r.drawn_points += box.points[t.draw[me][i]]
    if t.left[me]:
        r.drawn /= t.left[me]
        r.drawn_points /= t.left[me]


def encode(box, t, sight, me, r, x):
    """The table as the seat knows it after its act, before chance brings anything."""
    i: cython.int
    j: cython.int
    seat: cython.int
    kind: cython.int
    place: cython.int
    slots: cython.int = 0
    slot: cython.int[SEATS]
    field: cython.double[SEATS]
    taken: cython.bint[SEATS]
    my_field: cython.double = 0
    committed: cython.int = t.chosen[me]
    inside: cython.bint = t.playing and committed != NOBODY
    foremost: cython.bint = False
    hand: cython.double = 0
    usual: cython.double = 0
    points: cython.double = 0
    best: cython.double = 0
    cards: cython.int = t.held[me]
    drawn: cython.int
    own: cython.int = t.pile[me] + t.point_pile[me]
    rival: cython.int = -1000
    each: cython.double = 1.0 / (r.rounds + 1)
    pot: cython.double = 0
    y: cython.pointer(cython.float)
    for seat in range(box.players):
        taken[seat] = False
        field[seat] = 0
        if seat != me and t.pile[seat] + t.point_pile[seat] > rival:
            rival = t.pile[seat] + t.point_pile[seat]
    for i in range(cards):
        kind = t.hand[me][i]
        hand += t.value[kind]
        usual += sight.usual[kind]
        points += box.points[kind]
        if t.value[kind] > best:
            best = t.value[kind]
    if inside:  # my first card lies face down: it has left the hand, the others' are a guess
        my_field = t.value[committed]
        hand -= t.value[committed]
        usual -= sight.usual[committed]
        points -= box.points[committed]
        cards -= 1
        pot = box.points[committed]
        for seat in range(box.players):
            if seat != me and t.held[seat]:
                taken[seat] = True
                field[seat] = r.mean[seat]
    elif t.playing:
        for i in range(t.stones - 1, -1, -1):
            seat = t.seat[i]
            if seat == me:
                inside = True
                foremost = i == t.stones - 1
                my_field = t.field[i]
            else:
                taken[seat] = True
                field[seat] = t.field[i]
                slot[slots] = seat
                slots += 1
    # In the round the foremost rival comes first, then whoever has most.
    while slots < box.players - 1:
        place = NOBODY
        for seat in range(box.players):
            if seat == me:
                continue
            for j in range(slots):
                if slot[j] == seat:
                    break
            else:
                if place == NOBODY or t.pile[seat] + t.point_pile[seat] > t.pile[place] + t.point_pile[place]:
                    place = seat
        slot[slots] = place
        slots += 1
    if not inside:  # whoever is out refills
        drawn = _rules.refill(cards, box.hand_size, t.left[me])
        cards += drawn
        usual += drawn * r.drawn
        points += drawn * r.drawn_points
        hand = 0
        best = 0
    if t.playing:
        pot += t.point + t.pot
    x[0] = r.rounds / 10.0
    x[1] = 1.0 if r.rounds == 0 else 0.0
    x[2] = 1.0 if r.rounds == 1 else 0.0
    x[3] = r.promise
    x[4] = 1.0 if committed != NOBODY else 0.0
    x[5] = 1.0 if inside else 0.0
    x[6] = 1.0 if t.playing and not inside else 0.0
    x[7] = within((own - rival) / 50.0, 2.5)
    x[8] = within((own - rival) * each / 15.0, 2.5)
    x[9] = (t.held[me] + t.left[me]) / 30.0
    x[10] = cards / 6.0
    x[11] = t.left[me] / 24.0
    x[12] = usual / 40.0
    x[13] = r.usual[me] / 200.0
    x[14] = points / 10.0
    x[15] = r.usual[me] * each / 40.0
    x[16] = pot / 20.0
    x[17] = hand / 40.0
    x[18] = best / 15.0
    x[19] = 1.0 if foremost else 0.0
    x[20] = pot / 20.0 if foremost else 0.0
    x[21] = points / 10.0 if r.rounds == 0 else 0.0
    for i in range(box.players - 1):
        seat = slot[i]
        y = x + OWN + EACH * i
        y[0] = within((t.pile[seat] + t.point_pile[seat] - own) / 50.0, 2.5)
        y[1] = (t.held[seat] + t.left[seat]) / 30.0
        y[2] = r.usual[seat] * each / 40.0
        y[3] = 1.0 if taken[seat] else 0.0
        cards = t.held[seat]
        if not taken[seat]:
            cards += _rules.refill(cards, box.hand_size, t.left[seat])
        y[6] = cards / 6.0
        y[7] = r.mean[seat] / 10.0 - 0.7 if t.playing else 0.0
        y[4] = 0
        y[5] = 0
        if taken[seat] and inside:
            y[4] = within((field[seat] - my_field) / 15.0, 2.5)
            y[5] = within((field[seat] + t.held[seat] * r.mean[seat] - my_field - hand) / 25.0, 2.5)


def judge(net, inputs, x):
    """The prospect, from 0 to 1."""
    hidden: cython.float[HIDDEN]
    i: cython.int
    j: cython.int
    total: cython.float = net.bias
    for j in range(HIDDEN):
        hidden[j] = net.inner_bias[j]
    for i in range(inputs):
        if x[i] != 0:
            total += net.direct[i] * x[i]
            for j in range(HIDDEN):
                hidden[j] += net.inner[i][j] * x[i]
    for j in range(HIDDEN):
        total += net.outer[j] * (hidden[j] if hidden[j] > 0 else cython.cast(cython.float, 0.05) * hidden[j])
    return 1.0 / (1.0 + exp(-total))


# What a table is worth


def goodness(box, t, seat, victory):
    """How well a game has ended, from 0 to 1: so much for the victory, the rest for the lead."""
    won: cython.double = outcome(box, t, seat, 0)
    lead: cython.double = outcome(box, t, seat, 1) - won
    return victory * won + (1.0 - victory) / (1.0 + exp(-lead / 25.0))


def prospect(box, t, sight, seat, net, victory):
    """How well a table between two rounds will end for the seat; after the last round, how it has ended."""
    r: Reckoning
    x: cython.float[INPUTS]
    if rounds_left(box, t) == 0:
        advance(box, t)
        return goodness(box, t, seat, victory)
    reckon(box, t, sight, seat, cython.address(r))
    encode(box, t, sight, seat, cython.address(r), x)
    return judge(net, OWN + EACH * (box.players - 1), x)


# Learning


def learn(net, inputs, story, end, trace, rate):
    """Move what was said at each moment towards what came later; answers the sum of squared errors."""
    wrong: cython.double = 0
    hidden: cython.float[HIDDEN]
    slope: cython.float[HIDDEN]
    target: cython.double = end
    later: cython.double = end
    said: cython.double
    error: cython.float
    total: cython.float
    push: cython.float
    x: cython.pointer(cython.float)
    m: cython.int
    i: cython.int
    j: cython.int
    for m in range(story.moments - 1, -1, -1):
        x = story.seen[m]
        total = net.bias
        for j in range(HIDDEN):
            hidden[j] = net.inner_bias[j]
        for i in range(inputs):
            if x[i] != 0:
                total += net.direct[i] * x[i]
                for j in range(HIDDEN):
                    hidden[j] += net.inner[i][j] * x[i]
        for j in range(HIDDEN):
            slope[j] = 1.0 if hidden[j] > 0 else 0.05
            hidden[j] *= slope[j]
            total += net.outer[j] * hidden[j]
        said = 1.0 / (1.0 + exp(-total))
        target = trace * target + (1.0 - trace) * later
        later = said
        error = rate * (target - said)
        wrong += (end - said) * (end - said)
        net.bias += error
        for j in range(HIDDEN):
            push = error * net.outer[j] * slope[j]
            net.outer[j] += error * hidden[j]
            net.inner_bias[j] += push
            slope[j] = push
        for i in range(inputs):
            if x[i] != 0:
                net.direct[i] += error * x[i]
                for j in range(HIDDEN):
                    net.inner[i][j] += slope[j] * x[i]
    return wrong


class Network:
    """The numbers of one network, for one number of players."""

    def __init__(self, players: cython.int, numbers: object) -> None:
        """`numbers` are its weights, or a whole number to begin with small ones at random."""
        i: cython.int
        rng: uint64_t
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.net))
        self.players = players
        self.inputs = OWN + EACH * (players - 1)
        if isinstance(numbers, int):
            rng = cython.cast(uint64_t, numbers & 0xFFFFFFFFFFFFFFFF)
            memset(cython.address(self.net), 0, cython.sizeof(Net))
            for i in range(INPUTS * HIDDEN):
                flat[i] = (unit(cython.address(rng)) - 0.5) * 0.5
            for i in range(HIDDEN):
                self.net.outer[i] = (unit(cython.address(rng)) - 0.5) * 0.2
            return
        if len(numbers) != SIZE:
            raise ValueError(f"a network has {SIZE} numbers, not {len(numbers)}")
        for i in range(SIZE):
            flat[i] = numbers[i]

    def numbers(self) -> list:
        i: cython.int
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.net))
        return [flat[i] for i in range(SIZE)]


def train_rounds(
    options: object, network: Network, weights: object, games: cython.int, seed: object, **how: object
) -> float:
    """Let the network learn what the end of a round is worth while policies play; answers its mean error.

    `weights` is a list of policies; the seats of each game draw from it.
    """
    rate: cython.double = how["rate"]
    trace: cython.double = how["trace"]
    victory: cython.double = how["victory"]
    kernel: Kernel = Kernel(options)
    box: cython.pointer(Box) = cython.address(kernel.box)
    start: Table = kernel.table
    table: Table
    sight: Sight
    r: Reckoning
    pool: Mind[32]
    minds: cython.pointer(Mind)[SEATS]
    stories: Story[SEATS]
    net: cython.pointer(Net) = cython.address(network.net)
    inputs: cython.int = network.inputs
    rng: uint64_t = cython.cast(uint64_t, seed & 0xFFFFFFFFFFFFFFFF)
    number: cython.int = min(32, len(weights))
    game: cython.int
    seat: cython.int
    moments: cython.int = 0
    error: cython.double = 0
    for seat in range(number):
        fill_mind(cython.address(pool[seat]), weights[seat], how["noise"])
    usual_values(box, cython.address(sight))
    with cython.nogil:
        for game in range(games):
            table = start
            mix(box, cython.address(table), cython.address(rng))
            table.roller = below(cython.address(rng), box.players)
            for seat in range(box.players):
                stories[seat].moments = 0
                minds[seat] = cython.address(pool[below(cython.address(rng), number)])
            while advance(box, cython.address(table)) != OVER:
                play_out(box, cython.address(table), cython.address(sight), minds, True, cython.address(rng))
                if rounds_left(box, cython.address(table)) == 0:
                    continue
                for seat in range(box.players):
                    reckon(box, cython.address(table), cython.address(sight), seat, cython.address(r))
                    encode(
                        box,
                        cython.address(table),
                        cython.address(sight),
                        seat,
                        cython.address(r),
                        stories[seat].seen[stories[seat].moments],
                    )
                    stories[seat].moments += 1
            for seat in range(box.players):
                error += learn(
                    net,
                    inputs,
                    cython.address(stories[seat]),
                    goodness(box, cython.address(table), seat, victory),
                    trace,
                    rate,
                )
                moments += stories[seat].moments
    return error / moments


class Seer:
    """Weighs the acts of one seat by playing the round on in many dealt worlds; `see` a view first."""

    def __init__(self, options: object, network: Network, weights: object, noise: cython.double) -> None:
        """In the worlds everybody follows the policy with these weights."""
        self.kernel = Kernel(options)
        self.network = network
        usual_values(cython.address(self.kernel.box), cython.address(self.sight))
        fill_mind(cython.address(self.mind), weights, noise)

    def see(self, view: object) -> None:
        """Set the table as the view's seat knows it."""
        self.me = view.seat
        set_table(self.kernel, view, cython.address(self.table), self.hidden)

    def sample(self, acts: object, worlds: cython.int, seed: object, victory: cython.double) -> list:
        """Play the round on from each act in so many dealt worlds.

        `victory` is its share in a prospect, as in training.
        Before the stones are placed an act is a card's place in the hand; afterwards it is a set's
        place among the raises, or -1 for a pass. All acts meet the same worlds. Answers each act's sum of
        prospects, and the sum of squares of how far they are from the mean of all acts in that world.
        """
        rng: uint64_t = cython.cast(uint64_t, seed & 0xFFFFFFFFFFFFFFFF)
        again: uint64_t
        chance: uint64_t
        world: Table
        table: Table
        sight: Sight = self.sight
        raises: Raises
        minds: cython.pointer(Mind)[SEATS]
        box: cython.pointer(Box) = cython.address(self.kernel.box)
        net: cython.pointer(Net) = cython.address(self.network.net)
        number: cython.int = len(acts)
        act: cython.int[SETS]
        total: cython.double[SETS]
        squares: cython.double[SETS]
        result: cython.double[SETS]
        mean: cython.double
        me: cython.int = self.me
        known: cython.pointer(Table) = cython.address(self.table)
        hidden: cython.pointer(cython.int) = self.hidden
        i: cython.int
        n: cython.int
        for i in range(number):
            act[i] = acts[i]
            total[i] = 0
            squares[i] = 0
        for i in range(SEATS):
            minds[i] = cython.address(self.mind)
        with cython.nogil:
            for n in range(worlds):
                deal_world(box, known, hidden, cython.address(world), cython.address(rng))
                again = random64(cython.address(rng))
                mean = 0
                for i in range(number):
                    table = world
                    chance = again
                    if table.stones == 0:
                        table.chosen[me] = table.hand[me][act[i]]
                    elif act[i] == NOBODY:
                        pass_round(box, cython.address(table))
                    else:
                        find_raises(box, cython.address(table), cython.address(raises))
                        raise_mask(box, cython.address(table), cython.address(raises), act[i])
                    play_out(
                        box,
                        cython.address(table),
                        cython.address(sight),
                        minds,
                        True,
                        cython.address(chance),
                    )
                    result[i] = prospect(box, cython.address(table), cython.address(sight), me, net, victory)
                    mean += result[i] / number
                for i in range(number):
                    total[i] += result[i]
                    squares[i] += (result[i] - mean) * (result[i] - mean)
        return [(total[i], squares[i]) for i in range(number)]
