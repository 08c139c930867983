"""The cards taken in this round, at the taverns and in the camp, with the players who took them. The table does
not keep this; the viewer's history does."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from meadhall.core.journal import Entry
from meadhall.core.table import NOBODY
from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.log_lines import written_line
from meadhall.look.markup import glyph, html
from meadhall.look.names import name_mark

from ..state import events
from ..state.cards import CLASS_IDS, CLASS_OF, OFFERING_PLUS, is_offering
from ..state.table import TAVERN_SIZE, TAVERNS
from ..words.log import LINES
from ..words.names import card_name, tavern_name
from ..words.sentences import say
from .pieces.classes import plate
from .pieces.faces import points_shown

CAMP: Final = TAVERNS  # as if it were one more tavern


class Taking(NamedTuple):
    place: int  # 5 × tavern + slot
    card: int
    seat: int  # NOBODY: it went to the pile

    @property
    def tavern(self) -> int:
        return self.place // TAVERN_SIZE

    @property
    def slot(self) -> int:
        return self.place % TAVERN_SIZE


Takings = tuple[Taking, ...]


def fold_history(takings: Takings, entry: Entry) -> Takings:
    """The history after one more entry of the journal."""
    if entry.what == events.ROUND_BEGAN:
        return ()
    if entry.what == events.CARD_LIFTED:
        return (*takings, Taking(entry.second, entry.first, entry.seat))
    if entry.what == events.CAMP_CARD_TAKEN:
        return (*takings, Taking(camp_place(entry.second), entry.first, entry.seat))
    return takings


def camp_place(slot: int) -> int:
    return CAMP * TAVERN_SIZE + slot


def gone_from(takings: Takings, tavern: int) -> Takings:
    return tuple([taking for taking in takings if taking.tavern == tavern])


@drawn_once
def place_left(taking: Taking) -> Markup:
    """The empty place of a card: the player who took it (a mark; `people_named` adds the name), and the card."""
    card = card_name(taking.card)
    if taking.seat == NOBODY:
        said = say(LINES[events.TAVERN_CARD_DISCARDED].told, card=card, tavern=tavern_name(taking.tavern))
        return left_by(taking.place, said, f"{glyph('cancel')}<span>{in_short(taking.card)}</span>")
    said = say(LINES[events.CARD_TAKEN].told, player=name_mark(taking.seat), card=card)
    return left_by(
        taking.place, said, f"{colour_mark(taking.seat, size=22)}<span>{in_short(taking.card)}</span>"
    )


@drawn_once
def camp_place_left(taking: Taking) -> Markup:
    said = say(LINES[events.CAMP_CARD_TAKEN].told, player=name_mark(taking.seat), card=card_name(taking.card))
    return left_by(taking.place, said, colour_mark(taking.seat, size=22))


def left_by(place: int, said: str, mark: str) -> Markup:
    return html(
        f'<div class="gone" data-key="gone:{place}" role="img" aria-label="{written_line(said)}">{mark}</div>'
    )


@sent_once
def bare_place(place: int) -> Markup:
    return html(f'<div class="gone" data-key="gone:{place}"></div>')


def in_short(card: int) -> str:
    """A dwarf by class and number, an offering by what it adds."""
    if is_offering(card):
        return f"{glyph('crown')}<b>+{OFFERING_PLUS[card]}</b>"
    points = points_shown(card)
    return f"{plate(CLASS_IDS[CLASS_OF[card]], 20)}{'' if points is None else f'<b>{points}</b>'}"
