"""Setting the ways of the house: any form may send some of them here, and comes back to where it was."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..preferences import Preferences
from .forms import TheFormData, local_address
from .layout import go_to

router = APIRouter(include_in_schema=False)


@router.post("/ways")
async def save_preferences(request: Request, form_data: TheFormData) -> Response:
    response = go_to(local_address(form_data.one("back")))
    Preferences.of(request).changed(form_data.as_dict()).remember(response, request)
    return response
