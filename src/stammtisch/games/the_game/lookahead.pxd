# Search over imagined worlds.
from libc.stdint cimport uint64_t
from stammtisch.games.the_game.judgement cimport Judge, Mind
from stammtisch.games.the_game.kernel cimport Set, Table, Turn, Turns

cdef enum:
    MOST_TOP = 32
    MOST_EVENTS = 8192

cdef struct Skill:
    int most  # turns that are valued
    int top  # of them tried in imagined worlds; below 2: none
    int worlds
    int depth  # turns looked ahead
    int narrow  # turns that are valued while looking ahead
    int trust  # how many worlds the value at sight is worth

cdef struct Event:
    int kind
    int seat
    int a
    int b

cdef float _follow(Mind* mind, Table* table, Turn* turn, Turns* inner, int depth, int narrow) noexcept nogil
cdef int _search(Mind* mind, Skill* skill, Table* known, Turns* turns, Turns* inner, int best, Set laid, uint64_t* rng) noexcept nogil
cdef void _blind(Table* table, Table* known) noexcept nogil

cdef int planned_turn(Table* table, Turns* turns, int most) noexcept nogil

cdef class Player:
    cdef Mind* mind
    cdef Skill skill
    cdef Turns* turns
    cdef Turns* inner
    cdef Event* events
    cdef int happened
    cdef Set laid  # in the turn that is being decided, before now
    cdef readonly double value
    cdef int decide_at(self, Table* known, uint64_t* rng) noexcept nogil
    cdef void note(self, int kind, int seat, int a, int b) noexcept nogil
