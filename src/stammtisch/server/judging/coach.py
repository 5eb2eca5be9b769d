"""A table's coach: on while everybody who plays wishes it, and remembered once it was on."""

from __future__ import annotations

import json
from collections.abc import Sequence

from stammtisch.bots.judge import has_judge
from stammtisch.core.game import Seat
from stammtisch.server.refusals import Refused
from stammtisch.server.seats.seats import Chair


def need_judge(game: str) -> None:
    """Raises `Refused` for a game that nobody here can judge."""
    if not has_judge(game):
        raise Refused(404, "no-review", "error-no-judge")


class Coach:
    """Who wishes the coach. A wish belongs to a person: it ends when the seat changes hands."""

    def __init__(self, kept: str | None = None) -> None:
        found = json.loads(kept) if kept else {}
        self.coached: bool = found.get("coached", False)
        """Whether the coach has been on in this game; this stays."""
        self._wishes: dict[Seat, str] = {int(seat): token for seat, token in found.get("wishes", {}).items()}
        """By seat: the hash of the token that wished it."""

    @classmethod
    def wished_by(cls, chairs: Sequence[Chair]) -> Coach:
        """The coach of a new table, as these persons wish."""
        coach = cls()
        for seat, chair in enumerate(chairs):
            coach.wish(seat, chair, on=True)
        return coach

    def wish(self, seat: Seat, chair: Chair, *, on: bool) -> None:
        self._wishes.pop(seat, None)
        if on and chair.token is not None:
            self._wishes[seat] = chair.token

    def wishes(self, chairs: Sequence[Chair]) -> list[Seat]:
        return [seat for seat, chair in enumerate(chairs) if self._wished(seat, chair)]

    def on(self, chairs: Sequence[Chair]) -> bool:
        """Whether somebody plays, and all persons who do wish it; seats of bots do not count."""
        playing = [(seat, chair) for seat, chair in enumerate(chairs) if not chair.by_bot]
        return bool(playing) and all(self._wished(seat, chair) for seat, chair in playing)

    def dump(self) -> str:
        return json.dumps({"wishes": self._wishes, "coached": self.coached})

    def _wished(self, seat: Seat, chair: Chair) -> bool:
        return chair.token is not None and self._wishes.get(seat) == chair.token
