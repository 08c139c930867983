# interpreted: pages are for people
"""A tavern in one row: its sign, the bids, the cards. One looks along a row to see who wants what."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import glyph, html, joined, region
from meadhall.look.pennants import pennant
from meadhall.look.press import attributes, legal, quiet

from ..card_words import tavern_name
from ..sentences import say
from ..table import ON_TAVERN
from . import growth
from .bids import NONE, bid_of
from .pieces import faces
from .pieces.coins import any_coin, coin
from .scores import value
from .sight import Sight, card_choice, key_of, places_of

SIGNS: Final = ("goblin-head", "dragon-head", "horse-head")
HOTKEYS: Final = ("q", "w", "e")
SLOT: Final = 48
TAKES: Final = frozenset({"pick", "tavern_discard"})
Bidder = tuple[int, str]  # seat and what lies there: a coin, "?" face down, "" nothing yet


def tavern(sight: Sight, number: int) -> Markup:
    view = sight.view
    shown = number < view.revealed
    now = shown and number == view.tavern and view.phase == "taverns"
    bids = order_of(sight, number) if shown else rivals_bids(sight, number)
    slot = "" if shown else own_slot(sight, number)
    tokens = view.taverns[number]
    if now and sight.decision in TAKES:
        cards = joined(card(sight, number, place) for place in range(len(tokens)))
    else:
        cards = lying_cards(number, tokens)
    kind = f"n{len(tokens)}{' now' if now else ''}{' shown' if shown else ''}{'' if any(tokens) else ' done'}"
    return row(number, kind, shown, bids, sight.viewer, sight.names, slot, cards)


@drawn_once
def row(
    number: int,
    kind: str,
    shown: bool,
    bids: tuple[Bidder, ...],
    viewer: int,
    names: tuple[str, ...],
    slot: str,
    cards: str,
) -> Markup:
    name = escape(tavern_name(number))
    stand = (
        order(bids, viewer, number, names)
        if shown
        else f'<div class="bids">{slot}{marks(bids, number, names)}</div>'
    )
    return region(
        f"tavern-{number}",
        f'<div class="sign"><h2>{glyph(SIGNS[number])}<span>{name}</span></h2>{stand}</div>'
        f'<div class="cards" data-zone>{cards}</div>',
        f"zone tavern {kind}",
        "section",
    )


# -- bids ------------------------------------------------------------------------------------------


def order_of(sight: Sight, number: int) -> tuple[Bidder, ...]:
    """Bids face up in the order of play; of a tavern left behind, the highest first."""
    view = sight.view
    bids = [(seat.seat, seat.bids[number]) for seat in view.seats]
    if number == view.tavern and view.order:
        place = {seat: at for at, seat in enumerate(view.order)}
        return tuple(sorted(bids, key=lambda bid: place.get(bid[0], len(bids))))
    return tuple(sorted(bids, key=lambda bid: -(value(bid[1]) if bid[1] and bid[1] != "?" else -1)))


def rivals_bids(sight: Sight, number: int) -> tuple[Bidder, ...]:
    """Others' coins face down; while all decide, of those who are done."""
    others = sight.view.seats if sight.watching else sight.rivals
    return tuple((seat.seat, seat.bids[number] or ("?" if seat.done else "")) for seat in others)


@drawn_once
def order(bids: tuple[Bidder, ...], viewer: int, number: int, names: tuple[str, ...]) -> Markup:
    label = escape(say("Bids, in the order of play"))
    marks = "".join(bid_mark(seat, token, seat == viewer, number, names[seat]) for seat, token in bids)
    return html(f'<ol class="order" aria-label="{label}">{marks}</ol>')


@drawn_once
def bid_mark(seat: int, token: str, own: bool, number: int, name: str) -> Markup:
    picture = any_coin(token, 25, coin_title(token)) if token else '<i class="none"></i>'
    mine = ' class="mine"' if own else ""
    return html(
        f'<li>{pennant(seat, name, size=17)}<span{mine} data-place="bid:{seat}:{number}">{picture}</span></li>'
    )


@drawn_once
def marks(bids: tuple[Bidder, ...], number: int, names: tuple[str, ...]) -> Markup:
    drawn = "".join(mark(seat, token, number, names[seat]) for seat, token in bids)
    return html(f'<span class="theirs">{drawn}</span>')


