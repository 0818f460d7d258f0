"""Writes web/src/wire/shapes.ts from the message shapes of the server: python web/tools/wire_types.py"""

import sys
from pathlib import Path

from caravela.wire.typescript import text

TARGET = Path(__file__).parent.parent / "src" / "wire" / "shapes.ts"

if sys.argv[1:] == ["--print"]:
    sys.stdout.write(text())
else:
    TARGET.write_text(text(), encoding="utf-8")
