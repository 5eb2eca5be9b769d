"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.kit import Running, quick, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found
