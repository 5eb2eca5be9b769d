"""Self-play that teaches a network, compiled: TD(lambda) on afterstates, each also upside down."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.cpython.bytes import PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cython.cimports.libc.math import expf
from cython.cimports.libc.stdint import uint16_t, uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import Knowledge, encode, flip, know
from cython.cimports.stammtisch.bots.the_game._kernel.signals import choose_starter, give_signals
from cython.cimports.stammtisch.bots.the_game._kernel.value import (
    DEEP,
    WIDE,
    Network,
    activate,
    add_rows,
    best_turn,
    layer,
    move_rows,
)
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    Terms,
    Turn,
    begin,
    deal_hands,
    lay_turn,
    lay_what_goes,
    set_up,
    terms_of,
)


def look(net: cython.pointer(Net), inputs: cython.pointer(Inputs)) -> cython.float:
    """The network's value of these inputs."""
    first: cython.float[WIDE]
    memcpy(first, net.b1, cython.sizeof(cython.float) * WIDE)
    add_rows(first, net.w1, inputs.at, inputs.by, inputs.number)
    return activate(net, first)


def learn(
    net: cython.pointer(Net), inputs: cython.pointer(Inputs), target: cython.float, rate: cython.float
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
    memcpy(first, net.b1, cython.sizeof(cython.float) * WIDE)
    add_rows(first, net.w1, inputs.at, inputs.by, inputs.number)
    layer(second, first, net.b2, net.w2)
    z = net.b3
    for k in range(DEEP):
        z += (second[k] if second[k] > 0 else leak * second[k]) * net.w3[k]
    g = rate * (target - 1 / (1 + expf(-z)))
    for k in range(DEEP):
        back2[k] = g * net.w3[k] * (1 if second[k] > 0 else leak)
        net.w3[k] += g * (second[k] if second[k] > 0 else leak * second[k])
        net.b2[k] += back2[k]
    net.b3 += g
    for h in range(WIDE):
        x = first[h] if first[h] > 0 else leak * first[h]
        z = 0
        for k in range(DEEP):
            z += back2[k] * net.w2[h][k]
            net.w2[h][k] += x * back2[k]
        back1[h] = z * (1 if first[h] > 0 else leak)
        net.b1[h] += back1[h]
    move_rows(net.w1, back1, inputs.at, inputs.by, inputs.number)


def remember(memory, position, turn):
    """Append the afterstate of a turn, as the player on turn knows it, and the turn's value."""
    knowledge: Knowledge
    know(position, cython.address(knowledge))
    encode(cython.address(knowledge), turn, cython.address(memory.inputs[memory.turns]))
    memory.values[memory.turns] = turn.value
    memory.turns += 1


def play(net, turns, position, most, memory):
    """Play a dealt position to its end by the value alone, as each player on turn knows it.

    `memory`, unless NULL, takes the afterstates.
    """
    turn: cython.pointer(Turn)
    best: cython.int
    while True:
        give_signals(position)
        best = best_turn(net, position, turns, most)
        if best < 0:
            lay_what_goes(position, turns)
            return
        turn = cython.address(turns.turn[best])
        if memory != cython.NULL:
            remember(memory, position, turn)
        if not lay_turn(position, turn):
            return


def deal(position, terms: Terms, rng: cython.pointer(uint64_t)):
    set_up(position, terms)
    deal_hands(position, rng)
    begin(position, choose_starter(position, rng))


def teach(network: Network, options: object, games: cython.int, seed: int, how: object) -> tuple[int, int]:
    """Self-play with learning: (wins, cards left in total)."""
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    talk: cython.bint = terms.talk
    silent: cython.float = how.silent
    rate: cython.float = how.rate
    decay: cython.float = how.decay
    win_share: cython.float = how.win_share
    most: cython.int = how.most
    position: Position
    game: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    with cython.nogil:
        for game in range(games):
            memory.turns = 0
            terms.talk = below(cython.address(rng), 1000) >= cython.cast(cython.int, 1000 * silent) and talk
            deal(cython.address(position), terms, cython.address(rng))
            play(network.net, network.turns, cython.address(position), most, memory)
            wins += position.left == 0
            left += position.left
            learn_game(network.net, memory, position.left, win_share, decay, rate)
    free(memory)
    return wins, left


def learn_game(net, memory, left, win_share, decay, rate):
    """Learn from a game's afterstates, the last one first."""
    t: cython.int
    laid: cython.float = 1 - cython.cast(cython.float, left) / rules.CARDS
    target: cython.float = win_share * (left == 0) + (1 - win_share) * laid * laid * laid
    for t in range(memory.turns - 1, -1, -1):
        learn(net, cython.address(memory.inputs[t]), target, rate)
        flip(cython.address(memory.inputs[t]))
        learn(net, cython.address(memory.inputs[t]), target, rate)
        target = decay * target + (1 - decay) * memory.values[t]


# The same in two processes: one plays, the other learns.


def gather(
    network: Network, options: object, games: cython.int, seed: int, how: object
) -> tuple[int, int, bytes]:
    """Self-play for `study`: (wins, cards left in total, the games)."""
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    talk: cython.bint = terms.talk
    silent: cython.float = how.silent
    most: cython.int = how.most
    position: Position
    game: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    written: list = []
    try:
        for game in range(games):
            memory.turns = 0
            terms.talk = below(cython.address(rng), 1000) >= cython.cast(cython.int, 1000 * silent) and talk
            deal(cython.address(position), terms, cython.address(rng))
            play(network.net, network.turns, cython.address(position), most, memory)
            wins += position.left == 0
            left += position.left
            written.append(written_memory(memory, position.left))
    finally:
        free(memory)
    return wins, left, b"".join(written)


def study(network: Network, games: bytes, how: object) -> None:
    """Learn from games that were gathered elsewhere."""
    at: cython.pointer(cython.char) = PyBytes_AS_STRING(games)
    end: cython.pointer(cython.char) = at + len(games)
    left: cython.int = 0
    rate: cython.float = how.rate
    decay: cython.float = how.decay
    win_share: cython.float = how.win_share
    memory: cython.pointer(Memory) = cython.cast(cython.pointer(Memory), malloc(cython.sizeof(Memory)))
    if memory == cython.NULL:
        raise MemoryError
    with cython.nogil:
        while at < end:
            at = read_memory(at, memory, cython.address(left))
            learn_game(network.net, memory, left, win_share, decay, rate)
    free(memory)


@cython.cfunc
def written_memory(memory: cython.pointer(Memory), left: cython.int) -> bytes:
    """A game's cards left, its number of turns, and of each turn the value and the inputs."""
    t: cython.int
    inputs: cython.pointer(Inputs)
    size: cython.size_t = 2 * cython.sizeof(cython.int)
    for t in range(memory.turns):
        size += cython.sizeof(cython.float) + cython.sizeof(cython.int)
        size += memory.inputs[t].number * (cython.sizeof(uint16_t) + cython.sizeof(cython.float))
    made: bytes = PyBytes_FromStringAndSize(cython.NULL, size)
    at: cython.pointer(cython.char) = PyBytes_AS_STRING(made)
    at = _put(at, cython.address(left), cython.sizeof(cython.int))
    at = _put(at, cython.address(memory.turns), cython.sizeof(cython.int))
    for t in range(memory.turns):
        inputs = cython.address(memory.inputs[t])
        at = _put(at, cython.address(memory.values[t]), cython.sizeof(cython.float))
        at = _put(at, cython.address(inputs.number), cython.sizeof(cython.int))
        at = _put(at, inputs.at, inputs.number * cython.sizeof(uint16_t))
        at = _put(at, inputs.by, inputs.number * cython.sizeof(cython.float))
    return made


def read_memory(
    at: cython.pointer(cython.char), memory: cython.pointer(Memory), left: cython.pointer(cython.int)
) -> cython.pointer(cython.char):
    """A game as `written_memory` has written it; returns where the next one begins."""
    t: cython.int
    inputs: cython.pointer(Inputs)
    at = _take(at, left, cython.sizeof(cython.int))
    at = _take(at, cython.address(memory.turns), cython.sizeof(cython.int))
    for t in range(memory.turns):
        inputs = cython.address(memory.inputs[t])
        at = _take(at, cython.address(memory.values[t]), cython.sizeof(cython.float))
        at = _take(at, cython.address(inputs.number), cython.sizeof(cython.int))
        at = _take(at, inputs.at, inputs.number * cython.sizeof(uint16_t))
        at = _take(at, inputs.by, inputs.number * cython.sizeof(cython.float))
    return at


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _put(
    to: cython.pointer(cython.char), what: cython.pointer(cython.void), size: cython.size_t
) -> cython.pointer(cython.char):
    memcpy(to, what, size)
    return to + size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _take(
    at: cython.pointer(cython.char), to: cython.pointer(cython.void), size: cython.size_t
) -> cython.pointer(cython.char):
    memcpy(to, at, size)
    return at + size


def play_games(
    network: Network, options: object, games: cython.int, seed: int, most: cython.int = 40
) -> tuple[int, int]:
    """Games by the value alone: (wins, cards left in total)."""
    rng: uint64_t = seeded(seed)
    terms: Terms = terms_of(options)
    position: Position
    game: cython.int
    wins: cython.longlong = 0
    left: cython.longlong = 0
    with cython.nogil:
        for game in range(games):
            deal(cython.address(position), terms, cython.address(rng))
            play(network.net, network.turns, cython.address(position), most, cython.NULL)
            wins += position.left == 0
            left += position.left
    return wins, left
