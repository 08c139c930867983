# interpreted: answers a question at a time
"""Questions about the ends of the ages (N4.1, N9.13, N11, N15) and the final score (N12)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.result import ranked
from meadhall.core.table import NOBODY

from ..rules import ages, scoring
from ..rules.distinctions import sole_leader
from ..rules.thingvellir import camp, mercenaries
from ..state import json_values, steps
from ..state.cards import CLASS_IDS, CLASSES, FIRST_MERCENARY, MERCENARIES
from ..state.choices import ENLIST_FIRST, ENLIST_LAST
from ..state.json_values import JsonObject
from ..state.pending import frames
from ..state.player_position import claim
from ..state.table import Board
from ..state.view import PHASES
from .small_table import ASKED, awaits, empty_table, lay_gems, read_gems, seats_for, table_of_players

# The steps of N4.1 as the game stacks them; one that is "" is only part of another.
END_STEPS: Final[dict[int, str]] = {
    steps.ENLIST_STEP: "enlist",
    steps.YLUD_STEP: "ylud",
    steps.BEGIN_EVALUATION: "",
    steps.EVALUATE: "evaluation",
    steps.END_EVALUATION: "camp_clear",
    steps.START_AGE_2: "shuffle",
    steps.THRUD_LEAVES: "thrud_leaves",
    steps.BEFORE_SCORING: "brisingamens_drop",
    steps.FINISH: "score",
}
THINGVELLIR_ONLY: Final = ("camp_clear", "brisingamens_drop")  # steps that the base game does not have


def end_steps(position: JsonObject) -> list[str]:
    return pending_at_end(position.whole("age", 1, 2), position.flag("thingvellir"))


def pending_at_end(age: int, thingvellir: bool) -> list[str]:
    """The steps that the end of an age puts on the stack, in the order in which they run."""
    table = empty_table(thingvellir=thingvellir)
    table.age = age
    ages.end_round_or_age(table)
    pending = [END_STEPS[frame.step] for frame in reversed(frames(table))]
    silent = () if thingvellir else THINGVELLIR_ONLY
    return [step for step in pending if step and step not in silent]


# -- heroes recruited late (N9.13, N15.6) ----------------------------------------------------------


def ylud_age(position: JsonObject) -> int:
    """The age at whose end Ylud is still to be placed."""
    age, phase = age_and_phase(position, ("taverns", "enlist", "evaluation"))
    pending = pending_at_end(age, thingvellir=True)
    if phase in pending:
        pending = pending[pending.index(phase) :]
    return age if "ylud" in pending else age + 1


def holda_mercenary(position: JsonObject) -> str:
    """Whether the mercenary is enrolled at once or waits."""
    age, phase = age_and_phase(position, ("taverns", "enlist", "ylud", "evaluation"))
    table = empty_table()
    table.age = age
    table.phase = PHASES.index(phase)
    table.set_camp_card(0, FIRST_MERCENARY)
    camp.take(table, ASKED, FIRST_MERCENARY)
    return "army" if awaits(table, steps.ENLIST_AT_ONCE) else "command"


def age_and_phase(position: JsonObject, phases: tuple[str, ...]) -> tuple[int, str]:
    age = position.whole("age", 1, 2)
    phase = phases[position.one_of("phase", phases)]
    if phase not in ("taverns", *pending_at_end(age, thingvellir=True)):
        raise Refusal("contradiction", "N4.1", field="phase")
    return age, phase


# -- evaluation and enlistment (N11.2, N15.2, N15.3) -----------------------------------------------


def distinctions(position: JsonObject) -> dict[str, str | None]:
    table, names = table_of_players(position)
    leaders = {CLASS_IDS[column]: sole_leader(table, column) for column in range(CLASSES)}
    return {class_id: names[seat] if seat != NOBODY else None for class_id, seat in leaders.items()}


def enlist_order(position: JsonObject) -> dict[str, Any]:
    counts = position.by_name("mercenaries", json_values.whole(0, MERCENARIES))
    gems = read_gems(position)
    names = seats_for([*counts, *gems])
    table = empty_table(len(names))
    lay_gems(table, names, gems, (name for name, count in counts.items() if count))
    hire(table, [names.index(name) for name, count in counts.items() for _one in range(count)])
    sides = ("first", "last")
    goes_last = position.has("choice") and position.one_of("choice", sides) == sides.index("last")
    mercenaries.begin_enlisting(table)
    chooser = table.top_seat if awaits(table, steps.ENLIST_SIDE) else NOBODY
    if chooser != NOBODY:
        table.pop()
        mercenaries.choose_side(table, chooser, ENLIST_LAST if goes_last else ENLIST_FIRST)
    return {
        "chooser": names[chooser] if chooser != NOBODY else None,
        "order": [names[frame.seat] for frame in reversed(frames(table))],
    }


def hire(table: Board, seats: list[int]) -> None:
    """Give mercenaries to these seats; which ones does not matter."""
    if len(seats) > MERCENARIES:
        raise Refusal(
            "wrong_count", "N1.8", what="mercenaries", wanted=at_most(MERCENARIES), found=len(seats)
        )
    for number, seat in enumerate(seats):
        claim(table, seat, FIRST_MERCENARY + number)


# -- the final score (N12) -------------------------------------------------------------------------


def score(position: JsonObject) -> dict[str, dict[str, int]]:
    """The score sheets; Thrud leaves first, if she has not (N9.12)."""
    table, names = table_of_players(position)
    counted = ages.counted(table)
    return {name: scoring.sheet(counted, seat) for seat, name in enumerate(names)}


def winners(position: JsonObject) -> list[str]:
    """N12.11."""
    totals = position.by_name("totals", json_values.any_whole)
    names = list(totals)
    return sorted(names[seat] for seat in ranked(list(totals.values())).winners())
