"""Form 0004: who is connected to which server process, and which turn notifications were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rolls",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("node", sa.String(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_rolls_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "node", name=op.f("pk_rolls")),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Presence may vanish in a crash, so it need not be written to the log of the database.
        op.execute("ALTER TABLE rolls SET UNLOGGED")
    op.create_table(
        "notifications",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_notifications_match"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notifications_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "person", "entry", name=op.f("pk_notifications")),
    )
