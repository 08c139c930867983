"""An army as a grid with a row for each grade. A completed line is a gold rail through all five columns."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.cards import CARD_OF_TOKEN, CLASS_IDS, CLASSES, GRADES
from ..state.view_values import SeatView
from ..words.names import class_name, class_plural
from ..words.sentences import say
from .army_presses import Pressable, mercenary_in_hand, offered_mercenaries, pressable
from .camp import captioned
from .pieces import faces
from .pieces.classes import plate
from .view_model import ViewModel

DEPTHS: Final = ((10, "deepest"), (8, "deeper"), (7, "deep"))  # more ranks than that: smaller cards


class Force(NamedTuple):
    """The facts about an army that the page shows."""

    seat: int
    army: tuple[tuple[str, ...], ...]
    grades: tuple[int, ...]
    scores: tuple[int, ...]
    lines: int
    heroes: int
    next_hero: int
    score: int


def force_of(seat: SeatView) -> Force:
    return Force(
        seat.seat, seat.army, seat.grades, seat.scores, seat.lines, seat.heroes, seat.next_hero, seat.score
    )


def army(model: ViewModel) -> Markup:
    owner = model.names[model.main.seat] if model.watching else ""
    return own_army(force_of(model.main), owner, pressable(model))


@drawn_once
def own_army(force: Force, owner: str, press: Pressable) -> Markup:
    title = say("Army of {player}", player=owner) if owner else say("Your army")
    content = f"{heading(force, title)}{grid(force, press, True)}"
    return region("army", content, "zone army", "section")


def heading(force: Force, title: str) -> Markup:
    """The owner, lines and heroes, and the score if the game ended now."""
    now = escaped(say("Score if the game ended now"))
    return html(
        f'<div class="ahead">{colour_mark(force.seat, size=24)}<h2>{escaped(title)}</h2>{counted(force.lines, force.heroes, force.next_hero)}'
        f'<span class="sp"></span><span class="tot" title="{now}"><span class="sr">{now}: </span>{force.score}</span></div>'
    )


@drawn_once
def counted(lines: int, heroes: int, next_hero: int) -> Markup:
    in_lines = escaped(say.many("{number} line", "{number} lines", lines))
    in_heroes = escaped(say.many("{number} hero", "{number} heroes", heroes))
    hint = say("line {line} brings a hero", line=next_hero) if next_hero > lines else ""
    return html(
        f'<span class="l">{in_lines} {escaped("·")} {in_heroes}</span><span class="n">{escaped(hint)}</span>'
    )


# -- the grid ----------------------------------------------------------------------------------------


def grid(force: Force, press: Pressable, own: bool) -> Markup:
    room = max(force.grades) + own  # for what may come next
    depth = next((f" {kind}" for least, kind in DEPTHS if room > least), "")
    heads = "".join(map(head, range(CLASSES), force.grades, force.scores, [own] * CLASSES))
    choices_in = [tuple([one[1:] for one in press if one[0] == column]) for column in range(CLASSES)]
    bodies = "".join(map(column_of, range(CLASSES), force.army, choices_in, [own] * CLASSES))
    return html(
        f'<div class="grid{depth}"><div class="heads"><span></span>{heads}</div>'
        f'<div class="ranks" tabindex="0" role="group" aria-label="{escaped(say("Army"))}">{ruler(force.lines, own)}{bodies}</div></div>'
    )


@drawn_once
def head(column: int, grades: int, score: int, own: bool) -> Markup:
    kind = CLASS_IDS[column]
    name = class_plural(column)
    said = escaped(
        say("{class_name}: grades {grades}, points {points}", class_name=name, grades=grades, points=score)
    )
    slot = f'<b data-slot="points:{column}"></b>' if own else ""
    return html(
        f'<div class="head" role="img" aria-label="{said}" data-about="class:{column}"><span class="g">'
        f'{plate(kind, 25)}{grades}</span><span class="pt"><span>{score}</span>{slot}</span></div>'
    )


@sent_once
def ruler(lines: int, own: bool) -> Markup:
    """Gold discs for complete lines with their rails; a dashed one for the next."""
    complete = "".join(
        f'<li class="tick ok"><b>{line}</b><span class="sr">{escaped(say("line {line} complete", line=line))}</span></li>'
        for line in range(1, lines + 1)
    )
    slot = '<span data-slot="line"></span>' if own else ""
    waiting = escaped(say("line {line} not complete", line=lines + 1))
    return html(
        f'<ol class="ruler">{complete}<li class="tick no">{slot}<b>{lines + 1}</b><span class="sr">{waiting}</span></li></ol>'
    )


@drawn_once
def column_of(
    column: int, cards: tuple[str, ...], choices_in: tuple[tuple[int, int], ...], own: bool
) -> Markup:
    choice_at = dict(choices_in)
    last = len(cards) - 1
    items = "".join(
        standing(token, column, position, choice_at.get(position), own, position < last)
        for position, token in enumerate(cards)
    )
    landing = free_place(column, choice_at[len(cards)]) if len(cards) in choice_at else ""
    ghost = f'<div class="ghost" data-slot="ghost:{column}"></div>' if own else ""
    place = f' data-place="army:{column}"' if own else ""
    label = escaped(class_plural(column))
    return html(
        f'<div class="colm"><ol aria-label="{label}">{items}</ol>'
        f'<div class="end"{place}>{landing}{ghost}</div></div>'
    )


@sent_once
def standing(token: str, column: int, position: int, choice: int | None, own: bool, covered: bool) -> Markup:
    card = CARD_OF_TOKEN[token]
    name, about = faces.name_of(token), f"card:{token}"
    picture = faces.in_column(token, column, position, covered)
    place = f"card:{column}:{position}" if own else ""
    if choice is None:
        piece = quiet(picture, name, "thing", "no:army" if own else "", about, place)
    else:
        said = say("Let her stay here") if choice == choices.STAY else say("Discard {card}", card=name)
        piece = legal(key_of(choice), picture, said, "thing", said, about, place)
    return html(f'<li class="g{max(GRADES[card], 1)}">{piece}</li>')


@sent_once
def free_place(column: int, choice: int) -> Markup:
    """The end of a column as a place to press."""
    said = say("Place it here: {class_name}", class_name=class_name(column))
    inner = f'<span class="here">{plate(CLASS_IDS[column], 22)}{glyph("plain-arrow")}</span>'
    return legal(key_of(choice), inner, said, "landing", said, "", f"land:{column}")


# -- what stands beside the columns --------------------------------------------------------------------


def command(model: ViewModel) -> Markup:
    own = model.main
    return own_command(own.command, own.seat, offered_mercenaries(model), mercenary_in_hand(model))


@drawn_once
def own_command(tokens: tuple[str, ...], seat: int, offered: frozenset[int], held: int) -> Markup:
    return region("command", command_zone(tokens, seat, True, offered, held), "zone cmd", "section")


def command_zone(tokens: tuple[str, ...], seat: int, own: bool, offered: frozenset[int], held: int) -> Markup:
    cards = [(token, CARD_OF_TOKEN.get(token, 0)) for token in tokens]
    things = "".join(command_card(token, own, own and card in offered, card == held) for token, card in cards)
    if not tokens:
        things = f'<p class="none">{escaped(say("Heroes without a class, distinctions and camp cards will lie here."))}</p>'
    crowd = " crowd" if len(tokens) > 7 else ""
    place = f' data-place="command:{seat}"' if own else ""
    return html(
        f'<h2>{escaped(say("Command zone"))}</h2><div class="things{crowd}"{place} data-zone>{things}</div>'
    )


@sent_once
def command_card(token: str, own: bool, offered: bool, held: bool) -> Markup:
    name = faces.name_of(token)
    card = CARD_OF_TOKEN.get(token, 0)
    picture = faces.draw(token) if card else faces.distinction(token)
    about = f"card:{token}" if card else f"distinction:{token}"
    place = f"held:{token}" if own else ""
    if offered:
        act = say("Enlist {card}", card=name)
        piece = legal(f"merc:{card}", picture, act, "thing", "", about, place, chosen=held)
    else:
        piece = quiet(picture, name, "thing", "", about, place)
    return captioned(piece, token)


def whole_army(force: Force, command: tuple[str, ...], title: str) -> Markup:
    """Another player's army with the command zone, to look at."""
    zone = command_zone(command, force.seat, False, frozenset(), 0)
    return joined((heading(force, title), grid(force, (), False), f'<div class="zone cmd">{zone}</div>'))
