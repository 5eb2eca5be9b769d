# Self-play and learning.
from libc.stdint cimport uint64_t
from stammtisch.bots.the_game._kernel.features cimport Inputs
from stammtisch.bots.the_game._kernel.value cimport Net
from stammtisch.games.the_game._kernel.position cimport Position, Terms, Turn, Turns

cdef enum:
    LONGEST = 100  # turns of a game

cdef struct Memory:  # the afterstates of a game
    int turns
    Inputs inputs[LONGEST]
    float values[LONGEST]

cdef void remember(Memory* memory, Position* position, Turn* turn) noexcept nogil
cdef void learn_game(
    Net* net, Memory* memory, int left, float win_share, float decay, float rate
) noexcept nogil
cdef float look(Net* net, Inputs* inputs) noexcept nogil
cdef void learn(Net* net, Inputs* inputs, float target, float rate) noexcept nogil
cdef void play(Net* net, Turns* turns, Position* position, int most, Memory* memory) noexcept nogil
cdef void deal(Position* position, Terms terms, uint64_t* rng) noexcept nogil
cdef bytes written_memory(Memory* memory, int left)
cdef char* read_memory(char* at, Memory* memory, int* left) noexcept nogil
