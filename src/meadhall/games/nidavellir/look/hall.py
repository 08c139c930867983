"""The hall of heroes: medals on the board, and the whole hall by class with what each hero would do."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..rules import heroes as rules
from ..state.cards import (
    BLACKSMITH,
    CARD_OF_TOKEN,
    CLASS_OF,
    COMMAND_SCORE,
    DAGDA,
    DWERG_SCORE,
    EXPLORER,
    GRADES,
    HUNTER,
    NEUTRAL,
    POINTS,
    is_brother,
)
from ..words.names import class_plural, effect, sentence
from ..words.sentences import say
from .dialog import choice_dialog, dialog
from .pieces import faces
from .prompt import prompt
from .view_model import Consequence, ViewModel, card_choice, in_all

CHEVRON: Final = "▲"


def hall(model: ViewModel) -> Markup:
    open_heroes = choosable(model)
    return strip(model.view.hall, open_heroes)


def choosable(model: ViewModel) -> frozenset[str]:
    if model.decision != "hero":
        return frozenset()
    return frozenset(token for token in model.view.hall if model.may_take(token))


@drawn_once
def strip(tokens: tuple[str, ...], open_heroes: frozenset[str]) -> Markup:
    medals = joined(medal(token, token in open_heroes) for token in tokens)
    left = escaped(say("{number} left", number=len(tokens)))
    heading = (
        f'<button type="button" class="hd" data-open="heroes" data-key="open-heroes"><span class="h2">{escaped(say("Hall of heroes"))}</span>'
        f'<span>{left}</span><span class="more">{glyph("expand")}{escaped(say("see all"))}</span></button>'
    )
    return region(
        "hall",
        f'{heading}<div class="medals m{min(len(tokens) // 10, 2)}" data-zone>{medals}</div>',
        "zone strip hall",
        "section",
    )


@sent_once
def medal(token: str, open_now: bool) -> Markup:
    name = f"{faces.name_of(token)}: {effect(CARD_OF_TOKEN[token])}"
    inner = f"{faces.medal(token)}<b>{mark(token)}</b>"
    if open_now:
        return legal(
            key_of(card_choice(token)), inner, name, "md", recruit(token), f"card:{token}", f"hall:{token}"
        )
    return quiet(inner, name, "md", f"no:hero:{token}", f"card:{token}", f"hall:{token}")


def mark(token: str) -> str:
    """Grades and points of a hero in a few signs."""
    card = CARD_OF_TOKEN[token]
    if CLASS_OF[card] != NEUTRAL:
        grades = CHEVRON * GRADES[card] if GRADES[card] > 1 or not POINTS[card] else ""
        points = str(POINTS[card]) if POINTS[card] else ""
        return " ".join(part for part in (grades, points) if part)
    if token == "ylud":
        return CHEVRON
    if is_brother(card):
        return f"{DWERG_SCORE[1]}…"
    return str(COMMAND_SCORE[card]) if COMMAND_SCORE[card] else "…"


def recruit(token: str) -> str:
    return say("Recruit {hero}", hero=faces.name_of(token))


# -- the whole hall ----------------------------------------------------------------------------------


def heroes(model: ViewModel) -> Markup:
    """The whole hall: open while the viewer chooses a hero, otherwise a panel to read."""
    title = prompt(model).what if model.decision == "hero" else ""
    return whole(model.view.hall, choosable(model), title)


@drawn_once
def whole(tokens: tuple[str, ...], open_heroes: frozenset[str], title: str) -> Markup:
    """`title`: "" outside the choice of a hero."""
    choosing = bool(title)
    of_class = [token for token in tokens if CLASS_OF[CARD_OF_TOKEN[token]] != NEUTRAL]
    others = [token for token in tokens if CLASS_OF[CARD_OF_TOKEN[token]] == NEUTRAL]
    grid = (
        f"<h3>{escaped(say('By class: into the column'))}</h3>{cards(of_class, open_heroes, choosing)}"
        f"<h3>{escaped(say('Without a class: into the command zone'))}</h3>{cards(others, open_heroes, choosing)}"
    )
    number = len(open_heroes) if choosing else len(tokens)
    hint = say("Choose one of {number}.", number=number) if choosing else say("{number} left", number=number)
    empty = escaped(say("Point at a hero, or press one, to see what it would do for you."))
    body = (
        f'<div class="hallg" data-zone>{grid}</div>'
        f'<aside class="det"><div data-slot="hero"></div><p class="hint">{empty}</p></aside>'
    )
    frame = choice_dialog if choosing else dialog
    return region(
        "heroes", frame("heroes", title or say("Hall of heroes"), hint, body, "halls"), "dialogs", "div"
    )


def cards(tokens: list[str], open_heroes: frozenset[str], choosing: bool) -> str:
    drawn = "".join(card(token, token in open_heroes, choosing) for token in tokens)
    return f'<div class="hrow">{drawn}</div>'


@sent_once
def card(token: str, open_now: bool, choosing: bool) -> Markup:
    name = faces.name_of(token)
    said = f"{name}: {effect(CARD_OF_TOKEN[token])}"
    picture = faces.hero(token)
    spot, about = f"dialog:{token}", f"card:{token}"
    if open_now:
        piece = legal(key_of(card_choice(token)), picture, said, "thing", recruit(token), about, spot)
    elif choosing:
        lock = f'<span class="lk">{glyph("plain-padlock")}</span>'
        piece = quiet(f"{picture}{lock}", said, "thing no", f"no:hero:{token}", about, spot)
    else:
        piece = quiet(picture, said, "thing", f"no:hero:{token}", about, spot)
    return html(
        f'<div class="with-cap">{piece}<div class="cap" aria-hidden="true">{escaped(name)}</div></div>'
    )


@drawn_once
def detail(token: str, then: Consequence, obstacle: str = "") -> Markup:
    """A large hero, the effect, and the consequence for the viewer now, or the obstacle."""
    words = sentence(effect(CARD_OF_TOKEN[token]))
    now = for_you(then)
    note = f'<div class="now ok">{now}</div>' if now else ""
    if obstacle:
        note = f'<div class="now bad"><b>{escaped(say("Not to be had now"))}</b>{escaped(obstacle)}</div>'
    return html(
        f'<div class="big">{faces.hero(token, named=True, title=faces.name_of(token))}</div>'
        f"<p>{escaped(words)}</p>{note}"
    )


def for_you(then: Consequence) -> str:
    """The consequence of a card for the viewer now: its column, and the score so far."""
    told = [then.title, then.detail] if then.column >= 0 else []
    told += [in_all(then.total)] if then.total else []
    if not told:
        return ""
    return f"<b>{escaped(say('For you, now'))}</b>{'<br>'.join(map(escaped, told))}"


def why_not(model: ViewModel, token: str) -> str:
    """The reason why the viewer cannot recruit a hero now: its own condition (N8.7), or lines (N8.5)."""
    own, world, hero = model.main, model.world, CARD_OF_TOKEN[token]
    obstacle = rules.NO_OBSTACLE if world is None else rules.obstacle(world, model.viewer, hero)
    if obstacle == rules.TOO_FEW_GRADES:
        return say(
            "{hero} asks for {asked} explorer grades; you have {grades}.",
            hero=faces.name_of(token), asked=rules.HOURYA_GRADES, grades=own.grades[EXPLORER],
        )  # fmt: skip
    if obstacle == rules.TOO_FEW_DWARFS and world is not None:
        closed, other = rules.closed_to_bonfur(), BLACKSMITH
        asked: int = rules.BONFUR_DROPS
        if hero == DAGDA:
            closed, other, asked = rules.closed_to_dagda(), HUNTER, rules.DAGDA_DROPS
        return say.many(
            "{hero} asks for {number} column that ends in a dwarf, {class_name} excepted; you have {columns}.",
            "{hero} asks for {number} columns that end in a dwarf, {class_name} excepted; you have {columns}.",
            asked, hero=faces.name_of(token), class_name=class_plural(other),
            columns=rules.open_columns(world, model.viewer, closed),
        )  # fmt: skip
    if not own.next_hero:
        return say("Megingjord keeps lines from bringing you heroes.")
    return say(
        "A hero comes when your lines outnumber your heroes: you have {lines} and {heroes}.",
        lines=own.lines, heroes=own.heroes,
    )  # fmt: skip
