"""A bot as a program in plain Python: one JSON document a line. It plays any game, at random.

stammtisch simulate raise --players 3 --bots "cmd:python3 examples/bots/pipe.py"
"""

import json
import random
import sys

for line in sys.stdin:
    said = json.loads(line)
    answer = None
    if said["type"] == "hello":
        answer = {"type": "ready", "protocol": 1}
    elif said["type"] == "game":
        random.seed(said["seed"])  # the same seed, the same game
    elif said["type"] == "act":
        answer = {"type": "move", "id": said["id"], "move": random.choice(said["view"]["mine"]["legal"])}
    if answer is not None:
        print(json.dumps(answer), flush=True)
