"""What happened: lines with pieces, flights between places on the page, the score sheet, pieces explained."""

from __future__ import annotations

import re

import pytest

from meadhall.core.i18n import LANGUAGES
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.look import about
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.state import events
from meadhall.games.nidavellir.state.cards import COIN_TOKENS, DISTINCTION_IDS, TOKENS
from meadhall.games.nidavellir.state.view_values import TableView
from tests.games.nidavellir.look.eyes import EXPANDED, EYES

GAINS = {events.CARD_TAKEN, events.CAMP_CARD_TAKEN, events.HERO_RECRUITED, events.MERCENARY_ENLISTED}


@pytest.mark.parametrize("way", [EXPANDED[0], EXPANDED[2]])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, seed=5, least=100)


def test_a_card_one_gains_flies_to_where_it_stands_or_lies_now() -> None:
    landed = {"card": 0, "held": 0}
    for table, entries in EYES.told_game(EXPANDED[1], seed=5):
        view = table.view(0)
        assert isinstance(view, TableView)
        gained = [entry for entry in entries if entry.what in GAINS and entry.seat == 0]
        for entry, flight in zip(gained, LOOK.animations(gained, EYES.scene(table, 0)), strict=True):
            kind, *where = flight.end.split(":")
            if kind == "card":
                assert view.seats[0].army[int(where[0])][int(where[1])] == TOKENS[entry.first]
            elif kind == "held":
                assert where[0] in view.seats[0].command and where[0] == TOKENS[entry.first]
            landed[kind] = landed.get(kind, 0) + 1
    assert landed["card"] > 8 and landed["held"] > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_everything_worth_one(language: str) -> None:
    EYES.check_lines(EXPANDED[1], seed=6, language=language)


@pytest.mark.parametrize("way", EXPANDED)
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    sheet = EYES.check_sheet(way, seed=8)
    assert all(row.how for row in sheet.rows if row.values[0])


@pytest.mark.parametrize("seed", range(8, 14))
def test_what_explains_a_row_adds_up_to_it(seed: int) -> None:
    """Heroes, artefacts and coins are told one by one."""
    rows = {row.label: row for row in EYES.check_sheet(EXPANDED[0], seed).rows}
    for label, sign in (("Neutral heroes", ", "), ("Artefacts", ", "), ("Coins", " + ")):
        parts = rows[label].how.split(sign) if rows[label].how else []
        assert sum(int(part.split()[-1]) for part in parts) == rows[label].values[0]


def test_places_are_unique_and_every_piece_is_explained() -> None:
    EYES.check_pieces(EXPANDED[2], seed=9, rule=r"Rule N\d+\.\d+")


def test_the_rule_of_a_piece_is_a_link_to_it() -> None:
    scene = EYES.scene(EYES.new_table(EXPANDED[1], 1), 0)
    for key in ("card:grid", "coin:b0", "gem:6", "class:2", "distinction:pioneer", "camp:"):
        told = str(LOOK.about_piece(scene, key))
        assert re.search(r'<a class="rule-link" href="/rules/nidavellir#(N\d+\.\d+)"[^>]*>Rule \1</a>', told)


def test_every_rule_cited_by_a_piece_exists() -> None:
    cited = {about.rule_of_card(token) for token in [*TOKENS[1:], *DISTINCTION_IDS]}
    cited |= {about.rule_of_coin(token) for token in COIN_TOKENS[1:]}
    cited |= {about.rule_of_gem(gem) for gem in range(1, 7)} | {*about.SCORING_OF_CLASS}
    text = GAME.rules_text("en")
    assert not text or all(re.search(rf"^### {re.escape(rule)}$", text, re.MULTILINE) for rule in cited)
