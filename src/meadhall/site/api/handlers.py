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
from meadhall.site.errors import HttpError, as_json, bad_request, misfit
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.services import Services
from meadhall.store.accounts import Account

from .requests import Play, Say, Undo, UndoAnswer

MOST_REFUSED: Final = 50  # nonsense in one connection
Deed = Callable[[Services, LiveMatch, str, object], Awaitable[LiveMatch]]


def _play(services: Services, match: LiveMatch, account: str, data: object) -> Awaitable[LiveMatch]:
    message = Play.model_validate(data)
    services.limiter.count("moves", account)
    return services.service.play(match, account, message.seat, message.seq, message.choice)


def _undo(services: Services, match: LiveMatch, account: str, data: object) -> Awaitable[LiveMatch]:
    message = Undo.model_validate(data)
    services.limiter.count("moves", account)
    return services.service.undo(match, account, message.seat, message.seq)


def _answer_undo(services: Services, match: LiveMatch, account: str, data: object) -> Awaitable[LiveMatch]:
    message = UndoAnswer.model_validate(data)
    services.limiter.count("moves", account)
    return services.service.answer_undo(match, account, message.seat, message.seq, message.agree)


def _say(services: Services, match: LiveMatch, account: str, data: object) -> Awaitable[LiveMatch]:
    message = Say.model_validate(data)
    services.limiter.count("chat", account)
    return services.chat.send(match, account, message.kind, message.text)


HANDLERS: Final[dict[object, Deed]] = {
    "play": _play,
    "undo": _undo,
    "answer_undo": _answer_undo,
    "chat": _say,
}


async def handle_messages(
    services: Services, websocket: WebSocket, match: LiveMatch, account: Account | None, news: asyncio.Event
) -> None:
    """Do what the socket says, till it hangs up or has talked too much nonsense."""
    refused = 0
    while refused < MOST_REFUSED:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        number, data = _read(message.get("text"))
        try:
            done = await _do(services, match, account, data)
        except Refusal as refusal:
            refused += refusal.reason in ("bad_request", "too_many")
            news.set()  # a fresh look goes with every refusal
            await _send(websocket, {"type": "refused", "id": number, "error": as_json(refusal)})
        else:
            await _send(websocket, {"type": "done", "id": number, "seq": done.seq})


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
    services: Services, match: LiveMatch, account: Account | None, data: dict[str, object] | None
) -> LiveMatch:
    kind = data.pop("type", None) if data is not None else None
    deed = HANDLERS.get(kind) if isinstance(kind, str) else None
    if deed is None:
        raise bad_request("message_type", known=", ".join(map(str, HANDLERS)))
    if account is None:
        raise HttpError("no_account")
    try:
        return await deed(services, match, account.id, data)
    except ValidationError as problem:
        raise misfit(problem.errors()) from None


async def _send(websocket: WebSocket, answer: dict[str, object]) -> None:
    await websocket.send_bytes(orjson.dumps(answer))
