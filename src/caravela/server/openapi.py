"""The OpenAPI description of the JSON API, generated from the types that decode and encode it."""

from typing import Any

import msgspec

from caravela.build import program_version
from caravela.server.endpoints import ENDPOINTS, Endpoint
from caravela.server.responses import STATUS
from caravela.wire.codec import any_document
from caravela.wire.messages import PROTOCOL, ServerMessage, ViewerMessage
from caravela.wire.requests import Fault

REFS = "#/components/schemas/{name}"


COMMON_FAULTS = ("too-fast",)
BODY_FAULTS = ("bad-message", "foreign-origin", "too-large", "not-json", "storage")


def document() -> dict[str, Any]:
    shapes = [Fault, ViewerMessage, ServerMessage]
    for endpoint in ENDPOINTS:
        shapes += [each for each in (endpoint.answers, endpoint.takes) if each not in (None, object)]
    schemas, components = msgspec.json.schema_components(shapes, schema_hook=any_document, ref_template=REFS)
    by_shape = {str(shape): schema for shape, schema in zip(shapes, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Caravela",
            "version": program_version(),
            "description": "Board games on the network. See docs/api.md for the socket and how to use both.",
        },
        "paths": paths,
        "components": {"schemas": components},
        "x-socket": {
            "path": "/ws/{match}",
            "protocol": PROTOCOL,
            "from-viewer": by_shape[str(ViewerMessage)],
            "from-server": by_shape[str(ServerMessage)],
        },
    }


def _operation(endpoint: Endpoint, by_shape: dict[str, Any]) -> dict[str, Any]:
    content = {"schema": by_shape.get(str(endpoint.answers), {})}
    if endpoint.media != "application/json":
        content = {"schema": {"type": "string"}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": _name(endpoint),
        "responses": {"200": {"description": "Done.", "content": {endpoint.media: content}}},
    }
    names = [(part[1:-1], "path") for part in endpoint.path.replace(".ftl", "").split("/") if part[:1] == "{"]
    names += [(name, "query") for name in endpoint.query]
    if names:
        operation["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for name, place in names
        ]
    faults = [*COMMON_FAULTS, *endpoint.faults]
    if endpoint.path.startswith("/api/") and endpoint.method == "GET":
        faults.append("storage")
    if endpoint.method != "GET":
        faults += BODY_FAULTS
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_shape[str(endpoint.takes)]}},
        }
    for code in faults:
        status = str(STATUS[code])
        known = operation["responses"].get(status)
        text = code if known is None else f"{known['description']}, {code}"
        operation["responses"][status] = {
            "description": text,
            "content": {"application/json": {"schema": by_shape[str(Fault)]}},
        }
    return operation


def _name(endpoint: Endpoint) -> str:
    words = [
        part.strip("{}") for part in endpoint.path.replace(".ftl", "").split("/") if part and part != "api"
    ]
    return "-".join([endpoint.method.lower(), *words]).replace(".", "-")
