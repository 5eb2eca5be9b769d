"""Examples of the server's answers: `python tests/server/api_examples.py` takes them from a real session.

They are written to `src/stammtisch/server/http/examples.json`, one for each type, long lists cut short.
Run it again when a type has changed; `test_schema.py` says so.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, get_args

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.kit import Player, Running, quick, running

from stammtisch.server import stream_messages

FILE = Path(__file__).parents[2] / "src" / "stammtisch" / "server" / "http" / "examples.json"
GAME = "the-game"
ANNA, BEN = "a" * 32, "b" * 32
SHORT = 2
Line = dict[str, Any]


def session(server: Running) -> Line:
    """An answer of each type."""
    found: Line = {
        "Alive": {"alive": True},
        "Ready": {"ready": True, "missing": [], "notes": []},
        "ContactInfo": {
            "contact": "5f0c6e1d2b3a49788796a5b4c3d2e1f0",
            "kind": "mail",
            "address": "anna@example.org",
            "language": "de",
            "confirmed": False,
        },
        "Watched": {"on": True},
        "Games": server.get("/games").json(),
        "LessonInfo": server.get(f"/lessons/{GAME}").json(),
        "NoticesInfo": server.get("/notices").json(),
        "Daily": server.get("/daily", key=ANNA).json(),
    }
    found["DailyTable"] = server.post(f"/daily/{GAME}", {"name": "Anna"}, key=ANNA).json()
    found["Calendar"] = server.get("/daily/calendar", key=ANNA).json()
    found |= _finished_game(server)
    found |= _waiting_tables(server)
    for game in found["Games"]["games"]:
        for option in game["options"]:
            option["figures"] = {}
        game["bots"] = game["bots"][:SHORT]
    return found


def _finished_game(server: Running) -> Line:
    """A game of two people from the first look to the review."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    chosen: Line = {"options": {"talk": "open"}, "coach": True, "pace": 0}
    found: Line = {"Created": server.table(GAME, *seats, key=ANNA, **chosen)}
    table, anna = found["Created"]["table"], found["Created"]["seats"][0]["token"]
    path = f"/tables/{table}"
    found["Found"] = server.get(f"/join/{found['Created']['join']}").json()
    found["Taken"] = server.post(f"{path}/seats", {"name": "Ben"}, key=BEN).json()
    ben = found["Taken"]["token"]
    server.put(f"{path}/coach", {"on": True}, ben)
    watching = server.stream(table, anna)
    rng = Random(5)
    while True:
        looks = {token: server.get(path, token).json() for token in (anna, ben)}
        found["Position"] = found.get("Position") or looks[anna]
        if looks[anna]["table"]["state"] == "over":
            break
        for token, look in looks.items():
            if not look["legal"]:
                continue
            plays = [move for move in look["legal"] if "play" in move]
            if plays and "Hint" not in found:
                found["Hint"] = server.post(f"{path}/hint", None, token).json()
                asked = {"at": look["at"], "moves": found["Hint"]["acts"]}
                found["Warned"] = server.post(f"{path}/warning", asked, token).json()
            move = {"at": look["at"], "move": rng.choice(look["legal"])}
            answer = server.post(f"{path}/moves", move, token)
            if answer.is_success:
                found["Played"] = found.get("Played") or answer.json()
                stale = server.post(f"{path}/moves", move, token).json()
                found["Stale"] = found.get("Stale") or stale
    found["TableInfo"] = server.get(path, anna).json()["table"]
    watching.send(type="react", reaction="cheer", ref=1)
    watching.send(type="move", at=0, move={"end": True}, ref=2)
    watching.until("refused")
    found["TalkLine"] = server.post(f"{path}/talk", {"text": "Well played!"}, anna).json()
    watching.until("talk")
    found |= _messages(watching)
    watching.close()
    found["Again"] = server.post(f"{path}/again", {}, anna).json()
    for name in ("deal", "evening", "fairness", "replay"):
        found[name.capitalize()] = server.get(f"{path}/{name}", anna, ANNA).json()
    found["Replay"]["steps"] = found["Replay"]["steps"][-SHORT:]
    found["Fairness"]["falls"] = found["Fairness"]["falls"][:SHORT]
    for fall in found["Fairness"]["falls"]:
        fall["outcomes"] = fall["outcomes"][:SHORT]
    found["Record"] = "".join(server.get(f"{path}/record", anna).text.splitlines(keepends=True)[:4])
    while (review := server.get(f"{path}/review", anna)).status_code == 202:
        time.sleep(1)
    found["Reviewed"] = review.json()
    decision = found["Reviewed"]["review"]["decisions"][0]
    tried = {"at": decision["at"], "moves": decision["better"][:1]}
    found["Tried"] = server.post(f"{path}/review/try", tried, anna).json()
    _shorten(found["Reviewed"]["review"])
    found["Me"] = server.get("/me", key=ANNA).json()
    found["Export"] = server.get("/me/export", key=ANNA).json()
    found["People"] = server.get("/me/people", key=ANNA).json()
    server.put(f"{path}/seats/1/ignored", key=ANNA)
    found["Ignored"] = server.get(f"/me/ignored?table={table}", key=ANNA).json()
    server.delete(f"/me/ignored/{found['Ignored']['people'][0]['person']}", key=ANNA)
    return found


def _messages(watching: Player) -> Line:
    """The first message of each type that a stream has brought."""
    kinds = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(stream_messages.ServerMessage)}
    found: Line = {}
    for message in map(json.loads, watching.received):
        found.setdefault(kinds[message["type"]], message)
    return found


def _waiting_tables(server: Running) -> Line:
    """A public table, and an invitation to a private one."""
    sought = {"name": "Anna", "game": GAME, "players": 2, "language": "en"}
    found: Line = {"FoundGame": server.post("/lobby/find", sought, key=ANNA).json()}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = server.table(GAME, *seats, key=ANNA)
    person = server.get("/me/people", key=ANNA).json()["people"][0]["person"]
    token = made["seats"][0]["token"]
    found["Invited"] = server.post(
        f"/tables/{made['table']}/invitations", {"person": person}, token, ANNA
    ).json()
    found["Invitations"] = server.get("/me/invitations", key=BEN).json()
    with server.stream(found["FoundGame"]["table"], found["FoundGame"]["token"]) as host:
        host.until("welcome")
        found["LobbyList"] = server.get("/lobby", key=BEN).json()
    found["Running"] = server.get("/me/running", key=ANNA).json()
    return found


def _shorten(value: Any) -> None:
    """Cut every list of objects short."""
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, list) and inner and isinstance(inner[0], dict | list):
            del inner[SHORT:]
        if isinstance(inner, dict | list):
            _shorten(inner)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as server:
        found = session(server)
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
