"""What the end of a round is worth, compiled: the share of the victory that a seat may expect.

A small network for positions between two rounds. Besides sums and means it sees whether a lead is still to
be caught: the lead against the points to come, and with one, two and three rounds to come on its own.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import seeded, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import outcome, within
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    SYMBOLS,
    advance,
    hand_points,
    rounds_left,
)

assert cython.sizeof(EndInputs) == END_INPUTS * cython.sizeof(cython.float)
assert cython.sizeof(EndNet) == END_SIZE * cython.sizeof(cython.float)

LEAD = cython.declare(cython.double, 0.0005)  # a point's lead at the end; a victory is worth 1


def end_inputs(players):
    """How many inputs there are for so many players."""
    numbers: cython.size_t = cython.sizeof(TableInputs) + players * cython.sizeof(SeatInputs)
    return cython.cast(cython.int, numbers // cython.sizeof(cython.float))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best(
    cards: cython.pointer(uint8_t),
    number: cython.int,
    outlook: cython.pointer(Outlook),
    best: cython.pointer(cython.double),
) -> cython.double:
    """All usual values added up; the three highest are sorted into `best`."""
    i: cython.int
    x: cython.double
    total: cython.double = 0
    for i in range(number):
        x = outlook.usual[cards[i]]
        total += x
        if x > best[2]:
            if x > best[1]:
                best[2] = best[1]
                if x > best[0]:
                    best[1] = best[0]
                    best[0] = x
                else:
                    best[1] = x
            else:
                best[2] = x
    return total


def encode_end(p, me, outlook, inputs):
    """The position between two rounds as the seat knows it, before anything is dealt."""
    x: cython.pointer(TableInputs) = cython.address(inputs.table)
    y: cython.pointer(SeatInputs)
    rounds: cython.int = rounds_left(p)
    players: cython.int = p.box.players
    i: cython.int
    j: cython.int
    seat: cython.int
    kind: cython.int
    cards: cython.int
    drawn: cython.int
    alike: cython.int[SYMBOLS]
    order: cython.int[SEATS]
    score: cython.int[SEATS]
    best: cython.double[3]
    points: cython.double
    usual: cython.double
    hand_usual: cython.double
    lead: cython.double
    mean: cython.double = 0
    to_win: cython.double
    low: cython.double = 100
    high: cython.double = 0
    each: cython.double = 1.0 / max(1, rounds)
    memset(inputs, 0, cython.sizeof(EndInputs))
    for i in range(p.unseen):
        mean += p.unseen_point[i]
        low = min(low, p.unseen_point[i])
        high = max(high, p.unseen_point[i])
    mean /= max(1, p.unseen)
    to_win = rounds * (mean + 5.0) + 4.0
    order[0] = me
    j = 1
    for seat in range(players):
        score[seat] = p.pile[seat] + p.point_pile[seat]
        if seat == me:
            continue
        i = j
        while i > 1 and score[order[i - 1]] < score[seat]:
            order[i] = order[i - 1]
            i -= 1
        order[i] = seat
        j += 1
    for i in range(players):
        seat = order[i]
        y = cython.address(inputs.seat[i])
        lead = score[me] - score[order[1]] if i == 0 else score[seat] - score[me]
        y.ahead = within(lead / 40.0, 2.5)
        y.decided = within(lead / to_win, 2.0)
        cards = p.held[seat] + p.left[seat]
        best[0] = 0
        best[1] = 0
        best[2] = 0
        hand_usual = _best(p.hand[seat], p.held[seat], outlook, best)
        if i == 0:
            x.hand_best = (best[0] + best[1] + best[2]) / 30.0
        usual = hand_usual + _best(p.draw[seat], p.left[seat], outlook, best)
        points = hand_points(p, seat)
        if i == 0:
            drawn = rules.refill(p.held[me], p.box.hand_size, p.left[me])
            x.hand_usual = hand_usual / 40.0
            x.hand_points = points / 10.0
            if drawn:
                x.hand_usual += drawn * (usual - hand_usual) / p.left[me] / 40.0
        for j in range(p.left[seat]):
            points += p.box.points[p.draw[seat][j]]
        if i == 0 and drawn:
            x.hand_points += drawn * (points / 10.0 - x.hand_points) / p.left[me]
        y.cards = cards / 30.0
        y.cards_per_round = within(cards * each / 4.0 - 1.0, 2.0)
        y.hand_cards = min(cards, p.box.hand_size) / 6.0
        y.usual = usual / 150.0
        y.usual_per_round = within(usual * each / 25.0 - 1.0, 2.0)
        y.usual_card = usual / cards / 7.0 - 1.0 if cards else -1.0
        y.points = points / 40.0
        y.best = (best[0] + best[1] + best[2]) / 30.0
        y.rolls = 1.0 if seat == p.roller else 0.0
    lead = score[me] - score[order[1]]
    x.rounds = rounds / 10.0
    x.point_cards = mean / 13.0 - 1.0
    x.highest_point_card = high / 20.0
    x.lowest_point_card = low / 20.0
    if rounds == 1:
        x.one_to_come = 1
        x.lead_for_one = within(lead / 12.0, 2.5)
    elif rounds == 2:
        x.two_to_come = 1
        x.lead_for_two = within(lead / 18.0, 2.5)
    elif rounds == 3:
        x.three_to_come = 1
        x.lead_for_three = within(lead / 24.0, 2.5)
    for i in range(p.box.symbols):
        alike[i] = 0
    for i in range(p.held[me]):
        kind = p.hand[me][i]
        alike[p.box.symbol[kind]] += p.box.number[kind]
        if p.box.points[kind] > 1:
            x.hand_dear += 0.5
    for i in range(p.box.symbols):
        x.hand_alike += alike[i] * alike[i] / 100.0
    x.hand_alike = within(x.hand_alike, 2.5)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _say(
    net: cython.pointer(EndNet),
    number: cython.int,
    x: cython.pointer(cython.float),
    hidden: cython.pointer(cython.float),
) -> cython.double:
    """The network's answer, from 0 to 1; `hidden` holds what its units say."""
    i: cython.int
    j: cython.int
    total: cython.float = net.bias
    for j in range(END_HIDDEN):
        hidden[j] = net.inner_bias[j]
    for i in range(number):
        if x[i] != 0:
            total += net.direct[i] * x[i]
            for j in range(END_HIDDEN):
                hidden[j] += net.inner[i][j] * x[i]
    for j in range(END_HIDDEN):
        if hidden[j] < 0:
            hidden[j] *= cython.cast(cython.float, 0.05)
        total += net.outer[j] * hidden[j]
    return 1.0 / (1.0 + exp(-total))


