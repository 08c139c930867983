"""The page of Hoard: the treasure and everybody's bids, the own hand, and what pressing a piece does.

Layout, prompt, presses ("choice:5" makes choice 5) and the log are the defaults of `Look`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from htpy import Node, li, ol
from markupsafe import Markup

from meadhall.core.journal import Entry
from meadhall.core.table import NOBODY
from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import Animation, Look, PagePrompt, Scene, ScoreSheet, SheetRow, Tab
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import BaseViewModel, key_of, made_once

from ..rules import BIDDING, BURY, DRAW, LEFT_OVER, OPEN, PASS, STORING, UNKNOWN, HoardView, fame_of
from ..words import card_name, describe_choice, say
from . import pieces

ICONS: Final = frozenset({"open-treasure-chest", "scroll-unfurled", "crown", "dig-hole", "card-pick"})
TRAVELS: Final = {  # events and what then travels: from where, to where, with which sound
    "bid_shown": ("hand:{seat}", "bid:{seat}", "card"),
    "stored": ("treasure", "chest:{seat}", "coin"),
    "buried": ("treasure", "mound:{seat}", "coin"),
    "took_card": ("deck", "hand:{seat}", "card"),
}
Bids = tuple[tuple[int, int], ...]  # seat and card


class ViewModel(BaseViewModel):
    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.view, HoardView)
        self.view: Final = scene.view
        shown: Bids = scene.memory if isinstance(scene.memory, tuple) else ()
        self.shown: Final = dict(shown)  # the bids of the last reveal, until somebody bids anew


model_of: Final = made_once(ViewModel)


class HoardLook(Look):
    icons = ICONS
    styles = ("hoard.css",)
    shows_seats = False

    # -- the page ------------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> str:
        rounds = model_of(scene).view.rounds_left
        return (
            say.many("{number} treasure to go", "{number} treasures to go", rounds)
            if rounds
            else say("The end")
        )

    def prompt(self, scene: Scene) -> PagePrompt:
        model = model_of(scene)
        if not scene.over and model.open and not scene.seats[scene.viewer].deciding:
            return PagePrompt(say("Your bid is sealed."), say("Until all have bid you may still change it."))
        return super().prompt(scene)

    def regions(self, scene: Scene) -> dict[str, Node]:
        model = model_of(scene)
        return {"treasure": treasure(model), "players": players(model), "hand": hand(model)}

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return (
            Tab("table", say("Table"), "open-treasure-chest", bool(scene.choices)),
            Tab("talk", say("Log and chat"), "scroll-unfurled"),
        )

    # -- what happened -------------------------------------------------------------------------------

    def fold_history(self, memory: object, entry: Entry) -> object:
        """The bids that were shown last."""
        kept = memory if isinstance(memory, tuple) else ()
        if entry.what == "bid_shown":
            return (*kept, (entry.seat, entry.first))
        return () if entry.what == "bid_sealed" else kept

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        return [travel(entry) for entry in entries if entry.what in TRAVELS]

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        view = model_of(scene).view
        rows = (
            (say("Open chest"), "open-treasure-chest", view.chests),
            (say("Buried"), "dig-hole", tuple(sum(heap) for heap in view.buried)),
            (say("The fullest chest"), "crown", tuple(fame_of(view.chests))),
            (say("Cards left"), "card-pick", tuple(-LEFT_OVER * len(cards) for cards in view.hands)),
        )
        totals = tuple(
            sum(points) for points in zip(*(values for _label, _icon, values in rows), strict=True)
        )
        return ScoreSheet(tuple(SheetRow(label, glyph(icon), values) for label, icon, values in rows), totals)

    def how_to_play(self) -> Node:
        steps = (
            (pieces.heap_picture(5), say("A treasure turns up. All bid one card at the same time.")),
            (
                pieces.card_picture(15),
                say("The highest card wins the treasure. Equal highest cards win nothing."),
            ),
            (
                pieces.chest_picture(True),
                say("Put it into your open chest: the fullest one earns 3 points at the end."),
            ),
            (pieces.mound_picture(True), say("Or bury it: it is worth 1 point more, and nobody sees it.")),
            (
                pieces.card_picture(UNKNOWN),
                say("Then draw a card if you like. Each card left at the end costs 1 point."),
            ),
        )
        return ol(".h-steps")[(li[picture, words] for picture, words in steps)]


def travel(entry: Entry) -> Animation:
    start, end, sound = TRAVELS[entry.what]
    return Animation(
        start.format(seat=entry.seat), end.format(seat=entry.seat), sound, as_end=entry.what == "bid_shown"
    )


# -- regions -------------------------------------------------------------------------------------------


def zone(name: str, content: str) -> Markup:
    """A region on the phone's tab "table"."""
    return region(name, f'<div class="zone h-{name}" data-on="table">{content}</div>', "hoard", "section")


