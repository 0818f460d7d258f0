"""Admission: whether a caller may open a table, by their identity or by the watch link in their cookies."""

from starlette.requests import HTTPConnection

from caravela.server.sessions import WATCH_COOKIE
from caravela.server.store_calls import stored
from caravela.storage.store import Store
from caravela.storage.tokens import token_hash
from caravela.table.access import may_open_table
from caravela.table.table import Table


async def is_admitted(store: Store, connection: HTTPConnection, table: Table, person: str) -> bool:
    if may_open_table(table.record, person):
        return True
    token = connection.cookies.get(WATCH_COOKIE)
    if token is None:
        return False
    watch_link = await stored(store.match_by_token, token_hash(token)) == (table.header.match, "watch")
    return may_open_table(table.record, person, watch_link=watch_link)
