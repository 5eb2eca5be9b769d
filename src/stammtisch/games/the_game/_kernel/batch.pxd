# Many games at once, and the layout of what is written about each: the encoding, version 1.
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t
from stammtisch._kernel.arrays cimport Arrays
from stammtisch._kernel.seeded cimport Twister
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport DECK, SEATS, Position

cdef enum:  # the ids of actions; below END: (card - 2) * 4 + pile
    END = 392
    CLAIMS = 393
    PILE_SIGNALS = 396  # + 3 * pile + word
    SELF_SIGNALS = 408
    WITHDRAW = 410  # + topic
    SAID = 415

cdef enum:  # where the fields of an observation begin; those by relative seat follow
    HAND = 0
    LAID = 98
    TOP_CARDS = 196
    FIRST_TOPS = 200
    DRAW_PILE = 204
    MINIMUM = 205
    PLAYED = 206
    ASKED = 207
    ON_TURN = 210

cdef enum:
    WORDS = 14  # flags of one seat's signals
    MOST_SAID = 5  # signals of one seat before a turn

cdef enum Asked:
    TO_CLAIM
    TO_PLAY
    TO_TALK

cdef enum Starts:
    BY_CLAIMS
    BY_LOT
    FIXED

cdef struct Table:
    Position position
    Asked asked
    int seat  # to act
    bint started
    bint over
    int claims[SEATS]  # 0: none yet
    int said
    double lot  # decides among equal claims
    bint lot_drawn
    uint8_t falls[2][DECK]  # places in the sorted draw pile: if the lot is not drawn, and if it is
    int drawn  # cards since the hands were dealt
    Set masked  # cards with flags in the mask
    Set shown  # flags of the hand in the observation
    Set shown_laid

cdef class Tables:
    cdef Arrays arrays
    cdef Position start
    cdef Table* tables
    cdef Starts starts
    cdef int starter
    cdef bint signals
    cdef bint by_cards
    cdef void renew(self, const int* games, int number, bint first) noexcept nogil
    cdef void deal(self, Table* table, Twister* twister) noexcept nogil
    cdef void settle(self, Table* table) noexcept nogil
    cdef void begin_turn(self, Table* table) noexcept nogil
    cdef void end_turn(self, Table* table) noexcept nogil
    cdef void claim(self, Table* table, int degree) noexcept nogil
    cdef void talk(self, Table* table, int action) noexcept nogil
    cdef void act(self, Table* table, int action) noexcept nogil
    cdef void pay(self, Table* table, int game, int laid) noexcept nogil
    cdef void show(self, Table* table, int game) noexcept nogil
    cdef void show_mask(self, Table* table, uint8_t* row) noexcept nogil
    cdef void show_observation(self, Table* table, int16_t* row) noexcept nogil
