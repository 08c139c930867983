"""Deck, discard pile and the card in hand; own tokens and claimed legends."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import NOTHING, escaped, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..state import choices
from ..state.cards import CLOSED, LEGEND_OF_ID, TOKEN_OF_ID
from ..words.names import card_name, legend_name, legends_value, token_name
from ..words.sentences import say
from .pieces import card, code_number, name_of, token
from .pieces import legend as picture
from .view_model import ViewModel, may_use


def supply(model: ViewModel) -> Markup:
    piles = joined(pile(model, number) for number in range(len(model.view.piles)))
    return region("supply", f"{deck(model)}{piles}{hand(model)}", "supply", "section")


def captioned(piece: Markup, title: str, note: str, kind: str = "") -> Markup:
    return html(
        f'<div class="src {kind}">{piece}<span class="cap"><b>{escaped(title)}</b><small>{escaped(note)}</small></span></div>'
    )


# -- the deck ------------------------------------------------------------------------------------------------


def deck(model: ViewModel) -> Markup:
    size = model.view.deck_size
    choice = next((one for one in (choices.DRAW, choices.TWO_FROM_DECK) if model.may(one)), None)
    return drawn_deck(size, choice)


@sent_once
def drawn_deck(size: int, choice: int | None) -> Markup:
    note = say.many("{number} card", "{number} cards", size)
    if choice is None:
        piece = quiet(card(CLOSED), f"{say('Deck')}, {note}", "thing", about="deck:", place="deck")
    else:
        act = say("Draw a card") if choice == choices.DRAW else say("Take two cards")
        name = f"{say('Deck')}, {note}. {act}"
        piece = legal(key_of(choice), card(CLOSED), name, "thing", about="deck:", place="deck", hotkey="d")
    return captioned(piece, say("Deck"), note)


# -- the piles -----------------------------------------------------------------------------------------------


def pile(model: ViewModel, number: int) -> Markup:
    cards = model.view.piles[number]
    top = code_number(cards[-1]) if cards else None
    title = say("Pile {number}", number=number + 1) if len(model.view.piles) > 1 else say("Discard pile")
    key, act = pile_key(model, number)
    chosen = pile_chosen(model, number)
    return drawn_pile(number, top, title, key, act, chosen)


def pile_key(model: ViewModel, number: int) -> tuple[str, str]:
    """The key that pressing a pile sends, and its label."""
    if model.may(choices.DECK_AND_DISCARD):
        return key_of(choices.DECK_AND_DISCARD), say("Take it, and one from the deck")
    if model.any_open(choices.TAKE + 32 * number, 32):
        return f"take:{number}", say("Take it, then choose its place")
    if model.decision == "drawn" and len(model.view.piles) > 1:
        return f"to:{number}", say("What leaves goes here")
    if model.decision == "drawn" and model.any_open(choices.REVEAL, 32):
        return "away:yes", say("Discard the card, open a closed one")
    return "", ""


def pile_chosen(model: ViewModel, number: int) -> bool:
    if model.decision == "source":
        return model.taken == number
    if model.decision == "drawn" and model.open:
        return model.to_pile == number if len(model.view.piles) > 1 else model.putting_away
    return False


@sent_once
def drawn_pile(number: int, top: int | None, title: str, key: str, act: str, chosen: bool) -> Markup:
    note = say("empty") if top is None else card_name(top)
    place, about = f"pile:{number}", f"pile:{number}"
    name = f"{title}: {note}"
    picture_of = html('<span class="empty"></span>') if top is None else card(top)
    if not key:
        return captioned(quiet(picture_of, name, "thing", about=about, place=place), title, note)
    piece = legal(
        key,
        picture_of,
        f"{name}. {act}",
        "thing",
        about=about,
        place=place,
        chosen=chosen,
        drag=key.startswith("take:"),
    )
    return captioned(piece, title, note)


# -- in hand ---------------------------------------------------------------------------------------------------


def hand(model: ViewModel) -> Markup:
    view = model.view
    if not view.held:
        return html('<div class="src hand none" data-place="hand"></div>')
    if model.decision == "keep":
        offered = enumerate((view.held, view.other))
        return joined(
            kept(which, code_number(code), model.may(choices.KEEP + which)) for which, code in offered
        )
    number = code_number(view.held)
    if number == CLOSED:
        return held(number, say("drawn by {player}", player=model.names[view.active]))
    return known_in_hand(number, model.decision == "drawn" and bool(model.open))


@sent_once
def known_in_hand(number: int, mine: bool) -> Markup:
    return held(number, card_name(number), mine)


def held(number: int, note: str, mine: bool = False) -> Markup:
    title = say("In hand")
    if mine:
        piece = legal(
            "lay",
            card(number),
            f"{title}: {note}",
            "thing",
            about=f"card:{name_of(number)}",
            place="hand",
            chosen=True,
            drag=True,
        )
    else:
        piece = quiet(card(number), f"{title}: {note}", "thing", place="hand")
    return captioned(piece, title, note, "hand")


@sent_once
def kept(which: int, number: int, may: bool) -> Markup:
    name = card_name(number)
    place = "hand" if which == 0 else "hand:1"
    if not may:
        return captioned(quiet(card(number), name, "thing", place=place), say("In hand"), name, "hand")
    words = say("Keep {card}", card=name)
    piece = legal(key_of(choices.KEEP + which), card(number), words, "thing", act=words, place=place)
    return captioned(piece, say("Keep it?"), name, "hand")


# -- tokens and claims -------------------------------------------------------------------------------------------


def treasures(model: ViewModel) -> Markup:
    return region("treasures", own_tokens(model) if model.view.items else NOTHING, "treasures", "section")


def own_tokens(model: ViewModel) -> Markup:
    found = joined(own_token(model, name, number) for number, name in enumerate(model.main.beside))
    title = say("Your tokens") if not model.watching else say("Tokens")
    return html(
        f'<div class="own"><h2 class="caps">{escaped(title)}</h2><div class="toks" data-zone data-place="tokens:{model.main.seat}">{found or none_yet()}</div></div>'
    )


def own_token(model: ViewModel, name: str, number: int) -> Markup:
    first = model.main.beside.index(name) == number
    chosen = first and (model.using == name or (model.drafted("gem") == name[-1] and name.startswith("gem")))
    key = ""
    if first and model.decision == "after" and model.open:
        key = f"gem:{name[-1]}" if giving(model, name) else f"use:{name}" if may_use(model, name) else ""
    return drawn_token(name, number, key, chosen)


def giving(model: ViewModel, name: str) -> bool:
    """A gem the smuggler may give away."""
    if model.using != "smuggler" or not name.startswith("gem"):
        return False
    return model.any_open(choices.SMUGGLER + 32 * (int(name[-1]) - 1), 32)


@sent_once
def drawn_token(name: str, number: int, key: str, chosen: bool) -> Markup:
    title = token_name(TOKEN_OF_ID[name])
    body = f"{token(name)}<small>{escaped(title)}</small>"
    about, place = f"token:{name}", f"own-token:{number}"
    if key:
        return legal(
            key, body, say("Use: {token}", token=title), "tk", about=about, place=place, chosen=chosen
        )
    return html(
        f'<button type="button" class="piece tk" data-about="{about}" data-key="{place}" aria-label="{escaped(title)}">{body}</button>'
    )


def claims(model: ViewModel) -> Markup:
    competing = model.view.mode == "competitive"
    return region("claims", won(model.main.seat, model.main.claims) if competing else NOTHING, "claims")


@drawn_once
def won(seat: int, claimed: tuple[str, ...]) -> Markup:
    ids = [LEGEND_OF_ID[name] for name in claimed]
    names = ", ".join(legend_name(legend) for legend in ids) or say("none yet")
    drawn = joined(map(picture, ids)) or none_yet()
    value = f'<b class="val">{legends_value(claimed)}</b>' if ids else ""
    return html(
        f'<div data-place="claims:{seat}"><h2 class="caps">{escaped(say("Claimed legends"))}{value}</h2>'
        f'<div class="pics" role="img" aria-label="{escaped(names)}">{drawn}</div></div>'
    )


def none_yet() -> str:
    return f'<span class="none">{escaped(say("none yet"))}</span>'
