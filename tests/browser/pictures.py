"""Pictures of the real pages: `python tests/browser/pictures.py [FOLDER]` (`make pictures`).

Pages at two sizes in light and dark, those of the README and of the documents in `docs/pictures`; for every
page a sheet with all seven languages on the narrowest phone; the picture that messengers show of a link, and
those that browsers show when the page is installed. What is not shown anywhere goes to `build/pictures`.
`--png` makes the first two larger and without loss; `--sheets`, `--plates`, `--preview` and `--app` make one
kind alone.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.album import KEEP, LEAVES, Evening, evening
from browser.conftest import ARGUMENTS, Server, experienced, find_browser
from browser.small_png import small_png
from browser.test_fit import MISFITS, NARROW

from stammtisch.server.http.manifest import SCREENSHOTS
from stammtisch.server.http.static_pages import HEIGHT, WIDTH
from stammtisch.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
SHOWN = re.compile(r"(the-game|raise|home)-phone-\w+|the-game-desktop-\w+").fullmatch
"""The pictures that the README and the documents show."""
SIZES = {"phone": (390, 844, 2), "desktop": (1440, 900, 1)}
PLATES = {
    "home": "home",
    "set-up": "set-up-the-game",
    "replay": "the-game-replay",
    "result": "the-game-result",
    "review": "raise-review",
    "find": "the-game-find",
    "hint": "the-game-hint",
    "raise": "raise",
    "the-game": "the-game",
    "daily": "daily",
    "my-games": "my-games",
}


PUBLIC = Path(__file__).parents[2] / "web" / "public"
PREVIEW = PUBLIC / "preview.png"
# The tiles of the home page under the wordmark; without shadows the picture is half as large.
HANG = """() => {
  const [wall, row] = [document.createElement('div'), document.createElement('div')]
  wall.style.cssText = 'position:fixed;inset:0;z-index:99;background:#12332b;display:grid'
  wall.style.placeContent = 'space-evenly center'
  wall.style.justifyItems = 'center'
  row.style.cssText = 'display:flex;gap:40px'
  for (const art of document.querySelectorAll('.tile svg[viewBox="0 0 800 460"]')) {
    art.querySelectorAll('[filter]').forEach((part) => part.removeAttribute('filter'))
    art.style.cssText = 'width:540px;height:330px;border-radius:28px'
    row.append(art)
  }
  const mark = document.querySelector('header .mark')
  mark.style.cssText = 'font-size:92px;color:#fffaf0;gap:30px'
  mark.querySelector('svg').style.cssText = 'width:124px;height:124px'
  mark.querySelector('circle').setAttribute('fill', '#0b211c')
  wall.append(mark, row)
  document.body.append(wall)
}"""

PIXELS = """async (address) => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, picture.width, picture.height)
  const read = new FileReader()
  read.readAsDataURL(new Blob([data]))
  await new Promise((done) => (read.onload = done))
  return read.result.split(',')[1]
}"""


class Camera:
    def __init__(self, folder: Path | None, *, png: bool) -> None:
        self._folder, self._png = folder, png

    def keep(self, page: Page, name: str, quality: int = 86) -> None:
        folder = self._folder or ROOT / ("docs" if SHOWN(name) else "build") / "pictures"
        path = folder / f"{name}.{'png' if self._png else 'jpg'}"
        path.parent.mkdir(parents=True, exist_ok=True)
        if self._png:
            page.screenshot(path=path)
        else:  # a fifth of the size
            page.screenshot(path=path, type="jpeg", quality=quality)


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(400)


def plates(browser: Browser, server: Server, tables: Evening, camera: Camera) -> None:
    """Home, set-up, tables, result, replay, review and one's own games: phone and desktop, light and dark."""
    for size, (width, height, scale) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                base_url=server.url,
                storage_state=experienced(server.url),
                service_workers="block",
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                has_touch=size == "phone",
                is_mobile=size == "phone",
                color_scheme="dark" if theme == "dark" else "light",
            )
            page = context.new_page()
            page.goto("/nowhere")
            page.evaluate(KEEP, tables.kept)
            for name, leaf in PLATES.items():
                LEAVES[leaf](page, tables)
                settle(page)
                camera.keep(page, f"{name}-{size}-{theme}")
            context.close()


