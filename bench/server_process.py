"""The server that `bench/server.py` measures, in a process that reports its usage."""

from __future__ import annotations

import os
import sys
import threading
import time

import uvicorn

from stammtisch.server.http.early_pages import EarlyPages
from stammtisch.server.http.startup import configured
from stammtisch.server.limits import Limits
from stammtisch.server.settings import Settings


def settings(folder: str, sleep_after: str = "60") -> Settings:
    """The real server without limits, its bots without a pause."""
    free = (1e9, 1e9)
    limits = Limits(
        requests=free,
        tables=free,
        codes=free,
        messages=free,
        texts=free,
        streams=free,
        archives=free,
        pages=free,
        traffic=free,
        traffic_each=free,
        sockets=100_000,
        connections=100_000,
        connections_each=100_000,
    )
    return Settings(
        f"{folder}/bench.sqlite",
        limits,
        pace=0.0,
        sleep_after=float(sleep_after),
        workers=1,
        tables_each=1_000_000,
        par_games=0,  # nothing in the background while the server's speed is measured
    )


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    port, *arguments = sys.argv[1:]
    chosen = settings(*arguments)
    # As `stammtisch play` runs it.
    config = configured(chosen, EarlyPages(chosen, lambda error: sys.exit(str(error))))
    config.port, config.backlog = int(port), 4096
    server = uvicorn.Server(config)

    def talk() -> None:
        while not server.started:
            time.sleep(0.01)
        print("ready", flush=True)
        for _ in sys.stdin:
            print(time.process_time(), resident(), flush=True)
        server.should_exit = True

    threading.Thread(target=talk, daemon=True).start()
    server.run()


if __name__ == "__main__":
    main()
