# The hash of the rules that a kernel was built from; setup.py defines it.
cdef extern from *:
    """
    #ifndef STAMMTISCH_RULES
    #define STAMMTISCH_RULES ""
    #endif
    """
    const char* STAMMTISCH_RULES
