"""The look of a game: its own, or the plain look, which shows any game in words with a button a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from htpy import Element, Node, dd, dl, dt, p, span, table, tbody, td, th, thead, tr

from meadhall.core.registry import game_here
from meadhall.look.contract import Look, Scene
from meadhall.look.defaults import zone
from meadhall.site.i18n import say

# The page around the view shows these already.
SHOWN_SEPARATELY: Final = frozenset({"viewer", "choices", "deciding", "decision", "seat"})
NOTHING: Final = "–"
Named = tuple[str, object]


class PlainLook(Look):
    def how_to_play(self) -> Node:
        return [
            super().how_to_play(),
            p[say("The table is shown in words. When it is your turn, every choice you have is a button.")],
        ]

    def regions(self, scene: Scene) -> dict[str, Node]:
        players = facts_by_seat(scene.view, scene.names, scene.viewer)
        common = common_facts(scene.view, len(scene.seats))
        return {
            **super().regions(scene),
            "players": zone("players", say("Players"), players, css="plain-players"),
            "common": zone("common", say("The table"), common, css="plain-common"),
        }


@cache
def look_of(game: str) -> Look:
    declared = game_here(game)
    look = declared.look()
    return look if isinstance(look, Look) else PlainLook(declared)


# -- any view as tables of words: one column a seat where there is one value a seat -----------------


def named_values(value: object) -> list[Named]:
    """The parts of a view that have names, in their order."""
    found: list[Named] = []
    if isinstance(value, Mapping):
        found = [(str(name), part) for name, part in value.items()]
    elif is_dataclass(value):
        found = [(field.name, getattr(value, field.name)) for field in fields(value)]
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        names: tuple[str, ...] = value._fields
        found = list(zip(names, value, strict=True))
    return [(name, part) for name, part in found if name not in SHOWN_SEPARATELY and not name.startswith("_")]


def label(name: str) -> str:
    return name.replace("_", " ").capitalize()


def is_by_seat(value: object, seats: int) -> bool:
    return isinstance(value, tuple | list) and len(value) == seats and seats > 1


def common_facts(view: object, seats: int) -> Element:
    """The facts that belong to no seat."""
    parts = [part for part in named_values(view) if not is_by_seat(part[1], seats)]
    return dl(".plain-facts")[([dt[label(name)], dd[words(value)]] for name, value in parts)]


def facts_by_seat(view: object, names: list[str], viewer: int) -> Element:
    """A table with a column for each seat."""
    heads = [say("You") if seat == viewer else name for seat, name in enumerate(names)]
    return table(".by-seat")[
        thead[tr[th[span(".sr")[say("What")]], (th(scope="col")[head] for head in heads)]],
        tbody[
            (
                tr[
                    th(scope="row")[label(name)],
                    (td({"class": {"own": seat == viewer}})[words(value)] for seat, value in enumerate(row)),
                ]
                for name, row in seat_rows(view, len(names))
            )
        ],
    ]


def seat_rows(view: object, seats: int) -> list[tuple[str, list[object]]]:
    """Rows with one value for each seat; a record a seat becomes a row for each of its fields."""
    rows: list[tuple[str, list[object]]] = []
    for name, value in named_values(view):
        if not is_by_seat(value, seats):
            continue
        each: list[object] = list(value)  # type: ignore[call-overload]
        records = [dict(named_values(one)) for one in each]
        if all(records):
            rows += [(part, [record.get(part) for record in records]) for part in records[0]]
        else:
            rows.append((name, each))
    return rows


def words(value: Any) -> Node:
    """A value in words; records inside it as small tables."""
    if value is None or value == "" or value == () or value == []:
        return NOTHING
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if isinstance(value, str | int | float):
        return str(value)
    if parts := named_values(value):
        return dl(".plain-facts")[([dt[label(name)], dd[words(part)]] for name, part in parts)]
    if isinstance(value, tuple | list | frozenset | set):
        return _listed(value)
    return str(value)


def _listed(values: Any) -> Node:
    ordered = sorted(values, key=repr) if isinstance(values, set | frozenset) else list(values)
    inside: list[Node] = []
    for number, one in enumerate(ordered):
        nested = isinstance(one, tuple | list) and not hasattr(one, "_fields")
        inside += [", " if number else None, span(".group")["(", words(one), ")"] if nested else words(one)]
    return span[inside]
