"""The rules as a page, with anchors and drawings; and over the table, the paragraph that says why not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browser.album import ask, overtaking
from browser.conftest import AXE, Server
from browser.player import Open, position
from browser.test_pages import clean
from browser.test_raise import at_table, cards, two_are_needed
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import stammtisch
from stammtisch.texts import LANGUAGES

PACKAGE = Path(stammtisch.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
FOLDERS = {"the-game": "the_game", "raise": "raise_game"}
SMALL = {"width": 360, "height": 740}

SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.paragraph[id]')].map(one => [one.id, {
    text: one.querySelector('p').textContent,
    anchor: one.querySelector('a.number').getAttribute('href'),
    examples: [...one.querySelectorAll('figure')].map(figure => {
        const drawing = figure.querySelector('.drawing')
        const { width, height } = drawing.getBoundingClientRect()
        const said = drawing.getAttribute('role') === 'img' ? drawing.ariaLabel : drawing.innerText
        const caption = figure.querySelector('figcaption').lastChild.textContent.trim()
        return { name: figure.dataset.example, caption, drawing: [width, height], said }
    }),
}]))"""
CUT = """() => [...document.querySelectorAll('figure')].filter(figure => {
    const felt = figure.getBoundingClientRect()
    const inside = ({ left, right }) => left >= felt.left - 1 && right <= felt.right + 1
    const drawn = [...figure.querySelectorAll('.drawing *:not(svg *, .unseen)')]
    return !drawn.every(one => !one.checkVisibility() || inside(one.getBoundingClientRect()))
}).map(figure => figure.dataset.example)"""


def paragraphs(game: str, language: str) -> dict[str, str]:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (PACKAGE / "games" / FOLDERS[game] / name).read_text(encoding="utf-8")
    found = re.findall(r"- \*\*(\d\.\d)\*\* (.*)", text)
    return {number: re.sub(r"\*\*|`|(?<!\\)\*", "", words) for number, words in found}


def examples(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((WEB / game / "examples" / "list.json").read_text("utf-8"))
    return found


def captions(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (PACKAGE / "locales" / language / "rules.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def opened(page: Page, rule: str) -> Locator:
    """The sheet with this paragraph and its examples, over the page that stays."""
    sheet = page.get_by_role("dialog", name=f"Rule {rule}")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".paragraph p")).not_to_be_empty()
    return sheet


def told(page: Page, words: str | re.Pattern[str], rule: str) -> Locator:
    """The note that says why, and its way to the rule."""
    note = page.get_by_role("status").locator(".toast").filter(has_text=words)
    expect(note).to_be_visible()
    link = note.get_by_role("button", name=f"Rule {rule}")
    expect(link).to_be_visible()
    return link


# The page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_paragraph_has_its_anchor_and_its_examples(open_page: Open, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}", locale=language, viewport=SMALL)
    expect(page.locator("section")).to_have_count(7)
    page.evaluate("document.fonts.ready.then(() => true)")
    shown = page.evaluate(SHOWN)
    text, words = paragraphs(game, language), captions(language)
    assert list(shown) == list(text)
    for number, found in shown.items():
        assert found["text"] == text[number]
        assert found["anchor"] == f"#{number}"
        wanted = [one["name"] for one in examples(game) if one["rule"] == number]
        assert [one["name"] for one in found["examples"]] == wanted
        for one in found["examples"]:
            pattern = words.get_message(f"{game}-{one['name']}").value
            assert pattern
            assert one["caption"] == words.format_pattern(pattern)[0]
            assert min(one["drawing"]) > 40
            assert len(one["said"]) > 8, "a picture without words"
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= SMALL["width"], "the page scrolls sideways"
    assert page.evaluate(CUT) == [], "a drawing is cut off"


@pytest.mark.parametrize("game", FOLDERS)
def test_pictures_say_their_figures_in_every_language(open_page: Open, game: str) -> None:
    """A picture's text names every card that is drawn, whatever the language."""
    for language in ("en", "hu"):
        page = open_page(f"/rules/{game}", locale=language)
        expect(page.locator("section")).to_have_count(7)
        for one in examples(game):
            said = page.locator(f'[data-example="{one["name"]}"] [role=img]')
            if not said.count():
                continue
            label = said.get_attribute("aria-label") or ""
            figures = set(re.findall(r"\d+", label))
            for play in one.get("plays", []):
                assert str(play["card"]) in figures
            for _, field in one.get("stones", []):
                assert str(field) in figures
            assert not re.search(r"(the-game|raise)-[a-z]", label), "a key without its text"


def test_an_address_with_a_paragraph_opens_there_and_marks_it(open_page: Open) -> None:
    page = open_page("/rules/raise#4.3")
    rule = page.locator('[id="4.3"]')
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.locator('[id="3.5"]').get_by_role("link", name="3.1", exact=True).click()
    expect(page).to_have_url(re.compile(r"/rules/raise#3\.1$"))
    expect(page.locator('[id="3.1"]')).to_have_attribute("aria-current", "true")
    expect(page.locator('[id="3.1"]')).to_be_in_viewport()
    expect(rule).not_to_have_attribute("aria-current", "true")
    page.go_back()
    expect(rule).to_have_attribute("aria-current", "true")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="5 A round ends").click()
    expect(page.get_by_role("heading", name="5 A round ends")).to_be_in_viewport()
    page.goto("/")
    page.get_by_role("article", name="RAISE").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The rules of RAISE")).to_be_in_viewport()


