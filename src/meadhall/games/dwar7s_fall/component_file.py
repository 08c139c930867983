# interpreted: reads the components once
"""Component files: the printed numbers of somebody's own box, as canonical JSON text.

Some printed numbers could not be recovered; the file that comes with the game marks them `ours` (W0.3). The
owner of a box copies `components.json`, enters the true numbers, and lays the file in the folder named by the
environment variable MEADHALL_COMPONENTS (or ~/.meadhall/components) as `dwar7s_fall-NAME.json`; option
`components=NAME` then plays with it. A match and its record keep the numbers, not the name: `settled`
replaces the name by the content of the file.
"""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Given
from meadhall.core.strict_json import parse

from .box import Box
from .cards import COMPONENTS
from .component_reader import LISTS, SECTIONS, read_box
from .refusal_words import Words, words

FOLDER_VARIABLE: Final = "MEADHALL_COMPONENTS"
USUAL_FOLDER: Final = Path("~/.meadhall/components")
PREFIX: Final = "dwar7s_fall-"
NAME: Final = re.compile(r"[a-z0-9_-]{1,40}", re.ASCII)
LARGEST_FILE: Final = 1_000_000  # bytes, and characters of a text
UNREAD: Final = ("names", "note", "notes", "confidence")
BOXES_KEPT: Final = 32

# -- names and files -------------------------------------------------------------------------------


def is_text(value: str) -> bool:
    """Whether an option holds the numbers themselves."""
    return value.startswith("{")


def check_name(name: str) -> str:
    """Names only, never paths: a player who opens a table must not choose what the host reads."""
    if name and not NAME.fullmatch(name):
        raise Refusal(
            "option_value",
            option="components",
            game="Dwar7s Fall",
            allowed=words("file_name"),
            value=repr(name[:80]),
        )
    return name


def folder() -> Path:
    return Path(os.environ.get(FOLDER_VARIABLE) or USUAL_FOLDER).expanduser()


def file_of(name: str) -> Path:
    return folder() / f"{PREFIX}{name}.json"


def names_here() -> tuple[str, ...]:
    """The names of the component files of this host."""
    try:
        found = sorted(file.stem.removeprefix(PREFIX) for file in folder().glob(f"{PREFIX}*.json"))
    except OSError:
        return ()
    return tuple(name for name in found if NAME.fullmatch(name))


def load(file: Path) -> object:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise unreadable(file, words("no_file", variable=FOLDER_VARIABLE)) from None
    except OSError as failure:
        raise unreadable(file, failure.strerror or words("no_access")) from None
    if len(content) > LARGEST_FILE:
        raise unreadable(file, words("too_large"))
    return parse(content)


def unreadable(file: Path, problem: str | Words) -> Refusal:
    return Refusal("file_missing", file=file.name, problem=problem)


# -- the numbers themselves ------------------------------------------------------------------------


def settled(value: str) -> str:
    """The option as a match keeps it: "" for the bundled box, else the numbers as canonical JSON text."""
    if not value:
        return ""
    if not is_text(value):
        return canonical(load(file_of(check_name(value))), value)
    if len(value) > LARGEST_FILE:
        raise Refusal("bad_input", what="JSON", problem=words("too_large"))
    plain = parse(value)
    name = plain.get("name", "") if isinstance(plain, dict) else ""
    return canonical(plain, check_name(name if isinstance(name, str) else repr(name)))


def canonical(plain: object, name: str) -> str:
    """All that the reader reads, and the name of the file; refuses what is no box."""
    read_box(plain, name)
    assert isinstance(plain, dict)
    content = {field: without_notes(plain[field]) for field in (*LISTS, *SECTIONS) if field in plain}
    return json.dumps({**content, "name": name}, sort_keys=True, separators=(",", ":"))


def without_notes(plain: Any) -> Any:
    if isinstance(plain, list):
        return [without_notes(entry) for entry in plain]
    if isinstance(plain, dict):
        return {key: without_notes(value) for key, value in plain.items() if key not in UNREAD}
    return plain


@lru_cache(maxsize=BOXES_KEPT)
def box_named(text: str) -> Box:
    """The box with these numbers; "" is the bundled one. A bare name is read from its file."""
    if not text:
        return read_box(COMPONENTS, "")
    if not is_text(text):
        return box_named(settled(text))
    plain = parse(text)
    box = read_box(plain, plain.get("name", "") if isinstance(plain, dict) else "")
    box.text = text
    return box


def plain_components(given: object) -> dict[str, Any]:
    """The facts of a component file as they are written, from its name, its text, or the object itself."""
    if given is None or given == "":
        return COMPONENTS
    text = given if isinstance(given, str) else json.dumps(dict(Given(given, "components").plain))
    plain = parse(settled(text))
    assert isinstance(plain, dict)
    return plain


def name_in(text: str) -> str:
    """What people call these components: the name of their file."""
    return box_named(text).name if is_text(text) else text
