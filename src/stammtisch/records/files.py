"""Record files, plain or compressed: written by their ending, read by what is in them."""

from __future__ import annotations

import gzip
import io
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, TextIO, cast

from stammtisch.core.game import BadRecord
from stammtisch.texts import Reason

PLAIN = (".jsonl", ".ndjson")
GZIP, ZSTANDARD = ".gz", ".zst"
ENDINGS = tuple(plain + packed for plain in PLAIN for packed in ("", GZIP, ZSTANDARD))
GZIP_MAGIC, ZSTANDARD_MAGIC = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
GZIP_LEVEL = 6
LONGEST_LINE = 1 << 20
"""Characters; a header with a set of its own has some thousand."""

AnyPath = str | os.PathLike[str]


class WrongEnding(Reason, ValueError):
    """A name that says something else than JSON lines; `str(error)` lists the right endings."""


def need_ending(path: AnyPath) -> None:
    """Raises `WrongEnding` unless the name says JSON lines, or nothing at all, like `/dev/stdout`."""
    name = Path(path).name.lower()
    if name.endswith(ENDINGS) or "." not in name.lstrip("."):
        return
    raise WrongEnding("mistake-ending", file=str(path), endings=", ".join(ENDINGS))


@contextmanager
def writing(path: AnyPath, *, append: bool = False) -> Iterator[TextIO]:
    """The file, opened for new games, compressed if its name says so; raises `WrongEnding`.

    With `append` they follow those that are there.
    """
    need_ending(path)
    with (
        Path(path).open("ab" if append else "wb") as file,
        _packed(file, Path(path).suffix.lower()) as packed,
        io.TextIOWrapper(packed, encoding="utf-8", newline="\n") as text,
    ):
        yield text


@contextmanager
def reading(path: AnyPath) -> Iterator[BinaryIO]:
    """The bytes of a record, unpacked if they are compressed, whatever the file's name is.

    A damaged file raises `BadRecord` where the damage is met.
    """
    with Path(path).open("rb") as file:
        begin = file.peek(4)[:4]
        if begin.startswith(GZIP_MAGIC):
            unpacked: Any = gzip.GzipFile(fileobj=file)
            damage: tuple[type[Exception], ...] = (EOFError, gzip.BadGzipFile, zlib.error)
        elif begin == ZSTANDARD_MAGIC:
            zstd = _zstd()
            unpacked, damage = zstd.ZstdFile(file), (EOFError, zstd.ZstdError)
        else:
            yield file
            return
        with unpacked:
            try:
                yield cast(BinaryIO, io.BufferedReader(unpacked, 1 << 18))
            except damage:
                raise BadRecord("record-damaged") from None


@contextmanager
def reading_text(path: AnyPath) -> Iterator[TextIO]:
    """The lines of a record; raises UnicodeDecodeError if they are no UTF-8, and `BadRecord` where one is
    longer than any of a record."""
    with reading(path) as file:
        yield _Lines(file, encoding="utf-8")


class _Lines(io.TextIOWrapper):
    """Never holds more of a line than a record can have."""

    _number = 0

    def __next__(self) -> str:  # type: ignore[override]  # as in TextIOWrapper
        line = self.readline(LONGEST_LINE + 1)
        if not line:
            raise StopIteration
        self._number += 1
        need_short(line, self._number)
        return line


def short_lines(file: BinaryIO) -> Iterator[bytes]:
    """The same, not decoded."""
    for number in count(1):
        line = file.readline(LONGEST_LINE + 1)
        if not line:
            return
        need_short(line, number)
        yield line


def need_short(line: str | bytes, number: int) -> None:
    """Raises `BadRecord` for a line that is no record's."""
    if len(line) > LONGEST_LINE:
        raise BadRecord(
            "record-fault", line=number, reason=str(BadRecord("record-long-line", most=LONGEST_LINE))
        )


@contextmanager
def _packed(file: BinaryIO, ending: str) -> Iterator[BinaryIO]:
    if ending == GZIP:  # without name and time, so that the same games make the same file
        with gzip.GzipFile("", "wb", GZIP_LEVEL, file, mtime=0) as packed:
            yield cast(BinaryIO, packed)
    elif ending == ZSTANDARD:
        with _zstd().ZstdFile(file, "w") as packed:
            yield packed
    else:
        yield file


def _zstd() -> Any:
    """Python has it from 3.14 on; before that, a package does."""
    try:
        from compression import zstd  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        from backports import zstd  # type: ignore[import-not-found, no-redef, unused-ignore]
    return zstd
