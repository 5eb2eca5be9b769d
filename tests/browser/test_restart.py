"""The server is restarted or newer than the page: people go on with what they have open."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser.conftest import Server
from browser.player import Open, position
from browser.test_raise import act, by_keys
from playwright.sync_api import Page, WebSocketRoute, expect
from server.kit import until


def test_a_restart_is_a_blink_for_whoever_is_at_the_table(open_page: Open, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        own.start()
        page = open_page("/", at=own, quiet=False)
        page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now").click()
        expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
        page.evaluate("window.stayed = true")
        own.stop()
        expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
        page.keyboard.press("1")
        page.keyboard.press("r")
        own.start()
        expect(page.get_by_text("Connection lost, trying again …")).to_have_count(0)
        until(lambda: position(page)["view"]["public"]["players"][0]["has_chosen"] or _raises(page))
        act(page, by_keys)
        assert page.evaluate("window.stayed"), "nobody had to reload"
    finally:
        own.stop()


def _raises(page: Page) -> bool:
    """Whether the card that was laid meanwhile has counted, and the others have laid theirs."""
    return bool(position(page)["view"]["public"]["phase"] == "raise")


def test_what_a_newer_server_says_besides_disturbs_nobody(open_page: Open) -> None:
    page = open_page("/")

    def between(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            assert isinstance(said, str)
            stream.send('{"type":"fanfare","loud":true}')
            stream.send(re.sub(r'^\{"type":', '{"of_later":{"a":[1]},"type":', said))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/stream"), between)
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now").click()
    own = asked.value.headers["stammtisch-page"]
    assert page.request.get(f"/assets/{own}").ok, "by this the server knows its own page"
    expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
    act(page, by_keys)


def test_a_move_that_cannot_be_stored_is_sent_again_and_at_last_refused(open_page: Open) -> None:
    """As on a full disk: the server refuses it and ends the stream, each time."""
    page = open_page("/", quiet=False)
    sent: list[int] = []
    full = True

    def between(stream: WebSocketRoute) -> None:
        server = stream.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            if not full or message["type"] != "move":
                server.send(said)
                return
            sent.append(message["at"])
            refusal = {"type": "refused", "status": 503, "error": "busy", "key": "error-not-stored"}
            refusal |= {"reason": "", "values": {}, "rule": None}
            stream.send(json.dumps({**refusal, "ref": message["ref"], "at": message["at"]}))
            stream.close(code=1012)

        stream.on_message(pass_on)

    page.route_web_socket(re.compile("/stream"), between)
    page.get_by_role("article", name="RAISE").get_by_role("button", name="Play now").click()
    expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
    page.keyboard.press("1")
    page.keyboard.press("r")
    expect(page.get_by_text("This could not be kept, so nothing has changed.").first).to_be_visible()
    assert len(sent) == 4, "once, and three times again"
    expect(page.get_by_text("Connection lost, trying again …")).to_have_count(0)
    full = False
    page.keyboard.press("r")  # the card is still chosen
    until(lambda: position(page)["view"]["public"]["players"][0]["has_chosen"] or _raises(page))
