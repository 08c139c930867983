"""The application: the routes of pages and API, inside the middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI

from meadhall import __version__
from meadhall.site.pages import preferences

from .api import accounts, games, health, live, matches, results
from .errors import add_error_handlers, error_response
from .middleware import HEADERS, CompressionMiddleware, SecurityMiddleware
from .pages import account, assets, credits, game_page, home, lobby, my_games, new_match, rules
from .pages.error_page import error_page
from .pages.match import routes, socket
from .services import Services

API: Final = (games, accounts, matches, results, live, health)
PAGES: Final = (
    home,
    game_page,
    new_match,
    lobby,
    my_games,
    account,
    preferences,
    rules,
    credits,
    routes,
    socket,
    assets,
)
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
    for resource in API:
        app.include_router(resource.router)
    for page in PAGES:
        app.include_router(page.router)
    app.mount(assets.ADDRESS, assets.Assets(directory=assets.STATIC))
    respond = partial(error_response, error_page=error_page)
    add_error_handlers(app, respond, HEADERS)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(SecurityMiddleware, metrics=services.metrics, respond=respond)
    return app
