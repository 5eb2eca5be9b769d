"""Pictures on seats, and names that could be mistaken."""

from __future__ import annotations

import pytest
from server.kit import Running

from stammtisch.server.seats.alike import ROLES, SEAT_WORDS, alike, skeleton
from stammtisch.server.seats.avatars import AVATARS, BOT_AVATARS
from stammtisch.server.seats.seats import Chair
from stammtisch.texts import LANGUAGES, text_in

BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def avatars(server: Running, table: str) -> list[str]:
    return [seat["avatar"] for seat in server.get(f"/tables/{table}").json()["table"]["seats"]]


def test_everybody_has_the_picture_they_chose_and_the_others_have_different_ones(server: Running) -> None:
    made = server.table("raise", {"kind": "me", "name": "Anna", "avatar": "owl"}, BOT, OPEN, BOT, OPEN)
    anna, one, nobody, two, _ = avatars(server, made["table"])
    assert (anna, nobody) == ("owl", "")
    assert {one, two} <= set(BOT_AVATARS) and one != two
    server.post(
        f"/tables/{made['table']}/seats", {"name": "Ben", "avatar": "owl"}
    )  # nobody is refused a wish
    server.post(f"/tables/{made['table']}/seats", {"name": "Cleo"})
    found = avatars(server, made["table"])
    assert found[2] == "owl"
    assert found[4] in set(AVATARS) - {"owl"}


def test_several_people_on_one_device_have_different_pictures(server: Running) -> None:
    seats = [{"kind": "me", "name": name} for name in "ABCD"]
    for _ in range(5):
        made = server.table("raise", *seats, {"kind": "me", "name": "E", "avatar": "fox"})
        assert len(set(avatars(server, made["table"]))) == 5


def test_a_picture_is_one_of_ours(server: Running) -> None:
    asked = {"game": "raise", "seats": [{"kind": "me", "name": "Anna", "avatar": "bot-1"}, BOT]}
    answer = server.post("/tables", asked)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")


def test_a_daily_deal_shows_the_picture_too(server: Running) -> None:
    made = server.post("/daily/raise", {"name": "Anna", "avatar": "frog"}).json()
    seats = server.get(f"/tables/{made['table']}", made["seats"][0]["token"]).json()["table"]["seats"]
    assert seats[0]["avatar"] == "frog"


# Names


def marked(*names: str) -> list[bool]:
    return alike([Chair("person", name) for name in names])


@pytest.mark.parametrize(
    "other",
    [
        "Anna",
        "anna",
        "ANNA",
        "Ánna",
        "Anna.",
        "A n n a",
        "Аnna",  # a Cyrillic letter
        "Αnna",  # a Greek one
        "Ａｎｎａ",
        "𝐀𝐧𝐧𝐚",
        "Anna\u3164",
        "Ann@",
    ],
)
def test_names_that_look_the_same_are_both_marked(other: str) -> None:
    assert marked("Anna", "Ben", other) == [True, False, True]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ilse", "llse"),
        ("Arno", "Amo"),
        ("Olga", "0lga"),
        ("Paweł", "Pawel"),
        ("Виктор", "Bиктop"),
        ("Søren", "Soren"),
    ],
)
def test_strokes_that_are_hard_to_tell_count_as_the_same(one: str, other: str) -> None:
    assert marked(one, other) == [True, True]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("Jan", "Ian"), ("Player 1", "Player 2"), ("Tom", "Tim"), ("🦊", "🦉"), ("王", "李")],
)
def test_names_that_are_only_similar_are_not(one: str, other: str) -> None:
    assert marked(one, other) == [False, False]


@pytest.mark.parametrize(
    "name", ["System", "the server", "B0T", "Аdmin", "Moderátor", "stammtisch", "Du", "frei"]
)
def test_who_is_called_like_the_system_is_marked(name: str) -> None:
    assert marked("Anna", name) == [False, True]


def test_who_is_called_like_a_bot_of_the_table_is_marked_and_the_bot_is_not() -> None:
    chairs = [Chair("person", "Leo"), Chair("bot", "Leo", bot="greedy"), Chair()]
    assert alike(chairs) == [True, False, False]


def test_what_the_page_says_of_seats_is_known_in_every_language() -> None:
    known = {skeleton(word) for word in (*ROLES, *SEAT_WORDS)}
    for language in LANGUAGES:
        for key in ("you", "seat-open", "seat-bot", "setup-kind-bot"):
            assert skeleton(text_in(language, key)) in known, (language, key)


def test_a_name_is_marked_at_the_seat_and_nobody_is_refused(server: Running) -> None:
    made = server.table("raise", {"kind": "me", "name": "Anna"}, OPEN)
    assert server.post(f"/tables/{made['table']}/seats", {"name": "Аnna"}).status_code == 201
    seats = server.get(f"/tables/{made['table']}").json()["table"]["seats"]
    assert [seat["alike"] for seat in seats] == [True, True]
