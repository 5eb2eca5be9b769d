# The search of the top level.
from stammtisch.bots.raise_game._kernel.ends cimport Ends
from stammtisch.bots.raise_game._kernel.policy cimport Mind
from stammtisch.bots.raise_game._kernel.retracing cimport Retracing

cdef class Foresight(Retracing):
    cdef Ends ends
    cdef Mind own
