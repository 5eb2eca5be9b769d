"""A real server process, a real Chromium. Nothing is skipped: what is missing is named."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from browser.player import Open
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from processes import end, start

from stammtisch import games

if TYPE_CHECKING:
    from browser.album import Evening

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "stammtisch" / "server" / "client" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWLESS = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # An address bar that nobody sees costs half the time of opening a page: it has two pages of its own.
    # This switch replaces Playwright's, so those of its features that matter here are named again.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
    "OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
)
SERVER = """
from stammtisch.server.limits import Limits
from stammtisch.server.http.startup import serve
from stammtisch.server.settings import Settings
from stammtisch import bots
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
import secrets
import sys
real, dealt = secrets.token_bytes, {}
def token_bytes(size):
    if size != 32:
        return real(size)  # not a deal's secret
    deals = Path(sys.argv[4]).read_text()
    dealt[deals] = dealt.get(deals, 0) + 1
    return sha256(f"{deals} {dealt[deals]}".encode()).digest()
secrets.token_bytes = token_bytes
every = dict(bots.BOTS)
bots.BOTS.update({game: entries[:2] for game, entries in bots.BOTS.items()})  # the quick ones
many = (100, 500)
wide = Limits(
    requests=(500, 2000), tables=many, codes=many, messages=(200, 500), streams=many, archives=many,
    reviews=many, hints=many, sockets=1000, connections_each=2000, pages=(1e6, 1e6), traffic=(1e6, 1e6),
    traffic_each=(1e6, 1e6),
)
settings = Settings(pace=0, limits=wide, client=Path(sys.argv[3]), absent_after=0, contributions_within=30)
settings = replace(settings, par_games=0, tables_each=10**6)  # nobody waits for it here
#LIES
serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, settings=settings)
"""


# What a browser adds to the deal is the same each time, too, and differs from browser to browser.
SAME_BYTES = """
{
  let drawn = 16 * %d
  const real = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(++drawn) : real(bytes))
}
"""

PATIENCE = 20_000  # milliseconds; a busy machine is no failure
expect.set_options(timeout=PATIENCE)


def find_browser(own: str, *, whole: bool = True) -> str:
    """An installed Chromium or Chrome, else the one that Playwright has downloaded (`own`).

    Without windows and notifications it needs a fifth less CPU; not every test needs it `whole`.
    """
    names: tuple[str, ...] = NAMES if whole else (WINDOWLESS, *NAMES)
    for name in (os.environ.get("STAMMTISCH_BROWSER", ""), *names):
        if name and (found := shutil.which(name)):
            return found
    if Path(own).exists():
        return own
    pytest.fail(
        "The browser tests need Chromium or Chrome, and none is installed. Install one: "
        "'apt-get install chromium' (Debian, as root), or '.venv/bin/playwright install chromium'; "
        "or name one in STAMMTISCH_BROWSER."
    )


class Served(Protocol):
    """Something that serves the pages."""

    @property
    def url(self) -> str: ...


class Server:
    """A server process with a database of its own; it can be killed and started again.

    Every test has the same cards each time, whatever ran before it; `STAMMTISCH_DEALS` set to any
    word gives others.
    """

    def __init__(self, folder: Path, lies: str = "") -> None:
        self._code = SERVER.replace("#LIES", lies)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._database = folder / "tables.sqlite"
        self._client = folder / "client"  # a copy: somebody may build anew while the tests run
        shutil.copytree(CLIENT.parent, self._client)
        self._deals = folder / "deals"
        self.deal("")
        self._process: subprocess.Popen[bytes] | None = None

    def deal(self, name: str) -> None:
        """The cards of the tables made from now on follow from this name."""
        self._deals.write_text(f"{os.environ.get('STAMMTISCH_DEALS', '')} {name}", encoding="utf-8")

    def arguments(self) -> list[str]:
        return list(map(str, (self.port, self._database, self._client, self._deals)))

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self._process = start(
            [sys.executable, "-c", self._code, *self.arguments()],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=2).close()
                return
            except OSError:
                assert self._process.poll() is None, "the server ended by itself"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """At once, as when the power fails."""
        assert self._process is not None
        end(self._process)

    def stop(self) -> None:
        """Politely, and for certain; also where it was never started."""
        if self._process is not None:
            try:
                self._process.terminate()
                self._process.wait(30)
            finally:
                end(self._process)


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not CLIENT.exists():
        pytest.fail("The web client is not built: run 'make setup' (or 'npm run build' in web/).")
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        if any("tables" in getattr(item, "fixturenames", ()) for item in request.session.items):
            shutil.copy(evening_before(tmp_path_factory) / "tables.sqlite", running.folder)
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def tables(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Anna's evening: tables of each game and stage, for every page of the album."""
    from browser.album import recalled  # which needs the server of this file

    return recalled(evening_before(tmp_path_factory) / "evening.json", server)


def evening_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the evening's database is: whichever of the processes comes first plays it for all."""
    from browser.album import evening, noted

    base = tmp_path_factory.getbasetemp()
    place = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "evening"
    place.mkdir(exist_ok=True)
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "evening.json").exists():
            running = Server(Path(tempfile.mkdtemp(dir=place)))
            try:
                running.start()
                running.deal("evening")
                found = noted(evening(running))
            finally:
                running.stop()
            shutil.copy(running.folder / "tables.sqlite", place)
            (place / "evening.json").write_text(found, encoding="utf-8")
    return place


@pytest.fixture(autouse=True)
def own_deals(request: pytest.FixtureRequest) -> None:
    if "server" in request.fixturenames:
        request.getfixturevalue("server").deal(request.node.name)


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        pytest.fail("axe-core is not installed: run 'npm ci' in web/ (make setup does it).")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@contextmanager
def launched(playwright: Playwright, *, whole: bool) -> Iterator[Browser]:
    found = find_browser(playwright.chromium.executable_path, whole=whole)
    browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
    try:
        yield browser
    finally:
        browser.close()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, whole=False) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """With windows and notifications, for what an installed app needs."""
    with launched(playwright, whole=True) as browser:
        yield browser


def experienced(origin: str) -> Any:
    """What the browser of somebody keeps who has had their first games: tips are over."""
    tables = {game: ["before"] * 3 for game in games.GAMES}
    kept = {"name": "stammtisch.tips-tables", "value": json.dumps(tables)}
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": [kept]}]}


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Open]:
    """Opens a page in a browser profile of its own; at the end no page may have complained."""
    contexts = []
    complaints: list[str] = []

    def opened(
        path: str = "/", *, at: Served = server, quiet: bool = True, tips: bool = False, **how: Any
    ) -> Page:
        settings: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        # What a worker fetches cannot be replaced by `page.route`, and it fetches the whole client each time.
        settings["service_workers"] = "block"
        if not tips:
            settings["storage_state"] = experienced(at.url)
        context = chromium.new_context(base_url=at.url, **{**settings, **how})
        contexts.append(context)
        context.add_init_script(SAME_BYTES % len(contexts))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quiet:
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def phone() -> dict[str, Any]:
    return PHONE
