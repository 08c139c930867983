"""A tavern in one row: its sign, the bids, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, region
from meadhall.look.names import name_mark, people_named
from meadhall.look.press import attributes, legal, quiet
from meadhall.look.view_model import key_of

from ..state.table import TAVERN_SIZE
from ..state.view_values import SeatView
from ..words.names import tavern_name
from ..words.sentences import say
from . import consequences
from .bids import NONE, bid_of
from .pieces import faces
from .pieces.coins import any_coin, coin, value
from .taken import Takings, bare_place, gone_from, place_left
from .view_model import Consequence, ViewModel, card_choice

SIGNS: Final = ("goblin-head", "dragon-head", "horse-head")
HOTKEYS: Final = ("q", "w", "e")
SLOT: Final = 48
TAKES: Final = frozenset({"pick", "tavern_discard"})
Offers = tuple[tuple[int, Consequence | None], ...]  # place of a card, and what taking it does
Laid = tuple[tuple[int, str], ...]  # by the others, who do not show it: seat, coin ("" if none)
Names = tuple[str, ...]


class Slot(NamedTuple):
    """The viewer's own place for a coin."""

    token: str
    bidding: bool = False
    holding: bool = False  # a coin is in hand, to be laid somewhere


def tavern(model: ViewModel, number: int) -> Markup:
    """The region of a tavern, rendered again only when it changes: most events change no tavern."""
    view = model.view
    tokens = view.taverns[number]
    gone = () if all(tokens) else gone_from(model.takings, number)
    if number >= view.revealed:
        laid = tuple([(seat.seat, laid_by(seat, number)) for seat in model.others])
        closed = (number, tokens, gone, slot_of(model, number), laid, model.viewer, model.names)
        return model.drawn.recall(("tavern", number), closed, lambda: covered(*closed))
    now = number == view.tavern and view.phase == "taverns"
    turns = view.order if number == view.tavern and view.order_is_fixed else ()
    offers = offers_of(model, tokens) if now and model.decision in TAKES else ()
    bids = bids_at(model, number)
    opened = (number, tokens, gone, offers, now, bids, turns, model.viewer, model.names)
    return model.drawn.recall(("tavern", number), opened, lambda: revealed(*opened))


def bids_at(model: ViewModel, number: int) -> tuple[str, ...]:
    """By seat."""
    return tuple([seat.bids[number] for seat in model.view.seats])


def covered(
    number: int,
    tokens: tuple[str, ...],
    gone: Takings,
    slot: Slot | None,
    laid: Laid,
    viewer: int,
    names: Names,
) -> Markup:
    """A tavern before its bids are revealed: the viewer's coin, and marks for those of the others."""
    own = drawn_slot(number, slot, viewer) if slot else ""
    stand = f'<div class="bids">{own}{marks(laid, number, names)}</div>'
    return row(number, tokens, "", stand, on_the_table(number, tokens, (), gone, names))


def revealed(
    number: int,
    tokens: tuple[str, ...],
    gone: Takings,
    offers: Offers,
    now: bool,
    bids: tuple[str, ...],
    turns: tuple[int, ...],
    viewer: int,
    names: Names,
) -> Markup:
    stand = people_named(order(bids, turns, viewer, number), names)
    state = " now shown" if now else " shown"
    return row(number, tokens, state, stand, on_the_table(number, tokens, offers, gone, names))


def row(number: int, tokens: tuple[str, ...], state: str, stand: str, lying: str) -> Markup:
    kind = f"n{len(tokens)}{state}{'' if any(tokens) else ' done'}"
    return region(
        f"tavern-{number}",
        f'<div class="sign">{sign(number)}{stand}</div><div class="cards" data-zone>{lying}</div>',
        f"zone tavern {kind}",
        "section",
    )


@drawn_once
def sign(number: int) -> Markup:
    return html(f"<h2>{glyph(SIGNS[number])}<span>{escaped(tavern_name(number))}</span></h2>")


# -- bids ------------------------------------------------------------------------------------------


@drawn_once
def order(bids: tuple[str, ...], turns: tuple[int, ...], viewer: int, number: int) -> Markup:
    """Bids face up in the order of play; of a tavern left behind, the highest first."""
    if turns:
        seats = sorted(range(len(bids)), key=lambda seat: turns.index(seat) if seat in turns else len(bids))
    else:
        seats = sorted(range(len(bids)), key=lambda seat: -worth(bids[seat]))
    label = escaped(say("Bids, in the order of play") if turns else say("Bids, the highest first"))
    marks = "".join([bid_mark(seat, bids[seat], seat == viewer, number) for seat in seats])
    return html(f'<ol class="order" aria-label="{label}">{marks}</ol>')


def worth(token: str) -> int:
    return value(token) if token and token != "?" else -1


def bid_mark(seat: int, token: str, own: bool, number: int) -> Markup:
    picture = any_coin(token, 25, coin_title(token)) if token else '<i class="none"></i>'
    mine = ' class="mine"' if own else ""
    return html(
        f'<li>{colour_mark(seat, name_mark(seat), size=17)}<span{mine} data-place="bid:{seat}:{number}">{picture}</span></li>'
    )


