"""Policies for RAISE, compiled: scores for raises and first cards, and playouts by them.

A policy scores each raise and each first card by a few features; passing scores nothing. It uses only
what the player sees: the own hand, and of the others how many cards they hold and what those are worth
on average.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, random64, seeded, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.glance import (
    EACH,
    Instinct,
    Situation,
    advantage,
    ready,
    see_first,
    see_firsts,
    see_raise,
    see_raises,
)
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    ACTING,
    CHOOSING,
    NONE,
    OVER,
    Box,
    advance,
    find_raises,
    pass_round,
    raise_by_set,
    reveal,
    rounds_left,
    shuffle_unseen,
    total_score,
)


@cython.cfunc
def _names() -> tuple:
    weights: Weights
    return (*[f"raise_{name}" for name in weights.raising], *[f"first_{name}" for name in weights.first])


NAMES = _names()
"""The names of a policy's weights, in the order in which they are stored."""


def look(p, outlook):
    """The mean values of this round."""
    seat: cython.int
    i: cython.int
    number: cython.int
    total: cython.double
    for seat in range(p.box.players):
        total = 0
        for i in range(p.held[seat]):
            total += p.value[p.hand[seat][i]]
        for i in range(p.left[seat]):
            total += p.value[p.draw[seat][i]]
        number = p.held[seat] + p.left[seat]
        outlook.mean[seat] = total / number if number else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def budget(p: cython.pointer(Position), seat: cython.int, rounds: cython.int) -> cython.double:
    """How many cards the seat has per round from now on, against a usual three."""
    return (cython.cast(cython.double, p.held[seat] + p.left[seat]) / (rounds + 1) - 3.0) / 3.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _raise_at_a_glance(
    p: cython.pointer(Position),
    r: cython.pointer(Raises),
    playout: cython.pointer(Playout),
    scores: cython.pointer(cython.double),
) -> cython.int:
    """As `best_raise`, by the networks."""
    mind: cython.pointer(Mind) = playout.minds[p.seat[0]]
    s: Situation
    each: cython.float[EACH]
    i: cython.int
    best: cython.int = NONE
    score: cython.double
    highest: cython.double = -1e9
    # One noise for all raises against the pass: the highest of several would make every hand look good.
    boldness: cython.double = mind.noise * (unit(cython.address(playout.rng)) - 0.5)
    worth_it: cython.bint = False
    see_raises(p, r, playout.outlook.usual, playout.outlook.mean, cython.address(s))
    ready(cython.address(mind.glance.raising), cython.address(s))
    for i in range(r.found):
        see_raise(p, r, i, playout.outlook.usual, cython.address(s), each)
        score = advantage(cython.address(mind.glance.raising), cython.address(s), each)
        if scores:
            scores[i] = score
        worth_it = worth_it or score + boldness > 0
        score += mind.noise * (unit(cython.address(playout.rng)) - 0.5)
        if score > highest:
            highest = score
            best = i
    if not worth_it:
        return NONE
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _first_at_a_glance(
    p: cython.pointer(Position),
    seat: cython.int,
    playout: cython.pointer(Playout),
    scores: cython.pointer(cython.double),
) -> cython.int:
    """As `best_first`, by the networks."""
    mind: cython.pointer(Mind) = playout.minds[seat]
    s: Situation
    each: cython.float[EACH]
    i: cython.int
    best: cython.int = NONE
    score: cython.double
    highest: cython.double = -1e9
    see_firsts(p, seat, playout.outlook.usual, playout.outlook.mean, cython.address(s))
    ready(cython.address(mind.glance.first), cython.address(s))
    for i in range(p.held[seat]):
        see_first(p, seat, p.hand[seat][i], playout.outlook.usual, cython.address(s), each)
        score = advantage(cython.address(mind.glance.first), cython.address(s), each)
        if scores:
            scores[i] = score
        score += mind.noise * (unit(cython.address(playout.rng)) - 0.5)
        if score > highest:
            highest = score
            best = p.hand[seat][i]
    return best


