"""The HTML a viewer is sent depends on nothing the viewer may not know, byte for byte."""

from __future__ import annotations

import random

import pytest

from meadhall.core.game import Options
from meadhall.core.i18n import speaking
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.match.log import happened, said_aloud
from meadhall.site.pages.match.plain_look import PlainLook, look_of
from meadhall.site.pages.match.rendered import picture_of
from meadhall.site.pages.match.scene import scene_of
from tests.site.test_secrecy import new_live_table, random_play

SEATS = range(3)
GAMES: list[tuple[str, Options]] = [
    ("hoard", {}),
    ("aetherya", {}),
    ("nidavellir", {}),
    ("nidavellir", {"thingvellir": True}),
    ("dwar7s_fall", {}),
]
SEALING = GAMES[:-1]


def forget(table: LiveMatch) -> None:
    table.memory.forget()


def regions(table: LiveMatch, viewer: int) -> dict[str, str]:
    forget(table)
    account = None if viewer == SPECTATOR else f"account {viewer}"
    return picture_of(table, viewer, account, "en").whole()


@pytest.mark.usefixtures("hoard_installed")
@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_permuting_what_is_hidden_changes_no_byte(
    game: str, options: Options, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_live_table(game, options)
    # Whether a choice may be taken back is asked of the match's own past, not of the table shown.
    monkeypatch.setattr(type(table.core), "may_undo", lambda *_given, **_named: False)
    dice = random.Random(seed)
    compared = 0
    for number, _entry in enumerate(random_play(table, dice)):
        if dice.random() > 0.15:
            continue
        real = table.state
        for viewer in SEATS:
            seen = regions(table, viewer)
            table.core.table = real.imagine(viewer, luck_from_seed(number))
            imagined = regions(table, viewer)
            table.core.table = real
            assert imagined == seen
            compared += 1
    assert compared


@pytest.mark.usefixtures("hoard_installed")
@pytest.mark.parametrize(("game", "options"), SEALING)
def test_a_sealed_choice_changes_no_byte_for_others(game: str, options: Options) -> None:
    """Two histories that differ in one sealed choice look, move and sound the same to all others."""
    table = new_live_table(game, options)
    dice = random.Random(5)
    compared = 0
    for entry in random_play(table, dice):
        sealed = table.state
        others = [choice for choice in sealed.choices(entry.seat) if choice != entry.choice]
        if len(sealed.to_act()) < 2 or not others or compared > 20:
            continue
        here = LiveMatch(table.config, table.progress, list(table.seats), table.log)
        twin = LiveMatch(table.config, table.progress, list(table.seats), table.log)
        here.apply(entry)
        twin.apply(entry._replace(choice=dice.choice(others)))
        for viewer in (SPECTATOR, *SEATS):
            if viewer != entry.seat:
                assert regions(here, viewer) == regions(twin, viewer)
                assert told(here, viewer, entry.seq) == told(twin, viewer, entry.seq)
                compared += 1
    assert compared


def told(table: LiveMatch, viewer: int, since: int) -> object:
    items = happened(table, viewer, since)
    with speaking("en"):
        entries = [item.entry for item in items if item.entry is not None]
        moved = look_of(table.config.game).animations(entries, scene_of(table, viewer))
        return moved, said_aloud(table, items, viewer)


@pytest.mark.usefixtures("hoard_installed")
@pytest.mark.parametrize("game", ["hoard", "nidavellir"])
def test_the_seed_is_in_no_region(game: str) -> None:
    table = new_live_table(game, {})
    seed = table.config.seed.hex()
    for number, _entry in enumerate(random_play(table, random.Random(1))):
        if number % 7 == 0:
            for viewer in (SPECTATOR, *SEATS):
                assert seed not in "".join(regions(table, viewer).values())


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_plain_look_shows_any_game(language: str) -> None:
    table = new_live_table("nidavellir", {})
    look = PlainLook(table.game)
    with speaking(language):
        for number, _entry in enumerate(random_play(table, random.Random(2))):
            if number % 10 == 0:
                for viewer in (SPECTATOR, *SEATS):
                    scene = scene_of(table, viewer)
                    shown = str(look.regions(scene)["choices"])
                    assert shown.count("data-press") == len(scene.choices)
