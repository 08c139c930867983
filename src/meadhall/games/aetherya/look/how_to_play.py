# interpreted: drawn once a page, or when somebody asks
"""How to play Aetherya, in our own words: the base game, then every other way to play it."""

from __future__ import annotations

from htpy import Element, Node, br, div, fragment, h3, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup
from meadhall.look.rule_link import rule_link

from ..card_words import card_name, legend_value, row_name, token_name
from ..cards import (
    CARD_IDS,
    CLOSED,
    COMPONENTS,
    DRAGON,
    ELF,
    FIRST_NON_GEM,
    FOREST,
    GEM_1,
    GRIFFIN,
    PORTAL,
    SCORE_ROWS,
    SWORD,
    TOKEN_IDS,
    TOKENS,
)
from ..scoring import MOST_TAMED, TOO_MANY_DRAGONS, dragon_points, dragon_value, harmony
from ..sentences import say
from .about import CARD_WORDS, KIND_WORDS, TOKEN_WORDS, class_of
from .facts import EXAMPLE, LAND_NUMBERS, LEGENDS_OF_KIND, NUMBERS, RACE_NUMBERS, setup
from .land import rows_of
from .pieces import card, legend, miniature, small, token
from .reasons import plain

KINDS = (
    ("link", 1),
    ("pair", 2),
    ("duel", 9),
    ("chain", 11),
    ("all_races", 14),
)  # with one legend of each to show


def how_to_play() -> Node:
    base = (goal, setting_up, a_turn, neighbours, cards, legends, the_end)
    more = (items, solo, together, rulings, advice)
    return div(".how-to-play.how-a")[(tell() for tell in base + more)]


def rule(number: str) -> Element:
    return rule_link(COMPONENTS["game"], number, number)


def points(*lines: Node) -> Element:
    return ul[(li[line] for line in lines)]


def pictures(*numbers: int) -> Element:
    return div(".how-cards")[(div[card(number, card_name(number))] for number in numbers)]


# -- the base game -----------------------------------------------------------------------------------


def goal() -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "You rule a kingdom of sixteen cards, four by four. Lands, races, dragons and portals lie side by side, and"
                " neighbours who live in harmony bring points. Whoever has the most points at the end wins."
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
        (fragment[small(number), " ", card_name(number)], say(CARD_WORDS[name], **NUMBERS))
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


# -- other ways to play --------------------------------------------------------------------------------


def items() -> Element:
    gem = (
        fragment[token(TOKEN_IDS[GEM_1]), " ", say("Gems 1 to 4")],
        class_of(GEM_1),
        say(TOKEN_WORDS["gem"]),
    )
    others = [
        (
            fragment[token(TOKEN_IDS[number]), " ", token_name(number)],
            class_of(number),
            say(TOKEN_WORDS[TOKEN_IDS[number]], **NUMBERS),
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
            fragment[legend(KINDS[0][1]), br, say("Alone: does the last card fulfil a legend?")],
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
