"""A session at the terminal: everybody can use rights that wait for no turn; the screen hides who has one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall.bots.bot import Bot
from meadhall.bots.lineup import make_bot
from meadhall.cli import screen, session
from meadhall.cli.session import Session
from meadhall.core.match import Match
from meadhall.core.record import Seeded
from meadhall.core.registry import find_game
from meadhall.core.table import NO_CHOICE, Table
from tests.games.dwar7s_fall.play import fresh, give_gems, give_secret, lay

REVEAL = "reveal"


def five_gems(seats: int, secret: str, holder: int) -> Table:
    """The last player's turn has begun. Five gems fulfil the wizard's goal, and not the king's."""
    table = lay(fresh(seats, first=seats), "castle", "0,0")
    return give_gems(give_secret(table, holder, secret), holder, gold=5)


def at(table: Table) -> Match:
    names = [f"Player {n}" for n in range(1, table.seats + 1)]
    match = Match(find_game("dwar7s_fall"), names, Seeded(1))
    match.table = table
    return match


class Typed:
    """What people type, and what they were asked."""

    def __init__(self) -> None:
        self.answers: Iterator[str] = iter(())
        self.asked: list[str] = []

    def ask(self, question: str) -> str:
        self.asked.append(question)
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        return answer


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    found = Typed()
    monkeypatch.setattr(session, "ask", found.ask)
    return found


def spend(match: Match, people: int, typed: Typed, *answers: str, bot: str = "random") -> list[str]:
    """What was played, as seat and notation."""
    typed.answers = iter(answers)
    bots: dict[int, Bot] = {seat: make_bot(bot, seat) for seat in range(people, match.table.seats)}
    Session(match, people, bots).run()
    return [f"{move.seat} {move.notation}" for move in match.moves]


# -- alone with bots -------------------------------------------------------------------------------------


def test_a_lone_person_may_reveal_in_the_turn_of_a_bot(typed: Typed) -> None:
    assert spend(at(five_gems(2, "wizard", 0)), 1, typed, REVEAL, "q")[0] == "0 reveal"


def test_a_person_who_waits_is_not_asked_again_before_something_changes(typed: Typed) -> None:
    played = spend(at(five_gems(2, "wizard", 0)), 1, typed, "")
    assert played and all(move.startswith("1 ") for move in played)
    assert len(typed.asked) == 2  # and then in the own turn


def test_a_person_without_a_reason_is_not_asked(typed: Typed) -> None:
    played = spend(at(five_gems(2, "king", 0)), 1, typed)
    assert played and all(move.startswith("1 ") for move in played)
    assert len(typed.asked) == 1


# -- several people --------------------------------------------------------------------------------------


def test_people_at_one_screen_may_reveal_in_the_turn_of_a_bot(typed: Typed) -> None:
    played = spend(at(five_gems(3, "wizard", 1)), 2, typed, "2", "", REVEAL, "", "q")
    assert played[0] == "1 reveal"


@pytest.mark.parametrize("answers", [(), ("",), ("", "", "")])
def test_the_screen_does_not_tell_who_has_a_reason_to_act(
    typed: Typed, capsys: pytest.CaptureFixture[str], answers: tuple[str, ...]
) -> None:
    told = []
    for secret in ("king", "wizard"):
        typed.asked = []
        played = spend(at(five_gems(3, secret, 1)), 2, typed, *answers)
        told.append((played, typed.asked, capsys.readouterr().out))
    assert told[0] == told[1]
    assert "Who acts before?" in told[0][1][0]


def test_nobody_is_asked_where_nobody_can_have_a_reason(typed: Typed) -> None:
    spend(at(give_gems(lay(fresh(3, first=3), "castle", "0,0"), 1, gold=3)), 2, typed)
    assert "Who acts before?" not in "".join(typed.asked)


def test_in_the_turn_of_another_person_one_asks_for_the_screen(typed: Typed) -> None:
    table = give_gems(give_secret(lay(fresh(2), "castle", "0,0"), 1, "wizard"), 1, gold=5)
    played = spend(at(table), 2, typed, "o", "2", "", REVEAL, "q")
    assert played == ["1 reveal"]


def test_a_person_who_takes_the_screen_for_nothing_gives_it_back(typed: Typed) -> None:
    table = lay(fresh(2), "castle", "0,0")
    assert spend(at(table), 2, typed, "o", "2", "", "", "", "end", "q")[0] == "0 end"
    assert "You have nothing to choose now" in "".join(typed.asked)


def test_an_attempt_to_take_back_tells_whether_it_is_possible(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    table = lay(fresh(2), "castle", "0,0")
    spend(at(table), 2, typed, "o", "2", "u", "", "", "q")
    assert "may still type u" in typed.asked[2]
    assert "cannot be taken back" in capsys.readouterr().out


def test_all_can_know_who_might_have_a_reason() -> None:
    game, dice, reasons = find_game("dwar7s_fall"), random.Random(2), 0
    table = game.new_table(3, 5)
    for _ in range(400):
        (waiting,) = table.to_act()
        for seat in range(3):
            might = table.may_volunteer(seat)
            assert might or table.volunteer(seat) == NO_CHOICE
            assert all(table.imagine(viewer, 7).may_volunteer(seat) == might for viewer in range(-1, 3))
            reasons += might
        table.play(waiting, dice.choice(table.choices(waiting)))
    assert reasons


# -- bots ------------------------------------------------------------------------------------------------


def test_bots_reveal_in_the_turn_of_a_person(typed: Typed) -> None:
    table = give_gems(give_secret(lay(fresh(2), "castle", "0,0"), 1, "wizard"), 1, gold=5)
    assert spend(at(table), 1, typed, bot="greedy")[0] == "1 reveal"


def test_the_help_tells_how_another_acts(capsys: pytest.CaptureFixture[str]) -> None:
    for people in (1, 2):
        table = fresh(2)
        screen.Screen(at(table), people).show_rules(0)
        assert ("another player acts" in capsys.readouterr().out) == (people == 2)
