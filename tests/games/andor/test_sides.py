"""Heroes and heroines: two sides of one board, with the same rules (D1.1, audit of rules, Andor 15)."""

from __future__ import annotations

import random
from html import unescape

import pytest
from rich.console import Console

from meadhall.core.errors import Refusal
from meadhall.core.game import OptionValue
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.core.journal import Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.look.pieces import hero_picture, pawn
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import choices, steps
from meadhall.games.andor.state.names import HERO_IDS, HEROINE_IDS, class_of
from meadhall.games.andor.state.table import SIDE
from meadhall.games.andor.state.view import TableView
from meadhall.games.andor.words import game_words
from meadhall.games.andor.words import names as name_words
from meadhall.look.drawings import whole
from tests.games.andor.look.scenes import EYES

NAMED = {
    "en": ("Archer Chada", "The archer Chada"),
    "ru": ("Лучница Чада", "Лучница Чада"),
    "fr": ("Archère Chada", "L’archère Chada"),
}


def laid(sides: str, legend: str = "L2", party: str = "archer dwarf", seed: int = 5) -> AndorTable:
    options: dict[str, OptionValue] = {"legend": legend, "party": party, "sides": sides}
    table = GAME.new_table(1, luck_from_seed(seed), options)
    assert isinstance(table, AndorTable)
    return table


def shown(table: AndorTable) -> tuple[str, ...]:
    view = table.view(0)
    assert isinstance(view, TableView)
    return tuple(hero.who for hero in view.heroes)


# -- the option -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        ("heroes", ("archer", "dwarf")),
        ("heroines", ("chada", "bait")),
        ("archer", ("chada", "dwarf")),
        ("wizard, dwarf", ("archer", "bait")),
    ],
)
def test_audit_andor_15_sides_are_chosen_hero_by_hero(sides: str, expected: tuple[str, ...]) -> None:
    assert shown(laid(sides)) == expected


@pytest.mark.parametrize("sides", ["", "chada", "archer archer", "men"])
def test_other_sides_are_refused_in_words(sides: str) -> None:
    with pytest.raises(Refusal) as refused:
        laid(sides)
    with speaking("ru"):
        assert "«heroines» или имена из: warrior, archer" in " ".join(str(refused.value).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_the_option_has_a_name_of_its_own(language: str) -> None:
    (option,) = (option for option in GAME.options if option.name == "sides")
    with speaking(language):
        names = [game_words.value_words("sides", value) for value in option.listed]
    assert len(names) == 16 == len(set(names))


def test_the_same_rules_hold_for_both_sides() -> None:
    for legend in ("L2", "L4"):
        tables = [laid(sides, legend, "archer dwarf wizard warrior") for sides in ("heroes", "heroines")]
        dice = random.Random(legend)
        while tables[0].to_act():
            offered = [table.choices(0) for table in tables]
            assert offered[0] == offered[1]
            chosen = dice.choice(offered[0])
            assert GAME.notation(tables[0], 0, chosen) == GAME.notation(tables[1], 0, chosen)
            for table in tables:
                table.play(0, chosen)
        for hero in range(4):
            tables[1].set_hero(hero, SIDE, 0)
        assert list(tables[0].cells[:1033]) == list(tables[1].cells[:1033])
        assert tables[0].result() == tables[1].result()


# -- named everywhere -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_andor_15_heroines_are_named_in_prompts_choices_log_and_terminal(language: str) -> None:
    label, subject = NAMED[language]
    table, journal = laid("heroines"), Journal()
    table.attach_journal(journal)
    while table.decision(0) in ("divide", "gift"):
        table.play(0, table.choices(0)[0])
    while table.active:
        table.play(0, choices.PASS)
    with speaking(language):
        assert GAME.prompt(table, 0).what.startswith(label)
        table.play(0, choices.PASS)
        table.play(0, choices.PASS)
        said = [GAME.describe_choice(table, 0, choice) for choice in table.choices(0)]
        log = [GAME.describe_entry(entry, ["Ann"]) for entry in journal.entries]
        drawn = whole("".join(str(LOOK.log_line(entry, ["Ann"])) for entry in journal.entries))
        console = Console(width=140, record=True, force_terminal=False)
        with console.capture() as terminal:
            console.print(GAME.show(table.view(0), ["Ann"]))
    assert any(subject in line for line in log)
    assert any(subject in line or label in line for line in said) or table.active == 1
    assert label in terminal.get()
    assert 'class="lg hero archer chada"' in drawn and 'class="lg hero dwarf bait"' in drawn


def test_the_wizard_who_may_turn_a_die_is_named_by_her_side() -> None:
    table = laid("wizard", party="dwarf wizard")
    table.depth = 0
    table.push(steps.FLIP, 1, 0)
    with speaking("fr"):
        assert game_words.prompt(table, 0).what.startswith("Magicienne Eara")


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_andor_15_heroines_are_shown_on_the_page(language: str) -> None:
    label, _subject = NAMED[language]
    table = laid("archer")
    with speaking(language):
        regions = EYES.texts(EYES.scene(table, 0))
        page = unescape(whole("".join(regions.values())))
        about = unescape(whole(str(LOOK.about_piece(EYES.scene(table, 0), "hero:0"))))
    assert label in page and label in about
    assert 'class="por hero archer chada' in page and 'class="por hero dwarf' in page
    assert "hero archer chada" in whole(regions["figures"]) and "hero archer chada" in whole(regions["time"])


def test_every_side_has_a_name_and_a_figure_of_its_own() -> None:
    sides = (*HERO_IDS, *HEROINE_IDS)
    assert [class_of(side) for side in sides] == [*HERO_IDS, *HERO_IDS]
    for language in LANGUAGES:
        with speaking(language):
            assert len({name_words.hero_name(side) for side in sides}) == 8
            assert len({name_words.the_hero(side) for side in sides}) == 8
    drawn = [whole(str(hero_picture(side))) for side in sides]
    assert len(set(drawn)) == 8
    for hero, heroine in zip(HERO_IDS, HEROINE_IDS, strict=True):
        assert whole(str(pawn(hero))) != whole(str(pawn(heroine)))