@drawn_once
def mark(seat: int, token: str, number: int, name: str) -> Markup:
    said = say("{player}: face down", player=name) if token else say("{player}: no coin yet", player=name)
    picture = any_coin(token, 22) if token else ""
    place = f'data-place="bid:{seat}:{number}"'
    return html(
        f'<span class="bidder{" laid" if token else ""}" role="img" aria-label="{escape(said)}" {place}>'
        f"{picture}{pennant(seat, size=15)}</span>"
    )


def coin_title(token: str) -> str:
    return say("face down") if token == "?" else str(value(token))


# -- the viewer's own slot ---------------------------------------------------------------------------


def own_slot(sight: Sight, number: int) -> str:
    if sight.watching:
        return ""
    if sight.decision == "bid":
        bid = bid_of(sight.draft, sight.main.sealed)
        token = sight.main.row[bid.laid[number]] if bid.laid[number] != NONE else ""
        return bid_slot(number, token, bid.held != NONE, sight.viewer)
    laid = next((at for at, place in enumerate(places_of(sight)) if place == ON_TAVERN + number), NONE)
    return laid_slot(number, sight.main.row[laid] if laid != NONE else "", sight.viewer)


@sent_once
def bid_slot(number: int, token: str, holding: bool, seat: int) -> Markup:
    """A place for a coin: pressed with a coin in hand it is laid here, pressed with none it is taken up again."""
    name = tavern_name(number)
    if token:
        said = say("Your bid at the {tavern}: {coin}. Press to take it up.", tavern=name, coin=value(token))
    elif holding:
        said = say("Lay the coin at the {tavern}", tavern=name)
    else:
        said = say("No coin of yours at the {tavern} yet", tavern=name)
    state = ("full" if token else "") + (" can" if holding else "")
    rest = attributes(
        aria_label=said,
        data_press=f"slot:{number}",
        data_key=f"slot:{number}",
        data_hotkey=HOTKEYS[number],
        data_place=f"bid:{seat}:{number}",
        draggable="true" if token else "",
    )
    picture = coin(token, SLOT) if token else ""
    return html(f'<button type="button" class="slot {state}"{rest}>{picture}</button>')


@sent_once
def laid_slot(number: int, token: str, seat: int) -> Markup:
    """One's own coin, face down to the others."""
    place = f'data-place="bid:{seat}:{number}"'
    if not token:
        return html(f'<span class="slot" {place}></span>')
    said = escape(say("Your bid: {coin}, seen by you only", coin=value(token)))
    eye = f'<i class="hid">{glyph("sight-disabled")}</i>'
    return html(
        f'<span class="slot full" role="img" aria-label="{said}" {place}>{coin(token, SLOT)}{eye}</span>'
    )


# -- cards -----------------------------------------------------------------------------------------


@drawn_once
def lying_cards(number: int, tokens: tuple[str, ...]) -> Markup:
    """Cards nobody takes now."""
    return joined(lying_card(number, tokens, slot) for slot in range(len(tokens)))


def lying_card(number: int, tokens: tuple[str, ...], slot: int) -> Markup:
    if not tokens[slot]:
        return gone(number, slot)
    return lying(tokens[slot], number * 5 + slot, place_of(tokens, number, slot), number)


def card(sight: Sight, number: int, slot: int) -> Markup:
    """A card of the tavern where cards are taken."""
    tokens = sight.view.taverns[number]
    token = tokens[slot]
    if not token or not sight.may_take(token):
        return lying_card(number, tokens, slot)
    then = growth.of_card(sight.view, sight.main, token) if sight.decision == "pick" else None
    return takeable(token, number * 5 + slot, place_of(tokens, number, slot), then)


def place_of(tokens: tuple[str, ...], number: int, slot: int) -> str:
    """By the card, since what happened names it; a second copy of it gets a number."""
    copies = tokens[:slot].count(tokens[slot])
    return f"tavern:{number}:{tokens[slot]}" + (f":{copies + 1}" if copies else "")


@drawn_once
def takeable(token: str, variant: int, place: str, then: growth.Consequence | None) -> Markup:
    name = faces.name_of(token)
    said = f"{name}. {then.words}" if then else say("Discard {card}", card=name)
    act = say("Take {card}", card=name) if then else said
    picture = faces.draw(token, variant)
    return legal(key_of(card_choice(token)), picture, said, "thing", act, f"card:{token}", place)


@sent_once
def lying(token: str, variant: int, place: str, number: int) -> Markup:
    picture = faces.draw(token, variant)
    return quiet(picture, faces.name_of(token), "thing", f"no:tavern:{number}", f"card:{token}", place)


@sent_once
def gone(number: int, slot: int) -> Markup:
    return html(f'<div class="gone" data-key="gone:{number}:{slot}"></div>')
