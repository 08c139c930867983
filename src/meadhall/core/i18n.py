"""Words in the reader's language.

The source is English. A `Translator` belongs to a package. It finds translations in the nearest folder
`languages` (gettext catalogues `ru.po`, `fr.po`). Code that renders for a reader enters `speaking` once; all
texts inside are in that language. A text without a translation stays English.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

SOURCE: Final = "en"
LANGUAGES: Final = (SOURCE, "ru", "fr")
FOLDER: Final = "languages"
YOU: Final = "\x06"  # stands in place of the reader's own name; no person can have it as a name
_spoken: ContextVar[str] = ContextVar("language", default=SOURCE)


language: Final = _spoken.get  # the language spoken now


class speaking:  # noqa: N801  # it is said, not made; as a generator it would take four times as long
    """`with speaking(language):` what is said inside is said in that language."""

    def __init__(self, wanted: str) -> None:
        self._wanted: Final = wanted if wanted in LANGUAGES else SOURCE
        self._before = SOURCE

    def __enter__(self) -> None:
        self._before = language()
        _spoken.set(self._wanted)

    def __exit__(self, *_problem: object) -> None:
        _spoken.set(self._before)


def named(names: Mapping[str, str]) -> str:
    """A name from a data file, where it stands in every language."""
    return names.get(language(), names[SOURCE])


class Translator:
    """Says the sentences of one package: `say = Translator(Path(__file__).parent)`."""

    def __init__(self, package: Path) -> None:
        self.folder: Final = catalogues_of(package)
        self._catalogues: dict[str, NullTranslations] = {}

    def __call__(self, template: str, **parts: object) -> str:
        """A whole sentence or label with its named placeholders filled."""
        spoken = language()
        if spoken != SOURCE:
            template = self._catalogue(spoken).gettext(template)
        return template.format_map(parts) if parts else template

    def many(self, one: str, many: str, number: int, **parts: object) -> str:
        """The form the language has for this number, which also fills {number}."""
        template = self._catalogue(language()).ngettext(one, many, number)
        return template.format_map({"number": number, **parts})

    def _catalogue(self, spoken: str) -> NullTranslations:
        if spoken not in self._catalogues:
            self._catalogues[spoken] = catalogue(self.folder, spoken)
        return self._catalogues[spoken]


@cache
def translator(package: Path) -> Translator:
    """The translator of a package, made once."""
    return Translator(package)


def catalogues_of(package: Path) -> Path:
    """The nearest folder `languages`: of the package, or of a package around it."""
    for folder in (package, *package.parents):
        if (folder / FOLDER).is_dir():
            return folder / FOLDER
        if not (folder / "__init__.py").exists():
            break
    return package / FOLDER


@cache
def catalogue(folder: Path, wanted: str) -> NullTranslations:
    file = folder / f"{wanted}.po"
    if wanted == SOURCE or not file.exists():
        return NullTranslations()
    # Loaded with the first catalogue: English needs no Babel.
    from babel.messages.mofile import write_mo  # noqa: PLC0415
    from babel.messages.pofile import read_po  # noqa: PLC0415

    compiled = BytesIO()
    with file.open("rb") as text:
        write_mo(compiled, read_po(text, locale=wanted))
    compiled.seek(0)
    return GNUTranslations(compiled)
