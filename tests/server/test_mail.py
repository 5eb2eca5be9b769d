"""Notices by e-mail: to an SMTP server of our own. Only after a yes, and no more after a no."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from mail_service import MailService, free_port, mail_service
from postgres import Postgres
from server.kit import OPEN, Line, Running, quick, until
from server.test_company import invite, together
from server.test_lobby import ANNA, KEY, OTHER
from server.test_lobby import OPEN as OPEN_SEAT
from server.test_nodes_together import nodes
from server.test_notices import Clock, error, settled, take_turn, telling, two, waits, watch

from stammtisch.server.callers import BadName
from stammtisch.server.http.public_url import with_public_url
from stammtisch.server.http.startup import serve
from stammtisch.server.limits import Limits
from stammtisch.server.notices.mail import BadMail, Mailer

SENDER = "games@example.org"
PUBLIC = "https://games.example.org"


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def mail(port: int) -> Iterator[MailService]:
    with mail_service(port) as found:
        yield found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, port: int, clock: Clock) -> Iterator[Running]:
    smtp = f"smtp://127.0.0.1:{port}"
    with telling(tmp_path, smtp=smtp, mail_from=SENDER, public_url=PUBLIC, clock=clock) as found:
        yield found


def ask(server: Running, address: str = "anna@example.org", language: str = "en") -> str:
    answer = server.post("/contacts/mail", {"address": address, "language": language})
    assert answer.status_code == 201, answer.text
    assert answer.json()["confirmed"] is False
    found: str = answer.json()["contact"]
    return found


def path_in(text: str, page: str) -> str:
    """The path of a link in an e-mail."""
    found = re.search(rf"https?://[^/\s]+(/mail/{page}/\S+)", text)
    assert found, text
    return found[1].split("?")[0]


def confirmed(
    server: Running, mail: MailService, address: str = "anna@example.org", language: str = "en"
) -> str:
    before = len(mail.to(address))
    contact = ask(server, address, language)
    until(lambda: len(mail.to(address)) > before)
    path = path_in(mail.to(address)[-1].get_content(), "confirm")
    assert server.http.post(path).json()["confirmed"] is True
    return contact


def test_nothing_but_a_question_comes_before_a_yes(server: Running, mail: MailService) -> None:
    table: Line = two(server)
    contact = ask(server)
    watch(server, table, 0, contact)
    until(lambda: mail.received)
    take_turn(server, table, 1)
    time.sleep(0.3)
    (question,) = mail.received
    assert question["Subject"] == "May stammtisch write to you?" and question["From"].endswith(f"<{SENDER}>")
    path = path_in(question.get_content(), "confirm")
    page = server.http.get(path, headers={"Accept": "text/html"})
    assert page.headers["content-type"].startswith("text/html")
    assert server.get(f"/contacts/{contact}").json()["confirmed"] is False, "looking at a link is not a yes"
    assert server.http.post(path).json() == {
        "contact": contact,
        "kind": "mail",
        "address": "anna@example.org",
        "language": "en",
        "confirmed": True,
    }
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    until(lambda: len(mail.received) == 2)
    assert mail.received[1]["Subject"] == "Your turn: THE GAME"


def test_an_email_is_in_the_readers_language_and_ends_with_one_tap(
    server: Running, mail: MailService
) -> None:
    table = two(server)
    contact = confirmed(server, mail, language="pl")
    watch(server, table, 0, contact)
    take_turn(server, table, 1)
    until(lambda: len(mail.received) == 2)
    letter = mail.received[1]
    text = letter.get_content()
    assert letter["Subject"] == "Twoja kolej: THE GAME"
    assert "Przy stole z tobą: Ben." in text and f"{PUBLIC}/t/{table['table']}" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = path_in(letter["List-Unsubscribe"].strip("<>"), "stop")
    assert stop == path_in(text, "stop") and "?in=pl" in text
    # As RFC 8058 has it: a form, and nothing that shows who it is.
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = server.http.post(stop, content="List-Unsubscribe=One-Click", headers=form)
    assert answer.status_code == 200 and answer.json()["confirmed"] is False
    assert server.http.post(stop).status_code == 200, "twice is as good as once"
    take_turn(server, table, 0)
    take_turn(server, table, 1)
    time.sleep(0.3)
    assert len(mail.received) == 2
    assert server.http.post(stop.replace("stop", "confirm")).json()["confirmed"] is True, "or after all"


def test_a_link_that_somebody_made_up_does_nothing(server: Running, mail: MailService) -> None:
    contact = confirmed(server, mail)
    for token in (contact, f"{contact}~AAAA", f"{contact}~{'A' * 24}", "x", "\u00e9~x"):
        for page in ("confirm", "stop"):
            assert error(server.http.post(f"/mail/{page}/{token}")) == (404, "no-contact")
    assert server.get(f"/contacts/{contact}").json()["confirmed"] is True


def test_an_smtp_server_that_is_away_loses_nothing_and_tells_nobody_twice(
    server: Running, port: int, clock: Clock, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.sqlite")
    table = two(server)
    with mail_service(port) as first:
        watch(server, table, 0, confirmed(server, first))
    take_turn(server, table, 1)
    until(lambda: waits(database))
    with mail_service(port) as second:
        second.busy = 1  # it is back, but not quite
        clock.ahead += 31
        until(lambda: waits(database, 2))
        assert not second.received
        clock.ahead += 61
        until(lambda: second.received)
        until(lambda: settled(database))
        time.sleep(0.2)
        assert len(second.received) == 1
        assert second.received[0]["Message-ID"].endswith("@example.org>")


def test_an_address_that_does_not_exist_is_dropped(server: Running, mail: MailService) -> None:
    table = two(server)
    contact = confirmed(server, mail)
    watch(server, table, 0, contact)
    mail.refuses.add("anna@example.org")
    take_turn(server, table, 1)
    until(lambda: server.get(f"/contacts/{contact}").status_code == 404)


def test_two_devices_with_one_address_get_one_email(server: Running, mail: MailService) -> None:
    table = two(server)
    for address in ("anna@example.org", "Anna@example.org"):
        watch(server, table, 0, confirmed(server, mail, address))
    before = len(mail.received)
    take_turn(server, table, 1)
    until(lambda: len(mail.received) > before)
    time.sleep(0.2)
    assert len(mail.received) == before + 1


@pytest.mark.parametrize("host", ["127.0.0.66:31337", "localhost:4444", "games.example.org:4444", "[::1]"])
def test_a_letter_names_the_configured_address_alone(server: Running, mail: MailService, host: str) -> None:
    """Links with another host in the operator's own letter would lead its reader's answer there."""
    server.http.headers["Host"] = host
    contact = confirmed(server, mail)
    table = two(server)
    watch(server, table, 0, contact)
    take_turn(server, table, 1)
    watch(server, together(server, ("Ben", OTHER)), 1, contact)
    assert invite(server, server.table("the-game", ANNA, OPEN_SEAT, key=KEY), "Ben").status_code == 201
    until(lambda: any("/j/" in letter.get_content() for letter in mail.received))
    until(lambda: any("/t/" in letter.get_content() for letter in mail.received))
    for letter in mail.received:
        links = re.findall(r"https?://[^\s>]+", f"{letter['List-Unsubscribe']} {letter.get_content()}")
        assert links and all(link.startswith(f"{PUBLIC}/") for link in links), links
        assert host not in letter.as_string() + letter.get_content()


def test_the_server_answers_to_its_public_name(server: Running) -> None:
    assert server.http.get("/api/games", headers={"Host": "games.example.org"}).status_code == 200
    page = server.http.get("/", headers={"Host": "127.0.0.66:31337"}).text
    assert "31337" not in page


@pytest.mark.parametrize(
    ("names", "url"),
    [
        (("games.example.org",), "https://games.example.org/games"),
        (("192.0.2.7",), "https://192.0.2.7/games"),
        (("2001:db8::7",), "https://[2001:db8::7]/games"),
        (("localhost",), "http://localhost:8480/games"),
        (("::1",), "http://[::1]:8480/games"),
    ],
)
def test_letters_name_the_only_host_name(tmp_path: Path, names: tuple[str, ...], url: str) -> None:
    found = with_public_url(quick(tmp_path, smtp="smtp://x", host_names=names, prefix="/games"), 8480)
    assert found.public_url == url
    assert with_public_url(found, 9).public_url == url


@pytest.mark.parametrize("names", [(), ("a.example", "b.example")])
def test_letters_are_not_sent_without_an_address_to_name(tmp_path: Path, names: tuple[str, ...]) -> None:
    assert with_public_url(quick(tmp_path, host_names=names)).public_url is None, "no letters, no address"
    with pytest.raises(BadName, match="--smtp needs the address"):
        with_public_url(quick(tmp_path, host_names=names, smtp="smtp://localhost", mail_from=SENDER))


def test_a_missing_address_is_told_before_anything_is_begun(tmp_path: Path) -> None:
    settings = quick(tmp_path, smtp="smtp://localhost", mail_from=SENDER)
    with pytest.raises(BadName, match="--public-url"):
        serve(port=0, open_browser=False, settings=settings, say=pytest.fail)
    assert not list(tmp_path.iterdir())


def test_nobody_is_asked_often(server: Running, mail: MailService, clock: Clock) -> None:
    first, *_ = [ask(server) for _ in range(3)]
    again = {"address": "ANNA@example.org", "language": "en"}
    assert error(server.post("/contacts/mail", again)) == (429, "too-many")
    until(lambda: len(mail.received) == 3)
    assert server.delete(f"/contacts/{first}").status_code == 204
    assert error(server.post("/contacts/mail", again)) == (429, "too-many"), (
        "a deleted contact was asked, too"
    )
    clock.ahead += 86_500
    assert server.post("/contacts/mail", again).status_code == 201
    until(lambda: len(mail.received) == 4)
    assert len({letter["Message-ID"] for letter in mail.received}) == 4, "or a mailbox would drop the last"


def ask_at_once(nodes: list[Running], address: str) -> list[int]:
    """The answers to 16 callers who ask the same mailbox at the same moment."""
    gate = threading.Barrier(16)

    def one(number: int) -> int:
        gate.wait()
        answer = nodes[number % len(nodes)].http.post(
            "/api/contacts/mail",
            json={"address": address, "language": "en"},
            headers={"X-Forwarded-For": f"192.0.2.{number}"},
        )
        return answer.status_code

    with ThreadPoolExecutor(16) as pool:
        return list(pool.map(one, range(16)))


def asked_of(smtp: int) -> dict[str, Any]:
    trusting = {"trusted_proxies": ("127.0.0.1",), "limits": Limits(requests=OPEN.requests)}
    return {"smtp": f"smtp://127.0.0.1:{smtp}", "mail_from": SENDER, "public_url": PUBLIC, **trusting}


def three_letters(nodes: list[Running], mail: MailService) -> None:
    for number in range(3):
        address = f"anna{number}@example.org"
        assert sorted(ask_at_once(nodes, address)) == [201] * 3 + [429] * 13
        until(lambda address=address: len(mail.to(address)) == 3)  # type: ignore[misc]
    time.sleep(0.3)
    assert len(mail.received) == 9


def test_many_at_once_get_one_mailbox_three_letters(
    tmp_path: Path, database: str, mail: MailService, port: int
) -> None:
    with telling(tmp_path, database=database, **asked_of(port)) as server:
        three_letters([server], mail)


def test_nor_more_at_two_nodes(tmp_path: Path, postgresql: Postgres, mail: MailService, port: int) -> None:
    with nodes(tmp_path, postgresql, outbox_every=0.03, **asked_of(port)) as both:
        for node in both.both:  # finishes the routes, which two servers in one process share: not at once
            assert node.get("/nothing").status_code == 404
        three_letters([both.one, both.other], mail)


def test_one_caller_asks_few_addresses(tmp_path: Path, mail: MailService, port: int) -> None:
    limits = Limits(requests=OPEN.requests)
    how = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": SENDER, "public_url": PUBLIC}
    with telling(tmp_path, limits=limits, **how) as server:
        answers = [
            server.post("/contacts/mail", {"address": f"a{number}@example.org", "language": "en"}).status_code
            for number in range(7)
        ]
        assert answers == [201] * 5 + [429] * 2


@pytest.mark.parametrize(
    "address",
    ["", "anna", "anna@", "@example.org", "a b@example.org", "a@b", "a@example.org\r\nBcc: c@d.org"],
)
def test_what_is_no_address_is_refused(server: Running, address: str) -> None:
    answer = server.post("/contacts/mail", {"address": address, "language": "en"})
    assert error(answer) == (422, "bad-address")


@pytest.mark.parametrize("address", ["a@exam\u0131ple.com", "\u017fam@example.org", "\u212aim@example.org"])
def test_a_look_alike_letter_is_refused_with_a_sentence(server: Running, address: str) -> None:
    """They are i, s and k in another case, but SMTP servers take none of them."""
    answer = server.post("/contacts/mail", {"address": address, "language": "en"})
    assert error(answer) == (422, "bad-address")
    assert "letters a to z" in answer.json()["reason"]


def test_unconfirmed_addresses_are_deleted_in_a_week(
    server: Running, mail: MailService, clock: Clock
) -> None:
    contact, kept = ask(server), confirmed(server, mail, "ben@example.org")
    contacts = server.app.state.notices.contacts

    def tidy() -> None:
        import asyncio

        loop = server.loop
        asyncio.run_coroutine_threadsafe(contacts.tidy(), loop).result(10)

    clock.ahead += 6 * 86_400
    tidy()
    assert server.get(f"/contacts/{contact}").status_code == 200
    clock.ahead += 2 * 86_400
    tidy()
    assert server.get(f"/contacts/{contact}").status_code == 404
    assert server.get(f"/contacts/{kept}").status_code == 200


def test_a_server_without_smtp_says_so(tmp_path: Path) -> None:
    with telling(tmp_path) as server:
        assert server.get("/notices").json()["mail"] is False
        asked = {"address": "anna@example.org", "language": "en"}
        assert error(server.post("/contacts/mail", asked)) == (403, "no-mail")


@pytest.mark.parametrize(
    ("smtp", "sender", "why"),
    [
        ("mail.example.org", SENDER, "--smtp must be"),
        ("https://mail.example.org", SENDER, "--smtp must be"),
        ("smtp://", SENDER, "--smtp must be"),
        ("smtp://mail.example.org:port", SENDER, "--smtp must be"),
        ("smtp://mail.example.org", None, "--mail-from games@"),
        ("smtp://mail.example.org", "games", "--mail-from is not"),
    ],
)
def test_settings_that_cannot_be_right_are_named(smtp: str, sender: str | None, why: str) -> None:
    with pytest.raises(BadMail) as refused:
        Mailer.of(smtp, sender)
    assert why in str(refused.value)


def test_a_password_is_not_sent_in_the_clear_nor_shown() -> None:
    far = Mailer.of("smtp://anna:p%40ss@mail.example.org", SENDER)
    assert (far.port, far.user, far.password, far.here) == (587, "anna", "p@ss", False)
    assert "p@ss" not in repr(far)
    assert Mailer.of("smtps://mail.example.org", SENDER).port == 465
    assert Mailer.of("smtp://localhost", SENDER).here
