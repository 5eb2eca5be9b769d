"""`stammtisch play`: finds a port, prints the address, opens the browser, and shuts down cleanly."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import json
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from stammtisch.server.callers import Proxies, own_names
from stammtisch.server.database.file import need_free
from stammtisch.server.http.early_pages import EarlyPages
from stammtisch.server.http.prefix import Prefix
from stammtisch.server.http.public_url import with_public_url
from stammtisch.server.lobby.socket import new_socket
from stammtisch.server.operating.leaving import GracefulServer
from stammtisch.server.operating.logs import Format, log_as
from stammtisch.server.settings import Settings, default_database
from stammtisch.server.stream.connections import Connections
from stammtisch.texts import Reason, text

HOST = "127.0.0.1"
PORT = 8480
PING_EVERY = 20.0
"""Seconds between the pings of a stream; proxies close one that is silent for 50 (HAProxy) or 60 (nginx)."""


print_now = partial(print, flush=True)


class PortTaken(Reason, RuntimeError):
    """The port that was asked for is in use."""


def serve(
    host: str = HOST,
    port: int | None = None,
    database: str | None = None,
    *,
    open_browser: bool = True,
    as_json: bool = False,
    metrics: tuple[str, int] | None = None,
    log: Format = "text",
    settings: Settings | None = None,
    say: Callable[[str], Any] = print_now,
) -> None:
    """Run the server until it is stopped; raises `PortTaken`.

    Without a port it is 8480 or, if that is in use, any that is free.

    With `as_json` the only line of output is an object with `address`, `port` and `others` (addresses
    for other devices), and `metrics` where they are served. The port accepts connections from then on.
    """
    log_as(log)
    settings = settings or Settings()
    home = f"{Prefix(settings.prefix).path}/"
    with_public_url(settings)  # a mistake is told before anything is begun
    if database is not None:
        settings = replace(settings, database=database)
    _make_folder(settings.database)
    need_free(settings.database)
    settings = replace(settings, socket=settings.socket or new_socket(settings.database))
    failures: list[BaseException] = []

    def failed(error: BaseException) -> None:
        failures.append(error)
        server.should_exit = True

    listening = _listen(host, port)
    address, taken = listening.getsockname()[:2]
    settings = with_public_url(settings, taken)
    settings = replace(
        settings,
        host_names=(*settings.host_names, *own_names(address)),
        any_address=settings.any_address or _everywhere(address),
    )
    own = f"http://{_in_link('127.0.0.1' if _everywhere(address) else address)}:{taken}{home}"
    others = [f"http://{_in_link(other)}:{taken}{home}" for other in _network_addresses(address)]
    pages = EarlyPages(settings, failed)
    connections = Connections(settings.limits, Proxies(settings.trusted_proxies))
    shown = _metrics(*metrics, pages, connections) if metrics else {}
    if as_json:
        say(json.dumps({"address": own, "port": taken, "others": others, **shown}))
    else:
        if port is None and taken != PORT:
            say(text("serve-port", port=str(PORT), taken=str(taken)))
        say(text("serve-at", address=own))
        for other in others:
            say(text("serve-phones", address=other))
        for address in shown.values():
            say(text("serve-metrics", address=address))
        say(text("serve-end"))
    server = GracefulServer(configured(settings, pages, connections), pages, settings.drain)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, own), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if failures:
        raise failures[0]


def configured(settings: Settings, app: Any, connections: Connections | None = None) -> uvicorn.Config:
    """Uvicorn's configuration; benchmark baselines use the same."""
    proxies = Proxies(settings.trusted_proxies)
    if connections is None:
        connections = Connections(settings.limits, proxies)
    return uvicorn.Config(
        connections.watching(proxies.forwarding(Prefix(settings.prefix).inside(app))),
        http=connections.http(),
        ws=connections.websocket(),
        proxy_headers=False,
        log_level=logging.WARNING,
        access_log=False,
        log_config=None,  # what it logs goes where everything goes
        server_header=False,
        ws_max_size=settings.limits.body,
        ws_ping_interval=PING_EVERY,
        ws_per_message_deflate=False,  # messages are short; not worth 40 kB per stream
        timeout_graceful_shutdown=3,
    )


def _metrics(host: str, port: int, pages: EarlyPages, connections: Connections) -> dict[str, str]:
    """Serve the metrics; returns where. Raises `NoMetrics`."""
    from stammtisch.server.operating.metrics import Metrics

    served = Metrics(host, port, lambda: pages.state, connections.cuts)
    return {"metrics": f"http://{_in_link(host)}:{served.port}/metrics"}


def _make_folder(database: str) -> None:
    if database == default_database():
        Path(database).parent.mkdir(0o700, parents=True, exist_ok=True)


def _listen(host: str, port: int | None) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, PORT if port is None else port))
    except OSError as error:
        if port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
            listening.bind((host, 0))
        else:
            listening.close()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken("mistake-port-taken", host=host, port=str(port)) from None
            raise
    listening.listen()  # from now on connections wait instead of being refused
    return listening


def _everywhere(address: str) -> bool:
    return ipaddress.ip_address(address).is_unspecified


def _in_link(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _network_addresses(address: str) -> list[str]:
    """The addresses at which other devices reach this server, if it accepts other devices."""
    if ipaddress.ip_address(address).is_loopback:
        return []
    if not _everywhere(address):
        return [address]
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; shows which local address would be used
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [
            str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        ]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.started:
        webbrowser.open(address)
