"""Errors of the site: refusals with an HTTP status, in the words of programs and of readers, and the handlers
that turn every error of a request into one of them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.core.i18n import SOURCE, speaking
from meadhall.core.phrases import Phrase, spoken

from .i18n import say
from .rulebooks import rule_url

SENTENCES: Final[dict[str, tuple[int, str]]] = {
    "bad_request": (422, "The request is not as it should be: {problem}."),
    "too_large": (413, "The request is too large."),
    "too_many": (429, "That was too often: please wait {seconds} s."),
    "no_such_page": (404, "There is nothing here."),
    "no_such_language": (404, "There is no language '{language}' here. Languages: {known}."),
    "no_rulebook": (404, "The rules of {game} are not written down here."),
    "wrong_method": (405, "That cannot be done here."),
    "no_account": (401, "First say who you are: enter as a guest, log in, or send a token."),
    "wrong_token": (401, "This token is not known here."),
    "wrong_password": (401, "Name and password do not fit together."),
    "wrong_origin": (403, "This request does not come from our own pages."),
    "no_name": (422, "A name needs at least one letter."),
    "short_password": (422, "A password needs at least {least} characters."),
    "name_taken": (409, "The name {name} is taken."),
    "name_kept": (409, "This account is kept already, under the name {name}."),
    "no_such_table": (404, "There is no such table."),
    "no_such_seat": (404, "There is no seat {seat} at this table."),
    "not_seated": (403, "You do not sit at this table."),
    "not_your_seat": (403, "Seat {seat} is not yours."),
    "bot_sits_in": (409, "A bot plays in your place: come back first."),
    "not_away": (409, "No bot plays in your place."),
    "not_absent": (409, "Seat {seat} is not absent, or not waited for."),
    "seat_taken": (409, "Seat {seat} is taken."),
    "seat_reserved": (403, "Seat {seat} is kept for somebody else."),
    "no_free_seat": (409, "There is no free seat at this table."),
    "invitation_needed": (403, "This table is by invitation: the invitation is missing or wrong."),
    "one_seat_each": (422, "You can take one seat only."),
    "not_started": (409, "The match has not begun: there are free seats."),
    "not_over": (409, "The match is not over: record, seed and result are told at its end."),
    "table_closed": (409, "This table is closed."),
    "stale_seq": (409, "The table has moved on: it is at {seq}, not at {given}."),
    "no_undo_asked": (409, "Nobody asks to take back a choice now."),
    "unknown_level": (422, "There is no bot level '{level}'. Levels: {known}."),
    "unknown_reaction": (422, "There is no reaction '{reaction}'. Reactions: {known}."),
    "stumbled": (500, "Something went wrong on our side; nothing was changed."),
}

CORE_STATUS: Final = {"unknown_game": 404, "table_over": 409, "not_your_decision": 409, "no_undo": 409}
USUAL_STATUS: Final = 422
REASON_OF_STATUS: Final = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}
FOR_PROGRAMS: Final = ("/api/", "/static/", "/healthz", "/metrics")
log = logging.getLogger(__name__)

ErrorResponse = Callable[[Request, Refusal], Response]


class HttpError(Refusal):
    """A refusal of the site itself; it has an HTTP status."""

    def __str__(self) -> str:
        return say(SENTENCES[self.reason][1], **spoken(self.details))


def status_of(refusal: Refusal) -> int:
    """Refusals of the rules and of the core have a status, too."""
    if isinstance(refusal, HttpError):
        return SENTENCES[refusal.reason][0]
    return CORE_STATUS.get(refusal.reason, USUAL_STATUS)


# -- requests that do not fit ------------------------------------------------------------------------

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
    """The first problem that pydantic found. The error does not repeat what was sent."""
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


# -- for programs and for readers --------------------------------------------------------------------


def as_json(refusal: Refusal) -> dict[str, object]:
    """The one shape of errors in the API."""
    return {
        "reason": refusal.reason,
        "sentence": str(refusal),
        "rule": refusal.rule or None,
        "rule_url": rule_url(refusal.game, refusal.rule) if refusal.game else None,
    }


def for_reader(refusal: Refusal) -> str:
    """The sentence of a page. Some refusals have details that are of use to programs only."""
    match refusal.reason:
        case "bad_request":
            return say("What was sent cannot be understood here. Please go back and try again.")
        case "stale_seq":
            return say("The game went on meanwhile. Look again, and choose anew.")
        case "no_such_page":
            return say("The page has moved on, or never was. The hall is still where it stood.")
        case "no_account":
            return say("First enter as a guest or log in: one press is enough.")
    return str(refusal)


def json_response(refusal: Refusal, current_frame: bytes | None = None) -> Response:
    """{"error": {reason, sentence, rule}}, with a new frame if the match has moved on."""
    match = {} if current_frame is None else {"table": orjson.Fragment(current_frame)}
    body = orjson.dumps({"error": as_json(refusal), **match})
    return Response(body, status_of(refusal), _retry_after(refusal), "application/json")


def _retry_after(refusal: Refusal) -> dict[str, str]:
    return {"Retry-After": str(refusal.details["seconds"])} if refusal.reason == "too_many" else {}


def error_response(request: Request, refusal: Refusal, error_page: ErrorResponse) -> Response:
    """JSON for programs, a page for readers."""
    if request.url.path.startswith(FOR_PROGRAMS):
        with speaking(request.query_params.get("lang", SOURCE)):
            return json_response(refusal)
    response = error_page(request, refusal)
    response.headers.update(_retry_after(refusal))
    return response


# -- handlers ----------------------------------------------------------------------------------------


def add_error_handlers(app: FastAPI, respond: ErrorResponse, safe_headers: Mapping[str, str]) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return respond(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        return respond(request, misfit(problem.errors()))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, problem: HTTPException) -> Response:
        reason = REASON_OF_STATUS.get(problem.status_code)
        response = respond(request, HttpError(reason) if reason else bad_request("unreadable"))
        response.headers.update(problem.headers or {})
        return response

    @app.exception_handler(Exception)
    async def internal_error(request: Request, problem: Exception) -> Response:
        """Starlette sends this response around the middleware, which would add the safe headers."""
        log.error("request failed", exc_info=problem, extra={"method": request.method})
        response = respond(request, HttpError("stumbled"))
        response.headers.update(safe_headers)
        return response
