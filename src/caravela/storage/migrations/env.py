"""Alembic environment: runs the migrations on the given connection, inside the caller's transaction."""

from alembic import context

from caravela.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
