"""The numbered rules of Andor tell the rules as they are played (the shape is tested for all games)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.games.andor import GAME
from meadhall.games.andor.referee import ASKS
from meadhall.games.andor.state.components import COMPONENTS, CREATURES

TESTS = Path(__file__).parent


def rule(number: str, language: str = "en") -> str:
    found = re.search(
        rf"^### {re.escape(number)}\n(.*?)(?=^##|\Z)", GAME.rules_text(language), re.MULTILINE | re.DOTALL
    )
    assert found, number
    return found[1]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_number_a_test_or_a_doc_cites_exists(language: str) -> None:
    there = set(re.findall(r"^##+ (D[0-9.a]+)", GAME.rules_text(language), re.MULTILINE))
    texts = [file.read_text(encoding="utf-8") for file in TESTS.rglob("*.py")]
    cited = set(re.findall(r"\bD[0-9]+\.[0-9]+[a-z]?\b", " ".join(texts)))
    assert cited <= there


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_numbers_are_those_of_the_components(language: str) -> None:
    """A table of rules that differs from the data would teach another game."""
    for hero in COMPONENTS["heroes"]:
        assert str(hero["rank"]) in rule("D1.6", language)
        for character in hero["characters"]:
            assert language == "ru" or character in rule("D1.1", language)
        row = " | ".join(str(dice) for dice in hero["dice_by_wp_band"].values())
        assert row in rule("D1.5", language)
    for creature in CREATURES:
        assert str(creature["reward"]) in rule("D9.1", language)
        assert str(creature["count"]) in rule("D10.11", language)
    for item in COMPONENTS["items"]:
        assert str(item["count"]) in rule("D1.10", language)
    for number in COMPONENTS["castle"]["golden_shields"].values():
        assert str(number) in rule("D12.1", language)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_question_of_the_referee_is_listed(language: str) -> None:
    listed = set(re.findall("[a-z_]{3,}", rule("D33.4", language)))
    assert set(ASKS) <= listed