def test_another_language_keeps_the_place(open_page: Open) -> None:
    page = open_page("/rules/the-game#3.4")
    rule = page.locator('[id="3.4"]')
    expect(rule).to_contain_text("The backwards trick")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(rule).to_contain_text("Der Rückwärtstrick")
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()


def test_printed_it_is_dark_on_white_without_buttons(open_page: Open) -> None:
    page = open_page("/rules/raise", color_scheme="dark")
    expect(page.locator("section")).to_have_count(7)
    page.emulate_media(media="print")
    for hidden in (".bar", "nav", ".acts"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    ink = page.locator(".paragraph p").first.evaluate("one => getComputedStyle(one).color")
    assert sum(map(int, re.findall(r"\d+", ink)[:3])) < 150, "light letters on paper"


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", FOLDERS)
def test_axe_finds_nothing(open_page: Open, game: str, scheme: str) -> None:
    page = open_page(f"/rules/{game}#4.2", color_scheme=scheme)
    expect(page.locator('[id="4.2"]')).to_have_attribute("aria-current", "true")
    clean(page, AXE.read_text(encoding="utf-8"))


def test_the_first_page_loads_no_rules(open_page: Open) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    names = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert names
    assert not [name for name in names if re.search(r"(?i)rules|examples", name)]


# At THE GAME's table


def alone(open_page: Open, server: Server, options: dict[str, Any] | None = None, **how: Any) -> Page:
    """A table of THE GAME at which it is seat 0's turn."""
    return seated(open_page, server, "the-game", ["Ada"], {"starter": 0, **(options or {})}, **how)


def seated(
    open_page: Open, server: Server, game: str, names: list[str], options: dict[str, Any], **how: Any
) -> Page:
    seats = [{"kind": "me", "name": name} for name in names]
    made = ask(server, "POST", "/tables", {"game": game, "seats": seats, "options": options, "pace": 0})
    return sit(open_page, made, game, 0, **how)


def sit(open_page: Open, made: dict[str, Any], game: str, seat: int, **how: Any) -> Page:
    known = {
        "table": made["table"],
        "game": game,
        "code": made["join"],
        "tokens": {str(seat): made["seats"][seat]["token"]},
        "host": made["host"],
        "names": [],
        "phase": "running",
        "result": None,
        "seen": 0,
    }
    page = open_page("/nowhere", **how)
    page.evaluate("tables => localStorage.setItem('stammtisch.tables', tables)", json.dumps([known]))
    page.goto(f"/t/{made['table']}")
    expect(page.get_by_role("main", name="Table")).to_be_visible()
    page.locator("[data-card]").first.wait_for()
    return page


def test_a_turn_ended_too_early_leads_to_its_paragraph(
    open_page: Open, server: Server, phone: dict[str, Any]
) -> None:
    page = alone(open_page, server, **phone)
    address = page.url
    end = page.get_by_role("button", name="End turn")
    expect(end).to_have_attribute("aria-disabled", "true")
    end.tap(force=True)
    told(page, "2 more cards have to be laid first", "5.2").tap()
    sheet = opened(page, "5.2")
    expect(sheet).to_contain_text("You may end your turn as soon as you have laid enough")
    expect(sheet.locator('figure[data-example="stop"]')).to_be_visible()
    sheet.get_by_role("button", name="All rules").tap()
    whole = page.get_by_role("dialog", name="The rules of THE GAME")
    expect(whole.locator(".paragraph[id]")).to_have_count(len(paragraphs("the-game", "en")))
    expect(whole.locator('[id="5.2"]')).to_be_in_viewport()
    whole.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address
    expect(end).to_be_visible()


def test_the_same_by_keys_alone(open_page: Open, server: Server) -> None:
    page = alone(open_page, server)
    end = page.get_by_role("button", name="End turn")
    end.focus()
    page.keyboard.press("Enter")
    told(page, "2 more cards have to be laid first", "5.2")
    page.keyboard.press("w")
    opened(page, "5.2")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(end).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("why not")


def test_a_card_that_does_not_fit_leads_to_its_paragraph(open_page: Open, server: Server) -> None:
    page = alone(open_page, server)
    hand = [held["card"] for held in position(page)["view"]["mine"]["hand"]]
    high = max(hand)
    low = next(card for card in hand if card not in (high, high - 10))
    page.locator(f'[data-card="{high}"]').click()
    page.locator('[data-pile="A"] .top').click()
    expect(page.locator(f'[data-card="{high}"]')).to_have_count(0)
    page.locator(f'[data-card="{low}"]').click()
    page.locator('[data-pile="A"] .top').click()
    told(page, f"{low} does not fit pile A", "3.3").click()
    sheet = opened(page, "3.3")
    expect(sheet.locator("figure")).to_have_count(2)
    sheet.get_by_role("button", name="Close").click()
    assert position(page)["view"]["public"]["played"] == 1
    page.locator('[data-pile="A"] .top').click()
    told(page, f"{low} does not fit pile A", "3.3")
    page.locator('[data-pile="B"] .top').click()  # where it does: then nothing has to be explained any more
    expect(page.locator(f'[data-card="{low}"]')).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)


