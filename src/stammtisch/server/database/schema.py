"""The tables of the database, one schema for SQLite and PostgreSQL.

Journals and talk are append-only: the primary key decides who was first at an index. All other rows
change, and count their changes in `version`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0007"
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
    Column("public", Boolean),
    Column("language", String(8)),
    Column("turn_time", Integer),
    Column("overdue", String(16)),
    Column("due", Float),
    Column("evening", String(32)),
    Index("tables_by_deal", "deal_of"),
    Index("tables_by_public", "public", "state"),
    Index("tables_by_evening", "evening"),
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

ignored = Table(
    "ignored",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
)
"""Who wants nothing of whom; `name` is the other's when it was decided."""

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("inviter", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""Who is asked to which table, and by whom."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("reporter", String(64)),
    Column("text", Text, nullable=False),
    Column("settled", Float),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""What was reported to the operator; `name` is the one that was reported, as it was then."""

contacts = Table(
    "contacts",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("language", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("confirmed", Float),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""A device's push service or an e-mail address; nothing but a question goes to one that is not confirmed."""

notices = Table(
    "notices",
    metadata,
    Column("contact", String(64), primary_key=True),
    Column("proof", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Index("notices_by_proof", "proof"),
)
"""Which seats are told of through which contact; `proof` is the hash of the seat's token, which holds the
same person's seat in the next games as well."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(160), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("due", Float, nullable=False),
    Column("table_id", String(32)),
    Column("contact", String(64)),
    Column("body", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("claimed", Float),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("outbox_by_state", "state", "due"),
    Index("outbox_by_table", "table_id"),
)
"""Deadlines, notifications and e-mails; the id says what each is about, so that none is there twice."""

server_values = Table(
    "server_values",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server has made for itself once, such as its keys."""

revision = Table(
    "alembic_version", metadata, Column("version_num", String(32), primary_key=True, nullable=False)
)

moved_to = Table("moved_to", MetaData(), Column("address", Text, nullable=False))
"""Where the games of this database were moved to: made by the move, so no other database has it."""

program_version = Table("version", metadata, Column("number", Integer, nullable=False))
"""Checked by versions of this program from before Alembic: they refuse a number they do not know."""
