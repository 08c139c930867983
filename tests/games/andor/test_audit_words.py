"""Andor's rows of the audit's table of words: the wrong word is nowhere, the official one is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import meadhall.games.andor
from meadhall.core.i18n import LANGUAGES
from tools.languages import forms_of, parts_of

FOLDER = Path(meadhall.games.andor.__path__[0])
DATA = (*(FOLDER / "data" / "legends").glob("*.json"), *(FOLDER / "data").glob("*.json"))

# Row of the audit, language, what stood there, what the booklet says.
ROWS = (
    ("Secret Sea", "ru", r"Тайно\w* мор", r"Таинственно\w+ мор"),
    ("overtime", "ru", r"[Сс]верхурочн", r"дополнительны\w+ час|час\w+ — дополнительные"),
    ("battle value", "ru", r"[Бб]оев\w+ сил", r"[Сс]ил\w+ атаки"),
    ("rubble", "ru", r"[Зз]авал", r"[Вв]алун"),
    ("wait", "ru", r"[Жж]дать один час|ждёт один час", r"Пас \(1 час\)"),
    ("gems", "ru", r"[Сс]амоцвет", r"драгоценны\w+ камн"),
    ("rune stones", "ru", r"\b[Рр]ун(а|ы|у|е|ой|ам|ами|ах)?\b", r"рунически\w+ кам"),
    ("gold", "ru", r"\d золота\b", r"2 золотых"),
    ("half the army", "ru", r"пол-войска", r"полвойска"),
    ("face down", "ru", r"в закрытую", r"лежат? лицом вниз"),
    ("track", "ru", r"[Дд]орожк", r"[Шш]кал\w Легенды"),
    ("group", "ru", r"\b[Оо]тряд", r"\b[Гг]рупп"),
    ("tasks", "ru", r"\b[Зз]адач", r"\b[Зз]адани"),
    ("farmers", "en", r"[Ff]armers?[^.;]*\b(lost|scare|for ever)|scare them", r"they die"),
    ("farmers", "ru", r"прогоня", r"погиба"),
    ("farmers", "fr", r"[Pp]aysans?[^.;]*\b(perdus?|fuir)\b|font fuir", r"meurent"),
    ("change of fortune", "fr", r"revers de fortune", r"coup du sort"),
    ("black shapes", "fr", r"plus vites\b", r"plus rapides"),
    # One word for one thing, found on reading both catalogues.
    ("cards", "ru", r"\bкарт(а|у|ой|ы|е) (событ|боя|битвы|легенды|Таинств)", r"карточк\w+ событий"),
    ("free actions", "ru", r"[Сс]вободны\w+ действи", r"[Дд]ополнительны\w+ действи"),
    ("equipment board", "ru", r"[Пп]ланшет|[Сс]наряжен", r"таблиц\w+ предметов"),
    ("dragon", "ru", r"[Бб]о[йя] с драконом", r"[Бб]итв\w+ с драконом"),
    ("rank", "ru", r"(старший|младший|старшего|младшего) по рангу", r"(высшего|низшего) ранга"),
    ("fighter", "ru", r"\b[Бб]ой?ец|\b[Бб]ойц", r"участник"),
    ("rank", "fr", r"plus petit rang", r"plus bas rang"),
    ("wait", "fr", r"[Aa]ttend(re|ez) une heure|ou attendre", r"Passer \(1 heure\)"),
    ("tasks", "fr", r"\b([Tt]âches?|[Mm]issions?)\b", r"[Oo]bjectifs?"),
)


@cache
def texts(language: str) -> tuple[str, ...]:
    """All that is said in Andor: by the game and its table, in its data, and by the numbered rules."""
    found = [*said(language), *(FOLDER / "rulebook" / f"{language}.md").read_text("utf-8").splitlines()]
    for file in DATA:
        found += in_data(json.loads(file.read_text("utf-8")), language)
    return tuple(" ".join(each.split()) for each in found)


def said(language: str) -> Iterator[str]:
    """The catalogues of the game and of its table; English is what they translate."""
    for file in FOLDER.rglob(f"languages/{'ru' if language == 'en' else language}.po"):
        for message in read_po(BytesIO(file.read_bytes())):
            yield from parts_of(message) if language == "en" else forms_of(message)


def in_data(plain: object, language: str) -> Iterator[str]:
    if isinstance(plain, dict):
        for key, value in plain.items():
            if key == language and isinstance(value, str):
                yield value
            else:
                yield from in_data(value, language)
    elif isinstance(plain, list):
        for value in plain:
            yield from in_data(value, language)


@pytest.mark.parametrize(
    ("language", "wrong", "right"), [row[1:] for row in ROWS], ids=[f"{row[0]}-{row[1]}" for row in ROWS]
)
def test_audit_andor_words(language: str, wrong: str, right: str) -> None:
    assert [text for text in texts(language) if re.search(wrong, text)] == []
    assert any(re.search(right, text) for text in texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_looked_at(language: str) -> None:
    assert len(texts(language)) > 1000
