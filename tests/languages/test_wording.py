"""Typography, and what is wrong with a translation."""

from __future__ import annotations

import pytest

from tools.typography import mended
from tools.wording import faults


@pytest.mark.parametrize(
    ("language", "typed", "printed"),
    [
        ("ru", "Монеты — это очки", "Монеты\u00a0— это очки"),
        ("ru", "В руке и на столе", "В\u00a0руке и\u00a0на\u00a0столе"),
        ("ru", "Сейчас не ваш ход", "Сейчас не\u00a0ваш ход"),
        ("fr", "Prêt ? Oui ! Donc : allez", "Prêt\u202f? Oui\u202f! Donc\u202f: allez"),
        ("fr", "« Dagda » part ; fin", "«\u202fDagda\u202f» part\u202f; fin"),
        ("fr", "l'offrande d'{owner}", "l’offrande d’{owner}"),
        ("fr", "à 10:30", "à 10:30"),
        ("en", "Yes: 'a' — b", "Yes: 'a' — b"),
    ],
)
def test_mended(language: str, typed: str, printed: str) -> None:
    assert mended(typed, language) == printed
    assert mended(printed, language) == printed


@pytest.mark.parametrize(
    ("language", "source", "translation", "fault"),
    [
        ("ru", "Take {card}.", "Возьмите.", "placeholders"),
        ("ru", "Take {card}.", "Возьмите {karte}.", "placeholders"),
        ("ru", "Take {card}.", "Возьмите {card.", "broken braces"),
        ("ru", "Take it.", "Take это.", "left in English"),
        ("fr", "Take it.", "Take it.", "left in English"),
        ("ru", "Take 'it'", 'Возьмите "это"', "quotation marks"),
        ("fr", "Take 'it'", "Prenez «\u202fcela", "unpaired"),
        ("ru", "Coins - points", "Монеты — очки", "spaces"),
        ("ru", "{player} took it.", "{player} взяла это.", "gender"),
        ("fr", "Are you ready", "Êtes-vous prêt(e)", "gender"),
        ("fr", "Take it.", "Prenez", "another sign"),
    ],
)
def test_faults(language: str, source: str, translation: str, fault: str) -> None:
    assert any(fault in each for each in faults((source,), translation, language))


@pytest.mark.parametrize(
    ("language", "source", "translation"),
    [
        ("ru", ("{player} takes {card}.",), "{player} берёт карту «{card}»."),
        ("ru", ("{number} point", "{number} points"), "{number} очка"),
        ("ru", ("{number} point", "{number} points"), "одно очко"),
        ("fr", ("{card}",), "{card}"),
        ("fr", ("Total",), "Total"),
        ("fr", ("Done?",), "Fini\u202f?"),
    ],
)
def test_good_translations(language: str, source: tuple[str, ...], translation: str) -> None:
    assert list(faults(source, translation, language)) == []
