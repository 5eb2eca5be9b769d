"""Record files: games as JSON lines, plain or compressed, and the schema of their lines.

`docs/records.md` describes the format. `stammtisch.core.record` replays and checks.
"""

from stammtisch.records.files import ENDINGS, WrongEnding, need_ending, reading, reading_text, writing
from stammtisch.records.opened import Recorded, Records, open_records
from stammtisch.records.schema import schema

__all__ = [
    "ENDINGS",
    "Recorded",
    "Records",
    "WrongEnding",
    "need_ending",
    "open_records",
    "reading",
    "reading_text",
    "schema",
    "writing",
]
