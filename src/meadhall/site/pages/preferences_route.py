"""Setting the ways of the house: any form may send some of them here, and comes back to where it was."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..preferences import Ways
from .forms import TheAnswers, local_address
from .layout import go_to

router = APIRouter(include_in_schema=False)


@router.post("/ways")
async def set_ways(request: Request, given: TheAnswers) -> Response:
    response = go_to(local_address(given.one("back")))
    Ways.of(request).changed(given.as_dict()).remember(response, request)
    return response
