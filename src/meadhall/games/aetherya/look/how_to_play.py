# interpreted: drawn once a page, or when somebody asks
"""How to play Aetherya, in our own words: the base game; `other_modes` has the rest."""

from __future__ import annotations

from htpy import Element, Node, div, fragment, h3, li, ol, p

from meadhall.look.chapters import chapter, lookup

from ..rules.scoring import MOST_TAMED, TOO_MANY_DRAGONS, dragon_points, dragon_value, harmony
from ..state.cards import CARD_IDS, CLOSED, DRAGON, ELF, FOREST, PORTAL, SCORE_ROWS
from ..words.names import card_name, legend_value, plain, row_name
from ..words.sentences import say
from . import other_modes
from .effects import KIND_WORDS, LAND_NUMBERS, RACE_NUMBERS, card_effect
from .how_to_play_parts import EXAMPLE, LEGENDS_OF_KIND, pictures, points, rule, setup
from .land import rows_of
from .pieces import legend, miniature, small

KINDS = (
    ("link", 1),
    ("pair", 2),
    ("duel", 9),
    ("chain", 11),
    ("all_races", 14),
)  # kinds of legends, each with an example


def how_to_play() -> Node:
    base = (goal, setting_up, a_turn, neighbours, cards, legends, the_end)
    return div(".how-to-play.how-a")[(emit() for emit in (*base, *other_modes.CHAPTERS))]


# -- the base game -----------------------------------------------------------------------------------


def goal() -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "You rule a kingdom of sixteen cards, four by four. Lands, races, dragons and portals lie side by side, and"
                " good neighbours bring harmony points. Whoever has the most points at the end wins."
            )
        ],
    )


def setting_up() -> Element:
    dealt = setup("competitive", 2)
    return chapter(
        "setup",
        say("Before the first turn"),
        p[say("There are ten types of cards. How many cards take part depends on the number of players:")],
        lookup(
            (say("Players"), say("Cards of each type"), say("Cards in all"), say("Deck at the first turn")),
            [size_of_deck(players) for players in (2, 3, 4)],
        ),
        points(
            say.many(
                "Each player gets {number} card of another type in hand; of two alike one is exchanged.",
                "Each player gets {number} cards of different types in hand; of two alike one is exchanged.",
                dealt["open_per_kingdom"],
            ),
            say(
                "Lay them open in the middle of your kingdom, as you like. All do so in secret and show them together."
            ),
            say.many(
                "{number} card lies closed around them. Nobody knows it, you neither.",
                "{number} cards lie closed around them. Nobody knows them, you neither.",
                dealt["closed_per_kingdom"],
            ),
            say("One card lies open beside the deck: the discard pile."),
            say.many(
                "{number} legend lies open, on display; the others are a closed deck.",
                "{number} legends lie open, on display; the others are a closed deck.",
                dealt["display"],
            ),
            say("Lots are drawn for the first player, unless one was named when the table was opened."),
        ),
    )


def size_of_deck(players: int) -> tuple[str, ...]:
    dealt = setup("competitive", players)
    return tuple(map(str, (players, dealt["per_type"], dealt["cards"], dealt["deck"])))


def a_turn() -> Element:
    return chapter(
        "turn",
        say("Your turn"),
        p[say("Do one of these; you may not pass:")],
        ol[
            li[say("Take the top card of the discard pile and lay it in your kingdom.")],
            li[say("Draw a card from the deck and lay it in your kingdom.")],
            li[say("Draw a card, discard it, and open one of your closed cards, which stays where it lies.")],
        ],
        p[
            say(
                "A card that is laid takes the place of another, closed or open, which goes open to the discard pile. A"
                " closed card may always be replaced, whatever it turns out to be. An open card is never replaced by one of"
                " its own type, and an open dragon or portal not at all: their padlock says so."
            )
        ],
        pictures(CLOSED, DRAGON, PORTAL),
        p[
            say(
                "In your turn you may also claim one legend that your open cards meet: before you take a card, while you hold"
                " the drawn one, or after you have played."
            )
        ],
        p[
            say(
                "When the deck has become empty, the whole discard pile is shuffled at the end of that turn and becomes the"
                " new deck. Its top card is opened and begins the new discard pile."
            ),
            " ",
            rule("A6.2"),
        ],
    )