def worth(p, seat, outlook, net):
    """The share of the victory to be expected between two rounds; after the last, how the game ended."""
    inputs: EndInputs
    hidden: cython.float[END_HIDDEN]
    if rounds_left(p) == 0:
        advance(p)
        return outcome(p, seat, LEAD)
    encode_end(p, seat, outlook, cython.address(inputs))
    return _say(
        net,
        end_inputs(p.box.players),
        cython.cast(cython.pointer(cython.float), cython.address(inputs)),
        hidden,
    )


def learn_end(net, number, story, end, trace, rate):
    """Move the answer to each moment towards what came later; answers the sum of squared errors."""
    wrong: cython.double = 0
    hidden: cython.float[END_HIDDEN]
    push: cython.float[END_HIDDEN]
    target: cython.double = end
    later: cython.double = end
    said: cython.double
    error: cython.float
    x: cython.pointer(cython.float)
    m: cython.int
    i: cython.int
    j: cython.int
    for m in range(story.moments - 1, -1, -1):
        x = cython.cast(cython.pointer(cython.float), cython.address(story.seen[m]))
        said = _say(net, number, x, hidden)
        target = trace * target + (1.0 - trace) * later
        later = said
        error = rate * (target - said)
        wrong += (end - said) * (end - said)
        net.bias += error
        for j in range(END_HIDDEN):
            push[j] = error * net.outer[j]
            if hidden[j] < 0:
                push[j] *= cython.cast(cython.float, 0.05)
            net.outer[j] += error * hidden[j]
            net.inner_bias[j] += push[j]
        for i in range(number):
            if x[i] != 0:
                net.direct[i] += error * x[i]
                for j in range(END_HIDDEN):
                    net.inner[i][j] += push[j] * x[i]
    return wrong


class Ends:
    """The network for one number of players."""

    def __init__(self, players: cython.int, numbers: object) -> None:
        """`numbers` are its weights, or a seed for small random ones."""
        i: cython.int
        rng: uint64_t
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.net))
        self.players = players
        if isinstance(numbers, int):
            rng = seeded(numbers)
            memset(cython.address(self.net), 0, cython.sizeof(EndNet))
            for i in range(END_INPUTS * END_HIDDEN):
                flat[i] = (unit(cython.address(rng)) - 0.5) * 0.5
            for i in range(END_HIDDEN):
                self.net.outer[i] = (unit(cython.address(rng)) - 0.5) * 0.2
            return
        if len(numbers) != END_SIZE:
            raise ValueError(f"a network for the ends of rounds has {END_SIZE} numbers, not {len(numbers)}")
        for i in range(END_SIZE):
            flat[i] = numbers[i]

    def numbers(self) -> list:
        i: cython.int
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.net))
        return [flat[i] for i in range(END_SIZE)]
