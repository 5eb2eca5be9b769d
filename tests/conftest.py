"""Hypothesis: fresh examples at a developer's only. A second try for other programs. Event loops and logs."""

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent
REAL_PARTS = {"browser", "server", "outside", "test_terminal.py", "test_third_game.py"}
"""Tests with browsers, databases, proxies and other processes."""

settings.register_profile("ci", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("ci")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers and other programs may fail by themselves on a busy machine: each has a second try.

    The summary names every test that needed it.
    """
    for item in items:
        ours = item.path.relative_to(HERE).parts if item.path.is_relative_to(HERE) else ()
        if REAL_PARTS.intersection(ours) and not item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def no_running_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop marked as running; tests that come after it start their own."""
    if "browser" in request.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(autouse=True)
def no_log_left() -> Iterator[None]:
    """A server started in a test logs to that test's captured output, which is closed afterwards."""
    yield
    root = logging.getLogger()
    root.handlers[:] = [one for one in root.handlers if type(one) is not logging.StreamHandler]
