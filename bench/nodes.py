"""Two nodes behind HAProxy that are killed again and again: `python bench/nodes.py --tables 200 --kills 100`.

People play at many tables through the proxy while a node is killed with -9 at a random moment and started
again, over and over. It prints one line of JSON; `problems` is empty if no acknowledged move was lost, no
event was seen twice or missed, no table differs between the nodes, and no seat was given twice. PostgreSQL
is started in a temporary folder, unless `--database` names an empty database. HAProxy is Debian's.

`--kills 0 --nodes 1` (or 2) measures what a move costs instead, also of a SQLite file: `--database FILE`.
`--no-proxy` lets people connect to the nodes directly. On a machine with few cores, let people think longer:
what cannot be computed in time is seen as slowness, not as loss.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:1] = [str(ROOT / "src"), str(ROOT / "tests")]  # `server` is the tests' here

from postgres import postgres  # noqa: E402
from processes import child  # noqa: E402
from server.nodes_run import nodes_run  # noqa: E402

CONFIGURATION = """
global
    maxconn 4000
defaults
    mode http
    timeout connect 1s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    option redispatch 1
    retries 3
    retry-on conn-failure empty-response
frontend people
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance roundrobin
    timeout check 2s
    option httpchk
    http-check send meth GET uri /ready ver HTTP/1.1 hdr Host localhost
    default-server check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
{servers}
"""


@contextmanager
def haproxy(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """HAProxy in front of these ports; yields its own."""
    program = shutil.which("haproxy") or "/usr/sbin/haproxy"
    if not Path(program).exists():
        sys.exit("HAProxy is not installed: apt-get install haproxy, or use --no-proxy")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    servers = "\n".join(f"    server node{port} 127.0.0.1:{port}" for port in ports)
    file = folder / "haproxy.cfg"
    file.write_text(CONFIGURATION.format(port=port, servers=servers))
    with (folder / "haproxy.log").open("w") as log, child([program, "-f", file], stdout=log, stderr=log):
        end = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if time.monotonic() > end:
                    sys.exit(f"HAProxy did not start: {(folder / 'haproxy.log').read_text()}")
                time.sleep(0.05)
        yield port


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--think", type=float, default=0.5, help="seconds before each move, on average")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between kills at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="the address of an empty database")
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long is measured without kills")
    parser.add_argument("--no-proxy", action="store_true")
    parser.add_argument("--log", type=Path, help="where the nodes' logs are kept")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stammtisch-nodes-")))
        server = stack.enter_context(nullcontext() if asked.database else postgres())
        database = asked.database or (server.database() if server else "")
        begun = time.monotonic()
        found = nodes_run(
            folder,
            database,
            tables=asked.tables,
            people=asked.people,
            kills=asked.kills,
            seed=asked.seed,
            think=asked.think,
            pause=asked.pause,
            nodes=asked.nodes,
            seconds=asked.seconds,
            proxy=None if asked.no_proxy else lambda ports: stack.enter_context(haproxy(folder, ports)),
        )
        if asked.log:
            shutil.copy(folder / "server.log", asked.log)
        told = {"nodes": asked.nodes, "tables": asked.tables, "people": asked.people, **found.told()}
        print(json.dumps({**told, "seconds": round(time.monotonic() - begun, 1)}))
    sys.exit(bool(found.problems))


if __name__ == "__main__":
    main()
