"""Boards drawn as text, for questions to the referee.

    +---+---+
    | Cb  er
    +   +   +
      tb| Dg
    +---+---+

Cells are four columns wide and two lines high, the top left one is (0, 0). A letter for the kind: C castle,
g e d r mines, t tavern, w warehouse, D dragon, G giant; a letter for the owner. A wall between two tiles is
printed on the western or northern one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from meadhall.games.dwar7s_fall import GAME

KINDS: Final = {
    "C": "castle",
    "g": "gold_mine",
    "e": "emerald_mine",
    "d": "diamond_mine",
    "r": "ruby_mine",
    "t": "tavern",
    "w": "warehouse",
    "D": "dragon",
    "G": "frost_giant",
}
COLOURS: Final = {"b": "blue", "r": "red", "g": "green", "y": "yellow"}

Plain = dict[str, Any]


def card(code: str, **more: Any) -> Plain:
    """A card without walls, unless they are given."""
    kind, owner = code[0], code[1]
    return {
        "kind": KINDS[kind],
        "owner": COLOURS[owner],
        "walls": [0, 0, 0, 0],
        "rotation": 0,
        **more,
    }


def drawn(picture: str, dwarfs: Any = None, **more: Any) -> Plain:
    """A position. `dwarfs` maps "x,y" to letters of colours, one a dwarf; `stacks` in `more` maps "x,y" to
    the codes of cards below the one drawn, bottom first."""
    lines = picture.strip("\n").splitlines()
    indent = min(len(line) - len(line.lstrip()) for line in lines[::2] if line.strip())
    lines = [line[indent:].ljust(80) for line in lines]
    below: dict[str, str] = more.pop("stacks", {})
    board: list[Plain] = []
    found: dict[tuple[int, int], Plain] = {}
    for y in range(len(lines) // 2):
        for x in range(19):
            code = lines[2 * y + 1][4 * x + 1 : 4 * x + 4].strip()
            if code:
                top = card(code)
                place = f"{x},{y}"
                stack = [card(each) for each in below.get(place, "").split()]
                found[x, y] = top
                standing = Counter(COLOURS[letter] for letter in (dwarfs or {}).get(place, ""))
                board.append({"x": x, "y": y, "stack": [*stack, top], "dwarfs": dict(standing)})
    for (x, y), top in found.items():
        lay_walls(lines, x, y, top, found)
    return {"players": ["red", "blue", "green"], "active": "red", "phase": "actions", "board": board, **more}


def lay_walls(lines: list[str], x: int, y: int, top: Plain, found: dict[tuple[int, int], Plain]) -> None:
    row = lines[2 * y + 1]
    shown = [
        lines[2 * y][4 * x + 2] == "-" and (x, y - 1) not in found,
        row[4 * x + 4] == "|",
        lines[2 * y + 2][4 * x + 2] == "-" if len(lines) > 2 * y + 2 else False,
        row[4 * x] == "|" and (x - 1, y) not in found,
    ]
    top["walls"] = [int(wall) for wall in shown]


def ask(question: str, given: Plain, **arguments: Any) -> Any:
    if "from_" in arguments:
        arguments["from"] = arguments.pop("from_")
    return GAME.answer(question, given, arguments)
