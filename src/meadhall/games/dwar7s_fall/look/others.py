"""All players in rows: goals, kingdom, hand, dwarfs at home. Counts are open, kinds are not (W15)."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.attendance import attendance, mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import attributes

from .. import choices
from ..card_words import name_of_goal, name_of_secret
from ..view import SeatView
from .facts import box_of
from .pieces import GOAL_GLYPHS, SECRET_GLYPHS, dwarf
from .sight import Sight, key_of
from .words import COLOURS, plain, say


def row_of(sight: Sight, seat: SeatView) -> Markup:
    face = sight.faces[seat.seat]
    choice = choices.PLAYER + seat.seat
    return drawn_row(
        seat.seat,
        face.name,
        attendance(face),
        seat.seat == sight.viewer,
        seat.seat == sight.main.seat,
        sight.view.active == seat.seat and not sight.over,
        facts_of(seat),
        box_of(sight.view.box).goals_to_end,
        choice if sight.may(choice) else -1,
        sight.decision if sight.may(choice) else "",
    )


Facts = tuple[int, int, int, int, int, int, int, int, tuple[str, ...], str]


def facts_of(seat: SeatView) -> Facts:
    secret = seat.secret if seat.revealed and seat.secret else ""
    return (
        seat.goals_completed,
        seat.kingdom_tiles,
        seat.kingdom_value,
        len(seat.hand),
        seat.gem_number,
        seat.ogre_number,
        seat.pool,
        seat.trophies,
        seat.goals,
        secret,
    )


@drawn_once
def drawn_row(
    seat: int,
    name: str,
    attending: str,
    you: bool,
    main: bool,
    active: bool,
    facts: Facts,
    needed: int,
    choice: int,
    decision: str,
) -> Markup:
    goals, tiles, value, hand, gems, ogres, pool, trophies, won, secret = facts
    title = say("You") if you else name
    home = say.many("{number} at home", "{number} at home", pool)
    place = "" if main else f' data-place="pool:{seat}"'
    head = f'<span class="hd"{place}>{dwarf(seat)}</span><span class="who"><b>{escaped(title)}{"" if you else mark(attending)}</b><small>{escaped(home)}</small></span>'
    counts = (
        f"{size(tiles, value, say('Kingdom: tiles and points'))}"
        f"{own_place('gems', seat, main, 'gems', gems, say('Gems'))}"
        f"{own_place('ogres', seat, main, 'ogre', ogres, say('Ogres'))}"
        f"{own_place('hand', seat, main, 'card-pickup', hand, say('Kingdom cards'))}"
    )
    body = f'{head}{pips(goals, needed)}<span class="counts">{counts}</span>{medals(seat, main, won, secret, trophies)}'
    label = say(
        "{player}: {goals} of {needed} goals, kingdom of {tiles} tiles worth {value}, gems {gems}, ogres {ogres},"
        " cards {hand}, dwarfs at home {pool}, monsters defeated {trophies}",
        player=title,
        goals=goals,
        needed=needed,
        tiles=tiles,
        value=plain(value),
        gems=gems,
        ogres=ogres,
        hand=hand,
        pool=pool,
        trophies=trophies,
    )
    kind = f"prow {COLOURS[seat]}{' now' if active else ''}{' you' if you else ''}"
    act = ""
    if choice >= 0:
        kind += " can"
        act = (
            say("Steal from {player}", player=name)
            if decision == "thief"
            else say("Take the ogres of {player}", player=name)
        )
    rest = attributes(
        aria_label=f"{label}. {act}" if act else label,
        data_key=f"seat:{seat}",
        data_press=key_of(choice) if choice >= 0 else "",
        data_act=act,
        data_about=f"seat:{seat}",
    )
    return region(f"seat-{seat}", f'<button type="button" class="{kind}"{rest}>{body}</button>', "d-seat")


@sent_once
def size(tiles: int, value: int, title: str = "") -> Markup:
    """Of a kingdom."""
    rest = attributes(title=title)
    return html(f'<span class="k"{rest}>{glyph("castle")}{tiles} · {plain(value)}</span>')


@sent_once
def own_place(what: str, seat: int, main: bool, picture: str, number: int, title: str) -> Markup:
    """The viewer's gems and ogres lie in the hand below."""
    place = "" if main else f' data-place="{what}:{seat}"'
    return html(f'<span{place} title="{escaped(title)}">{glyph(picture)}{number}</span>')


@sent_once
def pips(goals: int, needed: int) -> Markup:
    """A golden disc for each goal completed."""
    marks = "".join(f"<i{' class=on' if number < goals else ''}></i>" for number in range(max(needed, goals)))
    return html(f'<span class="pips">{marks}</span>')


def medals(seat: int, main: bool, won: tuple[str, ...], secret: str, trophies: int) -> str:
    """Goals bought, the secret goal once revealed, monsters defeated."""
    if main:
        return ""
    shown = [glyph(GOAL_GLYPHS.get(goal, "meal"), name_of_goal(goal)) for goal in won]
    hidden = html(
        f'<span data-place="secret:{seat}">{glyph(SECRET_GLYPHS[secret], name_of_secret(secret)) if secret else ""}</span>'
    )
    slain = html(
        f'<span class="tr" data-place="trophies:{seat}">{glyph("trophy") + str(trophies) if trophies else ""}</span>'
    )
    return f'<span class="medals" data-place="goals:{seat}">{joined(shown)}{hidden}{slain}</span>'


# -- on the phone --------------------------------------------------------------------------------------------


def chips(sight: Sight) -> Markup:
    told = tuple(
        (
            seat.seat,
            say("You") if seat.seat == sight.viewer else sight.names[seat.seat],
            seat.goals_completed,
            seat.kingdom_tiles,
            seat.kingdom_value,
            seat.seat == sight.view.active and not sight.over,
        )
        for seat in sight.view.seats
    )
    return strip(told, box_of(sight.view.box).goals_to_end)


@drawn_once
def strip(told: tuple[tuple[int, str, int, int, int, bool], ...], needed: int) -> Markup:
    return region("chips", joined(chip(*one, needed) for one in told), "chips")


def chip(seat: int, name: str, goals: int, tiles: int, value: int, now: bool, needed: int) -> Markup:
    label = say(
        "{player}: {goals} of {needed} goals, kingdom of {tiles} tiles worth {value}",
        player=name,
        goals=goals,
        needed=needed,
        tiles=tiles,
        value=plain(value),
    )
    return html(
        f'<button type="button" class="chip7 {COLOURS[seat]}{" now" if now else ""}" data-about="seat:{seat}" data-key="chip-{seat}" aria-label="{escaped(label)}">'
        f"{dwarf(seat)}<span>{pips(goals, needed)}{size(tiles, value)}</span></button>"
    )
