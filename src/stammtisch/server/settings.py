"""What a server can be told when it is made."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from stammtisch.core.chance import Source
from stammtisch.core.game import Line
from stammtisch.server.limits import Limits

__all__ = ["PACE", "Settings", "SourceOf", "default_database"]

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
    """Seconds a bot takes over an act, on average, where the table does not say otherwise."""
    quickest_pace: float = 0.2
    """The least that a table may ask for, unless `pace` is less."""
    watched_for: float = 10.0
    """Seconds for which bots among themselves play on after the last visitor has left."""
    absent_after: float = 60.0
    """Seconds after which somebody not connected counts as absent: the host may have a bot stand in."""
    idle_after: float = 300.0
    """The same for somebody connected for whom a game that is won or lost together has waited."""
    sleep_after: float = 60.0
    """Seconds until an unused table is put to sleep."""
    workers: int | None = None
    """Processes for bots; None: one less than there are cores."""
    bot_cap: float = 6.0
    """Seconds after which a bot that does not answer is stopped."""
    hello_within: float = 10.0
    """Seconds a stream has for its first message."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open streams; the server's own always may."""
    host_names: tuple[str, ...] = ()
    """Names and addresses under which the server answers, besides localhost."""
    any_address: bool = False
    """Whether it answers under any address: it listens to all of this machine's."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded addresses are believed."""
    client: Path = CLIENT
    """The built web client."""
    sets: Mapping[str, Mapping[str, Line]] = field(default_factory=dict)
    """Component sets of one's own: by game, then by their names."""
    contributions_within: float = 3.0
    """Seconds for which a game waits for the random bytes that its people add to the deal."""
    source: SourceOf | None = None
    """Where chance comes from, by a table's secret, whatever people add to it; tests script it. None: from
    both, as `docs/fairness.md` says."""
