"""The replay of a finished game: any move, from any seat, with the same look and the same regions."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    header,
    input,
    label,
    nav,
    option,
    p,
    select,
    span,
    strong,
)
from starlette.responses import HTMLResponse

from meadhall.core.journal import Entry
from meadhall.core.replay import Replay, Step
from meadhall.core.table import SPECTATOR, Table
from meadhall.look.contract import PagePrompt, Scene, SeatFace
from meadhall.look.drawings import whole
from meadhall.look.icons import icon
from meadhall.look.markup import html
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.assets import look_styles
from meadhall.site.pages.layout import Visit, page

from .bars import brand, tab_bar
from .log import entries_aloud, log_of_entries
from .page import ICONS, STYLES, cited_rules, framed
from .plain_look import look_of
from .prompt import sentence_region
from .rendered import board, texts
from .scene import memory_after


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after so many moves, and the entries up to then."""

    move: int
    moves: int
    viewer: int
    state: Table
    words: str  # of the last move
    before: tuple[Entry, ...]
    last: tuple[Entry, ...]


def moment_of(match: LiveMatch, move: int | None, viewer: int) -> Moment:
    """Moves that do not exist are the nearest that do."""
    record = match.record()
    replay = Replay(record, match.game)
    wanted = len(record.moves) if move is None else min(max(0, move), len(record.moves))
    steps = [replay.step() for _ in range(wanted)]
    before = tuple(entry for step in steps[:-1] for entry in step.entries)
    last = steps[-1].entries if steps else ()
    seat = viewer if 0 <= viewer < len(match.seats) else SPECTATOR
    return Moment(wanted, len(record.moves), seat, replay.position, _last_words(match, steps), before, last)


def _last_words(match: LiveMatch, steps: list[Step]) -> str:
    """The last move as its player was offered it."""
    if not steps:
        return ""
    before, (seat, choice) = steps[-1].before, (steps[-1].move.seat, steps[-1].move.choice)
    return f"{match.shown_names()[seat]}: {match.game.describe_choice(before, seat, choice)}"


def scene_at(match: LiveMatch, moment: Moment) -> Scene:
    waiting = moment.state.to_act()
    faces = tuple(
        SeatFace(name, "person" if match.seats[seat].account else "bot", "", True, seat in waiting)
        for seat, name in enumerate(match.shown_names())
    )
    view = moment.state.view(moment.viewer)
    memory = memory_after(look_of(match.config.game), entries_at(moment))
    return Scene(match.game, view, moment.viewer, faces, over=not waiting, memory=memory)


def entries_at(moment: Moment) -> list[Entry]:
    return [entry for entry in (*moment.before, *moment.last) if entry.visible_to(moment.viewer)]


# -- regions -------------------------------------------------------------------------------------------


def regions_at(match: LiveMatch, moment: Moment) -> dict[str, str]:
    look, scene = look_of(match.config.game), scene_at(match, moment)
    site: dict[str, Node] = {
        "top": replay_top(match.id, look.game.title(), look.headline(scene)),
        "notice": div({"id": "r-notice", "data-region": "notice", "class": "table-notice"}),
        "prompt": sentence_region(_sentence(moment)),
        **({"seats": _seats()} if look.shows_seats else {}),
        "tabs": tab_bar(look.tabs(scene)),
        "log": log_of_entries(match, entries_at(moment), moment.viewer),
        "chat": div({"id": "r-chat", "data-region": "chat", "class": "table-chat"}),
        "replay": replay_bar(match, moment),
    }
    return {name: whole(text) for name, text in {**board(look, scene), **texts(site)}.items()}


def _sentence(moment: Moment) -> PagePrompt:
    if moment.move == 0:
        return PagePrompt(say("The table is laid"), say("Nothing has been played yet."))
    return PagePrompt(moment.words, say("Move {move} of {moves}", move=moment.move, moves=moment.moves))


