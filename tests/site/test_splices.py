"""A region may be sent as what changed within it."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as some

from meadhall.site.pages.match.frame import SHORT, change

TEXT = some.text("ab<é漢🐉", max_size=30)
LONG = f"<p>{'x' * SHORT}</p>"


def spliced(old: str, start: int, end: int, between: str) -> str:
    """As JavaScript does it, in UTF-16."""
    units = old.encode("utf-16-le")
    return (units[: 2 * start] + between.encode("utf-16-le") + units[len(units) - 2 * end :]).decode(
        "utf-16-le"
    )


@given(TEXT, TEXT, TEXT, TEXT)
def test_a_splice_makes_the_new_text_of_the_old_one(before: str, old: str, new: str, after: str) -> None:
    old, new = before + LONG + old + after, before + LONG + new + after
    changed = change(old, new)
    assert not isinstance(changed, str)
    assert spliced(old, *changed) == new


def test_only_what_changed_is_sent() -> None:
    assert change(f"{LONG}<li>1</li></ol>", f"{LONG}<li>1</li><li>2</li></ol>") == (
        len(LONG) + len("<li>1</li>"),
        len("</ol>"),
        "<li>2</li>",
    )


def test_what_has_little_in_common_is_sent_whole() -> None:
    assert change("<p>one</p>", "<p>two</p>") == "<p>two</p>"


NAMES = some.lists(some.sampled_from(["<#1>", "<#12>", "<#121>", "<b>", "x", "</b>"]), max_size=12).map(
    "".join
)


@given(NAMES, NAMES, NAMES, NAMES)
def test_names_of_drawings_are_never_cut(before: str, old: str, new: str, after: str) -> None:
    old, new = before + LONG + old + after, before + LONG + new + after
    changed = change(old, new)
    assert not isinstance(changed, str)
    assert spliced(old, *changed) == new
    assert len(re.findall("<#", changed[2])) == len(re.findall(r"<#\d+>", changed[2]))
    assert changed[2].count("<") == changed[2].count(">")
