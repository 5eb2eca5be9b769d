"""Hypothesis: the same examples every time in CI, fresh ones at a developer's. Event loops and logs of their own."""

import asyncio
import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("ci")


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
