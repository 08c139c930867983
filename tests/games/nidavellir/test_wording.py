"""Words that the rulebooks use, and none that the audit found wrong; numbers in texts are the rules'."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import pytest
from babel.messages.pofile import read_po

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.rules import scoring
from meadhall.games.nidavellir.rules.thingvellir import scoring as artefacts
from meadhall.games.nidavellir.state import cards
from meadhall.games.nidavellir.state.cards import (
    COMPONENTS,
    DISTINCTION_IDS,
    DWERG_SCORE,
    FACTS,
    TOKENS,
    YLUD_POINTS,
    is_brother,
    is_mercenary,
)
from meadhall.games.nidavellir.words import names
from meadhall.games.nidavellir.words.sentences import say

pytestmark = pytest.mark.uncompiled
ROOT = files("meadhall.games.nidavellir")


def catalogue(language: str) -> dict[str, str]:
    """What is said in a language, by its English; all forms of what is counted."""
    with (ROOT / "languages" / f"{language}.po").open("rb") as file:
        messages = read_po(file, locale=language)
    return {forms(message.id)[0]: " | ".join(forms(message.string)) for message in messages if message.id}


def forms(said: str | Iterable[str] | None) -> list[str]:
    return [said] if isinstance(said, str) else list(said or ())


def everything(language: str) -> str:
    """All words of the game in a language: the catalogue (for English its sources), the numbered rules."""
    said = catalogue("fr") if language == "en" else catalogue(language)
    texts = said.keys() if language == "en" else said.values()
    return "\n".join([*texts, GAME.rules_text(language)]).replace("\N{NO-BREAK SPACE}", " ")


# One line a row of the audit's table: language, what must not be said, what is said instead.
ROWS = [
    pytest.param("ru", r"брат\w* Дверг", r"брат-дверг\b.*брата-дверга.*братьев-двергов", id="brothers"),
    pytest.param("ru", r"никогда не меняется", r"не обменивается", id="gem-is-not-swapped"),
    pytest.param("ru", r"самой длинной", r"где больше всего шевронов", id="column-with-most-grades"),
    pytest.param("en", r"tallest", r"column with the most grades", id="tallest"),
    pytest.param("fr", r"plus longue colonne|longue colonne", r"qui en a le plus", id="longest"),
    pytest.param("ru", r"Ставьте монеты.*за дворфов", r"Делайте ставки в тавернах и нанимайте", id="bid"),
    pytest.param("ru", r"не сочетаются", r"Эти монеты нельзя выбрать вместе", id="coins-together"),
    pytest.param("ru", r"[Вв]ысшая ставка (вправе|выбирает)", r"который ходит первым, может", id="first"),
    pytest.param("ru", r"Сохранить", r"Оставить", id="keep"),
    pytest.param("fr", r"revue des troupes|troupes en revue", r"Évaluation des troupes", id="evaluation"),
    pytest.param("fr", r"[Mm]anche", r"tours de jeu", id="round"),
    pytest.param("fr", r"transforme[^.]*du nombre indiqué", r"ajoute le nombre indiqué", id="offering"),
    pytest.param("fr", r"l’une de \{", r"\(\+\{less\} et \+\{more\}\)", id="vidofnir"),
    pytest.param("en", r"\b[Rr]anks?\b", r"\bGrades: \{before\}", id="grades"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "wrong", "right"), ROWS)
def test_audit_words_of_nidavellir(language: str, wrong: str, right: str) -> None:
    text = everything(language)
    assert re.findall(wrong, text) == []
    assert re.search(right, text)


# One word for one thing: of these only one is used.
ONE_WORD = [
    ("en", r"\btrad(e|es|ed)\b|\bTrading\b(?! coin)"),  # exchange
    ("en", r"\bgrows?\b(?! great)"),  # upgrade
    ("ru", r"[Нн]а руке|с руки|обратно на руку"),  # в руке, из руки
    ("ru", r"старш\w+ монет\w*"),  # самая ценная монета
    ("ru", r"[Пп]олные линии|выставк"),  # завершённые линии
    ("fr", r"ex æquo"),  # à égalité
]


@pytest.mark.parametrize(("language", "other"), ONE_WORD)
def test_one_word_for_one_thing(language: str, other: str) -> None:
    assert re.findall(other, everything(language)) == []


# -- numbers -----------------------------------------------------------------------------------------


def numbers_of(token: str) -> Counter[int]:
    """What is printed on a card, or follows from the rules."""
    more = {
        "hourya": [FACTS[cards.HOURYA].get("requires", {}).get("min_grades")],
        "idunn": [scoring.IDUNN_POINTS],
        "ylud": [points for points in YLUD_POINTS if points],
        "olwyn": [COMPONENTS["olwyn_double"]["grades"]],
        "draupnir": [artefacts.DRAUPNIR_POINTS, artefacts.DRAUPNIR_COIN],
        "svalinn": [artefacts.SVALINN_POINTS],
        "mjollnir": [artefacts.MJOLLNIR_POINTS],
        "hrafnsmerki": [artefacts.HRAFNSMERKI_POINTS],
        "kings_hand": [COMPONENTS["distinctions"][0]["plus"]],
        "hunting_master": [COMPONENTS["coins"]["special"]["value"], 0],
        "crown_jeweler": [cards.SPECIAL_GEM, scoring.SPECIAL_GEM_SCORE],
        "great_armorer": [COMPONENTS["special_blacksmith"]["grades"]],
        "pioneer": [2],  # the age
    }.get(token, [])
    return Counter([*printed(token), *more])


def printed(token: str) -> list[int]:
    if token in DISTINCTION_IDS:
        return []
    fact: dict[str, Any] = FACTS[cards.CARD_OF_TOKEN[token]]
    if is_brother(cards.CARD_OF_TOKEN[token]):
        return [int(score) for score in DWERG_SCORE if score]
    values = [fact.get(name) for name in ("grades", "command_score", "end_score")]
    values.append(sum(fact.get("points") or []))
    plus = fact.get("plus", [])
    values += [*(plus if isinstance(plus, list) else [plus]), fact.get("plus_if_trading_coin_in_pouch")]
    return [value for value in values if isinstance(value, int) and value]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", sorted(names.EFFECTS))
def test_the_effect_of_a_card_tells_its_numbers(token: str, language: str) -> None:
    with speaking(language):
        told = say(names.EFFECTS[token])
    assert Counter(map(int, re.findall(r"\d+", told))) == numbers_of(token)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_a_class_tells_its_numbers(language: str) -> None:
    with speaking(language):
        told = {kind: say(words) for kind, words in names.CLASS_EFFECTS.items()}
    counted = {
        "hunter": [scoring.hunter_points(grades) for grades in range(1, 5)],
        "blacksmith": [scoring.blacksmith_points(grades) for grades in range(1, 5)],
    }
    for kind, numbers in counted.items():
        assert re.search(", ".join(map(str, numbers)), told[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_mercenaries_are_told_with_both_classes(language: str) -> None:
    with speaking(language):
        for card in filter(is_mercenary, range(1, len(TOKENS))):
            first, second = names.mercenary_sides(card)
            assert first in names.effect(card) and second in names.effect(card)
