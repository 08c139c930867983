"""The prompt on the page: the words of the decision, with buttons and the steps of a draft; or who must decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.prompt import Prompt
from meadhall.core.table import NOBODY
from meadhall.look.contract import Button, PagePrompt
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.cards import TOKEN_OF_ID
from ..words import game_words
from ..words.names import card_name, token_name
from ..words.sentences import say
from .pieces import code_number
from .view_model import ViewModel, arrangement, reaches

Adorn = Callable[[ViewModel, Prompt], PagePrompt]


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return over(model)
    if not model.open or model.world is None:
        return waiting(model)
    asked = game_words.prompt(model.world, model.viewer)
    adorn = ON_PAGE.get(model.decision)
    return adorn(model, asked) if adorn else PagePrompt(*asked)


def with_hint(asked: Prompt, hint: str, buttons: tuple[Button, ...] = ()) -> PagePrompt:
    """The prompt of a decision; first a hint how to answer it on the page."""
    return PagePrompt(asked.what, f"{hint} {asked.why}", buttons)


def over(model: ViewModel) -> PagePrompt:
    if model.view.lost:
        return PagePrompt(say("The campaign is lost"), unfulfilled(model))
    return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))


def unfulfilled(model: ViewModel) -> str:
    """The reason why a campaign is lost (C8)."""
    return say.many(
        "{number} legend of century {century} stayed unfulfilled.",
        "{number} legends of century {century} stayed unfulfilled.",
        len(model.view.unfulfilled),
        century=model.view.century,
    )


def waiting(model: ViewModel) -> PagePrompt:
    names = ", ".join(model.names[seat] for seat in model.view.deciding)
    if not names:
        return PagePrompt(say("A moment…"))
    if model.view.decision == "arrange":
        return PagePrompt(
            say("Waiting for kingdoms: {players}", players=names), say("All are shown at the same time.")
        )
    if model.view.decision == "penalty_legend":
        return PagePrompt(say("{player} chooses a penalty for the team", player=names))
    hint = say("Point at any card to see its neighbours and what they count.")
    return PagePrompt(say("{player} is playing", player=names), hint)


# -- before the first turn -----------------------------------------------------------------------------------


def arranging(model: ViewModel, asked: Prompt) -> PagePrompt:
    if model.main.done and model.main.sealed == arrangement(model.order):
        return PagePrompt(*asked)
    button = Button("lock", say("Found the kingdom"), main=True)
    if model.drafted("hold"):
        return PagePrompt(say("Where is it to go?"), asked.why, (button,))
    return with_hint(asked, say("Press two cards to change their places."), (button,))


def swapping(model: ViewModel, asked: Prompt) -> PagePrompt:
    button = Button(key_of(choices.NO_SWAP), say("Leave them as they lie"), main=True)
    if model.drafted("legend"):
        return PagePrompt(
            say("Now press a legend of the next row"), say("It comes down in its place."), (button,)
        )
    return PagePrompt(*asked, (button,))


# -- a turn --------------------------------------------------------------------------------------------------


def source(model: ViewModel, asked: Prompt) -> PagePrompt:
    if model.taken != NOBODY:
        top = card_name(code_number(model.view.piles[model.taken][-1]))
        return PagePrompt(
            say("{card}: choose its place", card=top),
            say("The number is the change of your score now. What lies there is discarded."),
            (*target_pile(model), Button(f"take:{model.taken}", say("Put it back"))),
        )
    buttons = []
    if model.may(choices.DRAW):
        buttons.append(Button(key_of(choices.DRAW), say("Draw a card"), main=True))
    if model.may(choices.TWO_FROM_DECK):
        buttons.append(Button(key_of(choices.TWO_FROM_DECK), say("Two from the deck"), main=True))
    if model.may(choices.DECK_AND_DISCARD):
        name = card_name(code_number(model.view.piles[0][-1]))
        buttons.append(Button(key_of(choices.DECK_AND_DISCARD), say("Deck and {card}", card=name)))
    return PagePrompt(*asked, tuple(buttons))


def target_pile(model: ViewModel) -> tuple[Button, ...]:
    """Cooperative: the button that changes the pile for the card that leaves."""
    if len(model.view.piles) < 2:
        return ()
    other = 1 - model.to_pile
    return (Button(f"to:{other}", say("What leaves: to pile {number}", number=other + 1)),)


def drawn(model: ViewModel, asked: Prompt) -> PagePrompt:
    if model.putting_away:
        card = card_name(code_number(model.view.held))
        return PagePrompt(
            say("Open a closed card"),
            say("{card} goes to the discard pile. The opened card stays where it lies.", card=card),
            (*target_pile(model), Button("lay", say("Lay it instead"))),
        )
    if not model.any_open(choices.REVEAL, 32):
        return PagePrompt(*asked, target_pile(model))
    away = Button("away:yes", say("Discard it, open one"))
    return with_hint(asked, say("The number is the change of your score now."), (*target_pile(model), away))


def keeping(model: ViewModel, asked: Prompt) -> PagePrompt:
    offered = [(choices.KEEP, model.view.held), (choices.KEEP + 1, model.view.other)]
    buttons = tuple(
        Button(key_of(choice), say("Keep {card}", card=card_name(code_number(code))))
        for choice, code in offered
        if model.may(choice)
    )
    return PagePrompt(*asked, buttons)


# -- tokens --------------------------------------------------------------------------------------------------


def token_choice(model: ViewModel, asked: Prompt) -> PagePrompt:
    take = Button(key_of(choices.TAKE_TOKEN), say("Take the token"), main=True)
    return PagePrompt(*asked, (take, Button(key_of(choices.DISCARD_TOKEN), say("Leave it"))))


TARGETS: Final[dict[str, str]] = {
    "treaty": "Press a race card: it fights no more.",
    "staff": "Press a wild dragon: it is tamed.",
    "sword": "Press a legend 2 vs 1 on display: one card of each race is enough.",
    "hammer": "Press two cards of your kingdom: they change places, whatever they are.",
    "palantir": "Press a closed token, in your kingdom or in another's: only you see it.",
    "griffin": "Press a closed token, in your kingdom or in another's: it becomes yours.",
    "smuggler": "Press the gem you give, then a token of an opponent.",
    "thief": "Press an item of an opponent: it becomes yours.",
}  # what to press for a token in use


def after(model: ViewModel, asked: Prompt) -> PagePrompt:
    end = Button(key_of(choices.END_TURN), say("End your turn"), main=not model.using)
    if not model.using:
        return PagePrompt(*asked, (end,))
    own = (Button("own:yes", say("Back to your kingdom")),) if model.drafted("of") else ()
    leave = Button("leave:yes", say("Not this token"))
    name = token_name(TOKEN_OF_ID[model.using])
    return PagePrompt(name, say(TARGETS[model.using]), (*own, *far(model), leave, end))


def far(model: ViewModel) -> tuple[Button, ...]:
    """The kingdoms that a palantir or a griffin reaches."""
    return tuple(
        Button(f"of:{seat.seat}", model.names[seat.seat])
        for seat in model.rivals
        if reaches(model, seat.seat) and model.number("of") != seat.seat
    )


def square(model: ViewModel, asked: Prompt) -> PagePrompt:
    return with_hint(asked, say("Press a mark where four cards meet."))


ON_PAGE: Final[dict[str, Adorn]] = {
    "arrange": arranging,
    "swap_legends": swapping,
    "source": source,
    "drawn": drawn,
    "keep": keeping,
    "token_choice": token_choice,
    "after": after,
    "keep_square": square,
}
