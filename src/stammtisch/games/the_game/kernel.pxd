# The packed table and what the other compiled modules call on it.
from libc.stdint cimport uint8_t, uint16_t, uint64_t

cdef extern from *:
    """
    #ifndef STAMMTISCH_RULES
    #define STAMMTISCH_RULES ""
    #endif
    #define stammtisch_lowest(x) __builtin_ctzll(x)
    static inline int stammtisch_count(unsigned long long x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    """
    const char* STAMMTISCH_RULES
    int lowest "stammtisch_lowest"(uint64_t x) noexcept nogil
    int count "stammtisch_count"(uint64_t x) noexcept nogil

cdef enum:
    SEATS = 5
    SIZE = 8  # the largest hand
    TOPS = 101  # cards and start cards are below this
    DECK = 98
    MOST_TURNS = 4096
    NO_LIMIT = 10000
    SLOTS = 16384  # of the hash table that finds equal turns

cdef struct Set:  # of cards: card c is bit c % 64 of the half it is in
    uint64_t lo
    uint64_t hi

cdef struct Table:
    int players
    int min_cards
    int size
    bint talk
    int tops[4]
    int before[4]  # the tops when the turn began
    Set hand[SEATS]
    int held[SEATS]
    Set gone  # laid: everybody knows
    uint8_t deck[DECK]
    int draw_pile
    int on_turn
    int minimum
    int played
    int left
    int signals[SEATS][5]  # one a pile, then oneself

cdef struct Turn:  # a whole turn, and what it leaves
    Set kept
    int tops[4]
    int played
    int cost  # the sum of its steps
    float value
    uint16_t plays[SIZE]  # card * 4 + pile

cdef struct Turns:
    int found
    int limit
    bint cut  # there was no room for all
    Turn turn[MOST_TURNS]
    uint64_t seen[SLOTS]
    int stamp[SLOTS]
    int now

cdef Set FITS[4][TOPS]
cdef int STEP[4][TOPS][TOPS]
cdef int STARTS[4]
cdef Set ALL

cdef uint64_t random64(uint64_t* state) noexcept nogil
cdef int below(uint64_t* state, int bound) noexcept nogil
cdef bint has(Set cards, int card) noexcept nogil
cdef int size_of(Set cards) noexcept nogil
cdef Set with_card(Set cards, int card) noexcept nogil
cdef Set without_card(Set cards, int card) noexcept nogil
cdef bint holds(Set cards, Set others) noexcept nogil

cdef void set_up(Table* table, int players, int min_cards, bint fewer_cards, bint talk) noexcept nogil
cdef void shuffle(uint8_t* cards, int number, uint64_t* rng) noexcept nogil
cdef void deal_hands(Table* table, uint64_t* rng) noexcept nogil
cdef void begin(Table* table, int seat) noexcept nogil
cdef void lay_card(Table* table, int card, int pile) noexcept nogil
cdef bint lay_turn(Table* table, Turn* turn) noexcept nogil
cdef bint end_turn(Table* table) noexcept nogil
cdef bint won(Table* table) noexcept nogil
cdef bint stuck(Table* table) noexcept nogil
cdef void find_turns(Turns* turns, Set hand, int* tops, int least, int dear, int near, int limit) noexcept nogil
cdef int lay_what_goes(Table* table, Turns* turns) noexcept nogil
cdef void draw(Table* table, int seat, int number) noexcept nogil
cdef uint64_t _key(Set hand, int* tops) noexcept nogil
cdef void _keep(Turns* turns, Turn* now) noexcept nogil
cdef void _extend(Turns* turns, Turn* now, int pile, int least, int dear, int near) noexcept nogil
cdef int nearest(Set hand, int* tops) noexcept nogil
cdef int nearest_cost(Set hand, int* tops, int cards) noexcept nogil
cdef void _greedy_game(Table* table) noexcept nogil
