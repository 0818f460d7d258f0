"""caravela serve: serve matches over the network."""

import importlib
from pathlib import Path
from typing import Annotated

import typer

from caravela.commands.common import Database, DataFolder, Host, Origins, Port
from caravela.server.settings import PushSettings
from caravela.storage.folder import data_folder


def serve(
    data: DataFolder = None,
    database: Database = None,
    host: Host = "127.0.0.1",
    port: Port = 8400,
    origin: Origins = None,
    workers: Annotated[int, typer.Option(help="How many bots think at once.", min=1, max=64)] = 2,
    push: Annotated[
        str | None,
        typer.Option(
            metavar="CONTACT",
            help="Tell people of their turn when no page is open, through their browsers' push services, "
            "which may write to CONTACT: mailto:... or https://...",
        ),
    ] = None,
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            help="A push service besides those of the known browsers, such as push.example; may be repeated.",
        ),
    ] = None,
    client: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="A browser client that you have built yourself, with boards of other games.",
        ),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve matches to browsers until stopped by SIGTERM or the keyboard."""
    # Lazy import: the server's libraries load slowly, and the other verbs do not need them.
    serving = importlib.import_module("caravela.server.serving")
    serving.serve_with(
        data=data_folder(data),
        database=database or None,
        host=host,
        port=port,
        origins=tuple(origin or ()),
        workers=workers,
        log_level=log_level,
        client=client,
        push=None if push is None else PushSettings(push, tuple(push_service or ())),
    )
