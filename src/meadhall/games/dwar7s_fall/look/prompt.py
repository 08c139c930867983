"""The prompt: line 1 says what to do, line 2 why, at what price, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Button, PagePrompt

from ..state import choices
from ..state.cards import MOST_SEATS, OGRES
from ..state.table import MOST_TILES
from ..words.names import name_of_kind, name_of_secret
from . import consequences
from .aims import dwarfs_on
from .facts import box_of
from .view_model import ViewModel, key_of
from .words import listed, say, sentences

Prompter = Callable[[ViewModel], PagePrompt]


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if not model.mine:
        return waiting(model)
    return PROMPTERS[model.decision](model)


# -- when others play ----------------------------------------------------------------------------------


def waiting(model: ViewModel) -> PagePrompt:
    active = model.names[model.view.active]
    if model.may(choices.REVEAL):
        return PagePrompt(say("Your secret goal is fulfilled"), reveal_words(model), (reveal_button(model),))
    return PagePrompt(say("{player} is playing", player=active), doing(model))


def doing(model: ViewModel) -> str:
    view = model.view
    if view.decision in ("place", "rotate") and view.held:
        return say("A card is being laid: {card}.", card=name_of_kind(view.held))
    return say("Press any tile to read what it does.")


def reveal_words(model: ViewModel) -> str:
    return say("Revealed, it counts for good, whatever happens later. You may do it at any moment.")


def reveal_button(model: ViewModel, main: bool = False) -> Button:
    secret = name_of_secret(model.main.secret or "")
    return Button(key_of(choices.REVEAL), say("Reveal: {goal}", goal=secret), main=main)


def revealing(model: ViewModel) -> tuple[Button, ...]:
    return (reveal_button(model),) if model.may(choices.REVEAL) else ()


def cancel(model: ViewModel) -> tuple[Button, ...]:
    return (Button("cancel", say("Cancel")),) if model.drafting else ()


# -- actions -------------------------------------------------------------------------------------------


def acting(model: ViewModel) -> PagePrompt:
    if model.placing_dwarf:
        why = say(
            "One action. A ring marks every tile with a free space; enough dwarfs of yours on a tile do its task."
        )
        return PagePrompt(say("Where does the dwarf go?"), why, cancel(model))
    if model.selected >= 0:
        return of_tile(model)
    if not model.view.tiles:
        why = say("Choose a card of your hand below: it is the first of the realm. Everybody may use it.")
        return PagePrompt(say("Lay the first card"), why)
    left = model.view.actions_left
    end = Button(key_of(choices.END_ACTIONS), end_words(model), main=not left)
    buttons = (end, *revealing(model))
    if not left:
        why = sentences(done_words(model), consequences.discards(model))
        return PagePrompt(say("Your actions are used"), why, buttons)
    why = say("Lay a card, place a dwarf, or press a tile with your dwarf to move it. Ogres are free.")
    return PagePrompt(say("Your turn: take an action"), sentences(why, consequences.discards(model)), buttons)


def done_words(model: ViewModel) -> str:
    if model.within(choices.OGRE, OGRES):
        return say("You may still play an ogre, free of charge. Then your dwarfs finish their work.")
    return say("Now your dwarfs finish their work.")


def end_words(model: ViewModel) -> str:
    due = consequences.due_tasks(model)
    if due:
        return say.many("Resolve {number} task", "Resolve {number} tasks", due)
    return say("End the actions")


def of_tile(model: ViewModel) -> PagePrompt:
    """A tile was pressed: what may be done there."""
    tile = model.at(model.selected)
    put = choices.PUT + tile.tile
    buttons = [Button(key_of(put), say("Place a dwarf here"), main=True)] if model.may(put) else []
    moves = bool(model.within(choices.MOVE + 4 * tile.tile, 4))
    what = name_of_kind(tile.top.kind)
    why = sentences(
        consequences.arrival(model, put, tile.tile) if model.may(put) else "",
        say("Or press a ringed neighbour: a dwarf of yours moves there.") if moves else "",
    )
    return PagePrompt(what, why, (*buttons, *cancel(model)))


# -- laying a card -------------------------------------------------------------------------------------


def placing(model: ViewModel) -> PagePrompt:
    card = name_of_kind(model.view.held)
    covers = bool(model.within(choices.COVER, MOST_TILES))
    why = say("One action. Press an empty place beside any tile.")
    if covers:
        why = say("One action. Press an empty place beside any tile, or a ringed tile to cover it.")
    return PagePrompt(say("{card}: where does it go?", card=card), why, cancel(model))


def rotating(model: ViewModel) -> PagePrompt:
    card = name_of_kind(model.view.held)
    why = consequences.changes(model, model.laid) or say("No kingdom changes.")
    turn = (Button("turn:next", say("Turn")),) if len(model.rotations) > 1 else ()
    lay = Button("lay", say("Lay it"), main=True)
    return PagePrompt(say("{card}: lay it like this?", card=card), why, (lay, *turn, *cancel(model)))


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


def of_ogre(model: ViewModel) -> PagePrompt:
    what, why = OGRE_PROMPTS[model.decision]
    return PagePrompt(say(what), say(why), (*which_dwarf(model), *which_player(model), *cancel(model)))


def which_dwarf(model: ViewModel) -> tuple[Button, ...]:
    """Dwarfs of several colours stand on the pressed tile."""
    tile = model.drafted("on")
    if tile < 0:
        return ()
    return tuple(
        Button(
            key_of(choice),
            say("Dwarf of {player}", player=model.names[(choice - choices.DWARF) % MOST_SEATS]),
        )
        for choice in dwarfs_on(model, tile)
    )


def which_player(model: ViewModel) -> tuple[Button, ...]:
    return tuple(
        Button(key_of(choice), model.names[choice - choices.PLAYER])
        for choice in model.within(choices.PLAYER, MOST_SEATS)
    )


# -- resolve, discard, end -----------------------------------------------------------------------------


def resolving(model: ViewModel) -> PagePrompt:
    due = [model.at(tile) for tile in model.view.due]
    names = listed([name_of_kind(tile.top.kind) for tile in due])
    if len(due) == 1:
        button = Button(key_of(choices.TILE + due[0].tile), say("Resolve: {card}", card=names), main=True)
        why = sentences(
            consequences.consequence(model, choices.TILE + due[0].tile), consequences.discards(model)
        )
        return PagePrompt(say("Your dwarfs finish their work"), why, (button, *revealing(model)))
    why = say("Press the ringed tiles in the order you like. Each task is judged when it is resolved.")
    return PagePrompt(say("What is resolved first?"), why, revealing(model))


def trading(model: ViewModel) -> PagePrompt:
    decline = Button(key_of(choices.DECLINE), say("Buy nothing"))
    why = say(
        "Press a ringed offer: its gems go back to the piles, the goal is yours. {number} goals end the game.",
        number=box_of(model.view.box).goals_to_end,
    )
    return PagePrompt(say("At the warehouse: buy a goal?"), why, (decline, *revealing(model)))


def digging(model: ViewModel) -> PagePrompt:
    decline = Button(key_of(choices.DECLINE), say("Leave the stacks"))
    why = say("Press a ringed stack: its top card goes to the bottom, the next one is in play.")
    return PagePrompt(say("From the castle: dig in a stack?"), why, (decline, *revealing(model)))


def discarding(model: ViewModel) -> PagePrompt:
    limit = box_of(model.view.box).hand_limit
    what = say.many("Discard {number} card", "Discard {number} cards", model.main.surplus)
    why = say(
        "You may keep {limit} cards in hand. Press gems or ogres; kingdom cards always stay.", limit=limit
    )
    return PagePrompt(what, why, revealing(model))


def ending(model: ViewModel) -> PagePrompt:
    end = Button(key_of(choices.END_TURN), say("End your turn"), main=True)
    if model.may(choices.REVEAL):
        why = sentences(reveal_words(model), consequences.turn_ends(model))
        return PagePrompt(say("Your secret goal is fulfilled"), why, (end, *revealing(model)))
    return PagePrompt(say("Your turn is done"), consequences.turn_ends(model), (end,))


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
