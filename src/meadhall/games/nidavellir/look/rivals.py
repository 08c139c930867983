"""The other players: coins, gem, heroes, grades by class and score so far; one press opens the whole army."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import SeatFace
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.names import name_mark, people_named
from meadhall.look.presence_mark import mark, missing_mark, presence_mark

from ..state.cards import CLASS_IDS
from ..state.view_values import SeatView
from ..words.names import class_plural
from ..words.sentences import say
from .army import Force, force_of, whole_army
from .dialog import dialog
from .pieces.classes import plate
from .pieces.coins import gem, named_coin
from .view_model import ViewModel


def panel_of(model: ViewModel, seat: SeatView) -> Markup:
    face = model.faces[seat.seat]
    state = state_of(face, seat, model.view.decision)
    most = tuple(map(max, *[other.grades for other in model.view.seats]))
    content = (
        people_named(heading(seat.seat, presence_mark(face), state, seat.score), model.names),
        belongings(seat.seat, seat.coins, seat.gem, seat.heroes),
        tally(seat.seat, seat.grades, most),
    )
    return region(f"rival-{seat.seat}", "".join(content), f"panel rival p{seat.seat + 1} {state}", "section")


def state_of(face: SeatFace, seat: SeatView, decision: str) -> str:
    if decision in {"bid", "hofud"} and seat.done:
        return "done"
    return "deciding" if face.deciding else ""


def state_words(state: str) -> str:
    if state == "done":
        return f"{glyph('check-mark')} {escaped(say('decided'))}"
    return str(escaped(say("choosing"))) if state else ""


@drawn_once
def heading(seat: int, attending: str, state: str, score: int) -> Markup:
    now = escaped(say("Score if the game ended now"))
    return html(
        f'<button type="button" class="r1" data-open="rival:{seat}" data-key="open-rival-{seat}" data-place="seat:{seat}">'
        f'{colour_mark(seat, size=24)}<span class="nm">{name_mark(seat)}</span><span class="st">{mark(attending)}{state_words(state)}</span>'
        f'<span class="sc" title="{now}"><span class="sr">{now}: </span>{score}</span>'
        f'<span class="sr">{escaped(say("Show the army"))}</span></button>'
    )


@drawn_once
def belongings(seat: int, coins: tuple[str, ...], gem_value: int, heroes: int) -> Markup:
    crowns = escaped(say("heroes: {number}", number=heroes))
    return html(
        f'<div class="r2"><span class="cs" data-place="coins:{seat}">{joined(named_coin(token, 25) for token in coins)}</span>'
        f'<span class="x"></span><span data-place="gem:{seat}">{gem(gem_value, 28, say("Gem {gem}", gem=gem_value))}</span>'
        f'<em role="img" aria-label="{crowns}" data-place="command:{seat}">{glyph("crown")}{heroes}</em></div>'
    )


@drawn_once
def tally(seat: int, grades: tuple[int, ...], most: tuple[int, ...]) -> Markup:
    marks = "".join(
        rank_mark(seat, column, grades[column], grades[column] == most[column])
        for column in range(len(grades))
    )
    return html(f'<ul class="mini">{marks}</ul>')


@sent_once
def rank_mark(seat: int, column: int, grades: int, most: bool) -> Markup:
    said = say("{class_name}: grades {grades}", class_name=class_plural(column), grades=grades)
    top = bool(most and grades)
    best = f'<span class="sr">{escaped(say("the most"))}</span>' if top else ""
    return html(
        f'<li class="{"most" if top else ""}" data-place="ranks:{seat}:{column}">{plate(CLASS_IDS[column], 17, said)}'
        f'<span aria-hidden="true">{grades}</span>{best}</li>'
    )


def army_of(model: ViewModel, seat: SeatView) -> Markup:
    """The whole army of another player, in a panel."""
    return drawn_army(force_of(seat), seat.command, model.names[seat.seat])


@drawn_once
def drawn_army(force: Force, command: tuple[str, ...], owner: str) -> Markup:
    title = say("Army of {player}", player=owner)
    body = whole_army(force, command, title)
    return region(
        f"army-{force.seat}",
        dialog(f"rival:{force.seat}", title, "", f'<div class="zone army">{body}</div>', kind="armies"),
        "dialogs",
        "div",
    )


def chips(model: ViewModel) -> Markup:
    """On the phone: the others in one strip."""
    decision = model.view.decision
    told = []
    for seat in model.rivals:
        face = model.faces[seat.seat]
        told.append((seat.seat, seat.gem, state_of(face, seat, decision), presence_mark(face)))
    return people_named(chip_strip(tuple(told)), model.names)


@drawn_once
def chip_strip(told: tuple[tuple[int, int, str, str], ...]) -> Markup:
    drawn = "".join(chip(*one) for one in told)
    return region("chips", drawn, f"chips c{len(told)}", "div")


def chip(seat: int, gem_value: int, state: str, attending: str) -> str:
    last = (
        f'<span class="ok">{glyph("check-mark", say("decided"))}</span>'
        if state == "done"
        else gem(gem_value, 24, say("Gem {gem}", gem=gem_value))
    )
    now = (
        f'<i class="now" role="img" aria-label="{escaped(say("choosing"))}"></i>'
        if state == "deciding"
        else ""
    )
    return (
        f'<button type="button" class="p{seat + 1}" data-open="rival:{seat}" data-key="chip-{seat}">{colour_mark(seat, size=20)}'
        f'<span class="nm">{name_mark(seat)}</span>{missing_mark(attending)}{now}{last}</button>'
    )
