"""Matches that are written into a data folder before a server opens it: any position, people with known cookies."""

import msgspec

from caravela.games import game
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.server.lobby import match_header
from caravela.server.store_calls import now_ms
from caravela.storage.records import PersonRow, SeatRecord, SessionRow
from caravela.storage.store import Store
from caravela.storage.tokens import new_code, new_id, new_token, token_hash
from caravela.table.header import Origin, SeatHeader, TableHeader

SECRET = "5e" * 32
FAR = 2**50


def new_person(store: Store, name: str) -> tuple[str, str]:
    """Somebody with a session: their id, and the cookie of it."""
    person, token = new_id(), new_token()
    store.create_person(PersonRow(person, name, None, 1))
    store.create_session(SessionRow(token_hash(token), person, 1, FAR))
    return person, f"caravela={token}"


def new_world(
    store: Store, key: str, rules: Rules, state: State, people: list[str], nonce: str, *, listed: bool = False
) -> str:
    """A table that begins with a state; `people` own its seats in their order, each with the same nonce."""
    return new_table(store, key, people, nonce, Origin("m", 0, rules.encode(state)), listed=listed)


def watch_token(nonce: str) -> str:
    """The token of the link by which people watch the table with this nonce."""
    return f"watch-{nonce}"


def new_table(
    store: Store,
    key: str,
    people: list[str],
    nonce: str = "",
    origin: Origin | None = None,
    *,
    listed: bool = False,
) -> str:
    """A table whose seats `people` own in their order: it begins as soon as somebody looks."""
    watch = watch_token(nonce)
    header = TableHeader(
        match=new_id(),
        game=key,
        rules_version=game(key).rules_version,
        seats=[SeatHeader("person", person, f"Seat {at}", nonce=nonce) for at, person in enumerate(people)],
        options={},
        secret=SECRET,
        host=people[-1],
        host_name="Host",
        code=new_code(),
        created_ms=now_ms(),
        public=listed,
        origin=origin,
    )
    seats = [SeatRecord(at, person) for at, person in enumerate(people)]
    store.create(match_header(header, new_token(), watch), seats, public=listed)
    return header.match


def masked(text: str) -> str:
    """A message without what differs by nature: the match's id, its code, and times."""
    message = msgspec.json.decode(text)
    table = message.get("table")
    if isinstance(table, dict):
        table["match"] = table["code"] = "-"
    for line in [message.get("line"), *message.get("chat", ())]:
        if line is not None:
            line["time_ms"] = 0
    return f"{len(text)} {msgspec.json.encode(message).decode()}"
