"""The web app manifest: what a browser needs to install the page as an app, in the reader's language."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from stammtisch.texts import text_in

NAME = "stammtisch"
ICON_SIZES = {
    "any": (48, 72, 96, 128, 144, 152, 192, 256, 384, 512),
    "maskable": (192, 384, 512),
    "monochrome": (96, 192, 512),
}
"""The PNG icons in `web/public/icons`, by purpose; `tests/browser/icons.py` draws them."""
SCREENSHOTS = {"narrow": (780, 1688), "wide": (1280, 800)}
"""Sizes in pixels by form factor; of each there is one of the first page and one of a table."""


@cache
def manifest(language: str, prefix: str = "") -> bytes:
    """The manifest in this language, as JSON; `prefix` stands before every path.

    >>> made = json.loads(manifest("de", "/games"))
    >>> made["lang"], made["start_url"], made["display"]
    ('de', '/games/', 'standalone')
    """
    home = f"{prefix}/"
    made: dict[str, Any] = {
        "id": home,
        "name": NAME,
        "short_name": NAME,
        "description": text_in(language, "app-about"),
        "lang": language,
        "dir": "ltr",
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "display_override": ["standalone", "minimal-ui"],
        "orientation": "any",
        "theme_color": "#12332b",
        "background_color": "#12332b",
        "categories": ["games", "entertainment"],
        "icons": [_drawing("any", f"{prefix}/icon.svg"), *_icons(prefix)],
        "shortcuts": _shortcuts(language, prefix),
        "screenshots": _screenshots(language, prefix),
    }
    return json.dumps(made, ensure_ascii=False).encode()


def _drawing(purpose: str, source: str) -> dict[str, str]:
    return {"src": source, "sizes": "any", "type": "image/svg+xml", "purpose": purpose}


def _icons(prefix: str) -> list[dict[str, str]]:
    return [
        _icon(prefix, "icon" if purpose == "any" else purpose, size, purpose)
        for purpose, sizes in ICON_SIZES.items()
        for size in sizes
    ]


def _icon(prefix: str, name: str, size: int, purpose: str) -> dict[str, str]:
    source = f"{prefix}/icons/{name}-{size}.png"
    return {"src": source, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def _shortcuts(language: str, prefix: str) -> list[dict[str, Any]]:
    """A table of each game on this server, today's deal, and joining by code."""
    from stammtisch import games  # slow to import, and not needed for the first page

    wanted = [(_game_name(language, game), f"/new/{game}", "play") for game in games.GAMES]
    wanted += [
        (text_in(language, "daily-today"), "/daily", "daily"),
        (text_in(language, "home-join"), "/j", "join"),
    ]
    return [
        {"name": name, "url": f"{prefix}{url}", "icons": [_icon(prefix, icon, 96, "any")]}
        for name, url, icon in wanted
    ]


def _game_name(language: str, game: str) -> str:
    """As the browser names it: by the game's own texts, else by its identifier."""
    for key in ("name", "title"):
        try:
            return text_in(language, f"{game}-{key}")
        except KeyError:
            continue
    return game.replace("-", " ").replace("_", " ").capitalize()


def _screenshots(language: str, prefix: str) -> list[dict[str, str]]:
    return [
        {
            "src": f"{prefix}/icons/{page}-{form}.jpg",
            "sizes": f"{width}x{height}",
            "type": "image/jpeg",
            "form_factor": form,
            "label": label,
        }
        for form, (width, height) in SCREENSHOTS.items()
        for page, label in (
            ("home", text_in(language, "app-picture-home")),
            ("table", text_in(language, "app-picture-table")),
        )
    ]
