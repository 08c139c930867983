"""Aetherya's rows of the audit's table of words: the wrong word is nowhere, the right one is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from meadhall.core.i18n import LANGUAGES
from tools.languages import SOURCES, Package, forms_of, packages

FOLDER = SOURCES / "games" / "aetherya"

# Row of the audit, language, what stood there, what stands there now.
ROWS = (
    ("more than penalties", "ru", r"больше (штраф|стопк)", r"больше очков, чем сумма штрафов"),
    ("more than the pile", "ru", r"ценнее стопки|стоит \{points\}", r"больше очков, чем в этой стопке"),
    ("kingdoms are founded", "fr", r"se fondent", r"Fondation des royaumes"),
    ("in hand", "ru", r"[Нн]а руке", r"В руке"),
    ("closed cards of others", "ru", r"пробел", r"у соперников ещё закрытые карты"),
    ("gaps", "en", r"\bgaps?\b", r"still have closed cards"),
    ("smuggler", "ru", r"шл(ёт|ёте)\b|встреча", r"использует Контрабандиста"),
    ("press", "fr", r"\b[Pp]resse[zr]\b", r"Touchez"),
    ("linked lands", "fr", r"se tiennent", r"trois cartes de ce terrain sont connectées"),
    ("by itself", "fr", r"d[’']elle-même au|l[’']est d[’']elle-même", r"est validée automatiquement"),
    # One word for one thing, found on reading both catalogues.
    ("race", "en", r"\bpeoples?\b", r"\braces?\b"),
    ("2 vs 1", "en", r"\bduels?\b", r"2 vs 1"),
    ("2 vs 1", "ru", r"[Дд]уэл", r"«2 против 1»"),
    ("2 vs 1", "fr", r"\b[Dd]uels?\b", r"« 2 vs 1 »"),
    ("padlock", "en", r"\block(ed|s)?\b", r"padlock"),
    ("land", "ru", r"(?<!неизведанные )\b[Зз]ем(ля|ли|лю|ель|лями)\b", r"\bместност"),
    ("draw", "ru", r"\b[Тт]ян(ет|ете|ите|уть)\b|[Вв]ытян", r"Из колоды взята карта"),
    ("touch", "ru", r"[Сс]оприка", r"каса(ться|ются|ется)"),
    ("on display", "ru", r"[Оо]ткрыты[ехм] легенд", r"[Вв]ыложенны[ехм] легенд"),
    ("on display", "fr", r"légendes? (visible|disposée)s?\b", r"[Ll]égendes exposées"),
    ("game", "ru", r"[Ии]гра окончена", r"[Пп]артия окончена"),
    ("types", "ru", r"видов карт", r"типов карт"),
    ("tokens", "ru", r"\b(грифон|молот|палантир|контрабандист)\w*", r"Грифон"),
    ("cooperative game", "ru", r"\bВместе$", r"[Кк]ооперативная игра"),
)


@cache
def texts(language: str) -> tuple[str, ...]:
    """All that is said in Aetherya: by the game and its table, in its data, and by the numbered rules."""
    rules = (FOLDER / "rulebook" / f"{language}.md").read_text("utf-8").splitlines()
    data = json.loads((FOLDER / "data" / "components.json").read_text("utf-8"))
    found = [*said(language), *named(data, language), *rules]
    return tuple(" ".join(each.split()) for each in found)


@cache
def package() -> Package:
    return next(each for each in packages() if each.folder == FOLDER)


def said(language: str) -> Iterator[str]:
    catalogue = package().catalogue(language)
    for parts in package().messages:
        yield from parts if language == "en" else forms_of(catalogue[parts[0]])


def named(plain: object, language: str) -> Iterator[str]:
    """Names in the data file."""
    parts = list(plain.values()) if isinstance(plain, dict) else plain if isinstance(plain, list) else []
    if isinstance(plain, dict) and isinstance(plain.get(language), str):
        yield plain[language]
    for part in parts:
        yield from named(part, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"), [row[1:] for row in ROWS], ids=[f"{row[0]}-{row[1]}" for row in ROWS]
)
def test_audit_aetherya_words(language: str, wrong: str, right: str) -> None:
    assert [text for text in texts(language) if re.search(wrong, text)] == []
    assert any(re.search(right, text) for text in texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_looked_at(language: str) -> None:
    assert len(texts(language)) > 700
