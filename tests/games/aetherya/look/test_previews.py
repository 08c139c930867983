"""What the table says before a press, in positions that were told wrong."""

from __future__ import annotations

import html
import re

from meadhall.games.aetherya import scoring
from meadhall.games.aetherya.choices import DISCARD_TOKEN, PLACE, TAKE_TOKEN
from meadhall.games.aetherya.game_table import AetheryaTable
from meadhall.games.aetherya.words import describe_choice
from tests.games.aetherya.look.eyes import EYES
from tests.games.aetherya.table_builder import cell, choose, side, story

UNDER_TREATY = "FO EL HU -- / -- FO -- -- / -- -- -- -- / -- -- -- --"


def goblin_in_hand() -> AetheryaTable:
    """A human under a treaty stands beside an elf and a forest; a goblin is to be laid."""
    made = story(UNDER_TREATY, items=True).token(0, "c1", "treaty")
    table = made.unseen("GO").deck(5).pile("MO").turn()
    choose(table, "draw")
    return table


def texts(table: AetheryaTable) -> dict[str, str]:
    return {name: html.unescape(text) for name, text in EYES.texts(EYES.scene(table, 0)).items()}


def preview(table: AetheryaTable, name: str) -> str:
    pattern = rf'<template data-preview="cell:{cell(name)}".*?</template>'
    found = re.search(pattern, texts(table)["previews"], re.DOTALL)
    assert found
    return found[0]


def test_audit_aetherya_1_a_treaty_leaves_with_its_card() -> None:
    """B2.3: a goblin in place of the human fights the elf: −2, and nothing else changes (A10.6)."""
    table = goblin_in_hand()
    before = scoring.total(table, 0)
    told = preview(table, "c1")
    assert f"score {before} → {before - 2} (−2)" in told
    assert "The treaty protects no card any more" in told
    pills = texts(table)["kingdom"]
    assert "Lay Goblin on c1: −2" in pills
    table.play(0, PLACE + cell("c1"))
    assert table.decision(0) == "token_choice"
    assert scoring.total(table, 0) == before - 2


def test_audit_aetherya_1_the_words_of_a_choice_say_the_same() -> None:
    table = goblin_in_hand()
    before = scoring.total(table, 0)
    assert f"score {before} → {before - 2}" in describe_choice(table, 0, PLACE + cell("c1"))


def test_audit_aetherya_1_a_treaty_that_waits_protects_nothing() -> None:
    """B2.1: taken or discarded, the score stays as the page shows it while the choice is open."""
    table = goblin_in_hand()
    table.play(0, PLACE + cell("c1"))
    shown = side(table)
    assert shown.conflicts == ((cell("b1"), cell("c1")),)
    assert "Goblin, c1: −2" in texts(table)["kingdom"]
    for choice in (TAKE_TOKEN, DISCARD_TOKEN):
        twin = table.copy()
        twin.play(0, choice)
        assert scoring.total(twin, 0) == shown.total


def test_the_hammer_discards_nothing() -> None:
    """B6.4: an open and a closed card change places; neither goes to the discard pile."""
    table = (
        story("FO EL -- -- / -- -- -- -- / -- -- -- -- / -- -- -- --", items=True).beside(0, "hammer").after()
    )
    scene = EYES.scene(table, 0, ("hold:0", "use:hammer"))
    told = html.unescape(EYES.texts(scene)["previews"])
    assert "Exchange a1 and c1: score" in told
    assert "goes open to the discard pile" not in told


def test_the_last_card_is_announced_as_the_end() -> None:
    """A9.1, C7.1."""
    nearly = "FO EL MO DW / FO EL MO DW / FO EL MO DW / FO EL MO --"
    table = story(nearly).unseen("HU").turn()
    choose(table, "draw")
    assert "The game ends by it." in preview(table, "d4")
    assert "The game ends by it." not in preview(table, "a1")
    alone = story(nearly, mode="solo").unseen("HU").deck(9).turn()
    choose(alone, "two_from_deck", "keep HU@deck")
    assert "with it the campaign" in preview(alone, "d4")
