"""Messages and facts in the program's source code: the names it uses, and the facts it passes."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

Facts = frozenset[str]


@dataclass(frozen=True)
class Told:
    """A line of the source that passes a name and facts."""

    name: str
    facts: Facts | None
    """None if the line does not show them."""
    place: str


def trees(package: str, without: str = "") -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of a package, except those in the folder `without`."""
    folder = Path(str(resources.files(package)))
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder)
        if place.parts[0] != without:
            yield str(place), ast.parse(file.read_text(encoding="utf-8"))


def told(package: str, maker: str, name_at: int, facts_at: int) -> list[Told]:
    """Return every call of a class by its name, such as Refusal(rule, reason, facts)."""
    found: list[Told] = []
    for place, tree in trees(package):
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and _called(call) == maker:
                    where = f"{place}:{call.lineno}"
                    names = _constants(call.args[name_at])
                    assert names, f"{where}: {maker} is given a name that the source does not show"
                    facts = _facts(call, facts_at, function)
                    found.extend(Told(name, facts, where) for name in names)
    return found


def attributes(package: str, name: str) -> set[str]:
    """Return the non-empty strings that classes of a package assign to an attribute."""
    found: set[str] = set()
    for _, tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    target, value = _assigned(line)
                    if target == name and value is not None:
                        found.update(_constants(value))
    return found - {""}


def constants(package: str) -> set[str]:
    """Return every string constant."""
    return {
        node.value
        for _, tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _facts(call: ast.Call, facts_at: int, function: ast.FunctionDef) -> Facts | None:
    if len(call.args) <= facts_at:
        return frozenset()
    node = call.args[facts_at]
    if isinstance(node, ast.Call) and _called(node) == "dict":
        node = node.args[0]
    if isinstance(node, ast.Name):
        return _last_value(node, function)
    return _keys(node)


def _last_value(name: ast.Name, function: ast.FunctionDef) -> Facts | None:
    """Return the keys of the nearest dict above that was assigned to this name."""
    found: tuple[int, Facts | None] = (0, None)
    for line in ast.walk(function):
        target, value = _assigned(line)
        if target == name.id and value is not None and found[0] < value.lineno <= name.lineno:
            found = (value.lineno, _keys(value))
    return found[1]


def _assigned(line: ast.AST) -> tuple[str, ast.expr | None]:
    target: ast.expr | None = None
    if isinstance(line, ast.Assign):
        target = line.targets[0]
    elif isinstance(line, ast.AnnAssign):
        target = line.target
    if isinstance(target, ast.Name):
        assert isinstance(line, ast.Assign | ast.AnnAssign)
        return target.id, line.value
    return "", None


def _keys(node: ast.expr) -> Facts | None:
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    assert len(keys) == len(node.keys)
    return frozenset(str(key) for key in keys)
