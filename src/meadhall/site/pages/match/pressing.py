"""Pressing a piece: what the look makes of it, and what then happens. Sent again, it happens once."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

from meadhall.look.contract import Draft, Explain, Play
from meadhall.site.errors import Denial
from meadhall.site.matches.drafts import Desk, Sent
from meadhall.site.matches.live_match import PERSON, PLAY, LiveTable
from meadhall.site.services import House

from .looks import look_of
from .scene import scene_of

TRIES: Final = 4  # others may seal their bids in the same moment


async def press(house: House, match: LiveTable, account: str, seq: int, key: str) -> str | None:
    """The explanation, if there is nothing to do but explain, in the language spoken."""
    seat = match.seat_of(account)
    if seat is None:
        raise Denial("not_seated")
    desk = match.desks[seat]
    if desk.sent == Sent(seq, key) or _was_chosen(match, seat, seq, key):
        return None
    for _ in range(TRIES):
        house.service.check_owner(match, account, seat)
        scene = scene_of(match, seat)
        _check_question(match, desk, seq)
        match look_of(match.terms.game).press(scene, key):
            case Explain(text):
                return text
            case Draft(keys):
                desk.keys = keys
                if look_of(match.terms.game).shares_drafts:
                    match.watchers.wake()
                else:
                    match.watchers.wake_only(account)
                return None
            case Play(choice, then, asked):
                with match.watchers.hushed() if then else nullcontext():
                    if await _played(house, match, account, seat, choice):
                        desk.sent = Sent(seq, key)
                        await _go_on(house, match, account, seat, then, asked)
                        return None
    raise Denial("stale_seq", seq=match.seq, given=seq)


async def _go_on(
    house: House, match: LiveTable, account: str, seat: int, then: tuple[int, ...], asked: str
) -> None:
    """What was decided along with the first choice; the rest is asked once one of them does not fit."""
    for choice in then:
        scene = scene_of(match, seat)
        if choice not in scene.choices or (asked and asked != scene.decision):
            return
        if not await _played(house, match, account, seat, choice):
            return


async def _played(house: House, match: LiveTable, account: str, seat: int, choice: int) -> bool:
    """False if the table has moved on meanwhile."""
    try:
        await house.service.play(match, account, seat, match.seq, choice)
    except Denial as denial:
        if denial.reason != "stale_seq":
            raise
        return False
    return True


def _check_question(match: LiveTable, desk: Desk, seq: int) -> None:
    """A press answers the question its sender saw. The table may have moved on, if the question has not."""
    if seq > match.seq or (seq < match.seq and (desk.question is None or seq < desk.since)):
        raise Denial("stale_seq", seq=match.seq, given=seq)


def _was_chosen(match: LiveTable, seat: int, seq: int, key: str) -> bool:
    """Whether the seat has made this very choice since then: a press sent again after a restart."""
    number = key.removeprefix("choice:")
    if number == key or not number.isdigit():
        return False
    for entry in reversed(match.log):
        if entry.seq < seq:
            return False
        if entry.seat == seat:
            return (entry.kind, entry.choice, entry.actor) == (PLAY, int(number), PERSON)
    return False
