"""`python -m caravela.wire > web/src/wire/shapes.ts` writes the browser's types; `schema` prints JSON schemas."""

import json
import sys

from caravela.wire.codec import schemas
from caravela.wire.typescript import text

if sys.argv[1:] == ["schema"]:
    sys.stdout.write(json.dumps(schemas(), indent=1) + "\n")
else:
    sys.stdout.write(text())