def test_before_the_start_and_out_of_turn(open_page: Open, server: Server) -> None:
    page = seated(open_page, server, "the-game", ["Ada", "Ben"], {})
    page.locator("[data-card]").first.click()
    page.locator('[data-pile="A"] .top').click()
    told(page, "before it is settled who starts", "2.3")
    other = seated(open_page, server, "the-game", ["Ada", "Ben"], {"starter": 1})
    other.keyboard.press("1")
    other.keyboard.press("c")
    told(other, "It is Ben’s turn", "3.1").click()
    opened(other, "3.1")
    other.keyboard.press("Escape")
    other.keyboard.press("e")
    told(other, "It is Ben’s turn", "3.1")


def test_silence_and_numbers_lead_to_their_paragraphs(open_page: Open, server: Server) -> None:
    silent = seated(open_page, server, "the-game", ["Ada", "Ben"], {"starter": 0, "talk": "silent"})
    silent.keyboard.press("t")
    told(silent, "play in silence", "4.2").click()
    opened(silent, "4.2")
    page = seated(open_page, server, "the-game", ["Ada", "Ben"], {"starter": 0, "talk": "open"})
    page.keyboard.press("Escape")
    line = page.get_by_role("textbox", name="Say something").first
    line.fill("I have the 44")
    line.press("Enter")
    page.get_by_role("alert").get_by_role("button", name="Rule 4.1").click()
    expect(opened(page, "4.1").locator('figure[data-example="talk"]')).to_be_visible()


def test_signals_that_cannot_be_given_say_why(open_page: Open, server: Server) -> None:
    """A spectator's buttons can be reached, and answer."""
    seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Ada", "Bruno")]
    seats.append({"kind": "me", "name": "Carla"})
    made = ask(server, "POST", "/tables", {"game": "the-game", "seats": seats, "options": {}, "pace": 0})
    page = open_page(f"/t/{made['table']}")
    button = page.get_by_role("button", name="Pile A: please spare it")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast").filter(has_text="You are watching.")).to_be_visible()


