"""A checker of deals written from docs/fairness.md alone: it shares no code with the engine."""

from __future__ import annotations

import hashlib
import hmac
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

Line = dict[str, Any]
Outcomes = list[tuple[Any, int]]

STANDARD = Path(__file__).parents[1] / "src" / "stammtisch" / "games" / "raise_game" / "standard.toml"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def as_committed(lines: list[Line]) -> bool:
    """Whether secret, contributions and every outcome of a record fit together."""
    header, secret = lines[0], bytes.fromhex(lines[-1]["reveal"])
    if sha256(secret) != header["commitment"]:
        return False
    if header.get("scheme", 1) == 1:
        key = secret
    else:
        words = ["2"]
        for one in header["contributions"]:
            if one["value"] is not None:
                if sha256(bytes.fromhex(one["value"])) != one["hash"]:
                    return False
                words.append(one["value"])
        key = hmac.digest(secret, " ".join(words).encode("ascii"), "sha256")
    falls = _the_game(lines) if header["game"] == "the-game" else _raise(lines)
    numbers: Counter[str] = Counter()
    for index, (stream, outcomes, fell) in enumerate(falls):
        name = f"{index}." if key is secret else f"{stream}/{numbers[stream]}/"
        numbers[stream] += 1
        if derived(key, name, outcomes) != fell:
            return False
    return True


def derived(key: bytes, name: str, outcomes: Outcomes) -> Any:
    total = sum(weight for _, weight in outcomes)
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{name}{attempt}".encode("ascii"), "sha256")
        number = int.from_bytes(digest[:8], "big")
        if number < 2**64 - 2**64 % total:
            break
        attempt += 1
    return [outcome for outcome, weight in outcomes for _ in range(weight)][number % total]


def _the_game(lines: list[Line]) -> list[tuple[str, Outcomes, Any]]:
    seats, starter = len(lines[0]["seats"]), lines[0]["options"]["starter"]
    dealt: set[int] = set()
    claims: dict[int, int] = {}
    falls: list[tuple[str, Outcomes, Any]] = []
    for line in lines:
        if "claim" in line:
            claims[line["seat"]] = line["claim"]
        elif "deal" in line:
            card = line["deal"][1]
            falls.append(("pile", [(other, 1) for other in range(2, 100) if other not in dealt], card))
            dealt.add(card)
        elif "start" in line:
            among = [starter] if isinstance(starter, int) else list(range(seats))
            if claims:
                among = [seat for seat in among if claims[seat] == max(claims.values())]
            falls.append(("start", [(seat, 1) for seat in among], line["start"]))
    return falls


def _raise(lines: list[Line]) -> list[tuple[str, Outcomes, Any]]:
    options, seats = lines[0]["options"], len(lines[0]["seats"])
    box = tomllib.loads(STANDARD.read_text()) if options["set"] == "standard" else options["set"]
    piles = [Counter(box["cards"]) for _ in range(seats)]
    points = list(box["point_cards"])
    rounds = 0
    falls: list[tuple[str, Outcomes, Any]] = []
    for line in lines:
        if "deal" in line:
            seat, card = line["deal"]
            kinds = sorted(+piles[seat], key=_symbol_number_points)
            falls.append((f"pile {seat}", [(kind, piles[seat][kind]) for kind in kinds], card))
            piles[seat][card] -= 1
        elif "starter" in line:
            fixed = options["starter"]
            among = [fixed] if isinstance(fixed, int) else list(range(seats))
            falls.append(("starter", [(seat, 1) for seat in among], line["starter"]))
        elif "point" in line:
            rounds += 1
            outcomes = [(value, points.count(value)) for value in dict.fromkeys(points)]
            falls.append(("points", outcomes, line["point"]))
            points.remove(line["point"])
        elif "roll" in line:
            for die, face in zip(box["dice"], line["roll"], strict=True):
                faces = [(one, die.count(one)) for one in dict.fromkeys(die)]
                falls.append((f"dice {rounds}", faces, face))
    return falls


def _symbol_number_points(card: str) -> tuple[str, int, int]:
    symbol, number, worth = card.split("-")
    return symbol, int(number), int(worth)
