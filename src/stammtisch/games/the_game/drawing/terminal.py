"""THE GAME at a terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.core.drawing.face import BACK, ENTER, ESCAPE, LEFT, RIGHT, Does, Says
from stammtisch.core.drawing.rows import Piece, Row, beside, box, row, wrapped
from stammtisch.core.game import Seat
from stammtisch.core.match import Match
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.drawing.table import (
    MARKS,
    Shown,
    deck_row,
    pile_rows,
    player_rows,
    shown,
    sky,
)
from stammtisch.games.the_game.drawing.words import ending, signed, status, told
from stammtisch.games.the_game.model import (
    PILE_WORDS,
    PILES,
    SELF,
    TOPICS,
    Claim,
    End,
    Play,
    Signal,
    View,
)
from stammtisch.texts import text

TYPED = re.compile(r"[1-9][0-9]?[a-d]|s[a-d][0-3]|s?[tf]|[1-9][0-9]?|[ehs]", re.IGNORECASE)
MOODS = {"t": "trouble", "f": "fine"}


class TheGameFace:
    """Implements `Face`. A card is chosen by typing its number or with the arrows, then comes its pile."""

    styles: Mapping[str, str] = {
        "card": "#1b1a17 on #fbf6e9",
        "card-number": "bold #1b1a17 on #fbf6e9",
        "card-dim": "dim",
        "picked": "bold #2a1c00 on #f4b942",
        "up": "bold #d9603a",
        "down": "bold #8a76e8",
        "up-card": "#b8390f on #fbf6e9",
        "down-card": "#40259c on #fbf6e9",
        "back": "bold #2a1c00 on #f4b942",
        "low": "bold green",
        "some": "bold",
        "much": "red",
        "huge": "bold reverse red",
    }

    def __init__(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._card: int | None = None
        self._typed = ""
        self._topic: str | None = None
        """What a signal is about; empty while that is being asked."""

    @property
    def _view(self) -> View:
        view: View = self._match.view(self._seat)
        return view

    @property
    def _shown(self) -> Shown:
        return shown(self._view)

    def forget(self) -> None:
        self._card, self._typed, self._topic = None, "", None

    # The table

    def rows(self, width: int, *, compact: bool) -> list[Row]:
        seen = self._shown
        right = [*player_rows(seen, self._match.seats), row("  ", *deck_row(seen))]
        left = pile_rows(seen, self._steps(), compact=compact, steady=True)
        table = beside([left, right], gap=2)
        return [*table, (), *self._hand(compact=compact)]

    def _steps(self) -> dict[int, int] | None:
        """How far the chosen card would move each pile it fits."""
        card, tops = self._card, self._view.tops
        if card is None:
            return None
        return {
            pile: rules.step(top, pile, card) for pile, top in enumerate(tops) if rules.fits(top, pile, card)
        }

    def _hand(self, *, compact: bool) -> list[Row]:
        hand = self._view.hand
        if compact:
            cards = [
                Piece(f"[{card}]" if card == self._card else f" {card} ", self._style(card)) for card in hand
            ]
            return [row("  ", *(piece for card in cards for piece in (card, Piece(" "))))]
        blocks = []
        for card in hand:
            picked = card == self._card
            band = Piece("▄▄", f"{sky(card)} on {'#f4b942' if picked else '#fbf6e9'}")
            number = Piece(f"{card:^4}", self._style(card))
            blocks.append(box([row(number), row(band)], 4, "picked" if picked else "card", double=picked))
        return [row("  ", *line) for line in beside(blocks)] if blocks else [()] * 4

    def _style(self, card: int) -> str:
        return "picked" if card == self._card else "card-number"

    def details(self, width: int) -> list[Row]:
        """What lies in each pile, and which cards are still to come."""
        view = self._view
        found: list[Row] = []
        for pile, cards in enumerate(view.piles):
            way = "up" if rules.ascending(pile) else "down"
            found.append(row(Piece(text("the-game-history", pile=PILES[pile], way=way), f"{way} bold")))
            said = " ".join(map(str, cards)) or text("the-game-history-none")
            found += [row("  ", *line) for line in wrapped(said, width - 4, indent=0)]
        laid = {card for cards in view.piles for card in cards}
        found += [(), row(Piece(text("the-game-ring-title", count=rules.CARDS - len(laid)), "bold"))]
        found += wrapped(text("the-game-ring-signs"), width, "faint", indent=0)
        for ten in range(0, 100, 10):
            pieces = []
            for card in range(ten, ten + 10):
                if not rules.LOWEST <= card <= rules.HIGHEST:
                    pieces.append(Piece("     "))
                elif card in view.hand:
                    pieces.append(Piece(f" [{card:>2}]"[-5:], "mark"))
                elif card in laid:
                    pieces.append(Piece("   · ", "faint"))
                else:
                    pieces.append(Piece(f"  {card:>2} "))
            found.append(row(*pieces))
        return found

    # Words

    def status(self) -> str:
        return status(self._shown, self._match.seats)

    def hint(self) -> str:
        if self._topic == "":
            moods = " · ".join(
                f"{key.upper()} {text(f'the-game-self-{word}')}" for key, word in MOODS.items()
            )
            return f"{text('the-game-signal-about')} A B C D · {moods}"
        if self._topic is not None:
            words = [f"{number} {text(f'the-game-word-{word}')}" for number, word in enumerate(PILE_WORDS, 1)]
            return f"{self._topic}: {' · '.join(words)} · 0 {text('the-game-signal-none')}"
        if self._claims():
            return " · ".join(
                f"{degree + 1} {text('the-game-claim', degree=degree)}"
                for degree in range(rules.HIGHEST_CLAIM + 1)
            )
        if self._card is not None:
            return self._fits(self._card)
        return self._typed

    def _fits(self, card: int) -> str:
        steps = self._steps() or {}
        ways = [
            text(
                "the-game-card-way",
                pile=PILES[pile],
                step=signed(step),
                trick="yes" if step < 0 else "no",
            )
            for pile, step in steps.items()
        ]
        if not ways:
            return text("the-game-card", card=card)
        return text("the-game-card-fits", card=card, ways=", ".join(ways))

    def told(self, since: int) -> list[str]:
        return told(self._match, since, self._seat, self._match.seats)

    def result(self) -> list[str]:
        return ending(self._match, self._match.seats, self._seat)

    # Keys

    def _claims(self) -> bool:
        return any(isinstance(act, Claim) for act in self._view.legal)

    def keys(self) -> Sequence[tuple[str, str]]:
        if self._topic is not None:
            return [("Esc", text("the-game-key-drop"))]
        if self._claims():
            return [("1 2 3", text("the-game-key-claim"))]
        found = []
        legal = self._view.legal
        if any(isinstance(act, End) for act in legal):
            found.append(("E", text("the-game-key-end")))
        if any(isinstance(act, Play) for act in legal):
            found.append(("0–9 ← →", text("the-game-key-card")))
            found.append(("A–D", text("the-game-key-pile")))
        if self._may_signal():
            found.append(("S", text("the-game-key-say")))
        return found

    def help(self) -> Sequence[tuple[str, str]]:
        found = [
            ("0–9", text("the-game-key-number")),
            ("← →", text("the-game-key-next")),
            ("A B C D", text("the-game-key-pile")),
            ("E", text("the-game-key-end")),
            ("Esc", text("the-game-key-drop")),
            ("1 2 3", text("the-game-key-claim")),
            ("S", text("the-game-key-say")),
            ("T", text("the-game-key-trouble")),
            ("F", text("the-game-key-fine")),
            ("H", f"{text('the-game-key-history')}; {text('the-game-key-ring')}"),
        ]
        return [*found, *((mark, text(f"the-game-word-{word}")) for word, mark in MARKS.items())]

    def understands(self, typed: str) -> bool:
        return TYPED.fullmatch(typed) is not None

    def asks(self, act: Any) -> tuple[str, str] | None:
        if act not in self._view.dead_ends:
            return None
        said = text("the-game-dead-end", card=act.card, pile=act.pile)
        about = text("the-game-dead-end-about")
        return f"{said}. {about}", text("the-game-dead-end-lay")

    def press(self, key: str) -> Does | Says | None:
        letter = key.upper() if len(key) == 1 else ""
        if key == ESCAPE:
            self.forget()
        elif self._topic is not None:
            return self._signal(letter)
        elif self._claims() and letter in ("1", "2", "3"):
            return Does(Claim(int(letter) - 1))
        elif letter.isdigit():
            return self._type(letter)
        elif key == BACK:
            self._typed, self._card = "", None
        elif key in (LEFT, RIGHT):
            self._step(1 if key == RIGHT else -1)
        elif key == ENTER:
            return self._lay_where_it_fits()
        elif letter and letter in PILES:
            if self._card is None:
                return Says(text("the-game-number-first"))
            return Does(Play(self._card, letter))
        elif letter == "E":
            return Does(End())
        elif letter == "S":
            return self._begin_signal()
        elif letter.lower() in MOODS:
            return self._signal(letter)
        return None

    def _type(self, digit: str) -> Says | None:
        """Numbers are typed digit by digit; as soon as only one card can be meant, it is chosen."""
        typed = digit if len(self._typed) == 2 else self._typed + digit
        meant = [card for card in self._view.hand if str(card).startswith(typed)]
        self._typed = typed
        if not meant:  # a second digit still belongs to this number
            self._card = None
            return Says(text("why-not-held", card=int(typed)))
        exact = [card for card in meant if str(card) == typed]
        self._card = exact[0] if exact else meant[0] if len(meant) == 1 else None
        return None

    def _step(self, by: int) -> None:
        hand = self._view.hand
        if hand:
            now = hand.index(self._card) if self._card in hand else (-1 if by > 0 else 0)
            self._card, self._typed = hand[(now + by) % len(hand)], ""

    def _lay_where_it_fits(self) -> Does | None:
        steps = self._steps()
        if self._card is not None and steps and len(steps) == 1:
            return Does(Play(self._card, PILES[next(iter(steps))]))
        return None

    def _may_signal(self) -> bool:
        return bool(self._match.game.asides(self._match.state, self._seat))

    def _begin_signal(self) -> Says | None:
        if not self._may_signal():
            silent = self._view.options.talk == "silent"
            return Says(text("the-game-why-silence") if silent else text("the-game-why-no-signal"))
        self.forget()
        self._topic = ""
        return None

    def _signal(self, letter: str) -> Does | Says | None:
        said = self._view.signals[self._seat]
        if letter.lower() in MOODS and not self._topic:
            self._topic = None
            word = MOODS[letter.lower()]
            return Does(Signal(SELF, None if said[TOPICS.index(SELF)] == word else word))
        if self._topic == "" and letter and letter in PILES:
            self._topic = letter
        elif self._topic and letter in ("0", "1", "2", "3"):
            pile, self._topic = self._topic, None
            number = int(letter)
            return Does(Signal(pile, PILE_WORDS[number - 1] if number else None))
        return None
