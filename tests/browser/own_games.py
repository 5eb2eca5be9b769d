"""Anna's own games as the server would tell them: a day with par, a calendar, 40 games, a deal of others.

For pictures and for tests of the layout, which need a long history; what the server really says is tested
in test_daily.py, test_me.py and test_deal.py.
"""

from __future__ import annotations

import json
import re
import time
from random import Random
from typing import Any

from playwright.sync_api import Page, Route

KEY = "5a" * 16
DAY, SINCE = "2026-11-17", "2026-09-03"
HASH = "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab"
PAR = 200


def daily() -> dict[str, Any]:
    chance = Random(7)
    left = sorted(max(0, round(chance.gauss(11, 7))) for _ in range(PAR))
    points = sorted((round(chance.gauss(58, 17)) for _ in range(PAR)), reverse=True)
    own: dict[str, Any] = {"state": "over", "counts": True, "better_than_people": 0.75, "streak": 6}
    common: dict[str, Any] = {"commitment": HASH, "secret": None, "options": {}}
    return {
        "day": DAY,
        "ends": time.time() + 5 * 3600 + 13 * 60,
        "games": [
            common
            | {"game": "the-game", "seats": 1, "bots": [], "figure": "left", "more": False}
            | {"par": _par("sharp", left, 0.04), "people": {"count": 9, "results": [2, 4, 5, 9, 12, 14, 19]}}
            | {
                "you": own
                | {"table": "day", "outcome": 0, "result": {"left": 5, "won": False}, "figure": 5}
                | {"better_than_bots": sum(one > 5 for one in left) / PAR}
            },
            common
            | {"game": "raise", "seats": 3, "bots": ["shrewd", "shrewd"], "figure": "points", "more": True}
            | {"par": _par("shrewd", points, 0.34), "people": {"count": 3, "results": [71, 66, 40]}}
            | {"you": None},
        ],
    }


def _par(level: str, results: list[int], share: float) -> dict[str, Any]:
    return {
        "level": level,
        "games": PAR,
        "share": share,
        "mean": sum(results) / PAR,
        "results": results,
    }


def past() -> dict[str, Any]:
    found = daily()
    found["day"], found["ends"] = "2026-11-14", time.time() - 3 * 86400
    for game in found["games"]:
        game["secret"] = "00" * 32
        game["commitment"] = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    return found


def calendar() -> dict[str, Any]:
    days: list[dict[str, Any]] = []
    for day in (17, 16, 15, 14, 13, 12, 9, 8, 5, 2):
        left = day % 4 * 3
        days.append(
            {"day": f"2026-11-{day:02}", "game": "the-game", "table": f"t{day}", "figure": left}
            | {"result": {"left": left, "won": left == 0}, "outcome": int(left == 0)}
        )
        if day % 3:
            scores = [60 + day, 55, 48]
            days.append(
                {"day": f"2026-11-{day:02}", "game": "raise", "table": f"r{day}", "figure": scores[0]}
                | {"result": {"scores": scores, "winners": [0]}, "outcome": 1}
            )
    streaks = [{"game": "the-game", "now": 6, "longest": 11}, {"game": "raise", "now": 0, "longest": 4}]
    return {"today": DAY, "since": SINCE, "days": days, "streaks": streaks}


def me() -> dict[str, Any]:
    chance = Random(3)
    games = []
    for number in range(40):
        cooperative = number % 3 != 2
        won = chance.random() < (0.3 if cooperative else 0.45)
        left = 0 if won else chance.randrange(1, 24)
        scores = [chance.randrange(60, 90) if won else 41, 55, 48]
        players = 1 + number % 4 if cooperative else 3
        judged = number % 4 != 1
        games.append(
            {
                "table": f"table{number}",
                "seat": 0,
                "game": "the-game" if cooperative else "raise",
                "options": {"min_cards": 3 if number % 5 == 0 else 2} if cooperative else {},
                "players": players,
                "bots": ["planner" if cooperative else "shrewd"] * (players - 1),
                "people": 1,
                "ended": 1794900000 - number * 50_000,
                "result": {"left": left, "won": won}
                if cooperative
                else {"scores": scores, "winners": [0] if won else [1]},
                "outcome": int(won),
                "accuracy": min(100, 74 + chance.random() * 20 - number / 4) if judged else None,
                "luck": chance.gauss(0, 0.3) if judged else None,
                "choice": -0.1 if judged else None,
                "coached": number == 4,
                "daily": DAY if number == 0 else None,
                "practice": number == 1,
                "deal_of": "other" if number == 2 else None,
            }
        )
    return {"since": 1790000000, "games": games, "more": False}


def deal(origin: str) -> dict[str, Any]:
    played = [
        {"table": origin, "name": "Anna", "seat": 0, "at": 1794900000, "outcome": 0}
        | {"result": {"left": 9, "won": False}, "replay": True},
        {"table": origin, "name": "Ben", "seat": 1, "at": 1794900000, "outcome": 0}
        | {"result": {"left": 9, "won": False}, "replay": True},
        {"table": "second", "name": "Carla", "seat": 0, "at": 1794990000, "outcome": 1}
        | {"result": {"left": 0, "won": True}, "replay": True},
    ]
    return {"origin": origin, "same": "piles", "played": played}


def tell(page: Page) -> None:
    """From now on this page gets these answers, and has Anna's key."""

    def say(said: Any) -> Any:
        def fulfil(route: Route) -> None:
            route.fulfill(body=json.dumps(said(route.request.url)), content_type="application/json")

        return fulfil

    page.route(re.compile(r"/api/me(\?|$)"), say(lambda _: me()))
    page.route(re.compile(r"/api/daily(\?|$)"), say(lambda url: past() if "day=" in url else daily()))
    page.route(re.compile(r"/api/daily/calendar$"), say(lambda _: calendar()))
    page.route(re.compile(r"/api/tables/[\w-]+/deal$"), say(lambda url: deal(url.split("/")[-2])))
    page.goto("/nowhere")
    page.evaluate("key => localStorage.setItem('stammtisch.key', JSON.stringify(key))", KEY)