def best_raise(p, r, playout, scores):
    """The index of the best set, or NONE to pass; fills `scores` with the score of each unless it is NULL."""
    outlook: cython.pointer(Outlook) = cython.address(playout.outlook)
    mind: cython.pointer(Mind) = playout.minds[p.seat[0]]
    w: cython.pointer(RaiseWeights) = cython.address(mind.weights.raising)
    me: cython.int = p.seat[0]
    rounds: cython.int = rounds_left(p)
    last: cython.double = 1.0 if rounds == 0 else 0.0
    rivals: cython.int = p.stones - 1
    pot: cython.double = (p.point + p.pot) / 20.0
    front: cython.int = p.field[p.stones - 1]
    hand: cython.double = 0
    reach: cython.double[SEATS]
    furthest: cython.double = 0
    theirs: cython.double = -1.0
    mine: cython.double = budget(p, me, rounds)
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
    best: cython.int = NONE
    cards: cython.int
    safe: cython.int
    kind: cython.int
    i: cython.int
    j: cython.int
    mask: cython.int
    if mind.glance:
        return _raise_at_a_glance(p, r, playout, scores)
    for i in range(r.cards):
        hand += p.value[r.kind[i]]
    for i in range(1, p.stones):
        j = p.seat[i]
        reach[i] = p.field[i] + p.held[j] * outlook.mean[j]
        if reach[i] > furthest:
            furthest = reach[i]
        x = budget(p, j, rounds)
        if x > theirs:
            theirs = x
    x = within((p.field[0] + hand - furthest) / 20.0, 2.0)
    base = (
        w.base
        + w.pot * pot
        + w.reach * x
        + w.rivals * (rivals - 1)
        + w.budget * mine
        + w.rival_budget * theirs
        + w.pot_rivals * pot * (rivals - 1)
        + w.pot_reach * pot * x
        + w.pot_budget * pot * mine
    )
    per_card = w.card + w.card_budget * mine + w.card_rival_budget * theirs
    if p.left[me] == 0:
        per_card += w.card_from_last_hand
    per_usual = w.usual + w.usual_in_last_round * last
    per_point = w.points + w.points_in_last_round * last
    per_safe = (w.safe + w.safe_pot * pot) / rivals
    for i in range(r.found):
        mask = r.mask[i]
        usual = 0
        points = 0
        cards = 0
        for j in range(r.cards):
            if (mask >> j) & 1:
                kind = r.kind[j]
                usual += outlook.usual[kind]
                points += p.box.points[kind]
                cards += 1
        safe = 0
        for j in range(1, p.stones):
            if reach[j] < r.field[i]:
                safe += 1
        score = (
            base
            + per_card * cards
            + per_usual * usual / 10.0
            + per_point * points / 5.0
            + w.lead * within((r.field[i] - front) / 20.0, 2.0)
            + per_safe * safe
        )
        if scores:
            scores[i] = score
        score += mind.noise * (unit(cython.address(playout.rng)) - 0.5)
        if score > highest:
            highest = score
            best = i
    return best


def best_first(p, seat, playout, scores):
    """The kind of card to lay face down; fills `scores` with that of each hand card unless it is NULL."""
    outlook: cython.pointer(Outlook) = cython.address(playout.outlook)
    mind: cython.pointer(Mind) = playout.minds[seat]
    w: cython.pointer(FirstWeights) = cython.address(mind.weights.first)
    rounds: cython.int = rounds_left(p)
    last: cython.double = 1.0 if rounds == 0 else 0.0
    point: cython.double = (p.point - 13) / 7.0
    mine: cython.double = budget(p, seat, rounds)
    rivals: cython.int = 0
    others: cython.double = 0
    value: cython.double
    usual: cython.double
    points: cython.double
    score: cython.double
    highest: cython.double = -1e9
    best: cython.int = NONE
    kind: cython.int
    i: cython.int
    if mind.glance:
        return _first_at_a_glance(p, seat, playout, scores)
    for i in range(p.box.players):
        if i != seat and p.held[i]:
            rivals += 1
            others += outlook.mean[i]
    if rivals:
        others /= rivals
    for i in range(p.held[seat]):
        kind = p.hand[seat][i]
        value = p.value[kind] / 10.0
        usual = outlook.usual[kind] / 10.0
        points = p.box.points[kind] / 5.0
        score = (
            value
            * (
                w.value
                + w.value_point * point
                + w.value_budget * mine
                + w.value_rivals * (rivals - 1)
                + w.value_squared * value
                + w.value_in_last_round * last
            )
            + usual * (w.usual + w.usual_point * point)
            + points * (w.points + w.points_point * point + w.points_in_last_round * last)
        )
        if p.value[kind] > others:
            score += w.beats_others * (value - others / 10.0)
        if scores:
            scores[i] = score
        score += mind.noise * (unit(cython.address(playout.rng)) - 0.5)
        if score > highest:
            highest = score
            best = kind
    return best