def marks(laid: Laid, number: int, names: Names) -> str:
    """A mark for each of the others: has a coin been laid?"""
    drawn = "".join([mark(seat, token, number) for seat, token in laid])
    return people_named(html(f'<span class="theirs">{drawn}</span>'), names)


def laid_by(seat: SeatView, number: int) -> str:
    return seat.bids[number] or ("?" if seat.done else "")


@drawn_once
def mark(seat: int, token: str, number: int) -> Markup:
    name = name_mark(seat)
    said = say("{player}: face down", player=name) if token else say("{player}: no coin yet", player=name)
    picture = any_coin(token, 22) if token else ""
    place = f'data-place="bid:{seat}:{number}"'
    return html(
        f'<span class="bidder{" laid" if token else ""}" role="img" aria-label="{escaped(said)}" {place}>'
        f"{picture}{colour_mark(seat, size=15)}</span>"
    )


def coin_title(token: str) -> str:
    return say("face down") if token == "?" else str(value(token))


# -- the viewer's own slot ---------------------------------------------------------------------------


def slot_of(model: ViewModel, number: int) -> Slot | None:
    if model.watching:
        return None
    if model.decision == "bid":
        bid = bid_of(model.draft, model.main.sealed)
        token = model.main.row[bid.laid[number]] if bid.laid[number] != NONE else ""
        return Slot(token, True, bid.held != NONE)
    return Slot(model.main.bids[number])


def drawn_slot(number: int, slot: Slot, seat: int) -> Markup:
    if slot.bidding:
        return bid_slot(number, slot.token, slot.holding, seat)
    return laid_slot(number, slot.token, seat)


@sent_once
def bid_slot(number: int, token: str, holding: bool, seat: int) -> Markup:
    """A place for a coin: a press lays the coin in hand here, or takes the coin here up again."""
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
    """The viewer's coin, face down for the others."""
    place = f'data-place="bid:{seat}:{number}"'
    if not token:
        return html(f'<span class="slot" {place}></span>')
    said = escaped(say("Your bid: {coin}, seen by you only", coin=value(token)))
    eye = f'<i class="hid">{glyph("sight-disabled")}</i>'
    return html(
        f'<span class="slot full" role="img" aria-label="{said}" {place}>{coin(token, SLOT)}{eye}</span>'
    )


# -- cards -----------------------------------------------------------------------------------------


def offers_of(model: ViewModel, tokens: tuple[str, ...]) -> Offers:
    """The cards that may be taken now, with their consequences."""
    taken = model.decision == "pick"
    return tuple(
        [
            (slot, consequences.of_card(model, token) if taken else None)
            for slot, token in enumerate(tokens)
            if token and model.may_take(token)
        ]
    )


def on_the_table(number: int, tokens: tuple[str, ...], offers: Offers, gone: Takings, names: Names) -> Markup:
    """The cards, and for those that are gone the players who took them."""
    drawn = cards(number, tokens, offers, gone)
    return people_named(drawn, names) if gone else drawn


@drawn_once
def cards(number: int, tokens: tuple[str, ...], offers: Offers, gone: Takings) -> Markup:
    offered = dict(offers)
    first = number * TAVERN_SIZE
    left = {taking.slot: place_left(taking) for taking in gone}
    return html(
        "".join(
            [
                card(number, tokens, slot, offered) if token else left.get(slot) or bare_place(first + slot)
                for slot, token in enumerate(tokens)
            ]
        )
    )


def card(number: int, tokens: tuple[str, ...], slot: int, offers: Mapping[int, Consequence | None]) -> Markup:
    token = tokens[slot]
    if slot in offers:
        return takeable(token, number * TAVERN_SIZE + slot, place_of(tokens, number, slot), offers[slot])
    return lying(token, number * TAVERN_SIZE + slot, place_of(tokens, number, slot), number)


def place_of(tokens: tuple[str, ...], number: int, slot: int) -> str:
    """The place of a card by its token, because events name the card; a second copy gets a number."""
    copies = tokens[:slot].count(tokens[slot])
    return f"tavern:{number}:{tokens[slot]}" + (f":{copies + 1}" if copies else "")


@drawn_once
def takeable(token: str, variant: int, place: str, then: Consequence | None) -> Markup:
    name = faces.name_of(token)
    said = f"{name}. {then.words}" if then else say("Discard {card}", card=name)
    act = say("Take {card}", card=name) if then else said
    picture = faces.draw(token, variant)
    return legal(key_of(card_choice(token)), picture, said, "thing", act, f"card:{token}", place)


@sent_once
def lying(token: str, variant: int, place: str, number: int) -> Markup:
    picture = faces.draw(token, variant)
    return quiet(picture, faces.name_of(token), "thing", f"no:tavern:{number}", f"card:{token}", place)
