"""Another turn tried in a finished game, at a decision of its review."""

from __future__ import annotations

import logging

import msgspec

from stammtisch.core.game import Line, Move
from stammtisch.server import messages, requests
from stammtisch.server.bots.fair_queue import Asker
from stammtisch.server.bots.judging import Attempt
from stammtisch.server.bots.workers import BotFailed
from stammtisch.server.judging.counsel import possible_acts
from stammtisch.server.judging.reviews import work_of
from stammtisch.server.refusals import Refused
from stammtisch.server.tables.encoder import moment
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.reviews")

CLOSE = 0.02  # a loss up to this counts as right


async def try_moves(
    table: Table, review: messages.Reviewed, ask: requests.TryMoves, address: str
) -> messages.Tried:
    """What the seat sees after these moves or, once they complete its decision, what they lose.

    Trying what was played gives the review's own figures.
    """
    decision = _decision(review, ask.at)
    seat, game = decision.seat, table.game
    async with table.exclusive():
        work, state = work_of(table), table.finished_match().before(ask.at)
        acts = possible_acts(table, state, seat, ask.moves)
    known = _known(decision, [game.forms.without_seat(act) for act in acts])
    if known is None and acts:
        attempt = Attempt(ask.at, seat, acts, decision.worlds)
        try:
            known = await table.workers.attempt(work, attempt, Asker(address, table.id))
        except BotFailed as failure:
            log.warning("trying a turn at table %s failed: %s", table.id, failure)
            raise Refused(503, "review-failed", retry_after=5) from None
    if known is None:
        for act in acts:
            state = game.apply(state, Move(seat, act))
        view = moment(game, state, seat)
        return messages.Tried(view, complete=False, loss=None, noise=None, good=None)
    loss, noise = known
    return messages.Tried(None, complete=True, loss=loss, noise=noise, good=loss <= max(CLOSE, noise))


def _decision(review: messages.Reviewed, at: int) -> messages.ReviewedDecision:
    """The decision that begins at this index; raises `Refused` if there is none."""
    if review.review is not None:
        for one in msgspec.json.decode(review.review, type=messages.ReviewInfo).decisions:
            if one.at == at:
                return one
    raise Refused(404, "no-decision")


def _known(decision: messages.ReviewedDecision, lines: list[Line]) -> tuple[float, float] | None:
    """Loss and noise of what the review has already judged."""
    if lines and lines == decision.better:
        return 0.0, 0.0
    if lines == decision.acts:
        return decision.loss, decision.noise
    return None
