"""The legends on display, in the rows of a campaign and on the penalty pile, with the cards missing for each."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import attributes
from meadhall.look.view_model import key_of

from ..rules.cooperative import score
from ..state import choices
from ..state.cards import DUELS, FIRST_DUEL, LEGEND_OF_ID
from ..words.names import legend_name, legend_value, legends_value, plain
from ..words.sentences import say
from .land import missing
from .pieces import legend as picture
from .view_model import ViewModel, own_land


def legends(model: ViewModel) -> Markup:
    mode = model.view.mode
    if mode == "solo":
        body = joined(century(model, number) for number in (1, 2, 3))
    elif mode == "cooperative":
        body = joined([display(model), penalties(model)])
    else:
        body = display(model)
    return region("legends", body, f"legends {mode}", "section")


# -- the display -----------------------------------------------------------------------------------------


def display(model: ViewModel) -> Markup:
    left = len(model.view.legend_deck)
    keys = [(key_for(model, legend), legend) for legend in map(LEGEND_OF_ID.__getitem__, model.view.display)]
    lit_first = sorted(keys, key=lambda shown: (not shown[0], shown[1]))
    turned = {LEGEND_OF_ID[name] for name in model.view.turned}
    cards = joined([card(model, legend, key, legend in turned) for key, legend in lit_first])
    more = say.many("{number} more in the deck", "{number} more in the deck", left)
    return html(
        f'<h2 class="caps">{escaped(say("Legends on display"))}<small>{escaped(more)}</small></h2>'
        f'<ul class="lgs" data-zone data-scroll data-key="lgs">{cards}</ul>'
    )


def key_for(model: ViewModel, legend: int) -> str:
    """The key that pressing a legend sends; "" if it does nothing."""
    duel = legend - FIRST_DUEL
    if 0 <= duel < DUELS and model.may(choices.SWORD + duel) and model.using == "sword":
        return key_of(choices.SWORD + duel)
    for first in (choices.CLAIM, choices.PENALTY):
        if model.may(first + legend):
            return key_of(first + legend)
    return swap_key(model, legend) if model.decision == "swap_legends" else ""


def swap_key(model: ViewModel, legend: int) -> str:
    """The first press selects a legend of this century's row, the second one of the next row."""
    row, upper = rows(model, model.view.century), rows(model, model.view.century + 1)
    held = model.number("legend")
    if legend in row:
        return f"legend:{legend}"
    if held in row and legend in upper:
        return key_of(choices.SWAP + choices.UPPER_ROOM * row.index(held) + upper.index(legend))
    return ""


def rows(model: ViewModel, century: int) -> list[int]:
    return [LEGEND_OF_ID[name] for name in model.view.rows[century - 1]] if 1 <= century <= 3 else []


def card(model: ViewModel, legend: int, key: str, turned: bool = False, later: bool = False) -> Markup:
    short = missing(own_land(model))[legend]
    return drawn_card(
        legend,
        key,
        act_words(model, key, legend),
        state_words(model, legend, key, short, turned, later),
        short == 0 and not turned and not later,
        turned,
        model.number("legend") == legend,
    )


def act_words(model: ViewModel, key: str, legend: int) -> str:
    if not key or key.startswith("legend:"):
        return ""
    name = legend_name(legend)
    if model.decision == "penalty_legend":
        return say("Onto the penalty pile: {legend}", legend=name)
    if model.decision == "swap_legends":
        return say("Bring down: {legend}", legend=name)
    if model.view.mode == "solo":
        return say("Fulfil: {legend}", legend=name)
    return say("Claim: {legend}", legend=name)


def state_words(model: ViewModel, legend: int, key: str, short: int, turned: bool, later: bool) -> str:
    if turned:
        return say("fulfilled")
    if model.decision == "penalty_legend" and key:
        return say("give it up")
    if model.decision == "swap_legends" and key:
        return say("exchange it")
    if key:
        return say("met now: fulfil it") if model.view.mode == "solo" else say("met now: claim it")
    if model.watching or later:
        return ""
    if short == 0:
        return say("met now")
    return missing_words(short)


def missing_words(short: int) -> str:
    return say("one card missing") if short == 1 else say("several cards missing")


