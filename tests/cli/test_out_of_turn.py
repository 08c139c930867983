"""In the terminal, too, a right that waits for no turn can be used at any time (Dwar7s Fall, W12.1)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.bots.lineup import make_bot
from meadhall.cli import evening
from meadhall.cli.evening import Evening
from meadhall.core.match import Match
from meadhall.core.record import Seeded
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.game_table import Dwar7sTable
from tests.games.dwar7s_fall.play import do, give_gems, give_secret, lay

pytestmark = pytest.mark.uncompiled
PEOPLE = ("Ann", "Bo")


def an_evening(people: int, wizard: int | None) -> Evening:
    """Ann's turn. The wizard holds five gems, and so does whoever is asked in vain."""
    match = Match(GAME, list(PEOPLE), Seeded(1), {"first": 1})
    table = match.table
    assert isinstance(table, Dwar7sTable)
    lay(table, "castle", "0,0")
    give_gems(give_gems(table, 0, gold=5), 1, ruby=5)
    for seat in range(2):
        give_secret(table, seat, "hunter" if seat == 0 else "explorer")
    if wizard is not None:
        give_secret(table, wizard, "wizard")
    return Evening(match, people, {seat: make_bot("greedy", 1) for seat in range(people, 2)})


def spend(evening_: Evening, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    """What was asked until the keys are used up."""
    asked: list[str] = []
    keys: Iterator[str] = iter(typed)

    def ask(prompt: str) -> str:
        asked.append(prompt)
        try:
            return next(keys)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(evening, "ask", ask)
    evening_.spend()
    return asked


def revealed(evening_: Evening, seat: int) -> bool:
    table = evening_.match.table
    assert isinstance(table, Dwar7sTable)
    return table.is_revealed(seat)


def test_audit_dwar7s_4_another_person_reveals_in_your_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    together = an_evening(2, wizard=1)
    asked = spend(together, monkeypatch, "o 2", "", "reveal", "", "end")
    assert revealed(together, 1)
    assert [move.notation for move in together.match.moves][:2] == ["reveal", "end"]
    assert asked[1].startswith("Bo, take the screen") and asked[3].startswith("Ann, take the screen")


def test_audit_dwar7s_4_calling_somebody_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no right presses a key as well, and the screen goes back the same way."""
    asked = spend(an_evening(2, wizard=None), monkeypatch, "o 2", "", "", "")
    with_right = spend(an_evening(2, wizard=1), monkeypatch, "o 2", "", "", "")
    places = (0, 1, 3)  # what the others hear of
    assert [asked[place] for place in places] == [with_right[place] for place in places]
    assert len(asked) == len(with_right)


def test_a_right_that_is_left_can_be_used_later(monkeypatch: pytest.MonkeyPatch) -> None:
    together = an_evening(2, wizard=1)
    spend(together, monkeypatch, "o 2", "", "", "", "o 2", "", "reveal", "")
    assert revealed(together, 1)


@pytest.mark.parametrize("typed", ["o 3", "o 1", "o", "o x", "2"])
def test_only_other_people_can_be_called(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    asked = spend(an_evening(2, wizard=1), monkeypatch, typed)
    assert not any("take the screen" in prompt for prompt in asked)


def test_audit_dwar7s_4_bots_reveal_in_your_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = an_evening(1, wizard=1)
    spend(alone, monkeypatch)
    assert revealed(alone, 1) and [move.seat for move in alone.match.moves] == [1]


def test_audit_dwar7s_4_a_person_alone_is_asked_once_in_the_turn_of_a_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for typed, used in (("reveal", True), ("", False)):
        alone = an_evening(1, wizard=0)
        table = alone.match.table
        assert isinstance(table, Dwar7sTable)
        table.set_hand(0, 0b111)  # no gem need be discarded
        do(table, "end", "end_turn")
        asked = spend(alone, monkeypatch, typed)
        assert revealed(alone, 0) == used
        assert "out of turn; Enter leaves it." in capsys.readouterr().out
        assert len(asked) == 2  # then the own turn has come
