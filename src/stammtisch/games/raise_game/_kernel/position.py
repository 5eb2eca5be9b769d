"""A packed position of RAISE, compiled: moves and random playouts.

Every decision of the rules is taken by `rules.py`, compiled beside this module. A card is the number of
its kind. In playouts the unseen cards have an order: draw piles and point cards are taken from the end,
and the dice follow from `fate`, so that different acts are compared under the same luck.
Kernels never decide a match.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.built_from import STAMMTISCH_RULES
from cython.cimports.stammtisch._kernel.chance import below, random64, shuffle
from cython.cimports.stammtisch.games.raise_game._kernel import rules

from stammtisch._kernel import check_rules

check_rules(__file__, STAMMTISCH_RULES)


# 2 Set-up


def rounds_left(p):
    return rules.rounds_to_come(p.unseen, p.box.removed)


def set_up(p, box):
    """The position before the first card: everything is in the draw piles (2.1)."""
    seat: cython.int
    kind: cython.int
    i: cython.int
    memset(p, 0, cython.sizeof(Position))
    p.box = box
    p.roller = NONE
    for seat in range(SEATS):
        p.chosen[seat] = NONE
    for seat in range(p.box.players):
        for kind in range(p.box.kinds):
            for i in range(p.box.count[kind]):
                p.draw[seat][p.left[seat]] = kind
                p.left[seat] += 1
    p.unseen = p.box.point_cards
    for i in range(p.box.point_cards):
        p.unseen_point[i] = p.box.point_card[i]
    for seat in range(p.box.players - 1, -1, -1):
        owe(p, seat)


def owe(p, seat):
    """Refill this seat before those that are waiting already (4.5, 4.6, 5.2)."""
    i: cython.int
    for i in range(rules.refill(p.held[seat], p.box.hand_size, p.left[seat])):
        p.refilling[p.to_deal] = seat
        p.to_deal += 1


def deal_card(p, kind):
    """Deal a card of this kind to the next seat in `refilling`; NONE: the last card of its draw pile."""
    seat: cython.int
    i: cython.int
    p.to_deal -= 1
    seat = p.refilling[p.to_deal]
    p.left[seat] -= 1
    if kind == NONE:
        kind = p.draw[seat][p.left[seat]]
    else:
        for i in range(p.left[seat]):
            if p.draw[seat][i] == kind:
                p.draw[seat][i] = p.draw[seat][p.left[seat]]
                break
    p.hand[seat][p.held[seat]] = kind
    p.held[seat] += 1


# 3 A round


def turn_up(p, point):
    """A round begins (3.1)."""
    i: cython.int
    p.playing = True
    p.point = point
    p.thrown = 0
    p.pot = 0
    p.stones = 0
    for i in range(p.box.symbols):
        p.showing[i] = 0
    for i in range(p.unseen):
        if p.unseen_point[i] == point:
            p.unseen -= 1
            p.unseen_point[i] = p.unseen_point[p.unseen]
            break


def throw_die(p, symbol):
    """The next die shows this symbol, NONE for blank (3.1); after the last, cards have values (3.2)."""
    kind: cython.int
    if symbol != NONE:
        p.showing[symbol] += 1
    p.thrown += 1
    if p.thrown == p.box.dice:
        for kind in range(p.box.kinds):
            p.value[kind] = rules.value(p.box.number[kind], rules.multiplier(p.showing[p.box.symbol[kind]]))
        if rules.unawarded(still_choosing(p)):  # 3.5
            p.set_aside += p.point
            p.playing = False


def still_choosing(p):
    """How many have cards and have not chosen one (3.2, 3.5)."""
    seat: cython.int
    waiting: cython.int = 0
    for seat in range(p.box.players):
        if p.chosen[seat] == NONE and rules.takes_part(p.held[seat]):
            waiting += 1
    return waiting


def take_from_hand(p, seat, kind):
    i: cython.int
    p.held[seat] -= 1
    for i in range(p.held[seat]):
        if p.hand[seat][i] == kind:
            p.hand[seat][i] = p.hand[seat][p.held[seat]]
            return


def place(p, field, seat):
    """On an occupied field on top, behind the others (3.3, 4.1)."""
    i: cython.int = p.stones
    while i > 0 and rules.lands_behind(field, p.field[i - 1]):
        p.field[i] = p.field[i - 1]
        p.seat[i] = p.seat[i - 1]
        i -= 1
    p.field[i] = field
    p.seat[i] = seat
    p.stones += 1


def reveal(p):
    """All cards are turned over and the stones placed, beginning with the roller (3.2 to 3.4)."""
    steps: cython.int
    seat: cython.int
    kind: cython.int
    for steps in range(p.box.players):
        seat = rules.clockwise(p.roller, steps, p.box.players)
        kind = p.chosen[seat]
        if kind != NONE:
            p.chosen[seat] = NONE
            take_from_hand(p, seat, kind)
            p.pot += p.box.points[kind]
            place(p, p.value[kind], seat)
    go_on(p, NONE)


# 4 Continue or pass


def find_raises(p, r):
    """Every set that the rearmost may play, each once; cards are laid in rising value (4.2, 4.3)."""
    seat: cython.int = p.seat[0]
    own: cython.int = p.field[0]
    second: cython.int = p.field[1]
    cards: cython.int = p.held[seat]
    i: cython.int
    j: cython.int
    kind: cython.int
    total: cython.int = 0
    sets: cython.int = 1
    first: cython.int
    last: cython.int
    before_first: cython.int = 0
    before_last: cython.int = 0
    reached: cython.int
    masks: cython.ushort[SETS]
    fields: cython.int[SETS]
    r.found = 0
    r.cards = cards
    for i in range(cards):  # in rising value, equal kinds beside one another
        kind = p.hand[seat][i]
        total += p.value[kind]
        j = i
        while j > 0 and (
            p.value[r.kind[j - 1]] > p.value[kind]
            or (p.value[r.kind[j - 1]] == p.value[kind] and r.kind[j - 1] > kind)
        ):
            r.kind[j] = r.kind[j - 1]
            j -= 1
        r.kind[j] = kind
    if not rules.overtakes(own + total, second):  # 4.4
        return
    masks[0] = 0
    fields[0] = own
    for i in range(cards):
        kind = r.kind[i]
        if i > 0 and r.kind[i - 1] == kind:  # of equal cards the second comes only after the first
            first = before_first
            last = before_last
        else:
            first = 0
            last = sets
        before_first = sets
        for j in range(first, last):
            reached = fields[j] + p.value[kind]
            if rules.overtakes(reached, second):
                r.mask[r.found] = masks[j] | (1 << i)
                r.field[r.found] = reached
                r.found += 1
                if not p.box.extra_cards:
                    continue
            masks[sets] = masks[j] | (1 << i)
            fields[sets] = reached
            sets += 1
        before_last = sets


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lift(p: cython.pointer(Position)) -> cython.void:
    """Take the rearmost stone off the track."""
    i: cython.int
    p.stones -= 1
    for i in range(p.stones):
        p.field[i] = p.field[i + 1]
        p.seat[i] = p.seat[i + 1]


def raise_by_set(p, r, which):
    """The rearmost plays the set of that index in `r`."""
    i: cython.int
    seat: cython.int = p.seat[0]
    for i in range(r.cards):
        if (r.mask[which] >> i) & 1:
            take_from_hand(p, seat, r.kind[i])
            p.pot += p.box.points[r.kind[i]]
    _lift(p)
    place(p, r.field[which], seat)
    go_on(p, NONE)


def pass_round(p):
    """The rearmost leaves the round and refills at once (4.5)."""
    seat: cython.int = p.seat[0]
    _lift(p)
    go_on(p, seat)


def go_on(p, passed):
    """End the round if it is over: the foremost stone wins (4.7, 5.1) and everybody refills (5.2).

    The seat that has just passed, if any, refills in either case (4.5), and first.
    """
    i: cython.int
    winner: cython.int
    cards: cython.int = 0
    for i in range(p.stones):
        cards += p.held[p.seat[i]]
    if rules.round_over(p.stones, cards):
        winner = p.seat[p.stones - 1]
        p.pile[winner] += p.pot
        p.point_pile[winner] += p.point
        p.roller = winner
        p.playing = False
        p.stones = 0
        for i in range(p.box.players - 1, -1, -1):
            if i != passed:
                owe(p, i)
    if passed != NONE:
        owe(p, passed)


# 6 End of the game


def hand_points(p, seat):
    i: cython.int
    points: cython.int = 0
    for i in range(p.held[seat]):
        points += p.box.points[p.hand[seat][i]]
    return points


def total_score(p, seat):
    return rules.score(p.pile[seat], p.point_pile[seat], hand_points(p, seat))


# Playouts


def advance(p):
    """Deal, turn up and roll until a seat has to decide or the game is over."""
    die: cython.int
    rng: uint64_t
    while True:
        while p.to_deal:
            deal_card(p, NONE)
        if p.playing:
            return ACTING if p.stones else CHOOSING
        if rounds_left(p) == 0:
            return OVER
        rng = p.fate + cython.cast(uint64_t, p.unseen) * cython.cast(uint64_t, 0xD1342543DE82EF95)
        turn_up(p, p.unseen_point[p.unseen - 1])
        for die in range(p.box.dice):
            throw_die(p, p.box.face[die][below(cython.address(rng), p.box.faces[die])])


def shuffle_unseen(p, rng):
    """Shuffle what is unseen."""
    seat: cython.int
    p.fate = random64(rng)
    shuffle(p.unseen_point, p.unseen, rng)
    for seat in range(p.box.players):
        shuffle(p.draw[seat], p.left[seat], rng)


def random_out(p, rng):
    """Play random legal acts to the end of the game."""
    seat: cython.int
    i: cython.int
    kinds: cython.int
    distinct: uint8_t[HAND]
    raises: Raises
    what: cython.int = advance(p)
    while what != OVER:
        if what == CHOOSING:
            for seat in range(p.box.players):
                if p.chosen[seat] == NONE and rules.takes_part(p.held[seat]):
                    kinds = 0
                    for i in range(p.held[seat]):
                        if not _among(distinct, kinds, p.hand[seat][i]):
                            distinct[kinds] = p.hand[seat][i]
                            kinds += 1
                    p.chosen[seat] = distinct[below(rng, kinds)]
            reveal(p)
        else:
            find_raises(p, cython.address(raises))
            i = below(rng, raises.found + 1)
            if i < raises.found:
                raise_by_set(p, cython.address(raises), i)
            else:
                pass_round(p)
        what = advance(p)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _among(kinds: cython.pointer(uint8_t), number: cython.int, kind: uint8_t) -> cython.bint:
    i: cython.int
    for i in range(number):
        if kinds[i] == kind:
            return True
    return False
