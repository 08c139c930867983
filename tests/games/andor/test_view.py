"""Public facts that people at the table see, and a look draws."""

from __future__ import annotations

from meadhall.core.table import Table
from meadhall.games.andor import GAME
from meadhall.games.andor.state import choices
from meadhall.games.andor.state.view import TableView


def view_of(legend: str) -> TableView:
    table = GAME.new_table(1, 5, {"legend": legend, "party": "warrior archer"})
    return seen(table)


def seen(table: Table) -> TableView:
    view = table.view(0)
    assert isinstance(view, TableView)
    return view


def test_goals_are_told_with_whether_they_are_met() -> None:
    assert view_of("L2").goals == (("castle", True), ("herb", False), ("tower", False))


def test_cards_that_were_laid_before_the_first_day_are_played() -> None:
    assert {"A3", "A4"} <= set(view_of("L2").played)


def test_merchants_and_dice() -> None:
    view = view_of("L2")
    assert view.shops == (18, 57, 71)
    assert [hero.may_roll for hero in view.heroes] == [3, 4]


def test_a_battle_tells_its_round_and_who_began_it() -> None:
    table = GAME.new_table(1, 5, {"legend": "L2", "party": "archer warrior"})
    view = seen(table)
    while not view.battle_round:
        seat = table.to_act()[0]
        fights = [each for each in table.choices(seat) if choices.FIGHT <= each < choices.CLEAR]
        begins = [each for each in table.choices(seat) if each == choices.BEGIN]
        table.play(seat, (begins or fights or table.choices(seat))[0])
        view = seen(table)
    assert view.battle_round == 1
    assert view.inviter in view.fighters
    assert view.heroes[view.inviter].dice
    hero = view.heroes[view.inviter]
    assert hero.result in hero.dice
    foe = next(each for each in view.creatures if each.field == view.target)
    assert (foe.dice, foe.black_dice, foe.strength, view.allies) == (2, False, 2, 0)
