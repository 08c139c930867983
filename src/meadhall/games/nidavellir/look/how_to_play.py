# interpreted: drawn once a page, or when somebody asks
"""How to play Nidavellir, in our own words: enough to play from, and a table to look things up in."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, div, h3, li, ol, p, ul

from meadhall.look.chapters import chapter as laid_out
from meadhall.look.chapters import lookup

from ..card_words import card_name, class_name, distinction_effect, distinction_name, effect, tavern_name
from ..cards import (
    BONFUR,
    CLASS_IDS,
    CLASSES,
    DAGDA,
    FIRST_ARTEFACT,
    FIRST_MERCENARY,
    GRID,
    HOURYA,
    THRUD,
    ULINE,
    YLUD,
)
from ..sentences import SHEET_ROWS, say

GRADES_SHOWN: Final = 10
HEROES_TO_EXPLAIN: Final = (HOURYA, DAGDA, BONFUR, GRID, ULINE, YLUD, THRUD)


def how_to_play() -> Node:
    chapters = (goal, a_round, ties, coins, classes, heroes, distinctions, the_end, thingvellir, advice)
    return div(".how-to-play")[(chapter() for chapter in chapters)]


# -- the base game ---------------------------------------------------------------------------------


def goal() -> Element:
    return chapter(
        "goal",
        "The goal",
        paragraph(
            "The dragon Fafnir is awake, and the king needs an army. Through two ages you hire dwarfs in"
            " three taverns, call heroes to your side and make your coins grow. Whoever leads the bravest"
            " army at the end wins: bravery is counted in points."
        ),
    )


def a_round() -> Element:
    taverns = {name: tavern_name(tavern) for tavern, name in enumerate(("first", "second", "third"))}
    return chapter(
        "round",
        "A round",
        paragraph(
            "Each age lasts four rounds with 2 or 3 players, and three rounds with 4 or 5. In a round:"
        ),
        ol[
            item(
                "Dwarfs arrive. Each tavern gets as many cards as there are players; with 2 players it"
                " gets three."
            ),
            item(
                "Bids. Everybody secretly lays one coin on each tavern. The two coins left over go to the"
                " pouch."
            ),
            item(
                "Taverns, one after the other: {first}, {second}, {third}. The coins lying there are"
                " turned up. The highest bid chooses a card first, then the next highest, and so on.",
                **taverns,
            ),
            item(
                "Your turn at a tavern: take a card, recruit a hero if a line is complete, and trade if"
                " you have bid your 0."
            ),
            item("After the third tavern everybody takes all coins back in hand."),
        ],
        paragraph(
            "A dwarf joins the end of its column in your army. A royal offering lets one of your coins"
            " grow by the number on it and is then discarded. Cards that nobody took are discarded, too."
        ),
    )


def ties() -> Element:
    return chapter(
        "ties",
        "Equal bids and gems",
        paragraph(
            "Equal bids are settled by gems: the higher gem chooses first. When the tavern is done, those"
            " who were tied swap gems, the lowest with the highest, then the next two; with an odd number"
            " the middle gem stays. Winning a tie now means losing the next one."
        ),
        paragraph("Order and swaps go by the coins as they were turned up, even if a coin changes later."),
    )


def coins() -> Element:
    return chapter(
        "coins",
        "Coins",
        paragraph(
            "Everybody starts with 0, 2, 3, 4 and 5. Coins are not spent: you keep them, bid with them"
            " every round, and at the end their values are points. The 0 is your trading coin."
        ),
        heading("Trading"),
        paragraph(
            "If you have bid your trading coin, your turn at that tavern ends with a trade. Show the two"
            " coins of your pouch and add them up. Discard the higher one and take a coin worth the sum"
            " from the treasury. With 3 and 5 in the pouch the 5 goes and an 8 comes."
        ),
        heading("Upgrading"),
        paragraph(
            "Some cards upgrade a coin by a number. Choose any coin of yours but the trading coin, discard"
            " it, and put one worth that much more in the same place."
        ),
        heading("If the treasury lacks the coin"),
        paragraph(
            "Take the next higher one; if there is none, the highest below. You never take the value that"
            " you have just discarded. Royal coins go back to the treasury, starting coins leave the game."
        ),
    )


CLASS_RULES: Final[dict[str, str]] = {
    "warrior": "Add up the points. Whoever has the most warrior grades also adds the value of the own highest"
    " coin; in a tie all of them do.",
    "hunter": "The number of grades times itself.",
    "miner": "Add up the points, and multiply by the number of grades.",
    "blacksmith": "3 for the first grade, 4 for the second, 5 for the third, and so on.",
    "explorer": "Add up the points.",
}


def classes() -> Element:
    rules = [(class_name(column), say(CLASS_RULES[CLASS_IDS[column]])) for column in range(CLASSES)]
    return chapter(
        "classes",
        "The five classes",
        paragraph(
            "The marks at the left edge of a card are its grades. Most cards have one, some heroes two or"
            " three. The number on a card is its points."
        ),
        lookup((say("Class"), say("Its bravery")), rules),
        paragraph(
            "So warriors like rich friends, miners like company, and hunters and blacksmiths like crowds."
        ),
        growth(),
    )


def growth() -> Element:
    """Hunters and blacksmiths by the number of grades, as on the paper board (N12.3, N12.5)."""
    numbers = range(1, GRADES_SHOWN + 1)
    return lookup(
        (say("Grades"), *map(str, numbers)),
        (
            (say(SHEET_ROWS["hunter"]), *(str(grades * grades) for grades in numbers)),
            (say(SHEET_ROWS["blacksmith"]), *(str(grades * (grades + 5) // 2) for grades in numbers)),
        ),
    )


def heroes() -> Element:
    return chapter(
        "heroes",
        "Lines and heroes",
        paragraph(
            "A line is one grade of each of the five classes. Whenever you have more lines than heroes,"
            " you must recruit a hero at once. A hero can complete the next line and bring another hero"
            " with it."
        ),
        paragraph(
            "A hero with a class joins that column and counts there. A neutral hero stands in your command"
            " zone and scores at the end. Each hero exists only once. A hero is never discarded, and losing"
            " a line costs you no hero."
        ),
        paragraph("Look twice at these:"),
        lookup((say("Hero"), say("Effect")), ((card_name(hero), effect(hero)) for hero in HEROES_TO_EXPLAIN)),
    )


def distinctions() -> Element:
    won = [
        (class_name(column), distinction_name(column), distinction_effect(column))
        for column in range(CLASSES)
    ]
    return chapter(
        "distinctions",
        "End of age 1: distinctions",
        paragraph(
            "When age 1 is over, the king reviews the troops class by class. Whoever has more grades of"
            " the class than everybody else wins its distinction; in a tie nobody does. Points do not"
            " matter here."
        ),
        lookup((say("Most grades"), say("Distinction"), say("Effect")), won),
    )


def the_end() -> Element:
    return chapter(
        "end",
        "The final score",
        paragraph("After age 2 everybody adds up:"),
        ul[
            item("the bravery of the five columns,"),
            item("the points of neutral heroes,"),
            item("the values of all coins,"),
            item("3 points for the gem 6, and the points of artefacts."),
        ],
        paragraph("The highest total wins. Equal totals share the victory."),
    )


# -- the expansion ---------------------------------------------------------------------------------


def thingvellir() -> Element:
    artefacts = [(card_name(card), effect(card)) for card in range(FIRST_ARTEFACT, FIRST_MERCENARY)]
    return chapter(
        "thingvellir",
        "With Thingvellir",
        paragraph("The expansion brings six more heroes and a camp beside the taverns."),
        heading("The camp"),
        paragraph(
            "When a round begins, five camp cards lie open. At each tavern the player who chooses first"
            " may take one of them instead of a tavern card. With 2 players that player then also discards"
            " a card of the tavern. After age 1 the camp is cleared, and cards of age 2 follow."
        ),
        heading("Mercenaries"),
        paragraph(
            "A mercenary waits in your command zone, without any grade, until the age ends. Then it joins"
            " your army for good as one of its two classes. The most mercenaries go first, ties by gem; but"
            " the player who leads them may choose to go last. Lines completed in this way bring heroes."
        ),
        heading("Artefacts"),
        paragraph("Artefacts lie in the command zone. Some act at once, others at the end."),
        lookup((say("Artefact"), say("Effect")), artefacts),
    )


def advice() -> Element:
    return chapter(
        "advice",
        "Advice for the first game",
        ul[
            item(
                "Bid the 0 where nothing tempts you, with two good coins in the pouch. A trade in the"
                " first rounds pays for the whole game."
            ),
            item("Five classes early mean a hero early. Then deepen two or three columns."),
            item("Before age 1 ends, count the grades of the others: one dwarf can decide a distinction."),
            item("Leave out {names} the first time: there is an option for it.", names=complicated_heroes()),
        ],
    )


def complicated_heroes() -> str:
    return ", ".join(card_name(hero) for hero in (THRUD, YLUD, ULINE))


# -- how it is laid out ----------------------------------------------------------------------------


def chapter(key: str, title: str, *content: Node) -> Element:
    return laid_out(key, say(title), *content)


def heading(title: str) -> Element:
    return h3[say(title)]


def paragraph(words: str) -> Element:
    return p[say(words)]


def item(words: str, **parts: str) -> Element:
    return li[say(words, **parts)]