def treasure(model: ViewModel) -> Markup:
    view = model.view
    if model.over:
        return zone("treasure", f"<h2>{escaped(say('The hoards are counted'))}</h2>")
    won = (
        escaped(say("{player} has won it", player=model.names[view.winner])) if view.winner != NOBODY else ""
    )
    deck = quiet(
        pieces.card_picture(UNKNOWN), say("The deck: {number}", number=view.deck), "h-deck", place="deck"
    )
    return zone(
        "treasure",
        f'<div class="h-prize" data-place="treasure">{pieces.heap_picture(view.treasure)}</div>'
        f"<h2>{escaped(say('Treasure'))} <b>{view.treasure}</b><small>{won}</small></h2>"
        f'<div class="h-pile">{deck}<span aria-hidden="true">{view.deck}</span></div>',
    )


def players(model: ViewModel) -> Markup:
    order = (model.main_seat, *model.rival_seats)
    return zone("players", f'<ol class="s{len(order)}">{joined(player(model, seat) for seat in order)}</ol>')


def player(model: ViewModel, seat: int) -> Markup:
    """A column: the name, the bid, the two stores, and how many cards are left."""
    view, own = model.view, seat == model.viewer
    name = say("You") if own else model.names[seat]
    marks = [
        "mine" if own else "",
        "deciding" if model.faces[seat].deciding else "",
        "won" if seat == view.winner else "",
    ]
    crown = glyph("crown", say("has won the treasure")) if seat == view.winner else ""
    heap = view.buried[seat]
    known = sum(heap) if heap and UNKNOWN not in heap else len(heap)
    buried = (
        say("Buried: {number}", number=len(heap))
        if UNKNOWN in heap
        else say("Buried: {points} points", points=known)
    )
    return html(
        f'<li class="h-player p{seat + 1} {" ".join(filter(None, marks))}"><div class="h-name">{colour_mark(seat, size=20)}'
        f'<b>{escaped(name)}</b>{crown}</div><div class="h-bid" data-place="bid:{seat}">{bid(model, seat)}</div>'
        f'<div class="h-stores">{store("chest", seat, view.chests[seat], say("Open chest: {points}", points=view.chests[seat]))}'
        f"{store('mound', seat, known, buried, '×' if UNKNOWN in heap else '')}</div>"
        f'<div class="h-cards" data-place="hand:{seat}">{escaped(say.many("{number} card", "{number} cards", len(view.hands[seat])))}</div></li>'
    )


def store(kind: str, seat: int, number: int, name: str, sign: str = "") -> Markup:
    picture = pieces.chest_picture(number > 0) if kind == "chest" else pieces.mound_picture(number > 0)
    return quiet(f"{picture}<b>{sign}{number}</b>", name, "h-kept", place=f"{kind}:{seat}")


def bid(model: ViewModel, seat: int) -> Markup:
    """Sealed bids lie face down; the last reveal stays until somebody bids anew."""
    card = model.view.bids[seat]
    if card is None:
        card = model.shown.get(seat)
    if card is None:
        return html(f'<span class="h-none">{glyph("card-pick", say("no bid yet"))}</span>')
    return quiet(pieces.card_picture(card), card_name(card), "thing")


def hand(model: ViewModel) -> Markup:
    """What the viewer can press: the cards of the hand, or the two ways on."""
    view, seat = model.view, model.main_seat
    cards = view.hands[seat]
    content = joined(hand_card(model, card) for card in cards) if not model.watching else ""
    title = say("Your hand")
    if model.decision == STORING:
        title = say("Where does it go?")
        content = way_on(model, OPEN, pieces.chest_picture(True)) + way_on(
            model, BURY, pieces.mound_picture(True)
        )
    elif model.open and model.decision != BIDDING:
        title = say("Your hand, and one card more?")
        content += way_on(model, DRAW, pieces.card_picture(UNKNOWN)) + way_on(model, PASS, "")
    if not content:
        title = say("You are watching") if model.watching else say("Your hand is empty")
    return zone("hand", f'<h2>{escaped(title)}</h2><div class="h-row" data-zone>{content}</div>')


def hand_card(model: ViewModel, card: int) -> Markup:
    name, picture = card_name(card), pieces.card_picture(card)
    if not model.may(card):
        return quiet(picture, name, "thing")
    words = say("Bid {card}", card=name)
    return legal(
        key_of(card), picture, words, "thing", act=words, chosen=model.view.bids[model.viewer] == card
    )


def way_on(model: ViewModel, choice: int, picture: str) -> Markup:
    """A piece with its words below it."""
    if not model.may(choice):
        return html("")
    words = describe_choice(model.view.treasure, choice)
    return legal(key_of(choice), f"{picture}<span>{escaped(words)}</span>", words, "h-way")
