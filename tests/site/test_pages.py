"""Pages answer in three languages, in clean HTML, small, with nothing a stranger could slip in."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urljoin

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.site.browsing import Browser, Page
from tests.site.running import Server

LANGUAGES = ("en", "ru", "fr")
PAGES = (
    "/",
    "/games",
    "/tables",
    "/mine",
    "/account",
    "/credits",
    "/games/nidavellir",
    "/games/aetherya",
    "/games/andor",
    "/games/dwar7s_fall",
    "/games/hoard",
    "/games/nidavellir/table",
    "/games/aetherya/table",
    "/games/andor/table",
    "/games/dwar7s_fall/table",
    "/games/hoard/table",
)
FIRST_PAGE_LIMIT = 150_000
FACES = [
    f"{face}-{script}-{weight}-normal"
    for script in ("latin", "cyrillic")
    for face, weight in (("forum", 400), ("alegreya-sans", 400), ("alegreya-sans", 700))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_answers_in_every_language(server: Server, address: str, language: str) -> None:
    with Browser(server, language) as browser:
        page = browser.page(address)
        assert page.all("html")[0]["lang"] == language
        assert len(page.all("h1")) == 1
        assert [region["data-live"] for region in page.all("div") if "data-live" in region] == [
            "polite",
            "assertive",
        ]


@pytest.mark.parametrize("address", [*PAGES, "/there/is/nothing"])
def test_nothing_is_inline_and_every_reference_has_an_end(server: Server, address: str) -> None:
    with Browser(server) as browser:
        browser.sent("/play/hoard")
        html = browser.get(address).text
    page = Page(html)
    assert not page.all("style")
    for _tag, given_attributes in page.tags:
        assert "style" not in given_attributes
        assert not [name for name in given_attributes if name.startswith("on")]
    assert all(script.get("src", "") for script in page.all("script"))
    ids = [str(given_attributes["id"]) for _, given_attributes in page.tags if "id" in given_attributes]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)
    described = {str(one["aria-describedby"]) for one in page.all("input") if "aria-describedby" in one}
    assert described <= set(ids)


def test_every_local_link_leads_somewhere(server: Server) -> None:
    with Browser(server) as browser:
        links = {str(link["href"]) for address in PAGES for link in browser.page(address).all("a")}
        local = {link.partition("#")[0] for link in links if link.startswith("/")}
        assert {"/games/nidavellir/table", "/credits", "/account"} <= local
        for link in sorted(local):
            assert browser.get(link).status_code == 200, link


def test_names_are_shown_as_they_are_and_never_as_html(server: Server) -> None:
    name = '<b onclick="x">&amp;"'
    with Browser(server) as writer, Browser(server) as reader:
        writer.sent("/account/enter", name=name)
        writer.sent("/games/hoard/table", seats="2", seat0="me", seat1="open", who="public")
        for browser, address in ((writer, "/"), (writer, "/account"), (writer, "/mine"), (reader, "/tables")):
            page = browser.page(address)
            assert not page.all("b", onclick="x"), address
            assert name in page.text, address


# -- errors --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_page_is_said_in_the_house_style(server: Server, language: str) -> None:
    with Browser(server, language) as browser:
        for address in ("/nothing", "/games/chess", "/games/chess/table", "/look/nidavellir/secret.key"):
            answer = browser.get(address)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
            page = Page(answer.text)
            assert page.all("html")[0]["lang"] == language
            assert page.all("a", href="/")
            assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_programs_still_hear_json(server: Server) -> None:
    with Browser(server) as browser:
        answer = browser.get("/api/nothing")
        assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "no_such_page")


def test_forms_from_strangers_pages_are_refused_as_a_page(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": "https://elsewhere.example"}) as stranger:
        answer = stranger.post("/play/hoard")
        assert answer.status_code == 403
        assert "<h1>" in answer.text


def test_wrong_ways_in_are_answered_kindly(server: Server) -> None:
    with Browser(server) as browser:
        assert browser.get("/play/hoard").status_code == 405
        assert browser.send("/play/chess").status_code == 404
        assert browser.send("/account/fly").status_code in (401, 404)
        assert browser.http.post(
            "/account/enter", content=b"{}", headers={"content-type": "application/json"}
        )
        crowded = "&".join(f"a{number}=1" for number in range(1000))
        answer = browser.http.post(
            "/ways", content=crowded, headers={"content-type": "application/x-www-form-urlencoded"}
        )
        assert answer.status_code == 422
        assert "<h1>" in answer.text


def test_too_often_is_a_page_too(server: Server, new_server: object) -> None:
    assert callable(new_server)
    strict = new_server("strict", limits={"guests": 1})
    with Browser(strict) as first:
        first.sent("/account/enter")
        first.http.cookies.clear()
        answer = first.send("/play/hoard")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert "<h1>" in answer.text


TEXTS = st.text(st.characters(codec="utf-8"), max_size=60)
FIELDS = (
    "seats", "seat0", "seat1", "seat2", "who", "clock", "change", "option_rounds", "option_double",
    "name", "password", "old", "back", "language", "theme",
)  # fmt: skip
FORMS = (
    "/games/hoard/table", "/account/enter", "/account/login", "/account/rename", "/account/keep",
    "/account/password", "/ways",
)  # fmt: skip
NONSENSE = st.one_of(
    TEXTS, st.sampled_from(["me", "open", "greedy", "3", "-1", "99999999999", "remove1", "true"])
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(FORMS), st.dictionaries(st.sampled_from(FIELDS), NONSENSE))
def test_no_nonsense_in_a_form_makes_the_house_stumble(
    server: Server, address: str, fields: dict[str, str]
) -> None:
    with Browser(server) as browser:
        browser.sent("/account/enter")
        assert browser.send(address, **fields).status_code < 500


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(PAGES), TEXTS, TEXTS)
def test_no_nonsense_in_query_or_cookie_makes_the_house_stumble(
    server: Server, address: str, query: str, cookie: str
) -> None:
    plain = "".join(
        letter for letter in cookie if letter.isascii() and letter.isprintable() and letter != ";"
    )
    with Browser(server) as browser:
        answer = browser.http.get(
            address, params={"done": query, query: ""}, headers={"cookie": f"meadhall_ways={plain}".strip()}
        )
        assert answer.status_code == 200


# -- weight --------------------------------------------------------------------------------------------


def test_the_first_page_is_light(server: Server) -> None:
    """HTML, style sheets, scripts and all faces a Russian page needs (Latin for figures, too), as sent."""
    with Browser(server, "ru") as browser:
        answer = browser.get("/")
        page = Page(answer.text)
        files = [str(link["href"]) for link in page.all("link")]
        files += [str(script["src"]) for script in page.all("script")]
        files += [f"/static/vendor/files/{face}.woff2" for face in FACES]
        assert answer.headers["content-encoding"] == "gzip"
        weight = len(gzip.compress(answer.content))
        for file in dict.fromkeys(files):
            sent = browser.get(file)
            assert sent.status_code == 200, file
            compressed = sent.headers.get("content-encoding") == "gzip"
            weight += len(gzip.compress(sent.content)) if compressed else len(sent.content)
        assert weight < FIRST_PAGE_LIMIT


def test_browsers_may_keep_files_but_ask_for_pages_anew(server: Server) -> None:
    with Browser(server) as browser:
        assert browser.get("/").headers["cache-control"] == "no-store"
        sheets = [str(link["href"]) for link in browser.page("/").all("link", rel="stylesheet")]
        assert len(sheets) == 3
        for sheet in sheets:
            answer = browser.get(sheet)
            assert answer.headers["content-type"].startswith("text/css")
            assert "immutable" in answer.headers["cache-control"]
        unmarked = browser.get("/static/css/tokens.css")
        assert unmarked.headers["cache-control"] == "no-cache"
        again = browser.http.get(
            "/static/css/tokens.css", headers={"if-none-match": unmarked.headers["etag"]}
        )
        assert again.status_code == 304


def test_all_modules_of_a_page_are_named_at_once_and_kept(server: Server) -> None:
    """None is found out only when another has come, and none is asked for twice."""
    with Browser(server) as browser:
        page = browser.page(browser.sent("/play/hoard"))
        entries = [str(script["src"]) for script in page.all("script")]
        named = [str(link["href"]) for link in page.all("link", rel="modulepreload")]
        assert len(named) > len(entries) > 1
        for address in (*entries, *named):
            answer = browser.get(address)
            assert "immutable" in answer.headers["cache-control"]
            for imported in re.findall(r'from "(\.[^"]+)"', answer.text):
                assert urljoin(address, imported) in named


def test_a_mark_opens_no_other_folder(server: Server) -> None:
    with Browser(server) as browser:
        for path in ("", "/", "/../../app.py", "/%2e%2e/%2e%2e/app.py", "//etc/passwd"):
            assert browser.get(f"/static/@0{path}").status_code == 404


def test_a_phone_can_keep_the_house_among_its_apps(server: Server) -> None:
    with Browser(server, "fr") as browser:
        page = browser.page("/")
        (link,) = page.all("link", rel="manifest")
        answer = browser.get(str(link["href"]))
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert (told["name"], told["lang"], told["start_url"]) == ("Meadhall", "fr", "/")
        for icon in told["icons"]:
            assert browser.get(icon["src"]).headers["content-type"].startswith(icon["type"])
        tokens = browser.get("/static/css/tokens.css").text
        colours = [str(tag["content"]) for tag in page.all("meta", name="theme-color")]
        assert f"--hall: light-dark({', '.join(colours)});" in tokens


def test_messengers_show_what_a_link_leads_to(server: Server) -> None:
    with Browser(server, "ru") as browser:
        page = browser.page("/games/nidavellir")
        (title,) = page.all("meta", property="og:title")
        (about,) = page.all("meta", property="og:description")
        assert title["content"] == "Нидавеллир"
        assert str(about["content"]) in page.text
