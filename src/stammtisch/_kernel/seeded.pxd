# The random numbers of `core.chance.Seeded`: a kernel that draws as the engine does deals the same cards.
from libc.stdint cimport int64_t

cdef extern from "seeded.h":
    enum:
        LANES "STAMMTISCH_LANES"  # how many are seeded at once
        LONGEST_SEED "STAMMTISCH_LONGEST_SEED"
    ctypedef struct Twister "stammtisch_twister":
        pass
    void prepare "stammtisch_prepare"() noexcept nogil
    void seed_games "stammtisch_seed"(
        Twister** made, const char* seed, int length, const int64_t* index, int number
    ) noexcept nogil
    double next_unit "stammtisch_unit"(Twister* twister) noexcept nogil
    int fall "stammtisch_fall"(Twister* twister, int total) noexcept nogil
