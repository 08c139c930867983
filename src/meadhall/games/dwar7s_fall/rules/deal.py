"""Setup (W2)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state.box import HAND_CARDS
from ..state.cards import GEMS, OGRES, SECRETS
from ..state.table import Board
from .ogres import shuffle_deck


def lay_out(table: Board) -> None:
    """W2.4, W2.5: all that is not random: supply, hands, pools, decks in the order of the box."""
    box = table.box
    for gem in range(i64(GEMS)):
        table.change_supply(gem, box.gem_count[gem])
    for seat in range(table.players):
        table.set_hand(seat, (1 << HAND_CARDS) - 1)
        table.change_pool(seat, box.dwarfs)
    table.trade_deck = box.trade_goals
    for goal in range(box.trade_goals):
        table.set_trade_card(goal, goal)
    for ogre in range(i64(OGRES)):
        for _copy in range(box.ogre_count[ogre]):
            table.set_ogre_card(table.ogre_deck, ogre)
            table.ogre_deck += 1


def deal(table: Board) -> None:
    """W2.8: the shuffles in the order trade goals, secret goals, ogres."""
    shuffle_goals(table)
    while table.goals_shown < table.box.offers and table.trade_deck:
        table.trade_deck -= 1
        table.set_goal_shown(table.goals_shown, table.trade_card(table.trade_deck))
        table.goals_shown += 1
    deal_secrets(table)
    shuffle_deck(table)


def shuffle_goals(table: Board) -> None:
    for place in range(table.trade_deck):
        other = place + table.draw(table.trade_deck - place)
        goal = table.trade_card(place)
        table.set_trade_card(place, table.trade_card(other))
        table.set_trade_card(other, goal)


def deal_secrets(table: Board) -> None:
    """W2.3: one each; the others stay unseen."""
    dealt: i64 = 0
    mark: i64 = 1
    for seat in range(table.players):
        secret = nth_free(dealt, table.draw(SECRETS - seat))
        dealt |= mark << secret
        table.set_secret(seat, secret)


def nth_free(taken: i64, number: i64) -> i64:
    """The secret goal with `number` free ones before it."""
    secret: i64 = 0
    left: i64 = number
    while taken >> secret & 1 or left:
        if taken >> secret & 1 == 0:
            left -= 1
        secret += 1
    return secret
