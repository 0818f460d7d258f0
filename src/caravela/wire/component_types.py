"""Generate TypeScript types from a game's `components.toml`, which the browser client imports as data."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

HEADING = (
    "// Made by python -m caravela.wire from {game}/components.toml; a test tells when it is out of date."
)


def component_text(file: Path) -> str:
    """Return the declaration of a component file as a module."""
    game = file.parent.name
    kind = component_type(tomllib.loads(file.read_text(encoding="utf-8")), "  ")
    return "\n".join(
        [
            HEADING.format(game=game),
            f'declare module "*/{game}/components.toml" {{',
            f"  const components: {kind};",
            "  export default components;",
            "}\n",
        ]
    )


def component_type(value: object, indent: str = "") -> str:
    """Return the type of a value. Tables with numbers as keys become records, lists of equally long rows tuples."""
    match value:
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case dict() if all(str(key).isdecimal() for key in value):
            return f"Readonly<Record<string, {_union(value.values(), indent)}>>"
        case dict():
            return _table([value], indent)
        case [dict(), *_]:
            return f"readonly {_table([row for row in value if isinstance(row, dict)], indent)}[]"
        case [list(first), *_] if all(isinstance(row, list) and len(row) == len(first) for row in value):
            columns = zip(*value, strict=True)
            return f"readonly (readonly [{', '.join(map(_column, columns))}])[]"
        case list():
            kind = _union(value, indent)
            return f"readonly ({kind})[]" if "|" in kind else f"readonly {kind}[]"
        case _:
            return "string"


def _table(tables: list[dict[str, object]], indent: str) -> str:
    """Return the type of tables. A field that not every table has is optional."""
    names = dict.fromkeys(name for table in tables for name in table)
    lines = []
    for name in names:
        values = [table[name] for table in tables if name in table]
        optional = "" if len(values) == len(tables) else "?"
        lines.append(f"{indent}  readonly {name}{optional}: {_union(values, indent + '  ')};")
    return "\n".join(["{", *lines, f"{indent}}}"])


def _union(values: Iterable[object], indent: str) -> str:
    return " | ".join(dict.fromkeys(component_type(value, indent) for value in values))


def _column(values: tuple[object, ...]) -> str:
    """Return the type of a column: its strings by name if it has nothing else."""
    if all(isinstance(value, str) for value in values):
        return " | ".join(dict.fromkeys(f'"{value}"' for value in values))
    return _union(values, "")
