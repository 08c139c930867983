"""Consequences before the press, where random play hardly comes; reasons with the number of their rule."""

from __future__ import annotations

import html
import re

from meadhall.games.andor.legend.program import SP_OF_ATTACKERS, WITH_CREATURE
from meadhall.games.andor.look.land import land_named
from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.rules import creatures
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import choices, steps
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from meadhall.look.contract import Explain
from tests.games.andor.look.page import Page
from tests.games.andor.look.scenes import EYES
from tests.games.andor.random_play import hero_number
from tests.games.andor.staging import equip, put, scene, turn_of


def page_of(table: AndorTable, *draft: str) -> Page:
    return Page(EYES, EYES.scene(table, 0, draft), table)


def moving(table: AndorTable, hero: str) -> None:
    turn_of(table, hero)
    table.pop()
    table.push(steps.MOVE, hero_number(table, hero))


def with_farmer(creature_on: int, start: int) -> AndorTable:
    table = scene("warrior", "archer")
    put(table, "warrior", field=start)
    moving(table, "warrior")
    equip(table, "warrior", n.FARMER)
    creatures.place(table, n.GOR, creature_on)
    return table


def test_audit_andor_previews_farmers_who_reach_the_castle_first_do_not_die() -> None:
    """D20.2, D20.3: a creature behind the castle is no danger to them; one before it is."""
    lands = with_farmer(6, start=5).program.board
    assert 0 in lands.adjacent[5] and 6 in lands.adjacent[0] and 6 not in lands.adjacent[5]
    assert "farmers would die" not in page_of(with_farmer(6, start=5), "to:6").prompt.why
    assert "farmers would die" in page_of(with_farmer(0 + 4, start=5), "to:4").prompt.why


def test_audit_andor_previews_dice_are_counted_after_overtime_is_paid() -> None:
    """D3.7: 15 willpower roll four dice, the 13 that are left three."""
    table = scene("warrior", "archer")
    put(table, "warrior", field=30, wp=15, hours=7, sp=5)
    creatures.place(table, n.GOR, 30)
    why = page_of(table, "to:30").prompt.why
    assert "Strength 5, dice: 3." in why
    assert "The first round: hours 7 → 8, willpower 15 → 13." in why


def test_audit_andor_previews_whose_strength_is_that_of_its_attackers_shows_no_number() -> None:
    """D32.7."""
    table = scene("warrior", "archer", legend="L3")
    creature = int(creatures.place(table, n.GOR, 30))
    table.set_creature(creature, t.FLAGS, SP_OF_ATTACKERS)
    page = page_of(table)
    assert '<text x="18" y="22.8">=</text>' in page.texts["figures"]
    assert "as strong as its attackers" in page.texts["targets"]


def test_audit_andor_previews_a_brew_rings_the_die_it_doubles() -> None:
    """D8.5: 5 and 3, the 3 doubled, come to 6."""
    table = scene("warrior", "archer")
    warrior = put(table, "warrior", field=30, wp=5, sp=3)
    equip(table, "warrior", n.BREW)
    creatures.place(table, n.GOR, 30)
    table.load_dice([5, 3])
    table.play(0, choices.FIGHT + 30)
    brew = next(each for each in table.choices(0) if each == choices.BREW + 1)
    assert "3 counts twice, dice: 6" in page_of(table).texts["fight"]
    table.play(0, brew)
    view = EYES.scene(table, 0).view
    assert view.heroes[warrior].counting == (1,)  # type: ignore[attr-defined]


def test_a_letter_in_the_way_of_a_creature_ends_the_way_with_a_warning() -> None:
    """Legend 1: the letter must never meet a creature."""
    table = scene("warrior", "archer", legend="L1")
    warrior = put(table, "warrior", field=25)
    tag = next(
        defeat.condition.number for defeat in table.program.defeats if defeat.condition.kind == WITH_CREATURE
    )
    token = table.new_token(n.LETTER, t.CARRIED + warrior, 0)
    table.set_token(token, t.TOKEN_TAG, tag + 1)
    beside = table.program.board.adjacent[25][0]
    creatures.place(table, n.GOR, beside)
    page = page_of(table, f"to:{beside}")
    assert "The legend is lost by it!" in page.prompt.why
    for field, way in re.findall(r'data-preview="field:(\d+)"(.*?)</template>', page.texts["previews"]):
        passed = re.findall(r'class="pin[^"]*" transform="translate\(([^)]*)\)', way)
        assert int(field) == beside or place_of(table, beside) not in passed


def place_of(table: AndorTable, field: int) -> str:
    x, y = land_named(table.program.board.name).cells[field].centre
    return f"{x:g} {y:g}"


def test_audit_all_games_4_sheets_and_reasons_lead_to_their_rule() -> None:
    table = scene("warrior", "archer")
    shown = EYES.scene(table, 0)
    for key, rule in (
        ("thing:helm", "D8.4"),
        ("hero:0", "D1.7"),
        ("field:0", "D12.3"),
        ("field:28", "D10.1"),
    ):
        sheet = html.unescape(str(LOOK.about_piece(shown, key)))
        assert f'<a class="rule-link" href="/rules/andor#{rule}"' in sheet, key
    put(table, "warrior", field=18, gold=1)
    told = page_of(table).press("ware:5")
    assert told == Explain("Helm: 2 gold. The warrior has 1 gold. (D17.1)")


def test_who_watches_is_told_what_everybody_may_know() -> None:
    table = scene("warrior", "archer")
    scene_of_all = EYES.scene(table, -1)
    assert LOOK.press(scene_of_all, "ware:5") == Explain(
        "Helm: merchants sell it, on fields 18, 57, 71. (D17.1)"
    )
