# Sets of cards as bits: card c is bit c % 64 of the half it is in. Inlined wherever they are used.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #define stammtisch_lowest(x) __builtin_ctzll(x)
    static inline int stammtisch_count(unsigned long long x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "stammtisch_lowest"(uint64_t x) noexcept nogil
    int count "stammtisch_count"(uint64_t x) noexcept nogil

cdef struct Set:
    uint64_t lo
    uint64_t hi

cdef inline bint has(Set cards, int card) noexcept nogil:
    if card < 64:
        return (cards.lo >> card) & 1
    return (cards.hi >> (card - 64)) & 1

cdef inline int size_of(Set cards) noexcept nogil:
    return count(cards.lo) + count(cards.hi)

cdef inline bint is_empty(Set cards) noexcept nogil:
    return (cards.lo | cards.hi) == 0

cdef inline Set nothing() noexcept nogil:
    cdef Set cards
    cards.lo = 0
    cards.hi = 0
    return cards

cdef inline Set with_card(Set cards, int card) noexcept nogil:
    cdef uint64_t one = 1
    if card < 64:
        cards.lo |= one << card
    else:
        cards.hi |= one << (card - 64)
    return cards

cdef inline Set without_card(Set cards, int card) noexcept nogil:
    cdef uint64_t one = 1
    if card < 64:
        cards.lo &= ~(one << card)
    else:
        cards.hi &= ~(one << (card - 64))
    return cards

cdef inline Set both(Set cards, Set others) noexcept nogil:
    cards.lo &= others.lo
    cards.hi &= others.hi
    return cards

cdef inline Set either(Set cards, Set others) noexcept nogil:
    cards.lo |= others.lo
    cards.hi |= others.hi
    return cards

cdef inline Set minus(Set cards, Set others) noexcept nogil:
    cards.lo &= ~others.lo
    cards.hi &= ~others.hi
    return cards

cdef inline bint overlap(Set cards, Set others) noexcept nogil:
    return ((cards.lo & others.lo) | (cards.hi & others.hi)) != 0

cdef inline int in_both(Set cards, Set others) noexcept nogil:
    """How many cards the two sets share."""
    return count(cards.lo & others.lo) + count(cards.hi & others.hi)

cdef inline int lowest_of(Set cards) noexcept nogil:
    """The lowest card of a set that is not empty."""
    return lowest(cards.lo) if cards.lo else 64 + lowest(cards.hi)

cdef inline int take_lowest(Set* cards) noexcept nogil:
    """Remove the lowest card of a set that is not empty, and return it."""
    cdef int card
    if cards.lo:
        card = lowest(cards.lo)
        cards.lo &= cards.lo - 1
    else:
        card = 64 + lowest(cards.hi)
        cards.hi &= cards.hi - 1
    return card

cdef inline Set set_of(object cards):
    cdef Set found = nothing()
    for card in cards:
        found = with_card(found, card)
    return found

cdef inline tuple cards_of(Set cards):
    cdef list found = []
    while not is_empty(cards):
        found.append(take_lowest(&cards))
    return tuple(found)
