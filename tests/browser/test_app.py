"""The page as an app: installable, there without a network, told of pushes, renewed with a polite note."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browser.album import BOT, KEEP, PEOPLE, Table, new_table
from browser.conftest import ARGUMENTS, PHONE, Server, find_browser
from browser.player import Open, act, by_keys, table_id
from browser.test_fit import MISFITS
from browser.test_pages import clean
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Worker, expect

CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(location.origin, ''))
  return found
}"""


@pytest.fixture
def chromium(whole_chromium: Browser) -> Browser:
    return whole_chromium


def app(open_page: Open, path: str = "/", **how: Any) -> Page:
    """A page with its service worker at work."""
    page = open_page(path, service_workers="allow", quiet=False, **how)
    until(page, CONTROLLED)
    return page


def until(page: Page, true: str) -> None:
    """Waits for an expression, which may be a promise."""
    for _ in range(400):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


def wait_for_kept(page: Page, path: str) -> None:
    for _ in range(200):
        if path in kept(page):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{path} is not kept, but {kept(page)}")


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    table = new_table(server, "the-game", *PEOPLE)
    table.finish()
    return table


# Installed


def test_it_can_be_installed_and_has_a_window_of_its_own(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    """In a profile that lasts: nothing is installed from a private one. The browser itself offers it."""

    def launched(*more: str) -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=find_browser(playwright.chromium.executable_path),
            args=[*ARGUMENTS, *more],
        )

    corner = "stammtisch as an app"
    with launched() as context:
        page = context.pages[0]
        page.goto(server.url)
        expect(page.get_by_role("button", name=corner)).to_be_visible()
        devtools = context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        scope = "navigator.serviceWorker.ready.then(found => found.scope)"
        assert page.evaluate(scope) == page.url
        until(page, CONTROLLED)
    with launched(f"--app={server.url}") as context:
        page = context.pages[0]
        page.wait_for_url(f"{server.url}/")
        assert page.evaluate("matchMedia('(display-mode: standalone)').matches")
        expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
        page.wait_for_timeout(500)
        expect(page.get_by_role("button", name=corner)).to_have_count(0)


ASKED = """() => {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  event.prompt = () => { window.prompted = true; return Promise.resolve({ outcome: 'dismissed' }) }
  dispatchEvent(event)
  return event.defaultPrevented
}"""


@pytest.mark.parametrize("answer", ["No, thanks", "Install"])
def test_installing_is_offered_after_a_game_and_never_again_after_a_no(
    open_page: Open, finished: Table, axe: str, answer: str
) -> None:
    page = open_page("/nowhere")
    page.evaluate(KEEP, json.dumps([finished.kept()]))
    page.goto(f"/t/{finished.id}")
    result = page.get_by_role("link", name="Replay")
    offer = page.get_by_role("region", name="stammtisch as an app")
    expect(result).to_be_visible()
    expect(offer).to_have_count(0)
    assert page.evaluate(ASKED), "the browser's own prompt would come at once"
    expect(offer).to_be_visible()
    clean(page, axe)
    offer.get_by_role("button", name=answer).click()
    assert page.evaluate("window.prompted ?? false") is (answer == "Install")
    expect(offer).to_have_count(0)
    page.reload()
    expect(result).to_be_visible()
    page.evaluate(ASKED)
    expect(page.get_by_role("button", name="stammtisch as an app")).to_have_count(0)
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_the_corner_offers_to_install_and_tells_people_on_ios_how(
    open_page: Open, axe: str, width: int
) -> None:
    page = open_page("/", viewport={"width": width, "height": 740})
    page.add_init_script("navigator.standalone = false")
    page.reload()
    corner = page.get_by_role("button", name="stammtisch as an app")
    expect(corner).to_be_visible()
    assert page.evaluate(MISFITS) == []
    header = page.locator("header").bounding_box()
    assert header and header["height"] < 80, "all in one line"
    corner.click()
    words = page.get_by_role("dialog", name="stammtisch as an app")
    expect(words).to_contain_text("Add to Home Screen")
    clean(page, axe)
    words.get_by_role("button", name="No, thanks").click()
    expect(words).to_have_count(0)
    expect(corner).to_have_count(0)


