"""What the API takes. Strict: a text is no number, and unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from meadhall.site.user_text import tidy

LARGEST: Final = 2**31 - 1
DAY: Final = 86_400


def _not_empty(text: str) -> str:
    if not text:
        raise ValueError("there is nothing to read in it")
    return text


Whole = Annotated[int, Field(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ChoiceNumber = Annotated[int, Field(ge=0, le=2**53 - 1)]
ChatText = Annotated[str, Field(max_length=300), AfterValidator(tidy), AfterValidator(_not_empty)]
Name = Annotated[str, Field(max_length=40), AfterValidator(tidy)]
OptionNumber = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
OptionText = Annotated[str, Field(max_length=100)]
SeatRequest = Annotated[str, Field(min_length=1, max_length=20)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Strict):
    name: Name = Field("", examples=["Ann"], description="Left out, a name is found.")


class Kept(Strict):
    name: Annotated[Name, AfterValidator(_not_empty)] = Field(examples=["Ann"])
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
