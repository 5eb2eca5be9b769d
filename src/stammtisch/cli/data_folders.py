"""Folders of tables that are named on the command line, and the packages they need."""

from __future__ import annotations

from pathlib import Path

from stammtisch.cli.mistakes import Mistake, system_reason
from stammtisch.texts import text


def need_packages() -> None:
    """Raises `Mistake`, which says what to install, if tables cannot be written or read."""
    try:
        import polars  # noqa: F401
    except ImportError:
        raise Mistake(text("mistake-extra-missing", extra="data")) from None


def need_new_folder(path: Path) -> None:
    """Raises `Mistake` if there is anything in the folder, or if it cannot be made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise Mistake(text("mistake-not-empty", folder=str(path)))
    except FileExistsError:
        raise Mistake(text("mistake-not-folder", folder=str(path))) from None
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(path), reason=system_reason(error))) from None
