"""The packed table of RAISE, compiled: deals, raises and playouts by the million.

Every decision of the rules comes from `rules.py`, compiled as `_rules`. Cards are kinds, counted
as in `play.py`. In playouts what is unseen lies in an order: draw piles and point cards are taken
from the end, and dice follow from `fate`, so that different acts meet the same fortune.
The kernel never decides a real match.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from hashlib import sha256
from pathlib import Path

import cython
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.games.raise_game import _rules

__all__ = ["Kernel", "random_games"]


def _check_rules() -> None:
    """A build from other rules than those beside it must not play by them."""
    rules_file = Path(__file__).with_name("rules.py")
    built_from: bytes = STAMMTISCH_RULES
    if rules_file.exists() and sha256(rules_file.read_bytes()).hexdigest() != built_from.decode():
        raise ImportError("the kernel of RAISE was built from other rules than rules.py: run make setup")


_check_rules()


# Chance: one small generator (splitmix64)


def random64(state):
    z: uint64_t
    state[0] += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    z = (z ^ (z >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
    return z ^ (z >> 31)


def below(state, bound):
    return cython.cast(cython.int, ((random64(state) >> 32) * cython.cast(uint64_t, bound)) >> 32)


def unit(state):
    return cython.cast(cython.double, random64(state) >> 11) * (1.0 / 9007199254740992.0)


def shuffle(cards, number, rng):
    i: cython.int
    j: cython.int
    card: uint8_t
    for i in range(number - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


# 2 Set-up


def rounds_left(box, t):
    return _rules.rounds_to_come(t.unseen, box.removed)


def set_up(box, t):
    """The table before the first card: everything lies in the draw piles (2.1)."""
    seat: cython.int
    kind: cython.int
    i: cython.int
    memset(t, 0, cython.sizeof(Table))
    t.roller = NOBODY
    for seat in range(SEATS):
        t.chosen[seat] = NOBODY
    for seat in range(box.players):
        for kind in range(box.kinds):
            for i in range(box.count[kind]):
                t.draw[seat][t.left[seat]] = kind
                t.left[seat] += 1
    t.unseen = box.point_cards
    for i in range(box.point_cards):
        t.unseen_point[i] = box.point_card[i]
    for seat in range(box.players - 1, -1, -1):
        owe(box, t, seat)


def owe(box, t, seat):
    """This seat is to be refilled before those that are waiting (4.5, 4.6, 5.2)."""
    i: cython.int
    for i in range(_rules.refill(t.held[seat], box.hand_size, t.left[seat])):
        t.refilling[t.to_deal] = seat
        t.to_deal += 1


def deal_card(t, kind):
    """The next card that is owed is one of this kind; NOBODY: the last of the draw pile."""
    seat: cython.int
    i: cython.int
    t.to_deal -= 1
    seat = t.refilling[t.to_deal]
    t.left[seat] -= 1
    if kind == NOBODY:
        kind = t.draw[seat][t.left[seat]]
    else:
        for i in range(t.left[seat]):
            if t.draw[seat][i] == kind:
                t.draw[seat][i] = t.draw[seat][t.left[seat]]
                break
    t.hand[seat][t.held[seat]] = kind
    t.held[seat] += 1


# 3 A round


def turn_up(t, box, point):
    """A round begins (3.1)."""
    i: cython.int
    t.playing = True
    t.point = point
    t.thrown = 0
    t.pot = 0
    t.stones = 0
    for i in range(box.symbols):
        t.showing[i] = 0
    for i in range(t.unseen):
        if t.unseen_point[i] == point:
            t.unseen -= 1
            t.unseen_point[i] = t.unseen_point[t.unseen]
            break


def throw_die(box, t, symbol):
    """The next die shows this symbol, NOBODY for blank (3.1); after the last, cards have values (3.2)."""
    kind: cython.int
    if symbol != NOBODY:
        t.showing[symbol] += 1
    t.thrown += 1
    if t.thrown == box.dice:
        for kind in range(box.kinds):
            t.value[kind] = _rules.value(box.number[kind], _rules.multiplier(t.showing[box.symbol[kind]]))
        if _rules.unawarded(still_choosing(box, t)):  # 3.5
            t.set_aside += t.point
            t.playing = False


def still_choosing(box, t):
    """How many have cards and have not chosen one (3.2, 3.5)."""
    seat: cython.int
    waiting: cython.int = 0
    for seat in range(box.players):
        if t.chosen[seat] == NOBODY and _rules.takes_part(t.held[seat]):
            waiting += 1
    return waiting


def take_from_hand(t, seat, kind):
    i: cython.int
    t.held[seat] -= 1
    for i in range(t.held[seat]):
        if t.hand[seat][i] == kind:
            t.hand[seat][i] = t.hand[seat][t.held[seat]]
            return


def place(t, field, seat):
    """On an occupied field on top, behind the others (3.3, 4.1)."""
    i: cython.int = t.stones
    while i > 0 and _rules.lands_behind(field, t.field[i - 1]):
        t.field[i] = t.field[i - 1]
        t.seat[i] = t.seat[i - 1]
        i -= 1
    t.field[i] = field
    t.seat[i] = seat
    t.stones += 1


def reveal(box, t):
    """All cards are turned over and the stones placed, beginning with the roller (3.2 to 3.4)."""
    steps: cython.int
    seat: cython.int
    kind: cython.int
    for steps in range(box.players):
        seat = _rules.clockwise(t.roller, steps, box.players)
        kind = t.chosen[seat]
        if kind != NOBODY:
            t.chosen[seat] = NOBODY
            take_from_hand(t, seat, kind)
            t.pot += box.points[kind]
            place(t, t.value[kind], seat)
    go_on(box, t, NOBODY)


# 4 Continue or pass


def find_raises(box, t, r):
    """Every set that the rearmost may play, each once; cards are laid in rising value (4.2, 4.3)."""
    seat: cython.int = t.seat[0]
    own: cython.int = t.field[0]
    second: cython.int = t.field[1]
    cards: cython.int = t.held[seat]
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
        kind = t.hand[seat][i]
        total += t.value[kind]
        j = i
        while j > 0 and (
            t.value[r.kind[j - 1]] > t.value[kind]
            or (t.value[r.kind[j - 1]] == t.value[kind] and r.kind[j - 1] > kind)
        ):
            r.kind[j] = r.kind[j - 1]
            j -= 1
        r.kind[j] = kind
    if not _rules.overtakes(own + total, second):  # 4.4
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
            reached = fields[j] + t.value[kind]
            if _rules.overtakes(reached, second):
                r.mask[r.found] = masks[j] | (1 << i)
                r.field[r.found] = reached
                r.found += 1
                if not box.extra_cards:
                    continue
            masks[sets] = masks[j] | (1 << i)
            fields[sets] = reached
            sets += 1
        before_last = sets


def raise_mask(box, t, r, which):
    """The rearmost plays the set found as number `which`."""
    i: cython.int
    seat: cython.int = t.seat[0]
    for i in range(r.cards):
        if (r.mask[which] >> i) & 1:
            take_from_hand(t, seat, r.kind[i])
            t.pot += box.points[r.kind[i]]
    t.stones -= 1
    for i in range(t.stones):
        t.field[i] = t.field[i + 1]
        t.seat[i] = t.seat[i + 1]
    place(t, r.field[which], seat)
    go_on(box, t, NOBODY)


def pass_round(box, t):
    """The rearmost is out of the round and refills at once (4.5)."""
    i: cython.int
    seat: cython.int = t.seat[0]
    t.stones -= 1
    for i in range(t.stones):
        t.field[i] = t.field[i + 1]
        t.seat[i] = t.seat[i + 1]
    go_on(box, t, seat)


def go_on(box, t, passed):
    """Unless the round is over: then the foremost stone wins (4.7, 5.1) and everybody refills (5.2).

    Whoever has just passed, if anybody, refills in any case (4.5), and first.
    """
    i: cython.int
    winner: cython.int
    cards: cython.int = 0
    for i in range(t.stones):
        cards += t.held[t.seat[i]]
    if _rules.round_over(t.stones, cards):
        winner = t.seat[t.stones - 1]
        t.pile[winner] += t.pot
        t.point_pile[winner] += t.point
        t.roller = winner
        t.playing = False
        t.stones = 0
        for i in range(box.players - 1, -1, -1):
            if i != passed:
                owe(box, t, i)
    if passed != NOBODY:
        owe(box, t, passed)


# 6 End of the game


def hand_points(box, t, seat):
    i: cython.int
    points: cython.int = 0
    for i in range(t.held[seat]):
        points += box.points[t.hand[seat][i]]
    return points


def total_score(box, t, seat):
    return _rules.score(t.pile[seat], t.point_pile[seat], hand_points(box, t, seat))


# Playouts


def advance(box, t):
    """Chance brings what comes next, until somebody decides or the game is over."""
    die: cython.int
    rng: uint64_t
    while True:
        while t.to_deal:
            deal_card(t, NOBODY)
        if t.playing:
            return ACTING if t.stones else CHOOSING
        if rounds_left(box, t) == 0:
            return OVER
        rng = t.fate + cython.cast(uint64_t, t.unseen) * cython.cast(uint64_t, 0xD1342543DE82EF95)
        turn_up(t, box, t.unseen_point[t.unseen - 1])
        for die in range(box.dice):
            throw_die(box, t, box.face[die][below(cython.address(rng), box.faces[die])])


def mix(box, t, rng):
    """What is unseen gets an order."""
    seat: cython.int
    t.fate = random64(rng)
    shuffle(t.unseen_point, t.unseen, rng)
    for seat in range(box.players):
        shuffle(t.draw[seat], t.left[seat], rng)


def random_out(box, t, rng):
    """To the end of the game, everybody doing anything legal."""
    seat: cython.int
    i: cython.int
    kinds: cython.int
    distinct: uint8_t[HAND]
    raises: Raises
    what: cython.int = advance(box, t)
    while what != OVER:
        if what == CHOOSING:
            for seat in range(box.players):
                if t.chosen[seat] == NOBODY and _rules.takes_part(t.held[seat]):
                    kinds = 0
                    for i in range(t.held[seat]):
                        if not _among(distinct, kinds, t.hand[seat][i]):
                            distinct[kinds] = t.hand[seat][i]
                            kinds += 1
                    t.chosen[seat] = distinct[below(rng, kinds)]
            reveal(box, t)
        else:
            find_raises(box, t, cython.address(raises))
            i = below(rng, raises.found + 1)
            if i < raises.found:
                raise_mask(box, t, cython.address(raises), i)
            else:
                pass_round(box, t)
        what = advance(box, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _among(kinds: cython.pointer(uint8_t), number: cython.int, kind: uint8_t) -> cython.bint:
    i: cython.int
    for i in range(number):
        if kinds[i] == kind:
            return True
    return False


# For Python


class Kernel:
    """One table, for tests and for whoever asks from Python; cards and symbols are plain numbers."""

    def __init__(self, options: object) -> None:
        """A table with the options of `Raise.options`, before the first card."""
        i: cython.int
        j: cython.int
        components = options.set
        self.kinds = tuple(sorted(set(components.cards)))
        self.symbols = components.symbols
        self.index = {card: kind for kind, card in enumerate(self.kinds)}
        box: cython.pointer(Box) = cython.address(self.box)
        memset(box, 0, cython.sizeof(Box))
        box.players = options.players
        box.extra_cards = options.extra_cards
        box.hand_size = components.hand_size
        box.kinds = len(self.kinds)
        box.symbols = len(self.symbols)
        for i, card in enumerate(self.kinds):
            box.number[i] = card.number
            box.symbol[i] = self.symbols.index(card.symbol)
            box.points[i] = card.points
            box.count[i] = components.cards.count(card)
        box.dice = len(components.dice)
        for i, die in enumerate(components.dice):
            box.faces[i] = len(die)
            for j, face in enumerate(die):
                box.face[i][j] = self.symbols.index(face) if face in self.symbols else NOBODY
        box.point_cards = len(components.point_cards)
        for i, point in enumerate(components.point_cards):
            box.point_card[i] = point
        box.removed = components.removed_for(options.players)
        set_up(box, cython.address(self.table))

    # The moves, one by one as the plain engine makes them

    def deal(self, card: object) -> None:
        deal_card(cython.address(self.table), self.index[card])

    def starter(self, seat: cython.int) -> None:
        self.table.roller = seat

    def point(self, points: cython.int) -> None:
        turn_up(cython.address(self.table), cython.address(self.box), points)

    def die(self, face: str) -> None:
        symbol = self.symbols.index(face) if face in self.symbols else NOBODY
        throw_die(cython.address(self.box), cython.address(self.table), symbol)

    def choose(self, seat: cython.int, card: object) -> None:
        self.table.chosen[seat] = self.index[card]
        if not still_choosing(cython.address(self.box), cython.address(self.table)):
            reveal(cython.address(self.box), cython.address(self.table))

    def raise_by(self, cards: object) -> None:
        i: cython.int
        find_raises(cython.address(self.box), cython.address(self.table), cython.address(self.raises))
        for i in range(self.raises.found):
            if self._set(i) == tuple(cards):
                raise_mask(
                    cython.address(self.box), cython.address(self.table), cython.address(self.raises), i
                )
                return
        raise ValueError(f"the kernel does not find {cards}")

    def pass_by(self) -> None:
        pass_round(cython.address(self.box), cython.address(self.table))

    # What a test compares

    def _set(self, which: cython.int) -> tuple:
        i: cython.int
        mask: cython.int = self.raises.mask[which]
        chosen = [self.raises.kind[i] for i in range(self.raises.cards) if (mask >> i) & 1]
        return tuple(sorted([self.kinds[kind] for kind in chosen]))

    def legal(self) -> list:
        """The sets that the rearmost may play."""
        i: cython.int
        find_raises(cython.address(self.box), cython.address(self.table), cython.address(self.raises))
        return [self._set(i) for i in range(self.raises.found)]

    def _cards(self, kinds, number):
        i: cython.int
        return tuple(sorted([self.kinds[kinds[i]] for i in range(number)]))

    def packed(self) -> dict:
        """The table in plain words."""
        t: cython.pointer(Table) = cython.address(self.table)
        box: cython.pointer(Box) = cython.address(self.box)
        i: cython.int
        seat: cython.int
        players: cython.int = box.players
        card = self.kinds.__getitem__
        dice_thrown: cython.bint = t.playing and t.thrown == box.dice
        return {
            "hands": tuple([self._cards(t.hand[seat], t.held[seat]) for seat in range(players)]),
            "draw_piles": tuple([self._cards(t.draw[seat], t.left[seat]) for seat in range(players)]),
            "refilling": tuple([t.refilling[i] for i in range(t.to_deal - 1, -1, -1)]),
            "roller": None if t.roller == NOBODY else t.roller,
            "point": t.point if t.playing else None,
            "thrown": t.thrown if t.playing else 0,
            "values": tuple([t.value[i] for i in range(box.kinds)]) if dice_thrown else (),
            "chosen": tuple([None if t.chosen[i] == NOBODY else card(t.chosen[i]) for i in range(players)]),
            "pot": t.pot if t.playing else 0,
            "track": tuple([(t.field[i], t.seat[i]) for i in range(t.stones)]),
            "piles": tuple([t.pile[i] for i in range(players)]),
            "point_piles": tuple([t.point_pile[i] for i in range(players)]),
            "set_aside": t.set_aside,
            "unseen_points": tuple(sorted([t.unseen_point[i] for i in range(t.unseen)])),
            "rounds_to_come": rounds_left(box, t),
            "scores": tuple([total_score(box, t, i) for i in range(players)]),
        }


def random_games(options: object, games: cython.int, seed: object) -> list:
    """How often each seat wins when everybody does anything legal; a shared victory counts in parts."""
    kernel: Kernel = Kernel(options)
    box: cython.pointer(Box) = cython.address(kernel.box)
    table: Table
    start: Table = kernel.table
    rng: uint64_t = cython.cast(uint64_t, seed & 0xFFFFFFFFFFFFFFFF)
    players: cython.int = box.players
    game: cython.int
    seat: cython.int
    best: cython.int
    shared: cython.int
    scores: cython.int[SEATS]
    wins: cython.double[SEATS]
    for seat in range(SEATS):
        wins[seat] = 0
    with cython.nogil:
        for game in range(games):
            table = start
            mix(box, cython.address(table), cython.address(rng))
            table.roller = below(cython.address(rng), players)
            random_out(box, cython.address(table), cython.address(rng))
            best = 0
            shared = 0
            for seat in range(players):
                scores[seat] = total_score(box, cython.address(table), seat)
                if scores[seat] > best:
                    best = scores[seat]
            for seat in range(players):
                shared += _rules.wins(scores[seat], best)
            for seat in range(players):
                if _rules.wins(scores[seat], best):
                    wins[seat] += 1.0 / shared
    return [wins[seat] for seat in range(players)]
