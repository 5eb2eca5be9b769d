"""The usual first lines with Stable-Baselines3: its maskable PPO learns THE GAME alone.

    .venv/lab/bin/python examples/stable_baselines.py --steps 50000

`make lab` runs it, so that the environments keep working there.
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

from stammtisch.envs.gymnasium import SeatEnv


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=2_000, metavar="N", help="how many acts to learn from")
    steps = parser.parse_args().steps
    check_env(SeatEnv("the-game", players=1))
    games = make_vec_env("stammtisch/TheGame-v1", n_envs=8, seed=1)
    model = MaskablePPO("MultiInputPolicy", games, n_steps=128, batch_size=256, seed=1)
    model.learn(steps)
    ended = model.ep_info_buffer or ()
    share = sum(one["r"] for one in ended) / max(1, len(ended))
    print(f"{model.num_timesteps} steps, {len(ended)} games, {share:.0%} of the cards laid")


if __name__ == "__main__":
    main()
