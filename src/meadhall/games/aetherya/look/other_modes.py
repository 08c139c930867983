# interpreted: drawn once a page, or when somebody asks
"""How to play, continued: Items and Characters, the solo campaign, the cooperative game, rulings, advice."""

from __future__ import annotations

from typing import Final

from htpy import Element, br, fragment, p

from meadhall.look.chapters import chapter, lookup

from ..state.cards import CLOSED, FIRST_NON_GEM, GEM_1, GRIFFIN, LINK_HUMAN_ELF, SWORD, TOKEN_IDS, TOKENS
from ..words.names import token_name
from ..words.sentences import say
from .effects import class_of, token_effect
from .how_to_play_parts import points, rule, setup
from .pieces import legend, small, token

# -- other ways to play --------------------------------------------------------------------------------


def items() -> Element:
    gem = (
        fragment[token(TOKEN_IDS[GEM_1]), " ", say("Gems 1 to 4")],
        class_of(GEM_1),
        token_effect(GEM_1),
    )
    others = [
        (
            fragment[token(TOKEN_IDS[number]), " ", token_name(number)],
            class_of(number),
            token_effect(number),
        )
        for number in range(FIRST_NON_GEM, TOKENS)
    ]
    return chapter(
        "items",
        say("Items and Characters"),
        points(
            say(
                "For 2 to 4 players. On each closed card lies a closed token, the same twelve in each kingdom."
            ),
            say(
                "When you open or replace a card with a token, say whether you take the token; then it is turned up. One that"
                " you leave is out of the game. You say so for the last closed card, too, before the game ends."
            ),
            say(
                "At the end of your turn you may use any number of your tokens, in any order, also new ones."
            ),
            say("Only tokens beside a kingdom can be used, exchanged or stolen, never those on cards."),
            say("At the end of the game closed tokens, and griffins on closed cards, are discarded."),
        ),
        lookup((say("Token"), say("Kind"), say("What it does")), (gem, *others)),
    )


def solo() -> Element:
    first, second, third = setup("solo", 1)["rows"]
    return chapter(
        "solo",
        say("The solo campaign"),
        p[say("One player, three centuries. Play with the deck for two players and without tokens.")],
        points(
            say(
                "All legends lie open in three rows: {first} for the first century, {second} for the second, {third} for the"
                " third. Before the first turn of the first and of the second century you may exchange one legend with the next"
                " row.",
                first=first,
                second=second,
                third=third,
            ),
            say(
                "In a turn take two cards: both from the deck, or one from the deck and the discarded one; choose before you"
                " look. Keep one and discard the other. A card drawn from the deck is laid, or discarded, too, to open another;"
                " the one from the discard pile must be laid."
            ),
            say(
                "In a turn you may fulfil one legend that you meet. Only the row of this century counts. A fulfilled legend is"
                " turned over; it scores nothing, and need not stay met."
            ),
            say(
                "A century ends at once when you open or replace your last closed card. If the deck is empty, it ends after the"
                " turn; then all closed cards are opened. The deck is not renewed."
            ),
            fragment[
                say(
                    "Beware of the last card: nothing is fulfilled after it, not even a legend that this very card completes."
                    " Fulfil your last legend before you open or replace your last closed card."
                ),
                " ",
                rule("C7.1"),
            ],
            say(
                "If a legend of the row is unfulfilled at the end of its century, the campaign is lost and has no score. If not,"
                " the century scores your kingdom less the values of its legends. That may be less than 0."
            ),
            say("Then keep four cards that form a square; they begin the next century in the middle."),
            say("The campaign scores the sum of its three centuries."),
        ),
    )


def together() -> Element:
    return chapter(
        "together",
        say("The cooperative game"),
        p[
            say(
                "For 2 to 4 players, with cards only. Each has a kingdom of one's own; all win or lose together. Everybody sees"
                " what is drawn, and you may talk about everything."
            )
        ],
        lookup(
            (say("Players"), say("Legends on display"), say("Deck at the first turn")),
            [team_setup(players) for players in (2, 3, 4)],
        ),
        points(
            say("There are two discard piles: take from either, and choose where a card goes that leaves."),
            say(
                "Nobody claims legends. Those on display that your kingdom meets are fulfilled by themselves, all of them, at the"
                " beginning of your turn and after your action. Legends score nothing."
            ),
            say(
                "After each round fulfilled legends leave and new ones come. If there was none, the team puts one of those on"
                " display on the penalty pile; the first player hands it in."
            ),
            say(
                "The game ends at once with somebody's last closed card, after the turn in which the deck became empty, or after a"
                " round when no legend is left. The discard piles never become a new deck."
            ),
            say(
                "All kingdoms are opened. You win if each of them scores more than the values on the penalty pile together. The"
                " lowest total less these values is the score of the team."
            ),
        ),
    )


def team_setup(players: int) -> tuple[str, ...]:
    dealt = setup("cooperative", players)
    return str(players), str(dealt["display"]), str(dealt["deck"])


# -- where the rules leave it open -----------------------------------------------------------------------


def rulings() -> Element:
    """The rulings that decide games; the page of rules gives all of them."""
    told = (
        (
            fragment[small(CLOSED), " ", say("When is the deck renewed?")],
            say(
                "At the end of the turn in which it became empty. Only between two turns can exactly one card be left in the"
                " discard pile, as the rules demand."
            ),
            "R7",
        ),
        (
            fragment[token(TOKEN_IDS[GRIFFIN]), " ", say("Is a griffin regained by replacing its card?")],
            say(
                "Yes, as by opening it: the replaced card is turned up, too, and a token on a replaced card may always be taken."
                " Only the owner of that kingdom can do it."
            ),
            "R17",
        ),
        (
            fragment[token(TOKEN_IDS[SWORD]), " ", say("Must the two cards of the sword be neighbours?")],
            say(
                "Yes. The sword makes do with fewer cards, but these legends are about cards side by side; goblins must touch."
            ),
            "R21",
        ),
        (
            fragment[legend(LINK_HUMAN_ELF), br, say("Alone: does the last card fulfil a legend?")],
            say(
                "No. As in the base game everything ends at once when you open your last card yourself. An empty deck does not"
                " end a turn: what you have drawn is still played, with a legend."
            ),
            "R26",
        ),
    )
    return chapter(
        "rulings",
        say("Where the printed rules leave it open"),
        lookup(
            (say("Question"), say("How we play, and why"), say("Rule")),
            [(question, answer, rule(number)) for question, answer, number in told],
        ),
    )


def advice() -> Element:
    return chapter(
        "advice",
        say("Advice for the first game"),
        points(
            say("Point at a card to see its neighbours and its points; at a place to see what would change."),
            say(
                "A portal in the middle joins four cards at once: good between lands and races that like each other."
            ),
            say("A dragon costs points until it is tamed. Keep two cards of one race beside it."),
            say("Whoever opens fast ends the game while others still have closed cards."),
        ),
    )


CHAPTERS: Final = (items, solo, together, rulings, advice)
