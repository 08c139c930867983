# interpreted: words are for people
"""The words of tokens and of the end of a turn (A4.5, B2, B3, B6)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...rules import legends, trials
from ...state import choices, secrets, steps
from ...state.cards import FIRST_DUEL, TOKEN_IDS, UNKNOWN_TOKEN
from ...state.table import SOLO, Board
from ..names import card_name, cell_name, token_name
from ..sentences import say
from .choice_words import ChoiceWords, decision, of_legend, scores, single
from .turns import CLAIM

# -- a token on a card that is opened or replaced ----------------------------------------------------


def known_token(table: Board, seat: int, owner: int, cell: int) -> int:
    """The token on a card if the seat knows it; else UNKNOWN_TOKEN."""
    return table.token(owner, cell) if secrets.knows_token(table, seat, owner, cell) else UNKNOWN_TOKEN


def ask_token_choice(table: Board, seat: int) -> Prompt:
    token, cell = known_token(table, seat, seat, table.cell), cell_name(table.cell)
    if token == UNKNOWN_TOKEN:
        what = say("A closed token on {cell}: take it?", cell=cell)
    else:
        what = say("{token} on {cell}: take it?", token=token_name(token), cell=cell)
    if trials.played(table, seat, choices.DISCARD_TOKEN).step == steps.OVER:
        return Prompt(what, say("No card is closed any more: the game ends when you have chosen."))
    return Prompt(what, say("Taken or not, it is shown to all. A token that is not taken leaves the game."))


# -- before a turn ends --------------------------------------------------------------------------------


def ask_after(table: Board, seat: int) -> Prompt:
    if not legends.claimable(table, seat):
        return Prompt(say("Use a token?"), say("Choose one of your tokens, or end your turn."))
    what = say("Fulfil a legend?") if table.mode == SOLO else say("Claim a legend?")
    if max(table.choices(seat)) >= choices.TREATY:
        return Prompt(what, say("Choose a legend that you meet, one in a turn. You may use tokens, too."))
    return Prompt(what, say("Choose a legend that you meet. Once a turn, before it ends."))


def on_own_card(first: int, notation: str, sentence: str) -> ChoiceWords:
    """A token that is laid on a card of the own kingdom."""

    def describe(table: Board, seat: int, choice: int) -> str:
        cell = choice - first
        card = card_name(table.card(seat, cell))
        return say(sentence, card=card, cell=cell_name(cell), **scores(table, seat, choice))

    return ChoiceWords(first, lambda table, seat, choice: f"{notation} {cell_name(choice - first)}", describe)


def describe_hammer(table: Board, seat: int, choice: int) -> str:
    one, other = choices.hammer_cells(choice)
    return say(
        "Hammer: exchange {one} at {cell} and {other} at {second} (score {before} → {after})",
        one=card_name(table.card(seat, one)),
        cell=cell_name(one),
        other=card_name(table.card(seat, other)),
        second=cell_name(other),
        **scores(table, seat, choice),
    )


def place_name(place: int) -> str:
    """Player and cell: 2:b2."""
    owner, cell = choices.place_of(place)
    return f"{owner + 1}:{cell_name(cell)}"


def describe_palantir(table: Board, seat: int, choice: int) -> str:
    owner, cell = choices.place_of(choice - choices.PALANTIR)
    return say(
        "Palantir: look at the token of player {player} at {cell}", player=owner + 1, cell=cell_name(cell)
    )


def describe_griffin(table: Board, seat: int, choice: int) -> str:
    owner, cell = choices.place_of(choice - choices.GRIFFIN)
    parts = {"player": owner + 1, "cell": cell_name(cell)}
    token = known_token(table, seat, owner, cell)
    if token == UNKNOWN_TOKEN:
        return say("Griffin: fetch the closed token of player {player} at {cell}", **parts)
    return say("Griffin: fetch {token} of player {player} at {cell}", token=token_name(token), **parts)


def smuggler_notation(table: Board, seat: int, choice: int) -> str:
    gem, owner, token = choices.smuggled(choice)
    return f"smuggler {TOKEN_IDS[gem]} {owner + 1}:{TOKEN_IDS[token]}"


def describe_smuggler(table: Board, seat: int, choice: int) -> str:
    gem, owner, token = choices.smuggled(choice)
    return say(
        "Smuggler: give {gem} to player {player} for {token}",
        gem=token_name(gem),
        player=owner + 1,
        token=token_name(token),
    )


def thief_notation(table: Board, seat: int, choice: int) -> str:
    owner, item = choices.stolen(choice)
    return f"thief {owner + 1}:{TOKEN_IDS[item]}"


def describe_thief(table: Board, seat: int, choice: int) -> str:
    owner, item = choices.stolen(choice)
    return say("Thief: steal {token} from player {player}", token=token_name(item), player=owner + 1)


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.TOKEN_CHOICE: decision(
        ask_token_choice,
        single(choices.TAKE_TOKEN, "take_token", "Take the token"),
        single(choices.DISCARD_TOKEN, "discard_token", "Discard the token"),
    ),
    steps.AFTER: decision(
        ask_after,
        single(choices.END_TURN, "end", "End your turn"),
        CLAIM,
        on_own_card(
            choices.TREATY, "treaty", "Treaty: lay it on {card} at {cell} (score {before} → {after})"
        ),
        on_own_card(choices.STAFF, "staff", "Staff: tame the dragon at {cell} (score {before} → {after})"),
        of_legend(choices.SWORD, "sword", "Sword: claim {legend} (worth {value})", FIRST_DUEL),
        ChoiceWords(
            choices.HAMMER,
            lambda table, seat, choice: f"hammer {' '.join(map(cell_name, choices.hammer_cells(choice)))}",
            describe_hammer,
        ),
        ChoiceWords(
            choices.PALANTIR,
            lambda table, seat, choice: f"palantir {place_name(choice - choices.PALANTIR)}",
            describe_palantir,
        ),
        ChoiceWords(
            choices.GRIFFIN,
            lambda table, seat, choice: f"griffin {place_name(choice - choices.GRIFFIN)}",
            describe_griffin,
        ),
        ChoiceWords(choices.SMUGGLER, smuggler_notation, describe_smuggler),
        ChoiceWords(choices.THIEF, thief_notation, describe_thief),
    ),
}
