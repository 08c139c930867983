"""The live session of a page: changed regions of HTML go out, presses come in (docs/pages.md, "Live HTML").

A page is sent what differs from what it shows. The first connection of a page shows what the page was loaded
with; a page that connects again is sent everything. Regions out of sight (closed dialogs) are sent to a page
that says it looks at them.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated, Any, ClassVar, Final
from weakref import WeakKeyDictionary

from fastapi import APIRouter, WebSocket
from pydantic import Field, ValidationError

from meadhall.core.errors import Refusal
from meadhall.core.i18n import language
from meadhall.site.commands import PAGE_COMMANDS, Player, Strict, Whole, command
from meadhall.site.errors import as_json, for_reader, misfit
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.preferences import Preferences
from meadhall.site.services import address
from meadhall.site.ws_session import Answer, Connection, MatchSession, MessageId

from .frame import Held, Regions, frame_of
from .pressing import press
from .rendered import Rendered, picture_of

LOOK: Final = "look"  # at regions that are out of sight as a rule
LONGEST_PAGE: Final = 60
KEPT_ANSWERS: Final = 64
KEPT_PAGES: Final = 256
router = APIRouter(include_in_schema=False)


class Press(Strict):
    seq: Whole
    key: Annotated[str, Field(min_length=1, max_length=200)]


class Look(Strict):
    regions: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)]


async def _press(player: Player, message: Press) -> str | None:
    return await press(player.services, player.match, player.account, message.seq, message.key)


class KeptAnswers:
    """The last answers to each page: a message that is sent again after a lost connection is not carried out
    twice.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str | None, str, MessageId], Answer] = OrderedDict()
        self._pages: OrderedDict[str, None] = OrderedDict()

    def is_first_connection(self, page: str) -> bool:
        """Whether the page connects for the first time, and so shows what it was loaded with."""
        first = bool(page) and page not in self._pages
        self._pages[page] = None
        _trim(self._pages, KEPT_PAGES)
        return first

    def find(self, account: str | None, page: str, number: MessageId) -> Answer | None:
        return self._kept.get((account, page, number))

    def keep(self, account: str | None, page: str, number: MessageId, answer: Answer) -> None:
        self._kept[account, page, number] = answer
        _trim(self._kept, KEPT_ANSWERS)


def _trim(kept: OrderedDict[Any, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)


_answers: WeakKeyDictionary[LiveMatch, KeptAnswers] = WeakKeyDictionary()


class PageSession(MatchSession):
    kind = "page"
    commands: ClassVar = {"press": command(Press, "moves", _press), **PAGE_COMMANDS}

    def __init__(self, connection: Connection, page: str, since: int, held: str) -> None:
        super().__init__(connection)
        self._page = page[:LONGEST_PAGE]
        self._answers = _answers.setdefault(self.match, KeptAnswers())
        self._since = since
        self._loaded = (
            held if self._answers.is_first_connection(self._page) else ""
        )  # the picture it came with
        self._held = Held({})
        self._picture: Rendered | None = None  # the last one sent
        self._sent_drawings: set[str] = set()  # by name
        self._looking: frozenset[str] = frozenset()  # at these regions, which are out of sight as a rule

    # -- sending -----------------------------------------------------------------------------------

    def frame(self) -> bytes | None:
        older, viewer = self._picture, self.match.viewer_of(self.account)
        picture = self._picture = picture_of(self.match, viewer, self.account, language())
        if older is None:
            regions, since = picture.whole(), self._since
            if self._loaded == picture.held and since == picture.seq:
                self._held = Held(regions)
        elif picture is older and not self._looking:
            return None
        else:
            regions, since = _visible_regions(picture, older, self._looking), older.seq
        frame = frame_of(self.match, viewer, language(), picture, regions, self._held, since)
        if picture is older and not frame.changed:
            return None
        held = self._held
        self._held = Held({**held.regions, **frame.changed}, held.sent.union(frame.changed), frame.number)
        return frame.data(self._sent_drawings)

    @staticmethod
    def error(refusal: Refusal) -> dict[str, object]:
        return {**as_json(refusal), "sentence": for_reader(refusal)}

    # -- receiving ---------------------------------------------------------------------------------

    async def answer(self, number: MessageId, data: dict[str, object]) -> Answer | None:
        if data.get("type") == LOOK:
            return self._look(number, data)
        place = (self.account, self._page, number)
        may_repeat = bool(self._page) and number is not None
        if may_repeat and (kept := self._answers.find(*place)) is not None:
            return kept
        answer = await super().answer(number, data)
        if may_repeat and answer is not None and answer["type"] != "refused":
            self._answers.keep(*place, answer)
        return answer

    def _look(self, number: MessageId, data: dict[str, object]) -> Answer | None:
        try:
            self.services.limiter.count("moves", self.account or address(self.websocket))
            self._looking = frozenset(Look.model_validate({"regions": data.get("regions")}).regions)
        except ValidationError as problem:
            return self.refused(number, misfit(problem.errors()))
        except Refusal as refusal:
            return self.refused(number, refusal)
        return None


def _visible_regions(picture: Rendered, older: Rendered, looking: frozenset[str]) -> Regions:
    """Regions in sight, those of a dialog that has closed, and those that the page looks at."""
    if not looking and older.regions.keys() <= picture.regions.keys():
        return picture.regions
    more = looking | (older.regions.keys() - picture.regions.keys())
    return picture.regions | {name: text for name, text in picture.behind().items() if name in more}


@router.websocket("/table/{match_id}/live")
async def live(websocket: WebSocket, match_id: str, since: int = 0, page: str = "", held: str = "") -> None:
    await PageSession.run(
        websocket,
        match_id,
        Preferences.of(websocket).language,
        lambda connection: PageSession(connection, page, since, held),
    )
