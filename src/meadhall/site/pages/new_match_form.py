"""The form of a new match: its fields as they were sent, and the match they ask for.

Fields are kept as they were sent, so that a refusal loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from meadhall.core.game import Game, Option, OptionValue
from meadhall.site.matches.bot_levels import USUAL
from meadhall.site.matches.new_match import FREE, ME, NewMatch

from .forms import Answers

PACE: Final = 600  # milliseconds bots wait: time to see what happened
SECONDS_A_DAY: Final = 86_400
CLOCKS: Final[dict[str, dict[str, int]]] = {
    "none": {},
    "move": {"move": 60},
    "bank": {"bank": 900, "bonus": 5},
    "days": {"move": 2 * SECONDS_A_DAY},
}
INVITATION, PUBLIC = "invitation", "public"
MOST_SEATS: Final = 20


@dataclass(frozen=True, slots=True)
class TableForm:
    game: Game
    seats: tuple[str, ...]
    options: dict[str, str]
    clock: str = "none"
    who: str = INVITATION

    @classmethod
    def defaults(cls, game: Game) -> Self:
        """Me, one free seat for a friend, and bots."""
        others = [FREE, *[USUAL] * (game.usual_seats - 2)] if game.usual_seats > 1 else []
        return cls(game, (ME, *others), {option.name: as_text(option.default) for option in game.options})

    @classmethod
    def sent(cls, game: Game, form_data: Answers) -> Self:
        count = min(form_data.number("seats", game.usual_seats), MOST_SEATS)
        return cls(
            game,
            tuple(form_data.one(f"seat{number}", FREE)[:20] for number in range(count)),
            {option.name: _sent_option(option, form_data) for option in game.options},
            form_data.one("clock", "none"),
            form_data.one("who", INVITATION),
        )

    # -- changing the seats ------------------------------------------------------------------------

    @property
    def may_add(self) -> bool:
        return len(self.seats) < self.game.most_seats

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > self.game.least_seats

    def changed(self, action: str) -> Self:
        """After one of the small buttons: `add`, `bots`, `remove2`. Anything else changes nothing."""
        if action == "add" and self.may_add:
            return replace(self, seats=(*self.seats, FREE))
        if action == "bots":
            return replace(self, seats=tuple(USUAL if seat == FREE else seat for seat in self.seats))
        number = action.removeprefix("remove")
        if number != action and number.isascii() and number.isdigit() and self.may_remove:
            return replace(self, seats=self.seats[: int(number)] + self.seats[int(number) + 1 :])
        return self

    # -- what it means -----------------------------------------------------------------------------

    @property
    def free_seats(self) -> int:
        return self.seats.count(FREE)

    @property
    def bots(self) -> int:
        return sum(seat not in (ME, FREE) for seat in self.seats)

    def new_match(self) -> NewMatch:
        """Refuses options that cannot be read."""
        options = {option.name: self._value(option) for option in self.game.options}
        clock = CLOCKS.get(self.clock, {})
        return NewMatch(self.game.id, self.seats, options, clock, PACE, self.who == PUBLIC)

    def _value(self, option: Option) -> OptionValue:
        return option.parse(self.game.name, self.options[option.name])


def as_text(value: OptionValue) -> str:
    """An option's value as a form sends it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _sent_option(option: Option, form_data: Answers) -> str:
    """A switch that is off is not sent at all."""
    if isinstance(option.default, bool):
        return as_text(form_data.one(option_field(option)) == "true")
    return form_data.one(option_field(option), as_text(option.default))[:100]


def option_field(option: Option) -> str:
    return f"option_{option.name}"
