"""The live table: changed regions of HTML go out, what was pressed comes in.

Latest state wins: whoever is slow skips pictures, never news. A connection is sent what differs from what its
page holds. The first of a page holds what the page was loaded with; one that comes back is sent all. What is
out of sight (closed dialogs) is sent to a page that says it looks there.
"""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

import orjson
from fastapi import APIRouter, WebSocket

from meadhall.core.errors import Refusal
from meadhall.core.table import SPECTATOR
from meadhall.site.api.handlers import MOST_REFUSED
from meadhall.site.errors import HttpError
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.preferences import Preferences
from meadhall.site.services import Services, address, services_of, visitor
from meadhall.site.ws_session import NO_SUCH_TABLE, POLICY, converse
from meadhall.store.accounts import Account

from .frame import Frame, Held, Regions, frame_of
from .handlers import LOOK, Answer, Answers, Speaker, looked_at, read, refused
from .rendered import Rendered, picture_of

BAD_REASONS: Final = ("bad_request", "too_many")
LONGEST_PAGE: Final = 60
router = APIRouter(include_in_schema=False)
_answers: WeakKeyDictionary[LiveMatch, Answers] = WeakKeyDictionary()


@router.websocket("/table/{match_id}/live")
async def live(websocket: WebSocket, match_id: str, since: int = 0, page: str = "", held: str = "") -> None:
    services, language = services_of(websocket), Preferences.of(websocket).language
    await websocket.accept()
    try:
        account = await visitor(websocket)
        services.limiter.count("sockets", account.id if account else address(websocket))
        found = await services.service.registry.match(match_id)
    except Refusal as refusal:
        await websocket.send_json(refused(None, refusal, language))
        await websocket.close(NO_SUCH_TABLE if refusal.reason == "no_such_table" else POLICY)
        return
    with services.metrics.sockets.labels("page").track_inprogress():
        await PageConnection(services, websocket, found, account, language, page[:LONGEST_PAGE]).serve(
            since, held
        )


class PageConnection:
    """One connection of one page."""

    def __init__(
        self,
        services: Services,
        websocket: WebSocket,
        match: LiveMatch,
        account: Account | None,
        language: str,
        page: str,
    ) -> None:
        self.services = services
        self.websocket = websocket
        self.match = match
        self.account = account.id if account else None
        self.language = language
        self.page = page
        self.answers = _answers.setdefault(match, Answers())
        self.held = Held({})
        self.sent_drawings: set[str] = set()  # names of drawings that were sent
        self.looking: frozenset[str] = frozenset()  # at these regions, which are out of sight as a rule

    async def serve(self, since: int, held: str) -> None:
        if not self.answers.is_first_line_of(self.page):
            held = ""
        with self.match.presence.watching(self.account) as news:
            await converse(self.websocket, self._send(news, since, held), self._receive(news))

    # -- sending -----------------------------------------------------------------------------------

    async def _send(self, news: asyncio.Event, since: int, held: str) -> None:
        await news.wait()
        news.clear()
        picture = self._picture()
        whole = picture.whole()
        if held == picture.held and since == picture.seq:
            self.held = Held(whole)
        await self._send_frame(self._frame(picture, whole, since))
        while True:
            await news.wait()
            news.clear()
            older, picture = picture, self._picture()
            if picture is not older or self.looking:
                frame = self._frame(picture, _seen(picture, older, self.looking), older.seq)
                if picture is not older or frame.changed:
                    await self._send_frame(frame)

    def _frame(self, picture: Rendered, regions: Regions, since: int) -> Frame:
        return frame_of(self.match, self._viewer(), self.language, picture, regions, self.held, since)

    async def _send_frame(self, frame: Frame) -> None:
        held = self.held
        self.held = Held({**held.regions, **frame.changed}, held.sent.union(frame.changed), frame.number)
        self.services.metrics.frames.inc()
        await self.websocket.send_bytes(frame.data(self.sent_drawings))

    def _picture(self) -> Rendered:
        return picture_of(self.match, self._viewer(), self.account, self.language)

    def _viewer(self) -> int:
        seat = self.match.seat_of(self.account)
        return SPECTATOR if seat is None else seat

    # -- listening ---------------------------------------------------------------------------------

    async def _receive(self, news: asyncio.Event) -> None:
        """Do what the page says, till it hangs up or has talked too much nonsense."""
        bad_messages = 0
        while bad_messages < MOST_REFUSED:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            number, data = read(message.get("text"))
            looks = data.get("type") == LOOK
            answer = self._look(number, data) if looks else await self._answer(number, data)
            error = answer.get("error")
            if isinstance(error, dict):
                bad_messages += error["reason"] in BAD_REASONS
            if error or looks:
                news.set()
            if answer:
                await self.websocket.send_bytes(orjson.dumps(answer))

    def _look(self, number: object, data: dict[str, object]) -> Answer:
        try:
            self.services.limiter.count("moves", self.account or address(self.websocket))
            self.looking = looked_at(data)
        except Refusal as refusal:
            return refused(number, refusal, self.language)
        return {}  # what it sees there is answer enough

    async def _answer(self, number: object, data: dict[str, object]) -> Answer:
        if self.account is None:
            return refused(number, HttpError("no_account"), self.language)
        speaker = Speaker(self.services, self.match, self.account, self.language)
        return await self.answers.answer(speaker, self.page, number, data)


def _seen(picture: Rendered, older: Rendered, looking: frozenset[str]) -> Regions:
    """What is in sight, what no longer is (a dialog that has closed), and what is looked at all the same."""
    if not looking and older.regions.keys() <= picture.regions.keys():
        return picture.regions
    more = looking | (older.regions.keys() - picture.regions.keys())
    return picture.regions | {name: text for name, text in picture.behind().items() if name in more}
