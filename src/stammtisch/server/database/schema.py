"""The tables of the database, one schema for SQLite and PostgreSQL.

Journals and talk are append-only: the primary key decides who was first at an index. A table's row
changes, and counts its changes in `version`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

__all__ = ["REVISION", "Row", "journal", "metadata", "program_version", "revision", "tables", "talk"]

REVISION = "0005"
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

revision = Table(
    "alembic_version", metadata, Column("version_num", String(32), primary_key=True, nullable=False)
)

program_version = Table("version", metadata, Column("number", Integer, nullable=False))
"""Checked by versions of this program from before Alembic: they refuse a number they do not know."""
