"""A game of somebody else's package is shown by what it declares: nothing of the site knows it."""

from __future__ import annotations

from tests.example_game import GAME
from tests.site.browsing import Browser
from tests.site.running import Server


def test_its_card_has_title_blurb_cover_and_minutes(server: Server) -> None:
    with Browser(server) as browser:
        (card,) = (each for each in browser.get("/").text.split("<article") if "/games/hoard" in each)
    for shown in (f">{GAME.name}</a>", GAME.about, GAME.cover(), "5–10 min"):
        assert shown in card


def test_its_page_and_its_form_name_its_options(server: Server) -> None:
    with Browser(server) as browser:
        for address in ("/games/hoard", "/games/hoard/table"):
            page = browser.page(address).text
            for words in ("Double treasures", "Every treasure counts twice.", "Rounds"):
                assert words in page


def test_its_authors_are_thanked_each_once(server: Server) -> None:
    with Browser(server) as browser:
        assert "Hoard: Ada Bee · Bee & Sons" in browser.page("/credits").text


def test_the_api_tells_how_to_write_a_value(server: Server) -> None:
    with Browser(server) as browser:
        options = browser.get("/api/games/hoard").json()["options"]
        assert [option["about"] for option in options] == [
            "How many treasures there are. 1 to 5.",
            "Every treasure counts twice.",
        ]
