# interpreted: pages are for people
"""The others: their kingdoms small, one press away at full size; score, tokens and claims."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.pennants import pennant
from meadhall.look.press import legal

from ..card_words import legend_name, token_name
from ..cards import LEGEND_OF_ID, TOKEN_OF_ID
from ..sentences import say
from ..view import SeatView
from .kingdom import their_kingdom
from .land import Land, land_of
from .pieces import legend as picture
from .pieces import miniature, token
from .reasons import plain
from .sight import Sight, key_of
from .token_uses import choice_for


def panel_of(sight: Sight, seat: SeatView) -> Markup:
    face = sight.faces[seat.seat]
    tokens = joined(their_token(sight, seat, name, index) for index, name in enumerate(seat.beside))
    return panel(
        seat.seat,
        face.name,
        face.kind,
        state_of(sight, seat),
        land_of(seat).cards,
        seat.total,
        seat.closed,
        seat.claims,
        tokens,
        sight.spoken,
    )


def state_of(sight: Sight, seat: SeatView) -> str:
    if sight.view.decision == "arrange":
        return "done" if seat.done else "deciding"
    return "deciding" if seat.seat in sight.view.deciding else ""


def their_token(sight: Sight, seat: SeatView, name: str, index: int) -> Markup:
    number = TOKEN_OF_ID[name]
    choice = choice_for(sight, seat.seat, number) if seat.beside.index(name) == index else -1
    return drawn_token(name, seat.seat, index, choice, sight.spoken)


@lru_cache(maxsize=1024)
def drawn_token(name: str, seat: int, index: int, choice: int, spoken: str) -> Markup:
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


@lru_cache(maxsize=512)
def panel(
    seat: int,
    name: str,
    kind: str,
    state: str,
    cards: tuple[int, ...],
    total: int,
    closed: int,
    claims: tuple[str, ...],
    tokens: Markup,
    spoken: str,
) -> Markup:
    bot = glyph("vintage-robot", say("bot")) if kind == "bot" else ""
    left = say.many("{number} closed", "{number} closed", closed)
    mini = (
        f'<button type="button" class="mini" data-open="rival:{seat}" data-key="open-rival-{seat}" data-place="kingdom:{seat}"'
        f' aria-label="{escaped(say("Show the kingdom of {player}", player=name))}">{miniature(cards)}</button>'
    )
    words = (
        f'<div class="rt"><span class="nm">{pennant(seat)}<b>{escaped(name)}</b></span>'
        f'<span class="sc">{plain(total)}<small>{escaped(left)}</small></span>{state_mark(state, bot)}</div>'
    )
    won = joined(picture(LEGEND_OF_ID[one]) for one in claims)
    names = escaped(", ".join(legend_name(LEGEND_OF_ID[one]) for one in claims))
    claimed = (
        f'<span class="pics" role="img" aria-label="{names}" data-place="claims:{seat}">{won}</span>'
        if claims
        else f'<span class="pics" data-place="claims:{seat}"></span>'
    )
    held = f'<span class="toks" data-place="tokens:{seat}">{tokens}</span>'
    return region(
        f"rival-{seat}", f"{mini}{words}{claimed}{held}", f"panel rival p{seat + 1} {state}", "section"
    )


def state_mark(state: str, bot: str) -> str:
    words = escaped(say("decided")) if state == "done" else escaped(say("choosing")) if state else ""
    tick = glyph("check-mark") if state == "done" else ""
    return f'<span class="st{" now" if state == "deciding" else ""}">{bot}{tick}{words}</span>'


# -- at full size --------------------------------------------------------------------------------------------


def whole(sight: Sight, seat: SeatView) -> Markup:
    return drawn_whole(seat, land_of(seat), sight.names[seat.seat], sight.spoken)


@lru_cache(maxsize=256)
def drawn_whole(seat: SeatView, land: Land, name: str, spoken: str) -> Markup:
    number = seat.seat
    close = f'<button type="button" class="btn small" data-open="rival:{number}" data-key="close-rival-{number}">{glyph("cancel")} {escaped(say("Close"))}</button>'
    title = escaped(say("Kingdom of {player}", player=name))
    return region(
        f"kingdom-{number}",
        f'<section class="adlg" role="dialog" aria-labelledby="title-rival-{number}" data-panel="rival:{number}"'
        f' data-key="panel-rival-{number}" hidden><div class="dh"><h2 id="title-rival-{number}">{title}</h2><b>{plain(seat.total)}</b>{close}</div>'
        f'<div class="db">{their_kingdom(seat, land, spoken)}</div></section>',
        "dialogs",
    )


# -- on the phone --------------------------------------------------------------------------------------------


def chips(sight: Sight) -> Markup:
    told = tuple(
        (seat.seat, sight.names[seat.seat], land_of(seat).cards, seat.total, state_of(sight, seat))
        for seat in sight.rivals
    )
    return strip(told, sight.spoken)


@lru_cache(maxsize=256)
def strip(told: tuple[tuple[int, str, tuple[int, ...], int, str], ...], spoken: str) -> Markup:
    return region("chips", joined(chip(*one) for one in told), f"chips c{len(told)}")


def chip(seat: int, name: str, cards: tuple[int, ...], total: int, state: str) -> Markup:
    now = (
        f'<i class="now" role="img" aria-label="{escaped(say("choosing"))}"></i>'
        if state == "deciding"
        else ""
    )
    return html(
        f'<button type="button" class="p{seat + 1}" data-open="rival:{seat}" data-key="chip-{seat}">{miniature(cards)}'
        f'<span class="nm">{escaped(name)}</span>{now}<b>{plain(total)}</b></button>'
    )
