# interpreted: drawn when somebody asks
"""How the rules of a game are laid out for reading: chapters to link to, tables to look things up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from htpy import Element, Node, div, fragment, h2, section, tbody, td, th, thead, tr
from htpy import table as table_tag


def chapter(key: str, title: str, *content: Node) -> Element:
    return section(id=f"how-{key}")[h2[title], fragment[content]]


def lookup(head: Sequence[Node], rows: Iterable[Sequence[Node]]) -> Element:
    """A table whose first column names the rows. Where it is too wide for the page, it scrolls by itself."""
    return div({"class": "scrolls", "tabindex": "0"})[
        table_tag(".lookup")[
            thead[tr[(th(scope="col")[words] for words in head)]],
            tbody[(tr[th(scope="row")[row[0]], (td[words] for words in row[1:])] for row in rows)],
        ]
    ]
