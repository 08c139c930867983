# interpreted: answers a question at a time
"""Questions about tokens (B2, B3, B6). Uses are written as in Q4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.table import NOBODY

from ..rules import tokens
from ..rules.game_table import AetheryaTable
from ..state import choices, json_values, steps
from ..state.cards import (
    DUELS,
    FIRST_DUEL,
    FIRST_NON_GEM,
    GEMS,
    GRIFFIN,
    HAMMER,
    ITEMS,
    PALANTIR,
    SMUGGLER,
    STAFF,
    SWORD,
    THIEF,
    TOKEN_IDS,
    TREATY,
)
from ..state.json_values import Face, Question
from ..state.position import LARGEST_DECK, lay_kingdom, lay_tokens
from .small_table import ASKED, OPPONENT, PHASES, beside_and_on_cards, empty_table, phase_of, plain_kingdom
from .turn_asks import ACTIONS

OWNERS: Final = ("self", "opponent")
NO_USE: Final = NOBODY  # a use that the game has no number for is not legal
LEAVING: Final = (SWORD, HAMMER, SMUGGLER, THIEF)


def token_choice(position: Question) -> dict[str, Any] | None:
    """B2.1, B2.3."""
    table = empty_table()
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    lay_tokens(table, ASKED, position)
    action = position.within("action")
    action.one_of("type", ACTIONS)
    cell = action.read("cell", json_values.cell)
    if not table.token(ASKED, cell):
        return None
    table.step = steps.TOKEN_CHOICE
    names = {choices.TAKE_TOKEN: "take", choices.DISCARD_TOKEN: "discard"}
    options = sorted(names[choice] for choice in table.choices(ASKED))
    return {"options": options, "known": not table.token_is_closed(ASKED, cell)}


# -- the number of a use ---------------------------------------------------------------------------


def on_own_card(first: int) -> Callable[[Question], int]:
    return lambda use: first + use.read("cell", json_values.cell)


def on_closed_token(first: int) -> Callable[[Question], int]:
    return lambda use: first + 16 * use.one_of("owner", OWNERS) + use.read("cell", json_values.cell)


def sword(use: Question) -> int:
    duel = use.read("legend", json_values.legend) - FIRST_DUEL
    return choices.SWORD + duel if 0 <= duel < DUELS else NO_USE


def hammer(use: Question) -> int:
    one, other = use.row("cells", json_values.cell, 2)
    return choices.HAMMER + choices.pair_of(one, other) if one != other else NO_USE


def smuggler(use: Question) -> int:
    gem, token = use.read("give", json_values.token), use.read("take", json_values.token)
    is_trade = gem <= GEMS and token >= FIRST_NON_GEM
    return choices.smuggling(gem, OPPONENT, token) if is_trade else NO_USE


def thief(use: Question) -> int:
    item = use.read("take", json_values.token)
    return choices.stealing(OPPONENT, item) if item <= ITEMS else NO_USE


USES: Final[dict[int, Callable[[Question], int]]] = {
    TREATY: on_own_card(choices.TREATY),
    STAFF: on_own_card(choices.STAFF),
    SWORD: sword,
    HAMMER: hammer,
    PALANTIR: on_closed_token(choices.PALANTIR),
    GRIFFIN: on_closed_token(choices.GRIFFIN),
    SMUGGLER: smuggler,
    THIEF: thief,
}


# -- the table -------------------------------------------------------------------------------------


def scene_after_action(position: Question) -> AetheryaTable:
    """The asked player in AFTER, and the opponent."""
    table = empty_table()
    for seat, player in ((ASKED, position), (OPPONENT, position.within("opponent"))):
        lay_kingdom(table, seat, player.read("kingdom", json_values.kingdom))
        lay_tokens(table, seat, player)
    table.looks = position.whole("looks", 0, LARGEST_DECK)
    table.claimed = int(position.flag("claimed", False))
    table.display = position.read("display", json_values.legends)
    table.step = steps.AFTER
    table.active = ASKED
    return table


def read_use(position: Question) -> tuple[int, int]:
    """The token, and the number of the choice."""
    use = position.within("use")
    token = use.read("token", json_values.token)
    return token, USES[token](use) if token in USES else NO_USE


def token_legal(position: Question) -> bool:
    table = scene_after_action(position)
    _, choice = read_use(position)
    in_time = PHASES[phase_of(position)] == "AFTER"
    return in_time and choice != NO_USE and table.is_open(ASKED, choice)


def token_use(position: Question) -> dict[str, Any]:
    if not token_legal(position):
        raise Refusal("contradiction", "B3.1", field="use")
    table = scene_after_action(position)
    faces: list[Face] = position.read("kingdom", json_values.kingdom)
    token, choice = read_use(position)
    tokens.use(table, ASKED, choice)
    if token == HAMMER:
        one, other = position.within("use").row("cells", json_values.cell, 2)
        faces[one], faces[other] = faces[other], faces[one]
    return {
        "kingdom": plain_kingdom(table, ASKED, faces, set()),
        **beside_and_on_cards(table, ASKED),
        "opponent": beside_and_on_cards(table, OPPONENT),
        "out": [TOKEN_IDS[token]] if token in LEAVING else [],
        "seen": seen_by(table, position) if token == PALANTIR else None,
    }


def seen_by(table: AetheryaTable, position: Question) -> str:
    use = position.within("use")
    return TOKEN_IDS[table.token(use.one_of("owner", OWNERS), use.read("cell", json_values.cell))]
