"""Hypothesis: the same examples every time in CI, fresh ones at a developer's."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, database=None)
if os.environ.get("CI"):
    settings.load_profile("ci")