def sheets(browser: Browser, server: Server, tables: Evening, camera: Camera, scale: float) -> None:
    """Each page in all languages side by side; whatever does not fit is told."""
    phones = {}
    for language in LANGUAGES:
        context = browser.new_context(
            base_url=server.url,
            storage_state=experienced(server.url),
            service_workers="block",
            locale=language,
            **NARROW,
        )
        phones[language] = context.new_page()
        phones[language].goto("/nowhere")
        phones[language].evaluate(KEEP, tables.kept)
    width, height = NARROW["viewport"]["width"] * scale, NARROW["viewport"]["height"] * scale
    wall = browser.new_page(
        viewport={"width": round((width + 8) * len(LANGUAGES) - 8), "height": round(height)}
    )
    for name, leaf in LEAVES.items():
        shots = []
        for language, page in phones.items():
            leaf(page, tables)
            settle(page)
            if misfits := page.evaluate(MISFITS):
                print(f"{name} in {language}: {'; '.join(misfits)}")
            shots.append(base64.b64encode(page.screenshot()).decode())
        images = "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots)
        style = (
            f"body{{margin:0;display:flex;gap:8px;background:#888}}img{{width:{width}px;height:{height}px}}"
        )
        wall.set_content(f"<style>{style}</style>{images}")
        camera.keep(wall, f"languages/{name}", 62)


def preview(browser: Browser, server: Server, path: Path) -> None:
    """What a messenger shows of a link."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.url)
    page.goto("/")
    settle(page)
    page.evaluate(HANG)
    shot = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    pixels = page.evaluate(PIXELS, f"data:image/png;base64,{shot}")
    path.write_bytes(small_png(base64.b64decode(pixels), WIDTH, HEIGHT))
    page.close()


def app(browser: Browser, server: Server, tables: Evening) -> None:
    """What a browser shows when it offers to install the page."""
    for form, (width, height) in SCREENSHOTS.items():
        scale = 2 if form == "narrow" else 1
        context = browser.new_context(
            base_url=server.url,
            storage_state=experienced(server.url),
            service_workers="block",
            viewport={"width": width // scale, "height": height // scale},
            device_scale_factor=scale,
            is_mobile=form == "narrow",
        )
        page = context.new_page()
        page.goto("/nowhere")
        page.evaluate(KEEP, tables.kept)
        for name, leaf in (("home", "home"), ("table", "the-game")):
            if name == "home":
                page.evaluate("localStorage.removeItem('stammtisch.tables')")
            LEAVES[leaf](page, tables)
            settle(page)
            page.screenshot(path=PUBLIC / "icons" / f"{name}-{form}.jpg", type="jpeg", quality=80)
            page.evaluate(KEEP, tables.kept)
        context.close()


@contextmanager
def friend(browser: Browser, server: Server, tables: Evening) -> Iterator[None]:
    """Ben's browser, open at both tables, so that he does not look away."""
    context = browser.new_context(base_url=server.url, service_workers="block")
    for one in tables.playing.values():
        page = context.new_page()
        page.goto("/nowhere")
        page.evaluate(KEEP, json.dumps([one.kept(1)]))
        page.goto(f"/t/{one.id}")
        page.locator(".frame").wait_for()
    yield
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="for all of them")
    parser.add_argument("--png", action="store_true")
    parser.add_argument("--sheets", action="store_true")
    parser.add_argument("--plates", action="store_true")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--app", action="store_true")
    chosen = parser.parse_args()
    every = not (chosen.sheets or chosen.plates or chosen.preview or chosen.app)
    camera = Camera(chosen.folder, png=chosen.png)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright.chromium.executable_path), args=list(ARGUMENTS)
        )
        try:
            server.start()
            if every or chosen.preview:
                preview(browser, server, PREVIEW)
            if chosen.preview and not (chosen.sheets or chosen.plates or chosen.app):
                return
            tables = evening(server)
            with friend(browser, server, tables):
                if every or chosen.app:
                    app(browser, server, tables)
                if every or chosen.plates:
                    plates(browser, server, tables, camera)
                if every or chosen.sheets:
                    sheets(browser, server, tables, camera, 1 if chosen.png else 0.75)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
