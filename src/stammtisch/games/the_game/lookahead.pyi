from collections.abc import Iterable, Sequence

from stammtisch.games.the_game.judgement import Judge

__all__ = ["Player"]

class Player:
    """Plays THE GAME by rules of thumb (no judge), by a judge's value, or (`top` > 1) by trying the best
    turns in imagined worlds."""

    value: float
    """Of the turn that was decided on last."""

    def __init__(
        self,
        judge: Judge | None,
        most: int = 40,
        top: int = 0,
        worlds: int = 0,
        depth: int = 1,
        narrow: int = 16,
        trust: int = 8,
    ) -> None: ...
    def decide(
        self,
        players: int,
        min_cards: int,
        seat: int,
        hand: Iterable[int],
        hand_counts: Sequence[int],
        tops: Sequence[int],
        gone: Iterable[int],
        draw_pile: int,
        minimum: int,
        played: int,
        signals: Sequence[Sequence[int]] | None,
        seed: int,
        before: Sequence[int] | None = None,
        laid: Iterable[int] = (),
    ) -> list[tuple[int, int]]:
        """A whole turn as [(card, pile), ...] from what a seat knows; `signals` None is silence.

        In the midst of a turn: `before` is what the piles showed when it began, `laid` what was laid since.
        """

    def play_game(
        self,
        players: int,
        min_cards: int,
        fewer_cards: bool,
        talk: bool,
        seed: int,
        starter: int = -1,
        events: bool = False,
    ) -> tuple[int, int, list[tuple[str, int, int, int]] | None]:
        """A whole game of equals: (cards left, turns, events). `starter`: a seat, -1 claims, -2 lot."""
