"""What the API gives, for its documentation (and for those who write clients)."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


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
