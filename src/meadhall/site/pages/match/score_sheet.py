"""The score sheet of a finished match, by rows as on the paper pad, with the winner and the margin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, div, span, table, tbody, td, tfoot, th, thead, tr

from meadhall.look.colour_marks import colour_mark
from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.site.i18n import say


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result as it is stored, with the names of those who played."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    won: bool | None
    team_score: int | None
    viewer: int

    @property
    def best(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def winners(self) -> list[int]:
        return [] if self.won is False else self.best

    @property
    def together(self) -> bool:
        """Places say nothing of it."""
        return self.won is not None

    def name(self, seat: int) -> str:
        return say("You") if seat == self.viewer else self.names[seat]


def outcome_of(result: dict[str, object], names: Sequence[str], viewer: int) -> Outcome:
    won, team = result.get("won"), result.get("team_score")
    return Outcome(
        tuple(names),
        _numbers(result.get("scores")),
        _numbers(result.get("places")),
        won if isinstance(won, bool) else None,
        team if isinstance(team, int) else None,
        viewer,
    )


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(int(one) for one in value) if isinstance(value, list | tuple) else ()


# -- headline ----------------------------------------------------------------------------------------


def headline(outcome: Outcome) -> str:
    if outcome.won is not None:
        return say("Victory!") if outcome.won else say("Defeat")
    best = outcome.best
    if best == [outcome.viewer]:
        return say("You win")
    if len(best) == 1:
        return say("{name} wins", name=outcome.names[best[0]])
    return say("A shared victory: {names}", names=", ".join(outcome.name(seat) for seat in best))


def by_how_much(outcome: Outcome) -> str:
    if outcome.team_score is not None:
        if len(outcome.names) == 1:
            return say.many("{number} point", "{number} points", outcome.team_score) + "."
        return say.many("{number} point together.", "{number} points together.", outcome.team_score)
    best = outcome.best
    if not outcome.scores or not best or outcome.won is not None:
        return ""
    score = outcome.scores[best[0]]
    points = say.many("{number} point", "{number} points", score)
    others = [seat for seat in range(len(outcome.scores)) if seat not in best]
    if not others or len(best) > 1:
        return say("{points} each.", points=points) if len(best) > 1 else f"{points}."
    second = min(others, key=lambda seat: outcome.places[seat])
    lead = score - outcome.scores[second]
    if lead <= 0:
        return say(
            "{points}, as many as {name}: the tie is broken.", points=points, name=outcome.names[second]
        )
    return say("{points}, {lead} more than {name}.", points=points, lead=lead, name=_object(outcome, second))


def _object(outcome: Outcome, seat: int) -> str:
    return say("you") if seat == outcome.viewer else outcome.names[seat]


# -- the table -----------------------------------------------------------------------------------------


def sheet_table(sheet: ScoreSheet | None, outcome: Outcome) -> Element:
    if sheet is not None and sheet.shared:
        return shared_table(sheet)
    rows = sheet.rows if sheet else ()
    totals = sheet.totals if sheet else outcome.scores
    has_notes = any(row.how for row in rows)
    return div(".sheet-scroll", tabindex="0", role="region", aria_label=say("Score sheet"))[
        table(".score-sheet.panel")[
            thead[
                tr[th(scope="col")[span(".sr")[say("Row")]], _how_head(has_notes, outcome), _heads(outcome)]
            ],
            tbody[(_row(row, has_notes, outcome) for row in rows)],
            tfoot[
                tr[
                    th(scope="row")[say("Total")],
                    td(".how") if has_notes else None,
                    (
                        td({"class": {"own": seat == outcome.viewer}})[_value(total, best=False)]
                        for seat, total in enumerate(totals)
                    ),
                ]
            ],
        ]
    ]


def shared_table(sheet: ScoreSheet) -> Element:
    """The sheet of a game in which all players have the same score."""
    return div(".sheet-scroll", tabindex="0", role="region", aria_label=say("Score sheet"))[
        table(".score-sheet.shared.panel")[
            tbody[
                (
                    tr[
                        th(scope="row")[span(".mark")[row.mark], row.label],
                        td(".how")[row.how],
                        td["" if row.values[0] is None else str(row.values[0])],
                    ]
                    for row in sheet.rows
                )
            ]
        ]
    ]


def marks_the_best(sheet: ScoreSheet | None) -> bool:
    return sheet is not None and bool(sheet.rows) and not sheet.shared and len(sheet.totals) > 1


def _how_head(has_notes: bool, outcome: Outcome) -> Node:
    if not has_notes:
        return None
    return th(".how", scope="col")[
        say("how yours came about") if outcome.viewer >= 0 else say("how it came about")
    ]


def _heads(outcome: Outcome) -> list[Element]:
    return [
        th({"scope": "col", "class": {"own": seat == outcome.viewer}})[
            colour_mark(seat), span(".name")[outcome.name(seat)], span(".place")[place_words(outcome, seat)]
        ]
        for seat in range(len(outcome.names))
    ]


def place_words(outcome: Outcome, seat: int) -> str:
    has_place = seat < len(outcome.places) and not outcome.together
    return say("place {number}", number=outcome.places[seat]) if has_place else ""


def _row(row: SheetRow, has_notes: bool, outcome: Outcome) -> Element:
    best = max((value for value in row.values if value is not None), default=0)
    alone = len(row.values) == 1
    return tr[
        th(scope="row")[span(".mark")[row.mark], row.label],
        td(".how")[row.how] if has_notes else None,
        (
            td({"class": {"own": seat == outcome.viewer}})[
                _value(value, value == best and best > 0 and not alone)
            ]
            for seat, value in enumerate(row.values)
        ),
    ]


def _value(value: int | None, best: bool) -> Node:
    if value is None:
        return "–"
    return span(".best", title=say("best in this row"))[str(value)] if best else str(value)
