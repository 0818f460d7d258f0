"""Errors of a store, each with a message for people."""


class StorageError(Exception):
    """Base class of everything that a store refuses or cannot do."""


class StorageFailed(StorageError):
    """The disk or the database failed: full, read-only, damaged. Nothing was written; retry later."""


class NoDatabase(StorageFailed):
    """The data folder has no database yet."""


class StoreClosed(StorageError):
    """The store is closed. Nothing submitted after that is written."""


class FolderBusy(StorageError):
    """Another process uses this data folder."""


class NewerDatabase(StorageError):
    """The database was written by a newer version of the program."""


class NoSuchMatch(StorageError):
    def __init__(self, match: str) -> None:
        super().__init__(f"there is no match {match}")
        self.match = match


class StaleIndex(StorageError):
    """The index is not the next one: that entry already exists, or an earlier one is still missing."""

    def __init__(self, match: str, index: int, expected: int) -> None:
        super().__init__(f"entry {index} of the match {match} cannot be kept: the next one is {expected}")
        self.match = match
        self.index = index
        self.expected = expected


class SameKey(StorageError):
    """The match already has an entry with this idempotency key; `index` is its number."""

    def __init__(self, match: str, key: str, index: int) -> None:
        super().__init__(f"the match {match} has an entry of the key {key} already: number {index}")
        self.match = match
        self.key = key
        self.index = index


class AlreadyThere(StorageError):
    """A value that must be unique already exists: a match id or code, a login, a passkey, a session."""

    def __init__(self, what: str) -> None:
        super().__init__(f"there is such a {what} already")
        self.what = what


class NoSuchPerson(StorageError):
    def __init__(self, person: str) -> None:
        super().__init__(f"there is no person {person}")
        self.person = person


class NoSuchSession(StorageError):
    def __init__(self) -> None:
        super().__init__("there is no such session")
