"""Players contribute random bytes to the deal; existing tables keep the first scheme."""

import sqlalchemy as sa

from stammtisch.server.migrations import add_column

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    add_column("tables", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    add_column("tables", sa.Column("contributions", sa.Text, nullable=False, server_default="[]"))
