# The inputs of THE GAME's network: what they are and where each begins.
from libc.stdint cimport uint16_t
from stammtisch.bots.the_game._kernel.signals cimport NEARS
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport SIZE, TOPICS, TOPS, Position, Turn

cdef enum:
    OTHERS = 3  # the next player, the one after, all the rest together
    WORDS = 4  # about a pile, silence included
    SELF_WORDS = 3
    MOVES = 5  # how far a turn has taken a pile: not at all, a little, some, much, back
    COUNTS = 9  # 0 to the largest hand

cdef enum Scale:  # numbers as soft buckets; `_KNOTS` has the limits
    PROGRESS_SCALE
    FITTING_SCALE
    UNSEEN_SCALE
    DRAW_PILE_SCALE
    SCALES

# Stored weights rely on this order. `X` is where a group begins, `X_WIDTH` how many inputs it has.

cdef enum PileInput:  # for each pile; of one direction the pile that has come less far first
    PROGRESS = 0
    PROGRESS_WIDTH = 13
    BACK_UNSEEN = PROGRESS + PROGRESS_WIDTH  # the card that takes the pile ten back is unseen,
    BACK_SEEN  # laid or in the own hand,
    BACK_NONE  # or does not exist
    BACK_KEPT  # it is in the own hand
    BACK_TWICE  # and so is, unseen, the one that takes it ten further back
    FITTING_UNSEEN
    FITTING_UNSEEN_WIDTH = 11
    UNSEEN_AT_STEP = FITTING_UNSEEN + FITTING_UNSEEN_WIDTH  # 1, 2, 3
    UNSEEN_AT_STEP_WIDTH = 3
    UNSEEN_WITHIN_6 = UNSEEN_AT_STEP + UNSEEN_AT_STEP_WIDTH  # 0 to 5 and more
    UNSEEN_WITHIN_6_WIDTH = 6
    UNSEEN_WITHIN_9 = UNSEEN_WITHIN_6 + UNSEEN_WITHIN_6_WIDTH  # 0 to 4, to 6, to 8, more
    UNSEEN_WITHIN_9_WIDTH = 8
    KEPT_NEAREST = UNSEEN_WITHIN_9 + UNSEEN_WITHIN_9_WIDTH  # by degree of nearness
    KEPT_NEAREST_WIDTH = NEARS + 1
    HEARD = KEPT_NEAREST + KEPT_NEAREST_WIDTH  # by player, word and how far the pile has moved since
    HEARD_WIDTH = OTHERS * WORDS * MOVES
    KEPT_FITTING = HEARD + HEARD_WIDTH  # 0 to 5 and more
    KEPT_FITTING_WIDTH = 6
    PILE_WIDTH = KEPT_FITTING + KEPT_FITTING_WIDTH

cdef enum HandInput:  # the kept cards and all piles together
    HAND = 4 * PILE_WIDTH
    KEPT_NEAR = HAND  # by degree of nearness and number of cards
    KEPT_NEAR_WIDTH = NEARS * COUNTS
    UNSEEN_NEAR = KEPT_NEAR + KEPT_NEAR_WIDTH  # by degree of nearness
    UNSEEN_NEAR_WIDTH = NEARS
    UNSEEN_DEAD = UNSEEN_NEAR + UNSEEN_NEAR_WIDTH  # unseen cards that fit nowhere
    UNSEEN_DEAD_WIDTH = 9
    UNSEEN_FITTING_TWICE = UNSEEN_DEAD + UNSEEN_DEAD_WIDTH
    UNSEEN_FITTING_THRICE
    KEPT_FITTING_TWICE
    KEPT_FITTING_TWICE_WIDTH = COUNTS
    KEPT_FITTING_THRICE = KEPT_FITTING_TWICE + KEPT_FITTING_TWICE_WIDTH
    KEPT_FITTING_THRICE_WIDTH = COUNTS
    PAIRS = KEPT_FITTING_THRICE + KEPT_FITTING_THRICE_WIDTH  # ten apart: 0 to 4 and more
    PAIRS_WIDTH = 5
    PAIR_STEP = PAIRS + PAIRS_WIDTH  # the least step of a pair
    PAIR_STEP_WIDTH = 6
    PAIR_NONE = PAIR_STEP + PAIR_STEP_WIDTH
    HALF_PAIRS  # one card kept, the other unseen: 0 to 8 and more
    HALF_PAIRS_WIDTH = 9
    DRAW_PILE = HALF_PAIRS + HALF_PAIRS_WIDTH
    DRAW_PILE_WIDTH = 14
    KEPT = DRAW_PILE + DRAW_PILE_WIDTH
    KEPT_WIDTH = COUNTS
    HAND_SPARE = KEPT + KEPT_WIDTH  # not used
    HAND_SPARE_WIDTH = 1

cdef enum BaseInput:  # what no card of the turn changes
    BASE = HAND_SPARE + HAND_SPARE_WIDTH
    UNSEEN = BASE
    UNSEEN_WIDTH = 16
    UNSEEN_PAIRS = UNSEEN + UNSEEN_WIDTH
    HEARD_SELF  # by player and word
    HEARD_SELF_WIDTH = OTHERS * SELF_WORDS
    HELD = HEARD_SELF + HEARD_SELF_WIDTH  # by player and number of cards
    HELD_WIDTH = OTHERS * COUNTS
    BASE_SPARE = HELD + HELD_WIDTH  # not used
    BASE_SPARE_WIDTH = 3
    INPUTS = BASE_SPARE + BASE_SPARE_WIDTH

cdef enum:
    MOST_INPUTS = 256  # that differ from 0
    MOST_CARDS = 128  # above any number of cards

cdef struct Inputs:  # those that differ from 0
    int number
    uint16_t at[MOST_INPUTS]
    float by[MOST_INPUTS]

cdef struct Knowledge:  # what the player on turn knows
    Set unseen
    int draw_pile
    int played
    int left
    int before[4]
    int signals[OTHERS][TOPICS]  # -1: nobody there, or silence was agreed on
    int held[OTHERS]  # -1: nobody there

cdef int BACK[4][TOPS]  # the card that takes a pile ten back, or 0
cdef int SOFT_AT[SCALES][MOST_CARDS]
cdef float SOFT_BY[SCALES][MOST_CARDS]
cdef int DEAD_BUCKET[MOST_CARDS]

cdef void know(Position* position, Knowledge* knowledge) noexcept nogil
cdef void order_piles(int* tops, int* slots) noexcept nogil
cdef void pile_inputs(Knowledge* knowledge, int pile, int slot, int top, Inputs* inputs) noexcept nogil
cdef void base_inputs(Knowledge* knowledge, Inputs* inputs) noexcept nogil
cdef void hand_inputs(Knowledge* knowledge, Turn* turn, int* slots, Inputs* inputs) noexcept nogil
cdef void encode(Knowledge* knowledge, Turn* turn, Inputs* inputs) noexcept nogil
cdef void flip(Inputs* inputs) noexcept nogil
cdef Set pairs_in(Set cards) noexcept nogil
