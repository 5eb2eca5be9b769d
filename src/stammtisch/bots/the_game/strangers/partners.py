"""The partners that wait at the strangers' table. No bot of ours was trained or tuned with them."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.bots.the_game.strangers.habits import Habit

OWN = "own"
BASE = "base"


@dataclass(frozen=True, slots=True)
class Partner:
    """A player with other ways than ours."""

    name: str
    about: str
    plays_like: str
    """`OWN`: a network trained from scratch among its like, with this habit; `BASE`: the network of *learned*
    when the partners were chosen, which is kept with them; or one of our levels."""
    habit: Habit


PARTNERS = (
    Partner("near", "speaks only of cards very near to a pile", OWN, Habit(close=1, middle=3, far=6)),
    Partner("wide", "asks for piles to be spared even for cards far away", OWN, Habit(6, 8, 9)),
    Partner("swapped", "says spare for please spare, and the other way round", OWN, Habit(swapped=True)),
    Partner("late", "says what it should have said when it was asked before", OWN, Habit(late=True)),
    Partner("rare", "speaks in one turn of four", OWN, Habit(rare=4)),
    Partner("wrong", "one word in ten says the contrary", OWN, Habit(wrong=100)),
    Partner("silent", "hears, and says nothing", BASE, Habit(rare=0)),
    Partner("careless", "lays other cards than the best in one turn of seven", BASE, Habit(careless=143)),
    Partner(
        "human",
        "plans by rules of thumb; speaks in every second turn, one word in ten wrong; careless as above",
        "planner",
        Habit(rare=2, wrong=100, careless=143),
    ),
    Partner(
        "hasty",
        "lays what is nearest, says nothing and hears nothing",
        "planner",
        Habit(rare=0, deaf=True, hasty=True),
    ),
)


def partner(name: str) -> Partner | None:
    """The partner of that name, if there is one."""
    return next((one for one in PARTNERS if one.name == name), None)
