"""Catalogues of translations: brings them up to date with the sources, and checks them.

    .venv/bin/python tools/languages.py update    adds new texts, removes unused ones, corrects typography
    .venv/bin/python tools/languages.py check     lists problems, and fails if there are any

Every folder `languages` under src belongs to the package around it and holds a gettext catalogue for each
language. Missing translations have an empty `msgstr`; fill them in by hand, then run `check`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # when run as a script

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from tools.spoken import Parts, Place, spoken_in
from tools.typography import mended
from tools.wording import faults

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src" / "meadhall"
FOLDER: Final = "languages"
TRANSLATIONS: Final = ("ru", "fr")
WIDTH: Final = 110


@dataclass(frozen=True)
class Package:
    """A folder with catalogues, and what its sources say."""

    folder: Path
    messages: dict[Parts, set[Path]]
    unclear: set[Place]

    @property
    def name(self) -> str:
        return self.folder.relative_to(SOURCES).as_posix()

    def file(self, language: str) -> Path:
        return self.folder / FOLDER / f"{language}.po"

    def catalogue(self, language: str) -> Catalog:
        file = self.file(language)
        if not file.exists():
            return Catalog(locale=language)
        with file.open("rb") as text:
            return read_po(text, locale=language)


def packages() -> list[Package]:
    folders = sorted(path.parent for path in SOURCES.rglob(FOLDER) if path.is_dir())
    modules = sorted(SOURCES.rglob("*.py"))
    found = []
    for folder in folders:
        inside = [file for file in modules if package_of(file, folders) == folder]
        spoken = spoken_in(inside, modules)
        found.append(Package(folder, dict(spoken.messages), spoken.unclear))
    return found


def package_of(file: Path, folders: list[Path]) -> Path | None:
    return next((folder for folder in file.parents if folder in folders), None)


# -- update ----------------------------------------------------------------------------------------


def update(package: Package, language: str) -> None:
    package.file(language).write_text(updated(package, language), encoding="utf-8")


def updated(package: Package, language: str) -> str:
    """The catalogue written anew: what the sources say, in their order, with the translations there are."""
    old, new = package.catalogue(language), Catalog(locale=language)
    for parts, files in package.messages.items():
        known = old.get(parts[0])
        new.add(
            parts if len(parts) > 1 else parts[0],
            mended_translation(known, language) if known and parts_of(known) == parts else "",
            [(file.relative_to(SOURCES).as_posix(), 0) for file in sorted(files)],
            flags=(known.flags & {"fuzzy"}) if known else (),
        )
    text = BytesIO()
    write_po(text, new, width=WIDTH, omit_header=True, include_lineno=False)
    return header(new) + text.getvalue().decode()


def mended_translation(message: Message, language: str) -> str | Parts:
    forms = tuple(mended(form, language) for form in forms_of(message))
    return forms if message.pluralizable else forms[0]


def header(catalogue: Catalog) -> str:
    """What other gettext tools need to know; no dates and names, which would change with every update."""
    fields = (
        f"Language: {catalogue.locale}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: nplurals={catalogue.num_plurals}; plural={catalogue.plural_expr};",
    )
    lines = "".join(f'"{each}\\n"\n' for each in fields)
    return f'msgid ""\nmsgstr ""\n{lines}\n'


# -- check -----------------------------------------------------------------------------------------


def problems(package: Package) -> Iterator[str]:
    for file, line in sorted(package.unclear):
        yield f"{file.relative_to(ROOT)}:{line}: cannot follow what is said here"
    for language in TRANSLATIONS:
        for problem in translation_problems(package, language):
            yield f"{package.name}/{FOLDER}/{language}.po: {problem}"


def translation_problems(package: Package, language: str) -> Iterator[str]:
    catalogue = package.catalogue(language)
    for message in catalogue:
        if message.id and parts_of(message) not in package.messages:
            yield f"not said any more: {message.id!r}"
    for message in catalogue.obsolete.values():
        yield f"obsolete: {message.id!r}"
    for parts in package.messages:
        found = catalogue.get(parts[0])
        if found is None or parts_of(found) != parts:
            yield f"missing: {parts[0]!r}"
        else:
            for fault in message_faults(catalogue, found, language):
                yield f"{fault}: {parts[0]!r}"


def message_faults(catalogue: Catalog, message: Message, language: str) -> Iterator[str]:
    forms = forms_of(message)
    if not all(forms):
        yield "missing"
        return
    if message.fuzzy:
        yield "fuzzy"
    if message.pluralizable and len(forms) != catalogue.num_plurals:
        yield f"has {len(forms)} plural forms instead of {catalogue.num_plurals}"
    for form in forms:
        yield from faults(parts_of(message), form, language)


def parts_of(message: Message) -> Parts:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def forms_of(message: Message) -> Parts:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


# -- command line ----------------------------------------------------------------------------------


def main(command: str) -> int:
    found = packages()
    if command == "update":
        for package in found:
            for language in TRANSLATIONS:
                update(package, language)
    elif command != "check":
        print(__doc__)
        return 2
    wrong = [problem for package in found for problem in problems(package)]
    said = sum(len(package.messages) for package in found)
    print("\n".join([*wrong, f"{said} texts, {len(wrong)} problems"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
