"""Form 0001: matches, people and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("login", sa.Text(), nullable=False),
        sa.Column("login_folded", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_accounts_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login_folded", name=op.f("uq_accounts_login_folded")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.String(), nullable=True),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("play_hash", sa.LargeBinary(), nullable=False),
        sa.Column("watch_hash", sa.LargeBinary(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("updated_ms", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.CheckConstraint(
            "phase IN ('gathering', 'playing', 'over', 'frozen')", name=op.f("ck_matches_phase")
        ),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_matches_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("code", name=op.f("uq_matches_code")),
        sa.UniqueConstraint("play_hash", name=op.f("uq_matches_play_hash")),
        sa.UniqueConstraint("watch_hash", name=op.f("uq_matches_watch_hash")),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index(
        "ix_matches_lobby",
        "matches",
        ["created_ms"],
        sqlite_where=sa.text("public AND phase = 'gathering'"),
        postgresql_where=sa.text("public AND phase = 'gathering'"),
    )
    op.create_index("ix_matches_phase_updated", "matches", ["phase", "updated_ms"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("credential", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_expires_ms", "sessions", ["expires_ms"])
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("index", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "index", name=op.f("pk_entries")),
        sa.UniqueConstraint("match", "key", name=op.f("uq_entries_match_key")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("owes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_snapshots_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_snapshots")),
    )