def neighbours() -> Element:
    return chapter(
        "neighbours",
        say("Neighbours and portals"),
        p[
            say(
                "Cards that share an edge touch, and are neighbours; corners do not count. Portals join more: all cards around"
                " an open portal, or around a group of open portals that touch, are neighbours of each other. However they are"
                " joined, each neighbour counts once."
            )
        ],
        pictures(ELF, PORTAL, FOREST),
        p[
            say(
                "Goblins cannot use portals: they score only for swamps they touch, and meet legends only with cards they touch."
                " But they fight through portals. Closed cards count nothing."
            )
        ],
    )


def cards() -> Element:
    rows = [
        (fragment[small(number), " ", card_name(number)], card_effect(number))
        for number, name in enumerate(CARD_IDS)
        if name
    ]
    return chapter(
        "cards",
        say("The ten types"),
        lookup((say("Card"), say("What it does")), rows),
        h3[say("What races score for a land")],
        lookup(
            ("", *(fragment[small(land), " ", card_name(land)] for land in LAND_NUMBERS)),
            [
                (
                    fragment[small(race), " ", card_name(race)],
                    *(plain(harmony(race, land)) for land in LAND_NUMBERS),
                )
                for race in RACE_NUMBERS
            ],
        ),
        h3[say("What dragons score")],
        lookup(
            (say("Dragons"), say("Each counts"), say("All tamed"), say("None tamed")),
            [dragons(number) for number in range(1, TOO_MANY_DRAGONS + 1)],
        ),
        p[
            say.many(
                "At most {number} dragon counts as tamed; each further one costs points.",
                "At most {number} dragons count as tamed; each further one costs points.",
                MOST_TAMED,
            )
        ],
    )


def dragons(number: int) -> tuple[str, ...]:
    most = number == TOO_MANY_DRAGONS
    name = say("{number} or more", number=number) if most else str(number)
    each = "0" if most else plain(dragon_value(number))
    return name, each, plain(dragon_points(number, number)), plain(dragon_points(number, 0))


def legends() -> Element:
    rows = [
        (legend(number), str(LEGENDS_OF_KIND[kind]), str(legend_value(number)), say(KIND_WORDS[kind]))
        for kind, number in KINDS
    ]
    return chapter(
        "legends",
        say("Legends"),
        lookup((say("Legend"), say("Cards"), say("Points"), say("When it is met")), rows),
        points(
            say("You may claim one legend in a turn, and only in your own turn."),
            say(
                "A claimed legend stays yours, whatever your kingdom becomes. Another takes its place on display."
            ),
            say("Where goblins are part of a legend they must touch: portals do not help."),
            say("After the action that ends the game nobody claims a legend any more."),
        ),
    )


def the_end() -> Element:
    rows = rows_of(EXAMPLE)
    return chapter(
        "end",
        say("The end"),
        points(
            say(
                "The game ends at once when somebody opens or replaces the last closed card of the own kingdom. Nobody has"
                " another turn. Even that player claims no legend after it."
            ),
            say("All other closed cards are opened where they lie, and count. They bring nobody a legend."),
            say(
                "Add up your seven rows: four races, dragons, legends and conflicts. The highest total wins."
            ),
            say(
                "If totals are equal, compare your rows from the best to the worst; if all are equal, the victory is shared."
            ),
        ),
        h3[say("An example")],
        div(".how-kingdom")[miniature(EXAMPLE.cards)],
        lookup(
            (say("Row"), say("Points")),
            [
                *((row_name(row), plain(rows[row])) for row in range(SCORE_ROWS)),
                (say("Total"), plain(sum(rows))),
            ],
        ),
    )
