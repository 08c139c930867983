"""The colours of the seats (W2.5), and own names of trade goals: seen everywhere, and no rule changes."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
from pathlib import Path

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking
from meadhall.core.journal import Journal
from meadhall.core.match import Match
from meadhall.core.record import Seeded
from meadhall.core.replay import Replay
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state.cards import COLOUR_IDS, COMPONENTS
from meadhall.testing.random_play import NAMES
from meadhall.testing.words import WordChecker
from tests.games.dwar7s_fall.land import Plain, ask
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.games.dwar7s_fall.play import do, fresh, give_gems, lay, look, pass_turn, show_goal
from tests.games.dwar7s_fall.random_play import play_one

CHOSEN = "yellow,green"


def told(table: Dwar7sTable) -> list[str]:
    """The log so far, drawn."""
    assert table.journal is not None
    return [str(LOOK.log_line(entry, list(NAMES))) for entry in table.journal.entries]


def plays(colours: str, moves: int = 60) -> tuple[Dwar7sTable, list[tuple[int, int]]]:
    table = GAME.new_table(2, luck_from_seed(4), {"colours": colours})
    assert isinstance(table, Dwar7sTable)
    table.attach_journal(Journal())
    dice = random.Random(4)
    return table, [play_one(table, dice) for _move in range(moves)]


def test_audit_dwar7s_8_players_choose_their_colours() -> None:
    table, _moves = plays(CHOSEN)
    assert [seat.colour for seat in look(table).seats] == ["yellow", "green"]
    position = GAME.dump(table)
    assert isinstance(position, dict)
    assert [seat["colour"] for seat in position["seats"]] == ["yellow", "green"]
    assert ask("kingdom_value", position, player="green") == look(table).seats[1].kingdom_value
    with pytest.raises(Refusal):
        ask("kingdom_value", position, player="blue")


def test_audit_dwar7s_8_pages_terminal_and_log_show_the_colours_chosen() -> None:
    table, _moves = plays(CHOSEN)
    page = EYES.page(EYES.scene(table, 0)) + "".join(told(table)) + str(LOOK.about_piece(
        EYES.scene(table, 0), "seat:1"))  # fmt: skip
    shown = set(re.findall(r"dw-m-(\w+)", page))
    assert shown == {"yellow", "green"}
    assert not re.search(r'class="[^"]*\b(?:blue|red)\b', page)
    printed = WordChecker(GAME).printed(look(table, SPECTATOR), 120)
    assert "Yellow" in printed and "Green" in printed and "Blue" not in printed


def test_colours_change_no_rule() -> None:
    usual, chosen = plays(""), plays(CHOSEN)
    assert usual[1] == chosen[1]
    names = {"blue": "yellow", "red": "green"}
    one, other = (json.dumps(GAME.dump(table)) for table, _moves in (usual, chosen))
    for colour, instead in names.items():
        one = one.replace(f'"{colour}"', f'"{instead}"')
    assert one == other


def test_colours_are_kept_by_copies_pickles_positions_and_records() -> None:
    table, _moves = plays(CHOSEN)
    for again in (
        table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), GAME.load(GAME.dump(table)),
        table.imagine(0, 3),
    ):  # fmt: skip
        assert isinstance(again, Dwar7sTable)
        assert [seat.colour for seat in look(again).seats] == ["yellow", "green"]
    match = Match(GAME, ["Ann", "Bo"], Seeded(3), {"colours": "red"})
    assert match.options["colours"] == "red,blue,green,yellow"
    match.play(match.table.next_seat(), match.table.choices(match.table.next_seat())[0])
    replay = Replay(match.record(), GAME)
    assert GAME.dump(replay.position) != GAME.dump(fresh(2))


@pytest.mark.parametrize("colours", ["purple", "red,red", "red green", "Blue", "red,blue,green,yellow,red"])
def test_wrong_colours_are_refused_in_the_language_of_the_reader(colours: str) -> None:
    with pytest.raises(Refusal, match="different colours") as refusal:
        GAME.settle_options({"colours": colours})
    with speaking("fr"):
        assert "different colours" not in str(refusal.value)


def test_the_usual_order_is_no_choice() -> None:
    for colours in ("", "blue", "blue,red", ",".join(COLOUR_IDS), " blue , red "):
        assert GAME.settle_options({"colours": colours})["colours"] == ""
    option = next(option for option in GAME.options if option.name == "colours")
    assert GAME.value_words(option, "green") == "Green, Blue, Red, Yellow"


# -- own boxes -------------------------------------------------------------------------------------

WALLS = {"blue": [1, 0, 0, 0], "red": [0, 1, 0, 0], "green": [0, 0, 1, 0], "yellow": [0, 0, 0, 1]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    return tmp_path


def write(folder: Path, components: Plain) -> None:
    (folder / "dwar7s_fall-own.json").write_text(json.dumps(components), encoding="utf-8")


def test_audit_dwar7s_5_a_seat_has_the_walls_of_its_colour(folder: Path) -> None:
    components = copy.deepcopy(COMPONENTS)
    components["kingdom_cards"][0]["walls"] = WALLS
    write(folder, components)
    table = fresh(2, components="own", colours="yellow")
    assert [table.box.walls[9 * seat] for seat in range(2)] == [8, 1]
    again = GAME.load(GAME.dump(table))
    assert isinstance(again, Dwar7sTable) and again.box.walls[0] == 8


def test_audit_dwar7s_5_trade_goals_have_the_names_of_the_file(folder: Path) -> None:
    components = copy.deepcopy(COMPONENTS)
    components["trade_goals"][0]["names"] = {"en": "Dumplings", "fr": "Quenelles"}
    components["trade_goals"][1]["names"] = "Kvass"
    write(folder, components)
    table = show_goal(lay(fresh(2, components="own"), "warehouse", "0,0"), "bread")
    options = {"components": table.box.components}
    assert json.loads(table.box.components)["trade_goals"][2].get("names") is None  # as they were
    do(table, "put 0,0", "put 0,0")
    pass_turn(pass_turn(table))
    give_gems(table, 0, gold=2, emerald=1)
    do(table, "put 0,0", "end", "resolve 0,0")
    (buying,) = [choice for choice in table.choices(0) if GAME.notation(table, 0, choice) == "buy bread"]
    assert "Dumplings" in GAME.describe_choice(table, 0, buying)
    assert "Dumplings" in EYES.texts(EYES.scene(table, 0))["offers"]
    table.attach_journal(Journal())
    do(table, "buy bread")
    assert table.journal is not None
    for spoken, name in (("en", "Dumplings"), ("fr", "Quenelles"), ("ru", "Dumplings")):
        with speaking(spoken):
            assert name in GAME.describe_entry(table.journal.entries[0], list(NAMES))
            assert name in told(table)[0]
            assert name in EYES.texts(EYES.scene(table, 1))["seat-0"]
            assert name in WordChecker(GAME).printed(look(table, 0), 120)
            assert name in str(LOOK.how_to_play_at(options)) and "Kvass" in str(LOOK.how_to_play_at(options))
            assert name in GAME.rules_text_at(spoken, options)


@pytest.mark.parametrize("names", ["", " ", "x" * 41, 7, {}, {"fr": "Pain"}, {"en": "a\nb"}, {"en": ["x"]}])
def test_names_that_are_none_are_refused_with_the_goal(folder: Path, names: object) -> None:
    components = copy.deepcopy(COMPONENTS)
    components["trade_goals"][0]["names"] = names
    write(folder, components)
    with pytest.raises(Refusal, match=r"bread\.names") as refusal:
        fresh(2, components="own")
    assert "\n" not in str(refusal.value)
