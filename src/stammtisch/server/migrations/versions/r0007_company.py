"""Public tables, long games, notices, and people among themselves."""

import sqlalchemy as sa
from alembic import op

from stammtisch.server.migrations import add_column

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    add_column("tables", sa.Column("public", sa.Boolean))
    add_column("tables", sa.Column("language", sa.String(8)))
    add_column("tables", sa.Column("turn_time", sa.Integer))
    add_column("tables", sa.Column("overdue", sa.String(16)))
    add_column("tables", sa.Column("due", sa.Float))
    add_column("tables", sa.Column("evening", sa.String(32)))
    op.create_index("tables_by_public", "tables", ["public", "state"], if_not_exists=True)
    op.create_index("tables_by_evening", "tables", ["evening"], if_not_exists=True)
    op.create_table(
        "ignored",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("inviter", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
        _version(),
        if_not_exists=True,
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        _version(),
        if_not_exists=True,
    )
    op.create_table(
        "notices",
        sa.Column("contact", sa.String(64), primary_key=True),
        sa.Column("proof", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_index("notices_by_proof", "notices", ["proof"], if_not_exists=True)
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("contact", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("claimed", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        _version(),
        if_not_exists=True,
    )
    op.create_index("outbox_by_state", "outbox", ["state", "due"], if_not_exists=True)
    op.create_index("outbox_by_table", "outbox", ["table_id"], if_not_exists=True)
    op.create_table(
        "server_values",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.execute("UPDATE version SET number = 7")


def _version() -> sa.Column[int]:
    return sa.Column("version", sa.Integer, nullable=False, server_default="0")
