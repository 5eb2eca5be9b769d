"""The bots of THE GAME, weakest first."""

from stammtisch.bots.base import Entry

BOTS = (
    Entry("random", "lays any card that fits", "stammtisch.bots.base:RandomBot"),
    Entry(
        "greedy",
        "whole turns with the smallest total step, tricks counted",
        "stammtisch.bots.the_game.greedy:Greedy",
    ),
    *(
        Entry(
            name,
            about,
            f"stammtisch.bots.the_game.levels:{name.capitalize()}",
            "stammtisch.bots.the_game.whole_games",
        )
        for name, about in (
            ("planner", "whole turns by rules of thumb; gives and heeds signals"),
            ("learned", "the turn that a network trained on self-play values most"),
            ("sharp", "tries the best turns in a few imagined worlds"),
            ("master", "tries more turns in more worlds, further ahead"),
        )
    ),
)
