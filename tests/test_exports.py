"""What the library offers: these names stay, and everything that is offered is there and explains itself."""

from __future__ import annotations

import inspect
import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, assert_type

import pytest

import stammtisch
from stammtisch import Match, games
from stammtisch.core.game import Game
from stammtisch.games.raise_game.game import Raise
from stammtisch.games.the_game.game import TheGame
from stammtisch.games.the_game.model import State, View

TOP = (
    "BadNotation BadOption BadPosition BadRecord Bot Chance Choice Game Hidden IllegalMove Match Move Over"
    " StaleIndex TakenBack __version__ bots games open_records records review"
)
PUBLIC = {
    "stammtisch.bots": None,
    "stammtisch.bots.base": None,
    "stammtisch.bots.judge": None,
    "stammtisch.core.acts": "BadRecord Form Forms Line Move NotThis Seat fields flag whole word",
    "stammtisch.core.chance": (
        "Committed CommittedV1 Contribution ScriptError Scripted Seeded Source commitment"
    ),
    "stammtisch.core.encoding": "LARGEST Asked Encoding Field Ids lay_out number_out",
    "stammtisch.core.game": None,
    "stammtisch.core.histories": "Histories Told Utilities",
    "stammtisch.core.match": "Match StaleIndex TakenBack",
    "stammtisch.core.notation": "BadNotation read unknown write",
    "stammtisch.core.position": "BadPosition read_state read_view write_state write_view",
    "stammtisch.core.record": "Checked Fault Kept check read replayed write",
    "stammtisch.envs": "Episode missing",
    "stammtisch.envs.gymnasium": "SeatEnv register",
    "stammtisch.envs.openspiel": "Rollouts SpielGame SpielState game_name",
    "stammtisch.envs.openspiel.testing": "SpielSuite check_imagined play_at_random",
    "stammtisch.envs.pettingzoo": "OneByOne Together env parallel_env",
    "stammtisch.envs.testing": "EnvironmentSuite",
    "stammtisch.games": "GAMES AnyGame get",
    "stammtisch.games.raise_game": None,
    "stammtisch.games.the_game.game": None,
    "stammtisch.records": (
        "ENDINGS Recorded Records WrongEnding need_ending open_records reading reading_text schema writing"
    ),
    "stammtisch.review": None,
    "stammtisch.testing": None,
    "stammtisch.texts": None,
}
"""The modules that others may import from, and the names in them; None where they are listed elsewhere."""


def test_the_package_offers_these_names_and_no_others() -> None:
    assert stammtisch.__all__ == TOP.split()
    shown = {name for name in dir(stammtisch) if not name.startswith("__")}
    assert shown | {"__version__"} == {*TOP.split(), "client", "testing"}, "two need an extra"
    assert "__version__" in dir(stammtisch)
    for name in TOP.split():
        assert getattr(stammtisch, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = stammtisch.chess


def test_modules_are_there_without_another_import() -> None:
    code = "import stammtisch as s; print(s.bots.get, s.testing.GameSuite, s.review.review)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, stdout=subprocess.DEVNULL)


def test_the_version_is_the_installed_one() -> None:
    assert stammtisch.__version__ == version("stammtisch")


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_module_says_what_it_offers(module: str) -> None:
    found = import_module(module)
    assert found.__doc__
    names = PUBLIC[module]
    if names is not None:
        assert found.__all__ == names.split()
    assert len(set(found.__all__)) == len(found.__all__)
    for name in found.__all__:
        thing = getattr(found, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), f"{module}.{name} explains itself"


def test_only_public_modules_list_their_names() -> None:
    """Those above, those in the reference, and packages that offer what their modules define."""
    pages = (Path(__file__).parents[1] / "docs" / "reference").glob("*.md")
    described = set(re.findall(r"^::: (\S+)", "".join(page.read_text("utf-8") for page in pages), re.M))
    listed = []
    for module in pkgutil.walk_packages(stammtisch.__path__, "stammtisch."):
        found = sys.modules.get(module.name)
        names = getattr(found, "__all__", ())
        own = [name for name in names if _defined_in(found, name)]
        if own and len(own) == len(names) and module.name not in PUBLIC.keys() | described:
            listed.append(module.name)
    assert listed == []


def _defined_in(module: Any, name: str) -> bool:
    return bool(getattr(getattr(module, name), "__module__", module.__name__) == module.__name__)


def test_type_checkers_know_the_games() -> None:
    assert_type(games.get("the-game"), TheGame)
    assert_type(games.get("raise"), Raise)
    name: str = "the-game"
    assert_type(games.get(name), Game[Any, Any, Any])
    game = games.get("the-game")
    match = Match(game, game.options(players=1))
    assert_type(match.state, State)
    assert_type(match.view(0), View)
    assert isinstance(game, TheGame)


def test_importing_the_package_loads_next_to_nothing() -> None:
    code = "import sys, stammtisch; print([name for name in sys.modules if name.startswith('stammtisch.')])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
