"""The pages around the tables: the list of one's games, names, and how a table comes about."""

from __future__ import annotations

import json

from browser.album import PEOPLE, Table, ask, new_table
from browser.conftest import Server
from browser.player import Open, table_id
from playwright.sync_api import Page, Request, expect

from stammtisch.games.raise_game import components

USUAL = 0.8  # seconds, as the server has it


def home(open_page: Open, *tables: Table) -> Page:
    """Anna's first page, with these tables on her list."""
    page = open_page("/nowhere")
    kept = json.dumps([table.kept() for table in tables])
    page.evaluate("kept => localStorage.setItem('stammtisch.tables', kept)", kept)
    page.goto("/")
    return page


def test_a_running_game_leaves_the_list_only_when_confirmed_and_comes_back(
    open_page: Open, server: Server
) -> None:
    page = home(open_page, new_table(server, "the-game", *PEOPLE))
    running = page.get_by_role("link", name="Continue")
    cross = page.get_by_role("button", name="Remove this THE GAME table from the list")
    cross.click()
    page.get_by_role("button", name="Keep it").click()
    expect(running).to_be_visible()
    cross.click()
    page.get_by_role("button", name="Take it off the list").click()
    expect(running).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(running).to_be_visible()


def test_a_seat_stays_one_s_own_when_its_game_is_off_the_list(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE)
    page = home(open_page, table)
    page.get_by_role("button", name="Remove this THE GAME table from the list").click()
    page.get_by_role("button", name="Take it off the list").click()
    page.goto(f"/t/{table.id}")
    expect(page.locator("[data-card]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_a_game_begun_with_one_tap_is_as_calm_as_the_usual_one_of_set_up(open_page: Open) -> None:
    asked: list[Request] = []

    def heard(one: Request) -> None:
        asked.append(one)

    page = open_page("/")
    page.on("request", heard)
    page.get_by_role("button", name="Play now").last.click()
    table_id(page)
    page.goto("/new/raise")
    page.get_by_role("button", name="Start the game").click()
    table_id(page)
    bodies = [one.post_data_json for one in asked if one.url.endswith("/api/tables")]
    assert [(body or {}).get("pace", USUAL) for body in bodies] == [USUAL, USUAL]


def test_with_one_tap_a_beginner_gets_bots_with_whom_one_game_in_three_is_won(
    open_page: Open, server: Server
) -> None:
    """`bench/beginner.py` measures it."""
    games = ask(server, "GET", "/games")
    bots = next(one["bots"] for one in games["games"] if one["game"] == "the-game")
    bots += [{**bots[-1], "name": name} for name in ("planner", "learned", "sharp", "master")]
    page = open_page("/nowhere", quiet=False)
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.goto("/")
    with page.expect_request("**/api/tables", timeout=20_000) as asked:
        page.route("**/api/tables", lambda route: route.abort())
        page.locator("article.the-game").get_by_role("button", name="Play now").click()
    body = asked.value.post_data_json
    assert [seat.get("bot") for seat in (body or {})["seats"]] == [None, "learned", "learned"]


def test_who_has_given_no_name_is_named_for_others_and_spoken_to_by_the_page(open_page: Open) -> None:
    anna = open_page("/")
    anna.get_by_role("button", name="Play now").last.click()
    table = table_id(anna)
    expect(anna.locator(".sentence")).to_have_text("Lay your first card, face down.")
    watching = open_page(f"/t/{table}")
    expect(watching.locator(".sentence")).to_contain_text("Player 1")


def test_a_replay_says_you_to_the_player_and_a_name_to_others(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE)
    table.finish()
    anna = home(open_page, table)
    anna.goto(f"/t/{table.id}/replay")
    expect(anna.get_by_text("As you saw it")).to_be_visible()
    other = open_page(f"/t/{table.id}/replay")
    expect(other.get_by_text("As Anna saw it")).to_be_visible()


def test_a_game_says_for_whom_it_is_and_how_long_it_takes(open_page: Open) -> None:
    page = open_page("/")
    for path in ("/", "/new/the-game", "/rules/the-game"):
        page.goto(path)
        facts = page.locator(".facts").filter(has_text="one team, one goal").last
        expect(facts.get_by_text("age 8+")).to_be_visible()
        expect(facts.get_by_text("about 20 min")).to_be_visible()


def test_running_games_stand_first_with_whose_turn_it_is_and_since_when(
    open_page: Open, server: Server
) -> None:
    table = new_table(server, "raise", *PEOPLE)
    page = home(open_page, table)
    entry = page.locator("main section li").first
    expect(entry).to_contain_text("Your turn")
    expect(entry).to_contain_text("with Ben · last move just now")
    table.play(0, table.view(0)["view"]["mine"]["legal"][0])
    page.reload()
    expect(entry).to_contain_text("Ben is to act")
    above, tiles = entry.bounding_box(), page.locator("article").first.bounding_box()
    assert above and tiles and above["y"] < tiles["y"]


def test_a_wrong_code_stays_to_be_mended(open_page: Open) -> None:
    page = open_page("/", quiet=False)
    page.get_by_label("Join by code").fill("k7mpq4")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    expect(page.get_by_label("Code from the invitation")).to_have_value("K7MPQ4")


def test_inviting_friends_is_a_first_choice_and_says_where_it_leads_nowhere(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Invite friends").first.click()
    expect(page.get_by_label("Seat 2: who")).to_have_value("friend")
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("note")).to_contain_text("127.0.0.1 means that device itself")
    expect(page.get_by_role("note")).to_contain_text("stammtisch play --host 0.0.0.0")
    expect(page.get_by_role("img", name="Picture of the link")).to_have_count(0)
    code = page.locator(".code").inner_text()
    guest = open_page(f"/j/{code}")
    expect(guest.get_by_role("link", name="First time? Two minutes")).to_be_visible()
    guest.get_by_role("button", name="Rules").click()
    expect(guest.get_by_role("dialog")).to_be_visible()


def test_the_overview_card_shows_the_set_in_play(open_page: Open, server: Server) -> None:
    box = components.standard().figures() | {"name": "Grandma’s box"}
    box["cards"] = [card.replace("bell-4-5", "bell-9-5") for card in box["cards"]]
    options = {"set": box}
    made = ask(server, "POST", "/tables", {"game": "raise", "seats": PEOPLE, "options": options, "pace": 0})
    for table, name, best in (
        (made["table"], "Grandma’s box", "bell 9, 1 of them, 5 points each"),
        (new_table(server, "raise", *PEOPLE).id, "Standard", "bell 4, 1 of them, 5 points each"),
    ):
        page = open_page(f"/t/{table}")
        expect(page.locator(".sentence")).to_be_visible()
        page.keyboard.press("i")
        card = page.get_by_role("dialog", name="What is in the box")
        expect(card).to_contain_text(f"The set in play: {name}")
        expect(card.get_by_text(best)).to_be_attached()
        expect(
            card.get_by_text("3 dice, each: blank, bell, hourglass, cloud, gear, and diamond")
        ).to_be_attached()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="What is in the box").click()
        expect(card).to_be_visible()


def test_sets_of_one_s_own_are_chosen_by_their_names(open_page: Open, server: Server) -> None:
    games = ask(server, "GET", "/games")
    for option in games["games"][1]["options"]:
        if option["name"] == "set":
            assert option["choices"] == ["standard"]
            option["choices"].append("Grandma’s box")
    page = open_page("/nowhere", quiet=False)
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.goto("/new/raise")
    page.get_by_role("group", name="Which box?").get_by_text("Grandma’s box").click()
    with page.expect_request("**/api/tables", timeout=20_000) as asked:
        page.route("**/api/tables", lambda route: route.abort())
        page.get_by_role("button", name="Start the game").click()
    assert '"set":"Grandma’s box"' in str(asked.value.post_data)


def test_all_who_are_there_are_told_of_the_next_game_and_can_follow(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, {"kind": "bot", "bot": "random"})
    table.finish()
    anna, ben, guest = home(open_page, table), open_page("/nowhere"), open_page(f"/t/{table.id}")
    ben.evaluate("kept => localStorage.setItem('stammtisch.tables', kept)", json.dumps([table.kept(1)]))
    for page in (anna, ben):
        page.goto(f"/t/{table.id}")
    for page in (ben, guest):
        expect(page.get_by_role("link", name="Review")).to_be_visible()
    anna.get_by_role("button", name="Again, stronger bots").click()
    anna.wait_for_url(lambda address: table.id not in address)
    for page in (ben, guest):
        expect(page.get_by_text("The next game is set up for all of you.")).to_be_visible()
        page.get_by_role("status").get_by_role("button", name="To the next game").click()
        page.wait_for_url(anna.url)
    expect(ben.locator("[data-card]").first).to_be_visible()
    anna.locator("[data-seat='2']").click()
    expect(anna.get_by_role("dialog")).to_contain_text("Regular, level 2 of 2.")


def test_a_player_who_has_gone_is_named_and_a_bot_can_stand_in(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    anna = open_page("/nowhere")
    anna.evaluate("kept => localStorage.setItem('stammtisch.tables', kept)", json.dumps([table.kept()]))
    anna.clock.install()
    anna.goto(f"/t/{table.id}")
    anna.locator("[data-card]").first.wait_for()
    table.play(0, table.view(0)["view"]["mine"]["legal"][0])
    expect(anna.locator(".sentence")).to_have_text("Ben is still choosing a card.")
    anna.clock.run_for(20_000)
    expect(anna.locator(".sentence")).to_have_text("Ben is away.")
    anna.get_by_role("button", name="Let a bot play").click()
    anna.clock.run_for(5_000)
    expect(anna.locator(".sentence")).not_to_contain_text("Ben is away")
