"""The page of Hoard: the treasure, everybody's bids and stores, and the own hand.

Layout, prompt, presses ("choice:5" makes choice 5) and the log are the defaults of `Look`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from htpy import Element, Node, li, ol
from markupsafe import Markup

from meadhall.core.journal import Entry
from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import Animation, Look, Scene, ScoreSheet, SheetRow, Tab
from meadhall.look.defaults import zone
from meadhall.look.markup import escaped, glyph, html, joined
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import BaseViewModel, key_of, made_once

from ..rules import BURY, DRAW, DRAWING, LEFT_OVER, OPEN, PASS, STORING, UNKNOWN, HoardView, fame_of
from ..words import card_name, describe_choice, say
from . import pieces

TRAVELS: Final = {  # events, and what then travels: from where, to where, with which sound
    "bid_shown": ("hand:{seat}", "bid:{seat}", "card"),
    "stored": ("treasure", "chest:{seat}", "coin"),
    "buried": ("treasure", "mound:{seat}", "coin"),
    "took_card": ("deck", "hand:{seat}", "card"),
}


class ViewModel(BaseViewModel):
    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.view, HoardView)
        self.view: Final = scene.view
        self.last_bids: Final[dict[int, int]] = dict(scene.memory if isinstance(scene.memory, tuple) else ())


model_of: Final = made_once(ViewModel)


class HoardLook(Look):
    icons = frozenset({"open-treasure-chest", "scroll-unfurled", "crown", "dig-hole", "card-pick"})
    styles = ("hoard.css",)
    shows_seats = False

    def headline(self, scene: Scene) -> str:
        rounds = model_of(scene).view.rounds_left
        return (
            say.many("{number} treasure to go", "{number} treasures to go", rounds)
            if rounds
            else say("The end")
        )

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        return {"treasure": treasure(model), "players": players(model), "hand": hand(model)}

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        table = Tab("table", say("Table"), "open-treasure-chest", bool(scene.choices))
        return (table, Tab("talk", say("Log and chat"), "scroll-unfurled"))

    def fold_history(self, memory: object, entry: Entry) -> object:
        """The bids that were shown last, until somebody bids anew."""
        kept = memory if isinstance(memory, tuple) else ()
        if entry.what == "bid_shown":
            return (*kept, (entry.seat, entry.first))
        return () if entry.what == "bid_sealed" else kept

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        return [travel(entry.seat, *TRAVELS[entry.what]) for entry in entries if entry.what in TRAVELS]

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        view = model_of(scene).view
        cards = tuple(-LEFT_OVER * len(cards) for cards in view.hands)
        rows = (
            SheetRow(say("Open chest"), glyph("open-treasure-chest"), view.chests),
            SheetRow(say("Buried"), glyph("dig-hole"), tuple(map(sum, view.buried))),
            SheetRow(say("The fullest chest"), glyph("crown"), tuple(fame_of(view.chests))),
            SheetRow(say("Cards left"), glyph("card-pick"), cards),
        )
        return ScoreSheet(
            rows, tuple(sum(row.values[seat] or 0 for row in rows) for seat in range(len(cards)))
        )

    def how_to_play(self) -> Node:
        steps = (
            (pieces.heap(5), say("A treasure turns up. All bid one card at the same time.")),
            (pieces.card(15), say("The highest card wins the treasure. Equal highest cards win nothing.")),
            (pieces.chest(True), say("Put it into your open chest: the fullest one earns 3 points.")),
            (pieces.mound(True), say("Or bury it: it is worth 1 point more, and nobody sees it.")),
            (pieces.card(UNKNOWN), say("Then you may draw a card. Each one left at the end costs 1.")),
        )
        return ol(".h-steps")[(li[picture, words] for picture, words in steps)]


def travel(seat: int, start: str, end: str, sound: str) -> Animation:
    return Animation(start.format(seat=seat), end.format(seat=seat), sound, as_end=sound == "card")


def treasure(model: ViewModel) -> Element:
    view = model.view
    if model.over:
        return zone("treasure", say("The hoards are counted"), None, css="hoard h-treasure")
    back = f"{pieces.card(UNKNOWN)}<b>{view.deck}</b>"
    deck = quiet(back, say("The deck: {number}", number=view.deck), "h-deck", place="deck")
    prize = f'<div class="h-prize" data-place="treasure">{pieces.heap(view.treasure)}</div>{deck}'
    return zone("treasure", f"{say('Treasure')}: {view.treasure}", html(prize), css="hoard h-treasure")


def players(model: ViewModel) -> Element:
    columns = joined(player(model, seat) for seat in (model.main_seat, *model.rival_seats))
    return zone("players", say("Players"), html(f"<ol>{columns}</ol>"), css="hoard h-players")


def player(model: ViewModel, seat: int) -> Markup:
    """A column: the name, the bid, the two stores, and how many cards are left."""
    view, chest, heap = model.view, model.view.chests[seat], model.view.buried[seat]
    name = say("You") if seat == model.viewer else model.names[seat]
    state = "won" if seat == view.winner else "deciding" if model.faces[seat].deciding else ""
    crown = glyph("crown", say("has won the treasure")) if state == "won" else ""
    shown = say("Open chest: {points}", points=chest)
    cards = say.many("{number} card", "{number} cards", len(view.hands[seat]))
    told, buried = str(sum(heap)), say("Buried: {points} points", points=sum(heap))
    if UNKNOWN in heap:
        told, buried = f"×{len(heap)}", say("Buried treasures: {number}", number=len(heap))
    return html(
        f'<li class="h-player p{seat + 1} {state}">{crown}<div class="h-name">{colour_mark(seat, size=20)}<b>{escaped(name)}</b></div>'
        f'<div class="h-bid" data-place="bid:{seat}">{bid(model, seat)}</div><div class="h-stores">'
        f"{quiet(f'{pieces.chest(chest > 0)}<b>{chest}</b>', shown, 'h-kept', place=f'chest:{seat}')}"
        f"{quiet(f'{pieces.mound(bool(heap))}<b>{told}</b>', buried, 'h-kept', place=f'mound:{seat}')}</div>"
        f'<div class="h-cards" data-place="hand:{seat}">{escaped(cards)}</div></li>'
    )


def bid(model: ViewModel, seat: int) -> Markup:
    """Sealed bids of others lie face down."""
    sealed = model.view.bids[seat]
    card = model.last_bids.get(seat) if sealed is None else sealed
    if card is None:
        return html(f'<span class="h-none">{glyph("card-pick", say("no bid yet"))}</span>')
    return quiet(pieces.card(card), card_name(card), "thing")


def hand(model: ViewModel) -> Element:
    """All that the viewer can press: the cards of the hand, or the ways on."""
    title, content = say("Your hand"), ""
    if model.watching:
        title = say("You are watching")
    elif model.decision == STORING:
        title = say("Where does it go?")
        content = way_on(model, OPEN, pieces.chest(True)) + way_on(model, BURY, pieces.mound(True))
    else:
        content = joined(hand_card(model, card) for card in model.view.hands[model.viewer])
    if model.decision == DRAWING:
        content += way_on(model, DRAW, pieces.card(UNKNOWN)) + way_on(model, PASS, "")
    return zone("hand", title, html(f'<div class="h-row" data-zone>{content}</div>'), css="hoard h-hand")


def hand_card(model: ViewModel, card: int) -> Markup:
    if not model.may(card):
        return quiet(pieces.card(card), card_name(card), "thing")
    words, sealed = describe_choice(model.view.treasure, card), model.view.bids[model.viewer] == card
    return legal(key_of(card), pieces.card(card), words, "thing", act=words, chosen=sealed)


def way_on(model: ViewModel, choice: int, picture: str) -> Markup:
    """A button with its words below the picture."""
    words = describe_choice(model.view.treasure, choice)
    button = legal(key_of(choice), f"{picture}<span>{escaped(words)}</span>", words, "h-way")
    return button if model.may(choice) else html("")
