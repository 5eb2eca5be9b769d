# What self-play and learning are made of.
from libc.stdint cimport uint64_t
from stammtisch.games.the_game.judgement cimport Inputs, Mind
from stammtisch.games.the_game.kernel cimport Table, Turns

cdef void _learn(Mind* mind, Inputs* inputs, float target, float rate) noexcept nogil
cdef void _turn_over(Inputs* inputs) noexcept nogil
cdef int _play(Mind* mind, Table* table, Turns* turns, int most, Inputs* history, float* values) noexcept nogil
