"""Self-play that teaches a `Judge`, compiled: TD(lambda) on afterstates, each also upside down."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import expf
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy
from cython.cimports.stammtisch.games.the_game import _rules
from cython.cimports.stammtisch.games.the_game.judgement import (
    DEEP,
    HAND,
    INPUTS,
    SLOT,
    WIDE,
    Inputs,
    Judge,
    Mind,
    Sight,
    add_rows,
    best_turn,
    describe,
    layer,
    move_rows,
    see,
)
from cython.cimports.stammtisch.games.the_game.kernel import (
    Table,
    Turns,
    begin,
    below,
    deal_hands,
    lay_turn,
    lay_what_goes,
    set_up,
)
from cython.cimports.stammtisch.games.the_game.signals import choose_starter, give_signals

__all__ = ["play_games", "teach"]

_LONGEST = cython.declare(cython.int, 100)  # turns a game


def _learn(
    mind: cython.pointer(Mind), inputs: cython.pointer(Inputs), target: cython.float, rate: cython.float
) -> cython.void:
    """One gradient step of the cross entropy towards the target."""
    first: cython.float[WIDE]
    second: cython.float[DEEP]
    back1: cython.float[WIDE]
    back2: cython.float[DEEP]
    h: cython.int
    k: cython.int
    x: cython.float
    z: cython.float
    g: cython.float
    leak: cython.float = 0.05
    memcpy(first, mind.b1, cython.sizeof(cython.float) * WIDE)
    add_rows(first, mind.w1, inputs.at, inputs.by, inputs.number)
    layer(second, first, mind.b2, mind.w2)
    z = mind.b3
    for k in range(DEEP):
        z += (second[k] if second[k] > 0 else leak * second[k]) * mind.w3[k]
    g = rate * (target - 1 / (1 + expf(-z)))
    for k in range(DEEP):
        back2[k] = g * mind.w3[k] * (1 if second[k] > 0 else leak)
        mind.w3[k] += g * (second[k] if second[k] > 0 else leak * second[k])
        mind.b2[k] += back2[k]
    mind.b3 += g
    for h in range(WIDE):
        x = first[h] if first[h] > 0 else leak * first[h]
        z = 0
        for k in range(DEEP):
            z += back2[k] * mind.w2[h][k]
            mind.w2[h][k] += x * back2[k]
        back1[h] = z * (1 if first[h] > 0 else leak)
        mind.b1[h] += back1[h]
    move_rows(mind.w1, back1, inputs.at, inputs.by, inputs.number)


def _turn_over(inputs: cython.pointer(Inputs)) -> cython.void:
    """The same position with ascending and descending exchanged: the piles' inputs change places."""
    i: cython.int
    for i in range(inputs.number):
        if inputs.at[i] < HAND:
            inputs.at[i] = (inputs.at[i] + 2 * SLOT) % HAND


def _play(
    mind: cython.pointer(Mind),
    table: cython.pointer(Table),
    turns: cython.pointer(Turns),
    most: cython.int,
    history: cython.pointer(Inputs),
    values: cython.pointer(cython.float),
) -> cython.int:
    """Play the dealt table to its end; how many turns were made. `history` may be NULL."""
    sight: Sight
    best: cython.int
    made: cython.int = 0
    while True:
        give_signals(table)
        best = best_turn(mind, table, turns, most)
        if best < 0:
            lay_what_goes(table, turns)
            return made
        if history != cython.NULL:
            see(table, cython.address(sight))
            describe(cython.address(sight), cython.address(turns.turn[best]), cython.address(history[made]))
            values[made] = turns.turn[best].value
        made += 1
        if not lay_turn(table, cython.address(turns.turn[best])):
            return made


def teach(
    judge: Judge,
    players: cython.int,
    min_cards: cython.int,
    games: cython.int,
    seed: int,
    rate: cython.float,
    win_share: cython.float,
    silent: cython.float = 0.25,
    decay: cython.float = 0.8,
    most: cython.int = 40,
    fewer_cards: cython.bint = False,
) -> tuple[int, int]:
    """Self-play with learning: (wins, cards left in all). A share of the games is `silent`."""
    rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
    table: Table
    mind: cython.pointer(Mind) = judge.mind
    turns: cython.pointer(Turns) = judge.turns
    history: cython.pointer(Inputs)
    values: cython.float[128]
    game: cython.int
    made: cython.int
    t: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    target: cython.float
    laid: cython.float
    talk: cython.bint
    history = cython.cast(cython.pointer(Inputs), malloc(cython.sizeof(Inputs) * _LONGEST))
    if history == cython.NULL:
        raise MemoryError
    with cython.nogil:
        for game in range(games):
            talk = below(cython.address(rng), 1000) >= cython.cast(cython.int, 1000 * silent)
            set_up(cython.address(table), players, min_cards, fewer_cards, talk)
            deal_hands(cython.address(table), cython.address(rng))
            begin(cython.address(table), choose_starter(cython.address(table), cython.address(rng)))
            made = _play(mind, cython.address(table), turns, most, history, values)
            wins += table.left == 0
            left += table.left
            laid = 1 - cython.cast(cython.float, table.left) / _rules.CARDS
            target = win_share * (table.left == 0) + (1 - win_share) * laid * laid * laid
            for t in range(made - 1, -1, -1):
                _learn(mind, cython.address(history[t]), target, rate)
                _turn_over(cython.address(history[t]))
                _learn(mind, cython.address(history[t]), target, rate)
                target = decay * target + (1 - decay) * values[t]
    free(history)
    return wins, left


def play_games(
    judge: Judge,
    players: cython.int,
    min_cards: cython.int,
    games: cython.int,
    seed: int,
    talk: cython.bint = True,
    most: cython.int = 40,
    fewer_cards: cython.bint = False,
) -> tuple[int, int]:
    """Games by the value alone: (wins, cards left in all)."""
    rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
    table: Table
    mind: cython.pointer(Mind) = judge.mind
    turns: cython.pointer(Turns) = judge.turns
    game: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    with cython.nogil:
        for game in range(games):
            set_up(cython.address(table), players, min_cards, fewer_cards, talk)
            deal_hands(cython.address(table), cython.address(rng))
            begin(cython.address(table), choose_starter(cython.address(table), cython.address(rng)))
            _play(mind, cython.address(table), turns, most, cython.NULL, cython.NULL)
            wins += table.left == 0
            left += table.left
    return wins, left
