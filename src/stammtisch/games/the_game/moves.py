"""The moves of THE GAME: the legal acts in a state, and the state after each."""

from __future__ import annotations

from typing import Final

from stammtisch.core.game import Choice, IllegalMove, Seat
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import (
    ALL_CARDS,
    NO_CARDS,
    PILE_WORDS,
    PILES,
    SELF,
    SELF_WORDS,
    TOPICS,
    Act,
    Claim,
    Deal,
    End,
    Play,
    Reason,
    Result,
    Signal,
    State,
    TurnStart,
    View,
)

# Acts are created once and reused: a game deals and tries thousands of them.
DEALS: Final = tuple(
    tuple((Deal(seat, card), 1) for card in range(rules.HIGHEST + 1)) for seat in range(rules.MOST_PLAYERS)
)
PLAYS: Final = tuple(tuple(Play(card, pile) for pile in PILES) for card in range(rules.HIGHEST + 1))
PLAYS_ON: Final = tuple(  # by card and by the piles it fits, one bit each
    tuple(
        tuple(play for pile, play in enumerate(plays) if bits >> pile & 1) for bits in range(1 << rules.PILES)
    )
    for plays in PLAYS
)
END: Final = End()
CHOICES: Final = tuple(Choice((seat,)) for seat in range(rules.MOST_PLAYERS))
CLAIMS: Final = tuple(Claim(degree) for degree in range(rules.HIGHEST_CLAIM + 1))


def dealt_to(state: State) -> Seat | None:
    """Who gets the next card: in seat order at the start (2.2), then whoever ended a turn (3.5)."""
    if state.on_turn is None:
        for seat, hand in enumerate(state.hands):
            if len(hand) < state.options.hand_size:
                return seat
        return None
    return state.on_turn if state.to_draw else None


def not_yet_claimed(state: State) -> tuple[Seat, ...]:
    if state.options.starter != "agree" or state.options.players == 1:  # 2.3
        return ()
    return tuple(seat for seat, claim in enumerate(state.claims) if claim is None)


def starters(state: State) -> tuple[Seat, ...]:
    """The possible starters, among whom chance decides (2.3)."""
    starter = state.options.starter
    if isinstance(starter, int):
        return (starter,)
    if starter == "random" or state.options.players == 1:
        return tuple(range(state.options.players))
    claims = [claim or 0 for claim in state.claims]
    return tuple(seat for seat, claim in enumerate(claims) if claim == max(claims))


def _fitting(pile: int, top: int) -> tuple[int, ...]:
    return tuple(rules.fits(top, pile, card) << pile for card in range(rules.HIGHEST + 1))


FITTING: Final = tuple(
    tuple(_fitting(pile, top) for top in range(rules.DESCENDING_START + 1)) for pile in range(rules.PILES)
)
"""By pile, top card and card: the pile's bit if the card may be laid there (3.3), else 0."""


def plays(state: State) -> list[Act]:
    assert state.on_turn is not None
    tops = state.tops
    a, b, c, d = FITTING[0][tops[0]], FITTING[1][tops[1]], FITTING[2][tops[2]], FITTING[3][tops[3]]
    found: list[Act] = []
    for card in state.hands[state.on_turn]:
        found += PLAYS_ON[card][a[card] | b[card] | c[card] | d[card]]
    return found


def acts_of(state: State, seat: Seat, result: Result | None) -> tuple[Act, ...]:
    """The seat's legal acts; `result` is the state's."""
    if state.on_turn is None:
        claims = dealt_to(state) is None and seat in not_yet_claimed(state)
        return CLAIMS if claims else ()
    if result or state.to_draw or seat != state.on_turn:
        return ()
    acts = plays(state)
    if rules.may_end(state.played, state.minimum):  # 5.2
        acts.append(END)
    return tuple(acts)


def fits_somewhere(card: int, shown: tuple[int, ...]) -> bool:
    return any(FITTING[pile][top][card] for pile, top in enumerate(shown))


_latest: tuple[State | None, Result | None] = (None, None)