def _seats() -> Element:
    return div({"id": "r-seats", "data-region": "seats", "hidden": True})


def frame_at(match: LiveMatch, moment: Moment) -> dict[str, object]:
    """The same shape as a live frame; `animations` are those of the last move."""
    look, scene = look_of(match.config.game), scene_at(match, moment)
    last = [entry for entry in moment.last if entry.visible_to(moment.viewer)]
    return {
        "type": "regions",
        "seq": moment.move,
        "said": 0,
        "title": page_title(match, moment),
        "turn": False,
        "regions": regions_at(match, moment),
        "flights": look.animations(last, scene),
        "said_aloud": entries_aloud(match.game, last, match.shown_names()),
        "move": moment.move,
        "moves": moment.moves,
    }


def page_title(match: LiveMatch, moment: Moment) -> str:
    return say("Replay, move {move} · {game}", move=moment.move, game=match.game.title())


# -- the bar and the page --------------------------------------------------------------------------------


def replay_bar(match: LiveMatch, moment: Moment) -> Element:
    return nav(
        {"id": "r-replay", "data-region": "replay", "class": "replay-bar"},
        aria_label=say("Steps of the replay"),
    )[
        _step("replay-first", "previous-button", say("To the beginning")),
        _step("replay-back", "anticlockwise-rotation", say("One move back")),
        button(".btn.soft.small", type="button", data_do="replay-play")[icon("play-button"), say("Play on")],
        _step("replay-next", "clockwise-rotation", say("One move on")),
        _step("replay-last", "next-button", say("To the end")),
        _jump(match, moment),
    ]


def _step(action: str, glyph: str, name: str) -> Element:
    return button(".iconbtn", type="button", data_do=action, title=name)[icon(glyph, name)]


def _jump(match: LiveMatch, moment: Moment) -> Element:
    """Any move, seen by anybody. It is a form, so that it leads somewhere without a script, too."""
    number = {
        "type": "range",
        "name": "move",
        "min": "0",
        "max": str(moment.moves),
        "value": str(moment.move),
    }
    return form(".jump", method="get", action=f"/table/{match.id}/replay")[
        label(".at")[
            span[say("Move")],
            input(number, data_replay_at=True),
            span(".count")[span(data_replay_move=True)[str(moment.move)], f"/{moment.moves}"],
        ],
        label[
            span[say("Seen by")],
            select(name="seat")[
                option(value=str(SPECTATOR), selected=moment.viewer == SPECTATOR)[say("a spectator")],
                (
                    option(value=str(seat), selected=moment.viewer == seat)[name]
                    for seat, name in enumerate(match.shown_names())
                ),
            ],
        ],
        button(".btn.small")[say("Show")],
    ]


def replay_page(visit: Visit, match: LiveMatch, moment: Moment) -> HTMLResponse:
    look = look_of(match.config.game)
    regions = {name: html(text) for name, text in regions_at(match, moment).items()}
    return page(
        visit,
        page_title(match, moment),
        look.definitions(),
        framed(regions, look.layout(regions), below=regions["replay"]),
        body={
            **cited_rules(match),
            "class": "shows-replay",
            "data-table": match.id,
            "data-seq": str(moment.move),
            "data-said": "0",
            "data-seat": str(moment.viewer),
            "data-move": str(moment.move),
            "data-moves": str(moment.moves),
            "data-replay": f"/table/{match.id}/replay/frame",
        },
        styles=(*STYLES, *look_styles(match.game)),
        icons=ICONS | look.icons,
        bar=False,
    )


def replay_top(match_id: str, title: str, headline: str) -> Element:
    return header({"id": "r-top", "data-region": "top", "class": "table-top"})[
        brand(),
        p(".where")[strong[say("{game}: replay", game=title)], span[headline] if headline else None],
        span(".tools")[a(".btn.small", href=f"/table/{match_id}")[say("Back to the result")]],
    ]
