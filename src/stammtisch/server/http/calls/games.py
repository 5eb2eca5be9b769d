"""The calls about games: list, rules, texts and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from stammtisch import bots, games
from stammtisch.bots.judge import has_judge
from stammtisch.core.game import Line, Option, package_files
from stammtisch.server import messages, requests
from stammtisch.server.callers import caller_address
from stammtisch.server.http.exchange import (
    MARKDOWN,
    PLAIN,
    answers,
    asks,
    body,
    json_response,
    limit_tables,
    registry_of,
)
from stammtisch.server.lessons import has_lesson
from stammtisch.server.refusals import Refused

router = APIRouter(prefix="/api")

GameName = Annotated[str, Path(max_length=100, description="The game's name.")]
Language = Annotated[str, Path(pattern="^[a-z]{2}$", description="Two letters, like `de`.")]


@router.get("/games", responses=answers(messages.Games), summary="The games, their options and their bots")
async def list_games(request: Request) -> Response:
    sets = registry_of(request).sets
    return json_response(messages.Games([_game_info(name, sets.get(name, {})) for name in games.GAMES]))


def _game_info(name: str, sets: Mapping[str, Line]) -> messages.GameInfo:
    game = games.get(name)
    players, *options = game.option_list()
    named: Any = name
    try:
        figures: dict[str, Any] = bots.strength().get(name, {})
    except OSError:
        figures = {}
    return messages.GameInfo(
        game=named,
        rules=game.rules,
        players=list(players.choices),
        age=game.age,
        minutes=game.minutes,
        cooperative=game.cooperative,
        lesson=has_lesson(name),
        judged=has_judge(name),
        daily=game.daily is not None,
        texts=package_files(game).joinpath("locales").is_dir(),
        options=[_option_info(option, sets) for option in options],
        bots=[
            messages.BotInfo(entry.name, level, entry.about, figures.get(entry.name, {}))
            for level, entry in enumerate(bots.BOTS[name], 1)
        ],
    )


def _option_info(option: Option, sets: Mapping[str, Line]) -> messages.OptionInfo:
    """An option and its choices; a free-text option offers the sets this server was given."""
    if option.figures is None:
        return messages.OptionInfo(
            option.name, list(option.choices), option.default, option.about, option.rule, {}, option.public
        )
    figures = {option.default: dict(option.figures), **sets}
    return messages.OptionInfo(
        option.name, list(figures), option.default, option.about, option.rule, figures, option.public
    )


@router.get(
    "/games/{game}/texts/{language}",
    summary="The texts that a game brings along, as a Fluent catalogue",
    responses=answers(None, 404, media=PLAIN),
)
async def game_texts(game: GameName, language: Language) -> Response:
    return _game_file(game, f"locales/{language}.ftl", "locales/en.ftl", PLAIN)


@router.get(
    "/games/{game}/rules/{language}",
    summary="The rules of a game, as Markdown",
    responses=answers(None, 404, media=MARKDOWN),
)
async def game_rules(game: GameName, language: Language) -> Response:
    return _game_file(game, f"RULES.{language}.md", "RULES.md", MARKDOWN)


def _game_file(game: str, wanted: str, english: str, media: str) -> Response:
    """A text file from the game's package, in English if the language is missing."""
    try:
        folder = package_files(games.get(game))
    except KeyError:
        raise Refused(404, "no-game") from None
    for path in (wanted, english):
        file = folder.joinpath(path)
        if file.is_file():
            return Response(file.read_bytes(), media_type=f"{media}; charset=utf-8")
    raise Refused(404, "no-game", detail=f"{game} brings no such text along")


@router.get(
    "/lessons/{game}",
    responses=answers(messages.LessonInfo, 404),
    summary="What the lesson of a game asks for, step by step",
)
async def look_at_lesson(request: Request, game: GameName) -> Response:
    return json_response(registry_of(request).lesson(game))


@router.post(
    "/lessons",
    status_code=201,
    summary="Sets up a table that teaches a game; it begins at once",
    responses=answers(messages.Created, 400, 404, 413, 507, status=201),
    openapi_extra=asks(requests.AskLesson),
)
async def create_lesson(request: Request) -> Response:
    await limit_tables(request)
    ask = await body(request, requests.AskLesson)
    return json_response(await registry_of(request).teach(ask, address=caller_address(request.scope)), 201)
