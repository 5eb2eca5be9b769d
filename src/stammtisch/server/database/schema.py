"""The tables of the database, one schema for SQLite and PostgreSQL.

Journals and talk are append-only: the primary key decides who was first at an index. All other rows
change, and count their changes in `version`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

__all__ = [
    "REVISION",
    "Row",
    "days",
    "journal",
    "metadata",
    "persons",
    "plays",
    "program_version",
    "reviews",
    "revision",
    "tables",
    "talk",
]

REVISION = "0006"
"""The latest revision in `server/migrations`; this schema matches it."""

Row = dict[str, Any]

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("host", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("pace", Float, nullable=False),
    Column("state", String(16), nullable=False),
    Column("bots_next", Boolean, nullable=False),
    Column("again", String(32)),
    Column("lesson", String(32)),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("contributions", Text, nullable=False, server_default="[]"),
    Column("spectators", Boolean),
    Column("talk_seen", Boolean),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("coach", Text),
    Column("daily", String(10)),
    Column("deal_of", String(32)),
    Index("tables_by_deal", "deal_of"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("state", String(16), nullable=False),
    Column("progress", Float, nullable=False),
    Column("body", Text),
)
"""The review of a finished game, as far as it has come."""

persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""Those who keep their games; `id` is the hash of their key, which is stored nowhere."""

plays = Table(
    "plays",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("day", String(10)),
    Column("game", String(32), nullable=False),
    Column("ended", Float),
    Column("summary", Text),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("plays_by_table", "table_id"),
    Index("plays_by_day", "day", "game"),
)
"""Which person sat where, and how it ended; `day` where it counts for the daily deal."""

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("par", Text),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""The daily deals."""

revision = Table(
    "alembic_version", metadata, Column("version_num", String(32), primary_key=True, nullable=False)
)

program_version = Table("version", metadata, Column("number", Integer, nullable=False))
"""Checked by versions of this program from before Alembic: they refuse a number they do not know."""
