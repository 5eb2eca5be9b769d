"""Whether this machine has a C compiler that can build for Python."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig

__all__ = ["found"]


def found() -> bool:
    """Whether `CC`, or the compiler that Python was built with, can be called; Windows finds its own."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if sys.platform == "win32" or not named:
        return True
    return shutil.which(shlex.split(named)[0]) is not None
