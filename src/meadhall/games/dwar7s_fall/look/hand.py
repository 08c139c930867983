"""The viewer's hand: kingdom cards, gems, ogres, and the dwarfs at home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html, joined, region
from meadhall.look.press import attributes

from ..state import choices
from ..state.box import HAND_CARDS
from ..state.cards import GEM_IDS, OGRE_IDS, OGRES
from ..state.component_file import box_named
from ..state.printed import kind_at, printed
from ..words.effects import ogre_effect
from ..words.names import gem_name, name_of_kind, ogre_name
from .pieces import dwarf, gem, ogre_glyph
from .tiles import card_picture
from .view_model import ViewModel, key_of
from .words import say

Counts = tuple[int, ...] | int  # by kind; all together where kinds are secret
CARDS: Final = frozenset(range(choices.CARD, choices.CARD + HAND_CARDS))
PUTS: Final = frozenset(range(choices.PUT, choices.MOVE))
PLAYS: Final = frozenset(range(choices.OGRE, choices.OGRE + OGRES))
DISCARDS: Final = frozenset(range(choices.DISCARD_GEM, choices.DISCARD_GEM + len(GEM_IDS))) | frozenset(
    range(choices.DISCARD_OGRE, choices.DISCARD_OGRE + OGRES)
)
NONE: Final[frozenset[int]] = frozenset()


def actions(model: ViewModel, kinds: frozenset[int]) -> frozenset[int]:
    """The open choices before the draft: a card that is being laid still lies in the hand."""
    acting = model.mine and model.before.decision == "act"
    return kinds.intersection(model.before.choices) if acting else NONE


def hand(model: ViewModel) -> Markup:
    """The cards not yet laid."""
    seat = model.main.seat
    return drawn_hand(
        model.view.box,
        seat,
        model.names[seat] if model.watching else "",
        model.before.seats[seat].hand,
        frozenset([choice - choices.CARD for choice in actions(model, CARDS)]),
        model.view.held if model.mine else "",
    )


@drawn_once
def drawn_hand(
    box: str, seat: int, watched: str, kinds: tuple[str, ...], laying: frozenset[int], held: str
) -> Markup:
    title = watched or say("Your cards")
    cards = joined(hand_cards(box, seat, kinds, laying, held))
    return region(
        "hand",
        f'<h2 class="sr">{escaped(title)}</h2><div class="cards c{min(9, len(kinds))}" data-zone="hand" data-scroll data-key="cards">{cards}</div>',
        "hand",
        "section",
    )


def hand_cards(
    box: str, seat: int, kinds: tuple[str, ...], laying: frozenset[int], held: str
) -> Iterator[Markup]:
    """Of several cards of a kind, the first can be pressed and animated."""
    places = {kind_at(box, seat, place): place for place in sorted(laying, reverse=True)}
    for number, kind in enumerate(kinds):
        first = kinds.index(kind) == number
        yield hand_card(
            box, seat, kind, number, places.get(kind, -1) if first else -1, kind == held and first, first
        )


@sent_once
def hand_card(box: str, seat: int, kind: str, number: int, place: int, chosen: bool, first: bool) -> Markup:
    """`first` of its kind in the hand: animations start there."""
    card = printed(box, seat, kind)
    name = name_of_kind(kind)
    picture = f'{card_picture(card, box)}<span class="nm">{escaped(name)}</span>'
    key = f"card:{place}" if place >= 0 else f"card:{kind}"
    label = say("Lay it: {card}", card=name) if place >= 0 else name
    state = "chosen" if chosen else "can" if place >= 0 else ""
    rest = attributes(
        aria_label=label,
        data_key=f"hand:{kind}:{number}",
        data_press=key,
        data_about=f"card:{kind}",
        data_place=f"hand:{kind}" if first else "",
        aria_pressed="true" if chosen else "",
    )
    return html(f'<button type="button" class="piece hc {state}"{rest}>{picture}</button>')


# -- gems and ogres --------------------------------------------------------------------------------------


def purse(model: ViewModel) -> Markup:
    own = model.main
    return drawn_purse(
        model.view.box,
        own.seat,
        own.gems or own.gem_number,
        model.before.seats[own.seat].ogres or own.ogre_number,
        own.hand_size,
        actions(model, PLAYS),
        PLAYS.intersection(model.done),
        model.open & DISCARDS,
    )


@drawn_once
def drawn_purse(
    box: str,
    seat: int,
    gems: Counts,
    ogres: Counts,
    held: int,
    playable: frozenset[int],
    chosen: frozenset[int],
    discards: frozenset[int],
) -> Markup:
    own_gems = gems_of(seat, gems, discards)
    own_ogres = ogres_of(box, seat, ogres, playable, chosen, discards)
    limit = box_named(box).hand_limit
    total = say("In hand: {number} of {limit}", number=held, limit=limit)
    over = " over" if held > limit else ""
    return region(
        "purse", f'{own_gems}{own_ogres}<p class="total{over}">{escaped(total)}</p>', "purse", "section"
    )


def hidden(number: int) -> str:
    """The number that spectators see."""
    return f'<span class="n">{number}</span>' if number else ""


def gems_of(seat: int, gems: Counts, discards: frozenset[int]) -> str:
    if isinstance(gems, int):
        drawn = hidden(gems)
    else:
        drawn = "".join(
            own_gem(gem, count, choices.DISCARD_GEM + gem in discards)
            for gem, count in enumerate(gems)
            if count
        )
    empty = "" if drawn else f'<span class="none">{escaped(say("none yet"))}</span>'
    return f'<div class="gems" data-zone data-key="gems" data-place="gems:{seat}"><h2 class="caps">{escaped(say("Gems"))}</h2>{drawn}{empty}</div>'


@sent_once
def own_gem(number: int, count: int, discard: bool) -> Markup:
    name = gem_name(number)
    body = f"{gem(number)}<b>×{count}</b>"
    act = say("Discard: {card}", card=name) if discard else ""
    rest = attributes(
        aria_label=f"{name} × {count}. {act}" if discard else f"{name} × {count}",
        data_key=f"own-gem:{number}",
        data_press=key_of(choices.DISCARD_GEM + number) if discard else "",
        data_act=act,
        data_about=f"gem:{GEM_IDS[number]}",
        data_place=f"own-gem:{number}",
    )
    return html(f'<button type="button" class="piece gem{" can" if discard else ""}"{rest}>{body}</button>')


def ogres_of(
    box: str,
    seat: int,
    ogres: Counts,
    playable: frozenset[int],
    chosen: frozenset[int],
    discards: frozenset[int],
) -> str:
    if isinstance(ogres, int):
        drawn = hidden(ogres)
    else:
        drawn = "".join(
            own_ogre(
                box,
                ogre,
                count,
                choices.OGRE + ogre in playable,
                choices.OGRE + ogre in chosen,
                choices.DISCARD_OGRE + ogre in discards,
            )
            for ogre, count in enumerate(ogres)
            if count
        )
    return f'<div class="ogres" data-zone data-key="ogres" data-place="ogres:{seat}" aria-label="{escaped(say("Ogres"))}" role="group">{drawn}</div>'


@sent_once
def own_ogre(box: str, ogre: int, count: int, playable: bool, chosen: bool, discard: bool) -> Markup:
    name, words = ogre_name(ogre), ogre_effect(box, OGRE_IDS[ogre])
    number = f"<i>×{count}</i>" if count > 1 else ""
    body = f"{ogre_glyph(OGRE_IDS[ogre])}<span><b>{escaped(name)}</b>{number}<small>{escaped(words)}</small></span>"
    act = say("Discard: {card}", card=name) if discard else ""
    state = "chosen" if chosen else "can" if playable or discard else ""
    rest = attributes(
        aria_label=f"{name}. {words} {act}".strip(),
        data_key=f"ogre:{ogre}",
        data_press=key_of(choices.DISCARD_OGRE + ogre) if discard else f"ogre:{OGRE_IDS[ogre]}",
        data_act=act,
        data_about=f"ogre:{OGRE_IDS[ogre]}",
        data_place=f"own-ogre:{ogre}",
        aria_pressed="true" if chosen else "",
    )
    return html(f'<button type="button" class="piece og {state}"{rest}>{body}</button>')


# -- dwarfs at home --------------------------------------------------------------------------------------


def pool(model: ViewModel) -> Markup:
    seat = model.main
    can = bool(actions(model, PUTS))
    return drawn_pool(seat.seat, seat.colour, seat.pool, can, model.placing_dwarf, model.watching)


@drawn_once
def drawn_pool(seat: int, colour: str, number: int, can: bool, chosen: bool, watching: bool) -> Markup:
    title = say("Dwarfs at home") if watching else say("Your dwarfs at home")
    at_home = folk(seat, colour, number)
    body = f'<div class="pool">{at_home}</div>' if watching else own_pool(at_home, number, can, chosen)
    return region("pool", f'<h2 class="caps">{escaped(title)}</h2>{body}', "home", "section")


@sent_once
def own_pool(at_home: str, number: int, can: bool, chosen: bool) -> Markup:
    label = say.many("{number} dwarf at home", "{number} dwarfs at home", number)
    state = "chosen" if chosen else "can" if can else ""
    rest = attributes(
        aria_label=f"{say('Place a dwarf')}. {label}",
        data_key="pool",
        data_press="pool",
        data_hotkey="d" if can or chosen else "",
        aria_pressed="true" if chosen else "",
        draggable="true" if can else "",
    )
    return html(f'<button type="button" class="piece pool {state}"{rest}>{at_home}</button>')


def folk(seat: int, colour: str, number: int) -> str:
    last = f'<span data-place="pool:{seat}">{dwarf(colour) if number else ""}</span>'
    words = escaped(say("Place a dwarf")) if number else escaped(say("all at work"))
    return f'<span class="folk">{dwarf(colour) * (number - 1)}{last}</span><span class="do">{words}</span>'
