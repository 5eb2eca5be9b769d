# Players of different habits at one table.
from libc.stdint cimport uint64_t
from stammtisch.bots.the_game._kernel.search cimport Player
from stammtisch.games.the_game._kernel.position cimport SEATS, TOPICS, Position

cdef struct Habit:  # as in strangers/habits.py
    int close  # degrees of nearness that words refer to
    int middle
    int far
    bint terse  # offers a pile only if it asks for none, and is never fine
    bint swapped  # *spare* and *please spare* are the other way round
    bint late  # says what it meant when it was asked before
    int rare  # speaks in one of so many turns; 0 for never
    int wrong  # words of a thousand that are wrong
    bint deaf
    bint hasty  # only steps count
    int careless  # turns of a thousand that are not the best one

cdef struct Spoken:  # what each seat last meant to say
    int meant[SEATS][TOPICS]

cdef class Companion:
    cdef Player player
    cdef Habit habit
    cdef int meant[TOPICS]
    cdef int decide_at(self, Position* known, uint64_t* rng) noexcept nogil
    cdef int steps_at(self, Position* known) noexcept nogil
    cdef int slip(self, Position* known, int best) noexcept nogil
    cdef void speak(self, Position* position, int seat, int* meant, int* words) noexcept nogil