@sent_once
def drawn_card(legend: int, key: str, act: str, state: str, met: bool, turned: bool, chosen: bool) -> Markup:
    name, value = legend_name(legend), legend_value(legend)
    label = say("{legend}, worth {value}", legend=name, value=value) + (f", {state}" if state else "")
    shape = "chosen" if chosen else "can" if key else "met" if met else "turned" if turned else ""
    rest = attributes(
        aria_label=label,
        data_key=f"legend:{legend}",
        data_place=f"legend:{legend}",
        data_press=key,
        data_act=act,
        data_about=f"legend:{legend}",
        aria_pressed="true" if chosen else "",
    )
    tick = glyph("check-mark") if met or turned else ""
    body = (
        f'{picture(legend)}<span class="lt"><b>{escaped(name)}</b><small>{tick}{escaped(state)}</small></span>'
        f'<span class="val">{value}</span>'
    )
    return html(f'<li><button type="button" class="lg {shape}"{rest}>{body}</button></li>')


# -- solo: three rows ------------------------------------------------------------------------------------


def century(model: ViewModel, number: int) -> Markup:
    """While the kingdom is founded the first century is the one to come."""
    view = model.view
    now = number == max(1, view.century)
    ids = rows(model, number)
    turned = {LEGEND_OF_ID[name] for name in view.turned} if now else set()
    passed = number < view.century or (model.over and not view.lost and number == view.century)
    cards = joined(
        card(model, legend, key_for(model, legend), legend in turned or passed, later=not now)
        for legend in ids
    )
    kind = "now" if now else "past" if passed else "later"
    return html(
        f'<div class="century {kind}"><h2 class="caps">{escaped(say("Century {century}", century=number))}'
        f"<small>{escaped(century_words(model, number, passed))}</small></h2>"
        f'<ul class="lgs" data-zone data-key="lgs-{number}">{cards}</ul></div>'
    )


def century_words(model: ViewModel, number: int, passed: bool) -> str:
    view = model.view
    if passed:
        return say("passed: {points}", points=plain(view.points[number - 1]))
    if number > max(1, view.century):
        return say("later")
    if view.century == 0:
        return ""
    row = view.rows[number - 1]
    return say(
        "{done} of {all} · costs {value}", done=len(view.turned), all=len(row), value=legends_value(row)
    )


# -- together: the penalties ---------------------------------------------------------------------------------


def penalties(model: ViewModel) -> Markup:
    """D10: each kingdom must score more than the penalties together."""
    pile = [LEGEND_OF_ID[name] for name in model.view.penalty]
    turned = [LEGEND_OF_ID[name] for name in model.view.turned]
    cost = model.view.penalty_sum
    seats = joined(against(model, seat.seat, seat.total, cost) for seat in model.view.seats)
    done = joined(picture(legend) for legend in turned)
    fulfilled = f'<p class="done">{escaped(say("Fulfilled this round"))} {done}</p>' if turned else ""
    lying = joined(picture(legend) for legend in pile)
    return html(
        f'<div class="penalty" data-place="penalty">{fulfilled}<h2 class="caps">{escaped(say("Penalty pile"))}<b class="val">{cost}</b></h2>'
        f'<p class="pile-pics">{lying}</p><ul class="bars">{seats}</ul>'
        f'<p class="hint">{escaped(say("At the end every kingdom must score more than the penalties."))}</p></div>'
    )


def against(model: ViewModel, seat: int, total: int, cost: int) -> Markup:
    name = say("You") if seat == model.viewer else model.names[seat]
    lead = score((total,), cost)
    over = lead > 0
    words = say("{points} above", points=lead) if over else say("{points} too few", points=1 - lead)
    most = max(1, cost, *(other.total for other in model.view.seats))
    width, mark = round(100 * max(0, total) / most), round(100 * cost / most)
    bar = (
        f'<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100"'
        f' height="10"/><rect class="fill" width="{width}" height="10"/><rect class="goal" x="{min(98, mark)}" width="2" height="10"/></svg>'
    )
    return html(
        f'<li class="{"over" if over else "under"}"><span>{escaped(name)}</span><b>{plain(total)}</b><small>{escaped(words)}</small>{bar}</li>'
    )