def play_out(p, playout, one_round):
    """Play to the end of the game, or of the round only, each seat by its own mind."""
    raises: Raises
    seat: cython.int
    best: cython.int
    what: cython.int
    if one_round and not p.playing:
        return
    what = advance(p)
    if what == ACTING:
        look(p, cython.address(playout.outlook))
    while what != OVER:
        if what == CHOOSING:
            look(p, cython.address(playout.outlook))
            for seat in range(p.box.players):
                if p.chosen[seat] == NONE and rules.takes_part(p.held[seat]):
                    p.chosen[seat] = best_first(p, seat, playout, cython.NULL)
            reveal(p)
        else:
            find_raises(p, cython.address(raises))
            best = NONE
            if raises.found:
                best = best_raise(p, cython.address(raises), playout, cython.NULL)
            if best == NONE:
                pass_round(p)
            else:
                raise_by_set(p, cython.address(raises), best)
        if one_round and not p.playing:
            return
        what = advance(p)


def outcome(p, seat, margin):
    """The seat's share of the victory, plus `margin` times the points it is ahead of the best rival."""
    other: cython.int
    score: cython.int
    own: cython.int = total_score(p, seat)
    most: cython.int = own
    rival: cython.int = 0
    shared: cython.int = 0
    for other in range(p.box.players):
        score = total_score(p, other)
        if score > most:
            most = score
        if other != seat and score > rival:
            rival = score
    if not rules.wins(own, most):
        return margin * (own - rival)
    for other in range(p.box.players):
        shared += rules.wins(total_score(p, other), most)
    return 1.0 / shared + margin * (own - rival)


def prepare(playout, kernel, mind):
    """Fill in what stays the same: the cards' usual values, and one mind for all seats."""
    box: cython.pointer(Box) = cython.address(kernel.box)
    kind: cython.int
    die: cython.int
    face: cython.int
    seat: cython.int
    dice: cython.double
    for kind in range(box.kinds):
        dice = 0
        for die in range(box.dice):
            for face in range(box.faces[die]):
                if box.face[die][face] == box.symbol[kind]:
                    dice += 1.0 / box.faces[die]
        # Values grow linearly with the dice, so the mean lies between those for no die and for one.
        playout.outlook.usual[kind] = rules.value(box.number[kind], rules.multiplier(0)) * (1.0 - dice)
        playout.outlook.usual[kind] += rules.value(box.number[kind], rules.multiplier(1)) * dice
    for seat in range(SEATS):
        playout.minds[seat] = mind


def fill_mind(mind, weights, noise):
    """Copy the weights, given in the order of `NAMES`; or point to an `Instinct`, which must be kept."""
    flat: cython.pointer(cython.double)
    flat = cython.cast(cython.pointer(cython.double), cython.address(mind.weights))
    i: cython.int
    mind.noise = noise
    mind.glance = cython.NULL
    if isinstance(weights, Instinct):
        memset(cython.address(mind.weights), 0, cython.sizeof(Weights))
        mind.glance = cython.address(cython.cast(Instinct, weights).glance)
        return 0
    if len(weights) != len(NAMES):
        raise ValueError(f"a policy has {len(NAMES)} weights, not {len(weights)}")
    for i in range(len(weights)):
        flat[i] = weights[i]


def contest(options: object, policies: object, games: cython.int, seed: object, noise: cython.double) -> list:
    """Let policies play each deal in all rotations of seats: (share of victories, mean lead) of each."""
    kernel: Kernel = Kernel(options)
    start: Position = kernel.position
    deal: Position
    position: Position
    playout: Playout
    minds: Mind[SEATS]
    rng: uint64_t = seeded(seed)
    again: uint64_t
    players: cython.int = kernel.box.players
    game: cython.int
    turn: cython.int
    seat: cython.int
    won: cython.double[SEATS]
    led: cython.double[SEATS]
    for seat in range(players):
        fill_mind(cython.address(minds[seat]), policies[seat], noise)
        won[seat] = 0
        led[seat] = 0
    prepare(cython.address(playout), kernel, minds)
    with cython.nogil:
        for game in range(games):
            deal = start
            shuffle_unseen(cython.address(deal), cython.address(rng))
            deal.roller = below(cython.address(rng), players)
            again = random64(cython.address(rng))
            for turn in range(players):
                for seat in range(players):
                    playout.minds[seat] = cython.address(minds[(seat + turn) % players])
                position = deal
                playout.rng = again
                play_out(cython.address(position), cython.address(playout), False)
                for seat in range(players):
                    won[(seat + turn) % players] += outcome(cython.address(position), seat, 0)
                    led[(seat + turn) % players] += outcome(cython.address(position), seat, 1) - outcome(
                        cython.address(position), seat, 0
                    )
    total = games * players
    return [(won[seat] / total, led[seat] / total) for seat in range(players)]
