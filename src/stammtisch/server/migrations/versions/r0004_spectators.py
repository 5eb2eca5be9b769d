"""Whether spectators may watch a table, and whether they see its talk."""

import sqlalchemy as sa

from stammtisch.server.migrations import add_column

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    add_column("tables", sa.Column("spectators", sa.Boolean))
    add_column("tables", sa.Column("talk_seen", sa.Boolean))
