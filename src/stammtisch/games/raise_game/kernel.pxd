# The packed table and what the other compiled modules call on it.
from libc.stdint cimport uint8_t, uint16_t, uint64_t

cdef extern from *:
    """
    #ifndef STAMMTISCH_RULES
    #define STAMMTISCH_RULES ""
    #endif
    """
    const char* STAMMTISCH_RULES

cdef enum:  # as large as components.py allows
    SEATS = 5
    KINDS = 60
    CARDS = 60
    SYMBOLS = 12
    DICE = 20
    FACES = 20
    POINTS = 60
    HAND = 10
    SETS = 1024  # of cards in hand
    NOBODY = -1

cdef enum:  # what comes next
    OVER = 0
    CHOOSING = 1
    ACTING = 2

cdef struct Box:  # the components, the number of players and the options
    int players
    bint extra_cards
    int hand_size
    int kinds
    int symbols
    int number[KINDS]
    int symbol[KINDS]
    int points[KINDS]
    int count[KINDS]
    int dice
    int faces[DICE]
    int face[DICE][FACES]  # NOBODY is blank
    int point_cards
    uint8_t point_card[POINTS]
    int removed

cdef struct Table:
    int roller
    bint playing  # a point card is turned up
    int point
    int thrown
    int showing[SYMBOLS]
    int value[KINDS]  # of each kind of card, once the dice have fallen
    int chosen[SEATS]
    int held[SEATS]
    uint8_t hand[SEATS][HAND]
    int left[SEATS]
    uint8_t draw[SEATS][CARDS]  # in playouts the last one is the next
    int pot  # victory points of the cards in it
    int stones
    int field[SEATS]  # from the rearmost on
    int seat[SEATS]
    int pile[SEATS]
    int point_pile[SEATS]
    int set_aside
    int unseen
    uint8_t unseen_point[POINTS]  # in playouts the last one is the next
    int to_deal
    uint8_t refilling[SEATS * HAND]  # from the end
    uint64_t fate  # from which playouts roll their dice

cdef struct Raises:  # the sets that may be played, over the hand in rising value
    int cards
    uint8_t kind[HAND]
    int found
    uint16_t mask[SETS]
    int field[SETS]  # where the stone would be

cdef uint64_t random64(uint64_t* state) noexcept nogil
cdef int below(uint64_t* state, int bound) noexcept nogil
cdef double unit(uint64_t* state) noexcept nogil
cdef void shuffle(uint8_t* cards, int number, uint64_t* rng) noexcept nogil

cdef int rounds_left(Box* box, Table* t) noexcept nogil
cdef void set_up(Box* box, Table* t) noexcept nogil
cdef void deal_card(Table* t, int kind) noexcept nogil
cdef void turn_up(Table* t, Box* box, int point) noexcept nogil
cdef void throw_die(Box* box, Table* t, int symbol) noexcept nogil
cdef int still_choosing(Box* box, Table* t) noexcept nogil
cdef void take_from_hand(Table* t, int seat, int kind) noexcept nogil
cdef void place(Table* t, int field, int seat) noexcept nogil
cdef void reveal(Box* box, Table* t) noexcept nogil
cdef void find_raises(Box* box, Table* t, Raises* r) noexcept nogil
cdef void raise_mask(Box* box, Table* t, Raises* r, int which) noexcept nogil
cdef void pass_round(Box* box, Table* t) noexcept nogil
cdef void owe(Box* box, Table* t, int seat) noexcept nogil
cdef void go_on(Box* box, Table* t, int passed) noexcept nogil
cdef int hand_points(Box* box, Table* t, int seat) noexcept nogil
cdef int total_score(Box* box, Table* t, int seat) noexcept nogil

cdef int advance(Box* box, Table* t) noexcept nogil
cdef void mix(Box* box, Table* t, uint64_t* rng) noexcept nogil
cdef void random_out(Box* box, Table* t, uint64_t* rng) noexcept nogil

cdef class Kernel:
    cdef Box box
    cdef Table table
    cdef Raises raises
    cdef object symbols
    cdef object kinds
    cdef object index
    cdef tuple _cards(self, uint8_t* kinds, int number)
