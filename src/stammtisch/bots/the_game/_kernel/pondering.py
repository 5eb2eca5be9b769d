"""Self-play by search for teaching a network, compiled: what the search finds out are the lessons.

Every turn that was tried in imagined worlds is one, whether it was played or not.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.cpython.bytes import PyBytes_AS_STRING
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import Inputs, flip
from cython.cimports.stammtisch.bots.the_game._kernel.learning import (
    Memory,
    deal,
    learn,
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

__all__ = ["gather_lessons", "study_lessons"]


def gather_lessons(player: Player, options: object, games: cython.int, seed: int, how: object) -> tuple:
    """Games by search: (wins, the lessons).

    A turn that was tried is worth what the search has found; one that was played, partly what came of it.
    """
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    talk: cython.bint = terms.talk
    silent: cython.float = how.silent
    decay: cython.float = how.decay
    position: Position
    known: Position
    turn: cython.pointer(Turn)
    best: cython.int
    i: cython.int
    wins: cython.longlong = 0
    worth: cython.float
    played: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    tried: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if played == cython.NULL or tried == cython.NULL:
        free(played)
        free(tried)
        raise MemoryError
    lessons: list = []
    try:
        for _ in range(games):
            played.turns = 0
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
                tried.turns = 0
                for i in range(player.tried if player.tried > 1 else 0):
                    if player.order[i] != best:
                        turn = cython.address(player.turns.turn[player.order[i]])
                        remember(tried, cython.address(position), turn)
                lessons.append(written_memory(tried, 0))
                turn = cython.address(player.turns.turn[best])
                remember(played, cython.address(position), turn)
                watch_turn(cython.address(player.past), cython.address(position), turn)
                if not lay_turn(cython.address(position), turn):
                    break
            wins += position.left == 0
            worth = position.left == 0
            for i in range(played.turns - 1, -1, -1):
                worth = decay * worth + (1 - decay) * played.values[i]
                played.values[i] = worth
            lessons.append(written_memory(played, 0))
    finally:
        free(played)
        free(tried)
    return wins, b"".join(lessons)


def study_lessons(network: Network, lessons: bytes, rate: cython.float) -> None:
    """Learn what was gathered, each lesson also upside down."""
    at: cython.pointer(cython.char) = PyBytes_AS_STRING(lessons)
    end: cython.pointer(cython.char) = at + len(lessons)
    left: cython.int = 0
    t: cython.int
    inputs: cython.pointer(Inputs)
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    with cython.nogil:
        while at < end:
            at = read_memory(at, memory, cython.address(left))
            for t in range(memory.turns - 1, -1, -1):
                inputs = cython.address(memory.inputs[t])
                learn(network.net, inputs, memory.values[t], rate)
                flip(inputs)
                learn(network.net, inputs, memory.values[t], rate)
    free(memory)
