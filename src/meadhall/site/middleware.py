"""The doorkeeper stands before everything else: strangers' pages stay out, big bodies stay out, every answer
carries the headers that keep browsers safe, and every request is measured and logged (its route, not its
address: addresses may hold ids).
"""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .api.dependencies import COOKIE
from .errors import HttpError
from .headers import HEADERS
from .metrics import Metrics
from .pages.errors import answer

LARGEST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FOREIGN_ORIGIN: Final = 4403
log = logging.getLogger("meadhall.requests")


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN_ORIGIN})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"])
            await send(message)

        try:
            if refusal := _refusal(scope):
                await answer(Request(scope), refusal)(scope, receive, send_safely)
            else:
                await self._app(scope, _limited(receive), send_safely)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", None) or scope.get("root_path") or "unknown"
        method = scope["method"] if scope["method"] in (*SAFE_METHODS, "POST", "PUT", "DELETE") else "other"
        self._metrics.requests.labels(method, route, status).observe(seconds)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=fields)


def is_foreign(scope: Scope) -> bool:
    """A request from a page that is not ours. Browsers tell the origin; who acts by cookie must tell it."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return f"{COOKIE}=" in headers.get("cookie", "") and "authorization" not in headers
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True


def _refusal(scope: Scope) -> HttpError | None:
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length) > LARGEST_BODY:
        return HttpError("too_large")
    if scope["method"] not in SAFE_METHODS and is_foreign(scope):
        return HttpError("wrong_origin")
    return None


def _limited(receive: Receive) -> Receive:
    """Bodies without a length are counted as they come."""
    received = 0

    async def receive_some() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > LARGEST_BODY:
            raise HttpError("too_large")
        return message

    return receive_some


def _add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
