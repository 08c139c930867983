"""All players in rows: goals, kingdom, hand, dwarfs at home. Counts are open, kinds are not (W15)."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.presence_mark import mark, presence_mark
from meadhall.look.press import attributes

from ..state import choices
from ..state.component_file import box_named
from ..state.view_values import SeatView
from ..words.names import name_of_goal, name_of_secret
from .pieces import dwarf, goal_glyph, secret_glyph
from .view_model import ViewModel, key_of
from .words import plain, say


class Standing(NamedTuple):
    """The progress of a player."""

    seat: int
    colour: str
    name: str
    goals: int
    needed: int
    tiles: int
    value: int
    now: bool  # it is the player's turn


class Row(NamedTuple):
    """The rest of a player's row."""

    attending: str
    you: bool
    main: bool  # the viewer's things lie in the hand below
    cards: int
    gems: int
    ogres: int
    pool: int
    trophies: int
    won: tuple[tuple[str, str], ...]  # goals bought: id and name
    secret: str  # once it is revealed
    choice: int  # pressing the row makes it; -1: none
    act: str


def standing(model: ViewModel, seat: SeatView) -> Standing:
    return Standing(
        seat.seat,
        seat.colour,
        say("You") if seat.seat == model.viewer else model.names[seat.seat],
        seat.goals_completed,
        box_named(model.view.box).goals_to_end,
        seat.kingdom_tiles,
        seat.kingdom_value,
        model.view.active == seat.seat and not model.over,
    )


def row_of(model: ViewModel, seat: SeatView) -> Markup:
    choice = choices.PLAYER + seat.seat
    may = model.may(choice)
    box = box_named(model.view.box)
    row = Row(
        presence_mark(model.faces[seat.seat]),
        seat.seat == model.viewer,
        seat.seat == model.main.seat,
        len(seat.hand),
        seat.gem_number,
        seat.ogre_number,
        seat.pool,
        seat.trophies,
        tuple((goal, name_of_goal(box, goal)) for goal in seat.goals),
        seat.secret if seat.revealed and seat.secret else "",
        choice if may else -1,
        act_words(model.decision, model.names[seat.seat]) if may else "",
    )
    return drawn_row(standing(model, seat), row)


def act_words(decision: str, player: str) -> str:
    if decision == "thief":
        return say("Steal from {player}", player=player)
    return say("Take the ogres of {player}", player=player)


@drawn_once
def drawn_row(player: Standing, row: Row) -> Markup:
    label = row_words(player, row)
    rest = attributes(
        aria_label=f"{label}. {row.act}" if row.act else label,
        data_key=f"seat:{player.seat}",
        data_press=key_of(row.choice) if row.choice >= 0 else "",
        data_act=row.act,
        data_about=f"seat:{player.seat}",
    )
    states = {"now": player.now, "you": row.you, "can": row.choice >= 0}
    kind = " ".join(["prow", player.colour, *(state for state, on in states.items() if on)])
    body = f"{head(player, row)}{pips(player.goals, player.needed)}{counts(player, row)}{medals(player, row)}"
    return region(
        f"seat-{player.seat}", f'<button type="button" class="{kind}"{rest}>{body}</button>', "d-seat"
    )


def row_words(player: Standing, row: Row) -> str:
    return say(
        "{player}: {goals} of {needed} goals, kingdom of {tiles} tiles worth {value}, gems {gems}, ogres {ogres},"
        " cards {hand}, dwarfs at home {pool}, monsters defeated {trophies}",
        player=player.name,
        goals=player.goals,
        needed=player.needed,
        tiles=player.tiles,
        value=plain(player.value),
        gems=row.gems,
        ogres=row.ogres,
        hand=row.cards,
        pool=row.pool,
        trophies=row.trophies,
    )


def head(player: Standing, row: Row) -> str:
    home = say.many("{number} at home", "{number} at home", row.pool)
    place = "" if row.main else f' data-place="pool:{player.seat}"'
    attending = "" if row.you else mark(row.attending)
    return (
        f'<span class="hd"{place}>{dwarf(player.colour)}</span>'
        f'<span class="who"><b>{escaped(player.name)}{attending}</b><small>{escaped(home)}</small></span>'
    )


def counts(player: Standing, row: Row) -> str:
    seat = player.seat
    return (
        f'<span class="counts">{size(player.tiles, player.value, say("Kingdom: tiles and points"))}'
        f"{own_place('gems', seat, row.main, 'gems', row.gems, say('Gems'))}"
        f"{own_place('ogres', seat, row.main, 'ogre', row.ogres, say('Ogres'))}"
        f"{own_place('hand', seat, row.main, 'card-pickup', row.cards, say('Kingdom cards'))}</span>"
    )


@sent_once
def size(tiles: int, value: int, title: str = "") -> Markup:
    """The tiles and points of a kingdom."""
    rest = attributes(title=title)
    return html(f'<span class="k"{rest}>{glyph("castle")}{tiles} · {plain(value)}</span>')


@sent_once
def own_place(what: str, seat: int, main: bool, picture: str, number: int, title: str) -> Markup:
    """A count. The viewer's own gems and ogres are animated from the hand below."""
    place = "" if main else f' data-place="{what}:{seat}"'
    return html(f'<span{place} title="{escaped(title)}">{glyph(picture)}{number}</span>')


@sent_once
def pips(goals: int, needed: int) -> Markup:
    """A golden disc for each goal completed."""
    marks = "".join(f"<i{' class=on' if number < goals else ''}></i>" for number in range(max(needed, goals)))
    return html(f'<span class="pips">{marks}</span>')


def medals(player: Standing, row: Row) -> str:
    """Goals bought, the secret goal once revealed, monsters defeated."""
    if row.main:
        return ""
    seat = player.seat
    shown = joined(goal_glyph(goal, name) for goal, name in row.won)
    secret = secret_glyph(row.secret, name_of_secret(row.secret)) if row.secret else ""
    trophies = f"{glyph('trophy')}{row.trophies}" if row.trophies else ""
    return (
        f'<span class="medals" data-place="goals:{seat}">{shown}<span data-place="secret:{seat}">{secret}</span>'
        f'<span class="tr" data-place="trophies:{seat}">{trophies}</span></span>'
    )


# -- on the phone --------------------------------------------------------------------------------------------


def chips(model: ViewModel) -> Markup:
    return strip(tuple(standing(model, seat) for seat in model.view.seats))


@drawn_once
def strip(players: tuple[Standing, ...]) -> Markup:
    return region("chips", joined(map(chip, players)), "chips")


def chip(player: Standing) -> Markup:
    label = say(
        "{player}: {goals} of {needed} goals, kingdom of {tiles} tiles worth {value}",
        player=player.name,
        goals=player.goals,
        needed=player.needed,
        tiles=player.tiles,
        value=plain(player.value),
    )
    rest = attributes(data_about=f"seat:{player.seat}", data_key=f"chip-{player.seat}", aria_label=label)
    return html(
        f'<button type="button" class="chip7 {player.colour}{" now" if player.now else ""}"{rest}>{dwarf(player.colour)}'
        f"<span>{pips(player.goals, player.needed)}{size(player.tiles, player.value)}</span></button>"
    )
