"""What a socket may be told: the same deeds as by HTTP, as small JSON messages.

    {"type": "play", "id": 7, "seat": 0, "seq": 12, "choice": 37}
    {"type": "undo" | "answer_undo" | "chat", …}         with the fields of the same request by HTTP

Each is answered by {"type": "done", "id": 7, "seq": 13} or {"type": "refused", "id": 7, "error": {…}}.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import orjson
from fastapi import WebSocket
from pydantic import ValidationError

from meadhall.core.errors import Refusal
from meadhall.site.errors import Denial, as_plain
from meadhall.site.matches.live_match import LiveTable
from meadhall.site.request_errors import bad_request, misfit
from meadhall.site.services import House
from meadhall.store.accounts import Account

from .requests import Play, Say, Undo, UndoAnswer

MOST_REFUSED: Final = 50  # nonsense in one connection
Deed = Callable[[House, LiveTable, str, object], Awaitable[LiveTable]]


def _play(house: House, match: LiveTable, account: str, given: object) -> Awaitable[LiveTable]:
    wish = Play.model_validate(given)
    house.limiter.count("moves", account)
    return house.service.play(match, account, wish.seat, wish.seq, wish.choice)


def _undo(house: House, match: LiveTable, account: str, given: object) -> Awaitable[LiveTable]:
    wish = Undo.model_validate(given)
    house.limiter.count("moves", account)
    return house.service.undo(match, account, wish.seat, wish.seq)


def _answer_undo(house: House, match: LiveTable, account: str, given: object) -> Awaitable[LiveTable]:
    wish = UndoAnswer.model_validate(given)
    house.limiter.count("moves", account)
    return house.service.answer_undo(match, account, wish.seat, wish.seq, wish.agree)


def _say(house: House, match: LiveTable, account: str, given: object) -> Awaitable[LiveTable]:
    wish = Say.model_validate(given)
    house.limiter.count("chat", account)
    return house.talk.send(match, account, wish.kind, wish.text)


DEEDS: Final[dict[object, Deed]] = {"play": _play, "undo": _undo, "answer_undo": _answer_undo, "chat": _say}


async def obey(
    house: House, websocket: WebSocket, match: LiveTable, account: Account | None, news: asyncio.Event
) -> None:
    """Do what the socket says, till it hangs up or has talked too much nonsense."""
    refused = 0
    while refused < MOST_REFUSED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        number, given = _read(message.get("text"))
        try:
            done = await _do(house, match, account, given)
        except Refusal as refusal:
            refused += refusal.reason in ("bad_request", "too_many")
            news.set()  # a fresh look goes with every refusal
            await _tell(websocket, {"type": "refused", "id": number, "error": as_plain(refusal)})
        else:
            await _tell(websocket, {"type": "done", "id": number, "seq": done.seq})


def _read(text: str | None) -> tuple[int | str | None, dict[str, object] | None]:
    """The message and its id; None for what is no message."""
    try:
        message = orjson.loads(text or "")
    except (orjson.JSONDecodeError, UnicodeEncodeError):
        return None, None
    if not isinstance(message, dict):
        return None, None
    number = message.pop("id", None)
    return (number if isinstance(number, int | str) else None), message


async def _do(
    house: House, match: LiveTable, account: Account | None, given: dict[str, object] | None
) -> LiveTable:
    kind = given.pop("type", None) if given is not None else None
    deed = DEEDS.get(kind) if isinstance(kind, str) else None
    if deed is None:
        raise bad_request("message_type", known=", ".join(map(str, DEEDS)))
    if account is None:
        raise Denial("no_account")
    try:
        return await deed(house, match, account.id, given)
    except ValidationError as problem:
        raise misfit(problem.errors()) from None


async def _tell(websocket: WebSocket, answer: dict[str, object]) -> None:
    await websocket.send_bytes(orjson.dumps(answer))
