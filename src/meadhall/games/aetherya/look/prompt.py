"""The prompt: line 1 says what to do, line 2 why, or what else is possible. Who waits is told for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.table import NOBODY
from meadhall.look.contract import Button, PagePrompt

from ..state import choices
from ..state.cards import LEGENDS, TOKEN_OF_ID
from ..words.names import card_name, cell_name, token_name
from ..words.sentences import say
from .pieces import code_number
from .reasons import plain
from .token_uses import reaches
from .view_model import ViewModel, arrangement, key_of

Prompter = Callable[[ViewModel], PagePrompt]


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return over(model)
    if not model.open:
        return waiting(model)
    return PROMPTERS[model.decision](model)


def over(model: ViewModel) -> PagePrompt:
    if model.view.lost:
        return PagePrompt(say("The campaign is lost"), unfulfilled(model))
    return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))


def unfulfilled(model: ViewModel) -> str:
    """Why a campaign is lost (C8)."""
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


def can_claim(model: ViewModel) -> bool:
    return model.any_open(choices.CLAIM, LEGENDS)


# -- before the first turn -----------------------------------------------------------------------------------


def arranging(model: ViewModel) -> PagePrompt:
    same = model.main.sealed == arrangement(model.order) - choices.ARRANGE and model.main.done
    if same:
        return PagePrompt(say("Your kingdom is founded"), say("While others decide you may still change it."))
    what = say("Where is it to go?") if model.drafted("hold") else say("Arrange your four cards")
    why = say("Press two cards to change their places. The score beside counts what lies open.")
    return PagePrompt(what, why, (Button("lock", say("Found the kingdom"), main=True),))


def swapping(model: ViewModel) -> PagePrompt:
    button = Button(key_of(choices.NO_SWAP), say("Leave them as they lie"), main=True)
    if model.drafted("legend"):
        return PagePrompt(
            say("Now press a legend of the next row"), say("It comes down in its place."), (button,)
        )
    return PagePrompt(
        say("Century {century}: exchange one legend?", century=model.view.century),
        say("Press a legend of this century, then one of the next. All of this century must be fulfilled."),
        (button,),
    )


# -- a turn --------------------------------------------------------------------------------------------------


def source(model: ViewModel) -> PagePrompt:
    if model.view.mode == "solo":
        return source_alone(model)
    if model.taken != NOBODY:
        top = card_name(code_number(model.view.piles[model.taken][-1]))
        return PagePrompt(
            say("{card}: choose its place", card=top),
            say("The number is the change of your score now. What lies there is discarded."),
            (*target_pile(model), Button(f"take:{model.taken}", say("Put it back"))),
        )
    why = say("Or take a card from the discard pile: it must be laid.")
    if can_claim(model):
        why = say("Or take a discarded card. You may also claim a legend, one in a turn.")
    buttons = (
        (Button(key_of(choices.DRAW), say("Draw a card"), main=True),) if model.may(choices.DRAW) else ()
    )
    return PagePrompt(say("Your turn: draw a card"), why, buttons)


def source_alone(model: ViewModel) -> PagePrompt:
    pile = model.view.piles[0]
    buttons = []
    if model.may(choices.TWO_FROM_DECK):
        buttons.append(Button(key_of(choices.TWO_FROM_DECK), say("Two from the deck"), main=True))
    if model.may(choices.DECK_AND_DISCARD):
        name = card_name(code_number(pile[-1]))
        buttons.append(Button(key_of(choices.DECK_AND_DISCARD), say("Deck and {card}", card=name)))
    why = say("One is kept, the other is discarded.")
    if can_claim(model):
        why = say("One is kept, the other is discarded. You may also fulfil a legend, one in a turn.")
    return PagePrompt(say("Take two cards"), why, tuple(buttons))


def target_pile(model: ViewModel) -> tuple[Button, ...]:
    """Together: where the card goes that leaves."""
    if len(model.view.piles) < 2:
        return ()
    other = 1 - model.to_pile
    return (Button(f"to:{other}", say("What leaves: to pile {number}", number=other + 1)),)


def drawn(model: ViewModel) -> PagePrompt:
    card = card_name(code_number(model.view.held))
    back = Button("lay", say("Lay it instead"))
    if model.putting_away:
        return PagePrompt(
            say("Open a closed card"),
            say("{card} goes to the discard pile. The opened card stays where it lies.", card=card),
            (*target_pile(model), back),
        )
    if not model.any_open(choices.REVEAL, 32):
        why = say("It comes from the discard pile, so it must be laid.")
        return PagePrompt(say("{card}: choose its place", card=card), why, target_pile(model))
    why = say("The number is the change of your score now. Or discard the card and open a closed one.")
    away = Button("away:yes", say("Discard it, open one"))
    return PagePrompt(say("{card}: choose its place", card=card), why, (*target_pile(model), away))


def keeping(model: ViewModel) -> PagePrompt:
    offered = [(choices.KEEP, model.view.held), (choices.KEEP + 1, model.view.other)]
    buttons = tuple(
        Button(key_of(choice), say("Keep {card}", card=card_name(code_number(code))))
        for choice, code in offered
        if model.may(choice)
    )
    why = say("The other goes to the discard pile first. A card from the discard pile must be laid.")
    return PagePrompt(say("Which card do you keep?"), why, buttons)


# -- tokens --------------------------------------------------------------------------------------------------


def token_choice(model: ViewModel) -> PagePrompt:
    lying = next((one for one in model.main.on_cards if one.cell == model.view.cell), None)
    cell = cell_name(model.view.cell)
    if lying and lying.token != "?":
        what = say("{token} on {cell}: take it?", token=token_name(TOKEN_OF_ID[lying.token]), cell=cell)
    else:
        what = say("A closed token on {cell}: take it?", cell=cell)
    why = say("Taken or not, it is shown to all. A token that is not taken leaves the game.")
    ahead = model.after(choices.DISCARD_TOKEN)
    if ahead is not None and ahead.end:
        why = say("No card is closed any more: the game ends when you have chosen.")
    return PagePrompt(
        what,
        why,
        (
            Button(key_of(choices.TAKE_TOKEN), say("Take the token"), main=True),
            Button(key_of(choices.DISCARD_TOKEN), say("Leave it")),
        ),
    )


USE_WORDS: Final[dict[str, str]] = {
    "treaty": "Press a race card: it fights no more.",
    "staff": "Press a wild dragon: it is tamed.",
    "sword": "Press a legend 2 vs 1 on display: one card of each race is enough.",
    "hammer": "Press two cards of your kingdom: they change places, whatever they are.",
    "palantir": "Press a closed token, in your kingdom or in another's: only you see it.",
    "griffin": "Press a closed token, in your kingdom or in another's: it becomes yours.",
    "smuggler": "Press the gem you give, then a token of an opponent.",
    "thief": "Press an item of an opponent: it becomes yours.",
}


def after(model: ViewModel) -> PagePrompt:
    end = Button(key_of(choices.END_TURN), say("End your turn"), main=not model.using)
    if model.using:
        own = (Button("own:yes", say("Back to your kingdom")),) if model.drafted("of") else ()
        leave = Button("leave:yes", say("Not this token"))
        name = token_name(TOKEN_OF_ID[model.using])
        return PagePrompt(name, say(USE_WORDS[model.using]), (*own, *far(model), leave, end))
    if can_claim(model):
        why = say("Press a legend that you meet. Once a turn, before it ends.")
        what = say("Fulfil a legend?") if model.view.mode == "solo" else say("Claim a legend?")
        return PagePrompt(what, why, (end,))
    return PagePrompt(say("Use a token?"), say("Press one of your tokens, or end your turn."), (end,))


def far(model: ViewModel) -> tuple[Button, ...]:
    """Whose kingdoms a palantir or a griffin reaches."""
    return tuple(
        Button(f"of:{seat.seat}", model.names[seat.seat])
        for seat in model.rivals
        if reaches(model, seat.seat) and model.number("of") != seat.seat
    )


# -- the end of a century, of a round --------------------------------------------------------------------------


def square(model: ViewModel) -> PagePrompt:
    points = plain(model.view.points[model.view.century - 1])
    what = say("Century {century} is passed: {points} points", century=model.view.century, points=points)
    return PagePrompt(what, say("Choose the four cards that stay: press a mark where four cards meet."))


def penalty(model: ViewModel) -> PagePrompt:
    return PagePrompt(
        say("No legend this round: give one up"),
        say("Press the legend that goes to the penalty pile. Every kingdom must score more than the pile."),
    )


PROMPTERS: Final[dict[str, Prompter]] = {
    "arrange": arranging,
    "swap_legends": swapping,
    "source": source,
    "drawn": drawn,
    "keep": keeping,
    "token_choice": token_choice,
    "after": after,
    "keep_square": square,
    "penalty_legend": penalty,
}
