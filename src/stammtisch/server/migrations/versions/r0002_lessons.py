"""A table may belong to a lesson."""

import sqlalchemy as sa

from stammtisch.server.migrations import add_column

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    add_column("tables", sa.Column("lesson", sa.String(32)))
