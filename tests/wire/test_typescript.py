"""The TypeScript types carry the doc strings of Python."""

from msgspec import Struct

from caravela.wire.typescript import interface


class Harbour(Struct):
    """A place to land.

    It may be full.
    """

    name: str
    berths: int
    """Number of ships that fit. A comment ends with */ in TypeScript."""


class Port(Harbour):
    crane: bool
    """True if it can unload heavy goods."""


def test_doc_strings_become_comments() -> None:
    assert interface(Harbour).splitlines() == [
        "/**",
        " * A place to land.",
        " *",
        " * It may be full.",
        " */",
        "export interface Harbour {",
        "  name: string;",
        r"  /** Number of ships that fit. A comment ends with *\/ in TypeScript. */",
        "  berths: number;",
        "}",
    ]


def test_inherited_fields_keep_their_doc_strings() -> None:
    lines = interface(Port).splitlines()
    assert lines[0] == "export interface Port {"
    assert lines[lines.index("  berths: number;") - 1].startswith("  /** Number of ships that fit.")
    assert lines[lines.index("  crane: boolean;") - 1] == "  /** True if it can unload heavy goods. */"
