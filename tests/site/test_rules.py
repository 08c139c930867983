"""The pages of numbered rules: each rule has its place, is found, and is what tables and refusals lead to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.core.citations import NUMBER, rule_address
from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES
from meadhall.core.registry import find_game, game_ids
from meadhall.look.rulebook import read_rulebook
from meadhall.site.pages.match.socket import PageSession
from meadhall.site.rulebooks import linked, rule_url
from tests.example_game import GAME as HOARD
from tests.site.browsing import Browser, Page
from tests.site.running import Server

SOURCES = Path(__file__).parents[2] / "src" / "meadhall"
SHIPPED = [game for game in game_ids() if find_game(game).rules_text("en")]
GAMES = [*dict.fromkeys([*SHIPPED, "hoard"])]


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with Browser(server) as entered:
        yield entered


def ids(page: Page) -> list[str]:
    return [str(given["id"]) for _tag, given in page.tags if "id" in given]


def shown(page: Page) -> list[str]:
    """The numbers of the rules on a page."""
    return [str(rule["id"]) for rule in page.all("article")]


def links(page: Page) -> list[str]:
    return [str(link["href"]) for link in page.all("a") if link.get("class") == "rule-link"]


# -- the page --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place_and_every_link_leads_to_one(
    server: Server, game: str, language: str
) -> None:
    with Browser(server, language) as browser:
        page = browser.page(f"/rules/{game}")
    found = HOARD if game == "hoard" else find_game(game)
    book = read_rulebook(found.rules_text(language) or found.rules_text("en"), language)
    assert shown(page) == [rule.number for rule in book.rules]
    places = ids(page)
    assert len(places) == len(set(places))
    assert book.numbers <= set(places)
    inside = [str(link["href"]) for link in page.all("a") if str(link.get("href")).startswith("#")]
    assert {link.removeprefix("#") for link in inside} <= set(places)
    for chapter in book.chapters:  # at the side, and folded for phones
        assert inside.count(f"#{chapter.number}") >= 2
        assert chapter.title in page.text


def test_rules_come_in_the_readers_language_or_in_english(server: Server) -> None:
    for language, title, told in (("en", "The rules of Hoard", None), ("ru", "Правила игры «Клад»", None)):
        with Browser(server, language) as browser:
            page = browser.page("/rules/hoard")
            assert title in page.text
            assert page.all("div", **{"class": "wrap rules"})[0].get("lang") == told
    with Browser(server, "fr") as browser:
        page = browser.page("/rules/hoard")
    assert "The rules of Hoard" in page.text
    assert page.all("html")[0]["lang"] == "fr"
    assert page.all("div", **{"class": "wrap rules"})[0]["lang"] == "en"
    assert "n’existent pas encore dans votre langue" in page.text


def test_a_language_may_be_asked_for_and_switched_again(browser: Browser) -> None:
    page = browser.page("/rules/hoard?lang=ru&q=клад")
    assert page.all("html")[0]["lang"] == "ru"
    assert page.fields()["back"] == "/rules/hoard?q=%D0%BA%D0%BB%D0%B0%D0%B4"
    assert page.fields()["lang"] == "ru"


def test_what_is_not_here_is_said_clearly(browser: Browser) -> None:
    assert "There is no game called 'nope'" in browser.page("/rules/nope", 404).text
    assert "There is no language 'xx' here. Languages: en, ru, fr." in (
        browser.page("/rules/hoard?lang=xx", 404).text
    )
    for odd in ("/rules/hoard/more", "/rules/..%2fhoard"):
        browser.page(odd, 404)
    browser.page(f"/rules/hoard?q={'x' * 101}", 422)


def test_a_rulebook_is_never_html_of_its_own(browser: Browser) -> None:
    html = browser.get("/rules/hoard").text
    assert "&lt;b onclick=" in html and "<b onclick" not in html
    assert "[that](javascript:alert(2))" in html
    assert 'href="javascript' not in html
    assert "H9.9 is no rule" in Page(html).text and "#H9.9" not in html


@pytest.mark.parametrize(
    "query", ['"><script>alert(1)</script>', "'><img src=x onerror=alert(1)>", "&amp;", "\x00\x07", "%"]
)
def test_what_is_searched_for_is_never_html(server: Server, query: str) -> None:
    with Browser(server) as browser:
        html = browser.http.get("/rules/hoard", params={"q": query}).text
    assert "<script>alert" not in html and "<img src=x" not in html


# -- searching -------------------------------------------------------------------------------------------


def test_a_search_shows_the_rules_that_hold_all_words_and_marks_them(browser: Browser) -> None:
    page = browser.page("/rules/hoard?q=Treasure+CHEST")
    assert shown(page) == ["H2.2", "H3.1"]
    assert "Rules found: 2" in page.text
    assert page.fields()["q"] == "Treasure CHEST"
    assert len(page.all("mark")) == 5
    assert links(page) == ["/rules/hoard#H3.1"]  # what it cites may not be on this page
    assert "/rules/hoard" in [link["href"] for link in page.all("a")]
    assert shown(browser.page("/rules/hoard?q=H1.2")) == ["H1.2", "H2.1"]


def test_a_search_keeps_language_and_table(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random")["table"]
    with Browser(server) as browser:
        page = browser.page(f"/rules/hoard?lang=ru&q=клад&table={table}")
    assert set(links(page)) == {f"/rules/hoard?lang=ru&table={table}#{number}" for number in ("H1.2", "H3.1")}
    assert page.fields()["table"] == table


def test_a_search_that_finds_nothing_says_so(browser: Browser) -> None:
    page = browser.page("/rules/hoard?q=dragonfire")
    assert shown(page) == [] and "No rule holds these words." in page.text


# -- the ways there --------------------------------------------------------------------------------------


def test_the_rules_are_linked_from_everywhere(server: Server, browser: Browser) -> None:
    front = [link["href"] for link in browser.page("/").all("a")]
    assert "/rules" in front
    assert "/rules/hoard" in [link["href"] for link in browser.page("/rules").all("a")]
    told = [link["href"] for link in browser.page("/games/hoard").all("a")]
    assert {"/rules/hoard", "/rules/hoard#H2"} <= set(told)
    ann = server.person("Ann")
    table = ann.create("me", "random")["table"]
    sheet = Page(ann.http.get(f"/table/{table}/about?key=site:rules").text)
    opened = {link["href"]: link.get("target") for link in sheet.all("a")}
    assert opened[f"/rules/hoard?table={table}"] == opened[f"/rules/hoard?table={table}#H2"] == "_blank"


def test_from_a_table_one_finds_back_to_it(server: Server, browser: Browser) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random")["table"]
    page = browser.page(f"/rules/hoard?table={table}")
    assert f"/table/{table}" in [link["href"] for link in page.all("a")]
    for stray in ("none", "0" * 20, "%3Cb%3E"):
        page = browser.page(f"/rules/hoard?table={stray}")
        assert not [link for link in page.all("a") if str(link["href"]).startswith("/table/")]


def test_a_table_tells_its_page_where_rules_can_be_read(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random")["table"]
    (body,) = Page(ann.http.get(f"/table/{table}").text).all("body")
    assert body["data-rules"] == f"/rules/hoard?table={table}"
    assert str(body["data-rule-numbers"]).split() == ["H1", "H2", "H3"]


def test_what_opens_at_a_table_leads_to_the_rules_of_that_table(server: Server) -> None:
    """With its own numbers, and the way back."""
    ann = server.person("Ann")
    table = ann.create("me", "random", game="nidavellir", pace=SLOW)["table"]
    opened = Page(ann.http.get(f"/table/{table}").text)
    keys = dict.fromkeys(str(given["data-about"]) for _tag, given in opened.tags if given.get("data-about"))
    cited: set[str] = set()
    for key in keys:
        sheet = Page(ann.http.get(f"/table/{table}/about", params={"key": key}).text)
        cited |= {str(link["href"]) for link in sheet.all("a") if str(link.get("href")).startswith("/rules/")}
    assert len(cited) > 5
    assert all(link.startswith(f"/rules/nidavellir?table={table}") for link in cited), cited


@pytest.mark.parametrize("game", SHIPPED)
def test_every_number_that_is_cited_anywhere_has_its_place(game: str) -> None:
    """In sources, data, catalogues and manuals: it is a link there, and leads to a rule."""
    book = read_rulebook(find_game(game).rules_text("en"), "en")
    assert all(NUMBER.fullmatch(number) for number in book.numbers if len(number) > 1)  # Aetherya's chapter C
    letters = {re.sub(r"\d.*", "", number) for number in book.numbers}
    cited = {
        (file.name, number)
        for file in (SOURCES / "games" / game).rglob("*.*")
        if file.suffix in (".py", ".json", ".po", ".md", ".js")
        for number in NUMBER.findall(file.read_text(encoding="utf-8"))
        if re.sub(r"\d.*", "", number) in letters and "." in number
    }
    assert len(cited) > 50
    assert {each for each in cited if each[1] not in book.numbers} == set()


# -- refusals --------------------------------------------------------------------------------------------


SLOW = 10_000  # milliseconds: no bot acts meanwhile


def test_refusals_tell_programs_the_rule_and_where_to_read_it(server: Server) -> None:
    ann = server.person("Ann")
    frame = ann.create("me", "random", pace=SLOW)
    error = ann.do(frame["table"], "play", seat=0, seq=frame["seq"], choice=999).json()["error"]
    assert (error["rule"], error["rule_url"]) == ("H2.1", "/rules/hoard#H2.1")
    assert "(rule H2.1)" in str(error["sentence"])
    with ann.socket(frame["table"]) as line:
        line.send(json.dumps({"type": "play", "id": 1, "seat": 0, "seq": frame["seq"], "choice": 999}))
        on_news = json.loads(line.recv(30))
        while on_news["type"] != "refused":
            on_news = json.loads(line.recv(30))
    assert on_news["error"]["rule_url"] == "/rules/hoard#H2.1"


def test_refusals_without_a_rule_lead_nowhere(server: Server) -> None:
    ann = server.person("Ann")
    error = ann.http.get("/api/tables/none").json()["error"]
    assert error["rule"] is None and error["rule_url"] is None


def test_a_rule_that_is_not_written_down_is_no_link() -> None:
    assert rule_url("nidavellir", "N99.9") is None
    assert linked("none", "<p>N1.1</p>") == "<p>N1.1</p>"


def test_the_line_of_a_page_tells_it_too(hoard_installed: None) -> None:
    refusal = Refusal("not_a_choice", "H2.1", seat=0, choice=999)
    refusal.game = "hoard"
    error = PageSession.refused(7, refusal)["error"]
    assert isinstance(error, dict) and error["rule_url"] == "/rules/hoard#H2.1"


def test_refusals_know_whose_rule_it_is_only_when_told() -> None:
    assert Refusal("not_a_choice", "N5.1").game == ""
    assert rule_address("x", "X1") == "/rules/x#X1"
    assert re.fullmatch(r"/rules/\w+", rule_address("hoard"))
