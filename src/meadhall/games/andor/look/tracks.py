"""The legend track with its narrator, the hours of the day, and the alarm of the castle."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from ..rules.heroes import MOST_HOURS, NORMAL_HOURS
from ..state.names import LETTERS
from ..state.view import TableView
from ..words.names import creature_name, hero_name, small
from ..words.sentences import say
from . import aims
from .pieces import hero_picture
from .route import Hunted, invaders
from .view_model import ViewModel

# -- the legend track ---------------------------------------------------------------------------------------------


def track(model: ViewModel) -> Markup:
    view = model.view
    return drawn_track(view.narrator, view.n_token, view.stars)


@drawn_once
def drawn_track(narrator: str, end: str, waiting: tuple[str, ...]) -> Markup:
    letters = joined(letter(each, narrator, end, each in waiting) for each in LETTERS)
    label = escaped(
        say("Legend track: the narrator is at {letter}, the end at {end}", letter=narrator, end=end)
    )
    return region(
        "track",
        f'<span class="caps">{escaped(say("Legend"))}</span><ol aria-label="{label}">{letters}</ol>',
        "track",
    )


@sent_once
def letter(each: str, narrator: str, end: str, waits: bool) -> Markup:
    kinds = [
        "past" if each < narrator else "now" if each == narrator else "",
        "star" if waits else "",
        "end" if each == end else "",
    ]
    quill = f'<i data-place="narrator">{glyph("quill-ink")}</i>' if each == narrator else ""
    return html(
        f'<li class="{" ".join(filter(None, kinds))}" data-place="letter:{each}"><span>{each}</span>{quill}</li>'
    )


# -- the hours ------------------------------------------------------------------------------------------------------


def time_track(model: ViewModel, reach: aims.Reach) -> Markup:
    view = model.view
    markers = tuple([(hero.who, hero.hours, hero.day_ended) for hero in view.heroes])
    plan = aims.planned(model, reach)
    hours = plan.fare.hours if plan else ()
    ghost = model.acting.who if plan and model.acting else ""
    return drawn_time(markers, view.rooster >= 0, view.overtime, hours, ghost)


@drawn_once
def drawn_time(
    markers: tuple[tuple[str, int, bool], ...],
    crowed: bool,
    prices: tuple[int, ...],
    planned: tuple[int, ...],
    ghost: str,
) -> Markup:
    asleep = "".join(marker(number, hero) for number, (hero, _hours, ended) in enumerate(markers) if ended)
    fresh = "".join(
        marker(number, hero) for number, (hero, hours, ended) in enumerate(markers) if not ended and not hours
    )
    first = (
        f'<b class="roost" title="{escaped(say("begins tomorrow"))}">{glyph("rooster")}</b>' if crowed else ""
    )
    boxes = [
        f'<li class="sunbox">{glyph("sunrise", say("Sunrise"))}<span class="ms">{asleep}{fresh}{first}</span></li>'
    ]
    last = max(planned, default=0)
    for hour in range(1, MOST_HOURS + 1):
        there = "".join(
            marker(number, hero)
            for number, (hero, hours, ended) in enumerate(markers)
            if hours == hour and not ended
        )
        if hour == last and ghost:
            there = f"{there}{hero_picture(ghost, css='tm ghost')}"
        price_of = prices[hour - NORMAL_HOURS - 1] if hour > NORMAL_HOURS else 0
        boxes.append(f"{box_opening(hour, price_of, hour in planned)}{there}</span></li>")
    label = escaped(say("Hours of the day"))
    return region("time", f'<ol class="time" aria-label="{label}">{"".join(boxes)}</ol>', "timebox")


@sent_once
def marker(number: int, hero: str) -> Markup:
    picture = hero_picture(hero, hero_name(hero), css="tm")
    return html(f'<span data-key="hour:{number}" data-place="hour:{number}">{picture}</span>')


@sent_once
def box_opening(hour: int, paid: int, planned: bool) -> Markup:
    """An hour up to who stands there."""
    kind = "h plan" if planned else "h"
    cost = ""
    if hour > NORMAL_HOURS:
        kind += " ot"
        cost = (
            "<small>✕</small>" if paid < 0 else f"<small>−{paid} {glyph('hearts', say('willpower'))}</small>"
        )
    return html(f'<li class="{kind}"><span class="n">{hour}</span>{cost}<span class="ms">')


# -- the castle --------------------------------------------------------------------------------------------------------


def alarm(model: ViewModel, hunted: Hunted) -> Markup:
    """The effect of the next sunrise on the castle."""
    view = model.view
    if not view.castle or model.over:
        return region("alarm", NOTHING, "alarm none")
    return drawn_alarm(invaders(hunted, view.way_out), view.castle_falls, view.held, view.capacity)


def shields_taken(held: int, capacity: int) -> str:
    return say("Castle: {held} of {capacity} shields taken", held=held, capacity=capacity)


@drawn_once
def drawn_alarm(coming: tuple[tuple[str, int], ...], falls: bool, held: int, capacity: int) -> Markup:
    shields = shields_taken(held, capacity)
    if not coming:
        return region("alarm", f"{glyph('castle')}<span>{escaped(shields)}</span>", "alarm calm")
    who = ", ".join(
        say("{creature} on {field}", creature=small(creature_name(kind)), field=field)
        for kind, field in coming
    )
    if falls:
        words = say("At sunrise the castle falls: {creatures}. {shields}", creatures=who, shields=shields)
        return region("alarm", f"{glyph('castle')}<span>{escaped(words)}</span>", "alarm lost")
    words = say("Enters at sunrise: {creatures}. {shields}", creatures=who, shields=shields)
    return region("alarm", f"{glyph('castle')}<span>{escaped(words)}</span>", "alarm near")


def headline(model: ViewModel) -> str:
    view: TableView = model.view
    if view.prologue:
        return say("The first lesson")
    return say("Day {day}", day=max(1, view.day)) if view.day else say("The legend is laid out")
