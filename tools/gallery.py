"""Pictures of the whole house, for people to look at: build/gallery/index.html.

A server of its own is started on a free port, tables are played to interesting positions, and each is
photographed on a desk and on a phone, light and dark, in three languages.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # when run as a script

from playwright.sync_api import sync_playwright

from tests.browser.conftest import started
from tests.browser.guests import DESK, PHONE, Frame, Guest, Guests, asked
from tests.browser.test_reconnecting import lay_bids
from tests.site.running import Server

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "gallery"
SCREENS: Final = {"desk": DESK, "phone": PHONE}
MUCH: Final = 20  # choices


Options = tuple[tuple[str, object], ...]


class Position(NamedTuple):
    """What a table is played to: with how many seats and which options, and when to stop."""

    seats: int
    reached: Callable[[Frame], bool]
    options: Options = ()
    game: str = "nidavellir"


def later(decision: str, **least: int) -> Callable[[Frame], bool]:
    """It comes to a question, once the view counts so far."""
    at_least = least.items()
    return lambda frame: (
        asked(decision)(frame) and all(frame["view"][name] >= count for name, count in at_least)
    )


def amid(decision: str) -> Callable[[Frame], bool]:
    """It comes to a question, once much has happened."""
    return lambda frame: asked(decision)(frame) and bool(frame["seq"] > MUCH)


def over(frame: Frame) -> bool:
    return bool(frame["status"] == "over")


CAMP: Final = (("thingvellir", True),)
POSITIONS: Final = {
    "bid": Position(4, asked("bid")),
    "pick": Position(4, later("pick", age=2)),
    "hero": Position(3, asked("hero"), CAMP),
    "camp": Position(5, later("pick", round=3), CAMP),
    "late": Position(5, later("pick", age=2, round=3), CAMP),
    "two": Position(2, later("bid", age=2), CAMP),
    "result": Position(4, over, CAMP),
    "kingdom": Position(3, amid("source"), (("items", True),), "aetherya"),
    "campaign": Position(1, amid("source"), (), "aetherya"),
    "realm": Position(2, later("act", round=5), (), "dwar7s_fall"),
    "place": Position(4, later("place", round=3), (), "dwar7s_fall"),
    "land": Position(
        1, later("turn", day=2), (("legend", "L1"), ("party", "archer warrior wizard")), "andor"
    ),
    "fight": Position(1, asked("roll_on"), (("legend", "L1"), ("party", "archer warrior")), "andor"),
    "dragon": Position(
        2, asked("turn"), (("legend", "L5"), ("party", "dwarf wizard archer warrior")), "andor"
    ),
    "lost": Position(1, over, (("legend", "L2"), ("party", "dwarf wizard")), "andor"),
}

# What is photographed: name, address (with the id of a position's table), screen, theme, language.
SHOTS: Final = (
    ("home", "/", "desk", "light", "en"),
    ("home", "/", "desk", "dark", "ru"),
    ("home", "/", "phone", "light", "fr"),
    ("tables", "/tables", "desk", "light", "en"),
    ("my games", "/mine", "phone", "dark", "ru"),
    ("game", "/games/nidavellir", "desk", "light", "en"),
    ("game", "/games/nidavellir", "phone", "dark", "ru"),
    ("new table", "/games/nidavellir/table", "desk", "light", "fr"),
    ("new table", "/games/nidavellir/table", "phone", "light", "en"),
    ("account", "/account", "desk", "dark", "en"),
    ("credits", "/credits", "desk", "light", "ru"),
    ("not found", "/nowhere", "desk", "light", "en"),
    ("waiting room", "/table/{room}", "desk", "light", "en"),
    ("waiting room", "/table/{room}", "phone", "dark", "fr"),
    ("bid", "/table/{bid}", "desk", "light", "en"),
    ("bid", "/table/{bid}", "desk", "dark", "fr"),
    ("bid", "/table/{bid}", "phone", "light", "ru"),
    ("pick", "/table/{pick}", "desk", "light", "ru"),
    ("pick", "/table/{pick}", "phone", "dark", "en"),
    ("hero", "/table/{hero}", "desk", "light", "en"),
    ("hero", "/table/{hero}", "phone", "light", "fr"),
    ("hero", "/table/{hero}", "desk", "dark", "ru"),
    ("camp", "/table/{camp}", "desk", "light", "fr"),
    ("camp", "/table/{camp}", "phone", "light", "en"),
    ("late", "/table/{late}", "desk", "light", "ru"),
    ("late", "/table/{late}", "desk", "dark", "en"),
    ("late", "/table/{late}", "phone", "dark", "ru"),
    ("two", "/table/{two}", "desk", "light", "en"),
    ("two", "/table/{two}", "phone", "light", "en"),
    ("result", "/table/{result}", "desk", "light", "en"),
    ("result", "/table/{result}", "desk", "dark", "ru"),
    ("result", "/table/{result}", "phone", "light", "fr"),
    ("replay", "/table/{result}/replay?move=40&seat=0", "desk", "light", "en"),
    ("replay", "/table/{result}/replay?move=40", "phone", "dark", "ru"),
    ("kingdom", "/table/{kingdom}", "desk", "light", "ru"),
    ("kingdom", "/table/{kingdom}", "phone", "dark", "en"),
    ("campaign", "/table/{campaign}", "desk", "dark", "fr"),
    ("campaign", "/table/{campaign}", "phone", "light", "ru"),
    ("dwar7s game", "/games/dwar7s_fall", "desk", "light", "ru"),
    ("realm", "/table/{realm}", "desk", "light", "en"),
    ("realm", "/table/{realm}", "desk", "dark", "ru"),
    ("realm", "/table/{realm}", "phone", "light", "fr"),
    ("place", "/table/{place}", "desk", "light", "fr"),
    ("place", "/table/{place}", "phone", "dark", "ru"),
    ("andor game", "/games/andor", "desk", "light", "fr"),
    ("new legend", "/games/andor/table", "desk", "light", "ru"),
    ("land", "/table/{land}", "desk", "light", "en"),
    ("land", "/table/{land}", "desk", "dark", "ru"),
    ("land", "/table/{land}", "phone", "light", "ru"),
    ("fight", "/table/{fight}", "desk", "light", "en"),
    ("fight", "/table/{fight}", "phone", "dark", "fr"),
    ("dragon", "/table/{dragon}", "desk", "light", "fr"),
    ("lost", "/table/{lost}", "desk", "light", "en"),
    ("lost", "/table/{lost}", "phone", "dark", "ru"),
)
# Sheets that open when somebody asks: position, about what, screen, theme, language.
SHEETS: Final = (
    ("pick", "card:", "desk", "light", "en"),
    ("hero", "card:", "phone", "dark", "ru"),
    ("bid", "coin:", "phone", "light", "fr"),
    ("kingdom", "legend:", "desk", "dark", "ru"),
    ("kingdom", "card:", "phone", "light", "en"),
    ("realm", "goal:", "desk", "light", "fr"),
    ("place", "card:", "phone", "dark", "ru"),
    ("land", "hero:", "desk", "light", "en"),
    ("land", "thing:", "desk", "dark", "fr"),
    ("pick", "site:settings", "phone", "light", "ru"),
    ("land", "site:rules", "desk", "dark", "fr"),
)
TABS: Final = ("army", "heroes", "rivals", "log")  # of the phone, at the late table


class Seated(NamedTuple):
    """Somebody who plays at this table and at no other: nothing waits elsewhere."""

    guest: Guest
    table: str


def furnished(guests: Guests) -> dict[str, Seated]:
    """A table for every position, and a waiting room for somebody who plays, too."""
    ann = guests("Ann")
    seated = {
        "room": Seated(ann, ann.create("me", "open", "greedy", "open", options=dict(CAMP), public=True))
    }
    ann.create_of("andor", "me", "greedy")
    for name, position in POSITIONS.items():
        guest = guests("Ann")
        sitting = ["me"] + ["greedy"] * (position.seats - 1)
        table = guest.table_where(
            position.reached, *sitting, game=position.game, options=dict(position.options)
        )
        seated[name] = Seated(guest, table)
        print(f"gallery: {name} is laid", flush=True)
    lay_bids(seated["bid"].guest.open(seated["bid"].table), (0, 2, 1))
    return seated


def photographed(seated: dict[str, Seated]) -> Iterator[Path]:
    tables = {name: place.table for name, place in seated.items()}
    for name, address, screen, theme, language in SHOTS:
        there = [place for place in seated if f"{{{place}}}" in address] or ["room"]
        guest = seated[there[0]].guest
        look(guest, address.format(**tables), screen, theme, language)
        yield taken(guest, f"{name} {screen} {theme} {language}")
    for name, about, screen, theme, language in SHEETS:
        guest = seated[name].guest
        look(guest, f"/table/{tables[name]}", screen, theme, language)
        guest.page.locator(f'[data-about^="{about}"]').filter(visible=True).first.dispatch_event(
            "contextmenu"
        )
        guest.page.locator("dialog[open] [data-sheet-body] > *").first.wait_for()
        yield taken(guest, f"{name} {about.replace(':', ' ').strip()} {screen} {theme} {language}")
    guest = seated["late"].guest
    look(guest, f"/table/{tables['late']}", "phone", "light", "en")
    for tab in TABS:
        guest.page.locator(f'[data-tab="{tab}"]').click()
        yield taken(guest, f"late {tab} phone light en")


def look(guest: Guest, address: str, screen: str, theme: str, language: str) -> None:
    guest.set_ways(f"theme={theme}&language={language}")
    size: Any = SCREENS[screen]
    guest.page.set_viewport_size(size)
    guest.visitor.look_at(address)
    guest.page.evaluate("() => document.fonts.ready")


def taken(guest: Guest, name: str) -> Path:
    path = FOLDER / f"{name.replace(' ', '-')}.png"
    guest.page.screenshot(path=path)
    return path


def index(pictures: list[Path]) -> str:
    figures = "".join(
        f'<figure><a href="{picture.name}"><img src="{picture.name}" alt="" loading="lazy"></a>'
        f"<figcaption>{escape(picture.stem.replace('-', ' '))}</figcaption></figure>"
        for picture in pictures
    )
    style = (
        "body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;font:14px sans-serif}figure{margin:0}"
        "img{height:360px;border:1px solid #999}figcaption{margin-top:4px}"
    )
    head = f'<meta charset="utf-8"><title>Meadhall in pictures</title><style>{style}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{figures}</body></html>\n'


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as stack:
        server = stack.enter_context(Server(Path(folder), Path(folder)))
        browser = started(playwright)
        stack.callback(browser.close)
        pictures = list(photographed(furnished(Guests(browser, server.url, stack))))
    (FOLDER / "index.html").write_text(index(pictures))
    print(f"gallery: {len(pictures)} pictures, see {FOLDER.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
