"""The choices in a fight as buttons. Dice that may change show their new value."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from markupsafe import Markup

from meadhall.look.markup import NOTHING, escaped, glyph, html, joined
from meadhall.look.view_model import key_of

from ..rules.dice import opposite, with_brew
from ..state import choices
from ..words import game_words
from ..words.sentences import say
from . import consequences
from .deeds import Deed, button
from .pieces import die
from .view_model import ViewModel

# The decisions of a fight, as those who wait read them behind the name of the hero.
DECIDES: Final = {
    "invite": "decides whom to invite",
    "join": "decides whether to join",
    "black_die": "chooses the dice",
    "roll_on": "decides whether to roll on",
    "flip": "may turn a die over",
    "boost": "may use helm or brew",
    "herb": "may add a herb",
    "shield": "may raise the shield",
    "stay": "decides whether to fight on",
    "reward": "shares out the reward",
    "clear_rubble": "chooses the rubble",
}


def decision(model: ViewModel) -> Markup:
    """Buttons for whoever decides; all others read who it is."""
    if not model.deciding or model.decision not in DECIDES:
        return NOTHING
    shown = [
        dice_button(model, choice) if is_die(choice) else button(answer(model, choice), kind_of(choice))
        for choice in sorted(model.open, key=rank)
    ]
    assert model.world is not None
    asked = game_words.prompt(model.world, model.viewer)
    words = f'<p class="ask">{escaped(asked.what)}<small>{escaped(asked.why)}</small></p>'
    return html(f'<div class="dec" data-zone="fight">{words}{joined(shown)}</div>')


MAIN: Final = frozenset({choices.BEGIN, choices.YES, choices.KEEP, choices.USE_HELM})
GLYPHS: Final = {
    choices.BEGIN: "crossed-swords",
    choices.YES: "check-mark",
    choices.NO: "run",
    choices.ROLL_ON: "rolling-dices",
    choices.KEEP: "check-mark",
    choices.BLACK_DIE: "perspective-dice-six",
    choices.OWN_DICE: "rolling-dices",
    choices.USE_HELM: "visored-helm",
    choices.NOTHING: "return-arrow",
    choices.add_herb(3): "herbs-bundle",
    choices.add_herb(4): "herbs-bundle",
    choices.CALL_OFF: "run",
}
SIGNS: Final = {
    ("shield", choices.YES): "shield",
    ("shield", choices.NO): "hearts",
    ("stay", choices.YES): "crossed-swords",
    ("clear_rubble", choices.STOP): "return-arrow",
}


def rank(choice: int) -> tuple[bool, bool, int]:
    """The plain answers first, then what else may be done."""
    return choice not in MAIN, choice != choices.NO, choice


def kind_of(choice: int) -> str:
    return "go" if choice in MAIN else ""


def answer(model: ViewModel, choice: int) -> Deed:
    return replace(plain_answer(model, choice), hint=consequences.changes(model, choice))


def plain_answer(model: ViewModel, choice: int) -> Deed:
    if choices.is_invite(choice):
        return Deed(key_of(choice), model.words(choice), "shaking-hands")
    if choices.is_clear(choice):
        return Deed(key_of(choice), model.words(choice), "stone-pile")
    if choices.is_reward(choice):
        return Deed(
            key_of(choice),
            model.words(choice),
            "hearts" if choices.currency_of(choice) == choices.WP_POINT else "two-coins",
        )
    sign = SIGNS.get((model.decision, choice), GLYPHS.get(choice, "scroll-quill"))
    return Deed(key_of(choice), model.words(choice), sign)


FULL_BREW: Final = "Brew: {before} counts twice, dice: {after}"
HALF_BREW: Final = "Brew with one use left: {before} counts twice, dice: {after}"


def is_die(choice: int) -> bool:
    return choices.is_flip(choice) or choices.is_brew(choice)


def dice_button(model: ViewModel, choice: int) -> Markup:
    """A die and what it would become."""
    view = model.view
    flips = choices.is_flip(choice)
    hero = view.heroes[view.pending[2] if flips else view.decider]
    place = int(choices.die_of(choice))
    value = hero.dice[place]
    after = int(opposite(value, hero.black)) if flips else with_brew(list(hero.dice), place, hero.one_by_one)
    colour = "black" if hero.black else ""
    words = (
        say("Turn {before} over: {after}", before=value, after=after)
        if flips
        else say(HALF_BREW if choices.is_half_brew(choice) else FULL_BREW, before=value, after=after)
    )
    sign = glyph("clockwise-rotation") if flips else glyph("cauldron")
    return html(
        f'<button type="button" class="doing can dice-deed" data-press="{key_of(choice)}" data-key="deed:{key_of(choice)}"'
        f' aria-label="{escaped(words)}">{die(value, colour)}{sign}{die(after, (colour + " ghost").strip())}'
        f"<span>{escaped(words)}</span></button>"
    )
