"""A game's page with a look: its words, picture, rules and style sheet; and a stumble in style."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx
import pytest
from htpy import Node, p, strong

from meadhall.core.game import Option
from meadhall.core.registry import game_here, game_ids
from meadhall.games.nidavellir import GAME
from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import Look, PagePrompt, Scene, Tab
from meadhall.look.covers import landscape
from meadhall.look.drawings import whole
from meadhall.look.icons import icon
from meadhall.site.app import make_app
from meadhall.site.matches import listings
from meadhall.site.matches.service import Service
from meadhall.site.preferences import Preferences, preferred_language
from meadhall.site.services import Services
from meadhall.site.settings import Settings

Get = Callable[..., httpx.Response]
OPTIONS = tuple(
    Option(name, False, f"What {name} changes", label=f"Name of {name}")
    for name in ("beginner", "thingvellir")
)


class TinyLook(Look):
    icons = frozenset({"crown"})
    styles = (Path(__file__).name, "../../secret.css")

    def how_to_play(self) -> Node:
        return p["Bid, ", strong["then"], " choose. ", icon("anvil")]

    def definitions(self) -> Node:
        return None

    def headline(self, scene: Scene) -> str:
        return ""

    def prompt(self, scene: Scene) -> PagePrompt:
        return PagePrompt("")

    def regions(self, scene: Scene) -> dict[str, Node]:
        return {}

    def layout(self, regions: Mapping[str, Node]) -> Node:
        return None

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return ()


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Get:
    """Asks a house in this process, where Nidavellir has the tiny look."""
    monkeypatch.setattr(type(GAME), "look", lambda _self: TinyLook(GAME))
    monkeypatch.setattr(type(GAME), "options", OPTIONS)
    monkeypatch.setattr(type(GAME), "minutes", (40, 50))

    async def ask(address: str, language: str) -> httpx.Response:
        async with Services(Settings(tmp_path)) as services:
            listener = httpx.ASGITransport(make_app(services), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=listener, base_url="http://hall") as client:
                return await client.get(address, headers={"accept-language": language})

    return lambda address, language="en": asyncio.run(ask(address, language))


def test_a_look_tells_the_page_its_words_rules_and_glyphs(get: Get) -> None:
    html = get("/games/nidavellir", "ru").text
    assert "<h1>Нидавеллир</h1>" in html
    assert "Bid, <strong>then</strong> choose." in html
    assert "40–50 мин" in html
    assert "What thingvellir changes" in html
    for glyph in ("anvil", "crown"):
        assert f'<symbol id="i-{glyph}"' in html
    assert "i-battle-axe" not in html


def test_only_the_style_sheets_a_look_names_are_given_out(get: Get) -> None:
    name = Path(__file__).name
    assert f"/look/nidavellir/{name}?v=" in get("/games/nidavellir").text
    given = get(f"/look/nidavellir/{name}?v=1")
    assert (given.status_code, given.text) == (200, Path(__file__).read_text())
    assert "immutable" in given.headers["cache-control"]
    assert get("/look/nidavellir/conftest.py").status_code == 404
    assert get("/look/nidavellir/..%2F..%2Fsecret.css").status_code == 404
    assert get("/look/aetherya/cards.css").status_code == 404


def test_options_are_explained_as_the_game_declares_them(get: Get) -> None:
    form = get("/games/nidavellir/table").text
    assert "Name of beginner" in form
    assert "What beginner changes" in form


def test_a_stumble_is_a_page_that_tells_nothing_and_is_safe(
    get: Get, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(_service: Service, _account: str | None) -> list[listings.MatchListing]:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr(listings, "open_matches", stumble)
    answer = get("/", "fr")
    assert answer.status_code == 500
    assert '<html lang="fr"' in answer.text
    assert "secret" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_the_language_is_the_best_of_ours_that_the_browser_wants() -> None:
    assert preferred_language("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7") == "ru"
    assert preferred_language("en;q=0.2, fr-CA;q=0.9") == "fr"
    assert preferred_language("de") == "en"
    assert preferred_language(";;q=x,,ru;q=") == "en"


def test_only_sensible_wishes_are_granted() -> None:
    assert Preferences().changed(
        {"theme": "dark", "speed": "warp", "other": "x", "sound": None}
    ) == Preferences(theme="dark")


def test_landscapes_and_pennants_differ() -> None:
    covers = ["", *(game_here(name).cover() for name in game_ids())]
    assert len({str(landscape(cover)) for cover in covers}) == len(covers)
    assert len({whole(colour_mark(seat)).replace(f"p{seat + 1}", "") for seat in range(5)}) == 5
