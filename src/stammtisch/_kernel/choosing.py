"""Random legal actions, compiled: quick enough to measure or to try out a batch with them."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import int32_t, uint8_t, uint64_t, uintptr_t
from cython.cimports.libc.string import memcpy
from cython.cimports.stammtisch._kernel.chance import below


def choose_legal(
    mask: uintptr_t, games: cython.int, ids: cython.int, states: uintptr_t, chosen: uintptr_t
) -> None:
    """Choose one of each game's legal ids; each game has a random state of its own, which moves on."""
    flags: cython.pointer(uint8_t) = cython.cast(cython.pointer(uint8_t), mask)
    state: cython.pointer(uint64_t) = cython.cast(cython.pointer(uint64_t), states)
    action: cython.pointer(int32_t) = cython.cast(cython.pointer(int32_t), chosen)
    game: cython.int
    with cython.nogil:
        for game in range(games):
            action[game] = _one_of(flags + cython.cast(cython.size_t, game) * ids, ids, state + game)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _eight(flags: cython.pointer(uint8_t)) -> cython.int:
    """How many of eight flags are set."""
    eight: uint64_t
    memcpy(cython.address(eight), flags, 8)
    return cython.cast(cython.int, (eight * cython.cast(uint64_t, 0x0101010101010101)) >> 56)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _one_of(flags: cython.pointer(uint8_t), ids: cython.int, state: cython.pointer(uint64_t)) -> cython.int:
    count: cython.int = 0
    here: cython.int
    at: cython.int = 0
    for at in range(ids):
        count += flags[at]
    count = below(state, count)
    at = 0
    while at + 8 <= ids:
        here = _eight(flags + at)
        if count < here:
            break
        count -= here
        at += 8
    while at < ids:
        if flags[at]:
            if count == 0:
                return at
            count -= 1
        at += 1
    return 0
