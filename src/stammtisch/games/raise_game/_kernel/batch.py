"""Many games of RAISE at once, compiled: observations, masks and rewards are written into arrays.

Chance falls as the engine lets it fall with `Seeded`, so a match with the same seed has the same cards and
dice. For that, draw piles and point cards are kept in order.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import int16_t, int32_t, int64_t, uint8_t, uintptr_t
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy, memmove, memset
from cython.cimports.stammtisch._kernel.arrays import expect, first_illegal, take_arrays
from cython.cimports.stammtisch._kernel.seeded import LANES, Twister, fall, prepare, seed_games
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SEATS,
    SETS,
    Box,
    Position,
    Raises,
    deal_card,
    pass_round,
    raise_by_set,
    reveal,
    rounds_left,
    still_choosing,
    throw_die,
    total_score,
    turn_up,
)

prepare()


class Tables:
    """The games of a batch; `stammtisch.envs.batch` owns the arrays and says what they hold."""

    def __cinit__(self, options: object, arrays: object, reward: str):
        i: cython.int
        each: cython.int
        table: cython.pointer(Table)
        take_arrays(cython.address(self.arrays), arrays)
        self.kernel = Kernel(options)
        self.starter = options.starter if isinstance(options.starter, int) else NONE
        self.by_score = reward == "score"
        self._take_dice(options.set)
        values = sorted(set(options.set.point_cards))
        self.values = len(values)
        for i in range(self.values):
            self.point_value[i] = values[i]
        each = self.kernel.box.players * self.kernel.box.kinds
        self.tables = cython.cast(cython.pointer(Table), calloc(self.arrays.games, cython.sizeof(Table)))
        self.counts = cython.cast(
            cython.pointer(int16_t),
            calloc(self.arrays.games if arrays.observation else 1, 4 * each * cython.sizeof(int16_t)),
        )
        if self.tables == cython.NULL or self.counts == cython.NULL:
            raise MemoryError
        if arrays.observation:
            for i in range(self.arrays.games):
                table = cython.address(self.tables[i])
                table.hands = self.counts + cython.cast(cython.size_t, i) * 4 * each
                table.piles = table.hands + each
                table.unseen = table.piles + each
                table.pot = table.unseen + each

    def _take_dice(self, components: object) -> None:
        i: cython.int
        j: cython.int
        for i, die in enumerate(components.dice):
            order = list(dict.fromkeys(die))
            self.faces[i] = len(die) if len(order) > 1 else 1
            for j, face in enumerate(sorted(die, key=order.index)):
                self.face[i][j] = components.symbols.index(face) if face in components.symbols else NONE

    def __dealloc__(self):
        free(self.tables)
        free(self.counts)

    def begin(self, first: cython.int, last: cython.int) -> None:
        """Deal these slots' games: their index is in the array."""
        waiting: cython.int[LANES]
        number: cython.int
        game: cython.int = first
        with cython.nogil:
            while game < last:
                number = 0
                while number < LANES and game < last:
                    waiting[number] = game
                    number += 1
                    game += 1
                self.renew(waiting, number, True)

    def illegal(self, actions: uintptr_t, first: cython.int, last: cython.int) -> cython.int:
        """The first slot whose action is not legal; -1 if all are."""
        found: cython.int
        with cython.nogil:
            found = first_illegal(
                cython.address(self.arrays), cython.cast(cython.pointer(int32_t), actions), first, last
            )
        return found

    def step(self, actions: uintptr_t, first: cython.int, last: cython.int) -> None:
        """Take these slots' actions, which are legal; games that end are followed by their next."""
        chosen: cython.pointer(int32_t) = cython.cast(cython.pointer(int32_t), actions)
        table: cython.pointer(Table)
        waiting: cython.int[LANES]
        number: cython.int = 0
        game: cython.int
        counts: cython.size_t = 4 * self.kernel.box.players * self.kernel.box.kinds * cython.sizeof(int16_t)
        with cython.nogil:
            for game in range(first, last):
                if game + 1 < last:  # thousands of tables do not fit into the cache
                    table = cython.address(self.tables[game + 1])
                    expect(cython.address(table.position), cython.sizeof(Position))
                    if table.hands != cython.NULL:
                        expect(table.hands, counts)
                table = cython.address(self.tables[game])
                self.act(table, chosen[game])
                self.pay(table, game)
                if not table.over:
                    self.show(table, game)
                    continue
                waiting[number] = game
                number += 1
                if number == LANES:
                    self.renew(waiting, number, False)
                    number = 0
            if number:
                self.renew(waiting, number, False)

    # Chance

    def renew(self, games, number, first):
        """Deal the next game of each of these slots."""
        seeded: cython.pointer(Twister)[LANES]
        index: int64_t[LANES]
        i: cython.int
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        for i in range(number):
            if not first:
                arrays.index[games[i]] += arrays.games
            index[i] = arrays.index[games[i]]
            seeded[i] = cython.address(self.tables[games[i]].twister)
        seed_games(seeded, arrays.seed, arrays.seed_length, index, number)
        for i in range(number):
            self.deal(cython.address(self.tables[games[i]]))
            self.show(cython.address(self.tables[games[i]]), games[i])

    def deal(self, table):
        """Deal the hands (2.1), and let everything fall until somebody chooses a card."""
        box: cython.pointer(Box) = cython.address(self.kernel.box)
        seat: cython.int
        kind: cython.int
        at: cython.int
        table.position = self.kernel.position
        table.over = False
        if table.hands != cython.NULL:
            memset(table.hands, 0, 4 * box.players * box.kinds * cython.sizeof(int16_t))
            for seat in range(box.players):
                for kind in range(box.kinds):
                    at = seat * box.kinds + kind
                    table.piles[at] = box.count[kind]
                    table.unseen[at] = box.count[kind]
        self.advance(table)

    def deal_next(self, table):
        """A card for whoever is waiting for one; equal cards are one outcome."""
        p: cython.pointer(Position) = cython.address(table.position)
        seat: cython.int = p.refilling[p.to_deal - 1]
        left: cython.int = p.left[seat]
        cards: cython.pointer(uint8_t) = p.draw[seat]
        at: cython.int
        if cards[0] != cards[left - 1]:
            _to_the_end(cards, fall(cython.address(table.twister), left), left)
        if table.hands != cython.NULL:
            at = seat * p.box.kinds + cards[left - 1]
            table.hands[at] += 1
            table.piles[at] -= 1
        deal_card(p, NONE)

    def next_round(self, table):
        """The point card and the dice (3.1)."""
        p: cython.pointer(Position) = cython.address(table.position)
        points: cython.pointer(uint8_t) = p.unseen_point
        die: cython.int
        which: cython.int
        if points[0] != points[p.unseen - 1]:
            _to_the_end(points, fall(cython.address(table.twister), p.unseen), p.unseen)
        turn_up(p, points[p.unseen - 1])
        for die in range(p.box.dice):
            which = fall(cython.address(table.twister), self.faces[die]) if self.faces[die] > 1 else 0
            throw_die(p, self.face[die][which])

    def advance(self, table):
        """Let chance fall until a seat has to decide or the game is over."""
        p: cython.pointer(Position) = cython.address(table.position)
        seat: cython.int
        while True:
            while p.to_deal:
                self.deal_next(table)
            if p.playing:
                break
            if p.roller == NONE:  # 2.3
                p.roller = self.starter
                if self.starter == NONE:
                    p.roller = fall(cython.address(table.twister), p.box.players)
            if rounds_left(p) == 0:
                table.over = True
                return
            self.next_round(table)
        table.choosing = p.stones == 0
        table.seat = p.seat[0]  # 4.1
        if table.choosing:  # one after the other, though nobody sees what another has chosen (3.2)
            for seat in range(p.box.players):
                if p.chosen[seat] == NONE and rules.takes_part(p.held[seat]):
                    table.seat = seat
                    return

    # Actions

    def act(self, table, action):
        p: cython.pointer(Position) = cython.address(table.position)
        hand: cython.int = p.box.hand_size
        if action < hand:
            self.choose(table, action)
        elif action < hand + (1 << hand):
            self.raise_by(table, action - hand)
        else:
            pass_round(p)
        if table.hands != cython.NULL and not p.playing:
            memset(table.pot, 0, p.box.players * p.box.kinds * cython.sizeof(int16_t))
        self.advance(table)

    def choose(self, table, place):
        """The card at this place of the hand, face down; the last one turns all over (3.2)."""
        p: cython.pointer(Position) = cython.address(table.position)
        seat: cython.int
        p.chosen[table.seat] = p.hand[table.seat][place]
        if still_choosing(p):
            return
        for seat in range(p.box.players):
            if p.chosen[seat] != NONE:
                self.into_pot(table, seat, p.chosen[seat])
        reveal(p)

    def raise_by(self, table, cards):
        """The hand cards at these places, as bits (4.2)."""
        p: cython.pointer(Position) = cython.address(table.position)
        raises: Raises
        i: cython.int
        raises.cards = p.held[table.seat]
        raises.mask[0] = cards
        raises.field[0] = p.field[0]
        for i in range(raises.cards):
            raises.kind[i] = p.hand[table.seat][i]
            if (cards >> i) & 1:
                raises.field[0] += p.value[raises.kind[i]]
                self.into_pot(table, table.seat, raises.kind[i])
        raise_by_set(p, cython.address(raises), 0)

    def into_pot(self, table, seat, kind):
        at: cython.int = seat * table.position.box.kinds + kind
        if table.hands != cython.NULL:
            table.hands[at] -= 1
            table.unseen[at] -= 1
            table.pot[at] += 1

    # Arrays

    def pay(self, table, game):
        """Everybody's reward, and the result if the game is over (6.1, 6.2)."""
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        n: cython.int = arrays.players
        row: cython.size_t = cython.cast(cython.size_t, game) * n
        seat: cython.int
        most: cython.int = 0
        total: cython.int = 0
        winners: cython.int = 0
        scores: cython.int[SEATS]
        reward: cython.double
        arrays.done[game] = table.over
        arrays.finished[game] = arrays.index[game] if table.over else -1
        if not table.over:
            for seat in range(n):
                arrays.reward[row + seat] = 0
            return
        for seat in range(n):
            scores[seat] = total_score(cython.address(table.position), seat)
            total += scores[seat]
            if scores[seat] > most:
                most = scores[seat]
        for seat in range(n):
            winners += rules.wins(scores[seat], most)
        for seat in range(n):
            if self.by_score:
                reward = (scores[seat] - cython.cast(cython.double, total) / n) / 100
            else:
                reward = (1.0 / winners if rules.wins(scores[seat], most) else 0.0) - 1.0 / n
            arrays.reward[row + seat] = reward
            arrays.scores[row + seat] = scores[seat]

    def show(self, table, game):
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        arrays.seat[game] = table.seat
        _sort(table.position.hand[table.seat], table.position.held[table.seat])
        self.show_mask(table, arrays.mask + cython.cast(cython.size_t, game) * arrays.ids)
        if arrays.observation != cython.NULL:
            self.show_observation(table, arrays.observation + cython.cast(cython.size_t, game) * arrays.size)

    def show_mask(self, table, row):
        p: cython.pointer(Position) = cython.address(table.position)
        hand: cython.pointer(uint8_t) = p.hand[table.seat]
        i: cython.int
        memset(row, 0, self.arrays.ids)
        if table.choosing:
            for i in range(p.held[table.seat]):
                row[i] = i == 0 or hand[i] != hand[i - 1]
        else:
            row[self.arrays.ids - 1] = 1
            self.show_raises(table, row + p.box.hand_size)

    def show_raises(self, table, row):
        """Every set of cards at once: its worth, its best card, and whether it is the first of equal sets."""
        p: cython.pointer(Position) = cython.address(table.position)
        hand: cython.pointer(uint8_t) = p.hand[table.seat]
        cards: cython.int = p.held[table.seat]
        extra: cython.int = p.box.extra_cards
        total: cython.int = 0
        need: cython.int
        i: cython.int
        sets: cython.int
        equal: cython.int = 0  # cards that may be taken only with the one before
        worth: int16_t[SETS]
        best: int16_t[SETS]
        value: int16_t
        for i in range(cards):
            total += p.value[hand[i]]
            if i > 0 and hand[i] == hand[i - 1]:
                equal |= 1 << i
        if not rules.overtakes(p.field[0] + total, p.field[1]):  # 4.4
            return
        # The least worth that overtakes; then the numbers fit into 16 bits, so many are compared at once.
        need = p.field[1] - p.field[0]
        while not rules.overtakes(p.field[0] + need, p.field[1]):
            need += 1
        worth[0] = 0
        best[0] = 0
        sets = 1
        for i in range(cards):
            value = p.value[hand[i]]
            _extend(worth, best, sets, value)
            sets *= 2
        for i in range(sets):  # 4.2, 4.3
            row[i] = (
                (worth[i] >= need) & ((worth[i] - best[i] < need) | extra) & ((i & equal & ~(i << 1)) == 0)
            )

    def show_observation(self, table, row):
        p: cython.pointer(Position) = cython.address(table.position)
        n: cython.int = p.box.players
        kinds: cython.int = p.box.kinds
        width: cython.size_t = kinds * cython.sizeof(int16_t)
        at: cython.int = kinds  # the flags of one's own choice stay 0: who has chosen is not asked
        seat: cython.int
        i: cython.int
        j: cython.int
        memcpy(row, table.hands + table.seat * kinds, width)
        memset(row + at, 0, width)
        at += kinds
        for i in range(n):
            seat = rules.clockwise(table.seat, i, n)
            memcpy(row + at + i * kinds, table.pot + seat * kinds, width)
            memcpy(row + at + (n + i) * kinds, (table.unseen if i else table.piles) + seat * kinds, width)
        at += 2 * n * kinds
        for i in range(n):
            seat = rules.clockwise(table.seat, i, n)
            row[at + i] = p.held[seat]
            row[at + n + i] = p.left[seat]
            row[at + 2 * n + i] = _fitting(rules.score(p.pile[seat], p.point_pile[seat], 0))
            row[at + 3 * n + i] = p.chosen[seat] != NONE
            row[at + 4 * n + i] = 0
            row[at + 5 * n + i] = 0
            row[at + 6 * n + i] = p.roller == seat
        for j in range(p.stones):
            i = p.seat[j] - table.seat
            if i < 0:
                i += n
            row[at + 4 * n + i] = _fitting(p.field[j])
            row[at + 5 * n + i] = j + 1
        at += 7 * n
        for i in range(p.box.symbols):
            row[at + i] = rules.multiplier(p.showing[i])
        at += p.box.symbols
        row[at] = p.point
        row[at + 1] = p.set_aside
        at += 2
        for i in range(self.values):
            row[at + i] = 0
        j = 0
        for i in range(p.unseen):  # both ascend
            while self.point_value[j] != p.unseen_point[i]:
                j += 1
            row[at + j] += 1
        at += self.values
        row[at] = rounds_left(p)
        row[at + 1] = table.choosing
        row[at + 2] = not table.choosing


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fitting(number: cython.int) -> int16_t:
    return number if number < 0x7FFF else 0x7FFF


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _extend(
    worth: cython.pointer(int16_t), best: cython.pointer(int16_t), sets: cython.int, value: int16_t
) -> cython.void:
    """Each of these sets once more, with a card of this value."""
    i: cython.int
    for i in range(sets):
        worth[sets + i] = worth[i] + value
        best[sets + i] = best[i] if best[i] > value else value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _to_the_end(cards: cython.pointer(uint8_t), place: cython.int, number: cython.int) -> cython.void:
    """Move the card at this place behind the others, whose order stays."""
    card: uint8_t = cards[place]
    memmove(cards + place, cards + place + 1, number - 1 - place)
    cards[number - 1] = card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sort(cards: cython.pointer(uint8_t), number: cython.int) -> cython.void:
    i: cython.int
    j: cython.int
    card: uint8_t
    for i in range(1, number):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
