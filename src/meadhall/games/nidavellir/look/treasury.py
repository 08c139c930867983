"""The royal treasury: how many coins of each value are left."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html, region

from ..state.cards import LOWEST_ROYAL_VALUE
from ..words.sentences import say
from .view_model import ViewModel


def treasury(model: ViewModel) -> Markup:
    return strip(model.view.treasury)


@drawn_once
def strip(left: tuple[int, ...]) -> Markup:
    coins = "".join(value_mark(LOWEST_ROYAL_VALUE + at, number) for at, number in enumerate(left))
    heading = f"<h2>{escaped(say('Royal treasury'))}</h2>"
    return region("treasury", f'{heading}<ul class="treas">{coins}</ul>', "zone strip tr", "section")


@sent_once
def value_mark(value: int, number: int) -> Markup:
    said = escaped(say("{value}: {number} left", value=value, number=number))
    dots = '<i class="dot"></i>' * number
    return html(
        f'<li class="{"" if number else "z"}" data-place="treasury:{value}"><span aria-hidden="true">{value}</span>'
        f'<span class="dots" aria-hidden="true">{dots}</span><span class="sr">{said}</span></li>'
    )
