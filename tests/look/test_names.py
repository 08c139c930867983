"""Names of people are put into drawings last."""

from __future__ import annotations

from meadhall.look.markup import html
from meadhall.look.names import MARKED, name_mark, people_named, with_names

PEOPLE = ("Ann", "Бо & Ко", "<i>Cy</i>")


def test_every_mark_becomes_the_name_of_its_seat() -> None:
    words = f"{name_mark(2)} and {name_mark(0)}, then {name_mark(2)} again"
    assert with_names(words, PEOPLE) == "<i>Cy</i> and Ann, then <i>Cy</i> again"


def test_names_in_a_drawing_are_written_as_html() -> None:
    drawn = people_named(html(f'<b title="{name_mark(1)}">{name_mark(2)}</b>'), PEOPLE)
    assert drawn == '<b title="Бо &amp; Ко">&lt;i&gt;Cy&lt;/i&gt;</b>'
    assert MARKED not in drawn


def test_a_drawing_without_names_stays_as_it_is() -> None:
    assert people_named(html("<b>3</b>"), PEOPLE) == "<b>3</b>"
