"""Lessons for the top level of RAISE, compiled: policies play, and two networks learn from it.

The one for the ends of rounds learns which share of the victory came of them; the one that judges acts at a
glance learns what search with the policies and the first network says of them. So each round of lessons
starts from a better policy than the one before.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import below, random64, seeded, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.ends import (
    EndNet,
    Ends,
    EndStory,
    encode_end,
    end_inputs,
    learn_end,
    worth,
)
from cython.cimports.stammtisch.bots.raise_game._kernel.glance import (
    EACH,
    Glance,
    Instinct,
    Situation,
    correct,
    ready,
    see_first,
    see_firsts,
    see_raise,
    see_raises,
)
from cython.cimports.stammtisch.bots.raise_game._kernel.judging import imagine
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import (
    Mind,
    best_first,
    best_raise,
    fill_mind,
    look,
    outcome,
    play_out,
    prepare,
    within,
)
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.kernel import Kernel
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    CHOOSING,
    NONE,
    OVER,
    SEATS,
    SETS,
    Raises,
    advance,
    find_raises,
    pass_round,
    raise_by_set,
    reveal,
    rounds_left,
    shuffle_unseen,
)

SCALE = cython.declare(cython.double, 20.0)  # what a victory is to the pupil


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def study(
    p: cython.pointer(Position),
    seat: cython.int,
    playout: cython.pointer(Playout),
    ends: cython.pointer(EndNet),
    pupil: cython.pointer(Glance),
    worlds: cython.int,
    rate: cython.float,
    off: cython.pointer(cython.double),
) -> cython.int:
    """Value the acts of a seat in sampled worlds and teach the pupil; answers the best act as `think` does.

    Of many raises the best by the policy and a few others are tried.
    """
    raises: Raises
    world: Position
    position: Position
    scores: cython.double[SETS]
    act: cython.int[TRIED]
    total: cython.double[TRIED]
    again: uint64_t
    s: Situation
    each: cython.float[EACH]
    mean: cython.double = 0
    number: cython.int = 0
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
        act[0] = NONE
        number = 1
        if raises.found < TRIED:
            for i in range(raises.found):
                act[number] = i
                number += 1
        else:
            best_raise(p, cython.address(raises), playout, scores)
            while number < TRIED:
                best = NONE
                if number > LIKED:
                    best = below(cython.address(playout.rng), raises.found)
                    if scores[best] < -1e8:
                        continue
                else:
                    for j in range(raises.found):
                        if scores[j] > -1e8 and (best == NONE or scores[j] > scores[best]):
                            best = j
                act[number] = best
                scores[best] = -1e9
                number += 1
    for i in range(number):
        total[i] = 0
    for n in range(worlds):
        imagine(p, seat, cython.address(world), cython.address(playout.rng))
        again = random64(cython.address(playout.rng))
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
            total[i] += worth(cython.address(position), seat, cython.address(playout.outlook), ends) / worlds
    look(p, cython.address(playout.outlook))
    best = 0
    for i in range(number):
        mean += total[i] / number
        if total[i] > total[best]:
            best = i
    if p.stones == 0:
        see_firsts(p, seat, playout.outlook.usual, playout.outlook.mean, cython.address(s))
    else:
        mean = total[0]
        see_raises(p, cython.address(raises), playout.outlook.usual, playout.outlook.mean, cython.address(s))
    for i in range(number):
        total[i] = within(SCALE * (total[i] - mean), 5.0)
        if p.stones == 0:
            see_first(p, seat, p.hand[seat][act[i]], playout.outlook.usual, cython.address(s), each)
            ready(cython.address(pupil.first), cython.address(s))
            off[0] += correct(cython.address(pupil.first), cython.address(s), each, total[i], rate)
            off[1] += 1
        elif act[i] != NONE:
            see_raise(p, cython.address(raises), act[i], playout.outlook.usual, cython.address(s), each)
            ready(cython.address(pupil.raising), cython.address(s))
            off[0] += correct(cython.address(pupil.raising), cython.address(s), each, total[i], rate)
            off[1] += 1
    return act[best]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw(
    inner: cython.pointer(Playout),
    outer: cython.pointer(Playout),
    seat: cython.int,
    pool: cython.pointer(Mind),
    number: cython.int,
    alone: cython.bint,
) -> cython.void:
    """By what everybody plays in the worlds of one study."""
    other: cython.int
    inner.rng = random64(cython.address(outer.rng))
    inner.outlook = outer.outlook
    for other in range(SEATS):
        inner.minds[other] = outer.minds[other]
        if not alone:
            inner.minds[other] = cython.address(pool[below(cython.address(outer.rng), number)])
    inner.minds[seat] = pool


def teach_glance(
    options: object,
    pupil: Instinct,
    ends: Ends,
    policies: object,
    games: cython.int,
    seed: object,
    **how: object,
) -> tuple:
    """Let the pupil learn what search with these policies says of acts; answers its error, and how many.

    `policies` come with their noise. Every seat draws one of them to play by; a share `asked` of its
    decisions is studied: from each act the round is played on in so many `worlds`, the seat itself by the
    first policy and the others by any. Half of these decisions are played as the study found best. With a
    `rival` all seats but one play by that policy, in games and in worlds, and only that one is studied.
    """
    rate: cython.float = how["rate"]
    asked: cython.double = how["asked"]
    worlds: cython.int = how["worlds"]
    kernel: Kernel = Kernel(options)
    start: Position = kernel.position
    position: Position
    p: cython.pointer(Position) = cython.address(position)
    playout: Playout
    inner: Playout
    rng: cython.pointer(uint64_t) = cython.address(playout.rng)
    pool: Mind[32]
    raises: Raises
    off: cython.double[2]
    laid: cython.int[SEATS]
    players: cython.int = kernel.box.players
    number: cython.int = _fill_pool(pool, policies)
    rival: Mind
    alone: cython.bint = how.get("rival") is not None
    only: cython.int = NONE
    game: cython.int
    seat: cython.int
    best: cython.int
    found: cython.int
    what: cython.int
    if alone:
        fill_mind(cython.address(rival), how["rival"][0], how["rival"][1])
    prepare(cython.address(playout), kernel, pool)
    prepare(cython.address(inner), kernel, pool)
    playout.rng = seeded(seed)
    off[0] = 0
    off[1] = 0
    with cython.nogil:
        for game in range(games):
            position = start
            shuffle_unseen(p, rng)
            position.roller = below(rng, players)
            if alone:
                only = below(rng, players)
            for seat in range(players):
                playout.minds[seat] = cython.address(pool[below(rng, number)])
                if alone and seat != only:
                    playout.minds[seat] = cython.address(rival)
            what = advance(p)
            while what != OVER:
                look(p, cython.address(playout.outlook))
                if what == CHOOSING:
                    for seat in range(players):
                        laid[seat] = NONE
                        if not rules.takes_part(p.held[seat]):
                            continue
                        laid[seat] = best_first(p, seat, cython.address(playout), cython.NULL)
                        if p.held[seat] > 1 and only in (NONE, seat) and unit(rng) < asked:
                            _draw(cython.address(inner), cython.address(playout), seat, pool, number, alone)
                            found = study(
                                p, seat, cython.address(inner), cython.address(ends.net),
                                cython.address(pupil.glance), worlds, rate, off,
                            )  # fmt: skip
                            if unit(rng) < 0.5:
                                laid[seat] = p.hand[seat][found]
                    for seat in range(players):
                        p.chosen[seat] = laid[seat]
                    reveal(p)
                else:
                    find_raises(p, cython.address(raises))
                    best = NONE
                    if raises.found:
                        best = best_raise(p, cython.address(raises), cython.address(playout), cython.NULL)
                        if only in (NONE, p.seat[0]) and unit(rng) < asked:
                            seat = p.seat[0]
                            _draw(cython.address(inner), cython.address(playout), seat, pool, number, alone)
                            found = study(
                                p, seat, cython.address(inner), cython.address(ends.net),
                                cython.address(pupil.glance), worlds, rate, off,
                            )  # fmt: skip
                            if unit(rng) < 0.5:
                                best = found
                    if best == NONE:
                        pass_round(p)
                    else:
                        raise_by_set(p, cython.address(raises), best)
                what = advance(p)
    return off[0] / max(1, off[1]), int(off[1])


@cython.cfunc
def _fill_pool(pool: cython.pointer(Mind), policies: object) -> cython.int:
    """Policies to play by, each with its noise; how many."""
    i: cython.int
    number: cython.int = min(32, len(policies))
    for i in range(number):
        policy, noise = policies[i]
        fill_mind(cython.address(pool[i]), policy, noise)
    return number


def teach_ends(
    options: object, ends: Ends, policies: object, games: cython.int, seed: object, **how: object
) -> float:
    """Let the network learn the share of the victory while policies play; answers its mean squared error.

    With a `rival` all seats but one play by that policy, and it learns from what became of that one.
    """
    rate: cython.double = how["rate"]
    trace: cython.double = how["trace"]
    kernel: Kernel = Kernel(options)
    start: Position = kernel.position
    position: Position
    p: cython.pointer(Position) = cython.address(position)
    playout: Playout
    rng: cython.pointer(uint64_t) = cython.address(playout.rng)
    pool: Mind[32]
    stories: EndStory[SEATS]
    story: cython.pointer(EndStory)
    players: cython.int = kernel.box.players
    number: cython.int = _fill_pool(pool, policies)
    rival: Mind
    alone: cython.bint = how.get("rival") is not None
    only: cython.int = NONE
    game: cython.int
    seat: cython.int
    moments: cython.int = 0
    error: cython.double = 0
    if alone:
        fill_mind(cython.address(rival), how["rival"][0], how["rival"][1])
    prepare(cython.address(playout), kernel, pool)
    playout.rng = seeded(seed)
    with cython.nogil:
        for game in range(games):
            position = start
            shuffle_unseen(p, rng)
            position.roller = below(rng, players)
            if alone:
                only = below(rng, players)
            for seat in range(players):
                stories[seat].moments = 0
                playout.minds[seat] = cython.address(pool[below(rng, number)])
                if alone and seat != only:
                    playout.minds[seat] = cython.address(rival)
            while advance(p) != OVER:
                play_out(p, cython.address(playout), True)
                if rounds_left(p) == 0:
                    continue
                for seat in range(players):
                    story = cython.address(stories[seat])
                    encode_end(
                        p, seat, cython.address(playout.outlook), cython.address(story.seen[story.moments])
                    )
                    story.moments += 1
            for seat in range(players):
                if only not in (NONE, seat):
                    continue
                story = cython.address(stories[seat])
                error += learn_end(
                    cython.address(ends.net),
                    end_inputs(players),
                    story,
                    outcome(p, seat, 0),
                    trace,
                    rate,
                )
                moments += story.moments
    return error / moments
