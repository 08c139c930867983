"""The consequences of a choice. The rules play it on a copy of the imagined table; luck stays unknown."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.core.journal import Entry, Journal

from ..rules import moves
from ..rules.heroes import dice_for, spend_hour
from ..state import choices, events
from ..state.names import PLAYING
from ..state.table import GOLD, HOURS, SP, TYPE, WP, Board
from ..words.sentences import say
from .view_model import WALKING, ViewModel

CHANGES: Final = (
    (HOURS, "hours {before} → {after}"),
    (WP, "willpower {before} → {after}"),
    (SP, "strength {before} → {after}"),
    (GOLD, "gold {before} → {after}"),
)
NOTHING_CHANGES: Final = frozenset({choices.END_DAY, choices.NOTHING, choices.BEGIN, choices.CALL_OFF})


class Played(NamedTuple):
    table: Board
    told: list[Entry]
    certain: bool  # no luck was needed


def copied(world: Board) -> Board:
    twin = world.copy()
    assert isinstance(twin, Board)
    return twin


def played(model: ViewModel, *made: int) -> Played | None:
    """After these choices of the viewer; those that something else comes before are not made."""
    if model.world is None:
        return None
    after, journal = copied(model.world), Journal()
    after.attach_journal(journal)
    for choice in made:
        if after.decision(model.viewer) != model.decision and not (
            model.walking and after.decision(model.viewer) in WALKING
        ):
            break
        after.play(model.viewer, choice)
    return Played(after, journal.entries, after.luck == model.world.luck)


# -- a way -------------------------------------------------------------------------------------------------------


class Walk(NamedTuple):
    hours: tuple[int, int]  # used before and after
    willpower: tuple[int, int]
    farmers: int  # lost on the way
    certain: bool  # nothing comes up that nobody knows
    outcome: int  # of the legend


def walk(model: ViewModel, road: tuple[int, ...]) -> Walk | None:
    """The cost of a way. If a card comes up that needs luck, the cost of getting there."""
    gone = played(model, *[choices.step(field) for field in road])
    world, hero = model.world, model.actor
    if gone is None or world is None:
        return None
    after = gone.table
    if not gone.certain:
        after = copied(world)
        for _field in road:
            moves.pay_step(after, hero)
    return Walk(
        (world.hero(hero, HOURS), after.hero(hero, HOURS)),
        (world.hero(hero, WP), after.hero(hero, WP)),
        sum(entry.what == events.FARMER_LOST for entry in gone.told),
        gone.certain,
        int(gone.table.outcome) if gone.certain else PLAYING,
    )


# -- an hour of battle -----------------------------------------------------------------------------------------------


def an_hour_later(model: ViewModel) -> Board | None:
    """The hero who decides has paid for an hour."""
    if model.world is None:
        return None
    after = copied(model.world)
    spend_hour(after, model.actor)
    return after


def dice_of_a_round(model: ViewModel) -> int:
    """D3.7: counted once the hour is paid."""
    after = an_hour_later(model)
    return int(dice_for(after.hero(model.actor, TYPE), after.hero(model.actor, WP))) if after else 0


# -- in words ----------------------------------------------------------------------------------------------------------


def costs_a_round(model: ViewModel, choice: int) -> bool:
    """Choices that lead into a round of battle, which luck decides: only its hour is known."""
    fights = choices.is_fight(choice) or choice == choices.REMOVE_RUBBLE
    return fights or (choice == choices.YES and model.decision in ("join", "stay"))


def changes(model: ViewModel, choice: int) -> str:
    """The change for a hero: "hours 7 → 8, willpower 9 → 7". Nothing, if luck plays a part."""
    world = model.world
    if world is None or choice in NOTHING_CHANGES:
        return ""
    if costs_a_round(model, choice):
        after = an_hour_later(model)
    else:
        found = played(model, choice)
        after = found.table if found is not None and found.certain else None
    if after is None:
        return ""
    by_hero = [changes_of(world, after, hero) for hero in range(world.party)]
    changed = [told for told in by_hero if told]
    return ", ".join(changed[0]) if len(changed) == 1 else ""


def changes_of(before: Board, after: Board, hero: int) -> list[str]:
    return [
        say(words, before=before.hero(hero, what), after=after.hero(hero, what))
        for what, words in CHANGES
        if before.hero(hero, what) != after.hero(hero, what)
    ]
