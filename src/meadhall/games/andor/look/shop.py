"""The equipment board: what merchants and the witch sell, and how much of it is left."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region

from ..name_words import thing_name
from ..names import BREW, TOKEN_IDS, WARE_SP, WARES
from .pieces import thing_glyph
from .sight import Sight, ware_of
from .speech import say


def shop(sight: Sight) -> Markup:
    """Wares the viewer's heroes can buy now are ringed."""
    wares = frozenset(ware_of(choice) for choice in sight.open)
    stock = tuple(sight.view.stock[1:WARES])
    return drawn_shop(stock, wares, sight.number("ware"))


@drawn_once
def drawn_shop(stock: tuple[int, ...], buyable: frozenset[int], chosen: int) -> Markup:
    wares = joined(
        ware(number, stock[number - 1] if number != WARE_SP else 0, number in buyable, number == chosen)
        for number in range(WARES)
    )
    head = escaped(say("Equipment: 2 gold each at a merchant"))
    return region(
        "shop", f'<h2 class="caps">{head}</h2><div class="wares" data-zone="shop">{wares}</div>', "shop"
    )


@sent_once
def ware(number: int, stock: int, can_buy: bool, chosen: bool) -> Markup:
    thing = "sp" if number == WARE_SP else TOKEN_IDS[number]
    left = f"<b>{stock}</b>" if number != WARE_SP else ""
    name = thing_name(thing)
    hint = say("{thing}: the witch sells it", thing=name) if number == BREW else name
    state = " chosen" if chosen else " can" if can_buy else ""
    out = " out" if number != WARE_SP and not stock else ""
    return html(
        f'<button type="button" class="ware{state}{out}" data-press="ware:{number}" data-key="ware:{number}"'
        f' data-about="thing:{thing}" title="{escaped(hint)}">{glyph(thing_glyph(thing))}<span>{escaped(name)}</span>{left}</button>'
    )
