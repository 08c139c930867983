# interpreted: answers a question at a time
"""Questions about the cooperative game (D)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal

from ..rules import cooperative, deal
from ..rules.adjacency import count
from ..state import choices, json_values, steps
from ..state.cards import LEGEND_IDS
from ..state.json_values import Question
from ..state.position import lay_kingdom
from ..state.table import COOPERATIVE, MOST_SEATS
from .small_table import ASKED, FURTHEST, deck_size, empty_table, sorted_ids


def flips(position: Question) -> list[str]:
    """D4."""
    table = empty_table(mode=COOPERATIVE)
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    table.display = position.read("display", json_values.legends)
    return sorted_ids(cooperative.flipped_by(table, ASKED))


def round_end(position: Question) -> dict[str, Any]:
    """D5, D9. Without a choice where one is due the answer stops there."""
    table = empty_table(mode=COOPERATIVE)
    table.display = position.read("display", json_values.legends)
    table.turned = position.read("flipped", json_values.legends)
    table.penalty = position.read("penalty", json_values.legends)
    deck = position.row("legend_deck", json_values.legend)
    if table.turned & ~table.display:
        raise Refusal("contradiction", "D4", field="flipped")
    size, out = count(table.display), table.turned
    due = not table.turned and table.display != 0
    if not due:
        cooperative.remove_turned(table)
    elif position.has("choice"):
        penalise(position, table)
    refill = min(size - count(table.display), len(deck))
    drawn, left = deck[len(deck) - refill :], deck[: len(deck) - refill]
    table.legend_deck = sum(1 << legend for legend in drawn)
    deal.draw_legends(table, size)
    return {
        "decision": "penalty_legend" if due else None,
        "out": sorted_ids(out),
        "penalty": sorted_ids(table.penalty),
        "display": sorted_ids(table.display),
        "legend_deck": [LEGEND_IDS[legend] for legend in left],
        "game_over": not table.display and not left,
    }


def penalise(position: Question, table: Any) -> None:
    choice = position.read("choice", json_values.legend)
    table.step = steps.PENALTY
    if choices.PENALTY + choice not in table.choices(ASKED):
        raise Refusal("contradiction", "D5.2", field="choice")
    cooperative.put_on_penalty_pile(table, ASKED, choice)


def turn_end(position: Question) -> dict[str, bool]:
    """D5, D7, D8."""
    players = position.whole("players", 2, MOST_SEATS)
    table = empty_table(players, COOPERATIVE)
    seat = position.whole("turn_in_round", 1, players) - 1
    lay_kingdom(table, seat, position.read("kingdom", json_values.kingdom))
    table.deck_size = deck_size(position)
    over = cooperative.is_over(table, seat)
    return {"game_over": over, "round_end": not over and cooperative.is_round_over(table, seat)}


def result(position: Question) -> dict[str, Any]:
    """D10, D11."""
    totals = position.row("totals", json_values.whole(-FURTHEST, FURTHEST))
    json_values.whole(1, MOST_SEATS)(len(totals), "number of totals")
    table = empty_table(len(totals), COOPERATIVE)
    table.penalty = position.read("penalty", json_values.legends)
    outcome = cooperative.result(table, tuple(totals))
    return {
        "win": bool(outcome.won),
        "team_score": outcome.team_score,
        "penalty_sum": cooperative.penalty_sum(table),
    }
