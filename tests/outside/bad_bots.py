"""Bots that do everything wrong: as a Python class, and as a program that is told what to do wrong."""

from __future__ import annotations

import json
import os
import sys
import time
from random import Random
from typing import Any

from stammtisch.bots import Quiet


class Hangs(Quiet):
    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        time.sleep(3600)


class Crashes(Quiet):
    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        print("this must not be taken for an answer")
        return view.no_such_field


class Cheats(Quiet):
    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        from stammtisch.games.the_game.model import Play

        return Play(next(card for card in range(50, 60) if card not in view.hand), "A")


class Dreams(Quiet):
    def choose(self, view: Any, rng: Random, seconds: float) -> Any:
        return "the best card"


class Nothing:
    """No bot at all."""


def program(how: str) -> None:
    """Answers questions, the third of each game wrongly."""
    count = 0
    print(f"process {os.getpid()}", file=sys.stderr, flush=True)
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            if how == "old":
                print(json.dumps({"type": "ready", "protocol": 0}), flush=True)
                continue
            if how == "silent":
                continue
            print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
        if said["type"] == "game":
            count = 0
        if said["type"] != "act":
            continue
        count += 1
        move = said["view"]["mine"]["legal"][0]
        answer: Any = {"type": "move", "id": said["id"], "move": move}
        if count == 3 and how == "crash":
            print("out of luck", file=sys.stderr)
            sys.exit(3)
        if count == 3 and how == "hang":
            time.sleep(3600)
        if count == 3 and how == "nonsense":
            print("I think I'll lay the 37", flush=True)
            continue
        if count == 3 and how == "out-of-turn":
            answer["id"] -= 1
        print(json.dumps(answer), flush=True)
        if count == 3 and how == "twice":
            print(json.dumps(answer), flush=True)
    if how == "stays":
        time.sleep(3600)


if __name__ == "__main__":
    program(sys.argv[1])
