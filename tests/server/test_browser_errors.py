"""Errors in people's browsers: what the server takes of them, keeps and tells its operator."""

from __future__ import annotations

import json
import socket
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.kit import OPEN, Running, quick, running
from server.operating.play import play
from server.operating.test_metrics import samples, value
from server.test_me import error
from server.test_operator import run

from stammtisch.server.browser_errors import MOST
from stammtisch.server.limits import Limits
from stammtisch.server.lobby.socket import ask
from stammtisch.server.operating.metrics import Metrics

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets here")

BROKEN = {"build": "BrIFA6Xl", "place": "table first-BrIFA6Xl.js:1:2345", "kind": "TypeError"}
NOTHING = {"on": True, "errors": [], "dropped": 0}


@pytest.fixture
def desk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "operator"


@pytest.fixture
def own(tmp_path: Path, desk: Path) -> Iterator[Running]:
    ticks = count(1_700_000_000)
    with running(quick(tmp_path, socket=desk, clock=lambda: float(next(ticks)))) as found:
        yield found


def told(desk: Path) -> dict[str, Any]:
    return ask([desk], {"call": "errors"})


def kept(desk: Path) -> list[tuple[str, str, str, int]]:
    return [(one["build"], one["place"], one["kind"], one["count"]) for one in told(desk)["errors"]]


def test_the_operator_sees_each_kind_with_its_count_and_times(own: Running, desk: Path, capsys: Any) -> None:
    other = {**BROKEN, "kind": "RangeError"}
    for report in (BROKEN, other, BROKEN):
        answer = own.post("/errors", report)
        assert (answer.status_code, answer.content) == (204, b"")
    code, said = run(capsys, "--socket", str(desk), "--errors", "--json")
    assert code == 0
    latest, before = json.loads(said)["errors"]
    assert {name: latest[name] for name in BROKEN} == BROKEN and latest["count"] == 2
    assert {name: before[name] for name in other} == other and before["count"] == 1
    assert latest["first"] < before["first"] == before["last"] < latest["last"]
    code, said = run(capsys, "--socket", str(desk), "--errors")
    assert code == 0 and "first-BrIFA6Xl.js:1:2345" in said and "TypeError" in said and "\t2\t" in said


def test_without_errors_this_is_said(own: Running, desk: Path, capsys: Any) -> None:
    assert run(capsys, "--socket", str(desk), "--errors") == (0, "No browser has reported an error.\n")


HOSTILE = "\x1b[2J\u202e<script>Anna holds 37 https://games.example/t/Xk3-9aQw?token=abc"


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ({"kind": "TypeError: Anna is not a function"}, {"kind": "TypeError"}),
        ({"kind": "AnnaError"}, {"kind": "Error"}),
        ({"kind": HOSTILE}, {"kind": "Error"}),
        ({"kind": ""}, {"kind": "Error"}),
        ({"build": HOSTILE[:40]}, {"build": "?"}),
        ({"build": "9aQw\n"}, {"build": "?"}),
        ({"place": HOSTILE}, {"place": "?"}),
        ({"place": ""}, {"place": "?"}),
        ({"place": "table /t/Xk3-9aQw:1:2 first.js:1:2"}, {"place": "table first.js:1:2"}),
        ({"place": "table http://x/first.js:1:2"}, {"place": "table"}),
        ({"place": "Anna first.js:1:2"}, {"place": "? first.js:1:2"}),
        (
            {"place": "home \u0661.js:1:2 a.css b.js:1:2 c.js:3:4 d.js:5:6"},
            {"place": "home a.css b.js:1:2 c.js:3:4"},
        ),
    ],
)
def test_only_what_a_page_of_ours_would_send_is_kept(
    own: Running, desk: Path, sent: dict[str, str], found: dict[str, str]
) -> None:
    assert own.post("/errors", {**BROKEN, **sent}).status_code == 204
    [only] = told(desk)["errors"]
    assert {name: only[name] for name in BROKEN} == {**BROKEN, **found}


@pytest.mark.parametrize(
    "report",
    [
        {**BROKEN, "message": "Anna holds 37"},
        {**BROKEN, "place": ["table"]},
        {**BROKEN, "place": "x" * 401},
        {**BROKEN, "kind": "x" * 101},
        {**BROKEN, "build": "x" * 41},
        {"build": "BrIFA6Xl", "kind": "TypeError"},
        [],
        "TypeError",
    ],
)
def test_what_is_no_report_is_refused(own: Running, desk: Path, report: Any) -> None:
    assert error(own.post("/errors", report)) == (422, "bad-request")
    assert told(desk) == NOTHING


