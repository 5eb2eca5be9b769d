"""Tables, their journals and their talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("version", sa.Column("number", sa.Integer, nullable=False))
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("host", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("bots_next", sa.Boolean, nullable=False),
        sa.Column("again", sa.String(32)),
    )
    for name, content in (("journal", "entry"), ("talk", "line")):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(32), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column(content, sa.Text, nullable=False),
            sqlite_with_rowid=False,
        )
