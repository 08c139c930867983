"""Hoard in words: notation for records, and what people read, in the language spoken (`languages/`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table as Sheet

from meadhall.core.i18n import Translator
from meadhall.core.journal import Entry
from meadhall.core.prompt import Prompt

from .rules import (
    BIDDING,
    BURY,
    BURYING,
    DRAW,
    FAME,
    OPEN,
    PASS,
    STORING,
    UNKNOWN,
    HoardTable,
    HoardView,
    rank_of,
)

say: Final = Translator(Path(__file__).parent)
NOTATION: Final = {OPEN: "open", BURY: "bury", DRAW: "draw", PASS: "pass"}
LOG: Final = {
    "treasure": "A treasure of {points} turns up.",
    "bid_sealed": "{player} seals a bid.",
    "bid_shown": "{player} bids {card}.",
    "nobody_won": "Equal bids: nobody wins the treasure of {points}.",
    "stored": "{player} puts {points} into the open chest.",
    "buried": "{player} buries a treasure of {points}.",
    "took_card": "{player} draws a card.",
}
SILENT: Final = frozenset({"bid_card", "drew"})  # the player sees the card


def card_name(card: int) -> str:
    """Ranks are 1 to 12 for people. The two cards of a rank differ by their sign only."""
    if card == UNKNOWN:
        return say("a hidden card")
    return (say("{rank} of moons", rank=rank_of(card) + 1) if card % 2 else
            say("{rank} of suns", rank=rank_of(card) + 1))  # fmt: skip


def notation(choice: int) -> str:
    return NOTATION.get(choice, f"bid {choice}")


def describe_choice(treasure: int, choice: int) -> str:
    if choice == OPEN:
        return say("Put it into your open chest: {points}", points=treasure)
    if choice == BURY:
        return say("Bury it: {points}", points=treasure + BURYING)
    if choice == DRAW:
        return say("Draw a card")
    if choice == PASS:
        return say("Go without")
    return say("Bid {card}", card=card_name(choice))


def prompt(table: HoardTable, seat: int) -> Prompt:
    if table.bids[seat] is not None:
        return Prompt(say("Your bid is sealed."), say("Until all have bid you may still change it."))
    if table.phase == BIDDING:
        return Prompt(
            say("Bid a card for the treasure of {points}.", points=table.treasure),
            say("The highest card wins it. Equal highest cards win nothing."),
        )
    if table.phase == STORING:
        return Prompt(
            say("The treasure of {points} is yours: where does it go?", points=table.treasure),
            say("Buried it is worth 1 more. The fullest open chest earns {fame} at the end.", fame=FAME),
        )
    return Prompt(
        say("Draw a card, or go without?"),
        say("One card more to choose from; each card left at the end costs 1 point."),
    )


def describe_entry(entry: Entry, names: list[str]) -> str:
    if entry.what in SILENT:
        return ""
    player = names[entry.seat] if entry.seat >= 0 else ""
    return say(LOG[entry.what], player=player, points=entry.first, card=card_name(entry.first))


def show(view: HoardView, names: list[str]) -> object:
    """The table in the terminal."""
    sheet = Sheet(title=say("Treasure: {points}, rounds left: {rounds}", points=view.treasure,
                            rounds=view.rounds_left))  # fmt: skip
    for label in (say("Player"), say("Hand"), say("Open chest"), say("Buried"), say("Bid")):
        sheet.add_column(label)
    for seat, hand in enumerate(view.hands):
        bid = view.bids[seat]
        sheet.add_row(
            names[seat],
            ", ".join(card_name(card) for card in hand),
            str(view.chests[seat]),
            ", ".join("?" if points == UNKNOWN else str(points) for points in view.buried[seat]),
            "" if bid is None else card_name(bid),
        )
    return sheet
