# C types for the names of the game's rules.py, which the build compiles here a second time.

cimport cython

cdef int LOWEST
cdef int HIGHEST
cdef int CARDS
cdef int PILES
cdef int ASCENDING_START
cdef int DESCENDING_START
cdef int FEWEST_PLAYERS
cdef int MOST_PLAYERS
cdef int HIGHEST_CLAIM
cdef int TRICK
cdef int EXCELLENT

cpdef bint ascending(int pile) noexcept nogil
cpdef int start_card(int pile) noexcept nogil
@cython.locals(size=int)
cpdef int hand_size(int players, bint fewer_cards) noexcept nogil
cpdef bint trick(int top, int pile, int card) noexcept nogil
cpdef bint fits(int top, int pile, int card) noexcept nogil
cpdef int step(int top, int pile, int card) noexcept nogil
cpdef int minimum(int draw_pile, int min_cards) noexcept nogil
cpdef bint may_end(int played, int minimum_now) noexcept nogil
cpdef int draws(int played, int draw_pile) noexcept nogil
cpdef bint excellent(int left) noexcept nogil
