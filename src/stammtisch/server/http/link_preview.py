"""What a messenger shows of a link to one of our pages: a title, a sentence and a picture.

Nothing here tells of people or of a game's state: whoever is sent a link may not be who sits down.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from stammtisch.texts import ENGLISH, LANGUAGES, text_in

__all__ = ["PICTURE", "preferred", "with_preview"]

PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
SITE = "stammtisch"

_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_INVITED = re.compile(r"/(j|t)/[^/]+/?")
_HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.IGNORECASE)
_WEIGHED = re.compile(r"\s*([a-z]{2,3})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)


def preferred(header: str) -> str:
    """The one of our languages that an Accept-Language header likes best, else English.

    >>> preferred("sv, de-AT;q=0.8, fr;q=0.9"), preferred("sv"), preferred("de;q=0, pl;q=0.1")
    ('fr', 'en', 'pl')
    """
    found: dict[str, float] = {}
    for part in header[:500].split(","):
        if (one := _WEIGHED.fullmatch(part)) and (code := one[1].lower()) in LANGUAGES:
            found.setdefault(code, float(one[2] or 1))
    best = max(found, key=lambda code: found[code], default=ENGLISH)  # the first named among equals
    return best if found.get(best) else ENGLISH


def with_preview(page: str, path: str, scheme: str, headers: Mapping[bytes, bytes]) -> str:
    """The page with its preview in place of its description; a page that has none stays as it is."""
    language = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
    invited = _INVITED.fullmatch(path)
    title = text_in(language, "preview-invited") if invited else text_in(language, "home-title")
    about = text_in(language, "home-promise")
    tags = [
        _tag("name", "description", about),
        _tag("property", "og:site_name", SITE),
        _tag("property", "og:type", "website"),
        _tag("property", "og:title", title),
        _tag("property", "og:description", about),
    ]
    host = headers.get(b"host", b"").decode("latin-1")
    if _HOST.fullmatch(host):  # the name was checked before, what follows it was not
        tags += [
            _tag("property", "og:image", f"{scheme}://{host}{PICTURE}"),
            _tag("property", "og:image:width", str(WIDTH)),
            _tag("property", "og:image:height", str(HEIGHT)),
            _tag("property", "og:image:alt", text_in(language, "preview-picture")),
            _tag("name", "twitter:card", "summary_large_image"),
        ]
    else:
        tags.append(_tag("name", "twitter:card", "summary"))
    return _DESCRIPTION.sub(lambda _: "\n    ".join(tags), page, count=1)


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
