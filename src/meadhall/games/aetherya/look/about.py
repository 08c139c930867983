# interpreted: drawn once a page, or when somebody asks
"""The info card of a piece: a large drawing, its effect, its rule, and its state for the viewer now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from markupsafe import Markup

from meadhall.look.info_card import info_card, text_of
from meadhall.look.markup import escaped, glyph, html, joined
from meadhall.look.rule_link import rule_link

from ..state.cards import (
    CARD_IDS,
    CLOSED,
    COMPONENTS,
    DRAGON_ROW,
    DWARF,
    ELF,
    GOBLIN,
    HUMAN,
    LEGEND_FACTS,
    LEGEND_OF_ID,
    LEGEND_ROW,
    LEGENDS,
    ROWS,
    SCORE_ROWS,
    TOKEN_OF_ID,
)
from ..state.view import CARD_NUMBERS, SeatView
from ..words.names import card_name, legend_name, legend_value, row_name, signed, token_name
from ..words.sentences import say
from . import effects, reasons
from .land import Land, missing
from .legend_board import missing_words
from .pieces import ROW_GLYPHS, card, code_number, small, token
from .pieces import legend as picture
from .view_model import ViewModel, own_land


def about(model: ViewModel, key: str) -> Markup | None:
    return text_of(TELLERS, model, key)


def sheet(drawing: str, title: str, words: str, rule: str, more: str = "", note: str = "") -> Markup:
    cited = html(str(rule_link(COMPONENTS["game"], rule, say("Rule {rule}", rule=rule))))
    return info_card("a-about", drawing, title, words, cited, more, note)


def listed(title: str, told: Iterable[tuple[int | None, str]]) -> str:
    rows = "".join(f"<li>{scored(points)}<span>{escaped(text)}</span></li>" for points, text in told)
    return f'<h3>{escaped(title)}</h3><ul class="why">{rows}</ul>' if rows else ""


def scored(points: int | None) -> str:
    return "" if points is None else f"<em>{signed(points)}</em>"


# -- cards -----------------------------------------------------------------------------------------------


def a_card(model: ViewModel, which: str) -> Markup | None:
    if which == "back":
        words = say("Nobody has seen this card. Opened, it stays where it lies; replaced, it is discarded.")
        return sheet(str(card(CLOSED)), say("Closed card"), words, "A3.1", unseen(model))
    if which not in CARD_IDS[1:]:
        return None
    number = CARD_IDS.index(which)
    left = model.view.unseen[number - 1]
    note = say.many("{number} not seen yet", "{number} not seen yet", left)
    return sheet(
        str(card(number)),
        card_name(number),
        effects.card_effect(number),
        effects.CARD_RULES[which],
        note=note,
    )


def unseen(model: ViewModel) -> str:
    """The unseen cards, counted by type."""
    counted = dict(zip(CARD_NUMBERS, model.view.unseen, strict=True))
    return f"<h3>{escaped(say('Not seen yet'))}</h3>{counts(counted)}"


def counts(counted: Mapping[int, int]) -> str:
    """A list of cards with their numbers."""
    drawn = joined(
        html(f"<li>{small(number, card_name(number))}<b>{counted[number]}</b></li>")
        for number in sorted(counted)
    )
    return f'<ul class="counts">{drawn}</ul>'


def the_deck(model: ViewModel, which: str) -> Markup:
    words = say.many("{number} card is left.", "{number} cards are left.", model.view.deck_size)
    return sheet(str(card(CLOSED)), say("Deck"), words, "A6.2", unseen(model))


def a_pile(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or int(which) >= len(model.view.piles):
        return None
    cards = model.view.piles[int(which)]
    top = card(code_number(cards[-1])) if cards else card(CLOSED)
    words = say.many("{number} card lies here, all open.", "{number} cards lie here, all open.", len(cards))
    return sheet(str(top), say("Discard pile"), words, "A5.1", counts(Counter(map(code_number, cards))))


# -- legends, tokens -----------------------------------------------------------------------------------------


def a_legend(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or int(which) >= LEGENDS:
        return None
    number = int(which)
    facts = LEGEND_FACTS[number]
    words = say(effects.KIND_WORDS[facts["kind"]])
    if "goblin" in facts["id"]:
        words += " " + say("Goblins must touch: portals do not count here.")
    short = missing(own_land(model))[number]
    now = missing_words(short) if short else say("Met now.")
    value = say("worth {value}", value=legend_value(number))
    more = "" if model.watching else listed(say("Your kingdom"), [(None, now)])
    return sheet(
        str(picture(number)), legend_name(number), words, effects.KIND_RULES[facts["kind"]], more, value
    )


def a_token(model: ViewModel, which: str) -> Markup | None:
    if which not in TOKEN_OF_ID:
        return None
    number = TOKEN_OF_ID[which]
    rule = effects.TOKEN_RULES[effects.kind_of_token(number)]
    return sheet(
        str(token(which)),
        token_name(number),
        effects.token_effect(number),
        rule,
        note=effects.class_of(number),
    )


# -- a row of the pad ------------------------------------------------------------------------------------------


def a_row(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or int(which) >= SCORE_ROWS:
        return None
    row = int(which)
    title = say("Your kingdom") if not model.watching else model.names[model.main.seat]
    more = listed(title, row_reasons(model, row)) or f"<p>{escaped(say('Nothing counts here yet.'))}</p>"
    return sheet(
        str(glyph(ROW_GLYPHS[ROWS[row]])),
        row_name(row),
        effects.row_effect(ROWS[row]),
        effects.ROW_RULES[ROWS[row]],
        more,
    )


RACES: Final = {"elf": ELF, "dwarf": DWARF, "human": HUMAN, "goblin": GOBLIN}


def row_reasons(model: ViewModel, row: int) -> list[tuple[int | None, str]]:
    land = own_land(model)
    return reasons_of_row(land, row, model, model.main)


def reasons_of_row(land: Land, row: int, model: ViewModel, seat: SeatView) -> list[tuple[int | None, str]]:
    name = ROWS[row]
    if name in RACES:
        return [*reasons.cards_of_row(land, RACES[name])]
    if row == DRAGON_ROW:
        return reasons.dragons(land)
    if row == LEGEND_ROW:
        claimed = [LEGEND_OF_ID[one] for one in seat.claims]
        gems = [one for one in seat.beside if one.startswith("gem")]
        told: list[tuple[int | None, str]] = [(legend_value(one), legend_name(one)) for one in claimed]
        return told + [(None, token_name(TOKEN_OF_ID[gem])) for gem in gems]
    return [*reasons.conflicts(land)]


TELLERS: Final[dict[str, Callable[[ViewModel, str], Markup | None]]] = {
    "card": a_card,
    "deck": the_deck,
    "pile": a_pile,
    "legend": a_legend,
    "token": a_token,
    "row": a_row,
}
