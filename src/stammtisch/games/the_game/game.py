"""THE GAME as an implementation of the `Game` protocol: turns, moves, views and records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from stammtisch.core.acts import NotThis, fields, flag, whole, word
from stammtisch.core.game import (
    BadRecord,
    Chance,
    Choice,
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
    TextRefused,
    Turn,
    choose_options,
    need_seat,
)
from stammtisch.games.the_game import notation, rules
from stammtisch.games.the_game.model import (
    PILE_WORDS,
    PILES,
    SELF,
    SELF_WORDS,
    SILENCE,
    TAKE_BACK,
    TALK,
    TOPICS,
    Act,
    Claim,
    Deal,
    End,
    Options,
    Play,
    Reason,
    Result,
    Signal,
    Start,
    State,
    TurnStart,
    View,
)
from stammtisch.games.the_game.moves import (
    CHOICES,
    DEALS,
    acts_of,
    claim_start,
    deal_card,
    dealt_to,
    end_turn,
    give_signal,
    lay,
    may_talk,
    not_yet_claimed,
    result_of,
    settle_hand,
    settle_start,
    starters,
)

if TYPE_CHECKING:
    from stammtisch.core.data.figures import Figures
    from stammtisch.core.drawing.face import Face
    from stammtisch.core.match import Match
    from stammtisch.games.the_game.encoding import TheGameEncoding

__all__ = [
    "GAME",
    "PILES",
    "PILE_WORDS",
    "SELF_WORDS",
    "Act",
    "Claim",
    "Deal",
    "End",
    "Options",
    "Play",
    "Reason",
    "Result",
    "Signal",
    "Start",
    "State",
    "TheGame",
    "TurnStart",
    "View",
]


def _card(value: Any) -> int:
    if rules.LOWEST <= whole(value) <= rules.HIGHEST:
        return whole(value)
    raise BadRecord("why-no-card", card=value)


def _signal(value: Any) -> Signal:
    match value:
        case {"pile": pile, "word": said, **rest} if not rest:
            return Signal(word(pile), None if said is None else word(said))
        case {"self": said, **rest} if not rest:
            return Signal(SELF, None if said is None else word(said))
    raise NotThis


def _said(signal: Signal) -> Line:
    if signal.topic == SELF:
        return {"self": signal.word}
    return {"pile": signal.topic, "word": signal.word}


@cache
def _remarks(said: tuple[str | None, ...]) -> tuple[Signal, ...]:
    """What changes something after these signals; asked for at every turn, and there are few of them."""
    words = [PILE_WORDS] * rules.PILES + [SELF_WORDS]
    return tuple(
        Signal(topic, word)
        for topic, now, some in zip(TOPICS, said, words, strict=True)
        for word in (*some, None)
        if word != now
    )


_SEAT = {"type": "integer", "minimum": 0}
_CARD = {"type": "integer", "minimum": rules.LOWEST, "maximum": rules.HIGHEST}
_PILE = {"type": "string", "enum": list(PILES)}

FORMS = Forms(
    "THE GAME",
    Form(
        Play,
        "play",
        "lays a card onto a pile",
        {"type": "array", "prefixItems": [_CARD, _PILE], "minItems": 2, "maxItems": 2},
        fields(Play, _card, word),
        lambda act: [act.card, act.pile],
        like="37A",
    ),
    Form(
        Deal,
        "deal",
        "a card is dealt to a seat",
        {"type": "array", "prefixItems": [_SEAT, _CARD], "minItems": 2, "maxItems": 2},
        fields(Deal, whole, _card),
        lambda act: [act.seat, act.card],
        chance=True,
        hidden=True,
    ),
    Form(
        Claim,
        "claim",
        "how much I would like to start: 0, rather not, to 2, very much",
        {"type": "integer", "enum": list(range(3))},
        fields(Claim, whole),
        lambda act: act.degree,
        like="claim 2",
    ),
    Form(Start, "start", "who starts", _SEAT, fields(Start, whole), lambda act: act.seat, chance=True),
    Form(End, "end", "ends the turn", {"const": True, "type": "boolean"}, flag(End), lambda act: True),
    Form(
        Signal,
        "signal",
        "a remark about a pile or about oneself; null withdraws it",
        {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"pile": _PILE, "word": {"enum": [*PILE_WORDS, None]}},
                    "required": ["pile", "word"],
                    "additionalProperties": False,
                },
                {
                    "type": "object",
                    "properties": {"self": {"enum": [*SELF_WORDS, None]}},
                    "required": ["self"],
                    "additionalProperties": False,
                },
            ]
        },
        _signal,
        _said,
        aside=True,
        like="signal A spare",
    ),
)


class TheGame(Game[State, Act, View]):
    """Implements the `Game` protocol for THE GAME."""

    name = "the-game"
    rules = 1
    forms = FORMS
    cooperative = True
    age = 8
    minutes = 20
    daily = DailyDeal(par="sharp", figure="left", more=False)
    silent = MappingProxyType({"talk": "silent"})

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        seats = range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
        return (
            Option("players", tuple(seats), 3, "how many play, as one team"),
            Option(
                "min_cards",
                (2, 3),
                2,
                "how many cards a turn asks for at least; 3 is for experts",
                rule="6.1",
            ),
            Option(
                "fewer_cards", (False, True), False, "one card fewer in every hand, for experts", rule="6.2"
            ),
            Option(
                "starter",
                ("agree", "random", *range(players or rules.MOST_PLAYERS)),
                "agree",
                "who starts: the one who says so, anybody, or this seat",
                rule="2.3",
            ),
            Option(
                "talk",
                TALK,
                "signals",
                "what may be said: nothing, signals, or signals and text",
                rule="4.2",
                public="signals",
            ),
            Option(
                "take_back",
                TAKE_BACK,
                "alone",
                "whether a laid card may be taken back: with no other person at the table, or always",
                rule="3.7",
            ),
        )

    def options(self, **chosen: Any) -> Options:
        first = choose_options(self.option_list()[:1], {k: v for k, v in chosen.items() if k == "players"})
        return Options(**choose_options(self.option_list(first["players"]), chosen))

    def option_line(self, options: Options) -> Line:
        line: Line = {
            "min_cards": options.min_cards,
            "fewer_cards": options.fewer_cards,
            "starter": options.starter,
            "talk": options.talk,
        }
        return line if options.take_back == "alone" else {**line, "take_back": options.take_back}

    def start(self, options: Options) -> State:
        players = options.players
        return State(options, ((),) * players, claims=(None,) * players, signals=(SILENCE,) * players)

    # Whose turn it is

    def turn(self, state: State) -> Turn:
        receiver = dealt_to(state)
        if receiver is not None:
            deals = DEALS[receiver]
            drawn = rules.CARDS - len(state.unseen)
            return Chance(tuple([deals[card] for card in state.unseen]), "pile", drawn)
        if state.on_turn is None:
            waiting = not_yet_claimed(state)
            if waiting:
                return Choice(waiting)
            return Chance(tuple((Start(seat), 1) for seat in starters(state)), "start", 0)
        result = result_of(state)
        return Over(result) if result else CHOICES[state.on_turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Act]:
        need_seat(seat, state.options.players)
        return acts_of(state, seat, result_of(state))

    def asides(self, state: State, seat: Seat) -> Sequence[Act]:
        need_seat(seat, state.options.players)
        return _remarks(state.signals[seat]) if may_talk(state) else ()

    # Moves

    def apply(self, state: State, move: Move[object]) -> State:
        if move.seat is not None:
            need_seat(move.seat, state.options.players)
        match move.act:
            case Play():
                return lay(state, move.seat, move.act)
            case Deal():
                return deal_card(state, move.seat, move.act)
            case End():
                return end_turn(state, move.seat)
            case Signal():
                return give_signal(state, move.seat, move.act)
            case Claim(degree):
                return claim_start(state, move.seat, degree)
            case Start(seat):
                return settle_start(state, move.seat, seat)
        raise IllegalMove("why-no-act", act=repr(move.act), game="THE GAME")

    def takes_back(self, state: State, move: Move[Act]) -> bool:
        if isinstance(move.act, Claim):
            return None in state.claims
        return (
            isinstance(move.act, Play)
            and state.on_turn == move.seat
            and state.played > 0
            and state.to_draw == 0
            and result_of(state) is None
        )

    def stands(self, options: Options, act: Act, *, alone: bool) -> IllegalMove | None:
        if isinstance(act, Claim):  # 2.3
            return IllegalMove("the-game-why-claimed", "2.3")
        if rules.may_take_back(options.take_back == "on", alone):
            return None
        return IllegalMove("the-game-why-laid", "3.7")

    # What a seat sees

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            need_seat(seat, state.options.players)
        result = result_of(state)
        return View(
            state.options,
            seat,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            len(state.unseen),
            state.piles,
            state.claims,
            state.signals,
            state.on_turn,
            state.minimum,
            state.played,
            state.to_draw,
            state.turns,
            () if seat is None else acts_of(state, seat, result),
            result,
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        if seat is not None:
            need_seat(seat, state.options.players)
        if isinstance(move.act, Deal) and move.act.seat != seat:
            return Hidden(move.act.seat)
        return move

    def imagine(self, view: View, rng: Random) -> State:
        cards = list(view.unseen)
        rng.shuffle(cards)
        if view.on_turn not in (None, view.seat) and view.played < view.minimum and not view.to_draw:
            settle_hand(cards, view)
        # The seat on turn takes from the front, where `settle_hand` has put what is known about that hand.
        order = sorted(range(view.options.players), key=lambda seat: seat != view.on_turn)
        taken = 0
        dealt: dict[Seat, tuple[int, ...]] = {}
        for seat in order:
            if seat == view.seat:
                dealt[seat] = view.hand
                continue
            count = view.hand_counts[seat]
            dealt[seat] = tuple(sorted(cards[taken : taken + count]))
            taken += count
        return State(
            options=view.options,
            hands=tuple(dealt[seat] for seat in range(view.options.players)),
            unseen=tuple(sorted(cards[taken:])),
            piles=view.piles,
            claims=view.claims,
            signals=view.signals,
            on_turn=view.on_turn,
            minimum=view.minimum,
            played=view.played,
            to_draw=view.to_draw,
            turns=view.turns,
        )

    # Notation

    def notation(self, act: Act) -> str:
        return notation.write(self.forms, act)

    def read_notation(self, text: str, options: Options | None = None) -> Act:
        return notation.read(self.forms, text)

    def without_past(self, seen: State | View) -> State | View:
        return seen._replace(turns=seen.turns[-1:])

    def encoding(self, options: Options) -> TheGameEncoding:
        from stammtisch.games.the_game.encoding import TheGameEncoding  # imported late: only learners need it

        return TheGameEncoding(self, options)

    def own_streams(self, options: Options) -> bool:
        return options.players == 1  # everybody draws from one pile

    # Talk

    def allows_text(self, options: Options) -> bool:
        return options.players > 1 and options.talk == "open"  # 4.2

    def allows_reactions(self, options: Options) -> bool:
        return options.talk != "silent"  # 4.2: a sigh at a pile would be a signal

    def sums(self, result: Result) -> dict[str, tuple[int, ...]]:
        return {"left": (result.left,) * result.players}  # 5.3

    def refuses(self, text: str) -> TextRefused | None:
        from stammtisch.games.the_game.talk.numbers import number_in  # imported late: loads seven languages

        found = number_in(text)
        return TextRefused("number-talk", "4.1", found) if found else None

    # Data and drawing, imported late: bots and servers need none of it

    def figures(self) -> Figures:
        from stammtisch.games.the_game.data.figures import TheGameFigures

        return TheGameFigures()

    def text_table(self, seen: State | View, names: Sequence[str] = ()) -> str:
        from stammtisch.games.the_game.drawing.table import text_table

        return text_table(seen, names)

    def html_table(self, seen: State | View, names: Sequence[str] = ()) -> str:
        from stammtisch.games.the_game.drawing.html import html_table

        return html_table(seen, names)

    def face(self, match: Match[State, Act, View], seat: Seat) -> Face:
        from stammtisch.games.the_game.drawing.terminal import TheGameFace

        return TheGameFace(match, seat)


GAME = TheGame()
