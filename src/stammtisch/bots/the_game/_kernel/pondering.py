"""Self-play by search for teaching a network, compiled: what the search finds out are the lessons.

A lesson is a decision: how much better is each turn that was tried than the others? All are tried in the
same worlds, so most of the luck in them is left out.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.cpython.bytes import PyBytes_AS_STRING
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import flip
from cython.cimports.stammtisch.bots.the_game._kernel.learning import (
    Memory,
    deal,
    learn,
    look,
    read_memory,
    remember,
    written_memory,
)
from cython.cimports.stammtisch.bots.the_game._kernel.past import begin_past, hear, watch_turn
from cython.cimports.stammtisch.bots.the_game._kernel.search import Player, hide
from cython.cimports.stammtisch.bots.the_game._kernel.signals import give_signals
from cython.cimports.stammtisch.bots.the_game._kernel.value import Network
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    Position,
    Terms,
    Turn,
    lay_turn,
    lay_what_goes,
    terms_of,
)

_LEVEL = cython.declare(cython.float, 0.1)  # how much the mean of all turns counts in a lesson


def gather_lessons(player: Player, options: object, games: cython.int, seed: int, how: object) -> tuple:
    """Games by search: (wins, the decisions, each with all turns that were tried and what they are worth)."""
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    talk: cython.bint = terms.talk
    silent: cython.float = how.silent
    position: Position
    known: Position
    turn: cython.pointer(Turn)
    best: cython.int
    i: cython.int
    wins: cython.longlong = 0
    tried: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if tried == cython.NULL:
        raise MemoryError
    lessons: list = []
    player.patient = True
    try:
        for _ in range(games):
            terms.talk = below(cython.address(rng), 1000) >= cython.cast(cython.int, 1000 * silent) and talk
            deal(cython.address(position), terms, cython.address(rng))
            begin_past(cython.address(player.past))
            while True:
                with cython.nogil:
                    give_signals(cython.address(position))
                    hear(cython.address(player.past), cython.address(position))
                    hide(cython.address(position), cython.address(known), position.on_turn)
                    best = player.decide_at(cython.address(known), cython.address(rng))
                if best < 0:
                    lay_what_goes(cython.address(position), player.turns)
                    break
                if player.tried > 1:
                    tried.turns = 0
                    for i in range(player.tried):
                        turn = cython.address(player.turns.turn[player.order[i]])
                        remember(tried, cython.address(position), turn)
                    lessons.append(written_memory(tried, 0))
                turn = cython.address(player.turns.turn[best])
                watch_turn(cython.address(player.past), cython.address(position), turn)
                if not lay_turn(cython.address(position), turn):
                    break
            wins += position.left == 0
    finally:
        free(tried)
        player.patient = False
    return wins, b"".join(lessons)


def study_lessons(network: Network, lessons: bytes, rate: cython.float) -> None:
    """Learn what was gathered, each lesson also upside down."""
    at: cython.pointer(cython.char) = PyBytes_AS_STRING(lessons)
    end: cython.pointer(cython.char) = at + len(lessons)
    left: cython.int = 0
    t: cython.int
    way: cython.int
    found: cython.float  # the mean of what the search has found
    expected: cython.float  # and of what the network says
    level: cython.float
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    with cython.nogil:
        while at < end:
            at = read_memory(at, memory, cython.address(left))
            found = 0
            for t in range(memory.turns):
                found += memory.values[t] / memory.turns
            for way in range(2):
                expected = 0
                for t in range(memory.turns):
                    expected += look(network.net, cython.address(memory.inputs[t])) / memory.turns
                level = expected + _LEVEL * (found - expected)
                for t in range(memory.turns):
                    learn(
                        network.net, cython.address(memory.inputs[t]), level + memory.values[t] - found, rate
                    )
                    flip(cython.address(memory.inputs[t]))
    free(memory)