def result_of(state: State) -> Result | None:
    """Won with the last card, or stuck below the minimum (5.1); cached, as moves need it repeatedly."""
    global _latest
    known, result = _latest
    if known is not state:
        result = _result_of(state)
        _latest = (state, result)
    return result


def _result_of(state: State) -> Result | None:
    if state.on_turn is None or state.to_draw:
        return None
    hand = state.hands[state.on_turn]
    if not hand and state.left == 0:
        return Result(0, Reason.WON, state.options.players)
    if rules.may_end(state.played, state.minimum):
        return None
    for pile, top in enumerate(state.tops):
        fits = FITTING[pile][top]
        for card in hand:
            if fits[card]:
                return None
    return Result(state.left, Reason.STUCK, state.options.players)


def may_talk(state: State) -> bool:
    options = state.options
    if options.talk == "silent" or options.players == 1:  # 4.2
        return False
    dealt = state.on_turn is not None or dealt_to(state) is None
    return dealt and result_of(state) is None


def _need_chance(seat: Seat | None) -> None:
    if seat is not None:
        raise IllegalMove("why-chance", "2.2")


def _need_on_turn(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The hand of the seat on turn."""
    if result_of(state):
        raise IllegalMove("error-over", "5.1")
    if state.on_turn is None:
        raise IllegalMove("the-game-why-start", "2.3")
    if seat != state.on_turn:
        raise IllegalMove("the-game-why-turn", "3.1", who=state.on_turn)
    if state.to_draw:
        raise IllegalMove("the-game-why-drawing", "3.5")
    return state.hands[state.on_turn]


def _with_cards(
    state: State,
    hands: tuple[tuple[int, ...], ...],
    unseen: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    played: int,
    to_draw: int,
) -> State:
    """The same turn with cards moved, as after every play and draw."""
    return State(
        state.options,
        hands,
        unseen,
        piles,
        state.claims,
        state.signals,
        state.on_turn,
        state.minimum,
        played,
        to_draw,
        state.turns,
    )


def lay(state: State, seat: Seat | None, play: Play) -> State:
    card, pile = play.card, PILES.find(play.pile) if len(play.pile) == 1 else -1
    if seat is None or seat != state.on_turn or state.to_draw or pile < 0:
        raise _no_play(state, seat, play)
    if card not in state.hands[seat] or not FITTING[pile][state.tops[pile]][card]:
        raise _no_play(state, seat, play)
    # The player on turn holds a card that fits: the game is not over (5.1).
    hands = list(state.hands)
    hands[seat] = tuple([held for held in hands[seat] if held != card])
    piles = list(state.piles)
    piles[pile] += (card,)
    return _with_cards(state, tuple(hands), state.unseen, tuple(piles), state.played + 1, 0)


def _no_play(state: State, seat: Seat | None, play: Play) -> IllegalMove:
    """Why this card may not be laid there."""
    card = play.card
    if card not in _need_on_turn(state, seat):
        return IllegalMove("why-not-held", "3.2", card=card)
    if len(play.pile) != 1 or play.pile not in PILES:
        return IllegalMove("the-game-why-pile", "1.2", pile=str(play.pile))
    pile = PILES.index(play.pile)
    way = "up" if rules.ascending(pile) else "down"
    return IllegalMove("the-game-why-fit", "3.3", card=card, pile=play.pile, top=state.tops[pile], way=way)


def end_turn(state: State, seat: Seat | None) -> State:
    _need_on_turn(state, seat)
    if not rules.may_end(state.played, state.minimum):
        raise IllegalMove("the-game-why-missing", "5.2", missing=state.minimum - state.played)
    to_draw = rules.draws(state.played, len(state.unseen))  # 3.5
    if to_draw:
        return _with_cards(state, state.hands, state.unseen, state.piles, state.played, to_draw)
    return _next_turn(state, state.hands, state.unseen)


def deal_card(state: State, by: Seat | None, deal: Deal) -> State:
    _need_chance(by)
    seat, card = deal.seat, deal.card
    expected = dealt_to(state)
    if expected is None:
        raise IllegalMove("why-no-deal", "3.5")
    if seat != expected:
        raise IllegalMove("why-deal-to", "2.2", who=expected)
    if card not in state.unseen:
        if card not in ALL_CARDS:
            raise IllegalMove("why-no-card", "1.1", card=card)
        raise IllegalMove("why-dealt", "1.1", card=card)
    place = state.unseen.index(card)
    unseen = state.unseen[:place] + state.unseen[place + 1 :]
    hands = list(state.hands)
    hands[seat] = tuple(sorted((*hands[seat], card)))
    if state.to_draw == 1:
        return _next_turn(state, tuple(hands), unseen)
    to_draw = state.to_draw - 1 if state.to_draw else 0
    return _with_cards(state, tuple(hands), unseen, state.piles, state.played, to_draw)


def _next_turn(state: State, hands: tuple[tuple[int, ...], ...], unseen: tuple[int, ...]) -> State:
    """Clockwise to the next player who has cards (3.1); the draw pile sets the minimum (3.6)."""
    assert state.on_turn is not None
    options, seat = state.options, state.on_turn + 1
    while not hands[seat % options.players]:
        seat += 1
    seat %= options.players
    minimum = rules.minimum(len(unseen), options.min_cards)
    begins = TurnStart(seat, tuple(map(len, state.piles)), state.signals)
    return State(
        options,
        hands,
        unseen,
        state.piles,
        state.claims,
        state.signals,
        seat,
        minimum,
        turns=(*state.turns, begins),
    )


def claim_start(state: State, seat: Seat | None, degree: int) -> State:
    if seat is None or dealt_to(state) is not None or seat not in not_yet_claimed(state):
        raise IllegalMove("the-game-why-claim", "2.3")
    if not isinstance(degree, int) or not 0 <= degree <= rules.HIGHEST_CLAIM:
        raise IllegalMove("the-game-why-degree", "2.3", degree=str(degree))
    return state._replace(claims=(*state.claims[:seat], degree, *state.claims[seat + 1 :]))


def settle_start(state: State, by: Seat | None, seat: Seat) -> State:
    _need_chance(by)
    if state.on_turn is not None or dealt_to(state) is not None or not_yet_claimed(state):
        raise IllegalMove("why-not-settled", "2.3")
    if seat not in starters(state):
        raise IllegalMove("why-first", "2.3", who=seat)
    minimum = rules.minimum(len(state.unseen), state.options.min_cards)
    turns = (TurnStart(seat, NO_CARDS, state.signals),)
    return state._replace(on_turn=seat, minimum=minimum, turns=turns)


def give_signal(state: State, seat: Seat | None, signal: Signal) -> State:
    if seat is None:
        raise IllegalMove("why-no-seat", "4.3")
    if state.options.talk == "silent":
        raise IllegalMove("the-game-why-silence", "4.2")
    if not may_talk(state):
        raise IllegalMove("the-game-why-no-signal", "4.3")
    words = SELF_WORDS if signal.topic == SELF else PILE_WORDS
    if signal.topic not in TOPICS or (signal.word is not None and signal.word not in words):
        raise IllegalMove("the-game-why-signal", "4.3", word=str(signal.word), topic=str(signal.topic))
    topic = TOPICS.index(signal.topic)
    said = state.signals[seat]
    said = (*said[:topic], signal.word, *said[topic + 1 :])
    return state._replace(signals=(*state.signals[:seat], said, *state.signals[seat + 1 :]))


def settle_hand(cards: list[int], view: View) -> None:
    """Move to the front what everybody knows about the hand on turn: it can play, or is stuck (5.1)."""
    assert view.on_turn is not None
    count = view.hand_counts[view.on_turn]
    shown = view.tops
    if view.result:
        cards.sort(key=lambda card: fits_somewhere(card, shown))
    elif not any(fits_somewhere(card, shown) for card in cards[:count]):
        other = next(i for i, card in enumerate(cards) if fits_somewhere(card, shown))
        cards[0], cards[other] = cards[other], cards[0]
