# Random numbers for kernels: splitmix64, a generator of 64 bits. Inlined into every module that uses it.
from libc.stdint cimport uint8_t, uint64_t

cdef inline uint64_t seeded(object seed):
    """The generator's first state: the lowest 64 bits of the seed."""
    return seed & 0xFFFFFFFFFFFFFFFF

cdef inline uint64_t random64(uint64_t* state) noexcept nogil:
    cdef uint64_t z
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    z = state[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)

cdef inline int below(uint64_t* state, int bound) noexcept nogil:
    """A number from 0 to `bound` - 1."""
    return <int>(((random64(state) >> 32) * <uint64_t>bound) >> 32)

cdef inline double unit(uint64_t* state) noexcept nogil:
    """A number from 0 to 1, 1 excluded."""
    return <double>(random64(state) >> 11) * (1.0 / 9007199254740992.0)

cdef inline void shuffle(uint8_t* cards, int number, uint64_t* rng) noexcept nogil:
    cdef int i, j
    cdef uint8_t card
    for i in range(number - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
