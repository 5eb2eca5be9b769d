"""Reviews, the coach, persons and their games, and the deals of the day."""

import sqlalchemy as sa
from alembic import op

from stammtisch.server.migrations import add_column

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    add_column("tables", sa.Column("coach", sa.Text))
    add_column("tables", sa.Column("daily", sa.String(10)))
    add_column("tables", sa.Column("deal_of", sa.String(32)))
    op.create_index("tables_by_deal", "tables", ["deal_of"], if_not_exists=True)
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        _version(),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("body", sa.Text),
        if_not_exists=True,
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        _version(),
        if_not_exists=True,
    )
    op.create_table(
        "plays",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("day", sa.String(10)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("summary", sa.Text),
        _version(),
        if_not_exists=True,
    )
    op.create_index("plays_by_table", "plays", ["table_id"], if_not_exists=True)
    op.create_index("plays_by_day", "plays", ["day", "game"], if_not_exists=True)
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("par", sa.Text),
        _version(),
        if_not_exists=True,
    )
    op.execute("UPDATE version SET number = 6")


def _version() -> sa.Column[int]:
    return sa.Column("version", sa.Integer, nullable=False, server_default="0")
