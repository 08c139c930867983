"""Nothing that is said may lack its translation, and no translation may be broken."""

from __future__ import annotations

from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from meadhall.core.i18n import LANGUAGES, Translator
from meadhall.games.aetherya.words.sentences import say as say_of_aetherya
from meadhall.games.dwar7s_fall.words.sentences import say as say_of_dwar7s_fall
from meadhall.games.nidavellir.words.sentences import say as say_of_nidavellir
from tools import languages
from tools.languages import ROOT, Package
from tools.typography import mended
from tools.wording import faults


@pytest.fixture(scope="module")
def packages() -> list[Package]:
    return languages.packages()


def test_the_tool_and_the_voices_speak_the_same_languages() -> None:
    assert LANGUAGES[1:] == languages.TRANSLATIONS


def test_every_package_that_speaks_is_found(packages: list[Package]) -> None:
    names = {package.name: len(package.messages) for package in packages}
    assert set(names) >= {"core", "site", "look", "games/nidavellir", "games/aetherya", "games/dwar7s_fall"}
    assert names["games/nidavellir"] > 200
    assert names["games/aetherya"] > 100
    assert names["games/dwar7s_fall"] > 100


@pytest.mark.parametrize("voice", [say_of_aetherya, say_of_dwar7s_fall, say_of_nidavellir])
def test_voices_read_the_catalogues_that_are_checked(voice: Translator, packages: list[Package]) -> None:
    assert voice.folder.parts[-3:] in {(*package.folder.parts[-2:], "languages") for package in packages}


def test_all_that_is_said_is_translated(packages: list[Package]) -> None:
    problems = [problem for package in packages for problem in languages.problems(package)]
    assert not problems, "\n".join(
        ["run .venv/bin/python tools/languages.py update, and fill in:", *problems]
    )


def test_updating_keeps_every_translation(packages: list[Package]) -> None:
    for package in packages:
        for language in languages.TRANSLATIONS:
            written = read_po(BytesIO(languages.updated(package, language).encode()), locale=language)
            kept = {message.id: message.string for message in written if message.id}
            known = {message.id: message.string for message in package.catalogue(language) if message.id}
            assert kept == known


def test_the_catalogue_of_the_example_is_well_written() -> None:
    """Whether it is complete, the compliance suite finds out."""
    with (ROOT / "examples/hoard/src/hoard/languages/ru.po").open("rb") as file:
        catalogue = read_po(file, locale="ru")
    for message in [each for each in catalogue if each.id]:
        for form in languages.forms_of(message):
            assert list(faults(languages.parts_of(message), form, "ru")) == []
            assert mended(form, "ru") == form
