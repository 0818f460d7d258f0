"""Generate TypeScript types from the message shapes, the same source as the decoders, and from the games' views."""

import ast
import inspect
import itertools
import typing
from types import ModuleType

import msgspec
from msgspec import inspect as kinds

from caravela.wire import messages, requests, shapes
from caravela.wire.codec import structs_of

HEADING = "// Made from src/caravela/wire by python -m caravela.wire; a test tells when it is out of date.\n"
VIEW_HEADING = "// Made by python -m caravela.wire {module}; a test tells when it is out of date."
UNIONS = {"ViewerMessage": messages.ViewerMessage, "ServerMessage": messages.ServerMessage}


def typescript(kind: kinds.Type) -> str:
    """Return the TypeScript of a type. Documents that are passed through (Raw) become `unknown`."""
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, kinds.UnionType):
        return " | ".join(dict.fromkeys(typescript(each) for each in kind.types))
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, kinds.ListType | kinds.VarTupleType):
        item = typescript(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(typescript(each) for each in kind.item_types)}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    plain = {
        kinds.IntType: "number",
        kinds.FloatType: "number",
        kinds.StrType: "string",
        kinds.BoolType: "boolean",
        kinds.NoneType: "null",
        kinds.RawType: "unknown",
        kinds.AnyType: "unknown",
        kinds.CustomType: "unknown",
    }
    return plain[type(kind)]


def tsdoc(text: str, indent: str = "") -> list[str]:
    """Return the lines of a TSDoc comment with a doc string; none for an empty text."""
    lines = inspect.cleandoc(text).replace("*/", "*\\/").splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def field_docs(shape: type) -> dict[str, str]:
    """Return the doc strings below the fields of a class and of its bases, by field. Only the source has them."""
    found: dict[str, str] = {}
    for each in reversed(shape.__mro__):
        if each.__module__.split(".")[0] in ("builtins", "msgspec"):
            continue
        body = ast.parse(inspect.getsource(each)).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in itertools.pairwise(body.body):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                    found[name] = doc
    return found


def interface(struct: type[msgspec.Struct]) -> str:
    kind = kinds.type_info(struct)
    assert isinstance(kind, kinds.StructType)
    docs = field_docs(struct)
    lines = [*tsdoc(vars(struct).get("__doc__") or ""), f"export interface {struct.__name__} {{"]
    if kind.tag is not None and kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        name = typescript(field.type)
        # The client may omit fields with a default; the server always sends all fields.
        optional = "?" if kind.forbid_unknown_fields and not field.required else ""
        lines.extend(tsdoc(docs.get(field.name, ""), "  "))
        lines.append(f"  {field.encode_name}{optional}: {'Facts' if name == FACTS else name};")
        if name == f"{FACTS} | null":
            lines[-1] = f"  {field.encode_name}{optional}: Facts | null;"
    return "\n".join([*lines, "}"])


def view_interface(shape: type) -> str:
    """Return the interface of a TypedDict, with its fields in the order of the source."""
    kind = kinds.type_info(shape)
    assert isinstance(kind, kinds.TypedDictType)
    docs = field_docs(shape)
    fields = {field.name: field for field in kind.fields}
    lines = [*tsdoc(shape.__doc__ or ""), f"export interface {shape.__name__} {{"]
    for name in shape.__annotations__:
        lines.extend(tsdoc(docs.get(name, ""), "  "))
        lines.append(f"  {name}{'' if fields[name].required else '?'}: {typescript(fields[name].type)};")
    return "\n".join([*lines, "}"])


def view_text(module: ModuleType) -> str:
    """Return the TypeScript of all TypedDicts of a module, such as `caravela.games.amerigo.view_types`."""
    shapes_of = [each for each in vars(module).values() if typing.is_typeddict(each)]
    heading = VIEW_HEADING.format(module=module.__name__)
    return "\n\n".join([heading, *map(view_interface, shapes_of)]) + "\n"


FACTS = typescript(kinds.type_info(shapes.Facts))


def text() -> str:
    parts = [
        HEADING,
        f"export const PROTOCOL = {messages.PROTOCOL};",
        "export type Fact = number | string | string[];",
        "export type Facts = Record<string, Fact>;",
    ]
    for module in (shapes, messages, requests):
        parts.extend(interface(struct) for struct in structs_of(module))
    for name, union in UNIONS.items():
        kind = kinds.type_info(union)
        assert isinstance(kind, kinds.UnionType)
        parts.append(f"export type {name} = {typescript(kind)};")
    parts.append('export type RefusalCode = Refused["code"];')
    return "\n\n".join(parts) + "\n"
