"""Renders the icons of the app: `python tests/browser/icons.py`.

The drawings are in `web/icons`; the pictures that browsers ask for go to `web/public`, and are committed.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, find_browser

from stammtisch.server.http.manifest import ICON_SIZES

WEB = Path(__file__).parents[2] / "web"
DRAWINGS = WEB / "icons"
PUBLIC = WEB / "public"


def wanted() -> dict[str, tuple[str, int]]:
    """Each picture's path below `web/public`, with its drawing and size."""
    found = {
        f"icons/{'icon' if purpose == 'any' else purpose}-{size}.png": (
            "icon" if purpose == "any" else purpose,
            size,
        )
        for purpose, sizes in ICON_SIZES.items()
        for size in sizes
    }
    found |= {f"icons/{name}-96.png": (name, 96) for name in ("play", "daily", "join")}
    return found | {"apple-touch-icon.png": ("apple", 180)}


def main() -> None:
    shutil.copy(DRAWINGS / "icon.svg", PUBLIC / "icon.svg")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright.chromium.executable_path), args=list(ARGUMENTS)
        )
        page = browser.new_page()
        for path, (drawing, size) in wanted().items():
            page.set_viewport_size({"width": size, "height": size})
            svg = (DRAWINGS / f"{drawing}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            (PUBLIC / path).parent.mkdir(exist_ok=True)
            page.screenshot(path=PUBLIC / path, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
