# interpreted: drawn once a page, or when somebody asks
"""How to play Dwar7s Fall, in our own words."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, div, fragment, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup
from meadhall.look.markup import glyph

from ..card_words import name_of_kind, name_of_secret, ogre_name
from ..cards import KIND_IDS, OGRE_IDS, SECRET_IDS
from .facts import printed, secret_points, secret_wants, turned
from .pieces import SECRET_GLYPHS, ogre_glyph
from .tasks import ogre_words, secret_words, task_words
from .tiles import card_picture
from .words import say

BOX: Final = ""  # the one that comes with the game


def how_to_play() -> Node:
    chapters = (goal, realm, a_turn, dwarfs, cards, stacks, monsters, ogres, goals, the_end, advice)
    return div(".how-to-play.how7")[(chapter() for chapter in chapters)]


def goal() -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "Autumn in the dwarf realm: winter is near and the stores are empty. Build a kingdom, send your seven"
                " dwarfs to work, and trade their gems for food. Whoever has the most points at the end wins."
            )
        ],
    )


def realm() -> Element:
    castle, mine = printed(BOX, 0, "castle"), turned(printed(BOX, 0, "gold_mine"), 2)
    return chapter(
        "realm",
        say("The realm"),
        p[
            say(
                "Everybody has the same nine cards and lays them into one common realm. Everybody may use every card,"
                " whoever laid it. A card is laid beside any other, turned as you like."
            )
        ],
        div(".row7")[card_picture(castle, BOX), card_picture(mine, BOX)],
        p[
            say(
                "Some sides of a card are walls, others are open to a road. Two neighbours are joined where neither"
                " has a wall. All that hangs together with your castle is your kingdom; its tiles count the number on"
                " them at the end. If two castles are joined, both players have the whole of it."
            )
        ],
    )


def a_turn() -> Element:
    return chapter(
        "turn",
        say("Your turn"),
        ol[
            li[
                say(
                    "Actions: three, and a fourth while your castle is in play. Each is one of: lay a card, place a dwarf"
                    " from home on any free space, move a dwarf one tile along a road. Ogre cards are free."
                )
            ],
            li[
                say(
                    "Resolve: every tile on which you have enough dwarfs is done, in the order you like. Those dwarfs come"
                    " home with what they earned."
                )
            ],
            li[
                say(
                    "Discard: nine cards of all kinds may stay in your hand. Kingdom cards are never discarded."
                )
            ],
        ],
    )


def dwarfs() -> Element:
    return chapter(
        "dwarfs",
        say("Dwarfs at work"),
        p[
            say(
                "Round spaces show how many dwarfs fit on a card. The golden band tells how many of one colour do the"
                " task. Rivals may stand there, too, and take the room you need; they do not stop you."
            )
        ],
        p[
            say(
                "Dwarfs stay where they are until the task is done. Even if it brings nothing, they then come home."
            )
        ],
    )


def cards() -> Element:
    rows: list[tuple[Node, str]] = [
        (fragment[card_picture(printed(BOX, 0, kind), BOX), " ", name_of_kind(kind)], task_words(BOX, kind))
        for kind in KIND_IDS
    ]
    return chapter("cards", say("The nine cards"), lookup((say("Card"), say("What it does")), rows))


def stacks() -> Element:
    return chapter(
        "stacks",
        say("Cards on cards"),
        p[
            say(
                "A mine may be laid on a mine, a tavern on a tavern, a warehouse on a warehouse, as long as no dwarf"
                " stands there; a dragon on a mine, a giant on a tavern. Only the top card counts. Nothing is ever laid"
                " on a castle or on a monster."
            )
        ],
    )


def monsters() -> Element:
    return chapter(
        "monsters",
        say("Monsters"),
        p[
            say(
                "Monsters cost their kingdom points and trouble everybody joined to them: send them to others, and wall"
                " them off from you. Five dwarfs of one colour slay a monster; it then counts three points for you."
            )
        ],
    )


def ogres() -> Element:
    rows: list[tuple[Node, str]] = [
        (fragment[ogre_glyph(name), " ", ogre_name(number)], ogre_words(name))
        for number, name in enumerate(OGRE_IDS)
    ]
    return chapter(
        "ogres",
        say("Ogres"),
        p[say("Taverns bring ogre cards. Play them in your actions, as many as you like, free of charge.")],
        lookup((say("Ogre card"), say("What it does")), rows),
    )


def goals() -> Element:
    rows: list[tuple[Node, str]] = [
        (
            fragment[glyph(SECRET_GLYPHS[name]), " ", name_of_secret(name), f" ({secret_points(BOX, name)})"],
            secret_words(BOX, name, secret_wants(BOX, name)),
        )
        for name in SECRET_IDS
    ]
    return chapter(
        "goals",
        say("Goals"),
        p[
            say(
                "Three trade goals lie open. Dwarfs at a warehouse buy one of them for exactly its gems. And each player"
                " has one secret goal: reveal it at any moment at which it is met; then it counts for good."
            )
        ],
        lookup((say("Secret goal"), say("When it is met")), rows),
    )


def the_end() -> Element:
    return chapter(
        "end",
        say("The end"),
        p[
            say(
                "Whoever ends a turn with three goals brings the last round: the others play it to its end, so that all"
                " have had the same number of turns. Then count your goals, three for each monster you have slain, the"
                " gems in your hand and your kingdom."
            )
        ],
        p[
            say(
                "If totals are equal, the larger kingdom wins, then more dwarfs in the realm; else the victory is shared."
            )
        ],
    )


def advice() -> Element:
    return chapter(
        "advice",
        say("Advice for the first game"),
        ul[
            li[
                say(
                    "Lay your castle in the first turn: it gives you an action at once, and in every later turn."
                )
            ],
            li[
                say(
                    "Two dwarfs on one mine are better than one on each of two: only enough of them bring anything."
                )
            ],
            li[say("Look at the offers before you mine: a goal costs exactly its gems.")],
            li[say("Lay a rival's way shut, or a dragon beside the best mines, before somebody else does.")],
        ],
    )