def test_an_installed_page_has_the_colour_that_was_chosen(open_page: Open) -> None:
    page = open_page("/", color_scheme="light")
    bar = "[...document.querySelectorAll('meta[name=theme-color]')].map(one => one.content)"
    assert page.evaluate(bar) == ["#e6eee8", "#0d1a17"]
    for name in ("Light or dark as the device says", "Light (switch to dark)"):
        page.get_by_role("button", name=name).click()
    assert page.evaluate(bar) == ["#0d1a17", "#0d1a17"]
    page.reload()
    assert page.evaluate(bar) == ["#0d1a17", "#0d1a17"]


# Without a network


def test_it_starts_without_a_network_and_says_so(open_page: Open, axe: str) -> None:
    page = app(open_page, "/rules/the-game", color_scheme="dark")
    wait_for_kept(page, "/api/lessons/raise")
    page.context.set_offline(True)
    page.goto("/")
    sign = page.locator(".offline")
    expect(sign).to_contain_text("No connection. Tables wait")
    expect(page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    clean(page, axe)
    page.goto("/t/somewhere")
    expect(page.get_by_role("heading", name="This table is waiting")).to_be_visible()
    clean(page, axe)
    page.get_by_role("link", name="To the first page").last.click()
    page.context.set_offline(False)
    expect(sign).to_have_text("")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_rules_and_lessons_are_read_without_a_network(open_page: Open, axe: str) -> None:
    page = app(open_page, locale="de")
    wait_for_kept(page, "/api/games/raise/rules/de")
    page.context.set_offline(True)
    page.goto("/rules/raise")
    expect(page.get_by_role("heading", name="Die Regeln von RAISE")).to_be_visible()
    expect(page.locator("article figure").first).to_be_visible()
    page.goto("/learn/the-game")
    expect(page.get_by_text("Ohne Verbindung lässt sich die Lektion hier lesen.")).to_be_visible()
    assert page.locator("main ol li").count() > 5
    assert "learn-" not in page.locator("main ol").inner_text()
    clean(page, axe)
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_have_text("")
    page.get_by_role("button", name="Am Tisch ausprobieren").click()
    expect(page.locator(".coach")).to_be_visible()


def test_a_finished_replay_is_kept_for_who_opened_it(open_page: Open, finished: Table) -> None:
    page = app(open_page, "/nowhere")
    page.evaluate(KEEP, json.dumps([finished.kept() | {"phase": "over"}]))
    page.goto(f"/t/{finished.id}/replay")
    expect(page.get_by_text("As you saw it")).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    page.locator("li").get_by_role("link", name="THE GAME").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".controls .num")).to_contain_text("1/")
    page.evaluate("localStorage.removeItem('stammtisch.tables')")
    page.goto(f"/t/{finished.id}/replay")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()


def test_nothing_of_a_running_game_is_kept(open_page: Open, server: Server) -> None:
    page = app(open_page)
    page.get_by_role("button", name="Play now").first.click()
    act(page, by_keys)
    wait_for_kept(page, "/api/lessons/raise")
    page.goto("/me")
    page.goto(f"/t/{new_table(server, 'raise', PEOPLE[0], BOT).id}/replay")  # refused: it runs
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
    calls = [path for path in kept(page) if path.startswith("/api/")]
    shared = re.compile(r"/api/(games(/[\w-]+/(rules|texts)/[a-z]{2})?|lessons/[\w-]+)")
    assert [path for path in calls if not shared.fullmatch(path)] == []


def test_a_table_waits_and_goes_on(open_page: Open) -> None:
    page = app(open_page)
    page.get_by_role("button", name="Play now").first.click()
    act(page, by_keys)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="This table is waiting")).to_be_visible()
    page.get_by_role("button", name="Rules: THE GAME").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The rules of THE GAME")).to_be_visible()
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    act(page, by_keys)


# Renewed


