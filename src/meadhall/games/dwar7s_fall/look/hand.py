# interpreted: pages are for people
"""The viewer's hand: kingdom cards, gems, ogres, and the dwarfs at home."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meadhall.look.markup import escaped, html, joined, region
from meadhall.look.press import attributes, legal

from .. import choices
from ..box import HAND_CARDS
from ..card_words import gem_name, name_of_kind, ogre_name
from ..cards import GEM_IDS, OGRE_IDS, OGRES
from .facts import box_of, kind_at, printed
from .pieces import dwarf, gem, ogre_glyph
from .sight import Sight, key_of
from .tasks import ogre_words
from .tiles import card_picture
from .words import say


def hand(sight: Sight) -> Markup:
    """The cards not yet laid."""
    title = say("Your cards") if not sight.watching else sight.names[sight.main.seat]
    return region(
        "hand",
        f'<h2 class="sr">{escaped(title)}</h2><div class="cards c{min(9, len(hand_kinds(sight)))}" data-zone="hand" data-scroll data-key="cards">{cards(sight)}</div>',
        "hand",
        "section",
    )


def hand_kinds(sight: Sight) -> tuple[str, ...]:
    """As the hand was before the draft: a card that is being laid is still there."""
    return sight.before.seats[sight.main.seat].hand


def cards(sight: Sight) -> Markup:
    seat, box = sight.main.seat, sight.view.box
    open_cards: dict[str, int] = {}
    for choice in sight.before.choices if sight.before.decision == "act" and sight.mine else ():
        if choices.CARD <= choice < choices.CARD + HAND_CARDS:
            open_cards.setdefault(kind_at(box, seat, choice - choices.CARD), choice - choices.CARD)
    held = held_kind(sight)
    drawn = []
    for number, kind in enumerate(hand_kinds(sight)):
        place = open_cards.pop(kind, -1)
        chosen = kind == held
        if chosen:
            held = ""
        first = hand_kinds(sight).index(kind) == number
        drawn.append(hand_card(box, seat, kind, number, place, chosen, first, sight.spoken))
    return joined(drawn)


def held_kind(sight: Sight) -> str:
    return sight.view.held if sight.mine else ""


@lru_cache(maxsize=2048)
def hand_card(
    box: str, seat: int, kind: str, number: int, place: int, chosen: bool, first: bool, spoken: str
) -> Markup:
    """`first` of its kind in the hand: flights set off from it."""
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


def purse(sight: Sight) -> Markup:
    """Gems and ogres; those who watch see numbers only."""
    seat = sight.main
    body = gems_of(sight) + ogres_of(sight)
    held = len(seat.hand) + seat.gem_number + seat.ogre_number
    limit = box_of(sight.view.box).hand_limit
    total = say("In hand: {number} of {limit}", number=held, limit=limit)
    over = " over" if held > limit else ""
    return region("purse", f'{body}<p class="total{over}">{escaped(total)}</p>', "purse", "section")


def gems_of(sight: Sight) -> Markup:
    seat = sight.main
    counts = seat.gems or (0,) * len(GEM_IDS)
    drawn = joined(
        own_gem(number, count, sight.may(choices.DISCARD_GEM + number), sight.spoken)
        for number, count in enumerate(counts)
        if count
    )
    if seat.gems is None and seat.gem_number:
        drawn = html(f'<span class="n">{seat.gem_number}</span>')
    empty = html('<span class="none">{}</span>').format(say("none yet")) if not seat.gem_number else ""
    return html(
        f'<div class="gems" data-zone data-key="gems" data-place="gems:{seat.seat}"><h2 class="caps">{escaped(say("Gems"))}</h2>{drawn}{empty}</div>'
    )


@lru_cache(maxsize=512)
def own_gem(number: int, count: int, discard: bool, spoken: str) -> Markup:
    name = gem_name(number)
    body = f"{gem(number)}<b>×{count}</b>"
    label = f"{name} × {count}"
    if discard:
        act = say("Discard: {card}", card=name)
        key = key_of(choices.DISCARD_GEM + number)
        return legal(
            key,
            body,
            f"{label}. {act}",
            "gem",
            act=act,
            about=f"gem:{GEM_IDS[number]}",
            place=f"own-gem:{number}",
        )
    rest = attributes(
        aria_label=label,
        data_about=f"gem:{GEM_IDS[number]}",
        data_key=f"own-gem:{number}",
        data_place=f"own-gem:{number}",
    )
    return html(f'<button type="button" class="piece gem"{rest}>{body}</button>')


def ogres_of(sight: Sight) -> Markup:
    seat = sight.main
    counts = sight.before.seats[seat.seat].ogres or (0,) * OGRES
    drawn = joined(own_ogre(sight, ogre, count) for ogre, count in enumerate(counts) if count)
    if seat.ogres is None and seat.ogre_number:
        drawn = html(f'<span class="n">{seat.ogre_number}</span>')
    return html(
        f'<div class="ogres" data-zone data-key="ogres" data-place="ogres:{seat.seat}" aria-label="{escaped(say("Ogres"))}" role="group">{drawn}</div>'
    )


def own_ogre(sight: Sight, ogre: int, count: int) -> Markup:
    choice = choices.OGRE + ogre
    playable = sight.mine and sight.before.decision == "act" and choice in sight.before.choices
    chosen = choice in sight.done
    discard = sight.may(choices.DISCARD_OGRE + ogre)
    return drawn_ogre(ogre, count, playable, chosen, discard, sight.spoken)


@lru_cache(maxsize=512)
def drawn_ogre(ogre: int, count: int, playable: bool, chosen: bool, discard: bool, spoken: str) -> Markup:
    name, words = ogre_name(ogre), ogre_words(OGRE_IDS[ogre])
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


def pool(sight: Sight) -> Markup:
    view = sight.before
    can_put = view.decision == "act" and any(choices.PUT <= one < choices.MOVE for one in view.choices)
    seat = sight.main
    return drawn_pool(
        seat.seat, seat.pool, sight.mine and can_put, sight.placing_dwarf, sight.watching, sight.spoken
    )


@lru_cache(maxsize=512)
def drawn_pool(seat: int, number: int, can: bool, chosen: bool, watching: bool, spoken: str) -> Markup:
    title = say("Dwarfs at home") if watching else say("Your dwarfs at home")
    label = say.many("{number} dwarf at home", "{number} dwarfs at home", number)
    folk = joined(dwarf(seat) for _ in range(number - 1))
    last = f'<span data-place="pool:{seat}">{dwarf(seat) if number else ""}</span>'
    words = escaped(say("Place a dwarf")) if number else escaped(say("all at work"))
    body = f'<span class="folk">{folk}{last}</span><span class="do">{words}</span>'
    state = "chosen" if chosen else "can" if can else ""
    rest = attributes(
        aria_label=f"{say('Place a dwarf')}. {label}",
        data_key="pool",
        data_press="pool",
        data_hotkey="d" if can or chosen else "",
        aria_pressed="true" if chosen else "",
        draggable="true" if can else "",
    )
    button = f'<button type="button" class="piece pool {state}"{rest}>{body}</button>'
    if watching:
        button = f'<div class="pool">{body}</div>'
    return region("pool", f'<h2 class="caps">{escaped(title)}</h2>{button}', "home", "section")
