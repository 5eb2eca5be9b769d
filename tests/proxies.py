"""Real proxies for tests: HAProxy, nginx and Caddy with the configurations of `deploy/` and Debian's own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Literal

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from processes import child, end, start

__all__ = ["HOST", "KINDS", "Missing", "Proxy", "certificate", "compose_proxy", "proxied"]

DEPLOY = Path(__file__).parents[1] / "deploy"
DEBIAN = {"haproxy": Path("/etc/haproxy/haproxy.cfg"), "nginx": Path("/etc/nginx/nginx.conf")}
HOST = "games.example.org"
KINDS = ("haproxy", "nginx", "caddy")
Cut = Literal["cut off", "passed on"]


class Missing(Exception):
    """This proxy is not installed here."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own and its key, for `HOST` and this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    names = [x509.DNSName(HOST), x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    public, private = folder / "proxy.pem", folder / "proxy.pem.key"  # where HAProxy looks for it
    public.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return public, private


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with these words replaced, each of which must be there."""
    for old, new in changes:
        assert old in text, f"{old!r} is not in the configuration"
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy in front of servers on these ports; it can be stopped and started again."""

    def __init__(
        self,
        kind: str,
        folder: Path,
        servers: Sequence[int],
        *,
        prefix: str = "",
        cut: Cut = "passed on",
        seconds: int | None = None,
    ) -> None:
        found = shutil.which(kind, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
        if found is None or not DEBIAN.get(kind, DEPLOY).exists():
            raise Missing(f"{kind} is not installed: 'apt-get install {kind}' (as root)")
        self.certificate, self._key = certificate(folder)
        self.plain, self.port = _free(), _free()
        """Its ports for http, which leads to https, and for https."""
        self.prefix = prefix
        self._folder = folder
        self._servers = servers
        self._cut = cut
        self._seconds = seconds
        written: dict[str, Callable[[], str]] = {
            "haproxy": self._haproxy,
            "nginx": self._nginx,
            "caddy": self._caddy,
        }
        config = folder / kind
        config.write_text(written[kind](), encoding="utf-8")
        self._command = [found, *_ARGUMENTS[kind], str(config)]
        self._process: Any = None

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}{self.prefix}"

    def _haproxy(self) -> str:
        debian = DEBIAN["haproxy"].read_text(encoding="utf-8")
        for own in ("chroot", "stats socket", "user", "group", "daemon", "log /dev/log"):  # for a service
            debian = re.sub(rf"^\s*{own}\b.*\n", "", debian, flags=re.M)
        if self._seconds is not None:
            debian = re.sub(r"(timeout (client|server)\s+)\d+", rf"\g<1>{self._seconds * 1000}", debian)
        ours = changed(
            (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"),
            (":::80 v4v6", f"127.0.0.1:{self.plain}"),
            (":::443 v4v6", f"127.0.0.1:{self.port}"),
            ("/etc/haproxy/games.example.org.pem", str(self.certificate)),
            (
                "server one 127.0.0.1:8480\n",
                "".join(f"server n{port} 127.0.0.1:{port}\n\t" for port in self._servers),
            ),
        )
        if self.prefix:
            there = f"if {{ path {self.prefix} }} || {{ path_beg {self.prefix}/ }}"
            ours = changed(ours, ("use_backend stammtisch\n", f"use_backend stammtisch {there}\n"))
        if self._cut == "cut off":
            rest = f"{self.prefix}/(.*) /\\1"
            ours = changed(
                ours, ("option forwardfor\n", f"option forwardfor\n\thttp-request replace-path {rest}\n")
            )
        return debian + ours + "\n"

    def _nginx(self) -> str:
        ours = changed(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(self.certificate)),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", str(self._key)),
            ("server 127.0.0.1:8480;", " ".join(f"server 127.0.0.1:{port};" for port in self._servers)),
        )
        if self.prefix:
            ours = changed(ours, ("location / {", f"location {self.prefix}/ {{"))
        if self._cut == "cut off":
            ours = changed(ours, ("proxy_pass http://stammtisch;", "proxy_pass http://stammtisch/;"))
        if self._seconds is not None:
            ours = changed(ours, ("location ", f"proxy_read_timeout {self._seconds}s;\n    location "))
        site = self._folder / "site.conf"
        site.write_text(ours, encoding="utf-8")
        debian = DEBIAN["nginx"].read_text(encoding="utf-8")
        debian = re.sub(r"^\s*(user|pid|error_log|access_log)\s.*\n", "", debian, flags=re.M)
        debian = re.sub(r"^\s*include\s+\S*/(conf\.d|sites-enabled)/.*\n", "", debian, flags=re.M)
        temporary = "".join(
            f"{one}_temp_path {self._folder}/{one};\n"
            for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        places = f"http {{\naccess_log off;\n{temporary}include {site};\n"
        owner = "user root;\n" if os.getuid() == 0 else ""  # the test's folder is its owner's alone
        return f"{owner}pid {self._folder}/pid;\nerror_log stderr;\ndaemon off;\n" + re.sub(
            r"\bhttp\s*{", places, debian, count=1
        )

    def _caddy(self) -> str:
        servers = " ".join(f"127.0.0.1:{port}" for port in self._servers)
        own = f"{{\n\tadmin off\n\thttp_port {self.plain}\n\thttps_port {self.port}\n}}\n"
        ours = changed(
            (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
            ("games.example.org {\n", f"localhost, {HOST} {{\n\ttls {self.certificate} {self._key}\n"),
            ("127.0.0.1:8480", servers),
        )
        if self.prefix:
            handle = "handle_path" if self._cut == "cut off" else "handle"
            ours = changed(ours, ("\thandle {", f"\t{handle} {self.prefix}/* {{"))
        return own + ours

    def start(self) -> None:
        home = {**os.environ, "HOME": str(self._folder), "XDG_DATA_HOME": str(self._folder / "data")}
        log = self._folder / "log"
        with log.open("ab") as said:
            self._process = start(self._command, env=home, stdout=said, stderr=subprocess.STDOUT)
        _listening(self.port, self._process, log)

    def stop(self) -> None:
        """At once, with all connections."""
        if self._process is not None:
            end(self._process)
            self._process = None
            _refusing(self.port)


_ARGUMENTS = {
    "haproxy": ("-db", "-f"),
    "nginx": ("-c",),
    "caddy": ("run", "--adapter", "caddyfile", "--config"),
}


def _refusing(port: int) -> None:
    """Wait until nobody takes connections there: what a process has started may outlive it for a moment."""
    until = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            return
        assert time.monotonic() < until, "somebody still listens"
        time.sleep(0.01)


def _listening(port: int, process: Any, log: Path | None = None) -> None:
    """Wait until it takes connections."""
    until = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None and time.monotonic() < until, log and log.read_text()
            time.sleep(0.02)


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def compose_proxy(folder: Path, first: int, second: int) -> Iterator[int]:
    """The port of the proxy of `deploy/compose.yaml`, in front of two nodes; raises `Missing`."""
    found = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        raise Missing("haproxy is not installed: 'apt-get install haproxy' (as root)")
    port = _free()
    config = folder / "compose-haproxy.cfg"
    config.write_text(
        changed(
            (DEPLOY / "compose-haproxy.cfg").read_text(encoding="utf-8"),
            ("bind :8080", f"bind 127.0.0.1:{port}"),
            ("node-1:8480", f"127.0.0.1:{first}"),
            ("node-2:8480", f"127.0.0.1:{second}"),
        ),
        encoding="utf-8",
    )
    with child([found, "-db", "-f", config], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        _listening(port, process)
        yield port


@contextmanager
def proxied(kind: str, folder: Path, *servers: int, **how: Any) -> Iterator[Proxy]:
    """A running proxy for as long as the block lasts; raises `Missing`."""
    proxy = Proxy(kind, folder, servers, **how)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
