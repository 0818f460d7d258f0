"""SQL statements by which several server processes coordinate: presence and claims."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import IntegrityError

from caravela.storage.errors import NoSuchMatch
from caravela.storage.schema import notifications, rolls


def put_roll(connection: Connection, match: str, node: str, people: str | None, until_ms: int) -> None:
    if people is None:
        connection.execute(delete(rolls).where(rolls.c.match == match, rolls.c.node == node))
        return
    statement = (
        "INSERT INTO rolls (match, node, people, until_ms) VALUES (:match, :node, :people, :until_ms) "
        "ON CONFLICT (match, node) DO UPDATE SET people = :people, until_ms = :until_ms"
    )
    row = {"match": match, "node": node, "people": people, "until_ms": until_ms}
    try:
        connection.execute(text(statement), row)
    except IntegrityError:
        raise NoSuchMatch(match) from None


def rolls_of(connection: Connection, ids: Sequence[str], node: str, now_ms: int) -> dict[str, list[str]]:
    statement = (
        select(rolls.c.match, rolls.c.people)
        .where(rolls.c.match.in_(ids), rolls.c.node != node, rolls.c.until_ms > now_ms)
        .order_by(rolls.c.node)
    )
    found: dict[str, list[str]] = {}
    for row in connection.execute(statement):
        found.setdefault(row.match, []).append(row.people)
    return found


def delete_expired_rolls(connection: Connection, now_ms: int) -> None:
    connection.execute(delete(rolls).where(rolls.c.until_ms <= now_ms))


def claim_notification(connection: Connection, match: str, person: str, entry: int) -> bool:
    statement = "INSERT INTO notifications VALUES (:match, :person, :entry) ON CONFLICT DO NOTHING"
    try:
        done = connection.execute(text(statement), {"match": match, "person": person, "entry": entry})
    except IntegrityError:
        return False  # the match or the person was deleted meanwhile
    if done.rowcount != 1:
        return False
    earlier = (notifications.c.match == match) & (notifications.c.person == person)
    connection.execute(delete(notifications).where(earlier, notifications.c.entry < entry))
    return True
