"""Headers and people for the tests, each with its own id, code and links."""

from itertools import count

from caravela.storage.records import MatchHeader, MatchUpdate, PersonRow
from caravela.storage.store import Store
from caravela.storage.tokens import new_code, new_token, token_hash

NOW = 1_800_000_000_000
numbers = count()


def header(match: str | None = None, host: str | None = None, created_ms: int = NOW) -> MatchHeader:
    return MatchHeader(
        id=match or f"match-{next(numbers)}",
        game="mundus_novus",
        rules_version=1,
        seats=3,
        options='{"variant": "short"}',
        secret=b"\x00secret\xff",
        body=b"{}",
        host=host,
        code=new_code(),
        play_hash=token_hash(new_token()),
        watch_hash=token_hash(new_token()),
        created_ms=created_ms,
    )


def person(store: Store, name: str) -> str:
    """Somebody new; gives the id."""
    made = PersonRow(f"person-{next(numbers)}", name, "nl", NOW)
    store.create_person(made)
    return made.id


def made_match(store: Store, match: str | None = None) -> str:
    made = header(match)
    store.create(made)
    return made.id


def later(milliseconds: int) -> MatchUpdate:
    return MatchUpdate(NOW + milliseconds)
