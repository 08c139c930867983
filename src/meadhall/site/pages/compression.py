"""Pages, style sheets and scripts travel compressed. The API's answers stay as they are: they are small and
many, and may hold a stranger's text beside a secret."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send


class Compression:
    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._compressed = GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = scope["type"] == "http" and not scope["path"].startswith("/api/")
        await (self._compressed if page else self._plain)(scope, receive, send)
