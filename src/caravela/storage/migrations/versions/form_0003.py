"""Form 0003: each match stores its list row, so that a list does not have to read the log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("listed", sa.LargeBinary(), nullable=True))
