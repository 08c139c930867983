"""The state of a turn: its three phases, and the actions used."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html, region
from meadhall.look.press import attributes

from ..state.component_file import box_named
from .view_model import ViewModel
from .words import say

PHASE_WORDS: Final = ("Actions", "Resolve", "Discard")
RESOLVING: Final = frozenset({"resolve", "trade", "dig"})
DISCARDING: Final = frozenset({"discard", "end_turn"})


def turn(model: ViewModel) -> Markup:
    view = model.before
    phase = 1 if view.decision in RESOLVING else 2 if view.decision in DISCARDING else 0
    seat = view.seats[view.active]
    base = box_named(view.box).base_actions
    mine = model.mine
    return drawn_turn(
        -1 if model.over else phase,
        view.used,
        seat.allowance,
        base,
        mine,
        model.drafting and mine,
    )


@drawn_once
def drawn_turn(phase: int, used: int, allowance: int, base: int, mine: bool, drafting: bool) -> Markup:
    if phase < 0:
        return region("turn", "", "d-turn")
    back = cancel() if drafting else ""
    return region(
        "turn",
        f"{phases(phase)}{actions(used, allowance, base) if phase == 0 else ''}{back}",
        f"d-turn{' mine' if mine else ''}",
    )


@sent_once
def phases(phase: int) -> Markup:
    steps = "".join(
        f"<li{' class=on aria-current=step' if number == phase else ''}>{escaped(say(name))}</li>"
        for number, name in enumerate(PHASE_WORDS)
    )
    return html(f'<ol class="phases">{steps}</ol>')


@sent_once
def actions(used: int, allowance: int, base: int) -> Markup:
    marks = "".join(
        f'<i class="{"used" if number < used else "left"}{" castle" if number >= base else ""}"></i>'
        for number in range(max(used, allowance))
    )
    words = say("{used} of {allowance} actions used", used=used, allowance=allowance)
    return html(
        f'<span class="acts" role="img" aria-label="{escaped(words)}"><span class="apips">{marks}</span>{used}/{allowance}</span>'
    )


def cancel() -> str:
    """Escape presses this. The visible button is in the prompt."""
    rest = attributes(data_press="cancel", data_hotkey="escape", data_key="escape", aria_label=say("Cancel"))
    return f'<button type="button" class="esc" tabindex="-1"{rest}></button>'


def headline_round(model: ViewModel) -> str:
    if model.over:
        return say("The game is over")
    last = model.view.final_round
    number = model.view.round
    return say("Round {round}, the last", round=number) if last else say("Round {round}", round=number)
