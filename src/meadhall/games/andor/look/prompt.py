"""The prompt: line 1 says what to do, line 2 why, or what else is possible. Who waits is told for whom."""

from __future__ import annotations

from meadhall.look.contract import Button, Prompt

from ..state import choices
from ..state.names import LOST
from ..state.view import HeroView
from ..words import game_words
from ..words.names import creature_name, hero_name, small
from . import consequences
from .aims import Aim, aims, asked_fields, hours
from .deeds import IN_FIGHT, item_title
from .i18n import say
from .planning import agreeing, may_plan, way_of_actor
from .roads import Journey
from .sheet import verdict
from .view_model import NOBODY, Sight, key_of


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return over(sight)
    if not sight.open:
        return waiting(sight)
    if sight.item is not None:
        return Prompt(item_title(sight), say("Choose what to do with it."))
    if sight.decision in ("turn", "move"):
        return walking(sight)
    if not sight.deciding:
        return meanwhile(sight)
    return asked(sight)


def name_of(hero: HeroView) -> str:
    return hero_name(hero.who)


def over(sight: Sight) -> Prompt:
    told = verdict(sight)
    return Prompt(told.what, told.why) if told else Prompt("")


def leads(sight: Sight, hero: HeroView) -> str:
    return say("{hero} is to act: {player}", hero=name_of(hero), player=sight.leader(hero))


def waiting(sight: Sight) -> Prompt:
    hero = sight.acting
    if hero is None:
        return Prompt(say("A moment…"))
    who = leads(sight, hero)
    return Prompt(who, plan_words(sight), plan_buttons(sight))


def meanwhile(sight: Sight) -> Prompt:
    """Free actions are open to heroes who are not on turn."""
    hero = sight.acting
    who = leads(sight, hero) if hero else ""
    return Prompt(
        who, f"{say('Meanwhile your heroes may take free actions.')} {plan_words(sight)}", plan_buttons(sight)
    )


def plan_words(sight: Sight) -> str:
    """What the one who acts is about to do; else how to join the planning."""
    if sight.view.fighters:
        return say("The fight is open to all: see who decides what.")
    way = way_of_actor(sight)
    if way is not None:
        return say("The plan: to field {field}, {hours}.", field=way.road[-1], hours=hours(way.fare))
    if may_plan(sight):
        return say("Press a field to show it to the others.")
    return say("Point at the map to see what lies where.")


def plan_buttons(sight: Sight) -> tuple[Button, ...]:
    if not may_plan(sight) or way_of_actor(sight) is None:
        return ()
    return (Button("agree", say("Take the agreement back") if "agree" in sight.draft else say("Agree")),)


# -- one's own turn --------------------------------------------------------------------------------------------------


def walking(sight: Sight) -> Prompt:
    hero = sight.acting
    assert hero is not None
    field = sight.number("to")
    aim = aims(sight).get(field) if field != NOBODY else None
    if aim is not None:
        return planned(sight, hero, field, aim)
    if sight.decision == "move":
        stop = Button(key_of(choices.STOP), say("Stop here"), main=True)
        buttons = (stop,) if sight.may(choices.STOP) else ()
        return Prompt(
            say("{hero}: go on, or stop on field {field}", hero=name_of(hero), field=hero.field),
            left(hero),
            buttons,
        )
    return Prompt(
        say("{hero}: press a field to go there", hero=name_of(hero)), f"{left(hero)} {say('Or act below.')}"
    )


def left(hero: HeroView) -> str:
    """How much of the day is left."""
    normal, extra = hero.normal_left, hero.overtime_left
    if not hero.hours_left:
        return say("No hour is left today.")
    if extra and normal:
        return say("Hours left: {normal}, then {extra} of overtime.", normal=normal, extra=extra)
    if extra:
        return say("Only overtime is left: {extra} h.", extra=extra)
    return say("Hours left: {normal}.", normal=normal)


def planned(sight: Sight, hero: HeroView, field: int, aim: Aim) -> Prompt:
    buttons: list[Button] = []
    if aim.attack != NOBODY:
        buttons.append(Button(key_of(aim.attack), sight.words(aim.attack), main=True))
    if aim.journey is not None:
        go = say("Go and stay: {hours} h", hours=aim.journey.fare.cost)
        buttons.append(Button("go", go, main=aim.attack == NOBODY))
        buttons.append(Button("walk", say("Go, keep moving")))
    buttons.append(Button("clear", say("Clear")))
    if aim.journey is None:
        return Prompt(sight.words(aim.attack) + "?", fight_hint(sight, hero, aim.attack), tuple(buttons))
    what = say("{hero}: go to field {field}?", hero=name_of(hero), field=field)
    agreed = ", ".join(agreeing(sight))
    told = f" {say('Agreed: {names}.', names=agreed)}" if agreed else ""
    return Prompt(what, consequence(sight, hero, aim.journey) + told, tuple(buttons))


def fight_hint(sight: Sight, hero: HeroView, fight: int) -> str:
    dice = consequences.dice_of_a_round(sight)
    told = say("Each round takes an hour. Strength {strength}, dice: {dice}.", strength=hero.sp, dice=dice)
    return f"{told} {say('The first round: {changes}.', changes=consequences.changes(sight, fight))}"


def consequence(sight: Sight, hero: HeroView, journey: Journey) -> str:
    """Hours and willpower before it is done."""
    walk = consequences.walk(sight, journey.road)
    if walk is None:
        return ""
    told = [hours_told(*walk.hours)]
    before, after = walk.willpower
    if before != after:
        told.append(say("Willpower {before} → {after}.", before=before, after=after))
    passed = [each for field in journey.road if (each := sight.creature_on(field)) is not None]
    if walk.farmers:
        told.append(say("A creature is on the way: the farmers would die."))
    elif passed and passed[0].field != journey.road[-1]:
        told.append(
            say(
                "You pass a creature ({creature}); it does not stop you.",
                creature=small(creature_name(passed[0].kind, sight.texts, passed[0].tag)),
            )
        )
    if walk.outcome == LOST:
        told.append(say("The legend is lost by it!"))
    if not walk.certain:
        told.append(say("There a card comes up."))
    return " ".join(told)


def hours_told(before: int, after: int) -> str:
    if before == after:
        return say("No hour: an item pays for the way.")
    if after == before + 1:
        return say("Takes hour {hour} of the day.", hour=after)
    return say("Takes hours {first} to {last} of the day.", first=before + 1, last=after)


# -- other decisions --------------------------------------------------------------------------------------------------


def asked(sight: Sight) -> Prompt:
    """The game's own question; answers that are no field stand below it, those of a fight in its dialog."""
    assert sight.world is not None
    what = game_words.prompt(sight.world, sight.viewer)
    if sight.decision in IN_FIGHT and sight.view.fighters:
        return Prompt(what)
    on_map = {aim.choice for aim in asked_fields(sight).values()}
    rest = [choice for choice in sorted(sight.open) if choice not in on_map]
    why = say("Press a field on the map.") if on_map else ""
    return Prompt(what, why, tuple(answer(sight, choice) for choice in rest))


def answer(sight: Sight, choice: int) -> Button:
    label = sight.words(choice)
    if sight.decision == "gift" and choices.HERO <= choice < choices.ITEM:
        carried = len(sight.view.heroes[choice - choices.HERO].carries)
        label = say("{hero} (carries: {number})", hero=label, number=carried)
    return Button(key_of(choice), label, choice == choices.YES)
