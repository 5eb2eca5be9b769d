"""A picture in at most 256 colours: a fifth of the size, at the cost of bands in its gradients."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from itertools import accumulate
from math import sqrt

COLOURS = 256
Shade = tuple[int, ...]


def small_png(pixels: bytes, width: int, height: int) -> bytes:
    """The PNG of these pixels, given as red, green, blue, alpha from the upper left."""
    every = [pixels[at : at + 3] for at in range(0, len(pixels), 4)]
    boxes = _boxes(Counter(every))
    place = {bytes(shade): at for at, box in enumerate(boxes) for shade in box}
    palette = bytes(round(part) for box in boxes for part in _middle(box))
    lines = b"".join(
        b"\0" + bytes(place[pixel] for pixel in every[row * width : (row + 1) * width])
        for row in range(height)
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, content)
        for kind, content in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def _boxes(counts: Counter[bytes]) -> list[dict[Shade, float]]:
    """Shades that are alike, together: the box that is widest is cut in two until there are enough."""
    # A large plain ground is not worth more colours than a small drawing, hence the root.
    whole = {tuple(shade): sqrt(count) for shade, count in counts.items()}
    boxes = [(_worth(whole), whole)]
    while len(boxes) < min(COLOURS, len(counts)):
        at = max(range(len(boxes)), key=lambda at: boxes[at][0])
        _, box = boxes.pop(at)
        _, axis = _widest(box)
        ordered = sorted(box, key=lambda shade: shade[axis])
        half = sum(box.values()) / 2
        cut = sum(total < half for total in accumulate(box[shade] for shade in ordered))
        cut = min(max(cut, 1), len(ordered) - 1)
        for part in (ordered[:cut], ordered[cut:]):
            smaller = {shade: box[shade] for shade in part}
            boxes.append((_worth(smaller), smaller))
    return [box for _, box in boxes]


def _worth(box: dict[Shade, float]) -> float:
    return _widest(box)[0] * sqrt(sqrt(sum(box.values())))


def _widest(box: dict[Shade, float]) -> tuple[int, int]:
    """How far the shades of a box are apart at most, and in which part of the colour."""
    return max((max(part) - min(part), axis) for axis, part in enumerate(zip(*box, strict=True)))


def _middle(box: dict[Shade, float]) -> list[float]:
    total = sum(box.values())
    return [sum(shade[axis] * weight for shade, weight in box.items()) / total for axis in range(3)]


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
