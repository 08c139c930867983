"""A fight, open to everybody: a row for each hero in the order of rolling, the creature, and who decides what.
When it is over, its last dice stay in sight until somebody acts."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from ..state.view import CreatureView, FoeView
from ..words.names import creature_name, hero_name
from ..words.sentences import say
from .fight_choices import DECIDES, decision
from .fight_rows import dice_of, kind, order, row
from .hero_boards import bar
from .pieces import beast_picture, die, hero_picture
from .view_model import ViewModel


def fight(model: ViewModel) -> Markup:
    """Nothing while nobody fights."""
    if model.over or not (model.view.fighters or model.view.fought):
        return region("fight", NOTHING, "fight-none")
    if not model.view.fighters:
        return aftermath(model)
    rows = joined(row(model, number) for number in order(model))
    content = (
        f'<details open class="fight panel" data-key="fight:{model.view.target}:{model.view.day}"><summary>'
        f'<h2>{escaped(title(model))}</h2><span class="pill">{glyph("hourglass")}{escaped(say("each pays 1 h a round"))}</span>'
        f'</summary><div class="sides"><div class="rows">{rows}{allies(model.view.allies)}</div>'
        f"{middle(model)}{foe(model)}</div>{decision(model)}{course(model)}</details>"
    )
    return region("fight", content, "fight-place")


def title(model: ViewModel) -> str:
    view = model.view
    number = max(1, view.battle_round)
    if view.target < 0:
        return say("Clearing rubble, round {number}", number=number)
    return say("Fight on field {field}, round {number}", field=view.target, number=number)


@drawn_once
def allies(bonus: int) -> Markup:
    if not bonus:
        return NOTHING
    words = escaped(say("Allies on the field add {bonus}", bonus=bonus))
    return html(f'<p class="allies">{glyph("crown")}{words}</p>')


# -- the two values ------------------------------------------------------------------------------------------------


def middle(model: ViewModel) -> Markup:
    view = model.view
    if view.foe is None:
        return reached_together(view.heroes_value)
    if view.foe.dice:
        return rolled_out(view.heroes_value, view.foe)
    rolled = any(view.heroes[number].dice for number in view.fighters)
    return drawn_middle(view.heroes_value, "?", so_far(rolled))


def rolled_out(ours: int, foe: FoeView) -> Markup:
    return drawn_middle(ours, str(foe.value), outcome(foe.lost))


@drawn_once
def drawn_middle(ours: int, theirs: str, told: str) -> Markup:
    return html(
        f'<div class="mid"><b class="big">{ours}</b><i>{escaped(say("against"))}</i><b class="big foe-sum">{theirs}</b>'
        f"<small>{escaped(told)}</small></div>"
    )


def reached_together(ours: int) -> Markup:
    """Rubble does not roll."""
    return html(f'<div class="mid"><b class="big">{ours}</b><small>{escaped(say("together"))}</small></div>')


def so_far(rolled: bool) -> str:
    return say("so far; the creature rolls last") if rolled else say("strength, before the dice")


def outcome(lost: int) -> str:
    """D6.3: whoever has less loses the difference."""
    if not lost:
        return say("Even: nobody loses willpower")
    if lost > 0:
        return say("The creature loses {number} willpower", number=lost)
    return say("Each hero loses {number} willpower", number=-lost)


# -- the creature --------------------------------------------------------------------------------------------------


def foe(model: ViewModel) -> Markup:
    view = model.view
    creature = model.creature_on(view.target)
    if creature is None:
        words = escaped(say("What you reach together clears rubble of that value."))
        return html(f'<div class="them">{glyph("stone-pile", css="foe")}<small>{words}</small></div>')
    name = creature_name(creature.kind, model.texts, creature.tag)
    return drawn_foe(creature, name, view.foe, view.battle_round)


@drawn_once
def drawn_foe(creature: CreatureView, name: str, rolled: FoeView | None, battle_round: int) -> Markup:
    strength = creature.strength
    dice = foe_dice(rolled, battle_round) if rolled and rolled.dice else dice_to_come(creature)
    willpower = escaped(say("Willpower {willpower} of {most}", willpower=creature.wp, most=creature.wp_full))
    width = round(20 * creature.wp / max(1, creature.wp_full))
    reward = say("Reward: {reward}, gold or willpower, shared", reward=creature.reward)
    return html(
        f'<div class="them">{beast_picture(creature.kind, strength)}<div class="them-is">'
        f"<h3>{escaped(name)}</h3>"
        f'<div class="ds">{dice}</div><p class="sum">{glyph("biceps", say("Strength"))}{strength}'
        f" {glyph('hearts', say('Willpower'))}{creature.wp}/{creature.wp_full}</p>{bar(width, willpower, ())}"
        f"<small>{escaped(reward)}</small></div></div>"
    )


def foe_dice(rolled: FoeView, battle_round: int) -> str:
    """D6.5: the dice that count are ringed."""
    colour = "black" if rolled.black else "red"
    return "".join(
        f'<span class="d1 foe-die" data-key="foe-die:{battle_round}:{place}:{value}">'
        f"{die(value, kind(colour, place in rolled.counting), str(value))}</span>"
        for place, value in enumerate(rolled.dice)
    )


def dice_to_come(creature: CreatureView) -> str:
    colour = "black" if creature.black_dice else "red"
    one = (
        f'<svg class="die {colour}" viewBox="-2 -2 44 44" aria-hidden="true"><rect class="d-f" width="40" height="40" rx="9"/>'
        '<rect class="d-i" x="3" y="2.5" width="34" height="33" rx="7"/><text x="20" y="27">?</text></svg>'
    )
    return one * creature.dice


# -- who decides ---------------------------------------------------------------------------------------------------


def course(model: ViewModel) -> Markup:
    """The part of each hero, in the order of rolling."""
    view = model.view
    told = []
    for number in order(model):
        hero = view.heroes[number]
        name = hero_name(hero.who)
        if number == view.decider and view.decision in DECIDES:
            told.append(("now", f"{name} ({model.leader(hero)}) {say(DECIDES[view.decision])}"))
        elif number not in view.fighters:
            told.append(("done", say("{hero}: no longer in the fight", hero=name)))
        elif hero.dice:
            told.append(("done", say("{hero}: {value}", hero=name, value=hero.reached)))
        else:
            told.append(("", say("{hero} rolls later", hero=name)))
    if view.decider not in order(model) and view.decision in DECIDES and model.acting is not None:
        name = hero_name(model.acting.who)
        told.append(("now", f"{name} ({model.leader(model.acting)}) {say(DECIDES[view.decision])}"))
    if view.decision not in ("stay", "reward"):
        told.append(("", say("After the round each may fight on or leave")))
    items = joined(html(f'<li class="{state}">{escaped(words)}</li>') for state, words in told)
    return html(f'<ul class="course">{items}</ul>')


# -- when it is over -----------------------------------------------------------------------------------------------


def aftermath(model: ViewModel) -> Markup:
    """The last dice of both sides, small, over the map: it may be folded away, and goes with the next action."""
    view = model.view
    ours = "".join(
        f'<span class="one">{hero_picture(hero.who, hero_name(hero.who))}{dice_of(number, hero, view.battle_round)}</span>'
        for number in order(model)
        if (hero := view.heroes[number]).dice
    )
    theirs = last_foe(model, view.foe) if view.foe is not None else ""
    against = rolled_out(view.heroes_value, view.foe) if view.foe else ""
    content = (
        f'<details open class="fight panel after" data-key="after:{view.day}:{view.battle_round}:{view.heroes_value}">'
        f"<summary><h2>{escaped(after_title(model))}</h2></summary>"
        f'<div class="last"><span class="ours ds">{ours}</span>{against}{theirs}</div></details>'
    )
    return region("fight", content, "fight-place")


def after_title(model: ViewModel) -> str:
    view = model.view
    if view.foe is None:
        return say("The rubble: the heroes reached {value}", value=view.heroes_value)
    return say("The fight on field {field} is over", field=view.foe.field)


def last_foe(model: ViewModel, rolled: FoeView) -> str:
    name = creature_name(rolled.kind, model.texts)
    return (
        f'<span class="ds"><span class="one">{foe_dice(rolled, model.view.battle_round)}'
        f"{beast_picture(rolled.kind, rolled.strength, name)}</span></span>"
    )
