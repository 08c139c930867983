"""What the browser may say over the line, and what it hears: docs/pages.md, "Live HTML"."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

import orjson
from pydantic import Field, ValidationError

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking
from meadhall.site.api.requests import Say, Strict, Whole
from meadhall.site.errors import as_json, bad_request, for_reader, misfit
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.lobby import own_seat
from meadhall.site.services import Services

from .pressing import press

LOOK: Final = "look"  # at regions that are out of sight as a rule: the line itself takes care of it
KEPT_ANSWERS: Final = 64
KEPT_PAGES: Final = 256
Answer = dict[str, object]


class Press(Strict):
    seq: Whole
    key: Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Strict):
    seq: Whole


class UndoAnswer(Undo):
    agree: bool


class Looking(Strict):
    regions: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)]


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody at one end of the line."""

    services: Services
    match: LiveMatch
    account: str
    language: str


async def _press(who: Speaker, data: object) -> str | None:
    message = Press.model_validate(data)
    who.services.limiter.count("moves", who.account)
    return await press(who.services, who.match, who.account, message.seq, message.key)


async def _undo(who: Speaker, data: object) -> None:
    message = Undo.model_validate(data)
    who.services.limiter.count("moves", who.account)
    seat = own_seat(who.match, who.account)
    await who.services.service.undo(who.match, who.account, seat, message.seq)


async def _answer_undo(who: Speaker, data: object) -> None:
    message = UndoAnswer.model_validate(data)
    who.services.limiter.count("moves", who.account)
    seat = own_seat(who.match, who.account)
    await who.services.service.answer_undo(who.match, who.account, seat, message.seq, message.agree)


async def _say(who: Speaker, data: object) -> None:
    message = Say.model_validate(data)
    who.services.limiter.count("chat", who.account)
    await who.services.chat.send(who.match, who.account, message.kind, message.text)


async def _hurry(who: Speaker, _data: object) -> None:
    who.services.limiter.count("moves", who.account)
    who.services.service.hurry(who.match, who.account, own_seat(who.match, who.account))


def looked_at(data: dict[str, object]) -> frozenset[str]:
    try:
        return frozenset(Looking.model_validate({"regions": data.get("regions")}).regions)
    except ValidationError as problem:
        raise misfit(problem.errors()) from None


Deed = Callable[[Speaker, object], Awaitable[str | None]]
HANDLERS: Final[dict[object, Deed]] = {
    "press": _press,
    "undo": _undo,
    "answer_undo": _answer_undo,
    "chat": _say,
    "hurry": _hurry,
}


class Answers:
    """What was answered to each page lately: a message sent again after a lost line is not obeyed twice."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, object], Answer] = OrderedDict()
        self._pages: OrderedDict[str, None] = OrderedDict()

    def is_first_line_of(self, page: str) -> bool:
        """Whether the page connects for the first time, and so holds what it was loaded with."""
        first = bool(page) and page not in self._pages
        self._pages[page] = None
        _trim(self._pages, KEPT_PAGES)
        return first

    async def answer(self, who: Speaker, page: str, number: object, data: dict[str, object]) -> Answer:
        place = (who.account, page, number)
        if page and number is not None and place in self._kept:
            return self._kept[place]
        answer = await _obeyed(who, number, data)
        if answer["type"] != "refused":
            self._kept[place] = answer
            _trim(self._kept, KEPT_ANSWERS)
        return answer


def _trim(kept: OrderedDict[Any, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)


async def _obeyed(who: Speaker, number: object, data: dict[str, object]) -> Answer:
    kind = data.pop("type", None)
    deed = HANDLERS.get(kind) if isinstance(kind, str) else None
    try:
        if deed is None:
            raise bad_request("message_type", known=", ".join(map(str, HANDLERS)))
        with speaking(who.language):
            answer = await deed(who, data)
    except ValidationError as problem:
        return refused(number, misfit(problem.errors()), who.language)
    except Refusal as refusal:
        return refused(number, refusal, who.language)
    if answer is not None:
        return {"type": "explained", "id": number, "text": answer}
    return {"type": "done", "id": number, "seq": who.match.seq}


def refused(number: object, refusal: Refusal, language: str) -> Answer:
    with speaking(language):
        return {
            "type": "refused",
            "id": number,
            "error": {**as_json(refusal), "sentence": for_reader(refusal)},
        }


def read(text: str | None) -> tuple[object, dict[str, object]]:
    """A message and its id; an empty message for what cannot be read."""
    try:
        message = orjson.loads(text or "")
    except (orjson.JSONDecodeError, UnicodeEncodeError):
        return None, {}
    if not isinstance(message, dict):
        return None, {}
    number = message.pop("id", None)
    return (number if isinstance(number, int | str) else None), message
