# What the bots' signals mean, and how near each card is to a pile.
from libc.stdint cimport uint64_t
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport SEATS, TOPS, Position

cdef enum:
    NEARS = 11  # degrees of nearness: a trick, steps up to ..., anything that fits

cdef enum Word:  # signals as numbers; `WORDS` has the words
    NOTHING = 0
    PLEASE_SPARE = 1
    SPARE = 2
    TAKE = 3
    TROUBLE = 1
    FINE = 2

cdef struct Hearing:  # what each word about a pile would mean now, the same for every seat
    bint begun  # a card has been laid
    int tops[4]
    Set close[4]
    Set middle[4]
    Set far[4]
    bint say_middle[4]
    bint say_far[4]
    bint tells[4]  # so few cards are near that not to offer it would tell them

cdef Set NEAR[NEARS][4][TOPS]

cdef void listen(Hearing* hearing, Set gone, int* tops) noexcept nogil
cdef void listen_by(Hearing* hearing, Set gone, int* tops, int near, int not_far, int beyond) noexcept nogil
cdef int pile_word(Hearing* hearing, Set hand, int pile) noexcept nogil
cdef void say(Hearing* hearing, Set hand, int minimum, int* words) noexcept nogil
cdef void say_less(Hearing* hearing, Set hand, int minimum, int* words) noexcept nogil
cdef int self_word(Hearing* hearing, Set hand, int minimum) noexcept nogil
cdef void give_signals(Position* position) noexcept nogil
cdef int claim_of(Set hand, int min_cards) noexcept nogil
cdef int choose_starter(Position* position, uint64_t* rng) noexcept nogil
cdef int highest_claim(int* claims, int players, uint64_t* rng) noexcept nogil
