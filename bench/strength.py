"""Measures and records the strength of every bot.

    python bench/strength.py measure    adds rows to docs/strength.jsonl ([--only WORD --variant V --games G])
    python bench/strength.py write      docs/strength.md and bots/strength.json

Existing measurements are not repeated; each row has the command that repeats it.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from stammtisch import bots, games
from stammtisch.arena.report import summary, wilson
from stammtisch.arena.simulate import Job, play_games

ROOT = Path(__file__).parent.parent
ROWS = ROOT / "docs" / "strength.jsonl"
# Seeds that neither training nor tuning has used
SEEDS = {"the-game": "16180339", "raise": "27182818"}
THOROUGH = 300  # games for levels that take their time
QUICK = 2000
FEW = 500
SLOW = {"master"}
PLAIN = {"random", "greedy"}  # played by the engine in Python

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "silent": {"talk": "silent"},
    "three cards": {"min_cards": 3},
    "one card fewer": {"fewer_cards": True},
    "three cards, one fewer": {"min_cards": 3, "fewer_cards": True},
}

# What the strongest level should win, in per cent, by the number of players
AIMS: dict[str, dict[int, float]] = {
    "base": {1: 68},
    "silent": {2: 95, 3: 92, 4: 98, 5: 99.5},
    "three cards": {1: 35, 2: 90, 3: 72, 4: 86, 5: 92},
    "one card fewer": {1: 22, 2: 75, 3: 58, 4: 78, 5: 90},
    "three cards, one fewer": {1: 10, 2: 25, 3: 6, 4: 10, 5: 18},
}


def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in ROWS.read_text("utf-8").splitlines()] if ROWS.exists() else []


def plan() -> Iterator[dict[str, Any]]:
    """All measurements, the most important first."""
    names = [entry.name for entry in bots.BOTS["the-game"]]
    for variant, options in VARIANTS.items():
        for name in reversed(names):
            for players in range(1, 6):
                if players == 1 and variant == "silent":
                    continue
                if name in PLAIN and variant != "base":
                    continue
                yield {
                    "game": "the-game",
                    "variant": variant,
                    "seats": [name] * players,
                    "options": options,
                    "games": THOROUGH if name in SLOW else FEW if name in PLAIN else QUICK,
                }
    rivals = [entry.name for entry in bots.BOTS["raise"]]
    for name in rivals:  # against itself, only to measure its time
        yield {"game": "raise", "variant": "base", "seats": [name] * 2, "options": {}, "games": 50}
    meetings = [(above, below, players) for players in (2, 3, 4, 5) for below, above in pairwise(rivals)]
    meetings += [
        (name, weak, players)
        for weak in ("greedy", "random")
        for players in (2, 4)
        for name in rivals
        if rivals.index(name) > rivals.index(weak)
    ]
    for name, other, players in dict.fromkeys(meetings):
        for seat in range(players):
            seats = [other] * players
            seats[seat] = name
            count = (FEW if players > 2 and name in SLOW else QUICK // 2) // players
            yield {"game": "raise", "variant": "base", "seats": seats, "options": {}, "games": count}


def command(row: dict[str, Any]) -> str:
    options = "".join(f" --option {name}={str(value).lower()}" for name, value in row["options"].items())
    seats = row["seats"]
    named = seats[0] if len(set(seats)) == 1 else ",".join(seats)
    return (
        f"stammtisch simulate {row['game']} --players {len(seats)} --bots {named} "
        f"--games {row['games']} --seed {SEEDS[row['game']]}{options}"
    )


def measure(only: str, variant: str, games_each: int | None, workers: int) -> None:
    known = {row["command"] for row in rows()}
    for wanted in plan():
        wanted["games"] = games_each or wanted["games"]
        text = command(wanted)
        if text in known or only not in text or (variant and wanted["variant"] != variant):
            continue
        known.add(text)
        game = games.get(wanted["game"])
        options = game.options(players=len(wanted["seats"]), **wanted["options"])
        job = Job(wanted["game"], options, tuple(wanted["seats"]), SEEDS[wanted["game"]])
        begun = time.perf_counter()
        figures = summary(
            job, list(play_games(job, range(wanted["games"]), workers)), time.perf_counter() - begun
        )
        figures["seconds"] = round(time.perf_counter() - begun, 1)
        figures.pop("games_per_second")
        row = {**wanted, **figures, "command": text}
        with ROWS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        print(text, figures.get("win_rate", figures.get("per_bot")), figures["ms_per_move"], flush=True)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def write() -> None:
    """The tables for people, and the figures that `stammtisch bots` shows."""
    found = rows()
    text = ["# How strong the bots are", ""]
    text += [
        "Measured by `python bench/strength.py measure` on seeds that no training has used; "
        "`docs/strength.jsonl` has every row with the command that repeats it. A move is a whole turn; "
        "its time is CPU time on one core of a shared machine. Behind each figure the 95 % interval.",
        "",
    ]
    text += _the_game(found) + _raise(found)
    (ROOT / "docs" / "strength.md").write_text("\n".join(text), "utf-8")
    (ROOT / "src/stammtisch/bots/strength.json").write_text(
        json.dumps(_brief(found), indent=1) + "\n", "utf-8"
    )


def _the_game(found: list[dict[str, Any]]) -> list[str]:
    text = ["## THE GAME: games won, in per cent", ""]
    for variant in VARIANTS:
        here = [row for row in found if row["game"] == "the-game" and row["variant"] == variant]
        if not here:
            continue
        text += [f"### {variant.capitalize()}", "", "| bot | 1 | 2 | 3 | 4 | 5 players | ms a move |"]
        text += ["|---|---|---|---|---|---|---|"]
        aims = [str(AIMS[variant].get(n, "")) for n in range(1, 6)]
        text.append(f"| *aimed at* | {' | '.join(aims)} | |")
        for entry in reversed(bots.BOTS["the-game"]):
            own = {len(row["seats"]): row for row in here if row["seats"][0] == entry.name}
            if not own:
                continue
            cells = [
                f"{percent(own[n]['win_rate'])} ({percent(own[n]['win_rate_95'][0])} to "
                f"{percent(own[n]['win_rate_95'][1])}; {own[n]['games']})"
                if n in own
                else ""
                for n in range(1, 6)
            ]
            slowest = max(row["ms_per_move"] for row in own.values())
            text.append(f"| {entry.name} | {' | '.join(cells)} | {slowest:.2f} |")
        text.append("")
    return text


def _shares(found: list[dict[str, Any]]) -> dict[tuple[str, str, int], tuple[float, int]]:
    """By bot, rival and players: victories of the one bot among rivals, and games."""
    shares: dict[tuple[str, str, int], tuple[float, int]] = {}
    for row in found:
        names = row["seats"]
        if row["game"] != "raise" or len(set(names)) == 1:
            continue
        one = next(name for name in names if names.count(name) == 1 and (len(names) > 2 or name != names[-1]))
        other = next(name for name in names if name != one)
        for name, rival in ((one, other), (other, one)) if len(names) == 2 else ((one, other),):
            wins, count = shares.get((name, rival, len(names)), (0.0, 0))
            mine = next(seat["win_share"] for seat in row["per_seat"] if seat["bot"] == name)
            shares[name, rival, len(names)] = (wins + mine * row["games"], count + row["games"])
    return shares


def _raise(found: list[dict[str, Any]]) -> list[str]:
    shares = _shares(found)
    if not shares:
        return []
    text = ["## RAISE: victories of one bot among rivals of one kind, in per cent", ""]
    text += ["Seats are rotated over the same deals. Equals would have 50, 33.3, 25 and 20.", ""]
    text += ["| bot | rivals | 2 | 3 | 4 | 5 players |", "|---|---|---|---|---|---|"]
    order = [entry.name for entry in bots.BOTS["raise"]]
    pairs = sorted(
        {(name, rival) for name, rival, _ in shares}, key=lambda pair: tuple(map(order.index, pair))
    )
    for name, rival in reversed(pairs):
        if order.index(name) < order.index(rival):
            continue
        cells = []
        for players in range(2, 6):
            if (name, rival, players) not in shares:
                cells.append("")
                continue
            wins, count = shares[name, rival, players]
            low, high = wilson(wins, count)
            cells.append(f"{percent(wins / count)} ({percent(low)} to {percent(high)}; {count})")
        text.append(f"| {name} | {rival} | {' | '.join(cells)} |")
    return [*text, ""]


def _brief(found: list[dict[str, Any]]) -> dict[str, Any]:
    brief: dict[str, Any] = {"the-game": {}, "raise": {}}
    for row in found:
        if row["game"] == "the-game" and row["variant"] == "base":
            own = brief["the-game"].setdefault(row["seats"][0], {"ms_per_move": 0.0, "wins": {}, "games": {}})
            size = str(len(row["seats"]))
            own["ms_per_move"] = max(own["ms_per_move"], row["ms_per_move"])
            own["wins"][size] = round(row["win_rate"], 4)
            own["games"][size] = row["games"]
    for own in brief["the-game"].values():
        for part in ("wins", "games"):
            own[part] = dict(sorted(own[part].items()))
    alone = {row["seats"][0]: row for row in found if row["game"] == "raise" and len(set(row["seats"])) == 1}
    for (name, rival, players), (wins, count) in sorted(_shares(found).items()):
        if rival == ("random" if name == "greedy" else "greedy"):
            ms = alone[name]["ms_per_move"] if name in alone else None
            own = brief["raise"].setdefault(
                name, {"ms_per_move": ms, "against": rival, "wins": {}, "games": {}}
            )
            own["wins"][str(players)] = round(wins / count, 4)
            own["games"][str(players)] = count
    return brief


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=["measure", "write"])
    parser.add_argument("--only", default="", help="measure only rows whose command contains this")
    parser.add_argument("--variant", default="", choices=["", *VARIANTS], help="measure only this variant")
    parser.add_argument("--games", type=int, help="so many games for each row instead of the usual number")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    if chosen.do == "measure":
        measure(chosen.only, chosen.variant, chosen.games, chosen.workers)
    else:
        write()


if __name__ == "__main__":
    main()
