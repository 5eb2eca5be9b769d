"""`stammtisch play`: start the server and open the browser."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stammtisch.cli.arguments import at_least
from stammtisch.cli.durations import seconds
from stammtisch.cli.mistakes import Mistake, quoted, system_reason
from stammtisch.texts import text, why

LOGS = ("text", "json")
SERVER_PACKAGES = ("aiosmtplib", "alembic", "fastapi", "msgspec", "pywebpush", "sqlalchemy", "uvicorn")


def arguments(parser: ArgumentParser) -> str:
    add = parser.add_argument
    add("--host", default="127.0.0.1", metavar="H", help=text("cli-play-host"))
    add("--port", type=int, metavar="P", help=text("cli-play-port"))
    add("--database", metavar=text("cli-FILE"), help=text("cli-play-database"))
    several: dict[str, Any] = {"nargs": "+", "action": "extend", "default": []}
    add(
        "--host-name", dest="host_names", metavar=text("cli-NAME"), help=text("cli-play-host-name"), **several
    )
    add("--trusted-proxies", metavar=text("cli-ADDRESS"), help=text("cli-play-trusted-proxies"), **several)
    add("--prefix", default="", metavar=text("cli-PATH"), help=text("cli-play-prefix"))
    add("--public-url", metavar="URL", help=text("cli-play-public-url"))
    add("--socket", type=Path, metavar=text("cli-FILE"), help=text("cli-play-socket"))
    add("--smtp", metavar="URL", help=text("cli-play-smtp"))
    add("--mail-from", metavar=text("cli-ADDRESS"), help=text("cli-play-mail-from"))
    add("--metrics-port", type=int, metavar="P", help=text("cli-play-metrics-port"))
    add("--metrics-host", default="127.0.0.1", metavar="H", help=text("cli-play-metrics-host"))
    add(
        "--log",
        default="text",
        choices=LOGS,
        metavar=text("cli-NAME"),
        help=f"{text('cli-play-log')} {', '.join(LOGS)}",
    )
    add("--tables-each", type=int, default=300, metavar="N", help=text("cli-play-tables-each"))
    add("--disk-reserve", default="200M", metavar="N", help=text("cli-play-disk-reserve"))
    add("--drain", type=int, default=0, metavar="S", help=text("cli-play-drain"))
    add("--tidy-after", metavar=text("cli-DURATION"), help=text("cli-play-tidy-after"))
    add("--no-browser", action="store_true", help=text("cli-play-no-browser"))
    add("--no-browser-errors", action="store_true", help=text("cli-play-no-browser-errors"))
    add("--json", dest="as_json", action="store_true", help=text("cli-play-json"))
    add(
        "--set",
        dest="set_files",
        action="append",
        type=Path,
        metavar=text("cli-FILE"),
        help=text("cli-play-set"),
    )
    return "--host 0.0.0.0 --no-browser"


def run(
    *,
    host: str,
    port: int | None,
    database: str | None,
    host_names: list[str],
    trusted_proxies: list[str],
    prefix: str,
    public_url: str | None,
    socket: Path | None,
    smtp: str | None,
    mail_from: str | None,
    metrics_port: int | None,
    metrics_host: str,
    log: Any,
    tables_each: int,
    disk_reserve: str,
    drain: int,
    tidy_after: str | None,
    no_browser: bool,
    no_browser_errors: bool,
    as_json: bool,
    set_files: list[Path] | None,
) -> None:
    need_server()
    from stammtisch.server.callers import BadName, HostNames, Proxies
    from stammtisch.server.database.errors import NoStore
    from stammtisch.server.http.prefix import Prefix
    from stammtisch.server.http.public_url import with_public_url
    from stammtisch.server.http.startup import PORT, PortTaken, serve
    from stammtisch.server.operating.mistakes import NoMetrics
    from stammtisch.server.settings import Settings

    try:
        HostNames(host_names)
        Proxies(trusted_proxies)
        Prefix(prefix)
    except BadName as error:
        raise Mistake(why(error)) from None
    smtp, mail_from = _mail(smtp, mail_from)
    at_least("tables-each", tables_each, 1)
    at_least("drain", drain, 0)
    if metrics_port is not None and find_spec("prometheus_client") is None:
        raise Mistake(text("mistake-server-missing"))
    settings = Settings(
        host_names=tuple(host_names),
        trusted_proxies=tuple(trusted_proxies),
        prefix=prefix,
        public_url=public_url,
        sets=_sets(set_files or []),
        socket=socket,
        smtp=smtp,
        mail_from=mail_from,
        tables_each=tables_each,
        disk_reserve=_size(disk_reserve),
        drain=drain,
        browser_errors=not no_browser_errors,
        tidy_after=None if tidy_after is None else seconds("--tidy-after", tidy_after),
    )
    try:
        with_public_url(settings)
    except BadName as error:
        raise Mistake(why(error)) from None
    try:
        serve(
            host,
            port,
            database,
            open_browser=not no_browser,
            as_json=as_json,
            metrics=None if metrics_port is None else (metrics_host, metrics_port),
            log=log,
            settings=settings,
        )
    except (NoMetrics, NoStore) as error:
        raise Mistake(why(error)) from None
    except PortTaken as error:
        raise Mistake(why(error)) from None
    except (OSError, OverflowError) as error:
        shown = str(PORT if port is None else port)
        raise Mistake(text("mistake-listen", host=host, port=shown, reason=system_reason(error))) from None


def need_server() -> None:
    """Check for the server's packages, an extra; some are imported late, and would be missed only then."""
    if any(find_spec(package) is None for package in SERVER_PACKAGES):
        raise Mistake(text("mistake-server-missing"))


