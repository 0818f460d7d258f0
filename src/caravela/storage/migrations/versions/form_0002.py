"""Form 0002: push subscriptions for turn notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("session", sa.LargeBinary(), nullable=False),
        sa.Column("p256dh", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.token_hash"],
            name=op.f("fk_subscriptions_session"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_subscriptions")),
    )
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])
