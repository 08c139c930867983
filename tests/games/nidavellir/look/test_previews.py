"""What a choice is told to do, where the table once counted for itself, and erred (audit of rules)."""

from __future__ import annotations

import re
from html import unescape

import pytest

from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.referee import query
from meadhall.games.nidavellir.referee.score_sheet import as_player
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state import choices, steps
from meadhall.games.nidavellir.state.cards import CARD_OF_TOKEN, CLASS_IDS, HUNTER, JARIKA, WARRIOR
from meadhall.games.nidavellir.state.table import EVALUATION_PHASE
from tests.games.nidavellir.look.eyes import EYES
from tests.games.nidavellir.table_builder import choose, decision, look, ranks, situation

TAGS = re.compile(r"<[^>]*>")


def preview(table: NidavellirTable, choice: int) -> str:
    """What is told of a choice of seat 0."""
    texts = EYES.texts(EYES.scene(table, 0))
    html = texts["previews"].partition(f'data-preview="choice:{choice}"')[2].partition("</template>")[0]
    return " ".join(unescape(TAGS.sub(" ", html)).split())


def card(token: str) -> int:
    return choices.CARD + CARD_OF_TOKEN[token]


def column(name: str) -> int:
    return choices.COLUMN + CLASS_IDS.index(name)


def reason(table: NidavellirTable, hero: str) -> str:
    return LOOK.press(EYES.scene(table, 0), f"no:hero:{hero}").text  # type: ignore[union-attr]


def heading(table: NidavellirTable) -> str:
    army = EYES.texts(EYES.scene(table, 0))["army"].partition('<div class="grid')[0]
    return unescape(TAGS.sub(" ", army))


# -- Ylud, Dagda and Bonfur, Gjallarhorn ---------------------------------------------------------------


def test_audit_nidavellir_2_ylud_who_moves_within_her_column_counts_once() -> None:
    army = {**ranks(1, 1, 1, 1), "explorer": ["E7", "ylud"]}
    table = situation(age=2).seat(0, army=army).end_of_age()
    assert decision(table) == (0, "ylud")
    told = preview(table, column("explorer"))
    assert "Explorers: 18 → 18 points" in told and "Grades: 2 → 2" in told
    assert "hero" not in told


def test_audit_nidavellir_2_ylud_who_leaves_a_line_completes_none() -> None:
    army = {**ranks(warrior=1, hunter=1, miner=1), "explorer": ["ylud"]}
    table = situation(age=2).seat(0, army=army).end_of_age()
    assert "Line" not in preview(table, column("blacksmith"))


def test_audit_nidavellir_3_dagda_is_told_with_her_discards() -> None:
    table = situation().seat(0, army=ranks(1, 0, 1, 1, 1)).turn("H", "W5", "W6")
    choose(table, 0, "pick H")
    assert decision(table) == (0, "hero")
    told = preview(table, card("dagda"))
    assert "Hunters: 1 → 16 points" in told and "Dagda costs you the last card of two columns" in told
    assert "recruit" not in told
    assert "Bonfur costs you the last card of one column" in preview(table, card("bonfur"))


def test_audit_nidavellir_3_a_discard_is_told_before_it_is_made() -> None:
    table = situation().seat(0, army=ranks(1, 0, 1, 1, 2)).turn("H", "W5", "W6")
    choose(table, 0, "pick H")
    choose(table, 0, "hero bonfur")
    assert "Explorers: 15 → 7 points" in preview(table, column("explorer"))


def test_audit_nidavellir_4_a_hero_called_by_gjallarhorn_counts_for_the_next_line() -> None:
    army = {**ranks(2, 2, 2, 1, 2)}
    table = situation(thingvellir=True, age=2).seat(0, army=army, command=["skaa"]).camp("gjallarhorn").turn()
    choose(table, 0, "pick gjallarhorn")
    assert decision(table) == (0, "hero")
    told = preview(table, card("aegur"))
    assert "Line 2 is complete" in told and "recruit" not in told
    choose(table, 0, "hero aegur")
    assert decision(table) != (0, "hero")


# -- heroes that are not to be had -----------------------------------------------------------------------


def test_audit_nidavellir_5_dagda_is_refused_for_lack_of_dwarfs() -> None:
    army = {**ranks(0, 1, 1, 1), "warrior": ["tarah"], "explorer": ["hourya"]}
    table = situation().seat(0, army=army).turn("W5", "W6", "W7")
    table.push(steps.HERO, 0)
    assert card("dagda") in table.choices(0)
    army = {**ranks(0, 1, 1), "warrior": ["tarah"], "explorer": ["hourya"], "blacksmith": ["aegur"]}
    table = situation().seat(0, army=army).turn("W5", "W6", "W7")
    table.push(steps.HERO, 0)
    assert reason(table, "dagda") == (
        "Dagda asks for 2 columns that end in a dwarf, Hunters excepted; you have 1."
    )
    assert "lines outnumber" not in EYES.texts(EYES.scene(table, 0))["previews"]


