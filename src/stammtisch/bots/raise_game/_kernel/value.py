"""A small network for RAISE, compiled: it says how well a position will end for a seat.

It looks at positions between two rounds; `encode` turns what the seat knows into numbers. It has learned
from games of the policies: each estimate was moved towards what came later (TD(λ)).
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, seeded, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import (
    fill_mind,
    outcome,
    play_out,
    prepare,
    within,
)
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.kernel import Kernel
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    OVER,
    advance,
    rounds_left,
    shuffle_unseen,
)

assert cython.sizeof(Inputs) == INPUTS * cython.sizeof(cython.float)
assert cython.sizeof(Net) == SIZE * cython.sizeof(cython.float)


def take_stock(p, me, outlook, stock):
    """What stays the same whatever the seat does now."""
    seat: cython.int
    i: cython.int
    kind: cython.int
    cards: cython.int
    value: cython.int
    total: cython.double = 0
    stock.rounds = rounds_left(p)
    for i in range(p.unseen):
        total += p.unseen_point[i]
    stock.point_cards = total / p.unseen / 13.0 - 1.0 if p.unseen else 0
    for seat in range(p.box.players):
        stock.usual[seat] = 0
        value = 0
        for i in range(p.held[seat]):
            kind = p.hand[seat][i]
            stock.usual[seat] += outlook.usual[kind]
            value += p.value[kind]
        for i in range(p.left[seat]):
            kind = p.draw[seat][i]
            stock.usual[seat] += outlook.usual[kind]
            value += p.value[kind]
        cards = p.held[seat] + p.left[seat]
        stock.mean[seat] = cython.cast(cython.double, value) / cards if cards else 0
    stock.drawn = 0
    stock.drawn_points = 0
    for i in range(p.left[me]):
        stock.drawn += outlook.usual[p.draw[me][i]]
        stock.drawn_points += p.box.points[p.draw[me][i]]
    if p.left[me]:
        stock.drawn /= p.left[me]
        stock.drawn_points /= p.left[me]


def encode(p, me, outlook, inputs):
    """The position as the seat knows it after its act, before anything else is dealt or rolled."""
    stock: Stock
    x: cython.pointer(OwnInputs) = cython.address(inputs.own)
    y: cython.pointer(RivalInputs)
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
    committed: cython.int = p.chosen[me]
    inside: cython.bint = p.playing and committed != NONE
    foremost: cython.bint = False
    hand: cython.double = 0
    usual: cython.double = 0
    points: cython.double = 0
    best: cython.double = 0
    cards: cython.int = p.held[me]
    drawn: cython.int
    own: cython.int = p.pile[me] + p.point_pile[me]
    rival: cython.int = -1000
    each: cython.double
    pot: cython.double = 0
    take_stock(p, me, outlook, cython.address(stock))
    each = 1.0 / (stock.rounds + 1)
    for seat in range(p.box.players):
        taken[seat] = False
        field[seat] = 0
        if seat != me and p.pile[seat] + p.point_pile[seat] > rival:
            rival = p.pile[seat] + p.point_pile[seat]
    for i in range(cards):
        kind = p.hand[me][i]
        hand += p.value[kind]
        usual += outlook.usual[kind]
        points += p.box.points[kind]
        if p.value[kind] > best:
            best = p.value[kind]
    if inside:  # the own first card lies face down; where the others will stand is a guess
        my_field = p.value[committed]
        hand -= p.value[committed]
        usual -= outlook.usual[committed]
        points -= p.box.points[committed]
        cards -= 1
        pot = p.box.points[committed]
        for seat in range(p.box.players):
            if seat != me and p.held[seat]:
                taken[seat] = True
                field[seat] = stock.mean[seat]
    elif p.playing:
        for i in range(p.stones - 1, -1, -1):
            seat = p.seat[i]
            if seat == me:
                inside = True
                foremost = i == p.stones - 1
                my_field = p.field[i]
            else:
                taken[seat] = True
                field[seat] = p.field[i]
                slot[slots] = seat
                slots += 1
    # Rivals in the round come first, the foremost before the others; then those with most points.
    while slots < p.box.players - 1:
        place = NONE
        for seat in range(p.box.players):
            if seat == me:
                continue
            for j in range(slots):
                if slot[j] == seat:
                    break
            else:
                if place == NONE or p.pile[seat] + p.point_pile[seat] > p.pile[place] + p.point_pile[place]:
                    place = seat
        slot[slots] = place
        slots += 1
    if not inside:  # who is out of the round refills
        drawn = rules.refill(cards, p.box.hand_size, p.left[me])
        cards += drawn
        usual += drawn * stock.drawn
        points += drawn * stock.drawn_points
        hand = 0
        best = 0
    if p.playing:
        pot += p.point + p.pot
    x.rounds = stock.rounds / 10.0
    x.last_round = 1.0 if stock.rounds == 0 else 0.0
    x.second_to_last_round = 1.0 if stock.rounds == 1 else 0.0
    x.point_cards_to_come = stock.point_cards
    x.chosen = 1.0 if committed != NONE else 0.0
    x.in_round = 1.0 if inside else 0.0
    x.out_of_round = 1.0 if p.playing and not inside else 0.0
    x.lead = within((own - rival) / 50.0, 2.5)
    x.lead_per_round = within((own - rival) * each / 15.0, 2.5)
    x.all_cards = (p.held[me] + p.left[me]) / 30.0
    x.hand_cards = cards / 6.0
    x.draw_pile = p.left[me] / 24.0
    x.hand_usual = usual / 40.0
    x.all_usual = stock.usual[me] / 200.0
    x.hand_points = points / 10.0
    x.usual_per_round = stock.usual[me] * each / 40.0
    x.pot = pot / 20.0
    x.hand_value = hand / 40.0
    x.best_value = best / 15.0
    x.foremost = 1.0 if foremost else 0.0
    x.foremost_pot = pot / 20.0 if foremost else 0.0
    x.points_in_last_round = points / 10.0 if stock.rounds == 0 else 0.0
    for i in range(p.box.players - 1):
        seat = slot[i]
        y = cython.address(inputs.rival[i])
        y.lead = within((p.pile[seat] + p.point_pile[seat] - own) / 50.0, 2.5)
        y.all_cards = (p.held[seat] + p.left[seat]) / 30.0
        y.usual_per_round = stock.usual[seat] * each / 40.0
        y.in_round = 1.0 if taken[seat] else 0.0
        cards = p.held[seat]
        if not taken[seat]:
            cards += rules.refill(cards, p.box.hand_size, p.left[seat])
        y.hand_cards = cards / 6.0
        y.mean_value = stock.mean[seat] / 10.0 - 0.7 if p.playing else 0.0
        y.ahead = 0
        y.ahead_at_best = 0
        if taken[seat] and inside:
            y.ahead = within((field[seat] - my_field) / 15.0, 2.5)
            y.ahead_at_best = within(
                (field[seat] + p.held[seat] * stock.mean[seat] - my_field - hand) / 25.0, 2.5
            )


def evaluate(net, number, inputs):
    """The network's estimate, from 0 to 1; `number` is how many inputs there are for so many players."""
    x: cython.pointer(cython.float) = cython.cast(cython.pointer(cython.float), inputs)
    hidden: cython.float[HIDDEN]
    i: cython.int
    j: cython.int
    total: cython.float = net.bias
    for j in range(HIDDEN):
        hidden[j] = net.inner_bias[j]
    for i in range(number):
        if x[i] != 0:
            total += net.direct[i] * x[i]
            for j in range(HIDDEN):
                hidden[j] += net.inner[i][j] * x[i]
    for j in range(HIDDEN):
        total += net.outer[j] * (hidden[j] if hidden[j] > 0 else cython.cast(cython.float, 0.05) * hidden[j])
    return 1.0 / (1.0 + exp(-total))


