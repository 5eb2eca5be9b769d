# A packed position, and the functions on it that other compiled modules call.
from libc.stdint cimport uint8_t, uint16_t, uint64_t

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
    NONE = -1  # no seat, no symbol, no kind of card

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
    int face[DICE][FACES]  # NONE is blank
    int point_cards
    uint8_t point_card[POINTS]
    int removed

cdef struct Position:
    Box* box
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

cdef int rounds_left(Position* p) noexcept nogil
cdef void set_up(Position* p, Box* box) noexcept nogil
cdef void deal_card(Position* p, int kind) noexcept nogil
cdef void turn_up(Position* p, int point) noexcept nogil
cdef void throw_die(Position* p, int symbol) noexcept nogil
cdef int still_choosing(Position* p) noexcept nogil
cdef void take_from_hand(Position* p, int seat, int kind) noexcept nogil
cdef void place(Position* p, int field, int seat) noexcept nogil
cdef void reveal(Position* p) noexcept nogil
cdef void find_raises(Position* p, Raises* r) noexcept nogil
cdef void raise_by_set(Position* p, Raises* r, int which) noexcept nogil
cdef void pass_round(Position* p) noexcept nogil
cdef void owe(Position* p, int seat) noexcept nogil
cdef void go_on(Position* p, int passed) noexcept nogil
cdef int hand_points(Position* p, int seat) noexcept nogil
cdef int total_score(Position* p, int seat) noexcept nogil

cdef int advance(Position* p) noexcept nogil
cdef void shuffle_unseen(Position* p, uint64_t* rng) noexcept nogil
cdef void random_out(Position* p, uint64_t* rng) noexcept nogil
