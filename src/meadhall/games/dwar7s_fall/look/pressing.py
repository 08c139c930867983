"""What pressing a piece does: makes a choice, goes on putting one together, or says why it does neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Draft, Explain, Play, Pressed

from ..state import choices
from ..state.box import HAND_CARDS
from ..state.cards import OGRE_OF_ID
from ..state.table import Board
from ..state.view import TableView, TileView
from ..words.names import name_of_kind
from .aims import tile_aims
from .labels import crowd_words, kingdom_words, points_words, stack_words, stopped_words
from .prompt import prompt
from .tasks import task_words
from .view_model import STEPS_OF_A_CARD, STEPS_OF_AN_OGRE, Sight, ahead
from .words import say, sentences


def press(sight: Sight, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and sight.may(int(rest)):
        return chosen(sight, int(rest))
    if what == "tile" and rest.isdecimal():
        return press_tile(sight, int(rest))
    if what == "cell":
        return explain_cell(sight, rest)
    presser = PRESSERS.get(what)
    answer = presser(sight, rest) if presser and sight.mine else None
    return answer or Explain(why_not(sight, what, rest))


def chosen(sight: Sight, choice: int) -> Pressed:
    if choice == choices.REVEAL:
        return Play(choice)
    if sight.decision in ("bully_own", "panic"):
        return sight.go_on(choice)
    return sight.play(choice)


# -- tiles ---------------------------------------------------------------------------------------------


def press_tile(sight: Sight, number: int) -> Pressed:
    tile = sight.tile(number)
    if tile is None:
        return Explain(prompt(sight).what)
    aim = tile_aims(sight).get(number)
    if aim and sight.decision == "place":
        return lay_at(sight, aim.choice)
    if aim:
        return aim.pressed
    if sight.mine and sight.decision == "act" and sight.may(choices.PUT + number):
        return Draft((f"at:{number}",))
    return Explain(told(sight, tile))


def told(sight: Sight, tile: TileView) -> str:
    """What lies there, and who is there."""
    whose = sight.whose.get(tile.cell, ())
    return sentences(
        f"{name_of_kind(tile.top.kind)}: {task_words(sight.view.box, tile.top.kind)}",
        crowd_words(tile, sight.viewer, sight.names),
        stopped_words(tile),
        stack_words(tile),
        kingdom_words(whose, sight.viewer, sight.names),
        points_words(tile.top.vp),
    )


def explain_cell(sight: Sight, rest: str) -> Pressed:
    """A place named in the log."""
    tile = next((one for one in sight.view.tiles if f"{one.cell[0]}:{one.cell[1]}" == rest), None)
    return Explain(told(sight, tile) if tile else say("No card lies there now."))


# -- what is being put together --------------------------------------------------------------------------


def press_card(sight: Sight, rest: str) -> Pressed | None:
    """A card of the hand; another one may be taken instead while one is being laid."""
    if not rest.isdecimal() or not 0 <= int(rest) < HAND_CARDS:
        return None
    choice = choices.CARD + int(rest)
    if choice in sight.done:
        return Draft(())
    if sight.before.decision != "act" or choice not in sight.before.choices:
        return None
    return Draft((f"do:{choice}",))


def press_place(sight: Sight, rest: str) -> Pressed | None:
    if sight.decision != "place" or not rest.isdecimal() or not sight.may(int(rest)):
        return None
    return lay_at(sight, int(rest))


def lay_at(sight: Sight, choice: int) -> Pressed:
    """The card comes to lie there, turned as it does its owner's kingdom most good; then it may be turned on."""
    there = sight.ahead(choice)
    assert there is not None
    ways = [one for one in there.choices(sight.viewer) if choices.TURN <= one < choices.CARD]
    best = max(ways, key=lambda way: kingdom_after(there, sight.viewer, way))
    return sight.go_on(choice, f"turn:{best - choices.TURN}")


def kingdom_after(table: Board, seat: int, way: int) -> tuple[int, int]:
    view = ahead(table, seat, (way,)).view(seat)
    assert isinstance(view, TableView)
    return view.seats[seat].kingdom_value, view.seats[seat].kingdom_tiles


def press_turn(sight: Sight, rest: str) -> Pressed | None:
    if sight.decision != "rotate" or rest not in ("next", "back"):
        return None
    ways = sight.rotations
    at = ways.index(sight.rotation) + (1 if rest == "next" else -1)
    return sight.with_draft(f"turn:{ways[at % len(ways)]}")


def press_lay(sight: Sight, rest: str) -> Pressed | None:
    return sight.play(choices.TURN + sight.rotation) if sight.decision == "rotate" else None


def press_pool(sight: Sight, rest: str) -> Pressed | None:
    if sight.placing_dwarf:
        return Draft(())
    if sight.before.decision != "act" or not any(
        choices.PUT <= choice < choices.MOVE for choice in sight.before.choices
    ):
        return None
    return Draft(("pool",))


def press_ogre(sight: Sight, rest: str) -> Pressed | None:
    """The card, then its targets."""
    if rest not in OGRE_OF_ID:
        return None
    choice = choices.OGRE + OGRE_OF_ID[rest]
    if choice in sight.done:
        return Draft(())
    if sight.before.decision != "act" or choice not in sight.before.choices:
        return None
    return Draft((f"do:{choice}",))


def press_cancel(sight: Sight, rest: str) -> Pressed | None:
    if not sight.drafting:
        return None
    return sight.back() if sight.decision == "rotate" and len(sight.done) > 1 else Draft(())


PRESSERS: Final[dict[str, Callable[[Sight, str], Pressed | None]]] = {
    "card": press_card,
    "place": press_place,
    "turn": press_turn,
    "lay": press_lay,
    "pool": press_pool,
    "ogre": press_ogre,
    "cancel": press_cancel,
}


# -- why not -------------------------------------------------------------------------------------------


def why_not(sight: Sight, what: str, rest: str) -> str:
    if not sight.mine or what not in ("card", "pool", "ogre") or sight.decision in STEPS_OF_AN_OGRE:
        return prompt(sight).what
    if sight.decision in STEPS_OF_A_CARD:
        return say("A card is being laid already.")
    if sight.decision != "act":
        return say("Cards, dwarfs and ogres are for the actions at the beginning of your turn.")
    if what == "ogre":
        return say("This ogre finds no target now.")
    if not sight.view.actions_left:
        return say("Your actions of this turn are used.")
    if not sight.main.pool:
        return say("All your dwarfs are at work.")
    return say("No tile has a free space.")
