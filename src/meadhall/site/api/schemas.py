"""Schemas of the API: what its requests hold, besides the commands of players, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, Field

from meadhall.site.commands import LARGEST, SeatNumber, Strict, not_empty
from meadhall.site.user_text import tidy


class AccountAnswer(BaseModel):
    id: str = Field(examples=["4f1c0a9be27d5a1c3e88"])
    name: str = Field(examples=["Ann"])
    guest: bool


class TokenAnswer(BaseModel):
    token: str = Field(description="Told only now. Send it as `Authorization: Bearer …`.", examples=["mh_…"])


class OptionAnswer(BaseModel):
    name: str
    default: bool | int | str
    allowed: list[bool | int | str]
    about: str


class GameAnswer(BaseModel):
    id: str = Field(examples=["hoard"])
    name: str
    version: int
    about: str
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionAnswer]


class LevelAnswer(BaseModel):
    level: str = Field(examples=["greedy"])
    about: str


class SeatAnswer(BaseModel):
    seat: int
    kind: str = Field(description="open, person or bot", examples=["person"])
    name: str | None
    bot: str | None = Field(description="The level of the bot that plays this seat, perhaps for a person.")
    reserved: bool = Field(description="Free, but kept for somebody.")
    yours: bool = Field(description="You sit here, or the seat is kept for you.")
    present: bool


class ChoiceAnswer(BaseModel):
    choice: int = Field(examples=[37])
    notation: str = Field(examples=["bid 12"])
    text: str = Field(examples=["Bid 12"])


class DecisionAnswer(BaseModel):
    id: str = Field(examples=["bid"])
    prompt: str = Field(description="What to do, in the imperative.")
    why: str = Field(description="The reason, or what else is possible; may be empty.")
    choices: list[ChoiceAnswer]


class Frame(BaseModel):
    """A table as you may see it. `view` is the game's own; `news` is what happened since `since`."""

    type: str = Field(examples=["table"])
    table: str
    seq: int = Field(description="Number of the next entry of the log: send it with your choice.")
    said: int = Field(description="Lines of chat so far.")
    viewer: int = Field(description="Your seat, -1 for a spectator.")
    game: str
    version: int
    options: dict[str, bool | int | str]
    public: bool
    status: str = Field(description="open, playing, over or closed")
    commitment: str = Field(description="Hash of the secret seed, told before the first choice.")
    invitation: str | None = Field(description="For those who sit here: lets others take a free seat.")
    seats: list[SeatAnswer]
    clock: dict[str, Any] | None
    undo_ask: dict[str, Any] | None
    result: dict[str, Any] | None
    rematch: str | None
    deciding: list[int]
    view: Any
    decision: DecisionAnswer | None
    may_undo: bool
    news: list[dict[str, Any]]
    chat: list[dict[str, Any]]


class TableLine(BaseModel):
    table: str
    game: str
    options: dict[str, bool | int | str]
    status: str
    seats: list[SeatAnswer]
    your_turn: bool
    created: int
    result: dict[str, Any] | None


class ResultAnswer(BaseModel):
    names: list[str]
    result: dict[str, Any] = Field(examples=[{"scores": [201, 187], "places": [1, 2]}])
    commitment: str
    seed: str = Field(description="BLAKE2b of it is the commitment; `meadhall verify` replays every draw.")


class ErrorBody(BaseModel):
    reason: str = Field(examples=["stale_seq"])
    sentence: str = Field(examples=["The table has moved on: it is at 13, not at 12."])
    rule: str | None = Field(examples=["N5.1"])
    rule_url: str | None = Field(
        description="Where that rule can be read, on the site.", examples=["/rules/hoard#H2.1"]
    )


class ErrorAnswer(BaseModel):
    error: ErrorBody
    table: Frame | None = Field(None, description="A fresh look at the table, where the table has moved on.")


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Responses of a route that are errors."""
    return {status: {"model": ErrorAnswer} for status in statuses}


DAY: Final = 86_400


Name = Annotated[str, Field(max_length=40), AfterValidator(tidy)]
OptionNumber = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
OptionText = Annotated[str, Field(max_length=100)]
SeatRequest = Annotated[str, Field(min_length=1, max_length=20)]


class Guest(Strict):
    name: Name = Field("", examples=["Ann"], description="Left out, a name is found.")


class Kept(Strict):
    name: Annotated[Name, AfterValidator(not_empty)] = Field(examples=["Ann"])
    password: str = Field(min_length=8, max_length=200, examples=["correct horse battery staple"])


class Login(Strict):
    name: Name
    password: str = Field(max_length=200)


class TokenRequest(Strict):
    label: Name = Field("", examples=["my first bot"])


class ClockTerms(Strict):
    """Seconds each choice (`move`, up to 30 days), or a bank for the whole match that grows by `bonus`."""

    move: Annotated[int, Field(ge=1, le=30 * DAY)] | None = None
    bank: Annotated[int, Field(ge=1, le=30 * DAY)] | None = None
    bonus: Annotated[int, Field(ge=0, le=DAY)] | None = None

    def plain(self) -> dict[str, int]:
        return self.model_dump(exclude_none=True) if self.move or self.bank else {}


class NewTable(Strict):
    game: str = Field(max_length=100, examples=["hoard"])
    seats: list[SeatRequest] = Field(
        max_length=20,
        examples=[["me", "open", "greedy", "search:200ms"]],
        description='For each seat: "me", "open", or the level of a bot.',
    )
    options: dict[Annotated[str, Field(max_length=100)], bool | OptionNumber | OptionText] = Field(
        default_factory=dict, max_length=50, examples=[{"rounds": 5}]
    )
    clock: ClockTerms = Field(default_factory=ClockTerms, examples=[{"move": 60}])
    pace: Annotated[int, Field(ge=0, le=10_000)] = Field(
        0, description="Milliseconds a bot waits before it acts: time to look, and to take back a choice."
    )
    public: bool = Field(False, description="Whether the table is listed, and anyone may take a free seat.")


class Sit(Strict):
    seat: SeatNumber | None = Field(None, description="The first free one if left out.")
    invitation: Annotated[str, Field(max_length=100)] | None = None


class Replace(Strict):
    seat: SeatNumber
