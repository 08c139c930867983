"""Drawings are made once in each language, have a name each, and come out whole."""

from __future__ import annotations

from htpy import Node, b
from markupsafe import Markup

from meadhall.core.i18n import language, speaking
from meadhall.look.drawings import by_name, drawing, drawings_in, drawn_once, sent_once, whole, with_parts

LONG = "long enough to be worth a name"


def test_what_shows_the_same_is_drawn_once_in_each_language() -> None:
    drawn: list[tuple[str, int]] = []

    @drawn_once
    def number(value: int) -> Markup:
        drawn.append((language(), value))
        return Markup(f"<b>{value} {language()}</b>")

    for _ in range(2):
        for spoken in ("en", "ru"):
            with speaking(spoken):
                assert number(7) == f"<b>7 {spoken}</b>"
    assert drawn == [("en", 7), ("ru", 7)]


def test_what_is_given_by_name_is_not_taken_for_what_is_given_by_place() -> None:
    @drawn_once
    def pair(one: object, other: object = "") -> Markup:
        return Markup(f"<b>{one} {other}</b>")

    assert pair(1, other=2) == pair(1, 2) == "<b>1 2</b>"
    assert pair((1,), ("other", 2)) == "<b>(1,) ('other', 2)</b>"


def test_a_piece_is_named_and_comes_out_whole_again() -> None:
    @sent_once
    def inner(text: str) -> Markup:
        return Markup(f"<i>{LONG} {text}</i>")

    @sent_once
    def outer(text: str) -> Markup:
        return Markup(f"<b>{LONG} {inner(text)}</b>")

    region = f"<div>{outer('x')}{outer('x')}{outer('y')}</div>"
    piece = f"<b>{LONG} <i>{LONG} {{}}</i></b>"
    assert LONG not in region
    assert whole(region) == f"<div>{piece.format('x') * 2}{piece.format('y')}</div>"
    told = {name: drawing(name) for name in with_parts(drawings_in(region))}
    assert len(told) == 4, "the pieces inside are told, too"
    assert drawings_in("".join(told.values())) <= told.keys()


def test_the_same_drawing_has_one_name_and_short_ones_none() -> None:
    assert by_name(f"<p>{LONG}</p>") == by_name(f"<p>{LONG}</p>") != by_name(f"<p>{LONG}!</p>")
    assert by_name("<b>1</b>") == "<b>1</b>"


def test_what_people_write_is_never_taken_for_a_name() -> None:
    @sent_once
    def said(words: str) -> Node:
        return b[f"{LONG} {words}"]

    by_name(f"<p>{LONG}</p>")
    assert whole(said("<#00000>")) == f"<b>{LONG} &lt;#00000&gt;</b>"