def _mail(smtp: str | None, mail_from: str | None) -> tuple[str | None, str | None]:
    """The settings for e-mail; those of the environment count where none are given."""
    smtp = smtp or os.environ.get("STAMMTISCH_SMTP") or None
    if smtp is None:
        if mail_from:
            raise Mistake(text("mistake-smtp-missing"))
        return None, None
    from stammtisch.server.notices.mail import BadMail, Mailer

    mail_from = mail_from or os.environ.get("STAMMTISCH_MAIL_FROM")
    try:
        Mailer.of(smtp, mail_from)
    except BadMail as error:
        raise Mistake(why(error)) from None
    return smtp, mail_from


def _size(given: str) -> int:
    """Bytes.

    >>> _size("200M"), _size("1.5g"), _size("0")
    (200000000, 1500000000, 0)
    """
    found = re.fullmatch(r"(\d{1,15}(?:\.\d{1,15})?)\s*([kmgt]?)b?", given.strip().lower())
    if found is None:
        raise Mistake(text("mistake-size", given=given))
    return int(float(found[1]) * 1000 ** " kmgt".index(found[2] or " "))


def _sets(files: list[Path]) -> dict[str, dict[str, Any]]:
    """Component sets read from files, by game and name."""
    if not files:
        return {}
    from stammtisch import games
    from stammtisch.core.game import BadOption

    found: dict[str, dict[str, Any]] = {}
    for game in games.GAMES.values():
        option = next((one for one in game.option_list() if one.figures is not None), None)
        if option is None:
            continue
        for file in files:
            try:
                line = game.option_line(game.options(**{option.name: str(file)}))[option.name]
            except BadOption as error:
                first, *more = why(error).splitlines()
                raise Mistake(text("mistake-set", first=quoted(first), more=len(more))) from None
            if line == option.default:  # the same set under the same name: nothing to add
                continue
            named = found.setdefault(game.name, {})
            if line["name"] == option.default or named.get(line["name"], line) != line:
                raise Mistake(text("mistake-set-name", file=str(file), name=line["name"]))
            named[line["name"]] = line
    return found
