"""A table's row counts its changes, for compare-and-set.

Versions of this program from before Alembic know numbers up to 4 and refuse greater ones.
"""

import sqlalchemy as sa
from alembic import op

from stammtisch.server.migrations import add_column

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE version SET number = 5")
