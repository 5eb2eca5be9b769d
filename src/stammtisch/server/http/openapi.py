"""Prints the OpenAPI description: `python -m stammtisch.server.http.openapi [FILE]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stammtisch.server.http.app import create_app


def openapi() -> dict[str, Any]:
    """The description that the server gives at /api/openapi.json."""
    return create_app().openapi()


def main() -> None:
    written = json.dumps(openapi(), indent=1, sort_keys=True) + "\n"
    if len(sys.argv) < 2:
        sys.stdout.write(written)
        return
    try:
        Path(sys.argv[1]).write_text(written, encoding="utf-8")
    except OSError as error:
        sys.exit(f"cannot write {sys.argv[1]}: {error.strerror}")


if __name__ == "__main__":
    main()
