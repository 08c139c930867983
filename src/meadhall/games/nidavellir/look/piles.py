"""The discard pile, and the panel for choices among its cards or the Pioneer's three."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..words.sentences import say
from . import consequences
from .dialog import choice_dialog
from .pieces import faces
from .prompt import prompt
from .view_model import Consequence, ViewModel, card_choice

FROM_PILE = frozenset({"andumia", "brising_take"})
Offered = tuple[tuple[str, Consequence], ...]
NOTHING_TO_CHOOSE = region("choose", "", "dialogs", "div")


def discards(model: ViewModel) -> Markup:
    return pile(model.view.pile, model.view.camp_pile)


@drawn_once
def pile(dwarfs: tuple[str, ...], camp: tuple[str, ...]) -> Markup:
    counted = [*Counter(dwarfs).items(), *Counter(camp).items()]
    things = joined(discarded(token, number) for token, number in counted)
    if not counted:
        things = html(f'<p class="none">{escaped(say("Nothing has been discarded yet."))}</p>')
    total = len(dwarfs) + len(camp)
    heading = f'<h2 class="sr">{escaped(say.many("{number} card discarded", "{number} cards discarded", total))}</h2>'
    return region(
        "discards", f'{heading}<div class="pile" data-place="pile">{things}</div>', "discards", "section"
    )


@sent_once
def discarded(token: str, number: int) -> Markup:
    many = f'<b class="times">×{number}</b>' if number > 1 else ""
    name = faces.name_of(token) + (f" ×{number}" if number > 1 else "")
    return quiet(f"{faces.draw(token)}{many}", name, "thing", "no:pile", f"card:{token}", f"pile:{token}")


def pile_label(model: ViewModel) -> Markup:
    return label(len(model.view.pile) + len(model.view.camp_pile))


@drawn_once
def label(number: int) -> Markup:
    return region("discards-label", str(escaped(say("Discards {number}", number=number))), tag="span")


# -- choosing ------------------------------------------------------------------------------------------


def choose(model: ViewModel) -> Markup:
    if model.decision in FROM_PILE:
        tokens = tuple(dict.fromkeys(model.view.pile))
    elif model.decision == "pioneer":
        tokens = tuple(dict.fromkeys(model.view.pioneer))
    else:
        return NOTHING_TO_CHOOSE
    offered = tuple((token, consequences.of_card(model, token)) for token in tokens if model.may_take(token))
    return chooser(prompt(model).what, offered)


def chooser(title: str, offered: Offered) -> Markup:
    hint = say.many("{number} to choose from.", "{number} to choose from.", len(offered))
    cards = joined(offer(token, then) for token, then in offered)
    body = f'<div class="picks" data-zone>{cards}</div>'
    return region("choose", choice_dialog("choose", title, hint, body, "picking"), "dialogs", "div")


def offer(token: str, then: Consequence) -> str:
    name = faces.name_of(token)
    act = say("Take {card}", card=name)
    piece = legal(
        key_of(card_choice(token)),
        faces.draw(token),
        f"{name}. {then.words}",
        "thing",
        act,
        f"card:{token}",
        f"pick:{token}",
    )
    return (
        f'<div class="with-cap">{piece}<div class="cap" aria-hidden="true">{escaped(name)}</div>'
        f'<div class="then" aria-hidden="true">{escaped(then.title if then.column >= 0 else then.detail)}</div></div>'
    )
