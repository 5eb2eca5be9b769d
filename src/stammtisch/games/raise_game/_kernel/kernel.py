"""A packed position of RAISE as a Python object, and random games, compiled."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SEATS,
    Box,
    Position,
    deal_card,
    find_raises,
    pass_round,
    raise_by_set,
    random_out,
    reveal,
    rounds_left,
    set_up,
    shuffle_unseen,
    still_choosing,
    throw_die,
    total_score,
    turn_up,
)


class Kernel:
    """One packed position. It accepts the moves of the plain engine, so that tests can compare the two."""

    def __init__(self, options: object) -> None:
        """The position before the first card, with the options of `Raise.options`."""
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
                box.face[i][j] = self.symbols.index(face) if face in self.symbols else NONE
        box.point_cards = len(components.point_cards)
        for i, point in enumerate(components.point_cards):
            box.point_card[i] = point
        box.removed = components.removed_for(options.players)
        set_up(cython.address(self.position), box)

    # Moves

    def deal(self, card: object) -> None:
        deal_card(cython.address(self.position), self.index[card])

    def starter(self, seat: cython.int) -> None:
        self.position.roller = seat

    def point(self, points: cython.int) -> None:
        turn_up(cython.address(self.position), points)

    def die(self, face: str) -> None:
        symbol = self.symbols.index(face) if face in self.symbols else NONE
        throw_die(cython.address(self.position), symbol)

    def choose(self, seat: cython.int, card: object) -> None:
        self.position.chosen[seat] = self.index[card]
        if not still_choosing(cython.address(self.position)):
            reveal(cython.address(self.position))

    def raise_by(self, cards: object) -> None:
        i: cython.int
        find_raises(cython.address(self.position), cython.address(self.raises))
        for i in range(self.raises.found):
            if self._set(i) == tuple(cards):
                raise_by_set(cython.address(self.position), cython.address(self.raises), i)
                return
        raise ValueError(f"the kernel does not find {cards}")

    def pass_by(self) -> None:
        pass_round(cython.address(self.position))

    # What can be read

    def _set(self, which: cython.int) -> tuple:
        i: cython.int
        mask: cython.int = self.raises.mask[which]
        chosen = [self.raises.kind[i] for i in range(self.raises.cards) if (mask >> i) & 1]
        return tuple(sorted([self.kinds[kind] for kind in chosen]))

    def legal(self) -> list:
        """The sets that the rearmost may play."""
        i: cython.int
        find_raises(cython.address(self.position), cython.address(self.raises))
        return [self._set(i) for i in range(self.raises.found)]

    def _cards(self, kinds, number):
        i: cython.int
        return tuple(sorted([self.kinds[kinds[i]] for i in range(number)]))

    def packed(self) -> dict:
        """The position as a dictionary."""
        p: cython.pointer(Position) = cython.address(self.position)
        box: cython.pointer(Box) = cython.address(self.box)
        i: cython.int
        seat: cython.int
        players: cython.int = box.players
        card = self.kinds.__getitem__
        dice_thrown: cython.bint = p.playing and p.thrown == box.dice
        return {
            "hands": tuple([self._cards(p.hand[seat], p.held[seat]) for seat in range(players)]),
            "draw_piles": tuple([self._cards(p.draw[seat], p.left[seat]) for seat in range(players)]),
            "refilling": tuple([p.refilling[i] for i in range(p.to_deal - 1, -1, -1)]),
            "roller": None if p.roller == NONE else p.roller,
            "point": p.point if p.playing else None,
            "thrown": p.thrown if p.playing else 0,
            "values": tuple([p.value[i] for i in range(box.kinds)]) if dice_thrown else (),
            "chosen": tuple([None if p.chosen[i] == NONE else card(p.chosen[i]) for i in range(players)]),
            "pot": p.pot if p.playing else 0,
            "track": tuple([(p.field[i], p.seat[i]) for i in range(p.stones)]),
            "piles": tuple([p.pile[i] for i in range(players)]),
            "point_piles": tuple([p.point_pile[i] for i in range(players)]),
            "set_aside": p.set_aside,
            "unseen_points": tuple(sorted([p.unseen_point[i] for i in range(p.unseen)])),
            "rounds_to_come": rounds_left(p),
            "scores": tuple([total_score(p, i) for i in range(players)]),
        }


def random_games(options: object, games: cython.int, seed: object) -> list:
    """How many games each seat wins when all play random legal acts; a shared victory counts in parts."""
    kernel: Kernel = Kernel(options)
    box: cython.pointer(Box) = cython.address(kernel.box)
    position: Position
    start: Position = kernel.position
    rng: uint64_t = seeded(seed)
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
            position = start
            shuffle_unseen(cython.address(position), cython.address(rng))
            position.roller = below(cython.address(rng), players)
            random_out(cython.address(position), cython.address(rng))
            best = 0
            shared = 0
            for seat in range(players):
                scores[seat] = total_score(cython.address(position), seat)
                if scores[seat] > best:
                    best = scores[seat]
            for seat in range(players):
                shared += rules.wins(scores[seat], best)
            for seat in range(players):
                if rules.wins(scores[seat], best):
                    wins[seat] += 1.0 / shared
    return [wins[seat] for seat in range(players)]
