"""THE GAME: states, acts and views, calling `rules` for every decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from stammtisch.core.game import (
    BadRecord,
    Chance,
    Choice,
    Hidden,
    IllegalMove,
    Line,
    Move,
    Option,
    Over,
    Seat,
    Turn,
    choose_options,
)
from stammtisch.games.the_game import rules

__all__ = [
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
    "View",
]

PILES = "ABCD"  # 1.2: A and B ascend, C and D descend
SELF = "self"
PILE_WORDS = ("please-spare", "spare", "take")  # 4.3
SELF_WORDS = ("trouble", "fine")
TOPICS = (*PILES, SELF)
TALK = ("silent", "signals", "open")  # 4.2
ALL_CARDS = tuple(range(rules.LOWEST, rules.HIGHEST + 1))  # 1.1


@dataclass(frozen=True, slots=True)
class Options:
    """What the team has agreed on; `TheGame.options` makes and checks it."""

    players: int
    min_cards: int  # 3.2, 6.1
    fewer_cards: bool  # 6.2
    starter: str | Seat  # 2.3
    talk: str  # 4.2

    @property
    def hand_size(self) -> int:
        return rules.hand_size(self.players, self.fewer_cards)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance gives a card to a seat, at the start and at the end of a turn."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Claim:
    """How much a seat would like to start: 0, 1 or 2 (2.3)."""

    degree: int


@dataclass(frozen=True, slots=True)
class Start:
    """Who starts: the highest claim, chance among equals (2.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """One card onto one pile."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class End:
    """The player on turn has played enough (5.2)."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A remark about a pile or about oneself; `word` None withdraws it (4.3)."""

    topic: str
    word: str | None


Act = Deal | Claim | Start | Play | End | Signal


class Reason(Enum):
    """Why the game ended."""

    WON = "won"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class Result:
    """How many cards were not laid, and why the game ended (5.3)."""

    left: int
    reason: Reason

    @property
    def won(self) -> bool:
        return self.reason is Reason.WON

    @property
    def excellent(self) -> bool:
        return rules.excellent(self.left)

    def line(self) -> Line:
        return {"left": self.left, "won": self.won}


SILENCE: tuple[str | None, ...] = (None,) * len(TOPICS)


@dataclass(frozen=True, slots=True)
class State:
    """The whole table. The draw pile has no order: `unseen` is what it may hold."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...] = ALL_CARDS
    piles: tuple[tuple[int, ...], ...] = ((),) * rules.PILES
    claims: tuple[int | None, ...] = ()
    signals: tuple[tuple[str | None, ...], ...] = ()
    on_turn: Seat | None = None
    minimum: int = 0
    played: int = 0
    to_draw: int = 0

    @property
    def tops(self) -> tuple[int, ...]:
        return tops(self.piles)

    @property
    def left(self) -> int:
        """Cards not laid (5.3)."""
        return rules.CARDS - sum(map(len, self.piles))


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows (`seat` None: a spectator). `unseen` are the cards it cannot place."""

    options: Options
    seat: Seat | None
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    unseen: tuple[int, ...]
    draw_pile: int
    piles: tuple[tuple[int, ...], ...]
    claims: tuple[int | None, ...]
    signals: tuple[tuple[str | None, ...], ...]
    on_turn: Seat | None
    minimum: int
    played: int
    to_draw: int
    legal: tuple[Act, ...]
    result: Result | None

    @property
    def tops(self) -> tuple[int, ...]:
        return tops(self.piles)


def tops(piles: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The card that each pile shows."""
    return tuple([pile[-1] if pile else rules.start_card(i) for i, pile in enumerate(piles)])


# Acts are made once and used again: a game deals and tries thousands of them.
_DEALS = tuple(
    tuple((Deal(seat, card), 1) for card in range(rules.HIGHEST + 1)) for seat in range(rules.MOST_PLAYERS)
)
_PLAYS = tuple(tuple(Play(card, pile) for pile in PILES) for card in range(rules.HIGHEST + 1))
_END = End()


class TheGame:
    """The rules of THE GAME, as the `Game` protocol asks for them."""

    name = "the-game"
    rules = 1

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        seats = range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
        return (
            Option("players", tuple(seats), 3, "how many play, as one team"),
            Option("min_cards", (2, 3), 2, "how many cards a turn asks for at least; 3 is for experts"),
            Option("fewer_cards", (False, True), False, "one card fewer in every hand, for experts"),
            Option(
                "starter",
                ("agree", "random", *range(players or rules.MOST_PLAYERS)),
                "agree",
                "who starts: the one who says so, anybody, or this seat",
            ),
            Option("talk", TALK, "signals", "what may be said: nothing, signals, or signals and text"),
        )

    def options(self, **chosen: Any) -> Options:
        first = choose_options(self.option_list()[:1], {k: v for k, v in chosen.items() if k == "players"})
        return Options(**choose_options(self.option_list(first["players"]), chosen))

    def option_line(self, options: Options) -> Line:
        return {
            "min_cards": options.min_cards,
            "fewer_cards": options.fewer_cards,
            "starter": options.starter,
            "talk": options.talk,
        }

    def start(self, options: Options) -> State:
        players = options.players
        return State(options, ((),) * players, claims=(None,) * players, signals=(SILENCE,) * players)

    # Whose turn it is

    def turn(self, state: State) -> Turn:
        dealt_to = _dealt_to(state)
        if dealt_to is not None:
            deals = _DEALS[dealt_to]
            return Chance(tuple([deals[card] for card in state.unseen]))
        if state.on_turn is None:
            waiting = _not_yet_claimed(state)
            if waiting:
                return Choice(waiting)
            return Chance(tuple((Start(seat), 1) for seat in _starters(state)))
        result = _result(state)
        return Over(result) if result else Choice((state.on_turn,))

    def legal(self, state: State, seat: Seat) -> Sequence[Act]:
        turn = self.turn(state)
        if not isinstance(turn, Choice) or seat not in turn.seats:
            return ()
        if state.on_turn is None:
            return tuple(Claim(degree) for degree in range(rules.HIGHEST_CLAIM + 1))
        plays: list[Act] = _plays(state)
        if rules.may_end(state.played, state.minimum):  # 5.2
            plays.append(_END)
        return tuple(plays)

    def asides(self, state: State, seat: Seat) -> Sequence[Act]:
        if not _may_talk(state):
            return ()
        said = state.signals[seat]
        words = [PILE_WORDS] * rules.PILES + [SELF_WORDS]
        return tuple(
            Signal(topic, word)
            for topic, now, some in zip(TOPICS, said, words, strict=True)
            for word in (*some, None)
            if word != now
        )

    # Moves

    def apply(self, state: State, move: Move[Act]) -> State:
        match move.act:
            case Play():
                return _play(state, move.seat, move.act)
            case Deal(seat, card):
                return _deal(state, move.seat, seat, card)
            case End():
                return _end(state, move.seat)
            case Signal():
                return _signal(state, move.seat, move.act)
            case Claim(degree):
                return _claim(state, move.seat, degree)
            case Start(seat):
                return _start(state, move.seat, seat)
        raise IllegalMove(f"{move.act!r} is not an act of THE GAME")

    def takes_back(self, state: State, move: Move[Act]) -> bool:
        if isinstance(move.act, Claim):
            return None in state.claims
        return (
            isinstance(move.act, Play)
            and state.on_turn == move.seat
            and state.played > 0
            and state.to_draw == 0
            and _result(state) is None
        )

    # What a seat sees

    def view(self, state: State, seat: Seat | None) -> View:
        unseen = state.unseen
        for other, hand in enumerate(state.hands):
            if other != seat:
                unseen += hand
        return View(
            options=state.options,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            hand_counts=tuple([len(hand) for hand in state.hands]),
            unseen=tuple(sorted(unseen)),
            draw_pile=len(state.unseen),
            piles=state.piles,
            claims=state.claims,
            signals=state.signals,
            on_turn=state.on_turn,
            minimum=state.minimum,
            played=state.played,
            to_draw=state.to_draw,
            legal=() if seat is None else tuple(self.legal(state, seat)),
            result=_result(state),
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        if isinstance(move.act, Deal) and move.act.seat != seat:
            return Hidden(move.act.seat)
        return move

    def imagine(self, view: View, rng: Random) -> State:
        cards = list(view.unseen)
        rng.shuffle(cards)
        if view.on_turn not in (None, view.seat) and view.played < view.minimum and not view.to_draw:
            _settle(cards, view)
        # Whoever is on turn takes from the front, where `_settle` has put what is known of that hand.
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
        )

    # Records

    def lines(self, moves: Iterable[Move[Act]]) -> Iterator[Line]:
        for move in moves:
            yield _line(move)

    def moves(self, line: Line) -> tuple[Move[Act], ...]:
        return (_move(line),)


def _dealt_to(state: State) -> Seat | None:
    """Who gets the next card: in seat order at the start (2.2), then whoever ended a turn (3.5)."""
    if state.on_turn is None:
        for seat, hand in enumerate(state.hands):
            if len(hand) < state.options.hand_size:
                return seat
        return None
    return state.on_turn if state.to_draw else None


def _not_yet_claimed(state: State) -> tuple[Seat, ...]:
    if state.options.starter != "agree" or state.options.players == 1:  # 2.3
        return ()
    return tuple(seat for seat, claim in enumerate(state.claims) if claim is None)


def _starters(state: State) -> tuple[Seat, ...]:
    """Among whom chance decides (2.3)."""
    starter = state.options.starter
    if isinstance(starter, int):
        return (starter,)
    if starter == "random" or state.options.players == 1:
        return tuple(range(state.options.players))
    claims = [claim or 0 for claim in state.claims]
    return tuple(seat for seat, claim in enumerate(claims) if claim == max(claims))


def _plays(state: State) -> list[Act]:
    assert state.on_turn is not None
    shown = state.tops
    return [
        _PLAYS[card][pile]
        for card in state.hands[state.on_turn]
        for pile in range(rules.PILES)
        if rules.fits(shown[pile], pile, card)
    ]


def _fits_somewhere(card: int, shown: tuple[int, ...]) -> bool:
    return any(rules.fits(top, pile, card) for pile, top in enumerate(shown))


def _result(state: State) -> Result | None:
    """Won with the last card, or stuck below the minimum (5.1)."""
    if state.on_turn is None or state.to_draw:
        return None
    hand = state.hands[state.on_turn]
    if not hand and state.left == 0:
        return Result(0, Reason.WON)
    if rules.may_end(state.played, state.minimum):
        return None
    shown = state.tops
    if any(_fits_somewhere(card, shown) for card in hand):
        return None
    return Result(state.left, Reason.STUCK)


def _may_talk(state: State) -> bool:
    options = state.options
    if options.talk == "silent" or options.players == 1:  # 4.2
        return False
    dealt = state.on_turn is not None or _dealt_to(state) is None
    return dealt and _result(state) is None


def _need_chance(seat: Seat | None) -> None:
    if seat is not None:
        raise IllegalMove(f"seat {seat} cannot do that: only chance deals and draws lots", "2.2")


def _need_on_turn(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The hand of the seat on turn."""
    if _result(state):
        raise IllegalMove("the game is over", "5.1")
    if state.on_turn is None:
        raise IllegalMove("nobody plays before it is settled who starts", "2.3")
    if seat != state.on_turn:
        raise IllegalMove(f"seat {seat} is not on turn, seat {state.on_turn} is", "3.1")
    if state.to_draw:
        raise IllegalMove(f"seat {seat} has ended the turn and draws", "3.5")
    return state.hands[state.on_turn]


def _play(state: State, seat: Seat | None, play: Play) -> State:
    hand = _need_on_turn(state, seat)
    card = play.card
    if card not in hand:
        raise IllegalMove(f"seat {seat} does not hold the {card}", "3.2")
    pile = PILES.find(play.pile)
    if len(play.pile) != 1 or pile < 0:
        raise IllegalMove(f"there is no pile {play.pile!r}; the piles are A, B, C and D", "1.2")
    top = state.tops[pile]
    if not rules.fits(top, pile, card):
        way = "higher, or exactly ten lower" if rules.ascending(pile) else "lower, or exactly ten higher"
        raise IllegalMove(f"the {card} does not fit pile {play.pile}: on the {top} goes a card {way}", "3.3")
    assert seat is not None
    hands = list(state.hands)
    hands[seat] = tuple([held for held in hand if held != card])
    piles = list(state.piles)
    piles[pile] += (card,)
    return replace(state, hands=tuple(hands), piles=tuple(piles), played=state.played + 1)


def _end(state: State, seat: Seat | None) -> State:
    _need_on_turn(state, seat)
    if not rules.may_end(state.played, state.minimum):
        missing = state.minimum - state.played
        raise IllegalMove(f"seat {seat} must lay {missing} more card{'s' * (missing > 1)} first", "5.2")
    to_draw = rules.draws(state.played, len(state.unseen))  # 3.5
    if to_draw:
        return replace(state, to_draw=to_draw)
    return _next_turn(state, state.hands, state.unseen)


def _deal(state: State, by: Seat | None, seat: Seat, card: int) -> State:
    _need_chance(by)
    expected = _dealt_to(state)
    if expected is None:
        raise IllegalMove("no card is dealt now", "3.5")
    if seat != expected:
        raise IllegalMove(f"the next card goes to seat {expected}, not to seat {seat}", "2.2")
    if card not in state.unseen:
        if card not in ALL_CARDS:
            raise IllegalMove(f"there is no card {card}; the cards are 2 to 99", "1.1")
        raise IllegalMove(f"the {card} has been dealt before", "1.1")
    hands = list(state.hands)
    hands[seat] = tuple(sorted((*hands[seat], card)))
    unseen = tuple([other for other in state.unseen if other != card])
    if state.to_draw == 1:
        return _next_turn(state, tuple(hands), unseen)
    to_draw = state.to_draw - 1 if state.to_draw else 0
    return replace(state, hands=tuple(hands), unseen=unseen, to_draw=to_draw)


def _next_turn(state: State, hands: tuple[tuple[int, ...], ...], unseen: tuple[int, ...]) -> State:
    """Clockwise to the next player who has cards (3.1); the draw pile sets the minimum (3.6)."""
    assert state.on_turn is not None
    players = state.options.players
    seat = next(
        seat for seat in [(state.on_turn + 1 + ahead) % players for ahead in range(players)] if hands[seat]
    )
    return replace(
        state,
        hands=hands,
        unseen=unseen,
        on_turn=seat,
        minimum=rules.minimum(len(unseen), state.options.min_cards),
        played=0,
        to_draw=0,
    )


def _claim(state: State, seat: Seat | None, degree: int) -> State:
    if seat is None or _dealt_to(state) is not None or seat not in _not_yet_claimed(state):
        raise IllegalMove(f"seat {seat} has nothing to say now about who starts", "2.3")
    if not isinstance(degree, int) or not 0 <= degree <= rules.HIGHEST_CLAIM:
        raise IllegalMove(f"a claim is 0, 1 or 2, not {degree!r}", "2.3")
    return replace(state, claims=(*state.claims[:seat], degree, *state.claims[seat + 1 :]))


def _start(state: State, by: Seat | None, seat: Seat) -> State:
    _need_chance(by)
    if state.on_turn is not None or _dealt_to(state) is not None or _not_yet_claimed(state):
        raise IllegalMove("who starts is not settled now", "2.3")
    if seat not in _starters(state):
        raise IllegalMove(f"seat {seat} cannot start: {_starters(state)} would", "2.3")
    minimum = rules.minimum(len(state.unseen), state.options.min_cards)
    return replace(state, on_turn=seat, minimum=minimum)


def _signal(state: State, seat: Seat | None, signal: Signal) -> State:
    if seat is None or not 0 <= seat < state.options.players:
        raise IllegalMove("only a seat at the table gives signals", "4.3")
    if state.options.talk == "silent":
        raise IllegalMove("this table has agreed to play in silence", "4.2")
    if not _may_talk(state):
        raise IllegalMove("there is nothing to signal now", "4.3")
    words = SELF_WORDS if signal.topic == SELF else PILE_WORDS
    if signal.topic not in TOPICS or signal.word not in (*words, None):
        raise IllegalMove(f"{signal.word!r} about {signal.topic!r} is not a signal", "4.3")
    topic = TOPICS.index(signal.topic)
    said = state.signals[seat]
    said = (*said[:topic], signal.word, *said[topic + 1 :])
    return replace(state, signals=(*state.signals[:seat], said, *state.signals[seat + 1 :]))


def _settle(cards: list[int], view: View) -> None:
    """Put what everybody knows of the hand on turn in front: it can play, or it is stuck (5.1)."""
    assert view.on_turn is not None
    count = view.hand_counts[view.on_turn]
    shown = view.tops
    if view.result:
        cards.sort(key=lambda card: _fits_somewhere(card, shown))
    elif not any(_fits_somewhere(card, shown) for card in cards[:count]):
        other = next(i for i, card in enumerate(cards) if _fits_somewhere(card, shown))
        cards[0], cards[other] = cards[other], cards[0]


def _line(move: Move[Act]) -> Line:
    match move.act:
        case Deal(seat, card):
            return {"deal": [seat, card]}
        case Claim(degree):
            return {"seat": move.seat, "claim": degree}
        case Start(seat):
            return {"start": seat}
        case Play(card, pile):
            return {"seat": move.seat, "play": [card, pile]}
        case End():
            return {"seat": move.seat, "end": True}
        case Signal(topic, word):
            about = {"self": word} if topic == SELF else {"pile": topic, "word": word}
            return {"seat": move.seat, "signal": about}


def _move(line: Line) -> Move[Act]:
    match line:
        case {"deal": [int(seat), int(card)], **rest} if not rest:
            return Move(None, Deal(seat, _known(card)))
        case {"start": int(seat), **rest} if not rest:
            return Move(None, Start(seat))
        case {"seat": int(seat), "claim": int(degree), **rest} if not rest:
            return Move(seat, Claim(degree))
        case {"seat": int(seat), "play": [int(card), str(pile)], **rest} if not rest:
            return Move(seat, Play(_known(card), pile))
        case {"seat": int(seat), "end": True, **rest} if not rest:
            return Move(seat, End())
        case {"seat": int(seat), "signal": {"pile": str(pile), "word": word}, **rest} if not rest:
            return Move(seat, Signal(pile, word))
        case {"seat": int(seat), "signal": {"self": word}, **rest} if not rest:
            return Move(seat, Signal(SELF, word))
    raise BadRecord(f"this is not a move of THE GAME: {line}")


def _known(card: int) -> int:
    if rules.LOWEST <= card <= rules.HIGHEST:
        return card
    raise BadRecord(f"there is no card {card}; the cards are {rules.LOWEST} to {rules.HIGHEST}")
