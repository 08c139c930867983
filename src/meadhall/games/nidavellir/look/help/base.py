# interpreted: drawn once a page, or when somebody asks
"""The base game: goal, setup, a round, ties, coins, what everybody knows, advice."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, h3, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup

from ...state.cards import (
    CLASS_IDS,
    COMPONENTS,
    LOWEST_ROYAL_VALUE,
    OFFERING_3,
    OFFERING_5,
    SETUP,
    SPECIAL_GEM,
    THRUD,
    TOKENS,
    ULINE,
    YLUD,
)
from ...words.names import GEM_EFFECT, TRADING_COIN_EFFECT, card_name, class_name, tavern_name
from ...words.sentences import say
from . import pictures

PLAYERS: Final = (2, 3, 4, 5)
BASE_COINS: Final[list[str]] = [coin["token"] for coin in COMPONENTS["coins"]["base"]]
ROYAL_COINS: Final[list[dict[str, int]]] = COMPONENTS["coins"]["royal"]
GEMS: Final[list[int]] = COMPONENTS["gems"]["values"]
EXAMPLE: Final = (3, 5)  # coins of a pouch


def base_values() -> str:
    return ", ".join(str(coin["value"]) for coin in COMPONENTS["coins"]["base"])


def goal() -> Element:
    return chapter(
        "goal",
        say("The goal"),
        p[
            say(
                "The dragon Fafnir is awake, and the king needs an army. Through two ages you hire dwarfs in"
                " three taverns, recruit heroes and upgrade your coins. The bravest army at the end wins:"
                " bravery is counted in points."
            )
        ],
        p[
            say(
                "Where the printed rulebooks are silent or disagree, the numbered rules say what is played here, and"
                " why."
            )
        ],
        pictures.cited("R1"),
    )


# -- setup -----------------------------------------------------------------------------------------


def setup() -> Element:
    missing = {coin["value"]: coin["count"] - coin["count_2_3_players"] for coin in ROYAL_COINS}
    values = ", ".join(str(value) for value, number in missing.items() if number)
    return chapter(
        "setup",
        say("Set-up"),
        pictures.row(pictures.coins(BASE_COINS), pictures.gems(GEMS)),
        p[
            say(
                "You begin with an empty army, an empty command zone, the five coins {coins}, and one gem dealt"
                " at random. There is no first player.",
                coins=base_values(),
            )
        ],
        by_players(),
        p[
            say(
                "With 2 or 3 players {number} coins each of {values} are removed from the royal treasury.",
                number=max(missing.values()),
                values=values,
            )
        ],
        h3[say("The decks")],
        decks(),
        p[
            say(
                "The deck of age 2 holds one card more than its rounds need: the Pioneer of the Kingdom keeps it,"
                " or it is discarded."
            )
        ],
        pictures.cited("N2.2", "N2.3", "N2.4", "N1.2"),
    )


def by_players() -> Element:
    """A column for each number of players, which fits a phone."""
    columns = [SETUP[number] for number in PLAYERS]
    gems = [", ".join(map(str, facts["gems"])) for facts in columns]
    rows = {
        say("Rounds in an age"): "rounds_per_age",
        say("Cards in a tavern"): "cards_per_tavern",
        say("Deck of age 1"): "age1_deck",
        say("Deck of age 2"): "age2_deck",
        say("Royal coins"): "treasury_coins",
    }
    return lookup(
        (say("Players"), *map(str, PLAYERS)),
        [
            (say("Gems"), *gems),
            *((words, *(str(facts[field]) for facts in columns)) for words, field in rows.items()),
        ],
    )


def decks() -> Element:
    """The cards of an age (N1.2, N1.4)."""
    rows = [
        (
            pictures.class_name(kind, class_name(column)),
            dwarfs_told(kind, "per_age"),
            dwarfs_told(kind, "per_age_extra_with_5"),
        )
        for column, kind in enumerate(CLASS_IDS)
    ]
    for offering, facts in zip((OFFERING_3, OFFERING_5), COMPONENTS["royal_offerings"], strict=True):
        name = pictures.named(pictures.small_card(TOKENS[offering]), card_name(offering))
        number = say.many(
            "{number} card in age {age}", "{number} cards in age {age}", facts["count"], age=facts["age"]
        )
        rows.append((name, number, cards_told(facts["extra_with_5"])))
    return lookup((say("Cards"), say("In each age"), say("With 5 players also")), rows)


def dwarfs_told(kind: str, field: str) -> str:
    """The points of the dwarfs of a class, or their number if they have no points."""
    points = [
        sum(dwarf["points"] or [])
        for dwarf in COMPONENTS["dwarfs"]
        for _copy in range(dwarf[field])
        if dwarf["class"] == kind
    ]
    if kind in ("hunter", "blacksmith"):
        return cards_told(len(points))
    return say("points {points}", points=", ".join(map(str, points)))


def cards_told(number: int) -> str:
    return say.many("{number} card", "{number} cards", number)


# -- a round ---------------------------------------------------------------------------------------


def a_round() -> Element:
    first, second, third = (tavern_name(tavern) for tavern in range(3))
    steps = (
        say(
            "Dwarfs arrive. Each tavern gets as many cards as there are players, face up; with 2 players it"
            " gets {number}.",
            number=SETUP[2]["cards_per_tavern"],
        ),
        say(
            "Bids. At the same time all players lay one coin face down on each tavern. The two coins left"
            " over go to the pouch."
        ),
        say(
            "Taverns, one after the other: {first}, {second}, {third}. The coins lying there are turned up."
            " The player with the highest coin goes first, then the next highest, and so on.",
            first=first, second=second, third=third,
        ),
        say(
            "Your turn at a tavern: take a card, recruit heroes as long as you have more lines than heroes,"
            " and exchange if you have bid your trading coin."
        ),
        say(
            "When all turns are over, the cards left in the tavern are discarded, and players who bid the same"
            " swap gems."
        ),
        say("After the third tavern all players take all their coins back in hand."),
    )  # fmt: skip
    return chapter(
        "round",
        say("A round"),
        ol[(li[step] for step in steps)],
        pictures.row(pictures.card("W7"), pictures.card("E9"), pictures.card("RO3")),
        p[
            say(
                "A dwarf goes to the end of its column in your army. A royal offering upgrades one of your coins"
                " by its number and is then discarded."
            )
        ],
        pictures.cited("N5.1", "N5.2", "N6.1", "N6.4"),
    )


def ties() -> Element:
    rows = (
        ("2", say("the two swap")),
        ("3", say("the lowest and the highest swap, the middle gem stays")),
        ("4", say("the lowest and the highest swap, and so do the two between them")),
        ("5", say("as with 4; the middle gem stays")),
    )
    return chapter(
        "ties",
        say("Equal bids and gems"),
        pictures.row(pictures.gems([*GEMS, SPECIAL_GEM])),
        p[say(GEM_EFFECT)],
        lookup((say("Tied players"), say("Their gems")), rows),
        p[
            say(
                "So if you win a tie against one rival, you have the lower gem in the next. In a tie of three the"
                " middle gem stays where it is. Gem {gem} wins every tie and is never swapped: its owner is left"
                " out, and the others swap as if they were alone.",
                gem=SPECIAL_GEM,
            )
        ],
        p[
            say(
                "Order and swaps go by the coins as they were turned up, even if a coin on this tavern changes"
                " later."
            )
        ],
        pictures.cited("N6.2", "N6.3", "N6.9"),
    )


# -- coins -----------------------------------------------------------------------------------------


def coins() -> Element:
    return chapter(
        "coins",
        say("Coins"),
        pictures.row(
            pictures.captioned_coin("b0", say("trading coin")),
            pictures.captioned_coin("b4", say("base coin")),
            pictures.captioned_coin("r12", say("royal coin")),
        ),
        p[
            say(
                "Everybody starts with {coins}. Coins are not spent: you bid with them every round, and at the end"
                " their values are points. The {trading} is your trading coin.",
                coins=base_values(),
                trading=next(coin["value"] for coin in COMPONENTS["coins"]["base"] if coin["trading"]),
            )
        ],
        h3[say("Exchange")],
        exchange(),
        h3[say("Upgrade")],
        p[
            say(
                "Some cards upgrade a coin by a number. Choose any coin of yours but the trading coin: in hand, in"
                " the pouch or on a tavern. Discard it, and put a coin worth that much more in its place, face"
                " up or face down as the old one lay."
            )
        ],
        p[
            say(
                "You may upgrade a coin that lies face down on a later tavern: there it bids with its new value."
                " Everybody sees the coin that goes and the coin that comes."
            )
        ],
        h3[say("If the treasury lacks the coin")],
        p[
            say(
                "Take the next higher one; if there is none, the highest below, even if it is worth less than the"
                " coin you discarded. You never take the value that you have just discarded. Royal coins go back"
                " to the treasury, base coins leave the game. No royal coin is worth less than {least}.",
                least=LOWEST_ROYAL_VALUE,
            )
        ],
        pictures.cited("N7.2", "N7.6", "N7.7", "N7.8"),
    )


def exchange() -> Node:
    low, high = EXAMPLE
    return (
        p[say(TRADING_COIN_EFFECT)],
        pictures.row(pictures.coins([f"b{low}", f"b{high}"]), " → ", pictures.coins([f"r{low + high}"])),
        p[
            say(
                "With {low} and {high} in the pouch the {high} goes and the {sum} comes. You may not decline.",
                low=low,
                high=high,
                sum=low + high,
            )
        ],
    )


# -- what everybody knows, advice --------------------------------------------------------------------


def what_is_known() -> Element:
    return chapter(
        "known",
        say("What everybody knows"),
        p[
            say(
                "The discard pile is open: anybody may look through it at any time. So are armies, command zones,"
                " gems, the treasury, what is left of each deck, and which coins each player owns."
            )
        ],
        p[
            say(
                "Secret are the order of the decks, which of your coins lies face down where, and the cards that"
                " the Pioneer of the Kingdom looks at and does not keep."
            )
        ],
        pictures.cited("N18.1", "N18.2", "N18.3"),
    )


def advice() -> Element:
    names = ", ".join(card_name(hero) for hero in (THRUD, YLUD, ULINE))
    lines = (
        say(
            "Bid the trading coin where nothing tempts you, with two good coins in the pouch. An exchange in"
            " the first rounds pays for the whole game."
        ),
        say("Five classes early mean a hero early. Then add to two or three columns."),
        say("Before age 1 ends, count the grades of the others: one dwarf can decide a distinction."),
        say("Leave out {names} the first time: there is an option for it.", names=names),
    )
    return chapter("advice", say("Advice for the first game"), ul[(li[line] for line in lines)])
