"""A second browser: a whole game of each kind and a lesson in Firefox, where there is one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from browser.conftest import ROOT, Server

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
PATHS = ":".join((str(Path(sys.executable).parent), "/usr/local/bin", "/usr/bin"))
NODE = shutil.which("node") or shutil.which("node", path=PATHS)


@pytest.mark.skipif(not FIREFOX, reason="Firefox is not installed: 'apt-get install firefox-esr' (Debian)")
@pytest.mark.parametrize(
    "what", ["the-game", *(pytest.param(one, marks=pytest.mark.soak) for one in ("raise", "learn raise"))]
)
def test_firefox_plays_too(server: Server, what: str) -> None:
    assert FIREFOX and NODE
    command = [NODE, str(ROOT / "tests" / "browser" / "firefox.mjs"), server.url, FIREFOX, what]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr
