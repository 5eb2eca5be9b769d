"""THE GAME as the `Game` protocol asks for it: turns, moves, views and records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
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
    has_bools,
)
from stammtisch.games.the_game import rules
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

__all__ = [
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
    "View",
]


class TheGame:
    """The rules of THE GAME, as the `Game` protocol asks for them."""

    name = "the-game"
    rules = 1
    cooperative = True
    age = 8
    minutes = 20

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
            Option(
                "take_back",
                TAKE_BACK,
                "alone",
                "whether a laid card may be taken back: with no other person at the table, or always",
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
            return Chance(tuple([deals[card] for card in state.unseen]), True, "pile", drawn)
        if state.on_turn is None:
            waiting = not_yet_claimed(state)
            if waiting:
                return Choice(waiting)
            return Chance(tuple((Start(seat), 1) for seat in starters(state)), True, "start", 0)
        result = result_of(state)
        return Over(result) if result else CHOICES[state.on_turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Act]:
        return acts_of(state, seat, result_of(state))

    def asides(self, state: State, seat: Seat) -> Sequence[Act]:
        if not may_talk(state):
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

    def apply(self, state: State, move: Move[object]) -> State:
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
            state.begun,
            () if seat is None else acts_of(state, seat, result),
            result,
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        if isinstance(move.act, Deal) and move.act.seat != seat:
            return Hidden(move.act.seat)
        return move

    def imagine(self, view: View, rng: Random) -> State:
        cards = list(view.unseen)
        rng.shuffle(cards)
        if view.on_turn not in (None, view.seat) and view.played < view.minimum and not view.to_draw:
            settle_hand(cards, view)
        # Whoever is on turn takes from the front, where `settle_hand` has put what is known of that hand.
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
            begun=view.begun,
        )

    # Records

    def lines(self, moves: Iterable[Move[Act]]) -> Iterator[Line]:
        for move in moves:
            yield _line(move)

    def moves(self, line: Line) -> tuple[Move[Act], ...]:
        return (_move(line),)


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
    if has_bools(line, but="end"):
        raise BadRecord("record-move", game="THE GAME", line=json.dumps(line))
    match line:
        case {"seat": seat, "play": [card, pile]} if (
            # Classes in a pattern take four times as long, and most lines are plays.
            len(line) == 2 and isinstance(seat, int) and isinstance(card, int) and isinstance(pile, str)
        ):
            return Move(seat, Play(_known(card), pile))
        case {"deal": [int(seat), int(card)]} if len(line) == 1:
            return Move(None, Deal(seat, _known(card)))
        case {"start": int(seat)} if len(line) == 1:
            return Move(None, Start(seat))
        case {"seat": int(seat), "claim": int(degree)} if len(line) == 2:
            return Move(seat, Claim(degree))
        case {"seat": int(seat), "end": True} if len(line) == 2:
            return Move(seat, End())
        case {"seat": int(seat), "signal": {"pile": str(pile), "word": word}} if _says(line, word):
            return Move(seat, Signal(pile, word))
        case {"seat": int(seat), "signal": {"self": word}} if _says(line, word):
            return Move(seat, Signal(SELF, word))
    raise BadRecord("record-move", game="THE GAME", line=json.dumps(line))


def _known(card: int) -> int:
    if rules.LOWEST <= card <= rules.HIGHEST:
        return card
    raise BadRecord("why-no-card", card=card)


def _says(line: Line, word: Any) -> bool:
    return len(line) == 2 and (word is None or isinstance(word, str))
