"""Server configuration."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from stammtisch.core.chance import Source
from stammtisch.core.game import Line
from stammtisch.server.limits import Limits

SourceOf = Callable[[bytes], Source]
PACE = 0.8
CLIENT = Path(__file__).with_name("client")


def default_database() -> str:
    """A file in the user's data folder."""
    if os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(folder / "stammtisch" / "stammtisch.sqlite")


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    limits: Limits = field(default_factory=Limits)
    pace: float = PACE
    """Average seconds per bot move, unless the table sets its own pace."""
    quickest_pace: float = 0.2
    """The lowest pace a table may ask for, unless `pace` is lower still."""
    watched_for: float = 10.0
    """Seconds a table of bots alone plays on after the last visitor has left."""
    absent_after: float = 60.0
    """Seconds after which a disconnected player counts as absent: the host may have a bot stand in, and if it
    is the host, guests may act instead."""
    idle_after: float = 300.0
    """The same for a connected player who keeps a cooperative game waiting."""
    sleep_after: float = 60.0
    """Seconds until an unused table is put to sleep."""
    host_gone_after: float = 180.0
    """Seconds without a stream or call of its host after which a public table leaves the list."""
    socket: Path | None = None
    """Where `stammtisch tables` reaches this server; None: nowhere."""
    workers: int | None = None
    """Bot processes; None: one less than the number of cores."""
    bot_cap: float = 6.0
    """Seconds after which a bot that does not answer is stopped."""
    hello_within: float = 10.0
    """Seconds a stream has for its first message."""
    tables_each: int = 300
    """Tables that one address may have set up and that wait or run."""
    disk_reserve: int = 200_000_000
    """Bytes on the disk of an SQLite file below which nothing new is begun; running games go on."""
    drain: float = 0.0
    """Seconds from SIGTERM, when `/ready` begins to fail, until the server shuts down."""
    origins: tuple[str, ...] = ()
    """Additional origins whose pages may open streams; the server's own always may."""
    host_names: tuple[str, ...] = ()
    """Host names and addresses the server answers to, besides localhost."""
    any_address: bool = False
    """Whether any address is accepted as host, because the server listens on all interfaces."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For, -Proto and -Host are trusted."""
    prefix: str = ""
    """The path under which a proxy offers this server, such as `/games`; empty: it has a host of its own."""
    public_url: str | None = None
    """The address that letters name: `https://games.example.org`, with the prefix. None: with `smtp` and a
    single host name, that name's."""
    client: Path = CLIENT
    """The built web client."""
    sets: Mapping[str, Mapping[str, Line]] = field(default_factory=dict)
    """Custom component sets, by game and name."""
    clock: Callable[[], float] = time.time
    """Seconds since 1970; decides which day it is."""
    outbox_every: float = 5.0
    """Seconds between looks into the outbox, for what another server has added."""
    smtp: str | None = None
    """The SMTP server for e-mails: `smtp://user:password@host:port` or `smtps://…`. None: no e-mails."""
    mail_from: str | None = None
    """The address that e-mails come from."""
    notice_after: float = 60.0
    """Seconds after which somebody whose page was open when their turn came is told if they have gone."""
    tidy_after: float | None = None
    """Seconds after which tables that nobody needs are removed (see `keeping.tidying`). None: never."""
    push_anywhere: bool = False
    """Whether push services may be at any address, by http as well: for tests, as clients name them."""
    browser_errors: bool = True
    """Whether pages report their errors, for the operator."""
    par_games: int = 200
    """How many games of bots are par for a daily deal; 0: par is not computed."""
    par_after: float = 10.0
    """Seconds from the start of the server until it begins to compute par."""
    contributions_within: float = 3.0
    """Seconds a game waits for the random bytes its players contribute to the deal."""
    source: SourceOf | None = None
    """Makes the source of chance from a table's secret alone, for scripted tests. None: secret and
    contributions together, as described in `docs/fairness.md`."""
