# What search would say of raises and first cards, at a glance: two small networks.
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position, Raises

cdef enum:
    ABOUT = 26  # inputs about the situation
    EACH = 10  # inputs about one act
    UNITS = 24
    GLANCE = 1898  # numbers in `Glance`

cdef struct Head:
    float about[ABOUT][UNITS]
    float each[EACH][UNITS]
    float bias[UNITS]
    float outer[UNITS]
    float direct_about[ABOUT]
    float direct_each[EACH]
    float base

cdef struct Glance:
    Head raising  # the advantage over a pass
    Head first  # the advantage over the mean of the hand's cards

cdef struct Situation:
    float about[ABOUT]
    float hidden[UNITS]  # what the units have summed up before the act is known
    float total
    double reach[SEATS]  # where each rival's stone may be expected to come at best
    double furthest
    double front
    double hand  # the hand's value
    double others  # the mean value of a card of the others

cdef void see_raises(Position* p, Raises* r, double* usual, double* mean, Situation* s) noexcept nogil
cdef void see_raise(Position* p, Raises* r, int which, double* usual, Situation* s, float* each) noexcept nogil
cdef void see_firsts(Position* p, int seat, double* usual, double* mean, Situation* s) noexcept nogil
cdef void see_first(Position* p, int seat, int kind, double* usual, Situation* s, float* each) noexcept nogil
cdef void ready(Head* head, Situation* s) noexcept nogil
cdef float advantage(Head* head, Situation* s, float* each) noexcept nogil
cdef float correct(Head* head, Situation* s, float* each, float target, float rate) noexcept nogil

cdef class Instinct:
    cdef Glance glance
