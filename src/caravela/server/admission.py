"""Admission: who may see a table, for the socket and the JSON API."""

from starlette.requests import HTTPConnection

from caravela.server.sessions import WATCH_COOKIE, stored
from caravela.storage.store import Store
from caravela.storage.tokens import token_hash
from caravela.table.table import Table


async def may_look(store: Store, connection: HTTPConnection, table: Table, person: str) -> bool:
    """Return whether a person may see a table: public, seated, its host, or holder of its watch link."""
    if table.admits(person):
        return True
    token = connection.cookies.get(WATCH_COOKIE)
    if token is None:
        return False
    return await stored(store.match_by_token, token_hash(token)) == (table.header.match, "watch")
