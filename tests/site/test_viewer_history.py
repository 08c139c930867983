"""The history of a viewer, which a look folds from the entries the viewer could see."""

from __future__ import annotations

from meadhall.core.journal import EVERYONE, Entry
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.state.events import BID_SEALED, CARD_LIFTED, ROUND_BEGAN
from meadhall.site.matches.plan import MatchEvent
from meadhall.site.pages.match.scene import ViewerHistory


def lifted(number: int, seq: int, place: int, audience: int = EVERYONE) -> MatchEvent:
    return MatchEvent(number, seq, 0, Entry(CARD_LIFTED, 0, 1, place, audience))


def places(memory: object) -> list[int]:
    assert isinstance(memory, tuple)
    return [taking.place for taking in memory]


def test_it_grows_with_what_happens_and_begins_anew_with_a_round() -> None:
    history, told = (
        ViewerHistory(),
        [lifted(0, 0, 3), MatchEvent(1, 1, 0, Entry(BID_SEALED, 0, 0, 0, EVERYONE))],
    )
    assert places(history.catch_up(told, LOOK, 0)) == [3]
    told.append(lifted(2, 2, 7))
    assert places(history.catch_up(told, LOOK, 0)) == [3, 7]
    told.append(MatchEvent(3, 3, -1, Entry(ROUND_BEGAN, -1, 1, 2, EVERYONE)))
    assert places(history.catch_up(told, LOOK, 0)) == []


def test_what_was_taken_back_did_not_happen() -> None:
    history, told = ViewerHistory(), [lifted(0, 0, 3), lifted(1, 1, 7), lifted(2, 2, 8)]
    history.catch_up(told, LOOK, 0)
    told.append(MatchEvent(3, 3, 0, back_to=1))
    assert places(history.catch_up(told, LOOK, 0)) == [3]
    assert places(ViewerHistory().catch_up(told, LOOK, 0)) == [3]


def test_nobody_remembers_what_another_saw_alone() -> None:
    told = [lifted(0, 0, 3, audience=1)]
    assert ViewerHistory().catch_up(told, LOOK, 0) is None
    assert places(ViewerHistory().catch_up(told, LOOK, 1)) == [3]
