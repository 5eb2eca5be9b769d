"""Measures the size and speed of the first page: `python bench/page.py`.

Bytes as transferred; the largest contentful paint on a phone-sized screen in Chromium with a
four times slower processor, median of several visits with an empty cache.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import ARGUMENTS, Server, find_browser

SLOWER = 4
VISITS = 5
LARGEST_PAINT = """new Promise(done =>
    new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true }))"""


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """Kilobytes transferred and seconds to the largest paint."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    painted = page.evaluate(LARGEST_PAINT)
    context.close()
    return sum(sizes) / 1000, painted / 1000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright.chromium.executable_path), args=list(ARGUMENTS)
        )
        visits = [visit(browser, server.url) for _ in range(VISITS)]
        browser.close()
        server.kill()
    size, seconds = (median(values) for values in zip(*visits, strict=True))
    print(f"{size:>10,.1f}  first page, kB over the wire (aim: under 150)")
    print(f"{seconds:>10,.2f}  its largest paint at {SLOWER}x slow-down, seconds (aim: under 2)")


if __name__ == "__main__":
    main()
