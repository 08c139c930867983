# interpreted: words are for people
"""The numbered rules with the numbers of a box. `rulebook/*.md` has placeholders: "You have $actions
actions."."""

from __future__ import annotations

from collections.abc import Iterable
from string import Template

from meadhall.core.i18n import speaking

from ..state.box import Box
from ..state.cards import COLOUR_IDS, GEMS, KIND_OF_ID, OGRES, SECRET_IDS, STACK_IDS, can_be_covered
from ..state.component_file import box_named
from ..state.printed import (
    MINES,
    copies,
    goal_cost,
    goal_points,
    kinds_of,
    monsters_of,
    printed,
    secret_points,
    stack_type,
    yields,
)
from .effects import secret_effect
from .names import (
    colour_name,
    gem_name,
    gems_named,
    name_of_goal,
    name_of_kind,
    name_of_secret,
    ogre_name,
    sides_named,
    stack_name,
)
from .sentences import listed, plain

NOTHING = "–"


def filled(text: str, language: str, components: str) -> str:
    """The rules in a language, with these components (JSON text, "" for the bundled ones)."""
    with speaking(language):
        return Template(text).substitute(numbers(box_named(components)) | tables(components))


def numbers(box: Box) -> dict[str, object]:
    return {
        "dwarfs": box.dwarfs,
        "offers": box.offers,
        "trade_goals": box.trade_goals,
        "gems": sum(box.gem_count),
        "ogres": sum(box.ogre_count),
        "actions": box.base_actions,
        "castle_actions": box.castle_actions,
        "hand_limit": box.hand_limit,
        "panic_steps": box.panic_steps,
        "goals_to_end": box.goals_to_end,
        "last_round": box.last_round,
        "trophy_vp": plain(box.trophy_vp),
    }


def tables(components: str) -> dict[str, str]:
    """Rows of tables, and lists."""
    box, kinds = box_named(components), kinds_of(components)
    mines = [kind for kind in kinds if kind in MINES]
    return {
        "card_rows": rows(card_row(components, kind) for kind in kinds),
        "gem_rows": rows((gem_name(gem), box.gem_count[gem], plain(box.gem_vp[gem])) for gem in range(GEMS)),
        "ogre_rows": rows((ogre_name(ogre), box.ogre_count[ogre]) for ogre in range(OGRES)),
        "stack_rows": rows(stack_row(components, stack) for stack in STACK_IDS[1:]),
        "no_stack": names([kind for kind in kinds if not stack_type(components, kind)]),
        "yields": listed([f"{gem_name(MINES[kind])} × {yields(components, kind)}" for kind in mines]),
        "monster_needs": listed(
            [f"{name_of_kind(kind)} {printed(components, 0, kind).need}" for kind in monsters_of(components)]
        ),
        "secret_rows": rows(secret_row(components, secret) for secret in SECRET_IDS),
        "trade_rows": rows(
            (
                name_of_goal(box, goal),
                gems_named(goal_cost(components, goal)),
                plain(goal_points(components, goal)),
            )
            for goal in box.goal_ids
        ),
    }


def rows(cells: Iterable[tuple[object, ...]]) -> str:
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in cells)


def names(kinds: list[str]) -> str:
    return listed([name_of_kind(kind) for kind in kinds]) or NOTHING


def card_row(components: str, kind: str) -> tuple[object, ...]:
    """W1.4: a kingdom card."""
    card, stack = printed(components, 0, kind), stack_type(components, kind)
    return (
        name_of_kind(kind),
        copies(components, kind),
        walls_of(components, kind),
        card.spaces,
        card.need,
        plain(card.vp),
        stack_name(stack) if stack else NOTHING,
    )


def walls_of(components: str, kind: str) -> str:
    """The walls of all colours; of each where they differ."""
    walls = {
        colour: sides_named(printed(components, owner, kind).walls) or NOTHING
        for owner, colour in enumerate(COLOUR_IDS)
    }
    if len(set(walls.values())) == 1:
        return walls[COLOUR_IDS[0]]
    return "; ".join(f"{colour_name(colour)} {shown}" for colour, shown in walls.items())


def stack_row(components: str, stack: str) -> tuple[object, ...]:
    """W6.4: a stack type."""
    members = [kind for kind in kinds_of(components) if stack_type(components, kind) == stack]
    covered = [kind for kind in members if can_be_covered(KIND_OF_ID[kind])]
    return stack_name(stack), names(covered), names(members)


def secret_row(components: str, secret: str) -> tuple[object, ...]:
    words = secret_effect(components, secret)
    return name_of_secret(secret), words, plain(secret_points(components, secret))
