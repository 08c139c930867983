"""Middleware around the whole application. It refuses requests from other sites' pages and large bodies, adds
security headers to every response, measures and logs every request, and compresses pages.

The log has the route of a request, not its address: addresses may hold ids.
"""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import ErrorResponse, HttpError
from .metrics import Metrics
from .settings import ACCOUNT_COOKIE

LARGEST_BODY: Final = 64 * 1024
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FOREIGN_ORIGIN: Final = 4403
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # Not "no-referrer": browsers would then hide the origin of our own forms from us, too.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
log = logging.getLogger("meadhall.requests")


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, metrics: Metrics, respond: ErrorResponse) -> None:
        self._app = app
        self._metrics = metrics
        self._respond = respond

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
                await self._respond(Request(scope), refusal)(scope, receive, send_safely)
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
    """Whether a request comes from a page of another site. A request with our cookie must name its origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return f"{ACCOUNT_COOKIE}=" in headers.get("cookie", "") and "authorization" not in headers
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


class CompressionMiddleware:
    """Compresses pages, style sheets and scripts. Responses of the API stay as they are: they are small and
    many, and may hold a stranger's text beside a secret.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = scope["type"] == "http" and not scope["path"].startswith("/api/")
        await (self._compressed if page else self._plain)(scope, receive, send)