def build_anew(folder: Path) -> str:
    """Another build: the page begins with a script of another name, which has the same to say."""
    client = folder / "client"
    page, worker = client / "index.html", client / "service-worker.js"
    (entry,) = re.findall(r'<script type="module".* src="(.*?)"', page.read_text(encoding="utf-8"))
    fresh = "/assets/first-ANewOne1.js"
    (client / fresh[1:]).write_text(f'import "{entry}"', encoding="utf-8")
    text = worker.read_text(encoding="utf-8").replace(f'"entry":"{entry}"', f'"entry":"{fresh}"')
    text = re.sub(r'"version":"\w+"', '"version":"new"', text).replace('"files":[', f'"files":["{fresh}",')
    worker.write_text(text, encoding="utf-8")
    page.write_text(page.read_text(encoding="utf-8").replace(entry, fresh), encoding="utf-8")
    return fresh


def test_a_new_version_is_told_of_but_not_in_the_middle_of_a_move(open_page: Open, tmp_path: Path) -> None:
    own = Server(tmp_path)
    entry = "document.querySelector('script[type=module]').src"
    look = "navigator.serviceWorker.ready.then(found => found.update()).then(() => true)"
    waits = "navigator.serviceWorker.ready.then(found => found.waiting !== null)"
    try:
        own.start()
        page = app(open_page, "/", at=own)
        page.get_by_role("button", name="Play now").last.click()
        expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
        other = page.context.new_page()
        other.goto("/rules/raise")
        fresh = build_anew(tmp_path)
        page.evaluate(look)
        until(page, waits)
        note = page.get_by_text("A new version is here.")
        expect(other.get_by_text("A new version is here.")).to_be_visible()
        expect(note).to_have_count(0)
        page.get_by_role("link", name="To the first page").click()
        expect(note).to_be_visible()
        assert fresh not in page.evaluate(entry)
        page.get_by_role("button", name="Reload").click()
        expect(page.locator(f'script[src="{fresh}"]')).to_be_attached()
        expect(page.get_by_role("link", name="Continue")).to_be_visible()
        expect(note).to_have_count(0)
        assert fresh not in other.evaluate(entry), "who is reading something else is not disturbed"
        # The old page still finds parts that it had not loaded yet.
        own.stop()
        other.get_by_role("link", name="Set up a table").click()
        expect(other.get_by_role("heading", name="Who plays?")).to_be_visible()
    finally:
        own.stop()


