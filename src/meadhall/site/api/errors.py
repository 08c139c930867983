"""Every error in one shape: {"error": {reason, sentence, rule}}, and a fresh look if the table moved on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from meadhall.core.errors import Refusal
from meadhall.site.errors import HttpError, as_plain, status_of
from meadhall.site.headers import HEADERS
from meadhall.site.request_errors import bad_request, misfit

from .schemas import ErrorAnswer

BY_STATUS: Final = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}
log = logging.getLogger(__name__)


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": ErrorAnswer} for status in statuses}


def error_response(
    refusal: Refusal, headers: dict[str, str] | None = None, current_frame: bytes | None = None
) -> Response:
    match = {} if current_frame is None else {"table": orjson.Fragment(current_frame)}
    body = orjson.dumps({"error": as_plain(refusal), **match})
    extra = dict(headers or {})
    if refusal.reason == "too_many":
        extra["Retry-After"] = str(refusal.details["seconds"])
    return Response(body, status_of(refusal), extra, "application/json")


def add_error_handlers(app: FastAPI, answer: Callable[..., Response]) -> None:
    """`answer(request, refusal, headers)` says it to whoever asked: a program or a reader."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return answer(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        return answer(request, misfit(problem.errors()))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, problem: HTTPException) -> Response:
        reason = BY_STATUS.get(problem.status_code)
        headers = dict(problem.headers or {})
        if reason is None:
            return answer(request, bad_request("unreadable"), headers)
        return answer(request, HttpError(reason), headers)

    @app.exception_handler(Exception)
    async def internal_error(request: Request, problem: Exception) -> Response:
        """This answer goes out past the doorkeeper."""
        log.error("stumbled", exc_info=problem, extra={"method": request.method})
        return answer(request, HttpError("stumbled"), HEADERS)
