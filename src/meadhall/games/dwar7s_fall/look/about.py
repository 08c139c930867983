# interpreted: drawn once a page, or when somebody asks
"""Info cards: a piece in large, its effect, and its state now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from markupsafe import Markup

from meadhall.look.info_card import info_card, text_of
from meadhall.look.markup import escaped, glyph, html, joined
from meadhall.look.rule_link import rule_link

from ..state.cards import GEM_IDS, OGRE_IDS, OGRE_OF_ID, SECRET_IDS, SIDES
from ..state.component_file import box_named
from ..state.printed import goal_cost, goal_points, kinds_of, printed, secret_points
from ..state.view_values import CardView, SeatView
from ..words.effects import (
    last_round_rule,
    ogre_effect,
    ogres_rule,
    secret_effect,
    secrets_rule,
    stack_rule,
    task_effect,
)
from ..words.names import gem_name, gems_named, name_of_goal, name_of_kind, name_of_secret, ogre_name
from .labels import points_words, tile_facts, walls_words
from .pieces import cost, dwarf, gem, goal_glyph, ogre_glyph, secret_glyph
from .tiles import card_picture
from .view_model import ViewModel
from .words import GAME, plain, say

RULES: Final[dict[str, str]] = {
    "castle": "W10.9",
    "gold_mine": "W10.6",
    "emerald_mine": "W10.6",
    "diamond_mine": "W10.6",
    "ruby_mine": "W10.6",
    "tavern": "W10.7",
    "warehouse": "W10.8",
    "dragon": "W11.1",
    "frost_giant": "W11.2",
}
OGRE_RULES: Final[dict[str, str]] = {
    "ambush": "W9.3",
    "bully": "W9.4",
    "panic": "W9.5",
    "thief": "W9.6",
    "crown": "W9.7",
}


def about(model: ViewModel, key: str) -> Markup | None:
    return text_of(TELLERS, model, key)


def sheet(drawing: str, title: str, words: str, rule: str, more: str = "", note: str = "") -> Markup:
    cited = html(str(rule_link(GAME, rule, say("Rule {rule}", rule=rule))))
    return info_card("d-about", drawing, title, words, cited, more, note)


def listed(title: str, told: Iterable[str]) -> str:
    rows = "".join(f"<li>{escaped(text)}</li>" for text in told if text)
    return f'<h3>{escaped(title)}</h3><ul class="told">{rows}</ul>' if rows else ""


# -- cards and tiles -----------------------------------------------------------------------------------


def a_card(model: ViewModel, kind: str) -> Markup | None:
    if kind not in kinds_of(model.view.box):
        return None
    card = printed(model.view.box, model.main.seat, kind)
    picture = str(card_picture(card, model.view.box))
    more = listed(say("The card"), card_facts(card, model.view.box)) + ways(card, model.view.box)
    return sheet(picture, name_of_kind(kind), task_effect(model.view.box, kind), RULES[kind], more)


def card_facts(card: CardView, box: str) -> list[str]:
    return [
        say(
            "{need} dwarfs of one colour do the task; {spaces} fit on the card.",
            need=card.need,
            spaces=card.spaces,
        ),
        points_words(card.vp),
        stack_rule(box, card.kind),
    ]


def ways(card: CardView, box: str) -> str:
    """The rotations of a card as pictures."""
    looks = [printed(box, card.owner, card.kind, rotation) for rotation in range(SIDES)]
    pictures = joined(card_picture(one, box) for one in {look.walls: look for look in looks}.values())
    return f'<h3>{escaped(say("Turned"))}</h3><div class="ways4">{pictures}</div>'


def a_tile(model: ViewModel, which: str) -> Markup | None:
    tile = model.tile(int(which)) if which.isdecimal() else None
    if tile is None:
        return None
    kind, box = tile.top.kind, model.view.box
    whose = model.whose.get(tile.cell, ())
    owner = say("card of {player}", player=model.names[tile.top.owner])
    told = [walls_words(tile.top.walls), *tile_facts(tile, whose, model.viewer, model.names)]
    return sheet(
        str(card_picture(tile.top, box)),
        name_of_kind(kind),
        task_effect(box, kind),
        RULES[kind],
        listed(say("Now"), told),
        owner,
    )


# -- gems, ogres, goals --------------------------------------------------------------------------------


def a_gem(model: ViewModel, which: str) -> Markup | None:
    if which not in GEM_IDS:
        return None
    number = GEM_IDS.index(which)
    worth = int(box_named(model.view.box).gem_vp[number])
    words = say(
        "Mined by dwarfs, paid for trade goals. At the end each in hand counts {points}.", points=plain(worth)
    )
    told = [say("In the supply: {number}.", number=model.view.supply[number])]
    if model.main.gems is not None:
        told.append(say("In your hand: {number}.", number=model.main.gems[number]))
    return sheet(str(gem(number)), gem_name(number), words, "W1.5", listed(say("Now"), told))


def an_ogre(model: ViewModel, which: str) -> Markup | None:
    if which not in OGRE_OF_ID:
        return None
    words = ogre_effect(model.view.box, which)
    title = ogre_name(OGRE_OF_ID[which])
    more = listed(say("Ogre cards"), [ogres_rule()])
    return sheet(str(ogre_glyph(which)), title, words, OGRE_RULES[which], more)


def all_ogres(model: ViewModel, which: str) -> Markup:
    view = model.view
    used = Counter(view.ogre_discard)
    told = [
        say("When the deck is empty, the discarded ones are shuffled."),
        say("In the deck: {number}.", number=view.ogre_deck),
        *(f"{ogre_name(OGRE_OF_ID[name])} × {used[name]}" for name in OGRE_IDS if used[name]),
    ]
    kinds = [f"{ogre_name(number)}: {ogre_effect(view.box, name)}" for number, name in enumerate(OGRE_IDS)]
    more = listed(say("Deck and discard pile"), told) + listed(say("The five kinds"), kinds)
    return sheet(str(glyph("ogre")), say("Ogres"), ogres_rule(), "W9.1", more)


def a_goal(model: ViewModel, which: str) -> Markup | None:
    box = model.view.box
    if which not in box_named(box).goal_ids:
        return None
    price = goal_cost(box, which)
    words = say(
        "Costs {cost}, worth {points} points. Bought by dwarfs at a warehouse.",
        cost=gems_named(price),
        points=plain(goal_points(box, which)),
    )
    more = f'<p class="price">{cost(price)}</p>'
    more += listed(say("Goals"), [last_round_rule(box_named(box))])
    return sheet(str(goal_glyph(which)), name_of_goal(box_named(box), which), words, "W10.8", more)


def a_secret(model: ViewModel, which: str) -> Markup | None:
    if which not in SECRET_IDS:
        return None
    box = model.view.box
    words = secret_effect(box, which)
    points = say.many("{number} point", "{number} points", secret_points(box, which))
    told = [secrets_rule(), say("It is one of the goals that end the game.")]
    return sheet(
        str(secret_glyph(which)),
        name_of_secret(which),
        words,
        "W12.2",
        listed(say("Secret goals"), told),
        points,
    )


def trophies(model: ViewModel, which: str) -> Markup:
    words = say(
        "Each monster you defeat counts {points} points.", points=plain(box_named(model.view.box).trophy_vp)
    )
    return sheet(str(glyph("trophy")), say("Monsters defeated"), words, "W11.7")


# -- a player ------------------------------------------------------------------------------------------


def a_seat(model: ViewModel, which: str) -> Markup | None:
    if not which.isdecimal() or int(which) >= len(model.view.seats):
        return None
    seat = model.view.seats[int(which)]
    words = say("What lies open of this player. Kinds of gems and ogres in hand are secret.")
    cards = joined(
        card_picture(printed(model.view.box, seat.seat, kind), model.view.box, name_of_kind(kind))
        for kind in seat.hand
    )
    left = (
        f'<h3>{escaped(say("Cards not yet laid"))}</h3><div class="ways4 small">{cards}</div>'
        if cards
        else ""
    )
    more = listed(say("Now"), seat_facts(model, seat)) + left
    return sheet(str(dwarf(seat.colour)), model.names[seat.seat], words, "W15.1", more)


def seat_facts(model: ViewModel, seat: SeatView) -> list[str]:
    box = box_named(model.view.box)
    won = [name_of_goal(box, goal) for goal in seat.goals]
    if seat.revealed and seat.secret:
        won.append(name_of_secret(seat.secret))
    return [
        say("Goals: {goals}", goals=", ".join(won)) if won else say("No goal yet"),
        say(
            "Kingdom: tiles {tiles}, points {points}",
            tiles=seat.kingdom_tiles,
            points=plain(seat.kingdom_value),
        ),
        say("Gems in hand: {number}", number=seat.gem_number),
        say("Ogres in hand: {number}", number=seat.ogre_number),
        say("Dwarfs at home: {number}", number=seat.pool),
        say("Monsters defeated: {number}", number=seat.trophies),
        say("Actions a turn: {number}", number=seat.allowance),
    ]


TELLERS: Final[dict[str, Callable[[ViewModel, str], Markup | None]]] = {
    "card": a_card,
    "tile": a_tile,
    "gem": a_gem,
    "ogre": an_ogre,
    "ogres": all_ogres,
    "goal": a_goal,
    "secret": a_secret,
    "trophies": trophies,
    "seat": a_seat,
}
