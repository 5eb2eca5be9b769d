# A packed position, whole turns, and the functions on them that other compiled modules call.
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from stammtisch.games.the_game._kernel.cards cimport Set

cdef enum:
    SEATS = 5
    SIZE = 8  # the largest hand
    TOPS = 101  # cards and start cards are below this
    DECK = 98
    TOPICS = 5  # of signals: the piles, then the player
    MOST_TURNS = 4096
    NO_LIMIT = 10000
    SLOTS = 16384  # of the hash table that finds equal turns

cdef struct Terms:  # what the table has agreed on
    int players
    int min_cards
    bint fewer_cards
    bint talk

cdef struct Position:
    Terms terms
    int size  # of a full hand
    int tops[4]
    int before[4]  # the tops when the turn began
    Set hand[SEATS]
    int held[SEATS]
    Set gone  # all cards laid
    Set laid  # those of this turn
    uint8_t deck[DECK]  # drawn from the end
    int draw_pile
    int on_turn
    int minimum
    int played
    int left
    int signals[SEATS][TOPICS]

cdef struct Turn:  # a whole turn, and what it leaves
    Set kept
    int tops[4]
    int played
    int cost  # the sum of its steps
    float value
    uint16_t plays[SIZE]  # card * 4 + pile

cdef struct Bounds:  # which turns are looked for
    int least  # cards
    int dear  # how many steps beyond `near` there may be
    int near
    int limit  # of the cost

cdef struct Turns:
    int found
    Bounds bounds
    bint cut  # there was no room for all
    Turn turn[MOST_TURNS]
    uint64_t seen[SLOTS]
    int stamp[SLOTS]
    int now

cdef Set FITS[4][TOPS]
cdef int STEP[4][TOPS][TOPS]
cdef int STARTS[4]
cdef Set ALL

cdef Terms terms_of(object options)
cdef void set_up(Position* position, Terms terms) noexcept nogil
cdef void deal_hands(Position* position, uint64_t* rng) noexcept nogil
cdef void draw(Position* position, int seat, int number) noexcept nogil
cdef void begin(Position* position, int seat) noexcept nogil
cdef void lay_card(Position* position, int card, int pile) noexcept nogil
cdef bint lay_turn(Position* position, Turn* turn) noexcept nogil
cdef bint end_turn(Position* position) noexcept nogil
cdef bint won(Position* position) noexcept nogil
cdef bint stuck(Position* position) noexcept nogil

cdef void find_turns(Turns* turns, Set hand, int* tops, Bounds bounds) noexcept nogil
cdef int longest(Turns* turns) noexcept nogil
cdef int lay_what_goes(Position* position, Turns* turns) noexcept nogil
cdef int nearest(Set hand, int* tops) noexcept nogil
cdef int nearest_cost(Set hand, int* tops, int cards) noexcept nogil
