"""A look that defines nothing shows a table to play at; the base of view models knows viewer and draft."""

from __future__ import annotations

from meadhall.core.i18n import speaking
from meadhall.core.journal import Entry
from meadhall.core.table import NOBODY, SPECTATOR
from meadhall.look.contract import Explain, Look, Play, Scene, SeatFace
from meadhall.look.drawn import Drawing, DrawnLook
from meadhall.look.view_model import BaseViewModel, key_of, made_once
from tests.example_game import GAME, HoardTable

FACES = (SeatFace("Ann", "person"), SeatFace("Bo", "person", deciding=True), SeatFace("Cy", "bot"))


def hoard() -> HoardTable:
    table = GAME.new_table(3, 1)
    assert isinstance(table, HoardTable)
    return table


def scene(table: HoardTable, viewer: int, *draft: str) -> Scene:
    choices = tuple(table.choices(viewer)) if viewer != SPECTATOR else ()
    world = table.imagine(viewer, 1) if choices else None
    faces = FACES[: table.seats]
    return Scene(GAME, table.view(viewer), viewer, faces, choices, table.decision(viewer), world, draft)


class ModelLook(DrawnLook[BaseViewModel]):
    drawing = Drawing(made_once(BaseViewModel))


def test_a_whole_game_is_played_by_pressing_the_default_buttons() -> None:
    for look in (Look(GAME), ModelLook(GAME)):
        table = hoard()
        while table.to_act():
            seat = table.to_act()[0]
            shown = scene(table, seat)
            choice = shown.choices[0]
            assert f'data-press="{key_of(choice)}"' in str(look.regions(shown)["choices"])
            assert look.prompt(shown).what == table.decision(seat)
            assert look.press(shown, key_of(choice)) == Play(choice)
            table.play(seat, choice)
        assert look.animations([], scene(table, 0)) == []
        assert look.score_sheet(scene(table, 0)) is None


def test_without_rules_of_its_own_a_look_tells_what_the_game_says_of_itself() -> None:
    for look in (Look(GAME), ModelLook(GAME)):
        assert str(look.how_to_play()) == f"<p>{GAME.about}</p>"


def test_the_default_layout_places_own_regions_and_those_of_the_side_once() -> None:
    names = ("board", "prompt", "top", "log", "chat", "seats", "hand", "tabs")
    page = str(Look(GAME).layout({name: f"[{name}]" for name in names}))
    assert [page.count(f"[{name}]") for name in names] == [1, 1, 0, 1, 1, 1, 1, 0]
    assert page.index("[prompt]") < page.index("[board]") < page.index("[hand]")


def test_defaults_speak_the_language_of_the_reader() -> None:
    table, look = hoard(), Look(GAME)
    watched = scene(table, SPECTATOR)
    assert look.prompt(watched).what == "Waiting for Bo"
    assert look.press(watched, "choice:1") == Explain("That cannot be chosen now. Waiting for Bo")
    with speaking("fr"):
        assert "Bo" in look.prompt(watched).what and "Waiting" not in look.prompt(watched).what
        assert look.tabs(watched)[2].label != "Log and chat"


def test_the_default_log_has_the_sentences_of_the_game() -> None:
    assert Look(GAME).log_line(Entry("stored", 0, 3, 0, 0), ["Ann"]) == "Ann stored 3"
    assert Look(GAME).log_line(Entry("bid_card", 0, 3, 0, 0), ["Ann"]) is None


def test_a_view_model_knows_seats_choices_and_draft() -> None:
    table = hoard()
    model = BaseViewModel(scene(table, 1, "hold:5", "at:left"))
    assert (model.main_seat, model.rival_seats, model.watching) == (1, (2, 0), False)
    assert model.names == ("Ann", "Bo", "Cy")
    choice = table.choices(1)[0]
    assert model.may(choice) and not model.may(99)
    assert model.among(choice, 1) == [choice]
    assert (model.drafted("at"), model.number("hold"), model.number("at")) == ("left", 5, NOBODY)
    assert model.drafting(hold=None, at="right") == ("at:right",)
    watching = BaseViewModel(scene(table, SPECTATOR))
    assert (watching.main_seat, watching.rival_seats, watching.watching) == (0, (1, 2), True)


def test_the_model_of_a_scene_is_made_once_a_language() -> None:
    model_of, shown = made_once(BaseViewModel), scene(hoard(), 0)
    first = model_of(shown)
    assert model_of(shown) is first
    with speaking("ru"):
        assert model_of(shown).spoken == "ru"
    assert model_of(scene(hoard(), 0)) is not first
