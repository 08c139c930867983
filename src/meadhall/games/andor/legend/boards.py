# interpreted: read once
"""The printed board, and boards that legends bring along."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from meadhall.core.json_reader import echo

from ..state.board_map import NO_FIELD, BoardMap
from ..state.components import facts
from ..state.names import FIELDS
from .draft import Draft


@cache
def board_named(name: str) -> BoardMap:
    """`front` is the printed side; `mine` is the one Legend 4 brings along."""
    if name == "mine":
        return board_map("mine", facts("legends/L4.json")["boards"]["mine"])
    return board_map("front", facts("board_front.json"))


def board_map(name: str, plain: Mapping[str, Any]) -> BoardMap:
    fields = {entry["id"]: entry for entry in plain["fields"]}
    features = [list(fields[field].get("features", [])) if field in fields else [] for field in range(FIELDS)]
    for word, key in (("river_bank", "river_bank_fields"), ("forest", "forest_fields")):
        for field in plain.get(key, []):
            features[field].append(word)

    def featured(feature: str) -> list[int]:
        return [field for field in sorted(fields) if feature in features[field]]

    return BoardMap(
        name,
        sorted(fields),
        [sorted(fields[field]["adjacent"]) if field in fields else [] for field in range(FIELDS)],
        [arrow_of(fields.get(field)) for field in range(FIELDS)],
        features,
        featured("fog"),
        featured("well"),
        featured("merchant"),
        [sorted(bridge["between"]) for bridge in plain.get("bridges", [])],
        [
            [fields[field].get("x", 0.0), fields[field].get("y", 0.0)] if field in fields else []
            for field in range(FIELDS)
        ],
    )


def place_of(entry: Mapping[str, Any] | None) -> list[float]:
    return [] if entry is None else [entry.get("x", 0.0), entry.get("y", 0.0)]


def arrow_of(entry: Mapping[str, Any] | None) -> int:
    return NO_FIELD if entry is None or entry.get("arrow") is None else int(entry["arrow"])


def board_of(draft: Draft, legend: Mapping[str, Any]) -> BoardMap:
    """The board of a legend: the printed one, or one of its own `boards`, checked."""
    name = draft.text(legend.get("board", "front"), "the board")
    if name == "front":
        return board_named("front")
    boards = draft.mapping(legend.get("boards", {}), "boards")
    draft.demand(name in boards, f"there is no board '{echo(name)}'")
    check_board(draft, draft.mapping(boards[name], "the board"))
    return board_map(name, boards[name])


def check_board(draft: Draft, plain: Mapping[str, Any]) -> None:
    """Fields that touch say so both ways, and arrows lead to neighbours."""
    neighbours: dict[int, list[int]] = {}
    arrows: dict[int, int] = {}
    for each in draft.listing(plain.get("fields"), "fields"):
        entry = draft.mapping(each, "a field")
        draft.words(entry, ["id", "adjacent"], ["arrow", "features", "terrain", "x", "y", "names"], "a field")
        field = draft.whole(entry["id"], "the number of a field", 0, FIELDS - 1)
        draft.demand(field not in neighbours, f"field {field} is there twice")
        row = draft.listing(entry["adjacent"], "adjacent")
        neighbours[field] = [draft.whole(other, "adjacent", 0, FIELDS - 1) for other in row]
        if entry.get("arrow") is not None:
            arrows[field] = draft.whole(entry["arrow"], "arrow", 0, FIELDS - 1)
        for feature in draft.listing(entry.get("features", []), "features"):
            draft.text(feature, "a feature")
    for field, others in neighbours.items():
        for other in others:
            both_ways = field in neighbours.get(other, [])
            draft.demand(both_ways, f"field {field} touches {other}, but {other} does not touch {field}")
    for field, to in arrows.items():
        draft.demand(to in neighbours[field], f"the arrow of field {field} does not lead to a neighbour")
        seen, ahead = {field}, to
        while ahead in arrows:
            draft.demand(ahead not in seen, f"the arrows from field {field} go round in a circle")
            seen.add(ahead)
            ahead = arrows[ahead]
