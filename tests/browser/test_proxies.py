"""In the browser through a real proxy, over TLS: below a prefix (nginx) and at a host's root (HAProxy)."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from browser import player
from browser.conftest import ARGUMENTS, Server, find_browser
from browser.player import Open, act, by_keys, table_id
from browser.test_app import CONTROLLED, kept, until
from playwright.sync_api import Browser, Page, Playwright, expect
from proxies import HOST, Missing, Proxy, proxied

TRUSTING = """
settings = replace(settings, prefix="PREFIX", trusted_proxies=("127.0.0.1",), host_names=("HOST",))
"""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One that finds the host on this machine, and trusts a certificate of ours also for a service worker."""
    found = find_browser(playwright.chromium.executable_path)
    own = ["--ignore-certificate-errors", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, *own])
    yield browser
    browser.close()


@pytest.fixture(
    params=[
        ("nginx", "/games", "cut off"),
        pytest.param(("haproxy", "", "passed on"), marks=pytest.mark.soak),
    ],
    ids=lambda how: how[0],
)
def proxy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    kind, prefix, cut = request.param
    server = Server(tmp_path, TRUSTING.replace("PREFIX", prefix).replace("HOST", HOST))

    def position(page: Page, _seat: int | None = None) -> dict[str, Any]:
        held = {"Authorization": f"Bearer {player.token(page)}"}
        asked = urllib.request.Request(f"{server.url}/api/tables/{table_id(page)}", headers=held)
        with urllib.request.urlopen(asked, timeout=20) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    monkeypatch.setattr(player, "position", position)
    try:
        server.start()
        with proxied(kind, tmp_path, server.port, prefix=prefix, cut=cut) as found:
            yield found
    except Missing as missing:
        pytest.skip(str(missing))
    finally:
        server.stop()


def test_an_invitation_leads_back_through_the_proxy(proxy: Proxy, open_page: Open) -> None:
    origin, below = f"https://{HOST}:{proxy.port}", proxy.prefix
    at: Any = SimpleNamespace(url=origin)
    anna = open_page(f"{below}/new/the-game?with=friends", at=at)
    anna.evaluate("() => { navigator.share = async (what) => { window.shared = what.url } }")
    anna.get_by_role("button", name="Open the table and invite").click()
    anna.get_by_role("button", name="Send").click()
    anna.wait_for_function("window.shared")
    link = anna.evaluate("window.shared")
    assert link.startswith(f"{origin}{below}/j/")
    ben = open_page(link, at=at)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.wait_for_url(f"{origin}{below}/t/{table_id(anna)}")
    expect(anna.get_by_text("Ben").first).to_be_visible()


def test_a_table_through_a_proxy(proxy: Proxy, open_page: Open) -> None:
    origin, below = f"https://{HOST}:{proxy.port}", proxy.prefix
    how: Any = {"at": SimpleNamespace(url=origin), "service_workers": "allow", "quiet": False}
    page = open_page(f"{below}/", **how)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(f"{origin}{below}/t/*")
    for _ in range(3):
        act(page, by_keys)

    page.reload()
    until(page, CONTROLLED)
    scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == f"{origin}{below}/"
    expect(page.locator("[data-card]").first).to_be_visible()
    act(page, by_keys)

    proxy.stop()
    expect(page.locator(".frame")).to_be_visible()
    page.wait_for_timeout(300)
    proxy.start()
    act(page, by_keys)

    page.get_by_role("link", name="To the first page").click()
    page.wait_for_url(f"{origin}{below}/")
    links = page.evaluate("[...document.links].map((one) => one.href)")
    assert links and all(one.startswith(f"{origin}{below}/") for one in links)
    assert all(one.startswith((f"{origin}{below}/", "blob:", "data:")) for one in asked), asked
    assert f"{below}/" in kept(page)

    proxy.stop()
    page.goto(f"{below}/rules/the-game")
    expect(page.get_by_role("heading", name="The rules of THE GAME")).to_be_visible()
