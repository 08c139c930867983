# interpreted: drawn once a page, or when somebody asks
"""How to play Dwar7s Fall, in our own words, with the printed numbers of the box in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, div, fragment, li, ol, p, ul
from markupsafe import Markup

from meadhall.look.chapters import chapter, lookup
from meadhall.look.markup import joined
from meadhall.look.rule_link import rule_link

from ..state.box import Box
from ..state.cards import COLOUR_IDS, GEM_IDS, OGRE_IDS, SECRET_IDS
from ..state.component_file import box_named, name_in
from ..state.printed import (
    goal_cost,
    goal_points,
    kinds_of,
    monsters_of,
    printed,
    secret_points,
)
from ..words.effects import (
    last_round_rule,
    ogre_effect,
    ogres_rule,
    secret_effect,
    secrets_rule,
    stack_rule,
    task_effect,
)
from ..words.names import gem_name, gems_named, name_of_goal, name_of_kind, name_of_secret, ogre_name
from .pieces import cost, dwarf, gem, goal_glyph, ogre_glyph, secret_glyph
from .tiles import card_picture
from .words import GAME, listed, plain, say


def how_to_play(components: str = "") -> Node:
    """`components`: the numbers in play as JSON text, "" for the bundled ones."""
    return div(".how-to-play.how7")[(emit(components, box_named(components)) for emit in CHAPTERS)]


def goal(components: str, box: Box) -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "Autumn in the dwarf realm: winter is near and the stores are empty. Build a kingdom, send your {number}"
                " dwarfs to work, and trade their gems for food. The most points at the end win.",
                number=box.dwarfs,
            )
        ],
        p[numbers_words(components)],
    )


def numbers_words(components: str) -> str:
    """W0.3: which numbers are printed on the cards, and which are ours."""
    if components:
        return say(
            "This table plays with the numbers of a component file: {name}. All numbers below are taken from it.",
            name=name_in(components) or "?",
        )
    return say(
        "The rules are those of the box. Walls, points, costs, some spaces and the numbers of each gem and ogre are our own:"
        " the printed ones could not be recovered. The owner of a box can enter the true numbers in a component file."
    )


def setup(components: str, box: Box) -> Element:
    return chapter(
        "setup",
        say("Set-up"),
        p[
            joined(dwarf(colour) for colour in COLOUR_IDS),
            " ",
            joined(gem(number) for number in range(len(GEM_IDS))),
        ],
        p[
            say(
                "Each player has a colour: its nine cards are the hand, its {number} dwarfs are at home. Each gets one secret"
                " goal; the other secret goals stay out of the game, unseen. {offers} trade goals lie open. The gems lie in"
                " open piles, the ogre cards in a closed deck. The number of players changes nothing.",
                number=box.dwarfs,
                offers=box.offers,
            )
        ],
        p[say("Lots decide who begins, or whoever sets up the table; the others follow clockwise.")],
    )


def realm(components: str, box: Box) -> Element:
    castle, other = (printed(components, 0, kind, turn) for turn, kind in enumerate(kinds_of(components)[:2]))
    return chapter(
        "realm",
        say("The realm"),
        p[
            say(
                "Everybody has the same nine cards and lays them into one common realm. Everybody may use every card,"
                " no matter whose it is. A card is laid beside any other, turned as you like; walls need not match."
            )
        ],
        div(".row7")[card_picture(castle, components), card_picture(other, components)],
        p[
            say(
                "Some sides of a card are walls, others are open to a road. Two neighbours are joined where neither has a"
                " wall. All tiles that hang together with your castle are your kingdom; at the end it is worth the sum of"
                " the numbers on them. If two castles are joined, both players have the whole of it. Without a castle in"
                " play you have no kingdom and get no points for one."
            )
        ],
    )


def a_turn(components: str, box: Box) -> Element:
    return chapter(
        "turn",
        say("Your turn"),
        ol[
            li[
                say(
                    "Actions: {number}, and {more} more while your castle is in play and no frost giant is in its region."
                    " Each is one of: lay a card, place a dwarf from home on any free space, move a dwarf one tile along a"
                    " road. Ogre cards are free. You may stop early; only the first card of the game must be laid.",
                    number=box.base_actions,
                    more=box.castle_actions,
                )
            ],
            li[
                say(
                    "Resolution: every tile on which you have enough dwarfs is resolved, in the order you like. Those dwarfs"
                    " come home with what they earned."
                )
            ],
            li[
                say(
                    "Discard: {number} cards may stay in your hand, kingdom cards, gems and ogres together. Discard gems or"
                    " ogres above that; kingdom cards are never discarded.",
                    number=box.hand_limit,
                )
            ],
        ],
    )


def dwarfs(components: str, box: Box) -> Element:
    return chapter(
        "dwarfs",
        say("Dwarfs at work"),
        p[
            say(
                "Round spaces show how many dwarfs fit on a card. The golden band tells how many of one colour do the"
                " task. Rivals may stand there, too, and take the room you need; they do not stop you otherwise."
            )
        ],
        p[
            say(
                "Dwarfs stay where they are until the task is done. Even if it brings nothing, as many as it needs then come"
                " home; any others stay."
            )
        ],
    )


def cards(components: str, box: Box) -> Element:
    rows = [
        (
            fragment[pictures(components, kind), " ", name_of_kind(kind)],
            task_effect(components, kind),
        )
        for kind in kinds_of(components)
    ]
    return chapter("cards", say("The nine cards"), lookup((say("Card"), say("What it does")), rows))


def pictures(components: str, kind: str) -> Markup:
    """One picture, or several where the colours have different walls."""
    cards = [printed(components, owner, kind) for owner in range(len(COLOUR_IDS))]
    looks = {card.walls: card for card in reversed(cards)}
    return joined(card_picture(card, components) for card in reversed(looks.values()))


def stacks(components: str, box: Box) -> Element:
    rules = [(name_of_kind(kind), stack_rule(components, kind)) for kind in kinds_of(components)]
    return chapter(
        "stacks",
        say("Cards on cards"),
        p[
            say(
                "Cards of one type may lie on each other, as long as no dwarf stands there. Only the top card counts, and a"
                " stack is one tile. Nothing is ever laid on a castle or on a monster."
            )
        ],
        lookup((say("Card"), say("Where it may lie")), rules),
        p[
            say(
                "The rulebook does not say which type the monsters have. That the frost giant covers taverns is our weakest"
                " ruling; a component file can change it."
            ),
            " ",
            rule_link(GAME, "W18-07", say("Rule {rule}", rule="W18-07")),
        ],
    )


def monsters(components: str, box: Box) -> Element:
    cards = [printed(components, 0, kind) for kind in monsters_of(components)]
    pictures = joined(card_picture(card, components) for card in cards)
    return chapter(
        "monsters",
        say("Monsters"),
        div(".row7")[pictures],
        p[
            say(
                "Monsters cost their kingdom points and trouble everybody joined to them: send them to others, and wall them"
                " off from you. Dwarfs of one colour defeat a monster; it then counts {points} points for you, but is not a"
                " goal. So many are needed: {dwarfs}.",
                points=plain(box.trophy_vp),
                dwarfs=listed([f"{name_of_kind(card.kind)} {card.need}" for card in cards]),
            )
        ],
    )


def gems(components: str, box: Box) -> Element:
    rows = [
        (fragment[gem(number), " ", gem_name(number)], str(box.gem_count[number]), plain(box.gem_vp[number]))
        for number in range(len(GEM_IDS))
    ]
    head = (say("Gem"), say("Number"), say("Points in hand at the end"))
    return chapter("gems", say("Gems"), lookup(head, rows))


def ogres(components: str, box: Box) -> Element:
    rows = [
        (
            fragment[ogre_glyph(name), " ", ogre_name(number)],
            str(box.ogre_count[number]),
            ogre_effect(components, name),
        )
        for number, name in enumerate(OGRE_IDS)
    ]
    return chapter(
        "ogres",
        say("Ogres"),
        p[ogres_rule()],
        lookup((say("Ogre card"), say("Number"), say("What it does")), rows),
    )


def trade_goals(components: str, box: Box) -> Element:
    rows = [
        (
            fragment[goal_glyph(name), " ", name_of_goal(box, name)],
            fragment[cost(goal_cost(components, name)), " ", gems_named(goal_cost(components, name))],
            plain(goal_points(components, name)),
        )
        for name in box.goal_ids
    ]
    return chapter(
        "trade",
        say("Trade goals"),
        p[
            say(
                "{number} trade goals lie open. Dwarfs at a warehouse buy one of them for exactly its gems, which go back to"
                " the piles.",
                number=box.offers,
            )
        ],
        lookup((say("Trade goal"), say("Cost"), say("Points")), rows),
    )


def secret_goals(components: str, box: Box) -> Element:
    rows = [
        (
            fragment[secret_glyph(name), " ", name_of_secret(name)],
            secret_effect(components, name),
            plain(secret_points(components, name)),
        )
        for name in SECRET_IDS
    ]
    return chapter(
        "goals",
        say("Secret goals"),
        p[secrets_rule()],
        lookup((say("Secret goal"), say("When it is fulfilled"), say("Points")), rows),
    )


def the_end(components: str, box: Box) -> Element:
    return chapter(
        "end",
        say("The end"),
        p[last_round_rule(box)],
        p[
            say(
                "Then count your goals, {points} points for each monster you have defeated, the gems in your hand and your"
                " kingdom. Kingdom cards and ogres in hand are worth nothing.",
                points=plain(box.trophy_vp),
            )
        ],
        p[
            say(
                "If totals are equal, the kingdom with more tiles wins, then more dwarfs in the realm; else the victory is"
                " shared."
            )
        ],
        p[
            say(
                "The game also ends after two rounds in a row in which nobody did anything, and after round {number}.",
                number=box.last_round,
            )
        ],
    )


ADVICE: Final = (
    "Lay your castle in the first turn: it gives you an action at once, and in every later turn.",
    "Two dwarfs on one mine are better than one on each of two: only enough of them bring anything.",
    "Look at the offers before you mine: a goal costs exactly its gems.",
    "Lay a rival's way shut, or a dragon beside the best mines, before somebody else does.",
)


def advice(components: str, box: Box) -> Element:
    return chapter("advice", say("Advice for the first game"), ul[(li[say(tip)] for tip in ADVICE)])


CHAPTERS: Final[tuple[Callable[[str, Box], Element], ...]] = (
    *(goal, setup, realm, a_turn, dwarfs, cards, stacks, gems, monsters, ogres),
    *(trade_goals, secret_goals, the_end, advice),
)
