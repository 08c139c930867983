"""The example game, installed as its readers install it, is played in a browser to its end."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.guests import DESK, SMALL_PHONE, Guests
from tests.browser.players import FingerPlayer, KeyPlayer, Player, play_out
from tests.site.running import Server
from tests.third_party import ROOT

EXAMPLE = ROOT / "examples" / "hoard"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has put the distribution, and nothing else."""
    source, target = tmp_path_factory.mktemp("source") / "hoard", tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    options = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    pip = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(source)]
    run = subprocess.run(pip, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    return target


@pytest.fixture(scope="module")
def hoards(installed: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hoards"), installed) as running:
        yield running


@pytest.fixture
def people(browser: Browser, hoards: Server) -> Iterator[Guests]:
    with ExitStack() as stack:
        yield Guests(browser, hoards.url, stack)


def test_everything_the_game_needs_is_installed(installed: Path) -> None:
    package = installed / "hoard"
    for name in ("rulebook/ru.md", "languages/ru.po", "look/hoard.css", "py.typed"):
        assert (package / name).is_file()
    assert len(list(installed.glob("meadhall_hoard-*.dist-info"))) == 1


@pytest.mark.parametrize("kind", [Player, KeyPlayer])
def test_a_whole_game_at_a_desk(people: Guests, kind: type[Player]) -> None:
    ann, bo = people("Ann", viewport=DESK), people("Bo", viewport=DESK)
    table = ann.create_of("hoard", "me", "open", public=True)
    bo.post(f"/api/tables/{table}/sit")
    players = [kind(guest.open(table), seed) for seed, guest in enumerate((ann, bo))]
    play_out(*players)
    players[0].see_the_result()
    expect(ann.page.locator(".score-sheet tbody tr")).to_have_count(4)


def test_a_whole_game_on_a_small_phone_in_russian_by_night(people: Guests) -> None:
    phone = people("Аня", ways="theme=dark", viewport=SMALL_PHONE, has_touch=True, locale="ru-RU")
    page = phone.open(phone.create_of("hoard", "me", "random", "random", "random"))
    expect(page.locator("h1")).to_contain_text("Поставьте карту")
    assert not is_wider_than_the_screen(page)
    player = FingerPlayer(page)
    play_out(player)
    assert player.previews
    player.see_the_result()
    assert not is_wider_than_the_screen(page)


def is_wider_than_the_screen(page: Page) -> bool:
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider


def test_its_pages_speak_russian(people: Guests) -> None:
    reader = people("", locale="ru-RU")
    reader.visitor.look_at("/games/hoard")
    expect(reader.page.locator("h1")).to_have_text("Клад")
    assert reader.page.locator(".h-steps li").count() == 5
    reader.visitor.look_at("/rules/hoard")
    expect(reader.page.locator("h1")).to_contain_text("Правила игры «Клад»")
