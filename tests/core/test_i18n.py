"""A translator uses the language of the reader, with plural forms, and English for untranslated texts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall.core import errors, phrases
from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, Translator, language, named, speaking

CATALOGUE = """
msgid "Take {card}"
msgstr "Возьмите: {card}"

msgid "Good day"
msgstr "Добрый день"

msgid "{number} point for {name}"
msgid_plural "{number} points for {name}"
msgstr[0] "{name}: {number} очко"
msgstr[1] "{name}: {number} очка"
msgstr[2] "{name}: {number} очков"
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a Russian catalogue, and a folder inside it."""
    inner = tmp_path / "inner"
    (tmp_path / "languages").mkdir()
    inner.mkdir()
    for folder in (tmp_path, inner):
        (folder / "__init__.py").touch()
    (tmp_path / "languages" / "ru.po").write_text(CATALOGUE, encoding="utf-8")
    return tmp_path


def test_english_is_the_source(package: Path) -> None:
    assert language() == "en"
    assert Translator(package)("Take {card}", card="Tarah") == "Take Tarah"


def test_a_translation_fills_its_placeholders(package: Path) -> None:
    say = Translator(package)
    with speaking("ru"):
        assert say("Take {card}", card="Тара") == "Возьмите: Тара"
        assert say("Good day") == "Добрый день"


def test_what_has_no_translation_is_said_in_english(package: Path) -> None:
    say = Translator(package)
    with speaking("ru"):
        assert say("Good night") == "Good night"
    with speaking("fr"):
        assert say("Good day") == "Good day"
        assert say.many("{number} coin", "{number} coins", 2) == "2 coins"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "очков"),
        (1, "очко"),
        (2, "очка"),
        (5, "очков"),
        (11, "очков"),
        (21, "очко"),
        (22, "очка"),
        (112, "очков"),
    ],
)
def test_russian_numbers(package: Path, number: int, words: str) -> None:
    with speaking("ru"):
        said = Translator(package).many(
            "{number} point for {name}", "{number} points for {name}", number, name="Анна"
        )
    assert said == f"Анна: {number} {words}"


def test_english_numbers(package: Path) -> None:
    say = Translator(package)
    assert say.many("{number} coin", "{number} coins", 1) == "1 coin"
    assert say.many("{number} coin", "{number} coins", 0) == "0 coins"


def test_a_folder_without_catalogues_speaks_from_those_around_it(package: Path) -> None:
    with speaking("ru"):
        assert Translator(package / "inner")("Good day") == "Добрый день"


def test_catalogues_outside_of_the_package_are_not_touched(package: Path) -> None:
    (package / "__init__.py").unlink()
    (package / "stranger" / "inner").mkdir(parents=True)
    with speaking("ru"):
        assert Translator(package / "stranger" / "inner")("Good day") == "Good day"


def test_speaking_ends_and_may_be_nested() -> None:
    with speaking("ru"):
        with speaking("fr"):
            assert language() == "fr"
        assert language() == "ru"
    assert language() == "en"


def test_a_language_nobody_knows_is_english() -> None:
    with speaking("fr"), speaking("tlh"):
        assert language() == "en"


def test_readers_served_at_the_same_time_do_not_disturb_each_other() -> None:
    async def reader(wanted: str) -> str:
        with speaking(wanted):
            await asyncio.sleep(0)
            return language()

    async def all_of_them() -> list[str]:
        return await asyncio.gather(*map(reader, LANGUAGES))

    assert asyncio.run(all_of_them()) == list(LANGUAGES)


def test_names_of_data_files() -> None:
    names = {"en": "Tarah", "ru": "Тара"}
    with speaking("ru"):
        assert named(names) == "Тара"
    with speaking("fr"):
        assert named(names) == "Tarah"


# -- errors ----------------------------------------------------------------------------------------


def test_an_error_is_read_in_the_readers_language() -> None:
    refusal = Refusal("unknown_game", game="chess", known="nidavellir")
    assert str(refusal) == "There is no game called 'chess'. Games here: nidavellir."
    with speaking("ru"):
        assert str(refusal) == "Игры «chess» здесь нет. Есть: nidavellir."
    with speaking("fr"):
        assert str(refusal) == "Aucun jeu ne s’appelle «\u202fchess\u202f». Jeux présents\u202f: nidavellir."


def test_rule_and_details_are_translated_too() -> None:
    refusal = Refusal("wrong_type", "N2.1", field="coins", wanted="a whole number", found="text")
    with speaking("ru"):
        assert str(refusal) == "«coins»: нужно целое число, а\u00a0не\u00a0text. (правило N2.1)"


def test_an_error_stays_on_one_line() -> None:
    assert str(Refusal("unknown_bot", bot="a\nb\u2028c", known="\tnone")) == (
        "There is no bot called 'a b c'. Bots: none."
    )


@pytest.mark.parametrize("reason", errors.SENTENCES)
def test_every_error_has_its_own_sentence_in_every_language(reason: str) -> None:
    details = Anything()
    said = set()
    for each in LANGUAGES:
        with speaking(each):
            said.add(phrases.say(errors.SENTENCES[reason]).format_map(details))
    assert len(said) == len(LANGUAGES) or reason == "impossible"


class Anything(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return key