def test_who_has_loaded_the_new_version_anyway_is_told_nothing(open_page: Open, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        own.start()
        page = app(open_page, "/", at=own)
        fresh = build_anew(tmp_path)
        page.reload()
        until(page, "caches.keys().then(names => names.includes('stammtisch-page-new'))")
        until(page, "navigator.serviceWorker.ready.then(found => found.waiting === null)")
        assert fresh in page.evaluate("document.querySelector('script[type=module]').src")
        expect(page.get_by_text("A new version is here.")).to_have_count(0)
    finally:
        own.stop()


# Pushes


def deliver(page: Page, said: Any) -> None:
    """A push, as from the browser's push service, until something new is shown."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(20)
    data = said if isinstance(said, str) else json.dumps(said)
    push = {"origin": page.evaluate("location.origin"), "registrationId": found[0], "data": data}
    before = page.evaluate(NOTICES)
    for _ in range(4):  # a worker that is just being stopped may miss one
        devtools.send("ServiceWorker.deliverPushMessage", push)
        for _ in range(100):
            if page.evaluate(NOTICES) != before:
                return
            page.wait_for_timeout(50)
    raise AssertionError(f"nothing new is shown, but {before}")


NOTICES = """navigator.serviceWorker.ready.then((found) => found.getNotifications()).then((all) =>
  all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""

# Nobody can tap a notification here: the worker is told of one, and what it opens or focuses is noted.
TAP = """async () => {
  const done = []
  const noted = []
  const { waitUntil } = ExtendableEvent.prototype
  ExtendableEvent.prototype.waitUntil = (what) => done.push(what)
  self.clients.openWindow = (url) => (noted.push(`opens ${url}`), Promise.resolve(null))
  WindowClient.prototype.focus = async function () { noted.push(`focuses ${new URL(this.url).pathname}`) }
  navigator.clearAppBadge = () => (noted.push('no badge'), Promise.resolve())
  const [notification] = await self.registration.getNotifications()
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  ExtendableEvent.prototype.waitUntil = waitUntil  // or Chromium shows a notice of its own for the next push
  await Promise.all(done)
  return noted
}"""


def worker(page: Page) -> Worker:
    (found,) = page.context.service_workers
    return found


def test_a_push_is_shown_and_a_tap_leads_to_its_table(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    page = app(open_page, permissions=["notifications"])
    said = {"what": "turn", "table": table.id, "seat": 0, "url": f"/t/{table.id}", "count": 2}
    said |= {"title": "RAISE", "body": "It is your turn.", "tag": f"turn/{table.id}"}
    deliver(page, said)
    until(page, f"{NOTICES}.then(all => all.length === 1)")
    deliver(page, said | {"body": "Still your turn."})
    until(page, f"{NOTICES}.then(all => all[0]?.body === 'Still your turn.')")
    shown = {
        "title": "RAISE",
        "body": "Still your turn.",
        "tag": f"turn/{table.id}",
        "data": f"/t/{table.id}",
    }
    assert page.evaluate(NOTICES) == [shown]
    assert worker(page).evaluate(TAP) == ["no badge", f"opens /t/{table.id}"]
    deliver(page, said)
    until(page, f"{NOTICES}.then(all => all.length === 1)")
    page.goto(f"/t/{table.id}")
    assert worker(page).evaluate(TAP) == ["no badge", f"focuses /t/{table.id}"]


def test_a_push_that_makes_no_sense_leads_to_the_first_page(open_page: Open) -> None:
    page = app(open_page, "/rules/raise", permissions=["notifications"])
    for said in ("nonsense", {"title": 7, "url": "https://elsewhere.example/t/x", "count": "many"}):
        deliver(page, said)
        until(page, f"{NOTICES}.then(all => all.length === 1)")
        assert page.evaluate(NOTICES) == [{"title": "stammtisch", "body": "", "tag": "", "data": "/"}]
        assert worker(page).evaluate(TAP) == ["no badge", "opens /"]


# What a phone can do

DEVICE = """
window.noted = []
navigator.vibrate = (how) => noted.push('vibrates')
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  const lock = new EventTarget()
  lock.release = async () => { noted.push('released'); lock.dispatchEvent(new Event('release')) }
  noted.push('awake')
  return lock
} } })
"""


def test_my_turn_is_felt_and_keeps_the_screen_on(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    page = open_page("/nowhere", reduced_motion="no-preference", **PHONE)
    page.add_init_script(DEVICE)
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto("/")
    page.get_by_role("link", name="Continue").tap()
    expect(page.locator(".sentence")).to_have_text("Lay your first card, face down.")
    until(page, "noted.join() === 'vibrates,awake'")
    assert table.play(0, table.view(0)["view"]["mine"]["legal"][0])
    until(page, "noted.join() === 'vibrates,awake,released'")
    page.get_by_role("button", name="More").tap()
    choice = page.get_by_role("group", name="Vibrate when it is your turn?")
    expect(choice.get_by_role("radio", name="Yes")).to_be_checked()
    choice.get_by_text("No").tap()
    assert page.evaluate("localStorage.getItem('stammtisch.vibrates')") == "false"


def test_who_wants_less_motion_is_not_shaken(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    page = open_page("/nowhere", **PHONE)
    page.add_init_script(DEVICE)
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto("/")
    page.get_by_role("link", name="Continue").tap()
    until(page, "noted.join() === 'awake'")


def test_an_invitation_goes_to_the_share_sheet_else_it_is_copied(open_page: Open) -> None:
    page = open_page("/new/the-game?with=friends")
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    page.reload()
    page.get_by_role("button", name="Open the table and invite").click()
    page.get_by_role("button", name="Send").click()
    shared = page.evaluate("window.shared")
    assert re.fullmatch(rf"{page.evaluate('location.origin')}/j/\w+", shared["url"])
    assert "THE GAME" in shared["text"]
    page.evaluate("delete navigator.share")
    page.evaluate("navigator.share = undefined")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    table_id(page)
