"""Strict reader for JSON and TOML data. It collects every fault with its place and rejects unknown fields."""

import tomllib
from collections.abc import Sequence


class BrokenDocument(ValueError):
    """Data that does not have the expected form; `faults` lists everything wrong with it."""

    def __init__(self, what: str, faults: list[str]) -> None:
        super().__init__(f"{what}: " + "; ".join(faults))
        self.what = what
        self.faults = faults


class Reader:
    """Reads the fields of one mapping.

    A missing or invalid field is recorded as a fault and read as a harmless default.
    """

    def __init__(self, data: object, path: str = "", faults: list[str] | None = None) -> None:
        self.path = path
        self.faults: list[str] = [] if faults is None else faults
        self.fields: dict[str, object] = {}
        self._read: set[str] = set()
        if isinstance(data, dict):
            self.fields = {str(key): value for key, value in data.items()}
        else:
            self.fault(path or "document", "is not a table of fields")

    def fault(self, place: str, complaint: str) -> None:
        self.faults.append(f"{place} {complaint}")

    def place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.fields

    def value(self, key: str) -> object:
        """Return the raw value of a field. A missing field is a fault and reads as None."""
        self._read.add(key)
        if key not in self.fields:
            self.fault(self.place(key), "is missing")
            return None
        return self.fields[key]

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.value(key)
        if key not in self.fields:
            return low
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(self.place(key), f"is {value!r}, not a whole number from {low} to {high}")
            return low
        return value

    def number(self, key: str, low: float, high: float) -> float:
        """Read a number that may have a fraction."""
        value = self.value(key)
        if key not in self.fields:
            return low
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            self.fault(self.place(key), f"is {value!r}, not a number from {low:g} to {high:g}")
            return low
        return float(value)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if key in self.fields and not isinstance(value, bool):
            self.fault(self.place(key), f"is {value!r}, not true or false")
        return value is True

    def text(self, key: str) -> str:
        value = self.value(key)
        if key in self.fields and not isinstance(value, str):
            self.fault(self.place(key), f"is {value!r}, not a text")
        return value if isinstance(value, str) else ""

    def choice(self, key: str, choices: Sequence[str]) -> int:
        """Return the index of the field's text among the choices."""
        value = self.text(key)
        if value not in choices:
            if isinstance(self.fields.get(key), str):
                self.fault(self.place(key), f"is {value!r}, not one of {', '.join(choices)}")
            return 0
        return choices.index(value)

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if key in self.fields and not isinstance(value, list):
            self.fault(self.place(key), f"is {value!r}, not a list")
        return list(value) if isinstance(value, list) else []

    def integers(self, key: str, length: int, low: int, high: int) -> list[int]:
        values = self.items(key)
        good = [
            value
            for value in values
            if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        ]
        if key in self.fields and (len(good) != length or len(values) != length):
            self.fault(self.place(key), f"is not a list of {length} whole numbers from {low} to {high}")
        return good if len(good) == length else [low] * length

    def section(self, key: str) -> "Reader":
        return Reader(self.value(key), self.place(key), self.faults)

    def sections(self, key: str) -> list["Reader"]:
        return [
            Reader(item, f"{self.place(key)}[{at}]", self.faults) for at, item in enumerate(self.items(key))
        ]

    def finish(self) -> None:
        """Record a fault for every field that was never read."""
        for key in sorted(set(self.fields) - self._read):
            self.fault(self.place(key), "is not a field here")

    def close(self, what: str) -> None:
        """Finish a whole document. Raise BrokenDocument with all faults if there are any."""
        self.finish()
        if self.faults:
            raise BrokenDocument(what, self.faults)


def read_toml(text: str, what: str) -> object:
    """Parse TOML text. Raise BrokenDocument if it is not valid TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenDocument(what, [str(error)]) from None
