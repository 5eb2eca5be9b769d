"""Record files that are named on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from stammtisch.cli.mistakes import Mistake, quoted, system_reason
from stammtisch.texts import text, why


@contextmanager
def record_file(path: Path | None) -> Iterator[TextIO | None]:
    """The file for new records, if one is named; raises `Mistake` if nothing can be written there."""
    from stammtisch.records import WrongEnding, writing

    with ExitStack() as stack:
        try:
            file = None if path is None else stack.enter_context(writing(path))
        except WrongEnding as error:
            raise Mistake(why(error)) from None
        except OSError as error:
            raise Mistake(text("mistake-write", file=str(path), reason=system_reason(error))) from None
        yield file


def need_record_file(path: Path) -> None:
    """Raises `Mistake` if no record can be appended to this file."""
    from stammtisch.records import WrongEnding, need_ending

    try:
        need_ending(path)
        path.open("ab").close()
    except WrongEnding as error:
        raise Mistake(why(error)) from None
    except OSError as error:
        raise Mistake(text("mistake-write", file=str(path), reason=system_reason(error))) from None


@contextmanager
def record_lines(path: Path) -> Iterator[TextIO]:
    """The lines of a record, plain or compressed; raises `Mistake` if they cannot be read."""
    from stammtisch.core.game import BadRecord
    from stammtisch.records import reading_text

    try:
        with reading_text(path) as lines:
            yield lines
    except OSError as error:
        raise Mistake(text("mistake-read", file=str(path), reason=system_reason(error))) from None
    except UnicodeDecodeError:
        raise Mistake(text("mistake-utf8", file=str(path)), code=1) from None
    except BadRecord as error:
        raise Mistake(f"{path}: {quoted(why(error))}", code=1) from None
