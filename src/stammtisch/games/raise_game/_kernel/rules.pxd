# C types for the names of the game's rules.py, which the build compiles here a second time.

cdef int FEWEST_PLAYERS
cdef int MOST_PLAYERS
cdef int PRINTED

cimport cython

cpdef int rounds_to_come(int point_cards, int removed) noexcept nogil
cpdef int clockwise(int seat, int steps, int players) noexcept nogil
cpdef int multiplier(int dice) noexcept nogil
cpdef int value(int number, int multiplied) noexcept nogil
cpdef bint takes_part(int hand) noexcept nogil
cpdef bint unawarded(int players_with_cards) noexcept nogil
cpdef bint lands_behind(int field, int other) noexcept nogil
cpdef bint overtakes(int field, int second_to_last) noexcept nogil
cpdef bint may_raise(int field, int total, int highest, int second_to_last, bint extra_cards) noexcept nogil
@cython.locals(missing=int)
cpdef int refill(int hand, int hand_size, int draw_pile) noexcept nogil
cpdef bint round_over(int stones, int cards) noexcept nogil
cpdef int score(int pile, int point_cards, int hand) noexcept nogil
cpdef bint wins(int points, int most) noexcept nogil
