"""What is seen and told as a game goes on: how a round ends, where a raise leads, each thing said once."""

from __future__ import annotations

import json
import re
from typing import Any

from browser.album import KEEP, ask, middle
from browser.conftest import Server
from browser.player import Open, act, best, by_keys, caught_up, freeze, position
from browser.test_pages import finish
from browser.test_raise import at_table, cards, may_raise
from playwright.sync_api import Page, WebSocketRoute, expect

Way = dict[str, Any]
NAMES = ("Anna", "Ben")


def words(card: str) -> str:
    return re.sub(r"(\w+)-(\d)-\d", r"\1 \2", card)


def last_raise(open_page: Open, server: Server, **how: Any) -> tuple[Page, Way]:
    """Anna's page at a table of two where a raise of hers would end the round: nobody has a card then."""
    for _ in range(12):
        seats = [{"kind": "me", "name": name} for name in NAMES]
        made = ask(server, "POST", "/tables", {"game": "raise", "seats": seats, "options": {}})
        tokens = [seat["token"] for seat in made["seats"]]
        if way := _until_the_last(server, f"/tables/{made['table']}", tokens):
            break
    else:
        raise AssertionError("no game came to that")
    return kept_by_anna(open_page, made, **how), way


def kept_by_anna(open_page: Open, made: dict[str, Any], **how: Any) -> Page:
    """Her page at this table."""
    page = open_page("/nowhere", **how)
    tokens = {"0": made["seats"][0]["token"]}
    kept = {"table": made["table"], "game": "raise", "code": made["join"], "tokens": tokens}
    rest = {"host": None, "names": NAMES, "phase": "running", "result": None, "seen": 0}
    page.evaluate(KEEP, json.dumps([kept | rest]))
    page.goto(f"/t/{made['table']}")
    page.locator("[data-card]").first.wait_for()
    caught_up(page, position(page)["at"])
    return page


def _until_the_last(server: Server, path: str, tokens: list[str]) -> Way | None:
    """Both raise whenever they can, with as many cards as they may."""
    while True:
        for seat, token in enumerate(tokens):
            now = ask(server, "GET", path, token=token)
            mine = now["view"]["mine"]
            if now["view"]["public"]["result"]:
                return None
            ways: list[Way] = sorted(mine["raises"], key=lambda way: -len(way["cards"]))
            more = now["view"]["public"]["rounds_to_come"] > 0  # after the last round comes the result
            if seat == 0 and more and (ends := [way for way in ways if way["ends_round"]]):
                return ends[0]
            if mine["legal"]:
                move = {"raise": ways[0]["cards"]} if ways else mine["legal"][0]
                ask(server, "POST", f"{path}/moves", {"at": now["at"], "move": move}, token)


def test_a_raise_is_told_with_the_fields_it_led_from_and_to(open_page: Open, server: Server) -> None:
    page, way = last_raise(open_page, server)
    start = position(page)["view"]["mine"]["field"]
    for card in cards(page, way["cards"]):
        card.click()
    page.keyboard.press("r")
    told = re.compile(rf"You raised from {start} to {way['field']} with .*{words(way['cards'][-1])}")
    expect(page.get_by_role("group", name="What has happened")).to_contain_text(told)
    expect(page.get_by_role("log")).to_contain_text(told)  # and spoken


# Whatever is seen, one after the other, however long each of it lasts.
WATCH = """() => {
  const seen = (window.seen = [])
  const look = () => {
    const text = place => document.querySelector(place)?.textContent.trim() ?? ''
    const field = document.querySelector('[data-stone="0"]')?.dataset.field ?? ''
    const laid = document.querySelectorAll('[data-laid="0"] .card').length
    const rounds = document.querySelectorAll('.rounds .now').length
    const now = JSON.stringify([text('.sentence'), text('.moment .panel'), rounds, field, laid])
    if (seen.at(-1) !== now) seen.push(now)
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, all)
}"""


def test_a_round_won_is_shown_before_the_next_roll(open_page: Open, server: Server) -> None:
    """The only other one passes: the pot is mine, and said to be."""
    page = at_table(open_page, server, 2, lambda view: may_raise(view) and len(view["public"]["stones"]) == 2)
    round_ = position(page)["view"]["public"]["round"]
    page.evaluate(WATCH)
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.wait_for_function("() => seen.some(one => JSON.parse(one)[1])")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".rounds .now")).to_have_count(1)
    won = [(said, now) for _, said, now, *_ in map(json.loads, page.evaluate("seen")) if said]
    assert {now for _, now in won} == {0}, "the next round is not there yet"
    assert all(f"Bruno wins round {round_}" in said and "points" in said for said, _ in won)


