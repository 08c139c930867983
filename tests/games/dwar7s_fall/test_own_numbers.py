"""The numbers of somebody's own box are told wherever rules are told: how to play, numbered rules, pieces,
the referee. Every number of a component file is changed, one at a time."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.state.cards import COMPONENTS
from meadhall.games.dwar7s_fall.state.component_file import canonical
from meadhall.look.drawings import text, whole
from meadhall.site.rulebooks import rulebook, rulebook_at
from tests.games.dwar7s_fall.land import Plain, ask
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.site.browsing import Page
from tests.site.running import Server

# A number that a file may change, and how it is changed so that the file still makes sense.
Change = Callable[[Plain], Any]


def add(field: str, by: int = 1) -> Callable[[Plain], None]:
    def change(entry: Plain) -> None:
        entry[field] += by

    return change


def of(group: str, number: int, change: Callable[[Plain], Any]) -> Change:
    return lambda components: change(components[group][number])


def counted(group: str, number: int) -> Change:
    """One more of a kind, and one more in all."""

    def change(components: Plain) -> None:
        components[group][number]["count"] += 1
        components["totals"][group] += 1

    return change


def limit(field: str, by: int = 1) -> Change:
    return lambda components: add(field, by)(components["limits"])


def wanted(number: int) -> Change:
    """A secret goal asks for less."""
    return of("secret_goals", number, lambda goal: add("at_least", -1)(goal["requirement"]))


def kinds(**numbers: int) -> Change:
    """How often kinds of cards occur."""

    def change(components: Plain) -> None:
        for card in components["kingdom_cards"]:
            card["count_per_colour"] = numbers.get(card["id"], 1)

    return change


RED_WALLS: Final = {"blue": [1, 1, 0, 0], "red": [1, 1, 1, 0], "green": [1, 1, 0, 0], "yellow": [1, 1, 0, 0]}
CHANGES: Final[dict[str, Change]] = {
    **{f"castle {field}": of("kingdom_cards", 0, add(field)) for field in ("spaces", "vp")},
    **{f"tavern {field}": of("kingdom_cards", 5, add(field)) for field in ("spaces", "need", "vp")},
    **{f"dragon {field}": of("kingdom_cards", 7, add(field, -1)) for field in ("need", "vp")},
    "warehouse walls": of("kingdom_cards", 6, lambda card: card.update(walls=[0, 0, 1, 0])),
    "walls of a colour": of("kingdom_cards", 1, lambda card: card.update(walls=RED_WALLS)),
    "stack type of the giant": of("kingdom_cards", 8, lambda card: card.update(stack_type=None)),
    "gold mine amount": of("kingdom_cards", 1, lambda card: add("amount")(card["effect"])),
    "two gold mines, no tavern": kinds(gold_mine=2, tavern=0),
    "two dragons, no giant": kinds(dragon=2, frost_giant=0),
    "gold count": counted("gems", 0),
    "ruby vp": of("gems", 3, add("vp")),
    "thief count": counted("ogres", 3),
    "bread cost": of("trade_goals", 0, lambda goal: goal["cost"].update(ruby=1)),
    "trout vp": of("trade_goals", 2, add("vp")),
    **{f"{goal['id']} at_least": wanted(number) for number, goal in enumerate(COMPONENTS["secret_goals"])},
    "king vp": of("secret_goals", 2, add("vp")),
    "explorer dwarfs_each": of("secret_goals", 5, lambda goal: add("dwarfs_each", -1)(goal["requirement"])),
    "dwarfs_per_player": lambda components: add("dwarfs_per_player", -1)(components["setup"]),
    "face_up_trade_goals": lambda components: add("face_up_trade_goals")(components["setup"]),
    **{field: limit(field) for field in ("base_actions", "castle_bonus_actions", "hand_limit")},
    **{field: limit(field) for field in ("goals_to_trigger_end", "panic_max_steps")},
    "safety_round_cap": limit("safety_round_cap", -1),
    "trophies": lambda components: add("monster_defeated_vp")(components["scoring"]),
}


def changed(change: Change) -> str:
    components = copy.deepcopy(COMPONENTS)
    change(components)
    return canonical(components, "own")


def how_to_play(components: str) -> str:
    return whole(text(LOOK.how_to_play_at({"components": components})))


UNCHANGED: Final = canonical(COMPONENTS, "own")


@pytest.mark.parametrize("name", CHANGES)
def test_audit_dwar7s_1_every_number_of_a_file_is_told_by_how_to_play_and_the_rules(name: str) -> None:
    own = changed(CHANGES[name])
    for language in LANGUAGES:
        told, usual = (GAME.rules_text_at(language, {"components": each}) for each in (own, UNCHANGED))
        assert told != usual
        with speaking(language):
            assert how_to_play(own) != how_to_play(UNCHANGED)


def strange(components: Plain) -> None:
    """Numbers that nobody would print."""
    components["limits"].update(base_actions=14, hand_limit=87, goals_to_trigger_end=8, safety_round_cap=163)
    components["scoring"]["monster_defeated_vp"] = 59
    components["kingdom_cards"][0].update(vp=73)
    components["gems"][3].update(vp=67)


def test_audit_dwar7s_1_how_to_play_at_a_table_shows_its_own_numbers() -> None:
    own = changed(strange)
    told = how_to_play(own)
    numbers = set(re.findall(r"\d+", re.sub("<[^>]*>", " ", told)))
    assert {"14", "87", "8", "163", "59", "73", "67"} <= numbers
    assert "200" not in numbers
    assert "numbers of a component file: own" in told


def test_audit_dwar7s_1_the_numbered_rules_of_a_table_show_its_own_numbers() -> None:
    own = {"components": changed(strange)}
    for language in LANGUAGES:
        usual, told = rulebook(GAME.id, language), rulebook_at(GAME.id, language, own)
        assert usual and told and usual.numbers == told.numbers
        rules = {rule.number: rule.words for rule in told.rules}
        for number, value in (
            ("W5.2", "14"),
            ("W5.6", "87"),
            ("W13.1", "8"),
            ("W13.4", "163"),
            ("W11.7", "59"),
        ):
            assert value in re.findall(r"\d+", rules[number]), (language, number)


def test_audit_dwar7s_1_pieces_and_the_referee_show_the_numbers_of_the_table() -> None:
    own = changed(strange)
    table = GAME.new_table(2, 1, {"components": own})
    scene = EYES.scene(table, 0)
    assert "Worth 73 points." in str(LOOK.about_piece(scene, "card:castle"))
    assert "counts 67." in str(LOOK.about_piece(scene, "gem:ruby"))
    assert "59 points" in str(LOOK.about_piece(scene, "trophies:"))
    given = {"players": ["blue"], "board": [{"x": 0, "y": 0, "stack": [{"kind": "castle", "owner": "blue"}]}],
             "trophies": {"blue": 1}, "components": own}  # fmt: skip
    assert ask("score", given)["blue"] == {"goals": 0, "monsters": 59, "gems": 0, "kingdom": 73, "total": 132}


def test_audit_dwar7s_1_a_kind_that_is_not_in_the_box_is_not_told() -> None:
    own = changed(CHANGES["two gold mines, no tavern"])
    table = GAME.new_table(2, 1, {"components": own})
    assert LOOK.about_piece(EYES.scene(table, 0), "card:tavern") is None
    assert "| Gold mine | 2 |" in GAME.rules_text_at("en", {"components": own})


@pytest.mark.uncompiled
def test_audit_dwar7s_1_and_2_a_table_on_the_site_shows_and_keeps_its_numbers(
    tmp_path: Path, third_party_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    components = copy.deepcopy(COMPONENTS)
    strange(components)
    file = tmp_path / "dwar7s_fall-own.json"
    file.write_text(json.dumps(components), encoding="utf-8")
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    with Server(tmp_path / "site", third_party_folder) as server:
        ann = server.person("Ann")
        made = ann.create("me", "greedy", game=GAME.id, options={"components": "own"})["table"]
        pages = [Page(ann.http.get(f"/rules/{GAME.id}?table={table}").text) for table in (made, "")]
        server.stop()
        file.write_text("{}")
        server.start()
        again = Page(ann.http.get(f"/rules/{GAME.id}?table={made}").text)
        assert ann.look(made)["status"] == "playing"
    assert "87 cards" in pages[0].text and "These rules show them." in pages[0].text
    assert again.text == pages[0].text
    assert "9 cards" in pages[1].text and "87" not in pages[1].text
