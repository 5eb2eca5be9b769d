"""Response types of the HTTP API, and the types that streams share with them.

`http/schema.py` derives the OpenAPI description from these, from `requests` and from `stream_messages`.
Moves have the form of a record's lines without `seat`.
"""

from __future__ import annotations

import msgspec

from stammtisch.server.messages.archives import Fairness, Fall, Replay, Step, Tried
from stammtisch.server.messages.daily import Calendar, Daily, DailyTable, Deal
from stammtisch.server.messages.evenings import Evening, EveningGame, EveningPerson
from stammtisch.server.messages.games import BotInfo, GameInfo, Games, LessonInfo, LessonStep, OptionInfo
from stammtisch.server.messages.judging import (
    CoachInfo,
    Hint,
    RemarkInfo,
    Reviewed,
    ReviewedDecision,
    ReviewedPoint,
    ReviewedSeat,
    ReviewedWinnable,
    ReviewInfo,
    Warned,
)
from stammtisch.server.messages.notices import ContactInfo, NoticesInfo, Watched
from stammtisch.server.messages.persons import Export, Me, Running
from stammtisch.server.messages.tables import (
    Again,
    Contribution,
    Created,
    CreatedSeat,
    Deed,
    Event,
    Found,
    News,
    Played,
    Position,
    Refusal,
    SeatInfo,
    Stale,
    StandIn,
    TableInfo,
    Taken,
    TakenBack,
    TalkLine,
    View,
    ViewOrNone,
    You,
)

__all__ = [
    "Again",
    "BotInfo",
    "Calendar",
    "CoachInfo",
    "ContactInfo",
    "Contribution",
    "Created",
    "CreatedSeat",
    "Daily",
    "DailyTable",
    "Deal",
    "Deed",
    "Evening",
    "EveningGame",
    "EveningPerson",
    "Event",
    "Export",
    "Fairness",
    "Fall",
    "Found",
    "GameInfo",
    "Games",
    "Hint",
    "LessonInfo",
    "LessonStep",
    "Me",
    "News",
    "NoticesInfo",
    "OptionInfo",
    "Played",
    "Position",
    "Refusal",
    "RemarkInfo",
    "Replay",
    "ReviewInfo",
    "Reviewed",
    "ReviewedDecision",
    "ReviewedPoint",
    "ReviewedSeat",
    "ReviewedWinnable",
    "Running",
    "SeatInfo",
    "Stale",
    "StandIn",
    "Step",
    "TableInfo",
    "Taken",
    "TakenBack",
    "TalkLine",
    "Tried",
    "View",
    "ViewOrNone",
    "Warned",
    "Watched",
    "You",
    "encode",
]

encode = msgspec.json.encode
