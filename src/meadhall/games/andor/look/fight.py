# interpreted: pages are for people
"""A fight, open to everybody: a row for each hero in the order of rolling, the creature, and who decides what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from meadhall.look.markup import NOTHING, glyph, joined, region

from .. import choices
from ..dice import best_group, opposite
from ..name_words import creature_name, hero_name, thing_name
from ..view import CreatureView, HeroView
from .deeds import IN_FIGHT, Deed, button
from .hero_boards import bar
from .pieces import THING_GLYPHS, beast_picture, die, hero_picture
from .sight import NOBODY, Sight, key_of
from .speech import say

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


def fight(sight: Sight) -> Markup:
    """Nothing while nobody fights."""
    if not sight.view.fighters or sight.over:
        return region("fight", NOTHING, "fight-none")
    rows = joined(row(sight, number) for number in order(sight))
    content = (
        f'<details open class="fight panel" data-key="fight:{sight.view.target}:{sight.view.day}"><summary>'
        f'<h2>{escape(title(sight))}</h2><span class="pill">{glyph("hourglass")}{escape(say("each pays 1 h a round"))}</span>'
        f'</summary><div class="sides"><div class="rows">{rows}{allies(sight.view.allies, sight.spoken)}</div>'
        f"{middle(sight)}{foe(sight)}</div>{decision(sight)}{course(sight)}</details>"
    )
    return region("fight", content, "fight-place")


def title(sight: Sight) -> str:
    view = sight.view
    number = max(1, view.battle_round)
    if view.target < 0:
        return say("Clearing rubble, round {number}", number=number)
    return say("Fight on field {field}, round {number}", field=view.target, number=number)


def order(sight: Sight) -> list[int]:
    """D7.4: who began rolls first, then clockwise."""
    view = sight.view
    first, party = max(0, view.inviter), len(view.heroes)
    around = [(first + place) % party for place in range(party)]
    return [number for number in around if number in view.fighters]


# -- rows of heroes -------------------------------------------------------------------------------------------------


def row(sight: Sight, number: int) -> Markup:
    hero = sight.view.heroes[number]
    rolling = sight.view.battle_round > 0
    return drawn_row(number, hero, sight.view.battle_round, number == sight.actor, rolling, sight.spoken)


@lru_cache(maxsize=1024)
def drawn_row(
    number: int, hero: HeroView, battle_round: int, now: bool, rolling: bool, spoken: str
) -> Markup:
    total = hero.sp + hero.result + hero.herb_bonus
    parts = [f"{glyph('biceps', say('Strength'))}{hero.sp}"]
    if hero.dice:
        parts.append(f"{glyph('rolling-dices', say('Dice'))}{hero.result}")
    if hero.boost:
        parts.append(str(glyph(THING_GLYPHS[hero.boost], thing_name(hero.boost))))
    if hero.herb_bonus:
        parts.append(f"{glyph('herbs-bundle', say('Herb'))}{hero.herb_bonus}")
    name = hero_name(hero.hero)
    return Markup(
        f'<div class="rowf{" now" if now else ""} {hero.hero}" data-key="fighter:{number}">'
        f'{hero_picture(hero.hero, name, active=now)}<div class="ds">{dice_of(number, hero, battle_round)}</div>'
        f'<span class="sum">{"<i>+</i>".join(parts)}</span><b class="tot">{total if hero.dice else hero.sp}</b></div>'
    )


def dice_of(number: int, hero: HeroView, battle_round: int) -> str:
    """Dice that count are ringed; those still to be rolled are dashed."""
    counted = counting(hero)
    rolled = [
        f'<span class="d1" data-key="die:{number}:{battle_round}:{place}:{value}">'
        f"{die(value, kind(hero, place in counted), str(value))}</span>"
        for place, value in enumerate(hero.dice)
    ]
    expected = 1 if hero.black else hero.may_roll
    waiting = expected - len(rolled) if hero.one_by_one or not rolled else 0
    return "".join(rolled) + str(die(0, "blank")) * max(0, waiting)


def kind(hero: HeroView, counts: bool) -> str:
    return ("black " if hero.black else "") + ("count" if counts else "off")


def counting(hero: HeroView) -> frozenset[int]:
    """The places of the dice that count (D8)."""
    dice = hero.dice
    if not dice:
        return frozenset()
    if hero.one_by_one:
        return frozenset({len(dice) - 1})
    if hero.boost == "helm":
        best = best_group(list(dice))
        value = next(each for each in dice if each * dice.count(each) == best)
        return frozenset(place for place, each in enumerate(dice) if each == value)
    return frozenset({dice.index(max(dice))})


@lru_cache(maxsize=16)
def allies(bonus: int, spoken: str) -> Markup:
    if not bonus:
        return NOTHING
    words = escape(say("Allies on the field add {bonus}", bonus=bonus))
    return Markup(f'<p class="allies">{glyph("crown")}{words}</p>')


# -- the other side ---------------------------------------------------------------------------------------------------


def middle(sight: Sight) -> Markup:
    view = sight.view
    heroes = [view.heroes[number] for number in view.fighters]
    ours = sum(hero.sp + hero.result + hero.herb_bonus for hero in heroes) + view.allies
    theirs = ours + view.pending[2] if view.decision == "shield" else NOBODY
    return drawn_middle(ours, theirs, any(hero.dice for hero in heroes), sight.spoken)


@lru_cache(maxsize=512)
def drawn_middle(ours: int, theirs: int, rolled: bool, spoken: str) -> Markup:
    other = "?" if theirs == NOBODY else str(theirs)
    hint = (
        say("so far") if rolled and theirs == NOBODY else "" if rolled else say("strength, before the dice")
    )
    return Markup(
        f'<div class="mid"><b class="big">{ours}</b><i>{escape(say("against"))}</i><b class="big foe-sum">{other}</b>'
        f"<small>{escape(hint)}</small></div>"
    )


def foe(sight: Sight) -> Markup:
    view = sight.view
    creature = sight.creature_on(view.target)
    if creature is None:
        words = escape(say("What you reach together clears rubble of that value."))
        return Markup(f'<div class="them">{glyph("stone-pile", css="foe")}<small>{words}</small></div>')
    name = creature_name(creature.kind, sight.texts, creature.tag)
    return drawn_foe(creature, name, view.foe_strength, sight.spoken)


@lru_cache(maxsize=512)
def drawn_foe(creature: CreatureView, name: str, strength: int, spoken: str) -> Markup:
    colour = "black" if creature.black_dice else "red"
    dice = joined(
        Markup(f'<svg class="die {colour}" viewBox="-2 -2 44 44" aria-hidden="true"><rect class="d-f" width="40" height="40" rx="9"/>'
               '<rect class="d-i" x="3" y="2.5" width="34" height="33" rx="7"/><text x="20" y="27">?</text></svg>')
        for _die in range(creature.dice)
    )  # fmt: skip
    willpower = escape(say("Willpower {willpower} of {most}", willpower=creature.wp, most=creature.wp_full))
    width = round(20 * creature.wp / max(1, creature.wp_full))
    reward = say("Reward: {reward}, gold or willpower, shared", reward=creature.reward)
    return Markup(
        f'<div class="them">{beast_picture(creature.kind, strength)}<div class="them-is">'
        f"<h3>{escape(name)}</h3>"
        f'<div class="ds">{dice}</div><p class="sum">{glyph("biceps", say("Strength"))}{strength}'
        f" {glyph('hearts', say('Willpower'))}{creature.wp}/{creature.wp_full}</p>{bar(width, willpower, ())}"
        f"<small>{escape(reward)}</small></div></div>"
    )


# -- who decides ---------------------------------------------------------------------------------------------------------


def decision(sight: Sight) -> Markup:
    """Buttons for whoever decides; all others read who it is."""
    if not sight.deciding or sight.decision not in IN_FIGHT:
        return NOTHING
    shown = [
        dice_button(sight, choice)
        if is_die(choice)
        else Markup(button(answer(sight, choice), kind_of(choice)))
        for choice in sorted(sight.open, key=rank)
    ]
    return Markup(f'<div class="dec" data-zone="fight">{joined(shown)}</div>')


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
    choices.HERB_BATTLE: "herbs-bundle",
    choices.HERB_BATTLE + 1: "herbs-bundle",
    choices.CALL_OFF: "run",
}


def rank(choice: int) -> tuple[bool, int]:
    return choice not in MAIN, choice


def kind_of(choice: int) -> str:
    return "go" if choice in MAIN else ""


def answer(sight: Sight, choice: int) -> Deed:
    if choices.INVITE <= choice < choices.BEGIN:
        return Deed(key_of(choice), sight.words(choice), "shaking-hands")
    if choices.REWARD <= choice < choices.PAY:
        return Deed(
            key_of(choice), sight.words(choice), "hearts" if (choice - choices.REWARD) % 2 else "two-coins"
        )
    return Deed(key_of(choice), sight.words(choice), GLYPHS.get(choice, "scroll-quill"))


def is_die(choice: int) -> bool:
    return choices.FLIP <= choice < choices.USE_HELM or choices.BREW <= choice < choices.HERB_BATTLE


def dice_button(sight: Sight, choice: int) -> Markup:
    """A die and what it would become."""
    view = sight.view
    flips = choice < choices.USE_HELM
    hero = view.heroes[view.pending[2] if flips else view.decider]
    place = choice - (choices.FLIP if flips else choices.BREW)
    value = hero.dice[place]
    after = int(opposite(value, hero.black)) if flips else 2 * value
    colour = "black" if hero.black else ""
    words = (
        say("Turn {before} over: {after}", before=value, after=after)
        if flips
        else say("Brew: {before} counts twice, {after}", before=value, after=after)
    )
    sign = glyph("clockwise-rotation") if flips else glyph("cauldron")
    return Markup(
        f'<button type="button" class="doing can dice-deed" data-press="{key_of(choice)}" data-key="deed:{key_of(choice)}"'
        f' aria-label="{escape(words)}">{die(value, colour)}{sign}{die(after, (colour + " ghost").strip())}'
        f"<span>{escape(words)}</span></button>"
    )


def course(sight: Sight) -> Markup:
    """What each has done or will do, in the order of rolling."""
    view = sight.view
    told = []
    for number in order(sight):
        hero = view.heroes[number]
        name = hero_name(hero.hero)
        if number == view.decider and view.decision in DECIDES:
            told.append(("now", f"{name} ({sight.leader(hero)}) {say(DECIDES[view.decision])}"))
        elif hero.dice:
            told.append(
                ("done", say("{hero}: {value}", hero=name, value=hero.sp + hero.result + hero.herb_bonus))
            )
        else:
            told.append(("", say("{hero} rolls later", hero=name)))
    if view.decider not in view.fighters and view.decision in DECIDES and sight.acting is not None:
        name = hero_name(sight.acting.hero)
        told.append(("now", f"{name} ({sight.leader(sight.acting)}) {say(DECIDES[view.decision])}"))
    items = joined(Markup(f'<li class="{state}">{escape(words)}</li>') for state, words in told)
    return Markup(f'<ul class="course">{items}</ul>')
