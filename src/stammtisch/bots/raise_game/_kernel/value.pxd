# A small network that says how well a position will end for a seat.
from stammtisch.bots.raise_game._kernel.policy cimport Mind, Outlook, Playout
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position

# The inputs, in the order of the network's weights. All are scaled to about -2.5 to 2.5.

cdef struct OwnInputs:  # about the round and the own seat
    float rounds
    float last_round
    float second_to_last_round
    float point_cards_to_come  # their mean, against a usual 13
    float chosen  # the own first card lies face down
    float in_round
    float out_of_round
    float lead  # over the best rival
    float lead_per_round
    float all_cards  # hand and draw pile
    float hand_cards
    float draw_pile
    float hand_usual  # the hand, by its cards' values in an average round
    float all_usual
    float hand_points
    float usual_per_round
    float pot
    float hand_value  # the hand in this round
    float best_value
    float foremost
    float foremost_pot
    float points_in_last_round

cdef struct RivalInputs:
    float lead
    float all_cards
    float usual_per_round
    float in_round
    float ahead  # of the own stone
    float ahead_at_best  # both with all their cards played
    float hand_cards
    float mean_value

cdef struct Inputs:
    OwnInputs own
    RivalInputs rival[SEATS - 1]  # foremost in the round first, then by points

cdef enum:
    INPUTS = 54  # numbers in `Inputs`
    HIDDEN = 40
    SIZE = 2295  # numbers in `Net`
    MOMENTS = 160  # the most rounds of a game

cdef struct Net:
    float inner[INPUTS][HIDDEN]
    float inner_bias[HIDDEN]
    float outer[HIDDEN]
    float direct[INPUTS]
    float bias

cdef struct Stock:  # what the seats have for the rounds to come
    int rounds
    double point_cards  # mean of those to come, against a usual 13
    double usual[SEATS]  # the usual values of all cards of a player added up
    double mean[SEATS]  # the mean value of those cards in this round
    double drawn  # the mean usual value of the own draw pile
    double drawn_points

cdef struct Story:  # what one seat saw at the end of each round
    int moments
    Inputs seen[MOMENTS]

cdef void take_stock(Position* p, int me, Outlook* outlook, Stock* stock) noexcept nogil
cdef void encode(Position* p, int me, Outlook* outlook, Inputs* inputs) noexcept nogil
cdef float evaluate(Net* net, int number, Inputs* inputs) noexcept nogil
cdef double quality(Position* p, int seat, double victory) noexcept nogil
cdef double prospect(Position* p, int seat, Outlook* outlook, Net* net, double victory) noexcept nogil
cdef double learn(Net* net, int number, Story* story, double end, double trace, double rate) noexcept nogil

cdef class Network:
    cdef Net net
    cdef readonly int players
    cdef int inputs
