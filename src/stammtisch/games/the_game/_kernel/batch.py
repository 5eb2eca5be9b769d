"""Many games of THE GAME at once, compiled: observations, masks and rewards are written into arrays.

Cards are drawn as the engine draws them with `Seeded`, so a match with the same seed has the same cards.
A row holds what it held before; only what has changed is written.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import int16_t, int32_t, int64_t, uint8_t, uint32_t, uintptr_t
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy, memmove, memset
from cython.cimports.stammtisch._kernel.arrays import expect, first_illegal, take_arrays
from cython.cimports.stammtisch._kernel.seeded import LANES, Twister, fall, next_unit, prepare, seed_games
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    Set,
    both,
    has,
    is_empty,
    minus,
    nothing,
    take_lowest,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    FITS,
    TOPICS,
    begin,
    draw,
    end_turn,
    lay_card,
    set_up,
    stuck,
    terms_of,
    won,
)

prepare()

_TOPICS = cython.declare(cython.int, TOPICS)


class Tables:
    """The games of a batch; `stammtisch.envs.batch` owns the arrays and says what they hold."""

    def __cinit__(self, options: object, arrays: object, reward: str):
        take_arrays(cython.address(self.arrays), arrays)
        self.tables = cython.cast(cython.pointer(Table), calloc(self.arrays.games, cython.sizeof(Table)))
        if self.tables == cython.NULL:
            raise MemoryError
        set_up(cython.address(self.start), terms_of(options))
        self.signals = options.talk != "silent"  # 4.2
        self.by_cards = reward == "cards"
        self.starter = 0
        if isinstance(options.starter, int):
            self.starts = FIXED
            self.starter = options.starter
        elif options.players == 1:
            self.starts = FIXED
        else:
            self.starts = BY_CLAIMS if options.starter == "agree" else BY_LOT

    def __dealloc__(self):
        free(self.tables)

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
                cython.address(self.arrays),
                cython.cast(cython.pointer(int32_t), actions),
                first,
                last,
            )
        return found

    def step(self, actions: uintptr_t, first: cython.int, last: cython.int) -> None:
        """Take these slots' actions, which are legal; games that end are followed by their next."""
        chosen: cython.pointer(int32_t) = cython.cast(cython.pointer(int32_t), actions)
        table: cython.pointer(Table)
        waiting: cython.int[LANES]
        number: cython.int = 0
        game: cython.int
        laid: cython.int
        with cython.nogil:
            for game in range(first, last):
                if game + 1 < last:  # thousands of tables do not fit into the cache
                    expect(cython.address(self.tables[game + 1]), cython.sizeof(Table))
                table = cython.address(self.tables[game])
                laid = table.position.left
                self.act(table, chosen[game])
                self.pay(table, game, laid - table.position.left)
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

    # A new game

    def renew(self, games, number, first):
        """Deal the next game of each of these slots."""
        twisters: Twister[LANES]
        seeded: cython.pointer(Twister)[LANES]
        index: int64_t[LANES]
        i: cython.int
        game: cython.int
        table: cython.pointer(Table)
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        for i in range(number):
            game = games[i]
            if not first:
                arrays.index[game] += arrays.games
            index[i] = arrays.index[game]
            seeded[i] = cython.address(twisters[i])
        seed_games(seeded, arrays.seed, arrays.seed_length, index, number)
        for i in range(number):
            game = games[i]
            table = cython.address(self.tables[game])
            memset(table, 0, cython.sizeof(Table))
            self.deal(table, cython.address(twisters[i]))
            memset(arrays.mask + cython.cast(cython.size_t, game) * arrays.ids, 0, arrays.ids)
            if arrays.observation != cython.NULL:
                memset(
                    arrays.observation + cython.cast(cython.size_t, game) * arrays.size,
                    0,
                    arrays.size * cython.sizeof(int16_t),
                )
            self.show(table, game)

    def deal(self, table, twister):
        """Deal the hands (2.2), and note where later cards will be in what is left."""
        position: cython.pointer(Position) = cython.address(table.position)
        seat: cython.int
        i: cython.int
        left: cython.int
        later: cython.double
        position[0] = self.start
        for i in range(position.terms.players * position.size):
            _to_the_end(position.deck, fall(twister, DECK - i), DECK - i)
        for seat in range(position.terms.players):
            draw(position, seat, position.size)
        left = position.draw_pile
        if self.starts == FIXED:
            for i in range(left):
                table.falls[0][i] = fall(twister, left - i)
        else:
            table.lot = next_unit(twister)
            later = table.lot
            for i in range(left):
                table.falls[0][i] = cython.cast(cython.int, later * (left - i))
                later = next_unit(twister)
                table.falls[1][i] = cython.cast(cython.int, later * (left - i))
        if self.starts == BY_CLAIMS:
            table.asked = TO_CLAIM
        else:
            self.settle(table)

    def settle(self, table):
        """Settle who starts (2.3)."""
        seat: cython.int
        most: cython.int = 0
        among: cython.int = 0
        starters: cython.int[SEATS]
        for seat in range(self.arrays.players):
            if table.claims[seat] > most:
                most = table.claims[seat]
        for seat in range(self.arrays.players):
            if table.claims[seat] == most:
                starters[among] = seat
                among += 1
        if self.starts == FIXED:
            seat = self.starter
        else:
            table.lot_drawn = among > 1
            seat = starters[cython.cast(cython.int, table.lot * among)] if among > 1 else starters[0]
        begin(cython.address(table.position), seat)
        table.started = True
        self.begin_turn(table)

    # Actions

    def act(self, table, action):
        if table.asked == TO_PLAY:
            if action < END:
                lay_card(cython.address(table.position), rules.LOWEST + (action >> 2), action & 3)
                table.over = won(cython.address(table.position)) or stuck(cython.address(table.position))
            else:
                self.end_turn(table)
        elif table.asked == TO_TALK:
            self.talk(table, action)
        else:
            self.claim(table, action - CLAIMS)

    def claim(self, table, degree):
        table.claims[table.seat] = degree + 1
        table.seat += 1
        if table.seat == self.arrays.players:
            self.settle(table)

    def end_turn(self, table):
        """Bring the cards to be drawn to the end of the deck, and end the turn with them (3.5)."""
        position: cython.pointer(Position) = cython.address(table.position)
        i: cython.int
        for i in range(rules.draws(position.played, position.draw_pile)):
            _to_the_end(position.deck, table.falls[table.lot_drawn][table.drawn], position.draw_pile - i)
            table.drawn += 1
        if end_turn(position):
            self.begin_turn(table)
        else:
            table.over = True

    def begin_turn(self, table):
        """First the others may talk, clockwise; then the player on turn plays."""
        position: cython.pointer(Position) = cython.address(table.position)
        table.over = stuck(position)
        table.seat = position.on_turn
        table.asked = TO_PLAY
        if self.signals and self.arrays.players > 1:
            table.asked = TO_TALK
            table.said = 0
            table.seat = (table.seat + 1) % self.arrays.players

    def talk(self, table, action):
        """A signal, or nothing more to say (4.3)."""
        said: cython.pointer(cython.int) = table.position.signals[table.seat]
        if action != SAID:
            if action < SELF_SIGNALS:
                said[(action - PILE_SIGNALS) // 3] = (action - PILE_SIGNALS) % 3 + 1
            elif action < WITHDRAW:
                said[4] = action - SELF_SIGNALS + 1
            else:
                said[action - WITHDRAW] = 0
            table.said += 1
            if table.said < MOST_SAID:
                return
        table.said = 0
        table.seat = (table.seat + 1) % self.arrays.players
        if table.seat == table.position.on_turn:
            table.asked = TO_PLAY

    # Arrays

    def pay(self, table, game, laid):
        """Everybody's reward, and the result if the game is over."""
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        seat: cython.int
        row: cython.size_t = cython.cast(cython.size_t, game) * arrays.players
        reward: cython.float
        if self.by_cards:
            reward = laid * (cython.cast(cython.float, 1) / DECK)
        else:
            reward = table.over and won(cython.address(table.position))
        arrays.done[game] = table.over
        arrays.finished[game] = arrays.index[game] if table.over else -1
        for seat in range(arrays.players):
            arrays.reward[row + seat] = reward
        if table.over:
            for seat in range(arrays.players):
                arrays.scores[row + seat] = -table.position.left

    def show(self, table, game):
        arrays: cython.pointer(Arrays) = cython.address(self.arrays)
        arrays.seat[game] = table.seat
        self.show_mask(table, arrays.mask + cython.cast(cython.size_t, game) * arrays.ids)
        if arrays.observation != cython.NULL:
            self.show_observation(table, arrays.observation + cython.cast(cython.size_t, game) * arrays.size)

    def show_mask(self, table, row):
        """A card's four piles are four bytes side by side, which are written as one word."""
        position: cython.pointer(Position) = cython.address(table.position)
        cards: Set = table.masked
        fits: Set[4]
        card: cython.int
        topic: cython.int
        word: uint32_t = 0
        said: cython.pointer(cython.int)
        while not is_empty(cards):
            memcpy(row + (take_lowest(cython.address(cards)) - rules.LOWEST) * 4, cython.address(word), 4)
        table.masked = nothing()
        memset(row + END, 0, self.arrays.ids - END)
        if table.asked == TO_PLAY:
            row[END] = rules.may_end(position.played, position.minimum)
            cards = position.hand[table.seat]
            table.masked = cards
            for topic in range(4):
                fits[topic] = FITS[topic][position.tops[topic]]
            while not is_empty(cards):
                card = take_lowest(cython.address(cards))
                word = (
                    cython.cast(uint32_t, has(fits[0], card))
                    | (cython.cast(uint32_t, has(fits[1], card)) << 8)
                    | (cython.cast(uint32_t, has(fits[2], card)) << 16)
                    | (cython.cast(uint32_t, has(fits[3], card)) << 24)
                )
                memcpy(row + (card - rules.LOWEST) * 4, cython.address(word), 4)
        elif table.asked == TO_TALK:
            said = position.signals[table.seat]
            memset(row + PILE_SIGNALS, 1, WORDS)
            for topic in range(_TOPICS):
                if said[topic]:
                    row[PILE_SIGNALS + 3 * topic + said[topic] - 1] = 0
                    row[WITHDRAW + topic] = 1
            row[SAID] = 1
        else:
            row[CLAIMS] = 1
            row[CLAIMS + 1] = 1
            row[CLAIMS + 2] = 1

    def show_observation(self, table, row):
        position: cython.pointer(Position) = cython.address(table.position)
        hand: Set = position.hand[table.seat]
        changed: Set = minus(table.shown, hand)
        n: cython.int = self.arrays.players
        i: cython.int
        seat: cython.int
        at: cython.int
        topic: cython.int
        while not is_empty(changed):
            row[HAND + take_lowest(cython.address(changed)) - rules.LOWEST] = 0
        changed = minus(hand, table.shown)
        while not is_empty(changed):
            row[HAND + take_lowest(cython.address(changed)) - rules.LOWEST] = 1
        changed = minus(position.gone, table.shown_laid)
        while not is_empty(changed):
            row[LAID + take_lowest(cython.address(changed)) - rules.LOWEST] = 1
        table.shown = hand
        table.shown_laid = position.gone
        for i in range(4):
            row[TOP_CARDS + i] = position.tops[i]
            row[FIRST_TOPS + i] = position.before[i]
        row[DRAW_PILE] = position.draw_pile
        row[MINIMUM] = position.minimum
        row[PLAYED] = position.played
        for i in range(3):
            row[ASKED + i] = table.asked == i
        for i in range(n):
            seat = table.seat + i if table.seat + i < n else table.seat + i - n
            row[ON_TURN + i] = table.started and position.on_turn == seat
            row[ON_TURN + n + i] = position.held[seat]
            row[ON_TURN + 2 * n + i] = table.claims[seat]
            if self.signals:
                at = ON_TURN + 3 * n + i * WORDS
                memset(row + at, 0, WORDS * cython.sizeof(int16_t))
                for topic in range(_TOPICS):
                    if position.signals[seat][topic]:
                        row[at + 3 * topic + position.signals[seat][topic] - 1] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _to_the_end(deck: cython.pointer(uint8_t), place: cython.int, cards: cython.int) -> cython.void:
    """Move the card at this place behind the other cards, whose order stays."""
    card: uint8_t = deck[place]
    memmove(deck + place, deck + place + 1, cards - 1 - place)
    deck[cards - 1] = card
