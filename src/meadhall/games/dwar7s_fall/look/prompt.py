"""The prompt: line 1 says what to do, line 2 why, at what price, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Button, Prompt

from ..state import choices
from ..state.cards import MOST_SEATS, OGRES
from ..state.table import MOST_TILES
from ..words.names import name_of_kind, name_of_secret
from . import consequences
from .aims import dwarfs_on
from .facts import box_of
from .view_model import Sight, key_of
from .words import listed, say, sentences

Prompter = Callable[[Sight], Prompt]


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return Prompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if not sight.mine:
        return waiting(sight)
    return PROMPTERS[sight.decision](sight)


# -- when others play ----------------------------------------------------------------------------------


def waiting(sight: Sight) -> Prompt:
    active = sight.names[sight.view.active]
    if sight.may(choices.REVEAL):
        return Prompt(say("Your secret goal is fulfilled"), reveal_words(sight), (reveal_button(sight),))
    return Prompt(say("{player} is playing", player=active), doing(sight))


def doing(sight: Sight) -> str:
    view = sight.view
    if view.decision in ("place", "rotate") and view.held:
        return say("A card is being laid: {card}.", card=name_of_kind(view.held))
    return say("Press any tile to read what it does.")


def reveal_words(sight: Sight) -> str:
    return say("Revealed, it counts for good, whatever happens later. You may do it at any moment.")


def reveal_button(sight: Sight, main: bool = False) -> Button:
    secret = name_of_secret(sight.main.secret or "")
    return Button(key_of(choices.REVEAL), say("Reveal: {goal}", goal=secret), main=main)


def revealing(sight: Sight) -> tuple[Button, ...]:
    return (reveal_button(sight),) if sight.may(choices.REVEAL) else ()


def cancel(sight: Sight) -> tuple[Button, ...]:
    return (Button("cancel", say("Cancel")),) if sight.drafting else ()


# -- actions -------------------------------------------------------------------------------------------


def acting(sight: Sight) -> Prompt:
    if sight.placing_dwarf:
        why = say(
            "One action. A ring marks every tile with a free space; enough dwarfs of yours on a tile do its task."
        )
        return Prompt(say("Where does the dwarf go?"), why, cancel(sight))
    if sight.selected >= 0:
        return of_tile(sight)
    if not sight.view.tiles:
        why = say("Choose a card of your hand below: it is the first of the realm. Everybody may use it.")
        return Prompt(say("Lay the first card"), why)
    left = sight.view.actions_left
    end = Button(key_of(choices.END_ACTIONS), end_words(sight), main=not left)
    buttons = (end, *revealing(sight))
    if not left:
        why = sentences(done_words(sight), consequences.discards(sight))
        return Prompt(say("Your actions are used"), why, buttons)
    why = say("Lay a card, place a dwarf, or press a tile with your dwarf to move it. Ogres are free.")
    return Prompt(say("Your turn: take an action"), sentences(why, consequences.discards(sight)), buttons)


def done_words(sight: Sight) -> str:
    if sight.within(choices.OGRE, OGRES):
        return say("You may still play an ogre, free of charge. Then your dwarfs finish their work.")
    return say("Now your dwarfs finish their work.")


def end_words(sight: Sight) -> str:
    due = consequences.due_tasks(sight)
    if due:
        return say.many("Resolve {number} task", "Resolve {number} tasks", due)
    return say("End the actions")


def of_tile(sight: Sight) -> Prompt:
    """A tile was pressed: what may be done there."""
    tile = sight.at(sight.selected)
    put = choices.PUT + tile.tile
    buttons = [Button(key_of(put), say("Place a dwarf here"), main=True)] if sight.may(put) else []
    moves = bool(sight.within(choices.MOVE + 4 * tile.tile, 4))
    what = name_of_kind(tile.top.kind)
    why = sentences(
        consequences.arrival(sight, put, tile.tile) if sight.may(put) else "",
        say("Or press a ringed neighbour: a dwarf of yours moves there.") if moves else "",
    )
    return Prompt(what, why, (*buttons, *cancel(sight)))


# -- laying a card -------------------------------------------------------------------------------------


def placing(sight: Sight) -> Prompt:
    card = name_of_kind(sight.view.held)
    covers = bool(sight.within(choices.COVER, MOST_TILES))
    why = say("One action. Press an empty place beside any tile.")
    if covers:
        why = say("One action. Press an empty place beside any tile, or a ringed tile to cover it.")
    return Prompt(say("{card}: where does it go?", card=card), why, cancel(sight))


def rotating(sight: Sight) -> Prompt:
    card = name_of_kind(sight.view.held)
    why = consequences.changes(sight, sight.laid) or say("No kingdom changes.")
    turn = (Button("turn:next", say("Turn")),) if len(sight.rotations) > 1 else ()
    lay = Button("lay", say("Lay it"), main=True)
    return Prompt(say("{card}: lay it like this?", card=card), why, (lay, *turn, *cancel(sight)))


# -- ogres ---------------------------------------------------------------------------------------------

OGRE_PROMPTS: Final[dict[str, tuple[str, str]]] = {
    "ambush": (
        "Ambush: choose a tile",
        "All dwarfs on it go home, yours too. The card is used up; it costs no action.",
    ),
    "bully_own": (
        "Bully: choose your dwarf",
        "It changes places with a rival's dwarf, however far away. It costs no action.",
    ),
    "bully_rival": ("Bully: choose the rival's dwarf", "The two change places; walls do not matter."),
    "panic": (
        "Panic: choose any dwarf",
        "It runs some tiles along open roads, whoever owns it. It costs no action.",
    ),
    "panic_to": ("Panic: where does it run?", "Along open roads, where there is room."),
    "thief": (
        "Thief: choose a player",
        "You take one of that player's gems, drawn by lot. It costs no action.",
    ),
    "crown": (
        "Crown: choose a player",
        "All ogres of that player become yours; you may play them at once.",
    ),
}


def of_ogre(sight: Sight) -> Prompt:
    what, why = OGRE_PROMPTS[sight.decision]
    return Prompt(say(what), say(why), (*which_dwarf(sight), *which_player(sight), *cancel(sight)))


def which_dwarf(sight: Sight) -> tuple[Button, ...]:
    """Dwarfs of several colours stand on the pressed tile."""
    tile = sight.drafted("on")
    if tile < 0:
        return ()
    return tuple(
        Button(
            key_of(choice),
            say("Dwarf of {player}", player=sight.names[(choice - choices.DWARF) % MOST_SEATS]),
        )
        for choice in dwarfs_on(sight, tile)
    )


def which_player(sight: Sight) -> tuple[Button, ...]:
    return tuple(
        Button(key_of(choice), sight.names[choice - choices.PLAYER])
        for choice in sight.within(choices.PLAYER, MOST_SEATS)
    )


# -- resolve, discard, end -----------------------------------------------------------------------------


def resolving(sight: Sight) -> Prompt:
    due = [sight.at(tile) for tile in sight.view.due]
    names = listed([name_of_kind(tile.top.kind) for tile in due])
    if len(due) == 1:
        button = Button(key_of(choices.TILE + due[0].tile), say("Resolve: {card}", card=names), main=True)
        why = sentences(
            consequences.consequence(sight, choices.TILE + due[0].tile), consequences.discards(sight)
        )
        return Prompt(say("Your dwarfs finish their work"), why, (button, *revealing(sight)))
    why = say("Press the ringed tiles in the order you like. Each task is judged when it is resolved.")
    return Prompt(say("What is resolved first?"), why, revealing(sight))


def trading(sight: Sight) -> Prompt:
    decline = Button(key_of(choices.DECLINE), say("Buy nothing"))
    why = say(
        "Press a ringed offer: its gems go back to the piles, the goal is yours. {number} goals end the game.",
        number=box_of(sight.view.box).goals_to_end,
    )
    return Prompt(say("At the warehouse: buy a goal?"), why, (decline, *revealing(sight)))


def digging(sight: Sight) -> Prompt:
    decline = Button(key_of(choices.DECLINE), say("Leave the stacks"))
    why = say("Press a ringed stack: its top card goes to the bottom, the next one is in play.")
    return Prompt(say("From the castle: dig in a stack?"), why, (decline, *revealing(sight)))


def discarding(sight: Sight) -> Prompt:
    limit = box_of(sight.view.box).hand_limit
    what = say.many("Discard {number} card", "Discard {number} cards", sight.main.surplus)
    why = say(
        "You may keep {limit} cards in hand. Press gems or ogres; kingdom cards always stay.", limit=limit
    )
    return Prompt(what, why, revealing(sight))


def ending(sight: Sight) -> Prompt:
    end = Button(key_of(choices.END_TURN), say("End your turn"), main=True)
    if sight.may(choices.REVEAL):
        why = sentences(reveal_words(sight), consequences.turn_ends(sight))
        return Prompt(say("Your secret goal is fulfilled"), why, (end, *revealing(sight)))
    return Prompt(say("Your turn is done"), consequences.turn_ends(sight), (end,))


PROMPTERS: Final[dict[str, Prompter]] = {
    "act": acting,
    "place": placing,
    "rotate": rotating,
    **dict.fromkeys(OGRE_PROMPTS, of_ogre),
    "resolve": resolving,
    "trade": trading,
    "dig": digging,
    "discard": discarding,
    "end_turn": ending,
}
