"""Dwar7s Fall in the real house, by people who press what is ringed: mouse, keys, fingers. In the box they
play with the last round comes early, by the safety cap (W13.4)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.games.dwar7s_fall.state.cards import COMPONENTS
from meadhall.games.dwar7s_fall.state.component_file import FOLDER_VARIABLE
from tests.browser.guests import PHONE, Frame, Guest, Guests
from tests.browser.players import FingerPlayer, KeyPlayer, Player, play_out
from tests.browser.test_accessibility import RUN, axe
from tests.site.running import Server

SHORT = {"components": "short", "first": 1}
ROUNDS = 2


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory, third_party_folder: Path) -> Iterator[Server]:
    """A house with a component file of its own."""
    files = tmp_path_factory.mktemp("components")
    short = {**COMPONENTS, "limits": {**COMPONENTS["limits"], "safety_round_cap": ROUNDS}}
    (files / "dwar7s_fall-short.json").write_text(json.dumps(short))
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(FOLDER_VARIABLE, str(files))
        with Server(tmp_path_factory.mktemp("house"), third_party_folder) as running:
            yield running


@pytest.fixture
def guests(browser: Browser, services: Server) -> Iterator[Guests]:
    with ExitStack() as stack:
        yield Guests(browser, services.url, stack)


def short_table(guest: Guest, *others: str) -> str:
    return guest.create_of("dwar7s_fall", "me", *(others or ("random",)), options=SHORT)


def result(guest: Guest, table: str) -> Frame:
    frame = guest.look(table)
    assert frame["status"] == "over"
    told: Frame = frame["result"]
    return told


def pressed(page: Page, piece: Locator) -> None:
    """Pressed, and answered."""
    piece.click()
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")


# -- whole games ---------------------------------------------------------------------------------------


def test_a_game_against_a_bot_with_clicks(guests: Guests) -> None:
    ann = guests("Ann")
    table = short_table(ann)
    player = Player(ann.open(table), seed=1)
    play_out(player)
    player.see_the_result()
    totals = ann.page.locator(".score-sheet tfoot td:not(.how)").all_inner_texts()
    assert totals == [str(score).replace("-", "−") for score in result(ann, table)["scores"]]


def test_a_game_by_keys(guests: Guests) -> None:
    ann = guests("Ann")
    table = short_table(ann)
    play_out(KeyPlayer(ann.open(table), seed=2))
    assert result(ann, table)


def test_a_game_by_taps_on_a_phone(guests: Guests) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = short_table(ann)
    player = FingerPlayer(ann.open(table), seed=3)
    play_out(player)
    player.see_the_result()
    assert result(ann, table)


def test_a_tap_on_a_tile_shows_what_a_dwarf_would_do_there_and_the_button_below_does_it(
    guests: Guests,
) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = short_table(ann)
    page = ann.open(table)
    page.get_by_role("button", name="Lay it: Gold mine").tap()
    page.get_by_role("button", name="Lay it", exact=True).tap()
    expect(page.locator("#land .tile:not(.laying)")).to_have_count(1)
    page.locator(".pool.can").tap()
    page.locator("#land .tile.can").tap()
    expect(page.locator("[data-slot=consequence]")).to_contain_text("1 of 2 dwarfs")
    page.locator("[data-dock] button", has_text="Place a dwarf: Gold mine").tap()
    expect(page.locator(".pool")).to_have_attribute("aria-label", "Place a dwarf. 6 dwarfs at home")
    assert ann.look(table)["view"]["tiles"][0]["dwarfs"] == [1, 0]


# -- laying a card -------------------------------------------------------------------------------------


def test_a_card_is_laid_turned_by_wheel_key_and_button_and_nothing_is_done_before(guests: Guests) -> None:
    ann = guests("Ann")
    table = short_table(ann)
    page = ann.open(table)
    pressed(page, page.get_by_role("button", name="Lay it: Gold mine"))
    walls = page.locator(".laying use[href='#dw-wall']")

    def sides() -> list[str]:
        return [wall.get_attribute("transform") or "" for wall in walls.all()]

    seen = [sides()]
    middle = page.locator(".laying").bounding_box()
    assert middle
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    before = page.locator("#land").get_attribute("viewBox")
    turns: tuple[Callable[[], None], ...] = (
        lambda: page.mouse.wheel(0, 120),
        lambda: page.keyboard.press("r"),
        lambda: page.locator('.knob[data-press="turn:next"]').click(),
    )
    for turn in turns:
        turn()
        page.wait_for_function(
            """(was) => JSON.stringify([...document.querySelectorAll(".laying use[href='#dw-wall']")]
                .map((wall) => wall.getAttribute("transform") ?? "")) !== JSON.stringify(was)""",
            arg=seen[-1],
        )
        seen.append(sides())
    assert len({str(one) for one in seen}) == 4
    assert page.locator("#land").get_attribute("viewBox") == before, "the wheel turned the card, not the view"
    assert ann.look(table)["view"]["tiles"] == []
    page.keyboard.press("Escape")
    expect(page.locator(".laying")).to_have_count(0)
    pressed(page, page.get_by_role("button", name="Lay it: Castle"))
    pressed(page, page.get_by_role("button", name="Lay it", exact=True))
    expect(page.locator(".tile.mine")).to_have_count(1)
    view = ann.look(table)["view"]
    assert [tile["stack"][0]["kind"] for tile in view["tiles"]] == ["castle"]
    assert (view["used"], view["seats"][0]["allowance"]) == (1, 4)


def test_the_whole_table_fits_the_desk_and_is_without_serious_faults(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.create_of("dwar7s_fall", "me", "random", "random", "random", options=SHORT)
    page = ann.open(table)
    for card in ("Castle", "Gold mine"):
        pressed(page, page.get_by_role("button", name=f"Lay it: {card}"))
        lay = page.get_by_role("button", name="Lay it", exact=True)
        ghosts = page.locator(".ghost.can")
        ghosts.or_(lay).first.wait_for()  # the first card has one place only, and needs no pressing
        if ghosts.count():
            pressed(page, ghosts.first)
        pressed(page, lay)
    pressed(page, page.get_by_role("button", name="Lay it: Ruby mine"))
    scroll = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert scroll == [1280, 800]
    page.evaluate(axe())
    for theme in ("light", "dark"):
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        assert page.evaluate(RUN) == []