def test_audit_nidavellir_5_megingjord_is_named_where_lines_bring_no_heroes() -> None:
    table = situation(thingvellir=True).seat(0, army=ranks(2, 2, 2, 2, 2), command=["megingjord"]).turn()
    assert "brings a hero" not in heading(table)
    assert reason(table, "skaa") == "Megingjord keeps lines from bringing you heroes."
    assert "line 1 brings a hero" in heading(situation().turn())


# -- prompts ---------------------------------------------------------------------------------------------


def asked(step: int, detail: int = 0, *command: str) -> NidavellirTable:
    table = situation(thingvellir=True).seat(0, army=ranks(2, 2, 2, 2, 2), command=command).bidding()
    table.push(step, 0, detail)
    return table


def test_audit_nidavellir_6_an_offering_kept_by_the_pioneer_is_not_the_kings_hand() -> None:
    table = asked(steps.UPGRADE, 5)
    table.phase = EVALUATION_PHASE
    assert "King's Hand" in LOOK.prompt(EYES.scene(table, 0)).why
    table.set_distinction(WARRIOR, 2)
    table.set_distinction(HUNTER, 2)
    assert LOOK.prompt(EYES.scene(table, 0)).why.startswith("The royal offering upgrades")


def test_audit_nidavellir_6_gjallarhorn_calls_a_hero_where_lines_bring_none() -> None:
    assert "Gjallarhorn" in LOOK.prompt(EYES.scene(asked(steps.HERO, 0, "megingjord"), 0)).why
    assert "Gjallarhorn" not in LOOK.prompt(EYES.scene(asked(steps.HERO), 0)).why


@pytest.mark.parametrize(
    ("step", "detail", "told"),
    [
        (steps.UPGRADE, 3, "by 5"),
        (steps.KHRAD_COIN, 0, "by 12"),
        (steps.VIDOFNIR, 5, "one by 4 and one by 5"),
    ],
)
def test_audit_nidavellir_7_jarika_raises_every_number_that_is_told(
    step: int, detail: int, told: str
) -> None:
    table = asked(step, detail, "jarika")
    assert table.has_hero(0, JARIKA)
    scene = EYES.scene(table, 0)
    prompt = LOOK.prompt(scene)
    assert told in f"{prompt.what}. {prompt.why}"
    if step == steps.VIDOFNIR:
        assert "first, by 4" in EYES.texts(scene)["purse"] and "first, by 2" not in EYES.texts(scene)["purse"]


def test_audit_nidavellir_7_an_offering_is_told_with_jarika() -> None:
    table = situation(thingvellir=True).seat(0, command=["jarika"]).turn("RO3", "W5", "W6")
    assert "a coin to upgrade by 5" in preview(table, card("RO3"))
    table = situation(thingvellir=True).turn("RO3", "W5", "W6")
    assert "a coin to upgrade by 3" in preview(table, card("RO3"))


def test_audit_nidavellir_10_cards_of_the_pioneer_that_are_alike() -> None:
    table = asked(steps.PIONEER)
    for index, token in enumerate(("H", "B", "H")):
        table.set_pioneer_card(index, CARD_OF_TOKEN[token])
    assert "two are alike" in LOOK.prompt(EYES.scene(table, 0)).why
    table.set_pioneer_card(1, CARD_OF_TOKEN["H"])
    assert "all three cards are alike" in LOOK.prompt(EYES.scene(table, 0)).why


# -- the score so far --------------------------------------------------------------------------------------


def test_audit_nidavellir_8_thruds_grade_and_her_13_points_never_count_together() -> None:
    """N9.12: as the referee counts, with four hunters (16) and not five (25)."""
    table = situation().seat(0, army={"hunter": ["H", "H", "H", "H", "thrud"]}).turn("W5", "W6", "W7")
    player = as_player(look(table, 0).seats[0])
    total = query("score", {"players": {"a": player}})["a"]["total"]
    assert total == 16 + 13 + 14
    assert look(table, 0).seats[0].score == total
    assert re.search(rf">\s*{total}<", EYES.texts(EYES.scene(table, 0))["army"])


def test_audit_nidavellir_8_so_does_the_preview_of_thrud() -> None:
    table = situation().seat(0, army=ranks(0, 4)).turn("W5", "W6", "W7")
    table.push(steps.HERO, 0)
    choose(table, 0, "hero thrud")
    told = preview(table, column("hunter"))
    assert "Hunters: 16 → 16 points" in told and "Grades: 4 → 5" in told
