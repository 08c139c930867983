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
from meadhall.core.json_reader import JsonObject
from meadhall.core.strict_json import parse

from ..words.refusals import Words, words
from .box import Box
from .cards import COLOUR_IDS, COLOUR_OF_ID, COMPONENTS
from .component_reader import LISTS, SECTIONS, read_box

FOLDER_VARIABLE: Final = "MEADHALL_COMPONENTS"
USUAL_FOLDER: Final = Path("~/.meadhall/components")
PREFIX: Final = "dwar7s_fall-"
NAME: Final = re.compile(r"[a-z0-9_-]{1,40}", re.ASCII)
LARGEST_FILE: Final = 1_000_000  # bytes, and characters of a text
UNREAD: Final = ("names", "note", "notes", "confidence")
NAMED: Final = "trade_goals"  # their names are ours, too: a file may give others
NAMES: Final[dict[str, Any]] = {goal["id"]: goal["names"] for goal in COMPONENTS[NAMED]}
BOXES_KEPT: Final = 32
LONGEST_SHOWN: Final = 80

# -- names and files -------------------------------------------------------------------------------


def is_text(value: str) -> bool:
    """Whether the option holds the numbers themselves."""
    return value.startswith("{")


def check_name(name: str) -> str:
    """Accepts names only, never paths: players must not choose which files the host reads."""
    if name and not NAME.fullmatch(name):
        raise wrong_option("components", words("file_name"), name)
    return name


def wrong_option(option: str, allowed: Words, value: str) -> Refusal:
    shown = repr(value[:LONGEST_SHOWN])
    return Refusal("option_value", option=option, game="Dwar7s Fall", allowed=allowed, value=shown)


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
    """The facts that the reader reads, with the name of the file; refuses anything else."""
    read_box(plain, name)
    assert isinstance(plain, dict)
    content = {field: without_notes(plain[field]) for field in (*LISTS, *SECTIONS) if field in plain}
    for goal, given in zip(content[NAMED], plain[NAMED], strict=True):
        if given.get("names") not in (None, NAMES[goal["id"]]):
            goal["names"] = given["names"]
    return compact({**content, "name": name})


def compact(plain: dict[str, Any]) -> str:
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def without_notes(plain: Any) -> Any:
    if isinstance(plain, list):
        return [without_notes(entry) for entry in plain]
    if isinstance(plain, dict):
        return {key: without_notes(value) for key, value in plain.items() if key not in UNREAD}
    return plain


# -- the box in play -------------------------------------------------------------------------------


@lru_cache(maxsize=BOXES_KEPT)
def box_at(components: str, colours: str = "") -> Box:
    """The box of a table by its options, as a match keeps them: the numbers, and the colours of the seats."""
    numbers = settled(components)
    plain = parse(numbers) if numbers else COMPONENTS
    name = plain.get("name", "") if isinstance(plain, dict) else ""
    order = settled_colours(colours)
    box = read_box(plain, name, tuple(COLOUR_OF_ID[colour] for colour in in_order(order)))
    box.components = numbers
    box.text = compact({"components": numbers, "colours": order}) if order else numbers
    return box


@lru_cache(maxsize=BOXES_KEPT)
def box_named(text: str) -> Box:
    """The box with this `Box.text`: numbers, or numbers with colours. A bare name is read from its file."""
    plain = parse(text) if is_text(text) else None
    if isinstance(plain, dict) and "colours" in plain:
        return box_at(str(plain.get("components", "")), str(plain["colours"]))
    return box_at(text)


def settled_colours(value: str) -> str:
    """The colours of the seats in order, as a match keeps them; "" for the usual order. Seats without a named
    colour get the next free one."""
    names = [name.strip() for name in value.split(",") if name.strip()]
    if len(set(names)) != len(names) or not set(names) <= set(COLOUR_IDS):
        raise wrong_option("colours", words("colours", known=", ".join(COLOUR_IDS)), value)
    order = tuple(in_order(",".join(names)))
    return "" if order == COLOUR_IDS else ",".join(order)


def in_order(value: str) -> list[str]:
    """All colours by seat: the named ones, then the others."""
    names = value.split(",") if value else []
    return [*names, *(colour for colour in COLOUR_IDS if colour not in names)]


def plain_components(given: object) -> dict[str, Any]:
    """The facts of a component file, from its name, its text, or the object itself."""
    if given is None or given == "":
        return COMPONENTS
    text = given if isinstance(given, str) else json.dumps(dict(JsonObject(given, "components").plain))
    plain = parse(settled(text))
    assert isinstance(plain, dict)
    return plain


def name_in(text: str) -> str:
    """The name of the component file for people."""
    return box_named(text).name if is_text(text) else text
