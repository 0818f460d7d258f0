"""Form 0003: each match keeps the row that lists show, so that a list does not read the log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("listed", sa.LargeBinary(), nullable=True))
