"""The application: the routes of pages and API, inside the middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI

from meadhall import __version__

from .api import accounts, games, health, matches, results, socket
from .errors import add_error_handlers, error_response
from .middleware import HEADERS, CompressionMiddleware, SecurityMiddleware
from .pages import (
    account,
    credits,
    game_page,
    home,
    manifest,
    my_games,
    new_match,
    play_now,
    preferences_route,
    rules,
    styles,
)
from .pages import lobby as table_lists
from .pages.assets import ADDRESS, STATIC, Assets
from .pages.error_page import error_page
from .pages.match import routes as table_routes
from .pages.match import socket as table_live
from .services import Services

ROOMS: Final = (
    home,
    game_page,
    new_match,
    play_now,
    table_lists,
    my_games,
    account,
    preferences_route,
    rules,
    credits,
)
BESIDE: Final = (styles, manifest)
TABLES: Final = (table_routes, table_live)
ABOUT: Final = """Every deed of a player, for programs.

Enter with `POST /api/guest`, fetch a token with `POST /api/tokens`, and send it as `Authorization: Bearer …`.
Look at a table, choose one of `decision.choices`, and send it with the `seq` of the frame you looked at.
Live: `GET /api/tables/{table}/stream` (server-sent events) or the WebSocket `/api/tables/{table}/socket`.
"""


def make_app(services: Services) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with services:
            yield

    app = FastAPI(
        title="Meadhall",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages need scripts from elsewhere
        redoc_url=None,
    )
    app.state.services = services
    for part in (games, accounts, matches, results, socket, health):
        app.include_router(part.router)
    for room in (*ROOMS, *TABLES, *BESIDE):
        app.include_router(room.router)
    app.mount(ADDRESS, Assets(directory=STATIC))
    respond = partial(error_response, error_page=error_page)
    add_error_handlers(app, respond, HEADERS)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(SecurityMiddleware, metrics=services.metrics, respond=respond)
    return app