def test_the_last_raise_is_seen_before_the_round_is_won(open_page: Open, server: Server) -> None:
    """Cards laid, stone on its field; then who won; then the next round."""
    page, way = last_raise(open_page, server, reduced_motion="no-preference")
    public = position(page)["view"]["public"]
    laid = sum(played["seat"] == 0 for played in public["pot"]["cards"]) + len(way["cards"])
    for card in cards(page, way["cards"]):
        card.click()
    page.evaluate(WATCH)
    page.keyboard.press("r")
    page.wait_for_function("() => seen.some(one => JSON.parse(one)[1])")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".sentence")).not_to_contain_text("won the round")
    seen = [json.loads(one) for one in page.evaluate("seen")]
    won = f"{'You win' if way['stones'][-1]['seat'] == 0 else 'Ben wins'} round {public['round']}"
    raised = [
        at
        for at, (sentence, moment, _, field, cards_laid) in enumerate(seen)
        if (f"to {way['field']} with" in sentence and not moment)
        and (field, cards_laid) == (str(way["field"]), laid)
    ]
    told = [
        at for at, (sentence, moment, *_) in enumerate(seen) if won in moment and "won the round" in sentence
    ]
    assert raised and told and raised[-1] < told[0], seen


def test_the_end_of_a_round_can_be_skipped(open_page: Open, server: Server) -> None:
    page, way = last_raise(open_page, server, reduced_motion="no-preference")
    freeze(page)
    for card in cards(page, way["cards"]):
        card.click()
    page.keyboard.press("r")
    expect(page.locator(".moment")).to_be_visible()
    page.keyboard.press("Enter")
    page.clock.resume()
    expect(page.locator(".moment")).to_have_count(0)


def test_the_auction_is_seen_act_by_act(open_page: Open, server: Server) -> None:
    """Stones are looked at before the first act, a pass that ends the round is awaited, and so is the tap."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    made = ask(server, "POST", "/tables", {"game": "raise", "seats": seats, "options": {}, "pace": 0.8})
    tokens, path = [seat["token"] for seat in made["seats"]], f"/tables/{made['table']}"

    def do(seat: int, move: dict[str, Any]) -> None:
        at = ask(server, "GET", path, token=tokens[seat])["at"]
        ask(server, "POST", f"{path}/moves", {"at": at, "move": move}, tokens[seat])

    def worth(seat: int) -> list[dict[str, Any]]:
        view = ask(server, "GET", path, token=tokens[seat])["view"]
        return sorted(view["mine"]["hand"], key=lambda card: int(card["value"]))

    page = kept_by_anna(open_page, made, reduced_motion="no-preference")
    freeze(page)
    do(0, {"choose": worth(0)[-1]["card"]})
    do(1, {"choose": worth(1)[0]["card"]})  # so Ben is at the back
    caught_up(page, 5)
    page.clock.run_for(600)
    stones, moment = page.locator("[data-stone]"), page.locator(".moment .panel")
    expect(stones).to_have_count(2)
    do(1, {"pass": True})
    for _ in range(4):  # the beat after the reveal, and the one before the pass
        page.clock.run_for(650)
        expect(stones).to_have_count(2)
        expect(moment).to_have_count(0)
    page.clock.run_for(2000)
    expect(moment).to_be_visible()
    page.clock.run_for(20_000)
    expect(moment).to_contain_text("Tap to go on")
    page.locator(".moment").click()
    page.clock.run_for(1000)
    expect(moment).to_have_count(0)


def result_of(page: Page, server: Server, scores: list[int]) -> None:
    """Anna's page at a finished game that came out like that."""
    table = middle(server, "raise", 0)
    table.finish()
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]

    def between(stream: WebSocketRoute) -> None:
        def came(said: str | bytes) -> None:
            said = re.sub(r'"scores":\s*\[[^]]*\]', f'"scores":{scores}', str(said))
            stream.send(re.sub(r'"winners":\s*\[[^]]*\]', f'"winners":{winners}', said))

        stream.connect_to_server().on_message(came)

    page.route_web_socket(re.compile("/stream"), between)
    page.evaluate(KEEP, json.dumps([table.kept()]))
    page.goto(f"/t/{table.id}")


def test_whoever_nearly_won_is_told_by_how_much(open_page: Open, server: Server) -> None:
    page = open_page("/nowhere")
    result_of(page, server, [96, 100, 50])
    expect(page.get_by_role("heading", name="Ben has won.")).to_be_visible()
    expect(page.get_by_text("You missed it by 4 points.")).to_be_visible()
    expect(page.locator(".celebration")).to_have_count(0)


