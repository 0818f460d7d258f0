"""Write the `copy` method of every game state from the fields that its class and its bases declare.

Run it after a change of the fields: python tools/state_copies.py
A loop over field names would be slow in the compiled build, so the method names every field.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src/caravela"
BASES = ("kernel/state.py", "kernel/steps.py")
Fields = dict[str, str]
"""Annotations by field name, in order."""


def state_files() -> list[Path]:
    return sorted(SOURCE.glob("games/*/state.py"))


def classes(text: str, known: dict[str, Fields]) -> Iterator[tuple[ast.ClassDef, Fields]]:
    """Yield the state classes of a module with all their fields, and add them to the known ones."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            fields: Fields = {}
            for base in node.bases:
                fields |= known.get(ast.unparse(base), {})
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    fields[line.target.id] = ast.unparse(line.annotation)
            known[node.name] = fields
            yield node, fields


def copy_method(name: str, fields: Fields) -> list[str]:
    """Return the lines of the method. Flags are set only inside `advance`, so a copy has none."""
    lines = [f'    def copy(self) -> "{name}":', f"        new = {name}()"]
    for field, kind in fields.items():
        value = f"self.{field}"
        if kind == "bool":
            value = "False"
        elif kind.startswith(("vec[", "list[")):
            value += "[:]"
        lines.append(f"        new.{field} = {value}")
    return [*lines, "        return new"]


def rewritten(text: str) -> str:
    """Return the text of a state module with the copy method that its fields need."""
    known: dict[str, Fields] = {}
    for base in BASES:
        for _ in classes((SOURCE / base).read_text(encoding="utf-8"), known):
            pass
    lines = text.splitlines()
    for node, fields in classes(text, known):
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "copy":
                lines[method.lineno - 1 : method.end_lineno] = copy_method(node.name, fields)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for path in state_files():
        path.write_text(rewritten(path.read_text(encoding="utf-8")), encoding="utf-8")
