"""Previews, shown by hover or focus: the consequences of a press, and the points of a card for its neighbours."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html, joined, region
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.cards import CLOSED, FIRST_DUEL, LEGENDS
from ..state.view import SeatView
from ..words.names import card_name, legend_name, legend_value, plain, signed
from ..words.sentences import say
from .aims import Aim, Aims
from .kingdom import OWN, four_rings, links
from .land import Land, Spot, change, land_of, rows_of, spot, spots
from .legend_board import key_for
from .pieces import card
from .pieces import legend as picture
from .reasons import lines, rows_changed, sentence, title
from .view_model import Ahead, ViewModel

Line = tuple[int | None, str]
END_WORDS: Final = {
    "game": "The game ends by it.",
    "century": "The century ends by it.",
    "lost": "The century ends by it, and with it the campaign: not all legends of its row are fulfilled.",
    "perhaps": "The deck is empty: unless this card meets a legend, the century ends by it, and the campaign is lost.",
}


def previews(model: ViewModel, found: Aims) -> Markup:
    told = [of_cells(model, found)]
    if model.decision == "keep_square":
        told += [of_square(model, place) for place in range(9)]
    if model.open:
        keys = [(key_for(model, legend), legend) for legend in range(LEGENDS)]
        told += [of_legend(model, key, legend) for key, legend in keys if key]
    return region("previews", joined(told), "previews")


def template(key: str, content: str) -> Markup:
    return html(f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>')


def said(head: str, told: tuple[Line, ...], drawing: str = "", into: str = "consequence") -> str:
    rows = "".join([line(points, text) for points, text in told])
    return (
        f'<div data-into="{into}">{drawing}<div><b>{escaped(head)}</b><ul class="why">{rows}</ul></div></div>'
    )


@sent_once
def line(points: int | None, text: str) -> Markup:
    number = "" if points is None else f'<em class="{"pos" if points >= 0 else "neg"}">{signed(points)}</em>'
    return html(f"<li>{number}<span>{escaped(text)}</span></li>")


@sent_once
def card_shown(number: int) -> Markup:
    return html(f'<span class="pc">{card(number)}</span>')


@sent_once
def legend_shown(legend: int) -> Markup:
    return html(f'<span class="pc">{picture(legend)}</span>')


# -- cells ---------------------------------------------------------------------------------------------------


def of_cells(model: ViewModel, found: Aims) -> Markup:
    land = model.land
    if not any(aim.after is not None or aim.opens is not None for aim in found.values()):
        return at_rest(land)
    score = sum(rows_of(land)) if model.view.decision == "arrange" else model.main.total
    return joined(aimed_at(there, land, found.get(there.cell), score) for there in spots(land))


def aimed_at(there: Spot, land: Land, aim: Aim | None, score: int) -> Markup:
    if aim is not None and aim.opens is not None:
        return opening(there, aim.act, aim.opens)
    if aim is not None and aim.after is not None:
        return laid(there, land, aim.after, aim.act, score)
    return looked_at(there, OWN, "")


@drawn_once
def at_rest(land: Land) -> Markup:
    return joined([looked_at(there, OWN, "") for there in spots(land)])


def looked_at(there: Spot, whose: str, suffix: str) -> Markup:
    """The card on a cell, and its points for its neighbours."""
    return closed(there, whose, suffix) if there.card == CLOSED else opened(there, whose, suffix)


@sent_once
def closed(there: Spot, whose: str, suffix: str) -> Markup:
    return text_of(there, whose, suffix)


@drawn_once
def opened(there: Spot, whose: str, suffix: str) -> Markup:
    return text_of(there, whose, suffix)


def text_of(there: Spot, whose: str, suffix: str) -> Markup:
    into = f"reasons{suffix}" if suffix else "consequence"
    told = said(title(there), lines(there), card_shown(there.card), into)
    return template(f"{whose}:{there.cell}", f'<div data-into="links{suffix}">{links(there)}</div>{told}')


def laid(there: Spot, before: Land, ahead: Ahead, act: str, score: int) -> Markup:
    """The card that would lie there: the change of the score by rows, and its points for its neighbours."""
    after = ahead.land
    by = change(before, after)
    head = say(
        "{act}: score {before} → {after} ({change})",
        act=act,
        before=plain(score),
        after=plain(score + by),
        change=signed(by),
    )
    then = spot(after, there.cell)
    told: tuple[Line, ...] = rows_changed(before, after)
    if not told:
        told = ((None, say("Nothing changes in the score.")),)
    if then.reasons:
        name = card_name(then.card)
        told = (*told, (None, say("{card} here: {reasons}", card=name, reasons=sentence(then))))
    told = (*told, *((None, words) for words in consequences(before, ahead)))
    shape = f'<div data-into="links">{links(then)}</div>'
    return template(f"{OWN}:{there.cell}", shape + said(head, told, card_shown(then.card)))


def opening(there: Spot, act: str, end: str) -> Markup:
    """A card that is opened is unknown; only the end of the game or century is certain."""
    told: tuple[Line, ...] = lines(there)
    if end:
        told = (*told, (None, say(END_WORDS[end])))
    return template(f"{OWN}:{there.cell}", said(act, told, card_shown(there.card)))


def consequences(before: Land, ahead: Ahead) -> list[str]:
    """The consequences of a choice beside the score."""
    told = []
    if ahead.land.cards.count(CLOSED) < before.cards.count(CLOSED):
        told.append(say("What lies closed there goes open to the discard pile."))
    if len(ahead.land.treaties) < len(before.treaties):
        told.append(say("The treaty protects no card any more: take it back, or discard it."))
    if ahead.end:
        told.append(say(END_WORDS[ahead.end]))
    return told


def of_square(model: ViewModel, place: int) -> Markup:
    """The next century begins with these four in the middle."""
    ahead = model.after(choices.SQUARE + place)
    points = sum(rows_of(ahead.land)) if ahead else 0
    head = say("These four stay, in the middle: {points} to begin with", points=signed(points))
    return template(
        key_of(choices.SQUARE + place), f'<div data-into="links">{four_rings(place)}</div>{said(head, ())}'
    )


# -- legends -------------------------------------------------------------------------------------------------


def of_legend(model: ViewModel, key: str, legend: int) -> Markup:
    return template(key, said(legend_name(legend), legend_lines(model, legend), legend_shown(legend)))


def legend_lines(model: ViewModel, legend: int) -> tuple[Line, ...]:
    value = legend_value(legend)
    if model.decision == "penalty_legend":
        return ((-value, say("every kingdom must score that much more")),)
    if model.decision == "swap_legends":
        return (
            (None, say("Each century costs the values of its legends, and all of them must be fulfilled.")),
        )
    if model.view.mode == "solo":
        return ((None, say("Fulfilled once, it counts for the whole century.")),)
    told: list[Line] = [(value, say("in the row of legends, whatever the kingdom becomes"))]
    if model.using == "sword" and legend >= FIRST_DUEL:
        told.append((None, say("The sword is used up.")))
    return tuple(told)


# -- kingdoms of others --------------------------------------------------------------------------------------


def theirs(seat: SeatView) -> Markup:
    return all_theirs(seat.seat, land_of(seat))


@drawn_once
def all_theirs(seat: int, land: Land) -> Markup:
    told = [looked_at(there, f"their:{seat}", f":{seat}") for there in spots(land)]
    return region(f"previews-{seat}", joined(told), "previews")
