"""How RAISE is judged, compiled: weighed policies, playouts by them, and sampling over them.

A policy scores each raise and each first card by a handful of features; passing scores nothing.
It weighs only what the player sees: the own hand, and of the others how many cards they hold and
what those could be on average. `Judge` does it for a view; `contest` lets policies play.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.raise_game import _rules
from cython.cimports.stammtisch.games.raise_game.kernel import (
    ACTING,
    CHOOSING,
    NOBODY,
    OVER,
    advance,
    below,
    find_raises,
    mix,
    pass_round,
    raise_mask,
    random64,
    reveal,
    rounds_left,
    total_score,
    turn_up,
    unit,
)

__all__ = ["FEATURES", "Judge", "contest"]

FEATURES = ALL
"""How many weights a policy has."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def within(x: cython.double, most: cython.double) -> cython.double:
    if x > most:
        return most
    if x < -most:
        return -most
    return x


def look(box, t, sight):
    """What everybody can reckon about this round."""
    seat: cython.int
    i: cython.int
    number: cython.int
    total: cython.double
    for seat in range(box.players):
        total = 0
        for i in range(t.held[seat]):
            total += t.value[t.hand[seat][i]]
        for i in range(t.left[seat]):
            total += t.value[t.draw[seat][i]]
        number = t.held[seat] + t.left[seat]
        sight.mean[seat] = total / number if number else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def budget(t: cython.pointer(Table), seat: cython.int, rounds: cython.int) -> cython.double:
    """How many cards somebody has for each round from now on, against a usual three."""
    return (cython.cast(cython.double, t.held[seat] + t.left[seat]) / (rounds + 1) - 3.0) / 3.0


def best_raise(box, t, r, sight, mind, rng, scores):
    """Which of the sets found is best, NOBODY if passing is; `scores`, if wanted, takes what each got."""
    w: cython.pointer(cython.double) = mind.weight
    me: cython.int = t.seat[0]
    rounds: cython.int = rounds_left(box, t)
    last: cython.double = 1.0 if rounds == 0 else 0.0
    rivals: cython.int = t.stones - 1
    pot: cython.double = (t.point + t.pot) / 20.0
    front: cython.int = t.field[t.stones - 1]
    hand: cython.double = 0
    reach: cython.double[SEATS]
    furthest: cython.double = 0
    theirs: cython.double = -1.0
    mine: cython.double = budget(t, me, rounds)
    score: cython.double
    base: cython.double
    per_card: cython.double
    per_usual: cython.double
    per_point: cython.double
    per_safe: cython.double
    usual: cython.double
    points: cython.double
    x: cython.double
    highest: cython.double = 0
    best: cython.int = NOBODY
    cards: cython.int
    safe: cython.int
    kind: cython.int
    i: cython.int
    j: cython.int
    mask: cython.int
    for i in range(r.cards):
        hand += t.value[r.kind[i]]
    for i in range(1, t.stones):
        j = t.seat[i]
        reach[i] = t.field[i] + t.held[j] * sight.mean[j]
        if reach[i] > furthest:
            furthest = reach[i]
        x = budget(t, j, rounds)
        if x > theirs:
            theirs = x
    x = within((t.field[0] + hand - furthest) / 20.0, 2.0)
    base = (
        w[0]
        + w[1] * pot
        + w[5] * x
        + w[7] * (rivals - 1)
        + w[8] * mine
        + w[9] * theirs
        + w[12] * pot * (rivals - 1)
        + w[13] * pot * x
        + w[14] * pot * mine
    )
    per_card = w[3] + w[15] * mine + w[18] * theirs
    if t.left[me] == 0:
        per_card += w[19]
    per_usual = w[2] + w[10] * last
    per_point = w[4] + w[11] * last
    per_safe = (w[16] + w[17] * pot) / rivals
    for i in range(r.found):
        mask = r.mask[i]
        usual = 0
        points = 0
        cards = 0
        for j in range(r.cards):
            if (mask >> j) & 1:
                kind = r.kind[j]
                usual += sight.usual[kind]
                points += box.points[kind]
                cards += 1
        safe = 0
        for j in range(1, t.stones):
            if reach[j] < r.field[i]:
                safe += 1
        score = (
            base
            + per_card * cards
            + per_usual * usual / 10.0
            + per_point * points / 5.0
            + w[6] * within((r.field[i] - front) / 20.0, 2.0)
            + per_safe * safe
        )
        if scores:
            scores[i] = score
        score += mind.noise * (unit(rng) - 0.5)
        if score > highest:
            highest = score
            best = i
    return best


