"""Secrets (W15): what each seat knows, and how it imagines the rest.

Hidden are the kinds of gems and ogres in other hands, secret goals not revealed, and the order of both decks.
Once the game is over, hands and secret goals lie open.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import deal, goals, ogres
from ..rules.ogres import shuffle_deck
from . import steps
from .cards import GEMS, OGRES, SECRETS
from .table import Board


def knows_hand(table: Board, viewer: i64, seat: i64) -> bool:
    """W15.2: whether the viewer knows the kinds of gems and ogres in a hand."""
    return viewer == seat or table.step == steps.OVER


def knows_secret(table: Board, viewer: i64, seat: i64) -> bool:
    return knows_hand(table, viewer, seat) or table.is_revealed(seat)


# -- forced choices --------------------------------------------------------------------------------


def is_openly_forced(table: Board, seat: i64) -> bool:
    """Whether everybody can infer that the seat has only one choice. Otherwise a quick answer would give away
    its hand or its secret goal."""
    if table.step == steps.TRADE or may_have_to_reveal(table, seat):
        return False
    if table.step == steps.DISCARD:
        return table.all_gems(seat) + table.all_ogres(seat) == 1
    return table.step != steps.ACT or not table.all_ogres(seat) or not may_play_an_ogre(table, seat)


def may_play_an_ogre(table: Board, seat: i64) -> bool:
    for ogre in range(i64(OGRES)):
        if ogres.has_target(table, seat, ogre):
            return True
    return False


def may_have_to_reveal(table: Board, seat: i64) -> bool:
    """Whether the seat may hold a fulfilled secret goal, as far as others know."""
    if table.is_revealed(seat):
        return False
    known = revealed_secrets(table)
    for secret in range(i64(SECRETS)):
        if known >> secret & 1 == 0 and goals.may_be_met(table, seat, secret):
            return True
    return False


def revealed_secrets(table: Board) -> i64:
    """The revealed secret goals as bits. Nobody else has them."""
    known: i64 = 0
    mark: i64 = 1
    for seat in range(table.players):
        if table.is_revealed(seat):
            known |= mark << table.secret(seat)
    return known


# -- imagining -------------------------------------------------------------------------------------


def forget(table: Board, viewer: i64, luck: i64) -> None:
    """Makes everything random that the viewer cannot know, and nothing else."""
    table.luck = luck
    deal.shuffle_goals(table)
    forget_secrets(table, viewer)
    forget_gems(table, viewer)
    forget_ogres(table, viewer)


def forget_secrets(table: Board, viewer: i64) -> None:
    known: i64 = 0
    mark: i64 = 1
    left: i64 = SECRETS
    for seat in range(table.players):
        if knows_secret(table, viewer, seat):
            known |= mark << table.secret(seat)
            left -= 1
    for seat in range(table.players):
        if not knows_secret(table, viewer, seat):
            secret = deal.nth_free(known, table.draw(left))
            known |= mark << secret
            left -= 1
            table.set_secret(seat, secret)


def take_one(table: Board, counts: vec[i64], size: i64) -> i64:
    """A random one of these things, by kind."""
    number = table.draw(size)
    kind: i64 = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def forget_gems(table: Board, viewer: i64) -> None:
    """The supply is open. So the total of all hidden hands is known, but not their owners."""
    counts = vec[i64]([0] * GEMS)
    size: i64 = 0
    for seat in range(table.players):
        if not knows_hand(table, viewer, seat):
            for gem in range(i64(GEMS)):
                counts[gem] += table.gems(seat, gem)
            size += table.all_gems(seat)
    for seat in range(table.players):
        if not knows_hand(table, viewer, seat):
            held = table.all_gems(seat)
            for gem in range(i64(GEMS)):
                table.change_gems(seat, gem, -table.gems(seat, gem))
            for _card in range(held):
                table.change_gems(seat, take_one(table, counts, size), 1)
                size -= 1


def forget_ogres(table: Board, viewer: i64) -> None:
    """Ogres in other hands and in the deck are dealt anew among them."""
    counts = vec[i64]([0] * OGRES)
    size = table.ogre_deck
    for place in range(table.ogre_deck):
        counts[table.ogre_card(place)] += 1
    for seat in range(table.players):
        if not knows_hand(table, viewer, seat):
            for ogre in range(i64(OGRES)):
                counts[ogre] += table.ogres(seat, ogre)
            size += table.all_ogres(seat)
    if size == table.ogre_deck:
        shuffle_deck(table)
        return
    for seat in range(table.players):
        if not knows_hand(table, viewer, seat):
            held = table.all_ogres(seat)
            for ogre in range(i64(OGRES)):
                table.change_ogres(seat, ogre, -table.ogres(seat, ogre))
            for _card in range(held):
                table.change_ogres(seat, take_one(table, counts, size), 1)
                size -= 1
    for place in range(table.ogre_deck):
        table.set_ogre_card(place, take_one(table, counts, size))
        size -= 1
