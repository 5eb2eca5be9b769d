"""`python -m stammtisch.records [FILE]` prints or writes the schema of a record's lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stammtisch.records import schema

written = json.dumps(schema(), indent=1) + "\n"
if len(sys.argv) > 1:
    Path(sys.argv[1]).write_text(written, encoding="utf-8")
else:
    sys.stdout.write(written)
