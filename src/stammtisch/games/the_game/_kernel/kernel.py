"""A packed position of THE GAME as a Python object, all whole turns, and greedy games, compiled."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    Set,
    both,
    cards_of,
    is_empty,
    set_of,
    take_lowest,
    with_card,
    without_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    FITS,
    NO_LIMIT,
    SIZE,
    STEP,
    Bounds,
    Position,
    Terms,
    Turn,
    Turns,
    begin,
    deal_hands,
    draw,
    end_turn,
    find_turns,
    lay_card,
    nearest,
    set_up,
    stuck,
    won,
)


@cython.cfunc
def _terms(players: cython.int, min_cards: cython.int, fewer_cards: cython.bint) -> Terms:
    terms: Terms
    terms.players = players
    terms.min_cards = min_cards
    terms.fewer_cards = fewer_cards
    terms.talk = False
    return terms


@cython.cfunc
def _bounds(least: cython.int, dear: cython.int, near: cython.int) -> Bounds:
    bounds: Bounds
    bounds.least = least
    bounds.dear = dear
    bounds.near = near
    bounds.limit = NO_LIMIT
    return bounds


def all_turns(
    hand: object, tops: object, least: cython.int, dear: cython.int = SIZE, near: cython.int = 0
) -> set:
    """Every distinct whole turn as (cards kept, tops), with at most `dear` steps beyond `near`.

    >>> sorted(all_turns((37, 50), (47, 60, 20, 20), 2))
    [((), (37, 50, 20, 20)), ((), (50, 60, 20, 20))]
    """
    now: Turn
    bounds: Bounds = _bounds(least, dear, near)
    pile: cython.int
    memset(cython.address(now), 0, cython.sizeof(Turn))
    now.kept = set_of(hand)
    for pile in range(4):
        now.tops[pile] = tops[pile]
    found: set = set()
    _extend_all(found, cython.address(now), 0, cython.address(bounds))
    return found


@cython.cfunc
def _extend_all(
    found: set, now: cython.pointer(Turn), first: cython.int, bounds: cython.pointer(Bounds)
) -> cython.void:
    """As `find_turns`, for hands with more turns than that keeps."""
    pile: cython.int
    card: cython.int
    top: cython.int
    far: cython.bint
    fitting: Set
    if now.played >= bounds.least:
        found.add((cards_of(now.kept), _tops(now.tops)))
    for pile in range(first, 4):
        top = now.tops[pile]
        fitting = both(now.kept, FITS[pile][top])
        while not is_empty(fitting):
            card = take_lowest(cython.address(fitting))
            far = STEP[pile][top][card] > bounds.near
            if far and bounds.dear == 0:
                continue
            now.kept = without_card(now.kept, card)
            now.tops[pile] = card
            now.played += 1
            bounds.dear -= far
            _extend_all(found, now, pile, bounds)
            bounds.dear += far
            now.played -= 1
            now.tops[pile] = top
            now.kept = with_card(now.kept, card)


@cython.cfunc
def _tops(tops: cython.pointer(cython.int)) -> tuple:
    return tops[0], tops[1], tops[2], tops[3]


@cython.cclass
class Kernel:
    """One packed position. It accepts the moves of the plain engine, so that tests can compare the two."""

    position = cython.declare(cython.pointer(Position))
    turns = cython.declare(cython.pointer(Turns))

    def __cinit__(self, players: cython.int, min_cards: cython.int, fewer_cards: cython.bint = False):
        self.position = cython.cast(cython.pointer(Position), malloc(cython.sizeof(Position)))
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        if self.position == cython.NULL or self.turns == cython.NULL:
            raise MemoryError
        memset(self.turns, 0, cython.sizeof(Turns))
        set_up(self.position, _terms(players, min_cards, fewer_cards))

    def __dealloc__(self):
        free(self.position)
        free(self.turns)

    def deal(self, seat: cython.int, card: cython.int) -> None:
        """Deal this card: it moves to the end of the deck and is drawn."""
        i: cython.int
        last: cython.int = self.position.draw_pile - 1
        for i in range(last + 1):
            if self.position.deck[i] == card:
                self.position.deck[i] = self.position.deck[last]
                self.position.deck[last] = card
        draw(self.position, seat, 1)

    def start(self, seat: cython.int) -> None:
        begin(self.position, seat)

    def lay(self, card: cython.int, pile: cython.int) -> None:
        lay_card(self.position, card, pile)

    def end(self, drawn: object) -> bool:
        """End the turn; these cards are drawn. False if the game is won."""
        i: cython.int
        j: cython.int
        place: cython.int
        for i, card in enumerate(drawn):
            place = self.position.draw_pile - 1 - i
            for j in range(place + 1):
                if self.position.deck[j] == card:
                    self.position.deck[j] = self.position.deck[place]
                    self.position.deck[place] = card
        return end_turn(self.position)

    def plays(self) -> set:
        """What may be laid now, as (card, pile)."""
        hand: Set = self.position.hand[self.position.on_turn]
        pile: cython.int
        return {
            (card, pile)
            for pile in range(4)
            for card in cards_of(both(hand, FITS[pile][self.position.tops[pile]]))
        }

    def turns_from_here(self) -> set:
        """Every whole turn that the fast search finds, as (cards kept, tops)."""
        p: cython.pointer(Position) = self.position
        turns: cython.pointer(Turns) = self.turns
        i: cython.int
        find_turns(turns, p.hand[p.on_turn], p.tops, _bounds(p.minimum, SIZE, 0))
        if turns.cut:
            raise OverflowError("more turns than the fast search keeps")
        return {(cards_of(turns.turn[i].kept), _tops(turns.turn[i].tops)) for i in range(turns.found)}

    def packed(self) -> dict:
        """The position as a dictionary."""
        p: cython.pointer(Position) = self.position
        seat: cython.int
        i: cython.int
        return {
            "hands": tuple([cards_of(p.hand[seat]) for seat in range(p.terms.players)]),
            "unseen": tuple(sorted([p.deck[i] for i in range(p.draw_pile)])),
            "tops": _tops(p.tops),
            "on_turn": p.on_turn,
            "minimum": p.minimum,
            "played": p.played,
            "left": p.left,
            "may_end": bool(rules.may_end(p.played, p.minimum)),
            "stuck": bool(stuck(p)),
            "won": bool(won(p)),
        }


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _greedy_game(position: cython.pointer(Position)) -> cython.void:
    play: cython.int
    while True:
        while not rules.may_end(position.played, position.minimum):
            play = nearest(position.hand[position.on_turn], position.tops)
            if play == 0:
                return
            lay_card(position, play >> 2, play & 3)
        if not end_turn(position):
            return


def greedy_games(
    players: cython.int, min_cards: cython.int, games: cython.int, seed: int, fewer_cards: cython.bint = False
) -> tuple[int, int]:
    """Whole games of the nearest card, never more than the minimum: (wins, cards left in total).

    >>> greedy_games(1, 2, 100, seed=1) == greedy_games(1, 2, 100, seed=1)
    True
    """
    rng: uint64_t = seeded(seed)
    terms: Terms = _terms(players, min_cards, fewer_cards)
    position: Position
    wins: cython.longlong = 0
    left: cython.longlong = 0
    game: cython.int
    with cython.nogil:
        for game in range(games):
            set_up(cython.address(position), terms)
            deal_hands(cython.address(position), cython.address(rng))
            begin(cython.address(position), below(cython.address(rng), players))
            _greedy_game(cython.address(position))
            wins += position.left == 0
            left += position.left
    return wins, left
