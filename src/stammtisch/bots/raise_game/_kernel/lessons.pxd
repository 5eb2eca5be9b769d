# Lessons: how many acts of a situation are studied.
from stammtisch.bots.raise_game._kernel.policy cimport Playout
from stammtisch.games.raise_game._kernel.position cimport Position

cdef enum:
    TRIED = 16
    LIKED = 10  # of them the best raises by the policy; the others are drawn
