"""Random play to the end from any turn of THE GAME, compiled."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import below, seeded, shuffle
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    Set,
    both,
    in_both,
    set_of,
    take_lowest,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    FITS,
    Position,
    end_turn,
    lay_card,
    set_up,
    terms_of,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_on(position: cython.pointer(Position), rng: cython.pointer(uint64_t)) -> cython.void:
    pile: cython.int
    acts: cython.int
    act: cython.int
    fitting: Set
    while position.left:
        acts = rules.may_end(position.played, position.minimum)
        for pile in range(rules.PILES):
            acts += in_both(position.hand[position.on_turn], FITS[pile][position.tops[pile]])
        if acts == 0:
            return
        act = below(rng, acts)
        for pile in range(rules.PILES):
            fitting = both(position.hand[position.on_turn], FITS[pile][position.tops[pile]])
            acts = in_both(fitting, fitting)
            if act < acts:
                while act:
                    take_lowest(cython.address(fitting))
                    act -= 1
                lay_card(position, take_lowest(cython.address(fitting)), pile)
                act = -1
                break
            act -= acts
        if act == 0:
            end_turn(position)


class Rollouts:
    """Plays on with acts that are all equally likely, as a plain program would by the engine."""

    def __init__(self, seed: object) -> None:
        self.rng = seeded(seed)

    def cards_left(self, state: object) -> int:
        """The cards left at the end of a game that goes on from this state, in which a seat is on turn."""
        position: Position
        seat: cython.int
        i: cython.int
        if state.on_turn is None or state.to_draw:
            raise ValueError("nobody is on turn")
        set_up(cython.address(position), terms_of(state.options))
        position.on_turn = state.on_turn
        position.minimum = state.minimum
        position.played = state.played
        position.left = state.left
        for i, top in enumerate(state.tops):
            position.tops[i] = top
        for seat, hand in enumerate(state.hands):
            position.hand[seat] = set_of(hand)
            position.held[seat] = len(hand)
        position.draw_pile = len(state.unseen)
        for i, card in enumerate(state.unseen):
            position.deck[i] = card
        with cython.nogil:
            shuffle(position.deck, position.draw_pile, cython.address(self.rng))
            _play_on(cython.address(position), cython.address(self.rng))
        return position.left
