"""What happened: lines with pieces, flights between places, the score sheet, all about a piece."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya import look as drawings
from meadhall.games.aetherya.look import about, effects
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.rules.adjacency import count
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state.cards import LEGEND_OF_ID, LEGEND_VALUE
from meadhall.games.aetherya.state.steps import DECISIONS
from meadhall.games.aetherya.state.view import TableView
from meadhall.look.contract import Verdict
from meadhall.look.rulebook import read_rulebook
from tests.games.aetherya.look.eyes import EYES


@pytest.mark.parametrize("way", ["two", "items", "together", "solo"])
def test_flights_end_at_places_on_the_page(way: str) -> None:
    EYES.check_flights(way, seed=5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_a_line_for_everything_worth_one(way: str, language: str) -> None:
    EYES.check_lines(way, seed=6, language=language)


@pytest.mark.parametrize("way", ["two", "four", "items", "solo"])
def test_the_sheet_adds_up_to_the_result(way: str) -> None:
    sheet = EYES.check_sheet(way, seed=8, adds_up=way != "solo")
    assert way == "solo" or all(row.how for row in sheet.rows if row.values[0])


@pytest.mark.parametrize("way", ["items", "together", "solo"])
def test_places_are_unique_and_every_piece_is_explained(way: str) -> None:
    EYES.check_pieces(way, seed=9, rule=r'<a [^>]*href="/rules/aetherya#[ABCD]\d[^>]*>Rule [ABCD]\d')


def test_audit_aetherya_3_every_rule_that_is_cited_is_on_the_rules_page() -> None:
    """By pieces, by rows of the score, by decisions that refuse a choice."""
    tables = (effects.ROW_RULES, effects.CARD_RULES, effects.KIND_RULES, effects.TOKEN_RULES)
    cited = {rule for table in tables for rule in table.values()}
    cited |= {decision.rule for decision in DECISIONS.values()}
    for language in LANGUAGES:
        book = read_rulebook(GAME.rules_text(language), language)
        assert cited <= book.numbers
    assert about.sheet("", "Elf", "", "A10.1").count('href="/rules/aetherya#A10.1"') == 1


def test_audit_aetherya_6_the_penalties_are_a_row_and_the_lowest_total_is_the_score() -> None:
    """D11: My games and the sheet say the same number."""
    for seed in range(4):
        table, _told = EYES.told_game("together of four", seed)[-1]
        sheet, result = LOOK.score_sheet(EYES.scene(table, 0)), table.result()
        assert sheet is not None and result is not None
        assert min(total for total in sheet.totals if total is not None) == result.team_score
        penalties = sheet.rows[-1]
        assert penalties.label == "Penalty pile" and len(set(penalties.values)) == 1
        sums = [sum(row.values[seat] or 0 for row in sheet.rows) for seat in range(table.seats)]
        assert sums == list(sheet.totals)


def test_audit_aetherya_6_a_lost_campaign_says_how_many_legends_are_missing() -> None:
    table, _told = EYES.told_game("solo", 3)[-1]
    assert isinstance(table, AetheryaTable) and table.lost
    left = count(table.row(table.century) & ~table.turned)
    verdict = LOOK.verdict(EYES.scene(table, 0))
    assert left > 1 and verdict is not None
    assert verdict.why == f"{left} legends of century 1 stayed unfulfilled."
    sheet = LOOK.score_sheet(EYES.scene(table, 0))
    assert sheet is not None and sheet.rows[0].how == verdict.why
    assert sheet.totals == (None,)  # C8: it has no score, not 0


def test_audit_aetherya_6_solo_and_the_first_player_are_named() -> None:
    first = next(option for option in GAME.options if option.name == "first")
    assert "solo campaign of three centuries" in GAME.about_seats
    assert GAME.solo_name == "Solo campaign"
    assert [GAME.value_words(first, value) for value in (0, 1, 4)] == [
        "Drawn by lot",
        "Player 1",
        "Player 4",
    ]


def test_audit_aetherya_6_the_legends_of_a_campaign_are_named() -> None:
    """On the desk as on the phone's own tab; only the phone's narrow strip shows pictures alone."""
    table = EYES.new_table("solo", 3)
    legends = EYES.texts(EYES.scene(table, 0))["legends"]
    assert legends.count('<span class="lt"><b>') == 15
    style = (Path(drawings.__path__[0]) / "aetherya.css").read_text(encoding="utf-8")
    shown = [rule for rule in style.split("}") if ".legends.solo .lt b" in rule]
    assert shown and not any(hidden in rule for rule in shown for hidden in ("clip-path", "display: none"))


def test_the_first_row_of_a_campaign_is_told_while_the_kingdom_is_founded() -> None:
    """The arrangement may meet a legend; on the phone the other rows are hidden."""
    legends = EYES.texts(EYES.scene(EYES.new_table("solo", 3), 0))["legends"]
    assert legends.count('class="century now"') == 1
    first = legends[legends.index('class="century now"') : legends.index('class="century later"')]
    assert len(re.findall("<small>(?:one card missing|several cards missing|.*?met now)</small>", first)) == 4


def verdict_of(*totals: int, penalty: tuple[str, ...]) -> Verdict | None:
    """Of a game played together that ended with these totals."""
    table, _told = EYES.told_game("together", seed=8)[-1]
    scene = EYES.scene(table, 0)
    assert isinstance(scene.view, TableView)
    seats = tuple(replace(seat, total=total) for seat, total in zip(scene.view.seats, totals, strict=True))
    cost = sum(LEGEND_VALUE[LEGEND_OF_ID[name]] for name in penalty)
    return LOOK.verdict(
        scene._replace(view=replace(scene.view, seats=seats, penalty=penalty, penalty_sum=cost))
    )


def test_what_decided_a_game_played_together() -> None:
    """D10: with penalties of 15 everyone needs at least 16."""
    fifteen = ("chain_plain", "chain_forest", "chain_mountain", "duel_elf_dwarf")
    won, lost = verdict_of(17, 20, penalty=fifteen), verdict_of(20, 15, penalty=fifteen)
    assert won is not None and won.what == "Victory together" and "17 at least, against 15" in won.why
    assert lost is not None and lost.what == "Defeat together" and "worth 15, the penalty pile 15" in lost.why


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_agrees_with_the_result(language: str) -> None:
    for seed in range(6):
        table, _told = EYES.told_game("together of four", seed)[-1]
        result = table.result()
        with speaking(language):
            verdict = LOOK.verdict(EYES.scene(table, 1))
        assert result is not None and verdict is not None and verdict.why
        if language == "en":
            assert (verdict.what == "Victory together") == result.won


def test_points_say_who_won_among_rivals() -> None:
    table, _told = EYES.told_game("two", seed=8)[-1]
    assert LOOK.verdict(EYES.scene(table, 0)) is None
