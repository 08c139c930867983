# interpreted: drawn once a page, or when somebody asks
"""The info card of a piece: large picture, full effect, consequence for the viewer now, and rule."""

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
    CLASS_OF,
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
from .view_model import ViewModel

# The numbers of the rules behind pieces.
SCORING_OF_CLASS: Final = ("N12.2", "N12.3", "N12.4", "N12.5", "N12.6")
OF_CARD: Final[dict[str, str]] = {
    **dict.fromkeys(("kraal", "tarah"), "N9.1"),
    **dict.fromkeys(("aral", "aegur"), "N9.2"),
    **dict.fromkeys(("lokdur", "zoral"), "N9.3"),
    "idunn": "N9.4",
    **dict.fromkeys(("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir"), "N9.5"),
    **dict.fromkeys(("skaa", "astrid"), "N9.6"),
    "grid": "N9.7",
    "hourya": "N9.8",
    **dict.fromkeys(("dagda", "bonfur"), "N9.9"),
    "thrud": "N9.10",
    "ylud": "N9.13",
    "uline": "N9.16",
    "kings_hand": "N11.4",
    "hunting_master": "N11.5",
    "crown_jeweler": "N11.6",
    "great_armorer": "N11.7",
    "pioneer": "N11.8",
    "fafnir_baleygr": "N14.1",
    "draupnir": "N14.2",
    "vegvisir": "N14.3",
    "svalinn": "N14.4",
    "megingjord": "N14.5",
    "vidofnir_vedrfolnir": "N14.6",
    "brisingamens": "N14.7",
    "mjollnir": "N14.8",
    "hofud": "N14.9",
    "hrafnsmerki": "N14.10",
    "jarnglofi": "N14.11",
    "gjallarhorn": "N14.12",
    "andumia": "N16.1",
    "holda": "N16.2",
    "khrad": "N16.3",
    "jarika": "N16.4",
    **dict.fromkeys(("olwyn", "olwyn_double"), "N16.5"),
    "zolkur": "N16.6",
}
UPGRADE, EXCHANGE, GEM_SWAP, SPECIAL_GEM_RULE = "N7.6", "N7.2", "N6.9", "N11.6"
CAMP, ENLISTING = "N13.3", "N15.1"


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
    """The consequence for the viewer of having the card, or the reason why the viewer cannot have it."""
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


# -- the rule of a piece ---------------------------------------------------------------------------


def rule_of_card(token: str) -> str:
    if token in OF_CARD:
        return OF_CARD[token]
    card = CARD_OF_TOKEN[token]
    if is_mercenary(card):
        return ENLISTING
    return UPGRADE if is_offering(card) else SCORING_OF_CLASS[CLASS_OF[card]]


def rule_of_coin(token: str) -> str:
    return EXCHANGE if is_trading(COIN_OF_TOKEN[token]) else UPGRADE


def rule_of_gem(gem: int) -> str:
    return SPECIAL_GEM_RULE if gem == SPECIAL_GEM else GEM_SWAP


TELLERS: Final[dict[str, Callable[[ViewModel, str], Markup | None]]] = {
    "card": card,
    "coin": a_coin,
    "gem": a_gem,
    "class": a_class,
    "distinction": a_distinction,
    "camp": the_camp,
}