def quality(p, seat, victory):
    """How well a game ended, from 0 to 1; `victory` is the weight of victory, the rest that of the lead."""
    won: cython.double = outcome(p, seat, 0)
    lead: cython.double = outcome(p, seat, 1) - won
    return victory * won + (1.0 - victory) / (1.0 + exp(-lead / 25.0))


def prospect(p, seat, outlook, net, victory):
    """How well a position between two rounds will end for the seat; after the last round, how it ended."""
    inputs: Inputs
    if rounds_left(p) == 0:
        advance(p)
        return quality(p, seat, victory)
    encode(p, seat, outlook, cython.address(inputs))
    return evaluate(net, _inputs(p.box.players), cython.address(inputs))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _inputs(players: cython.int) -> cython.int:
    """How many inputs there are for so many players."""
    numbers: cython.size_t = cython.sizeof(OwnInputs) + (players - 1) * cython.sizeof(RivalInputs)
    return cython.cast(cython.int, numbers // cython.sizeof(cython.float))


# Learning


def learn(net, number, story, end, trace, rate):
    """Move the estimate of each moment towards what came later; answers the sum of squared errors."""
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
        x = cython.cast(cython.pointer(cython.float), cython.address(story.seen[m]))
        total = net.bias
        for j in range(HIDDEN):
            hidden[j] = net.inner_bias[j]
        for i in range(number):
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
        for i in range(number):
            if x[i] != 0:
                net.direct[i] += error * x[i]
                for j in range(HIDDEN):
                    net.inner[i][j] += slope[j] * x[i]
    return wrong


class Network:
    """A network for one number of players."""

    def __init__(self, players: cython.int, numbers: object) -> None:
        """`numbers` are its weights, or a seed for small random ones."""
        i: cython.int
        rng: uint64_t
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.net))
        self.players = players
        self.inputs = _inputs(players)
        if isinstance(numbers, int):
            rng = seeded(numbers)
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
    start: Position = kernel.position
    position: Position
    p: cython.pointer(Position) = cython.address(position)
    playout: Playout
    rng: cython.pointer(uint64_t) = cython.address(playout.rng)
    pool: Mind[32]
    stories: Story[SEATS]
    story: cython.pointer(Story)
    players: cython.int = kernel.box.players
    number: cython.int = min(32, len(weights))
    game: cython.int
    seat: cython.int
    moments: cython.int = 0
    error: cython.double = 0
    for seat in range(number):
        fill_mind(cython.address(pool[seat]), weights[seat], how["noise"])
    prepare(cython.address(playout), kernel, pool)
    playout.rng = seeded(seed)
    with cython.nogil:
        for game in range(games):
            position = start
            shuffle_unseen(p, rng)
            position.roller = below(rng, players)
            for seat in range(players):
                stories[seat].moments = 0
                playout.minds[seat] = cython.address(pool[below(rng, number)])
            while advance(p) != OVER:
                play_out(p, cython.address(playout), True)
                if rounds_left(p) == 0:
                    continue
                for seat in range(players):
                    story = cython.address(stories[seat])
                    encode(
                        p, seat, cython.address(playout.outlook), cython.address(story.seen[story.moments])
                    )
                    story.moments += 1
            for seat in range(players):
                story = cython.address(stories[seat])
                error += learn(
                    cython.address(network.net),
                    network.inputs,
                    story,
                    quality(p, seat, victory),
                    trace,
                    rate,
                )
                moments += story.moments
    return error / moments
