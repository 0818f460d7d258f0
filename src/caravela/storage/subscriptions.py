"""SQL statements on push subscriptions. They run on every database that SQLAlchemy supports."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select
from sqlalchemy.exc import IntegrityError

from caravela.storage.errors import NoSuchSession
from caravela.storage.records import SubscriptionRow
from caravela.storage.schema import sessions, subscriptions


def put_subscription(connection: Connection, subscription: SubscriptionRow, most: int) -> None:
    drop_subscription(connection, subscription.endpoint)
    try:
        connection.execute(insert(subscriptions), asdict(subscription))
    except IntegrityError:
        raise NoSuchSession from None
    person = connection.scalar(select(sessions.c.person).where(sessions.c.token_hash == subscription.session))
    newest_first = _of(person).order_by(subscriptions.c.created_ms.desc(), subscriptions.c.endpoint)
    for too_many in connection.execute(newest_first.offset(most)).all():
        drop_subscription(connection, too_many.endpoint)


def subscriptions_of(connection: Connection, person: str, now_ms: int) -> list[SubscriptionRow]:
    still_good = _of(person).where(sessions.c.expires_ms > now_ms).order_by(subscriptions.c.created_ms)
    return [SubscriptionRow(*found) for found in connection.execute(still_good)]


def drop_subscription(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))


def drop_own_subscription(connection: Connection, endpoint: str, person: str) -> None:
    own = select(sessions.c.token_hash).where(sessions.c.person == person)
    connection.execute(
        delete(subscriptions).where(subscriptions.c.endpoint == endpoint, subscriptions.c.session.in_(own))
    )


def _of(person: str | None) -> Select[*tuple[Any, ...]]:
    return (
        select(subscriptions)
        .join(sessions, sessions.c.token_hash == subscriptions.c.session)
        .where(sessions.c.person == person)
    )
