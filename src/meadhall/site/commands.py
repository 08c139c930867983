"""Commands of a player to a match: the models that check them, and the functions that carry them out.

The HTTP API checks its requests with the same models. A program names the seat it acts for; a page acts for
the seat of its visitor.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeVar

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from .matches.live_match import LiveMatch
from .matches.lobby import own_seat
from .services import Services
from .user_text import tidy

LARGEST: Final = 2**31 - 1


def not_empty(text: str) -> str:
    if not text:
        raise ValueError("there is nothing to read in it")
    return text


MatchId = Annotated[str, Path(alias="table", max_length=40, examples=["9f0c3a5b7d1e2f4a6c8d"])]
Whole = Annotated[int, Field(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ChoiceNumber = Annotated[int, Field(ge=0, le=2**53 - 1)]
ChatText = Annotated[str, Field(max_length=300), AfterValidator(tidy), AfterValidator(not_empty)]


class Strict(BaseModel):
    """A text is no number, and unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Play(Strict):
    seat: SeatNumber = Field(examples=[0])
    seq: Whole = Field(examples=[12], description="`seq` of the frame in which the choice was offered.")
    choice: ChoiceNumber = Field(examples=[37])


class Undo(Strict):
    seat: SeatNumber
    seq: Whole


class UndoAnswer(Undo):
    agree: bool


class Say(Strict):
    kind: Literal["text", "reaction"] = "text"
    text: ChatText = Field(examples=["Well met!"])


class PageUndo(Strict):
    seq: Whole


class PageUndoAnswer(PageUndo):
    agree: bool


class Hurry(BaseModel):
    """It needs no fields, and ignores all."""


# -- carrying them out -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """An account that acts at a match."""

    services: Services
    match: LiveMatch
    account: str

    def seat_of(self, message: BaseModel) -> int:
        return message.seat if isinstance(message, Undo) else own_seat(self.match, self.account)


Model = TypeVar("Model", bound=BaseModel)
Command = Callable[[Player, object], Awaitable[str | None]]  # returns an explanation if nothing was done


def command(model: type[Model], limit: str, act: Callable[[Player, Model], Awaitable[str | None]]) -> Command:
    """A function that checks the data of a message, counts it for the rate limit, and acts."""

    async def carry_out(player: Player, data: object) -> str | None:
        message = model.model_validate(data)
        player.services.limiter.count(limit, player.account)
        return await act(player, message)

    return carry_out


async def _play(player: Player, message: Play) -> None:
    await player.services.service.play(
        player.match, player.account, message.seat, message.seq, message.choice
    )


async def _undo(player: Player, message: Undo | PageUndo) -> None:
    seat = player.seat_of(message)
    await player.services.service.undo(player.match, player.account, seat, message.seq)


async def _answer_undo(player: Player, message: UndoAnswer | PageUndoAnswer) -> None:
    seat = player.seat_of(message)
    await player.services.service.answer_undo(player.match, player.account, seat, message.seq, message.agree)


async def _say(player: Player, message: Say) -> None:
    await player.services.chat.send(player.match, player.account, message.kind, message.text)


async def _hurry(player: Player, _message: Hurry) -> None:
    player.services.service.hurry(player.match, player.account, own_seat(player.match, player.account))


API_COMMANDS: Final[Mapping[str, Command]] = {
    "play": command(Play, "moves", _play),
    "undo": command(Undo, "moves", _undo),
    "answer_undo": command(UndoAnswer, "moves", _answer_undo),
    "chat": command(Say, "chat", _say),
}
PAGE_COMMANDS: Final[Mapping[str, Command]] = {
    "undo": command(PageUndo, "moves", _undo),
    "answer_undo": command(PageUndoAnswer, "moves", _answer_undo),
    "chat": command(Say, "chat", _say),
    "hurry": command(Hurry, "moves", _hurry),
}
