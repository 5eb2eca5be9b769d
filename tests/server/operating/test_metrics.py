"""Metrics for Prometheus: what they count, and that they name nobody."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from server.kit import Running, quick, running, until
from server.operating.play import play, started

from stammtisch.server.operating.metrics import Metrics
from stammtisch.server.operating.mistakes import NoMetrics

ANNA = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "greedy"}
ROOT = Path(__file__).parents[3]

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    with running(quick(tmp_path)) as found:
        yield found


@pytest.fixture
def metrics(own: Running) -> Iterator[Metrics]:
    found = Metrics("127.0.0.1", 0, lambda: own.app.state, own.connections.cuts)
    yield found
    found.close()


def scraped(port: int) -> str:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    return answer.text


def samples(port: int) -> Samples:
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(scraped(port))
        for sample in family.samples
    }


def value(found: Samples, name: str, **labels: str) -> float | None:
    return found.get((name, frozenset(labels.items())))


def test_what_happens_is_counted(own: Running, metrics: Metrics) -> None:
    waiting = own.table("raise", ANNA, {"kind": "open"})
    created = own.table("the-game", ANNA, BOT)
    with own.stream(created["table"], created["seats"][0]["token"]) as anna:
        anna.until("events")
        now = samples(metrics.port)
        assert value(now, "stammtisch_tables", state="waiting") == 1
        assert value(now, "stammtisch_tables", state="running") == 1
        assert value(now, "stammtisch_people") == 1
        assert value(now, "stammtisch_streams", kind="table") == 1
        anna.play_on(Random(1))
    own.post(f"/tables/{waiting['table']}/moves", {"at": 0, "move": {"pass": True}})
    own.get("/tables/nowhere")
    now = samples(metrics.port)
    record = own.get(f"/tables/{created['table']}/record").text.splitlines()
    by_anna = sum('"seat":0' in line.replace(" ", "") for line in record)
    assert value(now, "stammtisch_moves_total", game="the-game", by="person") == by_anna
    assert (value(now, "stammtisch_moves_total", game="the-game", by="bot") or 0) > 0
    assert value(now, "stammtisch_move_seconds_count") == by_anna
    assert value(now, "stammtisch_move_seconds_bucket", le="+Inf") == by_anna
    assert (value(now, "stammtisch_commit_seconds_count") or 0) >= by_anna
    assert (value(now, "stammtisch_commit_writes_sum") or 0) >= by_anna
    assert value(now, "stammtisch_bot_queue") == 0
    assert (value(now, "stammtisch_bot_wait_seconds_count") or 0) > 0
    assert value(now, "stammtisch_refusals_total", error="no-token") == 1
    assert value(now, "stammtisch_refusals_total", error="no-table") == 1
    assert value(now, "stammtisch_reviews") == 0
    assert (value(now, "stammtisch_disk_free_bytes") or 0) > 0
    assert value(now, "stammtisch_disk_full") == 0
    assert value(now, "stammtisch_up") == 1
    assert value(now, "stammtisch_tables", state="over") == 1
    until(lambda: value(samples(metrics.port), "stammtisch_people") == 0)


def test_no_figure_names_a_table_a_person_or_an_address(own: Running, metrics: Metrics) -> None:
    created = own.table("the-game", {"kind": "me", "name": "Aurelia"}, {"kind": "me", "name": "Benedict"})
    secret = [created["table"], created["join"], "Aurelia", "Benedict", "127.0.0.1", created["host"]]
    secret += [seat["token"] for seat in created["seats"]]
    with own.stream(created["table"], created["seats"][0]["token"]) as anna:
        anna.until("events")
        own.get(f"/tables/{created['table']}", "wrong-token")
        text = scraped(metrics.port)
    assert [word for word in [*secret, "wrong-token"] if word in text] == []


def test_every_metric_is_in_the_document(own: Running, metrics: Metrics) -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    names = {
        family.name
        for family in text_string_to_metric_families(scraped(metrics.port))
        if family.name.startswith("stammtisch")
    }
    assert len(names) > 10
    assert [name for name in sorted(names) if f"`{name}" not in page] == []


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NoMetrics, match=str(port)):
            Metrics("127.0.0.1", port, lambda: None, Counter())


def test_on_the_command_line_this_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = started(tmp_path / "games.sqlite", "--metrics-port", str(taken.getsockname()[1]))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "the metrics cannot be served" in done.stderr


def test_while_the_server_loads_it_is_not_up() -> None:
    metrics = Metrics("127.0.0.1", 0, lambda: None, Counter())
    try:
        assert value(samples(metrics.port), "stammtisch_up") == 0
    finally:
        metrics.close()


def test_they_are_on_a_port_of_their_own_and_only_if_asked_for(tmp_path: Path) -> None:
    with play(tmp_path, "--metrics-port", "0") as server:
        address = server.said["metrics"]
        assert address.startswith("http://127.0.0.1:") and f":{server.port}/" not in address
        assert "stammtisch_up 1.0" in httpx.get(address).text
        assert "stammtisch_up" not in server.http.get("/metrics").text


def test_without_them_their_library_is_not_even_loaded() -> None:
    code = "import sys, stammtisch.server.http.app, stammtisch.server.http.startup;"
    code += "sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
