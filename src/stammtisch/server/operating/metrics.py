"""Metrics for Prometheus, on a port of their own; `docs/operating.md` lists them.

They are served by a thread, so they can be read even while the server is busy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

from stammtisch.server.figures import Histogram
from stammtisch.server.operating.mistakes import NoMetrics

STATES = ("waiting", "running", "over", "closed")


class Metrics:
    """Serves the figures of an application; `state` returns its `app.state`, or None while it is loading.

    `cuts` are the connections that were refused or cut, by reason.
    """

    def __init__(self, host: str, port: int, state: Callable[[], Any], cuts: Counter[str]) -> None:
        self._state = state
        self._cuts = cuts
        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)
        try:
            self._server, self._thread = start_http_server(port, host, registry)
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise NoMetrics("mistake-metrics", host=host, port=str(port), reason=reason) from None
        self.port: int = self._server.server_port

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def describe(self) -> Iterable[Metric]:
        """Nothing: registering must not ask for figures that are not there yet."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Called by Prometheus's library, in a thread."""
        state = self._state()
        yield _gauge("stammtisch_up", "1 once the server has loaded", state is not None)
        yield _counter("stammtisch_connections_cut", "connections refused or cut", ["reason"], self._cuts)
        if state is not None:
            yield from _gauges(state)
            yield from _counters(state.figures)
            yield from _histograms(state.figures)


def _gauges(state: Any) -> Iterator[Metric]:
    tables = state.registry.tables()
    found = Counter(table.state for table in tables)
    states = GaugeMetricFamily("stammtisch_tables", "tables in memory, by state", labels=["state"])
    for name in STATES:
        states.add_metric([name], found[name])
    yield states
    here = [(table.id, watcher.right.seat) for table in tables for watcher in tuple(table.audience)]
    seats = len({(id, seat) for id, seat in here if seat is not None})
    yield _gauge("stammtisch_people", "seats whose person is connected to this server", seats)
    streams = GaugeMetricFamily("stammtisch_streams", "open streams", labels=["kind"])
    streams.add_metric(["table"], len(here))
    streams.add_metric(["lobby"], len(state.lobby))
    yield streams
    yield _gauge(
        "stammtisch_bot_queue", "questions that wait for a bot process", state.registry.workers.waiting
    )
    yield _gauge("stammtisch_reviews", "reviews in the making", len(state.reviews))
    yield _gauge("stammtisch_leaving", "1 while the server is shutting down", state.readiness.leaving)
    yield _gauge(
        "stammtisch_database_failing",
        "1 if the database did not take the last write",
        state.registry.store.failing,
    )
    presence = state.registry.presence
    yield _gauge("stammtisch_nodes", "other nodes on the same database that are heard", presence.nodes)
    yield _gauge("stammtisch_cut_off", "1 while other nodes go on without this one", presence.cut_off)
    disk = state.room.disk
    if (free := disk.free) is not None:
        yield _gauge("stammtisch_disk_free_bytes", "free bytes on the disk of the database", free)
        yield _gauge("stammtisch_disk_reserve_bytes", "below this, nothing new begins", disk.reserve)
        yield _gauge("stammtisch_disk_full", "1 if less than the reserve is free", disk.full)


def _counters(figures: Any) -> Iterator[Metric]:
    yield _counter("stammtisch_moves", "moves that were stored and shown", ["game", "by"], figures.moves)
    yield _counter("stammtisch_refusals", "refused requests and messages", ["error"], figures.refusals)
    yield _counter("stammtisch_unwritten", "writes that were not stored", ["why"], figures.unwritten)
    about = "entries of the outbox that were tried: notices, e-mails, deadlines"
    yield _counter("stammtisch_outbox", about, ["kind", "outcome"], figures.outbox)
    about = "errors that people's browsers have reported"
    yield _counter("stammtisch_browser_errors", about, ["kind"], figures.browser_errors)


def _histograms(figures: Any) -> Iterator[Metric]:
    about = "seconds from the arrival of a person's move until all streams have it"
    yield _histogram("stammtisch_move_seconds", about, figures.shown)
    yield _histogram("stammtisch_commit_seconds", "seconds that a transaction took", figures.commits)
    yield _histogram("stammtisch_commit_writes", "writes that shared a transaction", figures.batches)
    yield _histogram(
        "stammtisch_bot_wait_seconds", "seconds until a question got a bot process", figures.queued
    )


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, float(value))


def _counter(name: str, about: str, labels: list[str], counts: Counter[Any]) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for key, count in dict(counts).items():  # a copy: the server goes on counting
        family.add_metric([key] if isinstance(key, str) else list(key), count)
    return family


def _histogram(name: str, about: str, histogram: Histogram) -> Metric:
    bounds = [*map(str, histogram.bounds), "+Inf"]
    counts = list(accumulate(histogram.counts))
    return HistogramMetricFamily(name, about, list(zip(bounds, counts, strict=True)), histogram.sum)