def best_first(box, t, seat, sight, mind, rng, scores):
    """Which kind to lay face down; `scores`, if wanted, takes what each card of the hand got."""
    w: cython.pointer(cython.double) = mind.weight + RAISE
    rounds: cython.int = rounds_left(box, t)
    last: cython.double = 1.0 if rounds == 0 else 0.0
    point: cython.double = (t.point - 13) / 7.0
    mine: cython.double = budget(t, seat, rounds)
    rivals: cython.int = 0
    others: cython.double = 0
    value: cython.double
    usual: cython.double
    points: cython.double
    score: cython.double
    highest: cython.double = -1e9
    best: cython.int = NOBODY
    kind: cython.int
    i: cython.int
    for i in range(box.players):
        if i != seat and t.held[i]:
            rivals += 1
            others += sight.mean[i]
    if rivals:
        others /= rivals
    for i in range(t.held[seat]):
        kind = t.hand[seat][i]
        value = t.value[kind] / 10.0
        usual = sight.usual[kind] / 10.0
        points = box.points[kind] / 5.0
        score = (
            value * (w[0] + w[3] * point + w[7] * mine + w[8] * (rivals - 1) + w[10] * value + w[11] * last)
            + usual * (w[1] + w[4] * point)
            + points * (w[2] + w[5] * point + w[6] * last)
        )
        if t.value[kind] > others:
            score += w[9] * (value - others / 10.0)
        if scores:
            scores[i] = score
        score += mind.noise * (unit(rng) - 0.5)
        if score > highest:
            highest = score
            best = kind
    return best


def play_out(box, t, sight, minds, one_round, rng):
    """To the end of the game, or only of the round, each seat by its own mind."""
    raises: Raises
    seat: cython.int
    best: cython.int
    what: cython.int
    if one_round and not t.playing:
        return
    what = advance(box, t)
    if what == ACTING:
        look(box, t, sight)
    while what != OVER:
        if what == CHOOSING:
            look(box, t, sight)
            for seat in range(box.players):
                if t.chosen[seat] == NOBODY and _rules.takes_part(t.held[seat]):
                    t.chosen[seat] = best_first(box, t, seat, sight, minds[seat], rng, cython.NULL)
            reveal(box, t)
        else:
            find_raises(box, t, cython.address(raises))
            best = NOBODY
            if raises.found:
                best = best_raise(box, t, cython.address(raises), sight, minds[t.seat[0]], rng, cython.NULL)
            if best == NOBODY:
                pass_round(box, t)
            else:
                raise_mask(box, t, cython.address(raises), best)
        if one_round and not t.playing:
            return
        what = advance(box, t)


def deal_world(box, known, hidden, t, rng):
    """A table that fits what is known, the hidden hands dealt at random."""
    seat: cython.int
    t[0] = known[0]
    mix(box, t, rng)
    for seat in range(box.players):
        while t.held[seat] < hidden[seat]:
            t.left[seat] -= 1
            t.hand[seat][t.held[seat]] = t.draw[seat][t.left[seat]]
            t.held[seat] += 1


def outcome(box, t, seat, margin):
    """How well it ended for the seat: its share of the victory, and `margin` times the points ahead."""
    other: cython.int
    score: cython.int
    own: cython.int = total_score(box, t, seat)
    most: cython.int = own
    rival: cython.int = 0
    shared: cython.int = 0
    for other in range(box.players):
        score = total_score(box, t, other)
        if score > most:
            most = score
        if other != seat and score > rival:
            rival = score
    if not _rules.wins(own, most):
        return margin * (own - rival)
    for other in range(box.players):
        shared += _rules.wins(total_score(box, t, other), most)
    return 1.0 / shared + margin * (own - rival)


def usual_values(box, sight):
    """What each kind of card is worth in an average round."""
    kind: cython.int
    die: cython.int
    face: cython.int
    dice: cython.double
    for kind in range(box.kinds):
        dice = 0
        for die in range(box.dice):
            for face in range(box.faces[die]):
                if box.face[die][face] == box.symbol[kind]:
                    dice += 1.0 / box.faces[die]
        # Values grow evenly with the dice, so the mean lies between those for no die and for one.
        sight.usual[kind] = _rules.value(box.number[kind], _rules.multiplier(0)) * (1.0 - dice)
        sight.usual[kind] += _rules.value(box.number[kind], _rules.multiplier(1)) * dice


def fill_mind(mind, weights, noise):
    i: cython.int
    if len(weights) != ALL:
        raise ValueError(f"a policy has {ALL} weights, not {len(weights)}")
    for i in range(ALL):
        mind.weight[i] = weights[i]
    mind.noise = noise


