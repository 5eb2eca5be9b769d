"""Errors in the page reach the operator, with nothing in them that tells of people, tables or cards."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browser.album import PEOPLE, new_table
from browser.conftest import PATIENCE, Server
from playwright.sync_api import Browser, Page

from stammtisch.cli import main

HREF = "http://other.example/t/secret"
LINK = """(path) => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
}"""
BREAK = (
    """() => (history.pushState = () => { throw new TypeError(`Anna ${document.title} ${location.href}`) })"""
)
ONCE = """() => {
  for (const [of, name] of [[Node.prototype, 'cloneNode'], [document, 'importNode']]) {
    const real = of[name]
    of[name] = () => { of[name] = real; throw new RangeError('Anna') }
  }
}"""
TELL = """([name, stack]) => dispatchEvent(
  new ErrorEvent('error', { message: 'Anna', error: Object.assign(new Error('Anna'), { name, stack }) }))"""


@contextmanager
def serving(folder: Path, lies: str = "") -> Iterator[Server]:
    """A server of its own: the five reports a minute are for one test."""
    running = Server(folder, lies)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


class Visit:
    """A page, and what it has sent to /api/errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[Any] = []
        page.on("request", self._look)

    def _look(self, request: Any) -> None:
        if request.url.endswith("/api/errors"):
            self.sent.append(request.post_data_json)

    def own(self, line: int) -> str:
        """A line of a stack in a file of ours."""
        return f"    at f ({self.page.evaluate('location.origin')}/assets/first-x.js:1:{line})"

    def wait(self, number: int) -> None:
        for _ in range(200):
            if len(self.sent) >= number:
                break
            self.page.wait_for_timeout(20)
        self.page.wait_for_timeout(200)  # for what must not come
        assert len(self.sent) == number, self.sent


Visits = Callable[..., Visit]


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visits]:
    contexts = []

    def visiting(at: Server, path: str = "/", **how: Any) -> Visit:
        context = chromium.new_context(base_url=at.url, **{"service_workers": "block", **how})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        found = Visit(page)
        page.goto(path)
        page.get_by_role("main").first.wait_for()
        return found

    yield visiting
    for context in contexts:
        context.close()


def told(server: Server, capsys: Any, number: int = 1) -> list[dict[str, Any]]:
    """What `stammtisch tables --errors` shows, once it has counted so many."""
    for _ in range(100):
        with pytest.raises(SystemExit) as ended:
            main(["tables", "--database", str(server.folder / "tables.sqlite"), "--errors", "--json"])
        said = capsys.readouterr().out
        assert not ended.value.code
        errors: list[dict[str, Any]] = json.loads(said)["errors"]
        if sum(one["count"] for one in errors) >= number:
            return errors
        time.sleep(0.05)
    raise AssertionError(f"only {errors}")


def build(page: Page) -> str:
    [found] = re.findall(r"first-([\w-]{8})\.js", page.content())
    return str(found)


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_an_error_at_a_table_tells_where_it_was_and_nothing_of_the_table(
    tmp_path: Path, visit: Visits, capsys: Any, prefix: str
) -> None:
    with serving(tmp_path, f"settings = replace(settings, prefix={prefix!r})") as own:
        table = new_table(own, "the-game", *PEOPLE)
        there = visit(own, f"{prefix}/t/{table.id}")
        there.page.evaluate(BREAK)
        there.page.evaluate(LINK, f"{prefix}/privacy")
        there.wait(1)
        [only] = told(own, capsys)
    assert (only["kind"], only["count"], only["build"]) == ("TypeError", 1, build(there.page))
    assert re.fullmatch(r"table( [\w-]+\.js:\d+:\d+)+", only["place"])
    for secret in (table.id, "Anna", own.url, str(own.port), "privacy"):
        assert secret not in json.dumps([only, there.sent])


def test_a_part_of_the_page_that_does_not_come_is_told_once_a_visit(
    own: Server, visit: Visits, capsys: Any
) -> None:
    there = visit(own)
    there.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    there.page.evaluate("sessionStorage.setItem('stammtisch.renewed', '1')")  # it does not load itself again
    for _ in range(2):
        there.page.evaluate(LINK, "/rules/the-game")
    there.wait(1)
    [only] = told(own, capsys)
    assert only["kind"] == "LoadError" and re.fullmatch(r"rules Rules-[\w-]{8}\.js", only["place"])


def test_a_page_that_loads_itself_again_has_told_before(own: Server, visit: Visits, capsys: Any) -> None:
    there = visit(own)
    there.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    there.page.evaluate(LINK, "/rules/the-game")
    there.wait(2)  # before it loaded itself again, and after
    [only] = told(own, capsys, 2)
    assert only["kind"] == "LoadError"


@pytest.mark.parametrize(
    ("path", "further", "kind"), [("/", "/privacy", "privacy"), ("/privacy", "/", "home")]
)
def test_a_page_that_cannot_be_drawn_is_told(
    own: Server, visit: Visits, capsys: Any, path: str, further: str, kind: str
) -> None:
    """Its part is fetched first, or is there already: then the boundary around all pages catches it."""
    there = visit(own, path)
    there.page.wait_for_load_state("networkidle")  # or a part of this page that comes late meets it
    there.page.evaluate(f"further => {{ ({ONCE})(); ({LINK})(further) }}", further)
    there.wait(1)
    [only] = told(own, capsys)
    assert only["kind"] == "RangeError" and re.fullmatch(rf"{kind}( [\w-]+\.js:\d+:\d+)+", only["place"])


