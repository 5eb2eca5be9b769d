"""RAISE as an implementation of the `Game` protocol: turns, moves, views and records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, Any

from stammtisch.core.acts import NotThis, fields, flag, whole, word
from stammtisch.core.game import (
    DailyDeal,
    Form,
    Forms,
    Game,
    Hidden,
    IllegalMove,
    Line,
    Move,
    Option,
    Over,
    Seat,
    choose_options,
    need_seat,
)
from stammtisch.games.raise_game import components, moves, notation, rules, turns
from stammtisch.games.raise_game.components import Card
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
    Stone,
    View,
)

if TYPE_CHECKING:
    from stammtisch.core.data.figures import Figures
    from stammtisch.core.drawing.face import Face
    from stammtisch.core.match import Match
    from stammtisch.games.raise_game.encoding import RaiseEncoding

__all__ = [
    "GAME",
    "Act",
    "Choose",
    "Deal",
    "Die",
    "Options",
    "Pass",
    "Point",
    "Raise",
    "RaiseBy",
    "Result",
    "Starter",
    "State",
    "Stone",
    "View",
]


def _card(value: Any) -> Card:
    return Card.parse(word(value))


def _raise(value: Any) -> RaiseBy:
    if type(value) is not list:
        raise NotThis
    cards = [Card.parse(one if isinstance(one, str) else repr(one)) for one in value]
    return RaiseBy(tuple(sorted(cards)))


def _die(value: Any) -> Die:
    if type(value) is not list or len(value) != 1:
        raise NotThis
    return Die(word(value[0]))


_SEAT = {"type": "integer", "minimum": 0}
_CARD = {"type": "string", "description": "symbol-number-points", "pattern": "^[a-z]+-[0-9]+-[0-9]+$"}

FORMS = Forms(
    "RAISE",
    Form(
        Deal,
        "deal",
        "a card is dealt to a seat",
        {"type": "array", "prefixItems": [_SEAT, _CARD], "minItems": 2, "maxItems": 2},
        fields(Deal, whole, _card),
        lambda act: [act.seat, str(act.card)],
        chance=True,
        hidden=True,
    ),
    Form(
        Starter,
        "starter",
        "who has the dice first",
        _SEAT,
        fields(Starter, whole),
        lambda act: act.seat,
        chance=True,
    ),
    Form(
        Point,
        "point",
        "the point card",
        {"type": "integer"},
        fields(Point, whole),
        lambda act: act.points,
        chance=True,
    ),
    Form(
        Die,
        "roll",
        "one die after the other",
        {"type": "array", "items": {"type": "string"}},
        _die,
        lambda act: [act.face],
        chance=True,
    ),
    Form(
        Choose,
        "choose",
        "lays a card face down",
        _CARD,
        fields(Choose, _card),
        lambda act: str(act.card),
        hidden=True,
        like="choose bell-2",
    ),
    Form(
        RaiseBy,
        "raise",
        "continues with these cards",
        {"type": "array", "items": _CARD},
        _raise,
        lambda act: [str(card) for card in act.cards],
        like="raise cloud-4 bell-2",
    ),
    Form(Pass, "pass", "out of this round", {"const": True, "type": "boolean"}, flag(Pass), lambda act: True),
)


@lru_cache(maxsize=256)
def _die_move(face: str) -> Move[Act]:
    """Made once: most of what a record holds is dice."""
    return Move(None, Die(face))


class Raise(Game[State, Act, View]):
    """Implements the `Game` protocol for RAISE."""

    name = "raise"
    rules = 1
    forms = FORMS
    cooperative = False
    age = 10
    minutes = 30
    daily = DailyDeal(par="shrewd", figure="points", bots=("shrewd", "shrewd"))

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        seats = range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
        return (
            Option("players", tuple(seats), 4, "how many play, each for themselves"),
            Option(
                "starter",
                ("random", *range(players or rules.MOST_PLAYERS)),
                "random",
                "who has the dice first: anybody, or this seat",
                rule="2.3",
            ),
            Option(
                "extra_cards",
                (False, True),
                default=False,
                about="whether a raise may hold more cards than it takes",
                rule="4.3",
            ),
            Option(
                "set",
                (),
                components.STANDARD,
                "the components: standard, or a TOML file of your own box",
                components.standard_figures(),
                rule="1.6",
            ),
        )

    def options(self, **chosen: Any) -> Options:
        first = choose_options(self.option_list()[:1], {k: v for k, v in chosen.items() if k == "players"})
        values = choose_options(self.option_list(first["players"]), chosen)
        return Options(**{**values, "set": components.load(values["set"])})

    def option_line(self, options: Options) -> Line:
        return {
            "starter": options.starter,
            "extra_cards": options.extra_cards,
            "set": options.set.line(),
        }

    start = staticmethod(turns.start)
    turn = staticmethod(turns.turn)
    legal = staticmethod(turns.legal)

    def asides(self, state: State, seat: Seat) -> Sequence[Act]:
        need_seat(seat, state.options.players)
        return ()

    # Moves

    def apply(self, state: State, move: Move[object]) -> State:
        if move.seat is not None:
            need_seat(move.seat, state.options.players)
        does = moves.DOES.get(type(move.act))
        if does is None:
            raise IllegalMove("why-no-act", act=repr(move.act), game="RAISE")
        return does(state, move.seat, move.act)

    def takes_back(self, state: State, move: Move[Act]) -> bool:
        """A card that still lies face down (3.2)."""
        if not isinstance(move.act, Choose) or state.round is None or move.seat is None:
            return False
        return state.round.chosen[move.seat] is not None

    def stands(self, options: Options, act: Act, *, alone: bool) -> IllegalMove | None:
        return None  # a card that nobody has seen may be exchanged (3.2)

    # What a seat sees

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            need_seat(seat, state.options.players)
        now, ledger = state.round, state.ledger
        over = isinstance(turns.turn(state), Over)
        shown = [over or owner == seat for owner in range(state.options.players)]
        box = state.options.set
        piles = zip(state.draw_piles, state.hands, shown, strict=True)
        unseen = [
            turns.cards_in(box, pile) if show else turns.unplaced(box, pile, hand)
            for pile, hand, show in piles
        ]
        return View(
            options=state.options,
            seat=seat,
            hands=tuple([hand if show else () for hand, show in zip(state.hands, shown, strict=True)]),
            hand_counts=tuple([len(hand) for hand in state.hands]),
            draw_counts=tuple([sum(pile) for pile in state.draw_piles]),
            unseen=tuple(unseen),
            refilling=state.refilling,
            piles=ledger.piles,
            point_piles=ledger.point_piles,
            scores=turns.pile_scores(ledger),
            set_aside=ledger.set_aside,
            unseen_points=ledger.unseen_points,
            rounds_to_come=turns.rounds_to_come(state),
            roller=state.roller,
            point=now.point if now else None,
            dice=now.dice if now else (),
            multipliers=turns.multipliers(box, now.dice) if now else (),
            has_chosen=tuple([card is not None for card in now.chosen]) if now else (),
            choice=now.chosen[seat] if now and seat is not None else None,
            pot=now.pot if now else (),
            track=now.track if now else (),
            legal=() if seat is None else turns.legal(state, seat),
            result=turns.result(state) if over else None,
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        if seat is not None:
            need_seat(seat, state.options.players)
        if isinstance(move.act, Deal) and move.act.seat != seat:
            return Hidden(move.act.seat)
        if isinstance(move.act, Choose) and move.seat != seat:
            return Hidden(move.seat)
        return move

    def own_streams(self, options: Options) -> bool:
        return True  # 2.1: everybody has a pile of their own

    def imagine(self, view: View, rng: Random) -> State:
        """All possible hands of the others, and all their possible choices, are equally likely."""
        hands: list[Cards] = []
        draw_piles: list[tuple[int, ...]] = []
        chosen: list[Card | None] = [None] * len(view.has_chosen)
        for seat, unseen in enumerate(view.unseen):
            hand, pile = view.hands[seat], list(unseen)
            if view.result is None and seat != view.seat:
                rng.shuffle(pile)
                count = view.hand_counts[seat]
                hand, pile = tuple(sorted(pile[:count])), pile[count:]
            if view.has_chosen and view.has_chosen[seat]:
                chosen[seat] = view.choice if seat == view.seat else rng.choice(hand)
            hands.append(hand)
            draw_piles.append(turns.counts_of(view.options.set, pile))
        now = None
        if view.point is not None:
            now = Round(view.point, view.dice, tuple(chosen), view.pot, view.track)
        return State(
            options=view.options,
            hands=tuple(hands),
            draw_piles=tuple(draw_piles),
            refilling=view.refilling,
            roller=view.roller,
            round=now,
            ledger=Ledger(view.piles, view.point_piles, view.set_aside, view.unseen_points),
        )

    def encoding(self, options: Options) -> RaiseEncoding:
        from stammtisch.games.raise_game.encoding import RaiseEncoding  # imported late: only learners need it

        return RaiseEncoding(self, options)

    # Notation

    def notation(self, act: Act) -> str:
        return notation.write(self.forms, act)

    def read_notation(self, text: str, options: Options | None = None) -> Act:
        return notation.read(self.forms, text, options.set if options else components.standard())

    # Records

    def lines(self, moves: Iterable[Move[Act]]) -> Iterator[Line]:
        """The dice of a roll share one line; face-down cards are in seat order, whoever chose first."""
        for kind, several in groupby(moves, key=lambda move: type(move.act)):
            if kind is Die:
                yield {"roll": [move.act.face for move in several if isinstance(move.act, Die)]}
            elif kind is Choose:
                yield from map(self.forms.line, sorted(several, key=lambda move: move.seat or 0))
            else:
                yield from map(self.forms.line, several)

    def moves(self, line: Line) -> tuple[Move[Act], ...]:
        match line:
            case {"roll": [_, _, *_] as faces, **rest} if not rest:
                return tuple(
                    [
                        _die_move(face) if type(face) is str else self.forms.move({"roll": [face]})
                        for face in faces
                    ]
                )
        return (self.forms.move(line),)

    # Data and drawing, imported late: bots and servers need none of it

    def figures(self) -> Figures:
        from stammtisch.games.raise_game.data.figures import RaiseFigures

        return RaiseFigures()

    def text_table(self, seen: State | View, names: Sequence[str] = ()) -> str:
        from stammtisch.games.raise_game.drawing.table import text_table

        return text_table(seen, names)

    def html_table(self, seen: State | View, names: Sequence[str] = ()) -> str:
        from stammtisch.games.raise_game.drawing.html import html_table

        return html_table(seen, names)

    def face(self, match: Match[State, Act, View], seat: Seat) -> Face:
        from stammtisch.games.raise_game.drawing.terminal import RaiseFace

        return RaiseFace(match, seat)


GAME = Raise()
