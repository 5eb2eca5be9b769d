"""RAISE: whose turn it is, the legal acts, and the scores."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from stammtisch.core.game import Chance, Choice, Over, Seat, Turn, need_seat
from stammtisch.games.raise_game import components, rules
from stammtisch.games.raise_game.components import Card, Components
from stammtisch.games.raise_game.model import (
    Act,
    Cards,
    Choose,
    Deal,
    Die,
    Ledger,
    Options,
    Pass,
    Point,
    RaiseBy,
    Result,
    Round,
    Starter,
    State,
)

K = TypeVar("K")
T = TypeVar("T")


class _Acts:
    """A set's acts, created once: a game deals and rolls hundreds of times."""

    def __init__(self, box: Components) -> None:
        self.kinds: Cards = tuple(sorted(set(box.cards)))
        self.index = {card: kind for kind, card in enumerate(self.kinds)}
        self.counts = tuple(box.cards.count(card) for card in self.kinds)
        self.faces = tuple(
            tuple((Die(face), die.count(face)) for face in dict.fromkeys(die)) for die in box.dice
        )
        self.deals = tuple(
            tuple(
                tuple((Deal(seat, card), weight) for weight in range(count + 1))
                for card, count in zip(self.kinds, self.counts, strict=True)
            )
            for seat in range(rules.MOST_PLAYERS)
        )
        self.points = {
            value: tuple((Point(value), weight) for weight in range(box.point_cards.count(value) + 1))
            for value in box.point_cards
        }
        self.choose: dict[Card, Act] = {card: Choose(card) for card in self.kinds}
        self.single: dict[Card, Act] = {card: RaiseBy((card,)) for card in self.kinds}
        self._values: dict[tuple[str, ...], dict[Card, int]] = {}
        self._piles: dict[tuple[int, ...], Cards] = {}
        self._counts: dict[Cards, tuple[int, ...]] = {}
        self._unplaced: dict[tuple[tuple[int, ...], Cards], Cards] = {}

    def values(self, dice: tuple[str, ...]) -> dict[Card, int]:
        """Every card's value after this roll (3.1, 3.2); the last few hundred rolls are cached."""
        values = self._values.get(dice)
        if values is None:
            times = {symbol: rules.multiplier(dice.count(symbol)) for symbol, _, _ in self.kinds}
            values = {card: rules.value(card.number, times[card.symbol]) for card in self.kinds}
            _keep(self._values, dice, values)
        return values

    def seen_counts(self, cards: Cards) -> tuple[int, ...]:
        """How many there are of each kind, cached: few piles have changed since the last view."""
        found = self._counts.get(cards)
        if found is None:
            found = tuple([cards.count(card) for card in self.kinds])
            _keep(self._counts, cards, found)
        return found

    def cards_in(self, pile: tuple[int, ...]) -> Cards:
        """The cards of a draw pile, cached: every view needs all piles, and few have changed."""
        found = self._piles.get(pile)
        if found is None:
            found = tuple([card for card, count in zip(self.kinds, pile, strict=True) for _ in range(count)])
            _keep(self._piles, pile, found)
        return found

    def unplaced(self, pile: tuple[int, ...], hand: Cards) -> Cards:
        """The cards of a draw pile and a hand, as one sees them who cannot tell which is which."""
        found = self._unplaced.get((pile, hand))
        if found is None:
            found = tuple(sorted(self.cards_in(pile) + hand))
            _keep(self._unplaced, (pile, hand), found)
        return found


def _keep(known: dict[K, T], key: K, thing: T) -> None:
    """Cache up to a few hundred items."""
    if len(known) >= 500:
        known.clear()
    known[key] = thing


acts_of = lru_cache(maxsize=64)(_Acts)  # for the sets in use; a table may bring its own
_PASS = Pass()
_ONE = tuple(Choice((seat,)) for seat in range(rules.MOST_PLAYERS))
_BITS = tuple(
    tuple(bit for bit in range(components.LARGEST_HAND) if mask >> bit & 1)
    for mask in range(1 << components.LARGEST_HAND)
)


# 2 Set-up


def start(options: Options) -> State:
    """The table before the first card (2.1)."""
    players = options.players
    nothing: tuple[Cards, ...] = ((),) * players
    return State(
        options=options,
        hands=nothing,
        draw_piles=(acts_of(options.set).counts,) * players,
        refilling=tuple([seat for seat in range(players) for _ in range(options.set.hand_size)]),
        roller=None,
        round=None,
        ledger=Ledger(nothing, ((),) * players, (), options.set.point_cards),
    )


def starters(options: Options) -> tuple[Seat, ...]:
    """The possible starters, among whom chance decides (2.3)."""
    starter = options.starter
    return (starter,) if isinstance(starter, int) else tuple(range(options.players))


def rounds_to_come(state: State) -> int:
    """How many point cards will still be turned up (2.2)."""
    removed = state.options.set.removed_for(state.options.players)
    return rules.rounds_to_come(len(state.ledger.unseen_points), removed)


def kinds(box: Components) -> Cards:
    """All different cards of the set, in order."""
    return acts_of(box).kinds


def counts_of(box: Components, cards: Iterable[Card]) -> tuple[int, ...]:
    """The count of each kind of card: a draw pile."""
    cards = list(cards)
    return tuple([cards.count(card) for card in acts_of(box).kinds])


def seen_counts(box: Components, cards: Cards) -> tuple[int, ...]:
    """The same of cards in a view."""
    return acts_of(box).seen_counts(cards)


