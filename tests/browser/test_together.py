"""Several people: two browsers, one device for two, spectators, bots that stand in, and bad connections."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.album import PEOPLE, Table, ask, new_table
from browser.conftest import Server
from browser.player import MOVED, Open, act, by_keys, by_mouse, caught_up, position, table_id, token
from playwright.sync_api import Page, WebSocketRoute, expect


def invite(open_page: Open, **how: Any) -> tuple[Page, str]:
    """A table for THE GAME with a friend's seat and a bot, text allowed; the page and its code."""
    page = open_page("/new/the-game", **how)
    page.get_by_label("Seat 1: name").fill("Anna")
    page.get_by_label("Seat 2: who").select_option(label="Friend by link")
    page.get_by_text("Signals and text", exact=True).click()
    page.get_by_role("button", name="Open the table and invite").click()
    code = page.locator(".code").inner_text()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    return page, code


def join(open_page: Open, code: str, name: str, **how: Any) -> Page:
    page = open_page("/", **how)
    page.get_by_label("Join by code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


def sit(open_page: Open, table: Table, between: Callable[[WebSocketRoute], None] | None = None) -> Page:
    """The page of Anna, whose seats this table has; `between` passes on what the server sends."""
    page = open_page("/nowhere", quiet=False)
    if between:
        page.route_web_socket(re.compile("/stream"), between)
    page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    page.locator("[data-card]").first.wait_for()
    return page


def seen_as(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """Every view that the server sends is changed like this on its way to the page."""

    def between(stream: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            if message.get("view"):
                change(message["view"])
            stream.send(json.dumps(message))

        stream.connect_to_server().on_message(pass_on)

    return between


def test_a_play_that_would_end_the_game_is_asked_about(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, starter=0)
    card, pile = table.view(0)["view"]["mine"]["legal"][0]["play"]

    def doubt(view: dict[str, Any]) -> None:
        view["mine"]["dead_ends"] = [move for move in view["mine"]["legal"] if "play" in move][:1]

    anna = sit(open_page, table, seen_as(doubt))
    question = anna.get_by_role("dialog", name=f"{card} on {pile} would end the game")
    at = table.view(0)["at"]
    for answer in ("Escape", "Enter", "click"):
        anna.keyboard.press("1")
        anna.keyboard.press(pile.lower())
        expect(question.get_by_role("log")).to_contain_text("After it you could not lay as many cards")
        assert table.view(0)["at"] == at, "nothing is laid before the answer"
        if answer == "click":
            question.get_by_role("button", name="Lay it anyway").click()
        elif answer == "Enter":
            question.get_by_role("button", name="Think again").press("Enter")
        else:
            anna.keyboard.press("Escape")
        expect(question).to_have_count(0)
    anna.wait_for_function(MOVED, arg=at)
    expect(anna.locator(f'[data-card="{card}"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("cards", "says"),
    [(0, "Your hand is empty: end your turn."), (2, "Enough laid, and nothing more fits: end your turn.")],
)
def test_who_cannot_lay_any_more_is_told_to_end_the_turn(
    open_page: Open, server: Server, cards: int, says: str
) -> None:
    table = new_table(server, "the-game", *PEOPLE, starter=0)
    for _ in range(2):
        assert table.play(0, table.view(0)["view"]["mine"]["legal"][0])

    def last(view: dict[str, Any]) -> None:
        mine = view["mine"]
        mine["hand"] = mine["hand"][:cards]
        mine["legal"] = [move for move in mine["legal"] if "end" in move]

    page = open_page("/nowhere", quiet=False)
    page.route_web_socket(re.compile("/stream"), seen_as(last))
    page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")
    expect(page.locator(".sentence")).to_have_text(says)


def test_a_card_that_was_taken_back_is_not_told_any_more(open_page: Open, server: Server) -> None:
    table = new_table(server, "the-game", *PEOPLE, starter=1, take_back="on")
    anna = sit(open_page, table)
    (first, a), (second, b) = (move["play"] for move in table.view(1)["view"]["mine"]["legal"][:5:4])
    assert table.play(1, {"play": [first, a]})
    assert table.play(1, {"play": [second, b]})
    log = anna.locator("aside ol li")
    expect(log.last).to_contain_text(f"Ben laid {second}")
    assert table.play(1, {"take_back": True})
    expect(log.last).to_have_text("Ben laid a card and took it back.")
    told = anna.locator("aside ol").inner_text()
    assert f"Ben laid {first}" in told
    assert f"Ben laid {second}" not in told
    expect(anna.locator(".words")).to_contain_text(f"Ben: {a} {first}".replace(" ", "\u00a0"))
    expect(anna.locator(".words")).not_to_contain_text(str(second))
    anna.reload()
    expect(anna.locator("aside ol li").last).to_have_text("Ben laid a card and took it back.")
    assert anna.locator("aside ol").inner_text() == told


def test_what_a_table_has_agreed_on_is_shown_to_everybody(open_page: Open) -> None:
    page = open_page("/new/the-game")
    question = page.get_by_role("group", name="May a laid card be taken back?")
    expect(page.get_by_role("group", name="What may be said?")).to_be_visible()
    expect(question).to_have_count(0)  # bots forget what they have seen
    page.get_by_label("Seat 2: who").select_option(label="Friend by link")
    question.get_by_text("Yes, within the turn", exact=True).click()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("region", name="Agreed at this table")).to_contain_text("Yes, within the turn")
    ben = join(open_page, page.locator(".code").inner_text(), "Ben")
    ben.get_by_role("button", name="More").click()
    agreed = ben.get_by_role("dialog").get_by_role("region", name="Agreed at this table")
    expect(agreed.get_by_role("definition")).to_have_text("Yes, within the turn")


def act_whoever_is_on_turn(*people: Page) -> None:
    """One move by the person whose turn it is; the bot at the table plays by itself."""
    for _ in range(600):
        on_turn = position(people[0])["view"]["public"]["on_turn"]
        if on_turn is not None and on_turn < len(people):
            act(people[on_turn], by_keys)
            return
        time.sleep(0.03)
    raise AssertionError("the bot does not play")


def test_two_browsers_and_a_bot_at_one_table(open_page: Open, phone: dict[str, Any]) -> None:
    anna, code = invite(open_page)
    ben = join(open_page, code, "Ben", **phone)
    expect(ben.get_by_role("main", name="Table")).to_be_visible()
    expect(anna.get_by_role("main", name="Table")).to_be_visible()
    act(anna, by_mouse)
    act(ben, by_keys)
    # What one says about a pile, the other sees on it.
    anna.get_by_role("button", name="Pile C: spare it!").click()
    expect(ben.locator('[data-pile="C"] .top')).to_have_accessible_name(
        "Pile C, descending, 100 on top. Anna: spare it!"
    )
    for _ in range(6):
        act_whoever_is_on_turn(anna, ben)
    at = position(anna)["at"]
    caught_up(anna, at)
    caught_up(ben, at)
    for pile in "ABCD":
        top = anna.locator(f'[data-top="{pile}"]').inner_text()
        expect(ben.locator(f'[data-top="{pile}"]')).to_have_text(top)


def test_links_are_copied_where_the_page_has_no_clipboard(open_page: Open) -> None:
    """As on a phone in the home network: also out of a sheet, and the focus stays where it was."""
    anna, code = invite(open_page)
    anna.add_init_script("delete Navigator.prototype.clipboard")
    anna.reload()
    copy = anna.get_by_role("button", name="Copy")
    copy.click()
    expect(anna.get_by_text("The link is copied.")).to_be_visible()
    expect(copy).to_be_focused()
    ben = join(open_page, code, "Ben")
    line = anna.get_by_role("textbox", name="Say something, but no numbers")
    line.focus()
    anna.keyboard.press("Control+V")
    expect(line).to_have_value(re.compile(f"^http.*/j/{code}$"))
    anna.get_by_role("button", name="More").click()
    anna.get_by_role("button", name="Share a link for spectators").click()
    anna.keyboard.press("Escape")
    line.fill("")
    anna.keyboard.press("Control+V")
    expect(line).to_have_value(anna.url)
    expect(ben.get_by_role("main", name="Table")).to_be_visible()


def test_text_with_a_number_is_refused_kindly(open_page: Open) -> None:
    anna, code = invite(open_page)
    ben = join(open_page, code, "Ben")
    expect(anna.get_by_role("main", name="Table")).to_be_visible()
    line = anna.get_by_role("textbox", name="Say something, but no numbers")
    line.fill("I have a seventeen")
    anna.get_by_role("button", name="Send").click()
    expect(anna.get_by_text("Numbers of cards stay secret")).to_be_visible()
    line.fill("no big jump, please")
    anna.get_by_role("button", name="Send").click()
    expect(ben.locator("ul.talk")).to_contain_text("no big jump, please")
    expect(ben.get_by_text("seventeen")).to_have_count(0)


def test_the_host_fills_open_seats_and_starts(open_page: Open) -> None:
    anna, _ = invite(open_page)
    anna.get_by_role("button", name="Put a bot on seat 2").click()
    expect(anna.get_by_role("main", name="Table")).to_be_visible()


def test_two_people_on_one_device_never_see_each_other_s_cards(open_page: Open) -> None:
    page = open_page("/new/the-game")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 1: name").fill("Anna")
    page.get_by_label("Seat 2: who").select_option(label="On this device")
    page.get_by_label("Seat 2: name").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    for name, seat in (("Anna", 0), ("Ben", 1)):
        expect(page.get_by_role("heading", name=f"Hand over to {name}")).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        hand = [one["card"] for one in position(page, seat)["view"]["mine"]["hand"]]
        expect(page.locator("[data-card]")).to_have_count(len(hand))
        assert page.locator("[data-card]").evaluate_all("a => a.map(c => Number(c.dataset.card))") == hand
        page.keyboard.press("3" if seat else "1")
    # Ben wanted it more, so he goes on without a curtain.
    expect(page.locator(".sentence")).to_have_text("Your turn: lay at least 2 cards.")
    for _ in range(8):
        if position(page, 1)["view"]["public"]["on_turn"] != 1:
            break
        act(page, by_keys, 1)
    expect(page.get_by_role("heading", name="Hand over to Anna")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)


def test_a_dropped_connection_comes_back_with_nothing_lost(open_page: Open) -> None:
    anna, code = invite(open_page, quiet=False)
    ben = join(open_page, code, "Ben")
    act(anna, by_keys)
    act(ben, by_keys)
    anna.context.set_offline(True)
    expect(anna.get_by_text("Connection lost, trying again …")).to_be_visible()
    line = anna.get_by_role("textbox", name="Say something, but no numbers")
    line.fill("am in a tunnel")
    for _ in range(2):
        line.press("Enter")
    line.blur()
    ben.get_by_role("button", name="Pile A: take it").click()
    expect(ben.get_by_role("button", name="Pile A: take it")).to_have_attribute("aria-pressed", "true")
    anna.context.set_offline(False)
    expect(anna.get_by_text("Connection lost, trying again …")).to_have_count(0)
    expect(anna.get_by_text("Ben about A: take it.").first).to_be_attached()
    expect(ben.locator("ul.talk").get_by_text("am in a tunnel")).to_have_count(1)
    expect(line).to_have_value("")
    caught_up(anna, position(anna)["at"])
    for _ in range(3):
        act_whoever_is_on_turn(anna, ben)


def test_a_card_laid_without_a_connection_counts_though_others_act(open_page: Open, server: Server) -> None:
    table = new_table(server, "raise", *PEOPLE)
    anna = sit(open_page, table)
    anna.context.set_offline(True)
    expect(anna.get_by_text("Connection lost, trying again …")).to_be_visible()
    anna.keyboard.press("1")
    anna.keyboard.press("r")
    assert table.play(1, table.view(1)["view"]["mine"]["legal"][0])
    before = table.view(1)["at"]
    anna.context.set_offline(False)
    anna.wait_for_function(MOVED, arg=before)
    assert table.view(0)["view"]["public"]["phase"] == "raise"


def test_what_was_meant_for_another_table_is_not_done_after_a_break(open_page: Open, server: Server) -> None:
    """Anna's seat has acted meanwhile, as when a bot stands in; the card could be laid all the same."""
    table = new_table(server, "raise", *PEOPLE)
    anna = sit(open_page, table)
    first = table.view(0)["view"]["mine"]["legal"]
    anna.context.set_offline(True)
    expect(anna.get_by_text("Connection lost, trying again …")).to_be_visible()
    anna.keyboard.press("1")
    anna.keyboard.press("r")
    # The card lies face down and comes back: the situation looks the same, but Anna's seat has acted.
    assert table.play(0, first[-1])
    assert table.play(0, {"take_back": True})
    before = table.view(0)["at"]
    anna.context.set_offline(False)
    caught_up(anna, before)
    expect(anna.get_by_role("button", name="Lay face down")).to_be_visible()
    assert table.view(0)["at"] == before


def test_a_card_that_a_bot_laid_for_me_is_not_said_to_be_mine_to_take_back(
    open_page: Open, server: Server
) -> None:
    table = new_table(server, "raise", *PEOPLE)
    anna = sit(open_page, table)
    ask(server, "PUT", f"/tables/{table.id}/seats/0", {"kind": "bot"}, table.tokens[0])
    expect(anna.get_by_text("Face down.", exact=True)).to_be_visible()
    expect(anna.get_by_role("button", name="Take back")).to_have_count(0)
    anna.get_by_role("button", name="Play yourself again").click()
    expect(anna.get_by_text("Face down. You can take it back until all are in.")).to_be_visible()
    expect(anna.get_by_role("button", name="Take back")).to_be_visible()


@pytest.mark.parametrize("writing", [False, True])
def test_a_card_laid_when_another_comes_before_it_counts(
    open_page: Open, server: Server, writing: bool
) -> None:
    """The server refuses it as stale; while `writing` down what came before, it cannot show that yet."""
    table = new_table(server, "raise", *PEOPLE)
    held: list[str | bytes] = []
    refused: list[dict[str, Any]] = []

    def between(stream: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "events" and not refused:
                return held.append(said)
            if message["type"] != "refused":
                return stream.send(said)
            refused.append(message)
            stream.send(json.dumps({**message, "at": -1, "view": None}) if writing else said)
            while held:
                stream.send(held.pop(0))

        stream.connect_to_server().on_message(pass_on)

    anna = sit(open_page, table, between)
    assert table.play(1, table.view(1)["view"]["mine"]["legal"][0])
    before = table.view(1)["at"]
    anna.keyboard.press("1")
    anna.keyboard.press("r")
    anna.wait_for_function(MOVED, arg=before)
    assert refused[0]["error"] == "stale"
    assert table.view(0)["view"]["public"]["phase"] == "raise"


def test_a_server_that_was_killed_comes_back_and_the_game_goes_on(open_page: Open, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        own.start()
        page = open_page("/", at=own, quiet=False)
        page.get_by_role("button", name="Play now").first.click()
        act(page, by_keys)
        act(page, by_keys)
        before = position(page)["view"]["mine"]["hand"]
        own.kill()
        expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
        own.start()
        expect(page.get_by_text("Connection lost, trying again …")).to_have_count(0, timeout=20_000)
        assert position(page)["view"]["mine"]["hand"] == before
        act(page, by_keys)
    finally:
        own.stop()


def test_a_bot_takes_a_seat_and_gives_it_back(open_page: Open) -> None:
    anna, code = invite(open_page)
    ben = join(open_page, code, "Ben")
    expect(ben.get_by_role("main", name="Table")).to_be_visible()
    ben.goto("/")  # Ben has gone
    away = anna.get_by_role("button", name=re.compile("Ben 6 cards.*not connected"))
    expect(away).to_be_visible()
    away.click()
    anna.get_by_role("button", name="Let a bot play for Ben").click()
    act(anna, by_keys)
    expect(anna.get_by_role("button", name=re.compile("Ben.*a bot stands in"))).to_be_visible()
    ben.go_back()
    expect(ben.get_by_role("main").get_by_text("A bot is playing for you.").first).to_be_visible()
    ben.get_by_role("button", name="Play yourself again").click()
    expect(anna.get_by_role("button", name=re.compile("Ben.*a bot stands in"))).to_have_count(0)
    seat = position(ben)["table"]["seats"][1]
    assert not seat["stands_in"]


def test_a_spectator_sees_the_table_but_no_hand(open_page: Open) -> None:
    anna = open_page()
    anna.get_by_role("button", name="Play now").first.click()
    act(anna, by_keys)
    act(anna, by_keys)
    guest = open_page(f"/t/{table_id(anna)}")
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.locator("[data-card]")).to_have_count(0)
    caught_up(guest, position(anna)["at"])
    guest.keyboard.press("1")
    guest.keyboard.press("a")
    act(anna, by_keys)
    caught_up(guest, position(anna)["at"])


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/j/NOSUCH", "No table has this code."),
        ("/t/nothing-here", "This table does not exist, or no longer."),
        ("/t/nothing-here/replay", "This table does not exist, or no longer."),
        ("/nowhere", "There is no such page here."),
        ("/new/chess", "There is no such game here."),
    ],
)
def test_what_does_not_exist_is_said_in_words(open_page: Open, path: str, words: str) -> None:
    page = open_page(path, quiet=False)
    expect(page.get_by_text(words)).to_be_visible()


def test_a_seat_taken_by_somebody_else_is_said(open_page: Open, server: Server) -> None:
    anna, code = invite(open_page)
    late = open_page(f"/j/{code}", quiet=False)
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("radio", name="free").check(force=True)
    quick = urllib.request.Request(
        f"{server.url}/api/tables/{table_id(anna)}/seats",
        data=json.dumps({"name": "Quick"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    urllib.request.urlopen(quick).close()
    late.get_by_role("button", name="Sit down").click()
    expect(
        late.get_by_text("that seat is taken").or_(late.get_by_text("All seats at this table are taken"))
    ).to_be_visible()


def test_a_table_that_is_still_running_has_no_replay(open_page: Open) -> None:
    anna = open_page()
    anna.get_by_role("button", name="Play now").first.click()
    expect(anna.get_by_role("main", name="Table")).to_be_visible()
    assert token(anna)
    guest = open_page(f"/t/{table_id(anna)}/replay", quiet=False)
    expect(guest.get_by_text("The game is not over yet.")).to_be_visible()


def test_the_list_of_games_is_kept_and_a_game_goes_on_after_a_reload(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    act(page, by_keys)
    at = table_id(page)
    page.reload()
    caught_up(page, position(page)["at"])
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    assert table_id(page) == at
