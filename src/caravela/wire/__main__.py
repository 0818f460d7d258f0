"""Write types from Python to standard output.

`python -m caravela.wire` writes the browser's types of the messages; with `schema`, their JSON schemas; with a module
such as `caravela.games.amerigo.view_types`, the browser's types of the view that it declares; with a game's component
file, the browser's type of its content.
"""

import importlib
import json
import sys
from pathlib import Path

from caravela.wire.codec import schemas
from caravela.wire.component_types import component_text
from caravela.wire.typescript import text, view_text

match sys.argv[1:]:
    case []:
        sys.stdout.write(text())
    case ["schema"]:
        sys.stdout.write(json.dumps(schemas(), indent=1) + "\n")
    case [file] if file.endswith(".toml"):
        sys.stdout.write(component_text(Path(file)))
    case [module]:
        sys.stdout.write(view_text(importlib.import_module(module)))
    case _:
        sys.exit("usage: python -m caravela.wire [schema | MODULE | FILE.toml]")
