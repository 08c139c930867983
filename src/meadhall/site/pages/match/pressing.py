"""Pressing a piece: the look turns it into a draft, a choice or an explanation. Sent twice, it acts once."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

from meadhall.look.contract import Draft, Explain, Play
from meadhall.site.errors import HttpError
from meadhall.site.matches.drafts import SeatDraft, Sent
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import PERSON, PLAY
from meadhall.site.services import Services

from .plain_look import look_of
from .scene import scene_of

TRIES: Final = 4  # others may seal their bids in the same moment


async def press(services: Services, match: LiveMatch, account: str, seq: int, key: str) -> str | None:
    """The explanation, if there is nothing to do but explain, in the language spoken."""
    seat = match.seat_of(account)
    if seat is None:
        raise HttpError("not_seated")
    seat_draft = match.drafts[seat]
    if seat_draft.sent == Sent(seq, key) or _was_chosen(match, seat, seq, key):
        return None
    for _ in range(TRIES):
        services.service.check_owner(match, account, seat)
        scene = scene_of(match, seat)
        _check_question(match, seat_draft, seq)
        match look_of(match.config.game).press(scene, key):
            case Explain(text):
                return text
            case Draft(keys):
                seat_draft.keys = keys
                if look_of(match.config.game).shares_drafts:
                    match.presence.wake()
                else:
                    match.presence.wake_only(account)
                return None
            case Play(choice, then, asked):
                with match.presence.batched() if then else nullcontext():
                    if await _played(services, match, account, seat, choice):
                        seat_draft.sent = Sent(seq, key)
                        await _go_on(services, match, account, seat, then, asked)
                        return None
    raise HttpError("stale_seq", seq=match.seq, given=seq)


async def _go_on(
    services: Services, match: LiveMatch, account: str, seat: int, then: tuple[int, ...], asked: str
) -> None:
    """Play the choices that were decided with the first one, until one does not fit."""
    for choice in then:
        scene = scene_of(match, seat)
        if choice not in scene.choices or (asked and asked != scene.decision):
            return
        if not await _played(services, match, account, seat, choice):
            return


async def _played(services: Services, match: LiveMatch, account: str, seat: int, choice: int) -> bool:
    """False if the table has moved on meanwhile."""
    try:
        await services.service.play(match, account, seat, match.seq, choice)
    except HttpError as denial:
        if denial.reason != "stale_seq":
            raise
        return False
    return True


def _check_question(match: LiveMatch, seat_draft: SeatDraft, seq: int) -> None:
    """A press answers the question its sender saw. The table may have moved on, if the question has not."""
    if seq > match.seq or (seq < match.seq and (seat_draft.question is None or seq < seat_draft.since)):
        raise HttpError("stale_seq", seq=match.seq, given=seq)


def _was_chosen(match: LiveMatch, seat: int, seq: int, key: str) -> bool:
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
