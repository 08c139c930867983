# interpreted: drawn once a page, or when somebody asks
"""All about a piece: large, with its full effect, what it would do for the viewer now, and its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from meadhall.look.info_card import info_card, text_of
from meadhall.look.markup import escaped
from meadhall.look.rule_link import rule_link

from ..state.cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    COIN_OF_TOKEN,
    DISTINCTION_IDS,
    MINER,
    SPECIAL_GEM,
    is_artefact,
    is_hero,
    is_mercenary,
    is_offering,
    is_trading,
)
from ..words.names import (
    CLASS_EFFECTS,
    GEM_EFFECT,
    TRADING_COIN_EFFECT,
    class_name,
    distinction_effect,
    effect,
    sentence,
)
from ..words.sentences import say
from . import consequences
from .coins_zone import coin_words
from .hall import for_you, why_not
from .pieces import faces
from .pieces.classes import plate
from .pieces.coins import coin, gem
from .rule_numbers import CAMP, SCORING_OF_CLASS, rule_of_card, rule_of_coin, rule_of_gem
from .view_model import ViewModel


def about(model: ViewModel, key: str) -> Markup | None:
    return text_of(TELLERS, model, key)


def sheet(picture: str, title: str, words: str, rule: str, now: str = "", epithet: str = "") -> Markup:
    note = f'<div class="now">{now}</div>' if now else ""
    cited = Markup(rule_link("nidavellir", rule, say("Rule {rule}", rule=rule)))
    return info_card("about", picture, title, words, cited, note, epithet)


def card(model: ViewModel, token: str) -> Markup | None:
    number = CARD_OF_TOKEN.get(token)
    if number is None:
        return None
    picture = faces.draw(token)
    words = sentence(effect(number))
    epithet = faces.epithet_of(number) if is_hero(number) else kind_words(number)
    return sheet(picture, faces.name_of(token), words, rule_of_card(token), now_for(model, token), epithet)


def kind_words(number: int) -> str:
    if is_artefact(number):
        return say("Artefact")
    if is_mercenary(number):
        return say("Mercenary")
    return say("Royal offering") if is_offering(number) else say("Dwarf")


def now_for(model: ViewModel, token: str) -> str:
    """What it would mean for the viewer, if it could be had."""
    if model.watching:
        return ""
    if token in model.view.hall and not model.may_take(token):
        return f'<p class="why-not">{escaped(why_not(model, token))}</p>'
    return for_you(consequences.of_card(model, token))


def a_coin(model: ViewModel, token: str) -> Markup | None:
    if token not in COIN_OF_TOKEN:
        return None
    if is_trading(COIN_OF_TOKEN[token]):
        words = say(TRADING_COIN_EFFECT)
    elif token[0] == "r":
        words = say("It came from the royal treasury, and goes back there if it is upgraded again.")
    else:
        words = say("One of the five coins everybody begins with. Upgraded, it leaves the game.")
    return sheet(str(coin(token, 96)), coin_words(token), words, rule_of_coin(token))


def a_gem(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or not 1 <= int(which) <= SPECIAL_GEM:
        return None
    special = int(which) == SPECIAL_GEM
    words = sentence(distinction_effect(MINER)) if special else say(GEM_EFFECT)
    return sheet(str(gem(int(which), 96)), say("Gem {gem}", gem=which), words, rule_of_gem(int(which)))


def a_class(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or int(which) >= len(CLASS_IDS):
        return None
    kind = CLASS_IDS[int(which)]
    words = sentence(say(CLASS_EFFECTS[kind]))
    return sheet(str(plate(kind, 96)), class_name(int(which)), words, SCORING_OF_CLASS[int(which)])


def a_distinction(model: ViewModel, which: str) -> Markup | None:
    if which not in DISTINCTION_IDS:
        return None
    return sheet(
        faces.distinction(which),
        faces.name_of(which),
        sentence(distinction_effect(DISTINCTION_IDS.index(which))),
        rule_of_card(which),
        "",
        say("Distinction"),
    )


def the_camp(model: ViewModel, which: str) -> Markup | None:
    left = "".join(f"<li>{escaped(faces.name_of(token))}</li>" for token in model.view.camp_deck)
    words = say("The player who goes first at a tavern may take a camp card instead of one there.")
    return sheet(
        str(faces.draw(model.view.camp[0])) if model.view.camp and model.view.camp[0] else "",
        say("Camp"),
        words,
        CAMP,
        f"<b>{escaped(say('Still to come in this age'))}</b><ul>{left}</ul>",
    )


TELLERS: Final[dict[str, Callable[[ViewModel, str], Markup | None]]] = {
    "card": card,
    "coin": a_coin,
    "gem": a_gem,
    "class": a_class,
    "distinction": a_distinction,
    "camp": the_camp,
}
