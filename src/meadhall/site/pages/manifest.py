"""What a phone needs to know to keep the house among its apps."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse

from meadhall.site.i18n import say

from ..preferences import PAGE_COLOURS
from .assets import asset
from .layout import MANIFEST, SITE_NAME, TheVisit

router = APIRouter(include_in_schema=False)


@router.get(MANIFEST)
async def manifest(visit: TheVisit) -> JSONResponse:
    colour = PAGE_COLOURS.get(visit.preferences.theme, PAGE_COLOURS["light"])
    manifest = {
        "name": SITE_NAME,
        "short_name": SITE_NAME,
        "description": say("Board games in the browser, with bots at once or with friends."),
        "lang": visit.preferences.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": colour,
        "theme_color": colour,
        "icons": [
            {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": asset("icon_app.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
        ],
    }
    return JSONResponse(
        manifest, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"}
    )
