# interpreted: read once a game
"""An option of a game: one way to vary it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import Refusal

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One way to vary a game. The type of `default` is the type of the option."""

    name: str
    default: OptionValue
    about: str  # what it changes, as a sentence
    allowed: tuple[OptionValue, ...] = ()
    for_strangers: tuple[OptionValue, ...] = ()  # all that a server takes from the net, where that is less
    suggested: tuple[OptionValue, ...] = ()  # what a form offers, where more is allowed than can be listed
    label: str = ""  # its name on a form
    hint: str = ""  # how to write a value, where no form lists the values: on the command line, in the API

    @property
    def title(self) -> str:
        return self.label or self.name.replace("_", " ").capitalize()

    @property
    def help(self) -> str:
        """Its effect, and how to write a value."""
        return f"{self.about} {self.hint}" if self.hint else self.about

    @property
    def listed(self) -> tuple[OptionValue, ...]:
        """The values to choose from; none if anything may be entered."""
        return self.suggested or self.for_strangers or self.allowed

    def check(self, game: str, value: object, from_stranger: bool = False) -> OptionValue:
        fits = type(value) is type(self.default) and (not self.allowed or value in self.allowed)
        if from_stranger and self.for_strangers and value not in self.for_strangers:
            raise Refusal(
                "option_value",
                option=self.name,
                game=game,
                allowed=", ".join(str(each) for each in self.for_strangers),
                value=repr(value),
            )
        if fits and isinstance(value, bool | int | str):
            return value
        raise Refusal("option_value", option=self.name, game=game, allowed=self.describe(), value=repr(value))

    def describe(self) -> str:
        if self.allowed:
            return ", ".join(str(value) for value in self.allowed)
        return {bool: "true or false", int: "a whole number"}.get(type(self.default), "a text")

    def parse(self, game: str, text: str) -> OptionValue:
        """The value of a text, as the command line gives it."""
        if isinstance(self.default, bool):
            words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
            return self.check(game, words.get(text.lower(), text))
        if isinstance(self.default, int):
            return self.check(game, int(text) if text.lstrip("-").isdigit() else text)
        return self.check(game, text)
