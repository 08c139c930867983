"""The camp of Thingvellir: five cards, and the number of cards left in its deck."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.names import people_named
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..state.cards import CARD_OF_TOKEN, TOKENS, is_mercenary
from ..words.names import capital, effect
from ..words.sentences import say
from .pieces import faces
from .taken import CAMP, Takings, bare_place, camp_place, camp_place_left, gone_from
from .view_model import ViewModel, card_choice

TAKES = frozenset({"pick", "holda"})


def camp(model: ViewModel) -> Markup:
    view = model.view
    takes = model.decision in TAKES
    left = {} if all(view.camp) else places_left(gone_from(model.takings, CAMP))
    things = tuple(
        thing(token, takes and model.may_take(token)) if token else left.get(slot) or empty(slot)
        for slot, token in enumerate(view.camp)
    )
    return people_named(zone(things, len(view.camp_deck)), model.names)


@drawn_once
def zone(things: tuple[str, ...], left: int) -> Markup:
    if not things:
        return region("camp", "", "no-camp", "section")
    heading = (
        f"<h2>{glyph('camping-tent')}<span>{escaped(say('Camp'))}</span>"
        f'<small data-about="camp">{escaped(say("deck {cards}", cards=left))}</small></h2>'
    )
    return region(
        "camp", f'{heading}<div class="cards" data-zone>{joined(things)}</div>', "zone camp", "section"
    )


@sent_once
def thing(token: str, open_now: bool) -> Markup:
    name, place, about = faces.name_of(token), f"camp:{token}", f"card:{token}"
    picture = faces.draw(token)
    if open_now:
        said = f"{name}. {capital(effect(CARD_OF_TOKEN[token]))}"
        act = say("Take {card}", card=short_name(token))
        piece = legal(key_of(card_choice(token)), picture, said, "thing", act, about, place)
    else:
        piece = quiet(picture, name, "thing", "no:camp", about, place)
    return captioned(piece, token)


def captioned(piece: Markup, token: str) -> Markup:
    """A card with its name below it."""
    return html(
        f'<div class="with-cap">{piece}<div class="cap" aria-hidden="true">{escaped(short_name(token))}</div></div>'
    )


def short_name(token: str) -> str:
    """The name; for a mercenary the word is enough, because its picture shows the two classes."""
    card = CARD_OF_TOKEN.get(token, 0)
    return say("Mercenary") if is_mercenary(card) else faces.name_of(token)


def places_left(gone: Takings) -> dict[int, Markup]:
    """By slot: a mark of the player who took the card."""
    return {taking.slot: captioned(camp_place_left(taking), TOKENS[taking.card]) for taking in gone}


@sent_once
def empty(slot: int) -> Markup:
    return html(f'<div class="with-cap">{bare_place(camp_place(slot))}</div>')
