"""What the table says before a press, in positions that were told wrong."""

from __future__ import annotations

import html
import re

import pytest

from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.rules import scoring
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state.cards import CARD_OF_CODE
from meadhall.games.aetherya.state.choices import DISCARD_TOKEN, PLACE, TAKE_TOKEN
from meadhall.games.aetherya.words.game_words import describe_choice
from tests.games.aetherya.look.eyes import EYES
from tests.games.aetherya.table_builder import cell, choose, look, side, story

UNDER_TREATY = "FO EL HU -- / -- FO -- -- / -- -- -- -- / -- -- -- --"


def goblin_in_hand() -> AetheryaTable:
    """A human under a treaty stands beside an elf and a forest; a goblin is to be laid."""
    made = story(UNDER_TREATY, items=True).token(0, "c1", "treaty")
    table = made.unseen("GO").deck(5).pile("MO").turn()
    choose(table, "draw")
    return table


def texts(table: AetheryaTable) -> dict[str, str]:
    return {name: html.unescape(text) for name, text in EYES.texts(EYES.scene(table, 0)).items()}


def preview(table: AetheryaTable, name: str, *draft: str) -> str:
    pattern = rf'<template data-preview="cell:{cell(name)}".*?</template>'
    told = EYES.texts(EYES.scene(table, 0, draft))["previews"]
    found = re.search(pattern, html.unescape(told), re.DOTALL)
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


NEARLY = "FO EL MO DW / FO EL MO DW / FO EL MO DW / FO EL MO --"


@pytest.mark.parametrize("draft", [(), ("away:yes",)])
def test_audit_aetherya_5_the_last_card_is_announced_as_the_end(draft: tuple[str, ...]) -> None:
    """A9.1, C7.1: whether a card is laid there or the closed one is opened."""
    table = story(NEARLY).unseen("HU").turn()
    choose(table, "draw")
    assert "The game ends by it." in preview(table, "d4", *draft)
    assert "The game ends by it." not in preview(table, "a1", *draft)
    alone = story(NEARLY, 1, "solo").unseen("HU").deck(9).turn()
    choose(alone, "two_from_deck", "keep HU@deck")
    assert "with it the campaign" in preview(alone, "d4", *draft)


@pytest.mark.parametrize("draft", [(), ("away:yes",)])
def test_audit_aetherya_5_a_token_on_the_last_card_does_not_hide_the_end(draft: tuple[str, ...]) -> None:
    """B2.4: the token is chosen first, then the game ends; both are told before."""
    table = story(NEARLY, items=True).token(0, "d4", "hammer", lookers=1).unseen("HU").turn()
    choose(table, "draw")
    assert "The game ends by it." in preview(table, "d4", *draft)
    choose(table, "place HU d4")
    assert "the game ends when you have chosen" in LOOK.prompt(EYES.scene(table, 0)).why
    choose(table, "discard_token")
    assert table.result() is not None


def test_an_empty_deck_ends_the_century_unless_the_opened_card_meets_a_legend() -> None:
    """C7.2: a card that nobody knows is opened; elves would meet the legend that is missing."""
    drawing = "EL -- -- -- / -- FO -- -- / -- -- -- -- / -- -- -- --"
    table = story(drawing, 1, "solo").row(1, "pair_elf").pile("MO").deck(1).unseen("EL").turn()
    table.change_unseen(CARD_OF_CODE["SW"], 9)
    choose(table, "deck_and_discard")
    choose(table, f"keep {look(table).held}")
    told = preview(table, "b1", "away:yes")
    assert "unless this card meets a legend" in told
    assert "with it the campaign" in preview(table, "d4", "away:yes")