def test_points_are_counted_up_and_then_the_winner_is_celebrated(open_page: Open, server: Server) -> None:
    page = open_page("/nowhere", reduced_motion="no-preference")
    freeze(page)
    result_of(page, server, [100, 96, 50])
    counting = page.get_by_role("heading", name="Counting up …")
    for _ in range(200):  # the page's own time goes on in steps shorter than the pause before counting
        if counting.is_visible():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(50)
    expect(counting).to_be_visible()
    expect(page.locator(".rows strong")).to_have_text(["0", "0", "0"])
    expect(page.locator(".celebration")).to_have_count(0)
    page.keyboard.press("Enter")  # whoever cannot wait
    expect(page.get_by_role("heading", name="You have won!")).to_be_visible()
    box = page.locator(".celebration").bounding_box()
    assert box and (box["width"], box["height"]) == (1280, 800)


def test_without_motion_the_round_is_won_at_once(open_page: Open, server: Server) -> None:
    page, way = last_raise(open_page, server)
    freeze(page)
    for card in cards(page, way["cards"]):
        card.click()
    page.keyboard.press("r")
    expect(page.locator(".moment .panel")).to_be_visible()
    expect(page.locator('[data-stone="0"]')).to_have_attribute("data-field", str(way["field"]))
    longest = "Math.max(0, ...document.getAnimations().map(one => one.effect.getComputedTiming().endTime))"
    assert page.evaluate(longest) < 10  # milliseconds: as good as none


def test_what_was_said_once_is_not_said_again(open_page: Open, server: Server) -> None:
    """The log of a long game grows by what is new; nothing before it is put into words anew."""
    page = open_page("/nowhere")
    page.add_init_script(
        """const look = Map.prototype.get; window.said = 0
           Map.prototype.get = function (key) {
               if (typeof key === 'string' && key.startsWith('the-game-log')) window.said++
               return look.call(this, key)
           }"""
    )
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    while position(page)["at"] < 60:
        assert act(page, by_keys)
    caught_up(page, position(page)["at"])
    lines = page.locator("aside ol li")
    assert lines.count() > 20
    before = page.evaluate("window.said")
    page.keyboard.press("Shift+B")
    expect(page.get_by_role("log")).to_contain_text("You about B: please spare it.")
    fresh = page.evaluate("window.said") - before
    assert 0 < fresh < lines.count() / 2


def test_the_log_is_the_same_however_a_step_was_reached(open_page: Open, server: Server) -> None:
    table = finish(server, "raise")
    page = open_page(f"/t/{table}/replay?step=30")
    page.locator("aside ol li").nth(20).wait_for()
    told = page.locator("aside ol li").all_text_contents()
    for key, step in (("End", None), ("Home", 0), (".", 1), (".", 2), (",", 1)):
        page.keyboard.press(key)
        if step is not None:
            expect(page).to_have_url(re.compile(rf"step={step}$"))
    page.get_by_role("slider", name="Step").fill("30")
    expect(page).to_have_url(re.compile("step=30$"))
    expect(page.locator("aside ol li")).to_have_text(told)
    heard = page.locator("aside ol li.unseen").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert heard and max(heard) <= 1, "what is only heard leaves no gaps"


def test_the_result_tells_how_it_came_about(open_page: Open, server: Server) -> None:
    """A card that was taken back was never laid: what all have laid and what is left are all 98 cards."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    options = {"starter": 0, "take_back": "on"}
    made = ask(server, "POST", "/tables", {"game": "the-game", "seats": seats, "options": options, "pace": 0})
    path, token = f"/tables/{made['table']}", made["seats"][0]["token"]
    for move in ({}, {"take_back": True}):
        now = ask(server, "GET", path, token=token)
        ask(server, "POST", f"{path}/moves", {"at": now["at"], "move": move or best(now["view"])}, token)
    for seat, one in enumerate(made["seats"]):
        ask(server, "PUT", f"{path}/seats/{seat}", {"kind": "bot", "bot": "greedy"}, one["token"])
    page = open_page(f"/t/{made['table']}")
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()
    expect(page.get_by_role("img", name="The piles’ top cards, card by card")).to_be_visible()
    laid = page.get_by_text(re.compile(r"^\d+ cards? laid$")).all_inner_texts()
    left = len(page.locator(".unlaid span").all())
    assert sum(int(text.split()[0]) for text in laid) + left == 98
    ahead = page.get_by_role("link", name="Review").bounding_box()
    story = page.get_by_role("heading", name="How it went").bounding_box()
    assert ahead and story and ahead["y"] < story["y"], "what to do next comes before the story"
