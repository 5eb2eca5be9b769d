# A policy: weights by which raises and first cards are scored.
from libc.stdint cimport uint64_t
from stammtisch.bots.raise_game._kernel.glance cimport Glance
from stammtisch.games.raise_game._kernel.kernel cimport Kernel
from stammtisch.games.raise_game._kernel.position cimport KINDS, SEATS, Position, Raises

# The weights, in the order in which they are stored.

cdef struct RaiseWeights:  # of a raise; a pass scores 0
    double base
    double pot  # what the winner of the round takes
    double usual  # of the cards played, by their value in an average round
    double card  # per card played
    double points  # on the cards played
    double reach  # how far the whole hand could go beyond any rival
    double lead  # of the stone over the foremost one
    double rivals
    double budget  # own cards per round to come
    double rival_budget
    double usual_in_last_round
    double points_in_last_round
    double pot_rivals
    double pot_reach
    double pot_budget
    double card_budget
    double safe  # share of the rivals who cannot be expected to catch up
    double safe_pot
    double card_rival_budget
    double card_from_last_hand  # per card, with an empty draw pile

cdef struct FirstWeights:  # of the card that is laid face down
    double value
    double usual
    double points
    double value_point  # products with the point card, against a usual one
    double usual_point
    double points_point
    double points_in_last_round
    double value_budget
    double value_rivals
    double beats_others  # by how much its value exceeds the others' mean
    double value_squared
    double value_in_last_round

cdef struct Weights:
    RaiseWeights raising
    FirstWeights first

cdef struct Mind:
    Weights weights
    double noise  # up to half of it is added to or taken from every score
    Glance* glance  # scores instead of the weights, unless it is NULL

cdef struct Outlook:  # what every seat can work out once the dice have fallen
    double usual[KINDS]  # a card's value in an average round
    double mean[SEATS]  # the mean value of each player's cards, hand and draw pile together

cdef struct Playout:
    Outlook outlook
    Mind* minds[SEATS]
    uint64_t rng

cdef inline double within(double x, double most) noexcept nogil:
    """The number, but at least -`most` and at most `most`."""
    if x > most:
        return most
    if x < -most:
        return -most
    return x

cdef void look(Position* p, Outlook* outlook) noexcept nogil
cdef int best_raise(Position* p, Raises* r, Playout* playout, double* scores) noexcept nogil
cdef int best_first(Position* p, int seat, Playout* playout, double* scores) noexcept nogil
cdef void play_out(Position* p, Playout* playout, bint one_round) noexcept nogil
cdef double outcome(Position* p, int seat, double margin) noexcept nogil

cdef void prepare(Playout* playout, Kernel kernel, Mind* mind) noexcept
cdef int fill_mind(Mind* mind, object weights, double noise) except -1
