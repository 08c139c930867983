"""New matches: the wanted seats and options, checked against those that the game offers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.fairness import commitment, new_seed
from meadhall.core.game import Options
from meadhall.core.registry import game_here
from meadhall.store.accounts import Account
from meadhall.store.matches import MatchConfig, MatchProgress, Seat
from meadhall.store.schema import now_ms

from ..errors import HttpError
from ..rulebooks import by_the_rules_of
from .bot_levels import check_level
from .live_match import LiveMatch

ME, FREE = "me", "open"
ID_BYTES: Final = 10
INVITATION_BYTES: Final = 18


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match as somebody wants it. Seats are "me", "open", or the level of a bot."""

    game: str
    seats: Sequence[str]
    options: Options = field(default_factory=dict)
    clock: dict[str, int] = field(default_factory=dict)
    pace: int = 0
    public: bool = False


def new_live_match(new_match: NewMatch, account: Account) -> LiveMatch:
    if list(new_match.seats).count(ME) > 1:
        raise HttpError("one_seat_each")
    seats = [_seat(wanted, account) for wanted in new_match.seats]
    with by_the_rules_of(new_match.game):
        return LiveMatch(config_of(new_match), MatchProgress(), seats)


def rematch_of(match: LiveMatch, account: Account) -> LiveMatch:
    """The same match again for this account and, later, the others. Everybody moves on by one seat."""
    old = match.config
    new_match = NewMatch(old.game, [FREE] * len(match.seats), old.options, old.clock, old.pace, old.public)
    seats = [_seat_again(seat, account) for seat in (match.seats[-1], *match.seats[:-1])]
    return LiveMatch(config_of(new_match, from_stranger=False), MatchProgress(), seats)


def config_of(new_match: NewMatch, from_stranger: bool = True) -> MatchConfig:
    """Refuses what the game does not offer. Options of an earlier match were settled before."""
    game = game_here(new_match.game)
    options = game.settle_options(new_match.options, from_stranger)
    _check_seat_count(new_match, game.name, game.least_seats, game.most_seats)
    seed = new_seed()
    return MatchConfig(
        id=secrets.token_hex(ID_BYTES),
        game=game.id,
        version=game.version,
        options=options,
        seed=seed,
        commitment=commitment(seed),
        clock=new_match.clock,
        pace=new_match.pace,
        public=new_match.public,
        invitation=secrets.token_urlsafe(INVITATION_BYTES),
        created=now_ms(),
    )


def _check_seat_count(new_match: NewMatch, name: str, least: int, most: int) -> None:
    if not least <= len(new_match.seats) <= most:
        raise Refusal("seat_count", game=name, least=least, most=most, seats=len(new_match.seats))


def _seat(wanted: str, account: Account) -> Seat:
    if wanted == ME:
        return Seat(account.id, account.name)
    return Seat() if wanted == FREE else Seat(bot=check_level(wanted))


def _seat_again(seat: Seat, asking: Account) -> Seat:
    """A person's seat is kept for them; the account that asks sits down at once."""
    if seat.account == asking.id:
        return Seat(asking.id, asking.name)
    return Seat(bot=seat.bot) if seat.account is None else Seat(reserved=seat.account)
