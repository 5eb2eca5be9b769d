# The arrays of a batch of games, written in place: one row a game.
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uintptr_t

from stammtisch._kernel.seeded cimport LONGEST_SEED

cdef extern from *:
    """
    /* Begin to load memory that will be needed soon. */
    static inline void stammtisch_expect(const void *from, size_t bytes) {
        for (size_t at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)from + at, 1);
    }
    """
    void expect "stammtisch_expect"(const void* start, size_t size) noexcept nogil

cdef struct Arrays:
    int games
    int players
    int ids  # of actions
    int size  # of an observation
    int16_t* observation  # NULL if nobody wants it
    uint8_t* mask
    float* reward
    uint8_t* done
    int32_t* seat
    int64_t* index
    int64_t* finished
    int32_t* scores
    char seed[LONGEST_SEED + 2]  # with a slash
    int seed_length

cdef inline void take_arrays(Arrays* arrays, object given) except *:
    """Take the addresses that `given` holds as attributes; its arrays must outlive their use."""
    cdef bytes seed = (str(given.seed) + "/").encode()
    cdef int i
    if len(seed) > LONGEST_SEED:
        raise ValueError(f"a seed has at most {LONGEST_SEED - 1} bytes")
    arrays.games = given.games
    arrays.players = given.players
    arrays.ids = given.ids
    arrays.size = given.size
    arrays.observation = <int16_t*><uintptr_t>given.observation
    arrays.mask = <uint8_t*><uintptr_t>given.mask
    arrays.reward = <float*><uintptr_t>given.reward
    arrays.done = <uint8_t*><uintptr_t>given.done
    arrays.seat = <int32_t*><uintptr_t>given.seat
    arrays.index = <int64_t*><uintptr_t>given.index
    arrays.finished = <int64_t*><uintptr_t>given.finished
    arrays.scores = <int32_t*><uintptr_t>given.scores
    for i in range(<int>len(seed)):
        arrays.seed[i] = seed[i]
    arrays.seed_length = <int>len(seed)

cdef inline int first_illegal(Arrays* arrays, const int32_t* actions, int first, int last) noexcept nogil:
    """The first of these games whose action is not legal; -1 if all are."""
    cdef int game
    cdef int action
    for game in range(first, last):
        action = actions[game]
        if action < 0 or action >= arrays.ids or not arrays.mask[<size_t>game * arrays.ids + action]:
            return game
    return -1
