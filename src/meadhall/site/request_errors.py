"""What is wrong with a request, in words: what pydantic finds, and what we find ourselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.core.i18n import Translator
from meadhall.core.phrases import Phrase

from .errors import HttpError

say = Translator(Path(__file__).parent)

PROBLEMS: Final[dict[str, str]] = {
    "unreadable": "it cannot be read",
    "no_form": "a form was expected",
    "many_fields": "there are too many fields",
    "nothing_to_read": "there is nothing to read in it",
    "message_type": "a message has a type: {known}",
    "at": "{place}: {problem}",
    "odd": "it does not fit",
    "missing": "it is missing",
    "unknown": "it is not known here",
    "whole": "a whole number is expected",
    "true_or_false": "true or false is expected",
    "text": "a text is expected",
    "list": "a list is expected",
    "object": "an object is expected",
    "least": "it should be at least {limit}",
    "most": "it should be at most {limit}",
    "short": "it is too short: at least {limit}",
    "long": "it is too long: at most {limit}",
    "one_of": "it should be one of {known}",
    "json": "it is no JSON",
}
OF_PYDANTIC: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "bool_type": "true_or_false",
    "bool_parsing": "true_or_false",
    "string_type": "text",
    "string_unicode": "text",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_too_short": "short",
    "string_too_long": "long",
    "too_short": "short",
    "too_long": "long",
    "literal_error": "one_of",
    "json_invalid": "json",
    "value_error": "nothing_to_read",  # the only thing our models look for themselves
}
LIMITS: Final = ("ge", "le", "min_length", "max_length")
LONGEST_PLACE: Final = 40


class Problem(Phrase):
    """One of the `PROBLEMS`."""

    def __str__(self) -> str:
        return say(PROBLEMS[self.key], **self.parts)


def bad_request(key: str, **parts: object) -> HttpError:
    return HttpError("bad_request", problem=Problem(key, **parts))


def misfit(problems: Sequence[Mapping[str, Any]]) -> HttpError:
    """The first thing that is wrong with a request; what was sent is not repeated."""
    if not problems:
        return bad_request("unreadable")
    first = problems[0]
    place = ".".join(_printable(str(part)[:LONGEST_PLACE]) for part in first.get("loc", ()))
    return bad_request("at", place=place, problem=_problem(first)) if place else bad_request("unreadable")


def _problem(found: Mapping[str, Any]) -> Problem:
    context = found.get("ctx", {})
    limit = next((context[name] for name in LIMITS if name in context), "")
    known = str(context.get("expected", "")).replace("' or '", "', '")
    return Problem(OF_PYDANTIC.get(found.get("type", ""), "odd"), limit=limit, known=known)


def _printable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
