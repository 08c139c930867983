# interpreted: drawn once a page, or when somebody asks
"""How to play Aetherya, in our own words: the base game, then every other way to play it."""

from __future__ import annotations

from htpy import Element, Node, div, fragment, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup

from ..card_words import card_name, token_name
from ..cards import CARD_IDS, FIRST_NON_GEM, GEM_1, TOKEN_IDS, TOKENS
from ..sentences import say
from .about import CARD_WORDS, KIND_WORDS, TOKEN_WORDS
from .pieces import legend, small, token

KINDS = (
    ("link", 1),
    ("pair", 2),
    ("duel", 9),
    ("chain", 11),
    ("all_races", 14),
)  # with one legend of each to show


def how_to_play() -> Node:
    chapters = (goal, setting_up, a_turn, neighbours, cards, legends, the_end, items, solo, together, advice)
    return div(".how-to-play")[(chapter() for chapter in chapters)]


# -- the base game -----------------------------------------------------------------------------------


def goal() -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "You rule a kingdom of sixteen cards, four by four. Lands, peoples, dragons and portals lie side by"
                " side, and neighbours who live in harmony bring points. Whoever has the most harmonious kingdom wins."
            )
        ],
    )


def setting_up() -> Element:
    return chapter(
        "setup",
        say("Before the first turn"),
        p[
            say(
                "Twelve cards lie closed around the middle of your kingdom; nobody knows them, you neither. Four cards"
                " are yours to see: lay them open in the middle as you like. All do this at the same time, in secret."
            )
        ],
        p[say("Beside the kingdoms lie a deck, a discard pile with one open card, and eight open legends.")],
    )


def a_turn() -> Element:
    return chapter(
        "turn",
        say("Your turn"),
        p[say("Do one of these:")],
        ol[
            li[say("Take the top card of the discard pile and lay it in your kingdom.")],
            li[say("Draw a card from the deck and lay it in your kingdom.")],
            li[say("Draw a card, discard it, and open one of your closed cards, which stays where it lies.")],
        ],
        p[
            say(
                "A card that is laid takes the place of another, closed or open, which goes to the discard pile. A"
                " dragon or a portal that lies open is never replaced, and no card by one of its own type."
            )
        ],
        p[
            say(
                "In your turn you may also claim one legend that your open cards meet: before you play or after."
                " When the deck is empty, the discard pile becomes the new deck."
            )
        ],
    )


def neighbours() -> Element:
    return chapter(
        "neighbours",
        say("Neighbours and portals"),
        p[
            say(
                "Cards are neighbours if they share an edge. Portals join more: all cards around a portal, or around a"
                " group of portals that touch, are neighbours of each other. Each neighbour counts once."
            )
        ],
        p[
            say(
                "Goblins score only for swamps they touch, but fight through portals, too. Closed cards count nothing."
            )
        ],
    )


def cards() -> Element:
    rows = [
        (fragment[small(number), " ", card_name(number)], say(CARD_WORDS[name]))
        for number, name in enumerate(CARD_IDS)
        if name
    ]
    return chapter("cards", say("The ten types"), lookup((say("Card"), say("What it does")), rows))


def legends() -> Element:
    rows = [(legend(number), say(KIND_WORDS[kind])) for kind, number in KINDS]
    return chapter(
        "legends",
        say("Legends"),
        p[
            say(
                "A legend that you claim stays yours, whatever your kingdom becomes. Its number is its points."
            )
        ],
        lookup((say("Legend"), say("When it is met")), rows),
        p[say("Where goblins are part of a legend they must touch: portals do not help.")],
    )


def the_end() -> Element:
    return chapter(
        "end",
        say("The end"),
        p[
            say(
                "As soon as somebody has no closed card left, the game ends at once. All other closed cards are opened"
                " and count. Add up the four peoples, the dragons, your legends and the conflicts."
            )
        ],
        p[
            say(
                "The highest total wins. If totals are equal, compare your rows from the best to the worst; if all are"
                " equal, the victory is shared."
            )
        ],
    )


# -- other ways to play --------------------------------------------------------------------------------


def items() -> Element:
    gem = (fragment[token(TOKEN_IDS[GEM_1]), " ", say("Gems 1 to 4")], say(TOKEN_WORDS["gem"]))
    others = [
        (fragment[token(TOKEN_IDS[number]), " ", token_name(number)], say(TOKEN_WORDS[TOKEN_IDS[number]]))
        for number in range(FIRST_NON_GEM, TOKENS)
    ]
    return chapter(
        "items",
        say("Items and Characters"),
        p[
            say(
                "For 2 to 4 players. On each closed card lies a closed token, the same twelve in each kingdom. When you"
                " open or replace such a card, say whether you take the token; then it is turned up. One that you"
                " leave is out of the game."
            )
        ],
        p[say("At the end of your turn you may use any number of your tokens.")],
        lookup((say("Token"), say("What it does")), (gem, *others)),
    )


def solo() -> Element:
    return chapter(
        "solo",
        say("Alone: a campaign of three centuries"),
        ul[
            li[say("Three rows of legends wait: four, five and six. Each row belongs to a century.")],
            li[say("Before the first and the second century you may exchange one legend with the next row.")],
            li[
                say(
                    "In a turn take two cards: both from the deck, or one from the deck and the discarded one. Keep"
                    " one and discard the other. A card drawn from the deck is laid, or put away to open another;"
                    " the one from the discard pile must be laid."
                )
            ],
            li[say("Fulfil one legend in a turn. It is turned over, and need not stay met.")],
            li[
                say(
                    "A century ends when no card lies closed, or the deck is empty. Every legend of its row must be"
                    " fulfilled, or the campaign is lost. You score your kingdom less the values of the row."
                )
            ],
            li[say("Then keep four cards that form a square; they begin the next century in the middle.")],
        ],
        p[say("The points of the three centuries are added up.")],
    )


def together() -> Element:
    return chapter(
        "together",
        say("Together"),
        ul[
            li[
                say(
                    "For 2 to 4 players, with open cards: what is drawn, all see. There are two discard piles."
                )
            ],
            li[say("Few legends are open: four with two players, three with three, two with four.")],
            li[
                say(
                    "A legend that any kingdom meets is fulfilled by itself, at the beginning or the end of a turn."
                )
            ],
            li[
                say(
                    "After each round fulfilled legends leave and new ones come. If there was none, the team puts one"
                    " of the open legends on the penalty pile."
                )
            ],
            li[
                say(
                    "The game ends when a kingdom is open, the deck is empty or no legend is left. You win if every"
                    " kingdom scores more than the penalties together. The weakest kingdom decides."
                )
            ],
        ],
    )


def advice() -> Element:
    return chapter(
        "advice",
        say("Advice for the first game"),
        ul[
            li[
                say(
                    "Point at a card to see its neighbours and its points; at a place to see what would change."
                )
            ],
            li[
                say(
                    "A portal in the middle joins four cards at once: good between lands and peoples that like each other."
                )
            ],
            li[say("A dragon costs points until it is tamed. Keep two cards of one people beside it.")],
            li[say("Whoever opens fast ends the game while others still have gaps.")],
        ],
    )
