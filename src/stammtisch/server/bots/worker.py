"""A bot process: reads questions from standard input and writes answers to standard output.

Each message is a length-prefixed pickle; both ends are this program.
Started by `workers`; ends when its input does.
"""

from __future__ import annotations

import pickle
import struct
import sys
from random import Random
from typing import Any, BinaryIO

from stammtisch import bots
from stammtisch.bots.base import Quiet
from stammtisch.server.bots.judging import Judges
from stammtisch.server.bots.par import par_game
from stammtisch.server.faults import fault

LENGTH = struct.Struct("!I")
QUIET = "quiet"
PAR = "par"
ADVICE = "advice"
ATTEMPT = "attempt"
REVIEW = "review"
READY = "ready"


class _Thinkers:
    """The bots of this process, each created once."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], Any] = {}
        self._judges = Judges()
        self._rng = Random()

    def answer(
        self, game: str, bot: str, ask: str, view: Any, seconds: float, seed: str | None = None
    ) -> Any:
        """An act (`ask` is "act") or the bot's remarks (`ask` is "aside"; "quiet" if it never makes any).

        With a seed, the answer depends on nothing but the question. "par" asks for one of par's games; the
        view is then its secret and number; "advice", "attempt" and "review" ask the
        game's judge.
        """
        if ask == PAR:
            return par_game(game, *view)
        if ask == ADVICE:
            return self._judges.advise(game, *view)
        if ask == ATTEMPT:
            return self._judges.attempt(*view)
        if ask == REVIEW:
            return self._judges.review(view, seconds)
        rng, thinker = self._rng, self._made.get((game, bot))
        if seed is not None:
            rng, thinker = Random(seed), bots.get(game, bot).make()  # it remembers nothing
        elif thinker is None:
            thinker = self._made[game, bot] = bots.get(game, bot).make()
        if ask == "act":
            return thinker.choose(view, rng, seconds)
        return QUIET if isinstance(thinker, Quiet) else tuple(thinker.aside(view, rng))


def answer(thinkers: _Thinkers, question: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it succeeded, with the answer or the error."""
    try:
        return True, thinkers.answer(*question)
    except Exception as error:  # a bot may fail in any way; the game goes on without it
        return False, fault(error)


def main() -> None:
    questions: BinaryIO = sys.stdin.buffer
    answers: BinaryIO = sys.stdout.buffer
    sys.stdout = sys.stderr  # output printed by bots must not mix with the answers
    thinkers = _Thinkers()
    _send(answers, READY)
    while head := questions.read(LENGTH.size):
        if len(head) < LENGTH.size:
            return
        question = pickle.loads(questions.read(*LENGTH.unpack(head)))
        _send(answers, answer(thinkers, question))


def _send(answers: BinaryIO, found: Any) -> None:
    body = pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
    answers.write(LENGTH.pack(len(body)) + body)
    answers.flush()


if __name__ == "__main__":
    import signal

    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C is handled by the server, which then closes our input
    main()
