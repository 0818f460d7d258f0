"""SQL statements on people, sessions, accounts and passkeys. They run on every database that SQLAlchemy supports."""

from dataclasses import asdict

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caravela.storage.errors import AlreadyThere, NoSuchPerson
from caravela.storage.records import AccountRow, PasskeyRow, PersonRow, SessionRow
from caravela.storage.schema import accounts, passkeys, people, sessions


def create_person(connection: Connection, person: PersonRow) -> None:
    if person_of(connection, person.id) is not None:
        raise AlreadyThere("person")
    connection.execute(insert(people), asdict(person))


def person_of(connection: Connection, person: str) -> PersonRow | None:
    found = connection.execute(select(people).where(people.c.id == person)).first()
    return None if found is None else PersonRow(*found)


def rename_person(connection: Connection, person: str, name: str, language: str | None) -> None:
    done = connection.execute(
        update(people).where(people.c.id == person).values(name=name, language=language)
    )
    if done.rowcount != 1:
        raise NoSuchPerson(person)


def _insert(connection: Connection, table: Table, person: str, row: dict[str, object]) -> None:
    """Insert a row that belongs to a person."""
    if person_of(connection, person) is None:
        raise NoSuchPerson(person)
    try:
        connection.execute(insert(table), row)
    except IntegrityError:
        raise AlreadyThere(table.name.removesuffix("s")) from None


# --- sessions ----------------------------------------------------------------------------------------


def create_session(connection: Connection, session: SessionRow) -> None:
    _insert(connection, sessions, session.person, asdict(session))


def session_person(connection: Connection, token_hash: bytes, now_ms: int) -> PersonRow | None:
    statement = (
        select(people)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.expires_ms > now_ms)
    )
    found = connection.execute(statement).first()
    return None if found is None else PersonRow(*found)


def delete_session(connection: Connection, token_hash: bytes) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def delete_expired_sessions(connection: Connection, now_ms: int) -> int:
    return connection.execute(delete(sessions).where(sessions.c.expires_ms <= now_ms)).rowcount


# --- accounts ----------------------------------------------------------------------------------------


def create_account(connection: Connection, account: AccountRow) -> None:
    row = asdict(account) | {"login_folded": account.login.casefold()}
    _insert(connection, accounts, account.person, row)


def account(connection: Connection, login: str) -> AccountRow | None:
    return _account(connection, accounts.c.login_folded.name, login.casefold())


def account_of(connection: Connection, person: str) -> AccountRow | None:
    return _account(connection, accounts.c.person.name, person)


def _account(connection: Connection, column: str, value: str) -> AccountRow | None:
    found = connection.execute(select(accounts).where(accounts.c[column] == value)).first()
    if found is None:
        return None
    return AccountRow(found.person, found.login, found.password_hash, found.created_ms)


# --- passkeys ----------------------------------------------------------------------------------------


def add_passkey(connection: Connection, passkey: PasskeyRow) -> None:
    _insert(connection, passkeys, passkey.person, asdict(passkey))


def passkey(connection: Connection, credential: bytes) -> PasskeyRow | None:
    found = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).first()
    return None if found is None else PasskeyRow(*found)


def passkeys_of(connection: Connection, person: str) -> list[PasskeyRow]:
    statement = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_ms)
    return [PasskeyRow(*found) for found in connection.execute(statement)]


def used_passkey(connection: Connection, credential: bytes, sign_count: int) -> None:
    connection.execute(
        update(passkeys).where(passkeys.c.credential == credential).values(sign_count=sign_count)
    )