def cards_in(box: Components, pile: tuple[int, ...]) -> Cards:
    """The cards of a draw pile."""
    return acts_of(box).cards_in(pile)


def unplaced(box: Components, pile: tuple[int, ...], hand: Cards) -> Cards:
    """The cards of a draw pile and a hand, as one sees them who cannot tell which is which."""
    return acts_of(box).unplaced(pile, hand)


def multipliers(box: Components, dice: tuple[str, ...]) -> tuple[int, ...]:
    """By symbol, in the set's order (3.1)."""
    return tuple([rules.multiplier(dice.count(symbol)) for symbol in box.symbols])


# Turns and legal acts


def turn(state: State) -> Turn:
    """Who chooses now, or a chance move's outcomes, or that the game is over."""
    if state.refilling:
        seat = state.refilling[0]
        pile = state.draw_piles[seat]
        left = zip(acts_of(state.options.set).deals[seat], pile, strict=True)
        outcomes = tuple([deals[count] for deals, count in left if count])
        return Chance(outcomes, f"pile {seat}", len(state.options.set.cards) - sum(pile))
    now = state.round
    if now is not None:
        if now.track:
            return _ONE[now.track[0].seat]  # 4.1
        box = state.options.set
        if len(now.dice) < len(box.dice):
            turned_up = len(box.point_cards) - len(state.ledger.unseen_points)
            return Chance(acts_of(box).faces[len(now.dice)], f"dice {turned_up}", len(now.dice))
        return Choice(still_choosing(now, state.hands))
    if state.roller is None:
        return Chance(tuple((Starter(seat), 1) for seat in starters(state.options)), "starter", 0)
    if not rounds_to_come(state):
        return Over(result(state))  # 6.1
    unseen = state.ledger.unseen_points
    points = acts_of(state.options.set).points
    turned_up = len(state.options.set.point_cards) - len(unseen)
    return Chance(
        tuple([points[value][unseen.count(value)] for value in dict.fromkeys(unseen)]),
        stream="points",
        number=turned_up,
    )


def legal(state: State, seat: Seat) -> tuple[Act, ...]:
    """The seat's legal acts."""
    need_seat(seat, state.options.players)
    now = state.round
    if now is None or state.refilling:
        return ()
    if now.track:
        return (*_raises(state, now), _PASS) if now.track[0].seat == seat else ()
    acts = acts_of(state.options.set)
    if len(now.dice) < len(state.options.set.dice) or now.chosen[seat] is not None:
        return ()
    choose = acts.choose
    return tuple([choose[card] for card in dict.fromkeys(state.hands[seat])])


def still_choosing(now: Round, hands: tuple[Cards, ...]) -> tuple[Seat, ...]:
    """Who has cards and has not chosen one (3.2, 3.5)."""
    return tuple(
        [seat for seat, card in enumerate(now.chosen) if card is None and rules.takes_part(len(hands[seat]))]
    )


def _raises(state: State, now: Round) -> list[Act]:
    """Every set of hand cards that the rearmost player may play, each once (4.2, 4.3).

    Cards are added in order of value: a set that overtakes is complete, one that does not is extended.
    """
    field, seat = now.track[0]
    second = now.track[1].field
    hand = state.hands[seat]
    acts = acts_of(state.options.set)
    values = acts.values(now.dice)
    worths = [values[card] for card in hand]
    overtakes, extra_cards = rules.overtakes, state.options.extra_cards
    raises: list[Act] = []
    if not overtakes(field + sum(worths), second):  # 4.4
        return raises
    open_sets = [(field, 0)]  # the stone's field, and the hand cards that move it there, as bits
    extended: list[tuple[int, int]] = []
    previous = None
    for position in sorted(range(len(hand)), key=worths.__getitem__):
        card, worth, bit = hand[position], worths[position], 1 << position
        # Of equal cards the second is used only after the first, so that each set occurs once.
        shorter = extended if card is previous or card == previous else open_sets
        previous, extended = card, []
        for reached, cards in shorter:
            if overtakes(reached + worth, second):
                if cards:
                    raises.append(RaiseBy(tuple([hand[at] for at in _BITS[cards | bit]])))
                else:
                    raises.append(acts.single[card])
                if not extra_cards:
                    continue
            extended.append((reached + worth, cards | bit))
        open_sets = open_sets + extended
    return raises


# 6 End of the game


def points_of(cards: Cards) -> int:
    """The victory points on the cards."""
    return sum([card.points for card in cards])


_latest: tuple[Ledger | None, tuple[int, ...]] = (None, ())


def pile_scores(ledger: Ledger) -> tuple[int, ...]:
    """The public scores of the players' piles (6.3), cached for every seat's view."""
    global _latest
    known, scores = _latest
    if known is not ledger:
        piles = zip(ledger.piles, ledger.point_piles, strict=True)
        scores = tuple([rules.score(points_of(cards), sum(points), 0) for cards, points in piles])
        _latest = (ledger, scores)
    return scores


def result(state: State) -> Result:
    """Everybody's points (6.1), and who has most of them (6.2)."""
    ledger = state.ledger
    scores = tuple(
        rules.score(points_of(pile), sum(point_pile), points_of(hand))
        for pile, point_pile, hand in zip(ledger.piles, ledger.point_piles, state.hands, strict=True)
    )
    most = max(scores)
    return Result(scores, tuple(seat for seat, points in enumerate(scores) if rules.wins(points, most)))