def test_without_the_operators_wish_nothing_is_sent(tmp_path: Path, visit: Visits) -> None:
    with serving(tmp_path, "settings = replace(settings, browser_errors=False)") as off:
        there = visit(off)
        there.page.evaluate(TELL, ["TypeError", there.own(1)])
        there.page.evaluate(BREAK)
        there.page.evaluate(LINK, "/privacy")
        there.wait(0)
        there.page.goto("/privacy")
        there.page.get_by_role("heading", name="What is kept").wait_for()
        assert there.page.get_by_role("heading", name="Errors of this page").count() == 0


def test_the_privacy_page_says_what_is_sent(own: Server, visit: Visits) -> None:
    there = visit(own, "/privacy")
    there.page.get_by_role("heading", name="Errors of this page").wait_for()


def test_each_error_is_told_once_and_five_at_most(own: Server, visit: Visits) -> None:
    there = visit(own)
    for line in (1, 1, 2, 3, 4, 5, 6, 7):
        there.page.evaluate(TELL, ["TypeError", there.own(line)])
    there.wait(5)
    assert [report["place"] for report in there.sent] == [f"home first-x.js:1:{n}" for n in (1, 2, 3, 4, 5)]


@pytest.mark.parametrize(
    "stack",
    [
        "",
        "    at f (chrome-extension://abc/content.js:1:1)",
        "f@moz-extension://abc/content.js:1:1",
        "    at f (https://elsewhere.example/assets/first-x.js:1:1)",
        "    at f (<anonymous>:1:1)",
    ],
)
def test_errors_of_others_are_not_ours_to_tell(own: Server, visit: Visits, stack: str) -> None:
    there = visit(own)
    there.page.evaluate(TELL, ["TypeError", stack])
    if stack:
        there.page.evaluate(TELL, ["TypeError", f"{stack}\n{there.own(1)}" if "://" in stack else stack])
    noise = "ResizeObserver loop completed with undelivered notifications."
    there.page.evaluate(
        "(message) => dispatchEvent(new ErrorEvent('error', { message, filename: location.href }))", noise
    )
    there.wait(0)
    there.page.evaluate(TELL, ["TypeError", there.own(1)])
    there.wait(1)


def test_no_words_pass_as_a_class_or_as_a_place(own: Server, visit: Visits) -> None:
    there = visit(own)
    there.page.evaluate(TELL, ["Anna holds 37", f"Error: {HREF}\n    at Anna.move (http://x/t/secret:1:2)"])
    there.page.evaluate(
        TELL, ["Anna holds 37", f"Error: {HREF}\n{there.own(7)}\n    at Anna (http://x/t/secret:1:2)"]
    )
    there.wait(1)
    assert {name: there.sent[0][name] for name in ("place", "kind")} == {
        "place": "home first-x.js:1:7",
        "kind": "Error",
    }
    there.page.evaluate("() => void Promise.reject({ name: 'Anna', message: 'Ben', stack: location.href })")
    there.page.evaluate("() => void Promise.reject('Anna')")
    there.wait(1)


def test_nothing_is_told_without_a_network_and_a_report_that_fails_is_left(
    own: Server, visit: Visits
) -> None:
    there = visit(own)
    there.page.wait_for_load_state("networkidle")
    failed: list[str] = []
    there.page.on("pageerror", lambda error: failed.append(str(error)))
    there.page.context.set_offline(True)
    there.page.evaluate(TELL, ["TypeError", there.own(1)])
    there.wait(0)
    there.page.context.set_offline(False)
    there.page.wait_for_timeout(100)
    there.page.evaluate("() => (window.fetch = () => { throw new Error('Anna') })")
    there.page.evaluate(TELL, ["TypeError", there.own(2)])
    there.page.evaluate("() => (window.fetch = () => Promise.reject(new Error('Anna')))")
    there.page.evaluate(TELL, ["TypeError", there.own(3)])
    there.wait(0)
    assert failed == []


def test_a_refusal_is_passed_over_and_where_none_are_taken_it_is_the_last(own: Server, visit: Visits) -> None:
    there = visit(own)
    statuses = iter((429, 500, 404, 204, 204))
    there.page.route("**/api/errors", lambda route: route.fulfill(status=next(statuses)))
    for line in range(5):
        there.page.evaluate(TELL, ["TypeError", there.own(line)])
        there.page.wait_for_timeout(100)
    there.wait(3)


def test_an_error_of_the_service_worker_is_told_by_its_page(
    own: Server, whole_chromium: Browser, capsys: Any
) -> None:
    context = whole_chromium.new_context(base_url=own.url)
    try:
        page = context.new_page()
        page.goto("/")
        page.evaluate(
            "navigator.serviceWorker.ready.then(({ active }) => active.postMessage(null))"
        )  # nothing of ours sends this
        [only] = told(own, capsys)
        assert only["kind"] == "TypeError" and re.fullmatch(r"home service-worker\.js:\d+:\d+", only["place"])
        assert only["build"] == build(page)
    finally:
        context.close()