def test_a_report_has_at_most_two_kilobytes(own: Running, desk: Path) -> None:
    assert error(own.post("/errors", {**BROKEN, "place": "x" * 2_000})) == (413, "too-large")

    def in_parts() -> Iterator[bytes]:
        yield b'{"build": "'
        yield b"x" * 2_000

    assert own.http.post("/api/errors", content=in_parts()).status_code == 413
    assert told(desk) == NOTHING


def test_another_page_cannot_report_in_the_name_of_its_visitors(own: Running, desk: Path) -> None:
    plain = {"Content-Type": "text/plain"}
    assert own.http.post("/api/errors", content=json.dumps(BROKEN), headers=plain).status_code == 415
    assert told(desk) == NOTHING


def test_an_address_may_report_five_times_a_minute(tmp_path: Path, desk: Path) -> None:
    assert Limits().errors == (5 / 60, 5)
    with running(quick(tmp_path, socket=desk, limits=replace(OPEN, errors=Limits().errors))) as own:
        answers = [own.post("/errors", BROKEN) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [204] * 5 + [429] * 2
        assert int(answers[-1].headers["Retry-After"]) <= 12
        assert kept(desk) == [(*BROKEN.values(), 5)]
        assert own.get("/games").status_code == 200, "only reports are refused"


def test_two_hundred_kinds_are_kept_and_the_others_counted(own: Running, desk: Path, capsys: Any) -> None:
    assert MOST == 200
    for line in range(MOST + 3):
        assert own.post("/errors", {**BROKEN, "place": f"home first.js:1:{line}"}).status_code == 204
    own.post("/errors", {**BROKEN, "place": "home first.js:1:7"})
    answer = told(desk)
    assert (len(answer["errors"]), answer["dropped"]) == (200, 3)
    assert max(answer["errors"], key=lambda one: one["count"])["place"] == "home first.js:1:7"
    assert "3 more" in run(capsys, "--socket", str(desk), "--errors")[1]


def test_the_metric_counts_by_class_and_has_no_other_label(own: Running) -> None:
    for kind in ("TypeError", "TypeError", "Anna", "Ben"):
        own.post("/errors", {**BROKEN, "kind": kind})
    metrics = Metrics("127.0.0.1", 0, lambda: own.app.state, Counter())
    try:
        found = samples(metrics.port)
    finally:
        metrics.close()
    assert value(found, "stammtisch_browser_errors_total", kind="TypeError") == 2
    assert value(found, "stammtisch_browser_errors_total", kind="Error") == 2
    assert len([name for name, _ in found if name == "stammtisch_browser_errors_total"]) == 2


def test_a_page_is_asked_to_report_only_where_the_server_takes_reports(tmp_path: Path, capsys: Any) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><html><head><title>x</title></head></html>")
    asks = '<meta name="stammtisch-errors" content="on" />'
    folder = tmp_path / "off"
    folder.mkdir()
    with play(folder, "--no-browser-errors") as off:
        assert asks not in off.http.get("/").text and asks not in off.http.get("/t/abc").text
        assert error(off.post("/errors", BROKEN)) == (404, "not-found")
        code, said = run(capsys, "--database", str(folder / "games.sqlite"), "--errors")
        assert (code, said) == (0, "This server does not take browsers' errors (--no-browser-errors).\n")
    with running(quick(tmp_path, client=client)) as on:
        assert asks in on.http.get("/").text and asks in on.http.get("/t/abc").text


def test_pages_that_are_served_before_the_server_has_loaded_ask_as_well(tmp_path: Path) -> None:
    with play(tmp_path) as server:
        first = httpx.get(f"http://127.0.0.1:{server.port}/").text
        server.get("/games")  # it has loaded
        assert first == server.http.get("/").text and "stammtisch-errors" in first


def test_errors_of_all_nodes_are_told_together(
    tmp_path: Path, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    from stammtisch.server.lobby import socket as sockets

    first, second, gone = desk, desk.with_name("second"), desk.with_name("gone")
    monkeypatch.setattr(sockets, "sockets", lambda database: [gone, first, second])
    with (
        running(quick(tmp_path, socket=first)) as one,
        running(quick(tmp_path, socket=second, database=str(tmp_path / "second.sqlite"))) as two,
    ):
        for node in (one, two, two):
            node.post("/errors", BROKEN)
        two.post("/errors", {**BROKEN, "kind": "RangeError"})
        code, said = run(capsys, "--errors", "--json")
    assert code == 0
    assert [(one["kind"], one["count"]) for one in json.loads(said)["errors"]] == [
        ("RangeError", 1),
        ("TypeError", 3),
    ]
    assert run(capsys, "--errors")[0] == 1, "no server runs any more"