def set_table(kernel, view, t, hidden):
    """The table as the view's seat knows it: the others' cards lie in their draw piles, `hidden` in hand."""
    box: cython.pointer(Box) = cython.address(kernel.box)
    index = kernel.index
    me: cython.int = view.seat
    seat: cython.int
    i: cython.int
    kind: cython.int
    memset(t, 0, cython.sizeof(Table))
    t.roller = view.roller
    for seat in range(SEATS):
        t.chosen[seat] = NOBODY
        hidden[seat] = 0
    turn_up(t, box, view.point)
    t.thrown = box.dice
    t.unseen = len(view.unseen_points)
    for i, point in enumerate(view.unseen_points):
        t.unseen_point[i] = point
    for i in range(box.symbols):
        t.showing[i] = view.dice.count(kernel.symbols[i])
    for kind in range(box.kinds):
        t.value[kind] = _rules.value(box.number[kind], _rules.multiplier(t.showing[box.symbol[kind]]))
    for seat in range(box.players):
        for card in view.unseen[seat]:
            t.draw[seat][t.left[seat]] = index[card]
            t.left[seat] += 1
        if seat != me:
            hidden[seat] = view.hand_counts[seat]
        t.pile[seat] = sum([card.points for card in view.piles[seat]])
        t.point_pile[seat] = sum(view.point_piles[seat])
        t.pot += sum([card.points for card in view.pot[seat]])
    for card in view.hand:
        t.hand[me][t.held[me]] = index[card]
        t.held[me] += 1
    for i, stone in enumerate(view.track):
        t.field[i] = stone.field
        t.seat[i] = stone.seat
        t.stones += 1


def contest(options: object, policies: object, games: cython.int, seed: object, noise: cython.double) -> list:
    """Policies against one another, each deal in all rotations; answers (victories, mean lead) of each."""
    kernel: Kernel = Kernel(options)
    box: cython.pointer(Box) = cython.address(kernel.box)
    start: Table = kernel.table
    deal: Table
    table: Table
    sight: Sight
    minds: Mind[SEATS]
    seated: cython.pointer(Mind)[SEATS]
    rng: uint64_t = cython.cast(uint64_t, seed & 0xFFFFFFFFFFFFFFFF)
    again: uint64_t
    chance: uint64_t
    players: cython.int = box.players
    game: cython.int
    turn: cython.int
    seat: cython.int
    won: cython.double[SEATS]
    led: cython.double[SEATS]
    for seat in range(players):
        fill_mind(cython.address(minds[seat]), policies[seat], noise)
        won[seat] = 0
        led[seat] = 0
    usual_values(box, cython.address(sight))
    with cython.nogil:
        for game in range(games):
            deal = start
            mix(box, cython.address(deal), cython.address(rng))
            deal.roller = below(cython.address(rng), players)
            again = random64(cython.address(rng))
            for turn in range(players):
                for seat in range(players):
                    seated[seat] = cython.address(minds[(seat + turn) % players])
                table = deal
                chance = again
                play_out(
                    box, cython.address(table), cython.address(sight), seated, False, cython.address(chance)
                )
                for seat in range(players):
                    won[(seat + turn) % players] += outcome(box, cython.address(table), seat, 0)
                    led[(seat + turn) % players] += outcome(box, cython.address(table), seat, 1) - outcome(
                        box, cython.address(table), seat, 0
                    )
    total = games * players
    return [(won[seat] / total, led[seat] / total) for seat in range(players)]


class Judge:
    """Weighs the acts of one seat; `see` a view first."""

    def __init__(self, options: object, weights: object, noise: cython.double) -> None:
        self.kernel = Kernel(options)
        usual_values(cython.address(self.kernel.box), cython.address(self.sight))
        fill_mind(cython.address(self.mind), weights, noise)

    def see(self, view: object) -> None:
        """Set the table as the view's seat knows it."""
        self.me = view.seat
        set_table(self.kernel, view, cython.address(self.table), self.hidden)

    def scores(self) -> list:
        """What the policy gives each raise, or each card of the hand if there is no stone yet."""
        rng: uint64_t = 1
        table: Table
        got: cython.double[SETS]
        raises: Raises
        i: cython.int
        box: cython.pointer(Box) = cython.address(self.kernel.box)
        mind: Mind = self.mind
        mind.noise = 0
        deal_world(box, cython.address(self.table), self.hidden, cython.address(table), cython.address(rng))
        look(box, cython.address(table), cython.address(self.sight))
        if table.stones == 0:
            best_first(
                box,
                cython.address(table),
                self.me,
                cython.address(self.sight),
                cython.address(mind),
                cython.address(rng),
                got,
            )
            return [got[i] for i in range(table.held[self.me])]
        find_raises(box, cython.address(table), cython.address(raises))
        best_raise(
            box,
            cython.address(table),
            cython.address(raises),
            cython.address(self.sight),
            cython.address(mind),
            cython.address(rng),
            got,
        )
        return [got[i] for i in range(raises.found)]
