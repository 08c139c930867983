"""The style sheets of the games' looks, from the games' own folders."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from meadhall.site.errors import HttpError

from .assets import ASK_AGAIN, FOR_EVER, look_style_file

router = APIRouter(include_in_schema=False)


@router.get("/look/{game}/{name}")
async def style_sheet(game: str, name: str, request: Request) -> Response:
    file = look_style_file(game, name)
    if file is None:
        raise HttpError("no_such_page")
    lasting = FOR_EVER if "v" in request.query_params else ASK_AGAIN
    return FileResponse(file, headers={"Cache-Control": lasting}, media_type="text/css")
