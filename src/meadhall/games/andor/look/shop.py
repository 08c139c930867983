"""The equipment board: what merchants and the witch sell, and how much of it is left."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region

from ..rules.free_actions import price
from ..state import choices
from ..state.names import BREW, TOKEN_IDS, WARE_SP, WARES
from ..words.names import thing_name
from ..words.sentences import say
from .pieces import thing_glyph
from .view_model import NOBODY, ViewModel, ware_of


def shop(model: ViewModel) -> Markup:
    """Wares the viewer's heroes can buy now are ringed."""
    stock = tuple(model.view.stock[1:WARES])
    return drawn_shop(stock, prices(model), model.number("ware"))


def prices(model: ViewModel) -> tuple[str, ...]:
    """The price of each ware for the viewer's heroes; "" for those that none of them can buy now."""
    found: list[set[int]] = [set() for _ware in range(WARES)]
    for choice in model.open:
        number = ware_of(choice)
        if number != NOBODY and model.world is not None:
            found[number].add(int(price(model.world, choices.hero_of(choice), number)))
    return tuple(["/".join(map(str, sorted(each))) for each in found])


@drawn_once
def drawn_shop(stock: tuple[int, ...], costs: tuple[str, ...], chosen: int) -> Markup:
    wares = joined(
        ware(number, stock[number - 1] if number != WARE_SP else 0, costs[number], number == chosen)
        for number in range(WARES)
    )
    head = escaped(say("Equipment: 2 gold each at a merchant"))
    return region(
        "shop", f'<h2 class="caps">{head}</h2><div class="wares" data-zone="shop">{wares}</div>', "shop"
    )


@sent_once
def ware(number: int, stock: int, cost: str, chosen: bool) -> Markup:
    thing = "sp" if number == WARE_SP else TOKEN_IDS[number]
    tag = f"<em>{glyph('two-coins', say('Gold'))}{cost}</em>" if cost else ""
    left = f"<b>{stock}</b>" if number != WARE_SP else ""
    name = thing_name(thing)
    hint = say("{thing}: the witch sells it", thing=name) if number == BREW else name
    state = " chosen" if chosen else " can" if cost else ""
    out = " out" if number != WARE_SP and not stock else ""
    return html(
        f'<button type="button" class="ware{state}{out}" data-press="ware:{number}" data-key="ware:{number}"'
        f' data-about="thing:{thing}" title="{escaped(hint)}">{glyph(thing_glyph(thing))}<span>{escaped(name)}</span>{left}{tag}</button>'
    )
