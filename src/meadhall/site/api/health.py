"""Health and metrics. Metrics are for clients on this computer only."""

from __future__ import annotations

from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text

from meadhall.site.errors import HttpError
from meadhall.site.services import TheServices, address

router = APIRouter(include_in_schema=False)


def _ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@router.get("/healthz")
async def healthz(services: TheServices) -> dict[str, str]:
    """Answers once the store answers."""
    await services.store.read(_ping)
    return {"status": "closing" if services.closing.is_set() else "ok"}


@router.get("/metrics")
async def metrics(request: Request, services: TheServices) -> Response:
    if not _is_near(address(request)):
        raise HttpError("no_such_page")
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _is_near(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
