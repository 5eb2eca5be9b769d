"""The built web client: one folder's files, compressed and cached, and one page for all other paths."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from html import escape
from pathlib import Path
from typing import Any

from stammtisch.server.callers import preferred, public_origin
from stammtisch.server.http.guard import refuse
from stammtisch.server.http.manifest import manifest
from stammtisch.server.http.prefix import Prefix
from stammtisch.server.refusals import Refused
from stammtisch.texts import LANGUAGES, text_in

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

FOR_EVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
SMALL = 500  # bytes; smaller files are not worth compressing
TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>stammtisch</title>
<h1>The server runs, but its pages are not here</h1>
<p>In a copy of the project, <code>make setup</code> builds them. An installed package has them,
unless it was built with <code>STAMMTISCH_CLIENT=none</code>: install it again without that.</p>
<p>The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class _File:
    """One file, plain and compressed."""

    def __init__(self, content: bytes, kind: str) -> None:
        self.content = content
        self.kind = kind if not kind.startswith("text/") else f"{kind}; charset=utf-8"
        self.tag = b'"%b"' % hashlib.sha256(content).hexdigest()[:20].encode()
        self._small: bytes | None = None

    @property
    def compressed(self) -> bytes | None:
        if len(self.content) < SMALL or not self.kind.startswith(TEXTS):
            return None
        if self._small is None:
            self._small = gzip.compress(self.content, 9, mtime=0)
        return self._small


async def _redirect(path: str, scope: Scope, send: Send) -> None:
    query: bytes = scope.get("query_string", b"")
    place = path.encode() + (b"?" + query if query else b"")
    headers = [(b"location", place), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(status: int, word: str, detail: str, send: Send) -> None:
    await refuse(Refused(status, word, "error-bad-request", detail=detail), send)


class ClientFiles:
    """The ASGI application behind every path outside the API."""

    def __init__(
        self,
        folder: Path,
        prefix: str = "",
        public_url: str | None = None,
        *,
        browser_errors: bool = False,
    ) -> None:
        self._folder = folder
        self._public_url = public_url
        self._asks = ASK_FOR_ERRORS if browser_errors else ""
        self._prefix = Prefix(prefix).path
        self._files: dict[str, _File] = {}
        self._built: float | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
        elif path == "/api" or path.startswith("/api/"):
            await _refuse(404, "not-found", "no such API call; see /api/openapi.json", send)
        elif scope["method"] not in ("GET", "HEAD"):
            await _refuse(405, "bad-method", "pages accept only GET and HEAD", send)
        elif not path:  # the prefix alone: what belongs to the page lies below it
            await _redirect(f"{self._prefix}/", scope, send)
        else:
            await self._answer(scope, path, send)

    async def _answer(self, scope: Scope, path: str, send: Send) -> None:
        self._look()
        file = self._files.get(path)
        hashed = path.startswith("/assets/")
        if file is None and path != MANIFEST and (hashed or "." in path.rsplit("/", 1)[-1]):
            await _refuse(404, "not-found", "no such file", send)
            return
        headers = dict(scope["headers"])
        if path == MANIFEST:
            file = _File(manifest(_language(scope, headers), self._prefix), TYPES[".webmanifest"])
        elif file is None or file is self._files["/"]:
            origin = self._public_url or public_origin(scope)
            page = with_preview(self._files["/"].content.decode(), path, origin, headers)
            file = _File(page.encode(), "text/html")
        answer: list[tuple[bytes, bytes]] = [
            (b"content-type", file.kind.encode()),
            (b"cache-control", FOR_EVER if hashed else ASK_AGAIN),
            (b"etag", file.tag),
            (b"vary", b"accept-encoding, accept-language"),
        ]
        if file.tag in headers.get(b"if-none-match", b""):
            await send({"type": "http.response.start", "status": 304, "headers": answer})
            await send({"type": "http.response.body", "body": b""})
            return
        body = file.content
        if b"gzip" in headers.get(b"accept-encoding", b"") and file.compressed is not None:
            body = file.compressed
            answer.append((b"content-encoding", b"gzip"))
        answer.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": answer})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _look(self) -> None:
        """Read the folder at first and after each build."""
        page = self._folder / "index.html"
        try:
            built = page.stat().st_mtime
        except OSError:
            built = 0.0
        if built == self._built:
            return
        self._built = built
        self._files = {"/": _File(self._placed(NOT_BUILT), "text/html")}
        if not built:
            return
        for found in self._folder.rglob("*"):
            if found.is_file():
                kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0]
                name = "/" + found.relative_to(self._folder).as_posix()
                self._files[name] = _File(found.read_bytes(), kind or "application/octet-stream")
        self._files["/"] = self._files["/index.html"] = _File(
            self._placed(page.read_text("utf-8")), "text/html"
        )

    def _placed(self, page: str) -> bytes:
        """The page with the prefix before its own addresses; it reports its errors only if it is asked to."""
        page = _OWN_ADDRESS.sub(rf"\1{self._prefix}/", page)
        return page.replace("</head>", f"{self._asks}</head>", 1).encode()


MANIFEST = "/manifest.webmanifest"
PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
SITE = "stammtisch"
ASK_FOR_ERRORS = '<meta name="stammtisch-errors" content="on" />'

_OWN_ADDRESS = re.compile(r'(<[^>]*\b(?:href|src)=")/(?!/)')
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
_INVITED = re.compile(r"/(j|t)/[^/]+/?")
_CHOSEN = re.compile(r"language=([a-z]{2})")


def _language(scope: Scope, headers: Mapping[bytes, bytes]) -> str:
    """The language chosen in the page, `?language=de`, else the browser's."""
    chosen = _CHOSEN.fullmatch(scope.get("query_string", b"").decode("latin-1"))
    if chosen and chosen[1] in LANGUAGES:
        return chosen[1]
    return preferred(headers.get(b"accept-language", b"").decode("latin-1"))


def with_preview(page: str, path: str, origin: str | None, headers: Mapping[bytes, bytes]) -> str:
    """The page with link preview tags in place of its description; unchanged if it has no description."""
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
    if origin:
        tags += [
            _tag("property", "og:image", f"{origin}{PICTURE}"),
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
