# A network that says which share of the victory a seat may expect between two rounds.
from stammtisch.bots.raise_game._kernel.policy cimport Outlook
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position

# The inputs, in the order of the network's weights. All are scaled to about -2.5 to 2.5.

cdef struct TableInputs:  # about the rounds to come and the own hand
    float rounds
    float one_to_come
    float two_to_come
    float three_to_come
    float point_cards  # the mean of those unseen, against a usual 13
    float highest_point_card
    float lowest_point_card
    float lead_for_one  # over the best rival, with so many rounds to come
    float lead_for_two
    float lead_for_three
    float hand_usual  # the hand after its refill, by its cards' values in an average round
    float hand_points
    float hand_best  # its three best cards
    float hand_dear  # cards with more than one point
    float hand_alike  # large if the hand has many numbers of one symbol

cdef struct SeatInputs:
    float ahead  # of the own seat, in points; the own seat: of the best rival
    float decided  # the same against the points that are still to be won
    float cards  # hand and draw pile
    float cards_per_round
    float hand_cards
    float usual
    float usual_per_round
    float usual_card
    float points
    float best  # its three best cards
    float rolls  # whether it rolls next

cdef struct EndInputs:
    TableInputs table
    SeatInputs seat[SEATS]  # the own first, then the others, most points first

cdef enum:
    END_INPUTS = 70  # numbers in `EndInputs`
    END_HIDDEN = 48
    END_SIZE = 3527  # numbers in `EndNet`
    ENDS = 64  # the most rounds of a game

cdef struct EndNet:
    float inner[END_INPUTS][END_HIDDEN]
    float inner_bias[END_HIDDEN]
    float outer[END_HIDDEN]
    float direct[END_INPUTS]
    float bias

cdef struct EndStory:  # what one seat saw at the end of each round
    int moments
    EndInputs seen[ENDS]

cdef void encode_end(Position* p, int me, Outlook* outlook, EndInputs* inputs) noexcept nogil
cdef double worth(Position* p, int seat, Outlook* outlook, EndNet* net) noexcept nogil
cdef double learn_end(
    EndNet* net, int number, EndStory* story, double end, double trace, double rate
) noexcept nogil
cdef int end_inputs(int players) noexcept nogil

cdef class Ends:
    cdef EndNet net
    cdef readonly int players
