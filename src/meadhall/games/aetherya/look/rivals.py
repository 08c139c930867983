"""The opponents: small kingdoms that open at full size, with score, tokens and claims."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.presence_mark import mark, missing_mark, presence_mark
from meadhall.look.press import legal
from meadhall.look.view_model import key_of

from ..state.cards import LEGEND_OF_ID, TOKEN_OF_ID
from ..state.view import SeatView
from ..words.names import legend_name, plain, token_name
from ..words.sentences import say
from .kingdom import Lying, lying_on, their_kingdom
from .land import Land, land_of
from .pieces import legend as picture
from .pieces import miniature, token
from .view_model import ViewModel, choice_for


def panel_of(model: ViewModel, seat: SeatView) -> Markup:
    face = model.faces[seat.seat]
    tokens = joined(their_token(model, seat, name, index) for index, name in enumerate(seat.beside))
    return panel(
        seat.seat,
        face.name,
        presence_mark(face),
        state_of(model, seat),
        land_of(seat).cards,
        seat.total,
        seat.closed,
        seat.claims,
        tokens,
    )


def state_of(model: ViewModel, seat: SeatView) -> str:
    if model.view.decision == "arrange":
        return "done" if seat.done else "deciding"
    return "deciding" if seat.seat in model.view.deciding else ""


def their_token(model: ViewModel, seat: SeatView, name: str, index: int) -> Markup:
    number = TOKEN_OF_ID[name]
    choice = choice_for(model, seat.seat, number) if seat.beside.index(name) == index else -1
    return drawn_token(name, seat.seat, index, choice)


@sent_once
def drawn_token(name: str, seat: int, index: int, choice: int) -> Markup:
    title = token_name(TOKEN_OF_ID[name])
    if choice < 0:
        return html(
            f'<button type="button" class="piece tk" data-about="token:{name}" data-key="tk:{seat}:{index}" aria-label="{escaped(title)}">{token(name)}</button>'
        )
    act = say("Take it: {token}", token=title)
    return legal(
        key_of(choice),
        token(name),
        act,
        "tk",
        act=act,
        about=f"token:{name}",
        place=f"their-token:{seat}:{index}",
    )


def panel(
    seat: int,
    name: str,
    attending: str,
    state: str,
    cards: tuple[int, ...],
    total: int,
    closed: int,
    claims: tuple[str, ...],
    tokens: Markup,
) -> Markup:
    left = say.many("{number} closed", "{number} closed", closed)
    mini = (
        f'<button type="button" class="mini" data-open="rival:{seat}" data-key="open-rival-{seat}" data-place="kingdom:{seat}"'
        f' aria-label="{escaped(say("Show the kingdom of {player}", player=name))}">{miniature(cards)}</button>'
    )
    words = (
        f'<div class="rt"><span class="nm">{colour_mark(seat)}<b>{escaped(name)}</b></span>'
        f'<span class="sc">{plain(total)}<small>{escaped(left)}</small></span>{state_mark(state, mark(attending))}</div>'
    )
    held = f'<span class="toks" data-place="tokens:{seat}">{tokens}</span>'
    return region(
        f"rival-{seat}",
        f"{mini}{words}{won(seat, claims)}{held}",
        f"panel rival p{seat + 1} {state}",
        "section",
    )


@drawn_once
def won(seat: int, claims: tuple[str, ...]) -> Markup:
    if not claims:
        return html(f'<span class="pics" data-place="claims:{seat}"></span>')
    legends = [LEGEND_OF_ID[one] for one in claims]
    names = escaped(", ".join(map(legend_name, legends)))
    drawn = joined(map(picture, legends))
    return html(
        f'<span class="pics" role="img" aria-label="{names}" data-place="claims:{seat}">{drawn}</span>'
    )


def state_mark(state: str, present: str) -> str:
    words = escaped(say("decided")) if state == "done" else escaped(say("choosing")) if state else ""
    tick = glyph("check-mark") if state == "done" else ""
    kind = {"deciding": "st now", "done": "st done"}.get(state, "st")
    return f'<span class="{kind}">{present}{tick}{words}</span>'


# -- at full size --------------------------------------------------------------------------------------------


def whole(model: ViewModel, seat: SeatView) -> Markup:
    return drawn_whole(seat.seat, seat.total, land_of(seat), lying_on(seat), model.names[seat.seat])


@drawn_once
def drawn_whole(number: int, total: int, land: Land, tokens: Lying, name: str) -> Markup:
    close = f'<button type="button" class="btn small" data-open="rival:{number}" data-key="close-rival-{number}">{glyph("cancel")} {escaped(say("Close"))}</button>'
    title = escaped(say("Kingdom of {player}", player=name))
    return region(
        f"kingdom-{number}",
        f'<section class="adlg" role="dialog" aria-labelledby="title-rival-{number}" data-panel="rival:{number}"'
        f' data-key="panel-rival-{number}" hidden><div class="dh"><h2 id="title-rival-{number}">{title}</h2><b>{plain(total)}</b>{close}</div>'
        f'<div class="db">{their_kingdom(number, land, tokens)}</div></section>',
        "dialogs",
    )


# -- on the phone --------------------------------------------------------------------------------------------


def chips(model: ViewModel) -> Markup:
    told = [
        chip(
            seat.seat,
            model.names[seat.seat],
            land_of(seat).cards,
            seat.total,
            state_of(model, seat),
            presence_mark(model.faces[seat.seat]),
        )
        for seat in model.rivals
    ]
    return region("chips", "".join(told), f"chips c{len(told)}")


def chip(seat: int, name: str, cards: tuple[int, ...], total: int, state: str, attending: str) -> str:
    now = (
        f'<i class="now" role="img" aria-label="{escaped(say("choosing"))}"></i>'
        if state == "deciding"
        else ""
    )
    return (
        f'<button type="button" class="p{seat + 1}" data-open="rival:{seat}" data-key="chip-{seat}">{miniature(cards)}'
        f'<span class="nm">{escaped(name)}</span>{missing_mark(attending)}{now}<b>{plain(total)}</b></button>'
    )
