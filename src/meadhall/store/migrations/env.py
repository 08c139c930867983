"""Alembic asks this file how to reach the database; `database.migrate` has opened the connection."""

from __future__ import annotations

from alembic import context

from meadhall.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
