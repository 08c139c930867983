"""Trade goals on offer, the piles of gems, and the viewer's own goals."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import attributes

from ..rules.tasks import can_afford
from ..state import choices
from ..state.cards import GEM_IDS
from ..state.component_file import box_named
from ..state.printed import goal_number, goal_points, secret_points, secret_wants
from ..state.view_values import GoalView
from ..words.effects import secret_effect
from ..words.names import gem_name, gems_named, name_of_goal, name_of_secret
from .pieces import cost, gem, goal_glyph, points, secret_glyph
from .view_model import ViewModel, key_of
from .words import plain, say

BUYS: Final = frozenset(range(choices.BUY, choices.DISCARD_GEM))


def offers(model: ViewModel) -> Markup:
    view = model.view
    return drawn_offers(view.offers, view.trade_deck, affordable(model), model.open & BUYS, view.box)


def affordable(model: ViewModel) -> frozenset[str]:
    """The offers for which the viewer has the gems."""
    if model.world is None:
        return frozenset()
    numbers = {goal.goal: goal_number(model.view.box, goal.goal) for goal in model.view.offers}
    return frozenset(
        name for name, number in numbers.items() if can_afford(model.world, model.viewer, number)
    )


@drawn_once
def drawn_offers(
    goals: tuple[GoalView, ...], deck: int, enough: frozenset[str], open_now: frozenset[int], box: str
) -> Markup:
    title = escaped(say("Trade goals, at a warehouse"))
    shown = joined(offer(goal, goal.goal in enough, open_now, box) for goal in goals)
    more = say("{number} more", number=deck)
    head = f'<h2 class="caps">{title}<small data-place="trade-deck">{escaped(more)}</small></h2>'
    return region(
        "offers", f'{head}<div class="offs" data-zone data-key="offs">{shown}</div>', "offers", "section"
    )


def offer(goal: GoalView, enough: bool, open_now: frozenset[int], box: str) -> Markup:
    choice = choices.BUY + goal_number(box, goal.goal)
    return drawn_offer(goal, name_of_goal(box_named(box), goal.goal), choice, choice in open_now, enough)


@sent_once
def drawn_offer(goal: GoalView, name: str, choice: int, can: bool, enough: bool) -> Markup:
    picture = goal_glyph(goal.goal)
    body = f'{picture}{points(plain(goal.vp))}<b class="nm">{escaped(name)}</b><span class="cost">{cost(goal.cost)}</span>'
    label = say(
        "{goal}, worth {value}, costs {cost}", goal=name, value=plain(goal.vp), cost=gems_named(goal.cost)
    )
    told = say("You have the gems for it.") if enough else ""
    act = say("Buy: {goal}", goal=name) if can else ""
    rest = attributes(
        aria_label=f"{label}. {told}".strip(),
        data_key=f"offer:{goal.goal}",
        data_press=key_of(choice) if can else f"offer:{goal.goal}",
        data_act=act,
        data_about=f"goal:{goal.goal}",
        data_place=f"offer:{goal.goal}",
    )
    kind = f"piece off{' enough' if enough else ''}{' can' if can else ''}"
    return html(f'<button type="button" class="{kind}"{rest}>{body}</button>')


def supply(model: ViewModel) -> Markup:
    return drawn_supply(model.view.supply, model.view.ogre_deck, len(model.view.ogre_discard))


@drawn_once
def drawn_supply(counts: tuple[int, ...], deck: int, discard: int) -> Markup:
    piles = joined(pile(number, count) for number, count in enumerate(counts))
    words = say("Ogres: {deck} in the deck, {discard} discarded", deck=deck, discard=discard)
    rest = attributes(aria_label=words, data_about="ogres:", data_key="ogre-deck", data_place="ogre-deck")
    ogres = f'<button type="button" class="pile"{rest}>{glyph("ogre")}<b>{deck}</b></button>'
    return region(
        "supply", f'<h2 class="caps">{escaped(say("Supply"))}</h2>{piles}{ogres}', "supply", "section"
    )


@sent_once
def pile(number: int, count: int) -> Markup:
    rest = attributes(
        aria_label=f"{gem_name(number)}: {count}",
        data_about=f"gem:{GEM_IDS[number]}",
        data_key=f"supply:{number}",
        data_place=f"supply:{number}",
    )
    return html(f'<button type="button" class="pile"{rest}>{gem(number)}<b>{count}</b></button>')


# -- the own goals -------------------------------------------------------------------------------------


def own_goals(model: ViewModel) -> Markup:
    seat = model.before.seats[model.main.seat]
    return drawn_goals(
        seat.seat,
        seat.secret,
        seat.revealed,
        bool(seat.secret_met),
        seat.secret_progress or 0,
        seat.goals,
        seat.trophies,
        seat.goals_completed,
        model.may(choices.REVEAL),
        model.view.box,
    )


@drawn_once
def drawn_goals(
    seat: int,
    secret: str | None,
    revealed: bool,
    met: bool,
    now: int,
    goals: tuple[str, ...],
    trophies: int,
    completed: int,
    can: bool,
    box: str,
) -> Markup:
    first = html(f'<div class="secret" data-place="secret:{seat}"></div>')
    if secret is not None:
        first = secret_goal(seat, secret, revealed, met, now, can, box)
    won = joined(won_goal(goal, box) for goal in goals)
    slain = trophies_of(trophies, box)
    needed = box_named(box).goals_to_end
    count = say("{number} of {needed} goals", number=completed, needed=needed)
    rest = (
        f'<div class="won"><span class="wg" data-place="goals:{seat}">{won}</span>'
        f'<span class="tr" data-place="trophies:{seat}">{slain}</span><span class="count">{escaped(count)}</span></div>'
    )
    return region("goals", f"{first}{rest}", "goals", "section")


@sent_once
def secret_goal(seat: int, secret: str, revealed: bool, met: bool, now: int, can: bool, box: str) -> Markup:
    wanted = secret_wants(box, secret)
    head = say("Your secret goal, revealed") if revealed else say("Your secret goal")
    words = secret_effect(box, secret)
    state = "done" if revealed else "met" if met else ""
    part = max(0, min(100, round(100 * now / wanted)))
    shown = say("done") if revealed else f"{plain(now)}/{wanted}"
    rest = attributes(
        aria_label=f"{head}: {name_of_secret(secret)}. {words} {shown}",
        data_key="secret",
        data_press=key_of(choices.REVEAL) if can else "secret",
        data_act=say("Reveal: {goal}", goal=name_of_secret(secret)) if can else "",
        data_about=f"secret:{secret}",
        data_place=f"secret:{seat}",
    )
    body = (
        f'{secret_glyph(secret)}<span class="tx"><small class="caps">{escaped(head)} · {secret_points(box, secret)}</small>'
        f'<b>{escaped(name_of_secret(secret))}</b><span>{escaped(words)}</span></span><b class="pr">{shown}</b>'
        f'<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/>'
        f'<rect class="fill" width="{100 if revealed else part}" height="4"/></svg>'
    )
    return html(
        f'<button type="button" class="piece secret {state}{" can" if can else ""}"{rest}>{body}</button>'
    )


@sent_once
def won_goal(goal: str, box: str) -> Markup:
    name = name_of_goal(box_named(box), goal)
    rest = attributes(aria_label=name, data_about=f"goal:{goal}", data_key=f"won:{goal}")
    picture = goal_glyph(goal)
    return html(
        f'<button type="button" class="pile"{rest}>{picture}{points(plain(goal_points(box, goal)))}</button>'
    )


def trophies_of(number: int, box: str) -> Markup:
    if not number:
        return html("")
    words = say.many("{number} monster defeated", "{number} monsters defeated", number)
    rest = attributes(aria_label=words, data_about="trophies:", data_key="trophies")
    value = points(plain(number * box_named(box).trophy_vp))
    return html(f'<button type="button" class="pile"{rest}>{glyph("trophy")}{value}</button>')