# At RAISE's table


def test_a_raise_that_does_not_overtake_leads_to_its_paragraph(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 4, two_are_needed)
    view = position(page)["view"]
    way = next(way for way in view["mine"]["raises"] if len(way["cards"]) == 2)
    cards(page, sorted(way["cards"], key=lambda card: card in overtaking(view)))[0].click()
    button = page.get_by_role("button", name="Raise to")
    button.click(force=True)
    told(page, f"it must land beyond {view['mine']['beyond']}.", "4.2").click()
    sheet = opened(page, "4.2")
    expect(sheet.locator("figure")).to_have_count(2)
    page.keyboard.press("Escape")
    button.focus()
    page.keyboard.press("Enter")
    told(page, "it must land beyond", "4.2")
    page.keyboard.press("W")
    opened(page, "4.2")


def either_overtakes(view: dict[str, Any]) -> bool:
    """Two cards each of which is enough: together they are one too many."""
    return len([way for way in view["mine"]["raises"] if len(way["cards"]) == 1]) > 1


def test_a_card_too_many_leads_to_its_paragraph(open_page: Open, server: Server) -> None:
    page = at_table(open_page, server, 3, either_overtakes)
    enough = [way["cards"] for way in position(page)["view"]["mine"]["raises"] if len(way["cards"]) == 1]
    cards(page, enough[0])[0].click()
    cards(page, enough[1])[0].click()
    told(page, "More cards than it takes", "4.3").click()
    expect(opened(page, "4.3").locator('figure[data-example="enough"]')).to_be_visible()


def test_raise_and_pass_wait_for_their_turn(open_page: Open, server: Server) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    made = ask(server, "POST", "/tables", {"game": "raise", "seats": seats, "options": {}, "pace": 0})
    path = f"/tables/{made['table']}"
    tokens = [seat["token"] for seat in made["seats"]]
    page = sit(open_page, made, "raise", 0)
    page.keyboard.press("1")
    page.keyboard.press("r")
    expect(page.locator(".sentence")).to_have_text("Ben is still choosing a card.")
    page.keyboard.press("p")
    told(page, "Wait until all cards are in.", "3.2")
    now = ask(server, "GET", path, token=tokens[1])
    ask(
        server, "POST", f"{path}/moves", {"at": now["at"], "move": now["view"]["mine"]["legal"][0]}, tokens[1]
    )
    seen = ask(server, "GET", path, token=tokens[0])["view"]["public"]
    if seen["acting"] == [0]:  # then it is the other one who waits
        page = sit(open_page, made, "raise", 1)
    for name in ("Pass", "Raise"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)
        told(page, "the stone at the back acts", "4.1")
    page.keyboard.press("p")
    told(page, "the stone at the back acts", "4.1").click()
    expect(opened(page, "4.1").locator('figure[data-example="last"]')).to_be_visible()


# From elsewhere


@pytest.mark.parametrize("game", FOLDERS)
def test_every_option_leads_to_its_paragraph(open_page: Open, game: str) -> None:
    page = open_page(f"/new/{game}")
    links = page.get_by_role("button", name=re.compile(r"^Rule \d\.\d$"))
    expect(links).to_have_count({"the-game": 4, "raise": 2}[game])
    for link in links.all():
        number = link.inner_text().removeprefix("Rule ")
        link.click()
        sheet = opened(page, number)
        expect(sheet).to_contain_text(paragraphs(game, "en")[number][:40])
        page.keyboard.press("Escape")
        expect(link).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_the_menu_shows_all_rules_over_the_table(open_page: Open, server: Server, scheme: str) -> None:
    page = alone(open_page, server, color_scheme=scheme)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog", name="The rules of THE GAME")
    expect(sheet.locator("figure")).to_have_count(len(examples("the-game")))
    clean(page, AXE.read_text(encoding="utf-8"))
    sheet.get_by_role("link", name="6 For experts").click()
    expect(sheet.get_by_role("heading", name="6 For experts")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End turn").click(force=True)
    told(page, "2 more cards have to be laid first", "5.2")
    clean(page, AXE.read_text(encoding="utf-8"))
    page.keyboard.press("w")
    opened(page, "5.2")
    clean(page, AXE.read_text(encoding="utf-8"))
