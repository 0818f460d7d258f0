"""What can go wrong with a store, each with a sentence that a person can read."""


class StorageError(Exception):
    """Anything a store refuses or cannot do."""


class StorageFailed(StorageError):
    """The disk or the database failed: full, read-only, broken. Nothing of the change was kept; try it again."""


class NoDatabase(StorageFailed):
    """The data folder has no database yet."""


class StoreClosed(StorageError):
    """The store is closed; what was handed in later was not kept."""


class FolderBusy(StorageError):
    """Another process works on this data folder."""


class NewerDatabase(StorageError):
    """The database was written by a newer version of the program."""


class NoSuchMatch(StorageError):
    def __init__(self, match: str) -> None:
        super().__init__(f"there is no match {match}")
        self.match = match


class StaleIndex(StorageError):
    """The match has gone on since: another entry has this number, or the number before it is still free."""

    def __init__(self, match: str, index: int, expected: int) -> None:
        super().__init__(f"entry {index} of the match {match} cannot be kept: the next one is {expected}")
        self.match = match
        self.index = index
        self.expected = expected


class SameKey(StorageError):
    """The match has an entry of this key already: it is the one meant, and its number is `index`."""

    def __init__(self, match: str, key: str, index: int) -> None:
        super().__init__(f"the match {match} has an entry of the key {key} already: number {index}")
        self.match = match
        self.key = key
        self.index = index


class AlreadyThere(StorageError):
    """Something that must be unique exists: a match's id or code, a login, a passkey, a session."""

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
