"""The prompt of the page: the game's own words, and what only a page adds: buttons, plans, whom it waits for."""

from __future__ import annotations

from meadhall.core.prompt import Prompt
from meadhall.look.contract import Button, PagePrompt
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.names import LOST
from ..state.view import HeroView
from ..words import game_words
from ..words.names import creature_name, hero_name, small
from ..words.sentences import say
from . import consequences
from .aims import Aim, aims, asked_fields, hours
from .deeds import item_title
from .fight_choices import DECIDES
from .planning import agreeing, may_plan, way_of_actor
from .roads import Journey
from .sheet import verdict
from .view_model import NOBODY, ViewModel


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return over(model)
    if not model.open:
        return waiting(model)
    if model.item is not None:
        return PagePrompt(item_title(model), say("Choose what to do with it."))
    if model.decision in ("turn", "move"):
        return walking(model)
    if not model.deciding:
        return meanwhile(model)
    return asked(model)


def game_prompt(model: ViewModel) -> Prompt:
    """The prompt that terminal and API show."""
    assert model.world is not None
    return game_words.prompt(model.world, model.viewer)


def name_of(hero: HeroView) -> str:
    return hero_name(hero.who)


def over(model: ViewModel) -> PagePrompt:
    told = verdict(model)
    return PagePrompt(told.what, told.why) if told else PagePrompt("")


def leads(model: ViewModel, hero: HeroView) -> str:
    return say("{hero} is to act: {player}", hero=name_of(hero), player=model.leader(hero))


def waiting(model: ViewModel) -> PagePrompt:
    hero = model.acting
    if hero is None:
        return PagePrompt(say("A moment…"))
    who = leads(model, hero)
    return PagePrompt(who, plan_words(model), plan_buttons(model))


def meanwhile(model: ViewModel) -> PagePrompt:
    """Free actions are open to heroes who are not on turn."""
    hero = model.acting
    who = leads(model, hero) if hero else ""
    return PagePrompt(who, f"{game_prompt(model).what} {plan_words(model)}", plan_buttons(model))


def plan_words(model: ViewModel) -> str:
    """The plan of the hero who acts; else how to join the planning."""
    if model.view.fighters:
        return say("The fight is open to all: see who decides what.")
    way = way_of_actor(model)
    if way is not None:
        return say("The plan: to field {field}, {hours}.", field=way.road[-1], hours=hours(way.fare))
    if may_plan(model):
        return say("Press a field to show it to the others.")
    return say("Point at the map to see what lies where.")


def plan_buttons(model: ViewModel) -> tuple[Button, ...]:
    if not may_plan(model) or way_of_actor(model) is None:
        return ()
    return (Button("agree", say("Take the agreement back") if "agree" in model.draft else say("Agree")),)


# -- one's own turn --------------------------------------------------------------------------------------------------


def walking(model: ViewModel) -> PagePrompt:
    hero = model.acting
    assert hero is not None
    field = model.number("to")
    aim = aims(model).get(field) if field != NOBODY else None
    if aim is not None:
        return planned(model, hero, field, aim)
    told = game_prompt(model)
    if model.decision == "move":
        stop = Button(key_of(choices.STOP), model.words(choices.STOP), main=True)
        return PagePrompt(told.what, told.why, (stop,) if model.may(choices.STOP) else ())
    return PagePrompt(told.what, f"{told.why} {say('Press a field to go there, or act below.')}")


def planned(model: ViewModel, hero: HeroView, field: int, aim: Aim) -> PagePrompt:
    buttons: list[Button] = []
    if aim.attack != NOBODY:
        buttons.append(Button(key_of(aim.attack), model.words(aim.attack), main=True))
    if aim.journey is not None:
        go = say("Go and stay: {hours} h", hours=aim.journey.fare.cost)
        buttons.append(Button("go", go, main=aim.attack == NOBODY))
        buttons.append(Button("walk", say("Go, keep moving")))
    buttons.append(Button("clear", say("Clear")))
    if aim.journey is None:
        return PagePrompt(model.words(aim.attack) + "?", fight_hint(model, hero, aim.attack), tuple(buttons))
    what = say("{hero}: go to field {field}?", hero=name_of(hero), field=field)
    agreed = ", ".join(agreeing(model))
    told = f" {say('Agreed: {names}.', names=agreed)}" if agreed else ""
    return PagePrompt(what, consequence(model, hero, aim.journey) + told, tuple(buttons))


def fight_hint(model: ViewModel, hero: HeroView, fight: int) -> str:
    dice = consequences.dice_of_a_round(model)
    told = say("Each round takes an hour. Strength {strength}, dice: {dice}.", strength=hero.sp, dice=dice)
    return f"{told} {say('The first round: {changes}.', changes=consequences.changes(model, fight))}"


def consequence(model: ViewModel, hero: HeroView, journey: Journey) -> str:
    """Hours and willpower before it is done."""
    walk = consequences.walk(model, journey.road)
    if walk is None:
        return ""
    told = [hours_told(*walk.hours)]
    before, after = walk.willpower
    if before != after:
        told.append(say("Willpower {before} → {after}.", before=before, after=after))
    passed = [each for field in journey.road if (each := model.creature_on(field)) is not None]
    if walk.farmers:
        told.append(say("A creature is on the way: the farmers would die."))
    elif passed and passed[0].field != journey.road[-1]:
        told.append(
            say(
                "You pass a creature ({creature}); it does not stop you.",
                creature=small(creature_name(passed[0].kind, model.texts, passed[0].tag)),
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


def asked(model: ViewModel) -> PagePrompt:
    """Answers that are no field stand below the question, those of a fight in its dialog."""
    told = game_prompt(model)
    if model.decision in DECIDES and model.view.fighters:
        return PagePrompt(told.what, told.why)
    on_map = {aim.choice for aim in asked_fields(model).values()}
    rest = [choice for choice in sorted(model.open) if choice not in on_map]
    press = say("Press a field on the map.") if on_map else ""
    return PagePrompt(
        told.what, f"{told.why} {press}".strip(), tuple(answer(model, choice) for choice in rest)
    )


def answer(model: ViewModel, choice: int) -> Button:
    label = model.words(choice)
    if model.decision == "gift" and choices.is_hero(choice):
        carried = len(model.view.heroes[choices.hero_of(choice)].carries)
        label = say("{hero} (carries: {number})", hero=label, number=carried)
    return Button(key_of(choice), label, choice == choices.YES)
