"""Spans of time, and the options and clock of a match, as people read them."""

from __future__ import annotations

from meadhall.core.game import Option, OptionValue
from meadhall.site.i18n import say
from meadhall.store.matches import MatchConfig

from .catalogue import GameFace, known_face

MINUTE, HOUR, DAY = 60, 3600, 86_400


def on_a_clock(seconds: int) -> str:
    """ "14:05", or whole hours or days, as the client counts them down."""
    return in_words(seconds) if seconds >= 2 * HOUR else f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def in_words(seconds: int) -> str:
    """Seconds, or whole minutes, hours or days; the remainder is left out."""
    if seconds < 2 * MINUTE and seconds % MINUTE:
        return say.many("{number} second", "{number} seconds", seconds)
    if seconds < 2 * HOUR:
        return say.many("{number} minute", "{number} minutes", seconds // MINUTE)
    if seconds < 2 * DAY:
        return say.many("{number} hour", "{number} hours", seconds // HOUR)
    return say.many("{number} day", "{number} days", seconds // DAY)


def match_summary(config: MatchConfig) -> list[str]:
    face = known_face(config.game)
    if face is None:
        return []
    values = [(option, config.options.get(option.name, option.default)) for option in face.game.options]
    chosen = [_option(face, option, value) for option, value in values if _is_worth_a_word(option, value)]
    return [*chosen, _clock(config.clock)] if config.clock else chosen


def _is_worth_a_word(option: Option, value: OptionValue) -> bool:
    """Whether a value is not the default, or is one of several that have names."""
    return value != option.default or (isinstance(value, str) and bool(option.listed))


def _option(face: GameFace, option: Option, value: OptionValue) -> str:
    name, _about = face.option_words(option)
    if isinstance(value, bool):
        return name if value else say("without: {option}", option=name)
    return say("{option}: {value}", option=name, value=face.value_words(option, value))


def _clock(clock: dict[str, int]) -> str:
    if "move" in clock:
        return say("{time} a choice", time=in_words(clock["move"]))
    return say("{time} in all", time=in_words(clock["bank"]))
