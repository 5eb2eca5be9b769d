"""The kernel laid open, compiled: one packed table and every whole turn, for tests and for the curious."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.the_game import _rules
from cython.cimports.stammtisch.games.the_game.kernel import (
    FITS,
    NO_LIMIT,
    SIZE,
    STEP,
    TOPS,
    Set,
    Table,
    Turn,
    Turns,
    begin,
    draw,
    end_turn,
    find_turns,
    has,
    lay_card,
    set_up,
    stuck,
    with_card,
    without_card,
    won,
)
from cython.cimports.stammtisch.games.the_game.signals import Hearing, listen, set_of
from cython.cimports.stammtisch.games.the_game.worlds import World, next_world

__all__ = ["Kernel", "all_turns", "imagined_hands"]


def all_turns(
    hand: object, tops: object, least: cython.int, dear: cython.int = SIZE, near: cython.int = 0
) -> set:
    """Every distinct whole turn as (cards kept, tops); with fewer `dear` steps than cards, the pruned ones.

    >>> sorted(all_turns((37, 50), (47, 60, 20, 20), 2))
    [((), (37, 50, 20, 20)), ((), (50, 60, 20, 20))]
    """
    now: Turn
    cards: Set
    pile: cython.int
    cards.lo = 0
    cards.hi = 0
    for card in hand:
        cards = with_card(cards, card)
    memset(cython.address(now), 0, cython.sizeof(Turn))
    now.kept = cards
    for pile in range(4):
        now.tops[pile] = tops[pile]
    found: set = set()
    _extend_all(found, cython.address(now), 0, least, dear, near)
    return found


@cython.cfunc
def _extend_all(
    found: set,
    now: cython.pointer(Turn),
    pile: cython.int,
    least: cython.int,
    dear: cython.int,
    near: cython.int,
) -> cython.void:
    """`_extend` without bounds, for hands with more turns than a search wants to see."""
    q: cython.int
    card: cython.int
    step: cython.int
    top: cython.int
    if now.played >= least:
        found.add((cards_of(now.kept), (now.tops[0], now.tops[1], now.tops[2], now.tops[3])))
    for q in range(pile, 4):
        top = now.tops[q]
        for card in range(TOPS):
            step = STEP[q][top][card]
            if not has(now.kept, card) or not has(FITS[q][top], card) or (step > near and dear == 0):
                continue
            now.kept = without_card(now.kept, card)
            now.tops[q] = card
            now.played += 1
            _extend_all(found, now, q, least, dear - 1 if step > near else dear, near)
            now.played -= 1
            now.tops[q] = top
            now.kept = with_card(now.kept, card)


@cython.cfunc
def cards_of(cards: Set) -> tuple:
    card: cython.int
    return tuple([card for card in range(TOPS) if has(cards, card)])


@cython.cclass
class Kernel:
    """One packed table, for tests that hold it in step with the plain engine."""

    table = cython.declare(cython.pointer(Table))
    turns = cython.declare(cython.pointer(Turns))

    def __cinit__(self, players: cython.int, min_cards: cython.int, fewer_cards: cython.bint = False):
        self.table = cython.cast(cython.pointer(Table), malloc(cython.sizeof(Table)))
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        if self.table == cython.NULL or self.turns == cython.NULL:
            raise MemoryError
        memset(self.turns, 0, cython.sizeof(Turns))
        set_up(self.table, players, min_cards, fewer_cards, False)

    def __dealloc__(self):
        free(self.table)
        free(self.turns)

    def deal(self, seat: cython.int, card: cython.int) -> None:
        """Chance gives this card: it moves to the end of the deck and is drawn."""
        i: cython.int
        last: cython.int = self.table.draw_pile - 1
        for i in range(last + 1):
            if self.table.deck[i] == card:
                self.table.deck[i] = self.table.deck[last]
                self.table.deck[last] = card
        draw(self.table, seat, 1)

    def start(self, seat: cython.int) -> None:
        begin(self.table, seat)

    def lay(self, card: cython.int, pile: cython.int) -> None:
        lay_card(self.table, card, pile)

    def end(self, drawn: object) -> bool:
        """End the turn; these cards are drawn. False when the game is won."""
        i: cython.int
        j: cython.int
        place: cython.int
        for i, card in enumerate(drawn):
            place = self.table.draw_pile - 1 - i
            for j in range(place + 1):
                if self.table.deck[j] == card:
                    self.table.deck[j] = self.table.deck[place]
                    self.table.deck[place] = card
        return end_turn(self.table)

    def plays(self) -> set:
        """What may be laid now, as (card, pile)."""
        hand: Set = self.table.hand[self.table.on_turn]
        pile: cython.int
        return {
            (card, pile)
            for pile in range(4)
            for card in cards_of(hand)
            if has(FITS[pile][self.table.tops[pile]], card)
        }

    def turns_from_here(self) -> set:
        """Every whole turn that the fast search finds, as (cards kept, tops)."""
        t: cython.pointer(Turns) = self.turns
        i: cython.int
        find_turns(
            t, self.table.hand[self.table.on_turn], self.table.tops, self.table.minimum, SIZE, 0, NO_LIMIT
        )
        if t.cut:
            raise OverflowError("more turns than the fast search keeps")
        found = set()
        for i in range(t.found):
            tops = (t.turn[i].tops[0], t.turn[i].tops[1], t.turn[i].tops[2], t.turn[i].tops[3])
            found.add((cards_of(t.turn[i].kept), tops))
        return found

    def packed(self) -> dict:
        """The table in plain words."""
        t: cython.pointer(Table) = self.table
        seat: cython.int
        i: cython.int
        return {
            "hands": tuple([cards_of(t.hand[seat]) for seat in range(t.players)]),
            "unseen": tuple(sorted([t.deck[i] for i in range(t.draw_pile)])),
            "tops": (t.tops[0], t.tops[1], t.tops[2], t.tops[3]),
            "on_turn": t.on_turn,
            "minimum": t.minimum,
            "played": t.played,
            "left": t.left,
            "may_end": bool(_rules.may_end(t.played, t.minimum)),
            "stuck": bool(stuck(t)),
            "won": bool(won(t)),
        }


def imagined_hands(
    players: cython.int,
    seat: cython.int,
    hand: object,
    hand_counts: object,
    tops: object,
    gone: object,
    draw_pile: cython.int,
    minimum: cython.int,
    signals: object,
    seed: int,
    number: cython.int,
    before: object = None,
    laid: object = (),
) -> list:
    """What a search that starts here imagines: for each world the hands of all seats."""
    rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
    known: Table
    world: World
    hearing: Hearing
    i: cython.int
    j: cython.int
    set_up(cython.address(known), players, minimum, False, True)
    known.on_turn = seat
    known.draw_pile = draw_pile
    known.minimum = minimum
    known.gone = set_of(gone)
    known.hand[seat] = set_of(hand)
    for i in range(4):
        known.tops[i] = tops[i]
        known.before[i] = tops[i] if before is None else before[i]
    for i in range(players):
        known.held[i] = hand_counts[i]
        for j in range(5):
            known.signals[i][j] = signals[i][j]
    listen(cython.address(hearing), set_of(set(gone) - set(laid)), known.before)
    found = []
    for i in range(number):
        next_world(
            cython.address(world), cython.address(known), cython.address(hearing), cython.address(rng), i
        )
        world.hand[seat] = known.hand[seat]
        found.append(tuple([cards_of(world.hand[j]) for j in range(players)]))
    return found
