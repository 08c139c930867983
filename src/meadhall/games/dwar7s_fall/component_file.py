# interpreted: reads the components once
"""Component files: what is printed in a box, as JSON, checked and made a `Box`.

Some printed numbers could not be recovered; the file that comes with the game marks them `ours` (W0.3). Who
owns the box can copy `components.json`, enter the true numbers, and lay the file in the folder named by the
environment variable MEADHALL_COMPONENTS (or ~/.meadhall/components) as `dwar7s_fall-NAME.json`; option
`components=NAME` then plays with it.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, facts, whole
from meadhall.core.strict_json import parse

from . import given
from .box import HAND_CARDS, Box
from .cards import (
    COLOUR_IDS,
    COMPONENTS,
    GEM_IDS,
    GOAL_IDS,
    KIND_IDS,
    NO_STACK,
    OGRE_IDS,
    SECRET_IDS,
    is_mine,
)

FOLDER_VARIABLE: Final = "MEADHALL_COMPONENTS"
USUAL_FOLDER: Final = Path("~/.meadhall/components")
NAME: Final = re.compile(r"[a-z0-9_-]{1,40}", re.ASCII)
LARGEST_FILE: Final = 1_000_000
MOST_POINTS: Final = 99
MOST_COPIES: Final = 20
MOST_OGRES: Final = 24


def check_name(name: str) -> str:
    """Names only, never paths: whoever opens a table must not choose what the host reads."""
    if name and not NAME.fullmatch(name):
        allowed = "the name of a component file (small letters, digits, - and _)"
        raise Refusal(
            "option_value", option="components", game="Dwar7s Fall", allowed=allowed, value=repr(name)
        )
    return name


@cache
def box_named(name: str) -> Box:
    """The box with that component file; "" is the one that comes with the game."""
    return read_box(COMPONENTS, "") if not check_name(name) else read_box(load(file_of(name)), name)


def file_of(name: str) -> Path:
    folder = Path(os.environ.get(FOLDER_VARIABLE) or USUAL_FOLDER).expanduser()
    return folder / f"dwar7s_fall-{name}.json"


def load(file: Path) -> object:
    try:
        with file.open("rb") as stream:
            return parse(stream.read(LARGEST_FILE))
    except FileNotFoundError:
        problem = f"there is no such file in the host's folder of component files ({FOLDER_VARIABLE})"
        raise Refusal("file_missing", file=file.name, problem=problem) from None
    except OSError as failure:
        raise Refusal("file_missing", file=file.name, problem=failure.strerror or "cannot be read") from None


# -- from JSON to a box ----------------------------------------------------------------------------


def read_box(plain: object, name: str) -> Box:
    components = Given(plain, "the component file")
    box = Box()
    box.name = name
    read_cards(box, components)
    read_gems(box, components)
    read_ogres(box, components)
    read_trade_goals(box, components)
    read_secret_goals(box, components)
    read_limits(box, components)
    return box


def by_id(components: Given, field: str, ids: tuple[str, ...]) -> list[Given]:
    """The entries of a list, one for each id, in the order of the ids."""
    found: dict[int, Given] = {}
    for entry in components.row(field, facts):
        number = entry.one_of("id", ids)
        if number in found:
            raise Refusal("held_twice", token=f"{field}: {ids[number]}")
        found[number] = entry
    for number, wanted in enumerate(ids):
        if number not in found:
            raise Refusal("missing", field=wanted, where=field)
    return [found[number] for number in range(len(ids))]


def read_cards(box: Box, components: Given) -> None:
    """W1.3: the same nine for every colour."""
    hand = []
    for kind, entry in enumerate(by_id(components, "kingdom_cards", KIND_IDS)):
        hand += [(kind, entry)] * entry.whole("count_per_colour", 0, HAND_CARDS)
    if len(hand) != HAND_CARDS or sum(kind == 0 for kind, _ in hand) != 1:
        raise Refusal(
            "wrong_count", "W1.1", what="kingdom cards of a colour", wanted="9, one of them a castle",
            found=len(hand),
        )  # fmt: skip
    for colour in range(len(COLOUR_IDS)):
        for kind, entry in hand:
            add_card(box, colour, kind, entry)
    for kind, entry in hand:
        if is_mine(kind):
            box.gem_yield[kind - 1] = entry.within("effect").whole("amount", 1, MOST_COPIES)


def add_card(box: Box, owner: int, kind: int, entry: Given) -> int:
    """A kingdom card with all its facts; its number."""
    card = box.cards
    box.cards += 1
    box.kind[card] = kind
    box.owner[card] = owner
    box.walls[card] = entry.read("walls", given.walls)
    box.need[card] = entry.whole("need", 1, given.MOST_SPACES)
    box.spaces[card] = entry.whole("spaces", 0, given.MOST_SPACES)
    box.vp[card] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
    box.stack[card] = entry.read("stack_type", given.stack_type) if entry.has("stack_type") else NO_STACK
    return card


def read_gems(box: Box, components: Given) -> None:
    for gem, entry in enumerate(by_id(components, "gems", GEM_IDS)):
        box.gem_count[gem] = entry.whole("count", 0, 60)
        box.gem_vp[gem] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)


def read_ogres(box: Box, components: Given) -> None:
    for ogre, entry in enumerate(by_id(components, "ogres", OGRE_IDS)):
        box.ogre_count[ogre] = entry.whole("count", 0, MOST_OGRES)
    whole(0, MOST_OGRES)(sum(box.ogre_count), "number of ogres")


def read_trade_goals(box: Box, components: Given) -> None:
    """Ids and names stay those of the game, so that records and logs mean the same with every file."""
    for entry in by_id(components, "trade_goals", GOAL_IDS):
        add_goal(box, entry)


def add_goal(box: Box, entry: Given) -> int:
    """A trade goal with its cost and value; its number."""
    goal = box.trade_goals
    name = entry.read("id", given.name)
    box.trade_goals += 1
    box.goal_ids.append(name)
    box.goal_vp[goal] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
    for gem, number in given.gem_counts(entry.need("cost"), "cost").items():
        box.goal_cost[goal * len(GEM_IDS) + gem] = number
    return goal


def read_secret_goals(box: Box, components: Given) -> None:
    for secret, entry in enumerate(by_id(components, "secret_goals", SECRET_IDS)):
        requirement = entry.within("requirement")
        box.secret_vp[secret] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
        box.secret_wanted[secret] = requirement.whole("at_least", 1, MOST_POINTS)
        if requirement.has("dwarfs_each"):
            box.explorer_dwarfs = requirement.whole("dwarfs_each", 1, given.MOST_SPACES)


def read_limits(box: Box, components: Given) -> None:
    limits, setup = components.within("limits"), components.within("setup")
    box.dwarfs = setup.whole("dwarfs_per_player", 1, 7)
    box.offers = setup.whole("face_up_trade_goals", 1, 8)
    box.base_actions = limits.whole("base_actions", 1, 20)
    box.castle_actions = limits.whole("castle_bonus_actions", 0, 20)
    box.hand_limit = limits.whole("hand_limit", HAND_CARDS, 99)
    box.goals_to_end = limits.whole("goals_to_trigger_end", 1, 9)
    box.panic_steps = limits.whole("panic_max_steps", 1, 9)
    box.last_round = limits.whole("safety_round_cap", 1, 200)
    box.trophy_vp = components.within("scoring").whole("monster_defeated_vp", -MOST_POINTS, MOST_POINTS)
