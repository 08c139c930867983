"""The prompt of the page: the game's own `Prompt`, with buttons, consequences, and the steps of a draft."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.prompt import Prompt
from meadhall.look.contract import Button, PagePrompt

from ..state import choices
from ..state.cards import MOST_SEATS
from ..words import game_words
from ..words.names import name_of_kind, name_of_secret
from . import consequences
from .aims import dwarfs_on
from .view_model import ViewModel, key_of
from .words import say, sentences

Prompter = Callable[[ViewModel, Prompt], PagePrompt]


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if model.world is None or not model.open:
        return waiting(model)
    asked: Prompt = game_words.prompt(model.world, model.viewer)
    if not model.mine:
        return PagePrompt(asked.what, asked.why, revealing(model))
    return PROMPTERS.get(model.decision, asking)(model, asked)


def asking(model: ViewModel, asked: Prompt) -> PagePrompt:
    """A prompt to which the page adds only buttons."""
    decline = (choice_button(model, choices.DECLINE),) if model.may(choices.DECLINE) else ()
    last = cancel(model) if model.drafting else revealing(model)
    return PagePrompt(asked.what, asked.why, (*which_dwarf(model), *which_player(model), *decline, *last))


def waiting(model: ViewModel) -> PagePrompt:
    view = model.view
    why = say("Press any tile to read what it does.")
    if view.held:
        why = say("A card is being laid: {card}.", card=name_of_kind(view.held))
    return PagePrompt(say("{player} is playing", player=model.names[view.active]), why)


# -- buttons -------------------------------------------------------------------------------------------


def choice_button(model: ViewModel, choice: int, main: bool = False) -> Button:
    """A choice with the game's own description."""
    assert model.world is not None
    return Button(key_of(choice), game_words.describe_choice(model.world, model.viewer, choice), main=main)


def revealing(model: ViewModel) -> tuple[Button, ...]:
    if not model.may(choices.REVEAL):
        return ()
    secret = name_of_secret(model.main.secret or "")
    return (Button(key_of(choices.REVEAL), say("Reveal: {goal}", goal=secret)),)


def cancel(model: ViewModel) -> tuple[Button, ...]:
    return (Button("cancel", say("Cancel")),) if model.drafting else ()


# -- actions -------------------------------------------------------------------------------------------


def acting(model: ViewModel, asked: Prompt) -> PagePrompt:
    if model.placing_dwarf:
        why = say(
            "One action. A ring marks every tile with a free space; enough dwarfs of yours on a tile do its task."
        )
        return PagePrompt(say("Where does the dwarf go?"), why, cancel(model))
    if model.selected >= 0:
        return of_tile(model)
    if not model.may(choices.END_ACTIONS):
        return PagePrompt(asked.what, asked.why)
    left = model.view.actions_left
    end = Button(key_of(choices.END_ACTIONS), end_words(model), main=not left)
    hint = say("Press a tile with your dwarf to move it.") if left else ""
    why = sentences(asked.why, hint, consequences.discards(model))
    return PagePrompt(asked.what, why, (end, *revealing(model)))


def end_words(model: ViewModel) -> str:
    due = consequences.due_tasks(model)
    if due:
        return say.many("Resolve {number} task", "Resolve {number} tasks", due)
    return say("End the actions")


def of_tile(model: ViewModel) -> PagePrompt:
    """The actions on the selected tile."""
    tile = model.at(model.selected)
    put = choices.PUT + tile.tile
    buttons = [Button(key_of(put), say("Place a dwarf here"), main=True)] if model.may(put) else []
    moves = bool(model.within(choices.MOVE + 4 * tile.tile, 4))
    why = sentences(
        consequences.arrival(model, put, tile.tile) if model.may(put) else "",
        say("Or press a ringed neighbour: a dwarf of yours moves there.") if moves else "",
    )
    return PagePrompt(name_of_kind(tile.top.kind), why, (*buttons, *cancel(model)))


def rotating(model: ViewModel, asked: Prompt) -> PagePrompt:
    why = consequences.changes(model, model.laid) or say("No kingdom changes.")
    turn = (Button("turn:next", say("Turn")),) if len(model.rotations) > 1 else ()
    lay = Button("lay", say("Lay it"), main=True)
    return PagePrompt(asked.what, why, (lay, *turn, *cancel(model)))


# -- targets -------------------------------------------------------------------------------------------


def which_dwarf(model: ViewModel) -> tuple[Button, ...]:
    """A button for each dwarf that can be chosen on the selected tile."""
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


# -- resolve, end --------------------------------------------------------------------------------------


def resolving(model: ViewModel, asked: Prompt) -> PagePrompt:
    """A single task has a button and shows its consequence."""
    if len(model.view.due) > 1:
        return PagePrompt(asked.what, asked.why, revealing(model))
    choice = choices.TILE + model.view.due[0]
    card = name_of_kind(model.at(model.view.due[0]).top.kind)
    button = Button(key_of(choice), say("Resolve: {card}", card=card), main=True)
    why = sentences(consequences.consequence(model, choice), consequences.discards(model))
    return PagePrompt(asked.what, why, (button, *revealing(model)))


def ending(model: ViewModel, asked: Prompt) -> PagePrompt:
    end = choice_button(model, choices.END_TURN, main=True)
    why = sentences(asked.why, consequences.turn_ends(model))
    return PagePrompt(asked.what, why, (end, *revealing(model)))


PROMPTERS: Final[dict[str, Prompter]] = {
    "act": acting,
    "rotate": rotating,
    "resolve": resolving,
    "end_turn": ending,
}
