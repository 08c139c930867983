"""What stays true while somebody looks at it: regions of a page that its client asks for again and again.

A page names the address (`polled`), which answers with the same regions as the page was made of. Without
script one loads the page again, as ever."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import orjson
from htpy import Element
from starlette.responses import Response

from meadhall.look.drawings import text, whole

SCRIPTS: Final = ("js/fresh.js",)
OFTEN: Final = 10  # seconds
Regions = Mapping[str, Element]


def polled(address: str, every: int = OFTEN) -> dict[str, str]:
    """The attributes of the element around the regions."""
    return {"data-fresh": address, "data-every": str(every)}


def region(name: str) -> dict[str, str]:
    """The attributes of a region's root."""
    return {"id": f"r-{name}", "data-region": name}


def polling_response(regions: Regions, title: str = "") -> Response:
    """Without a title that of the page stays."""
    answer = {"title": title, "regions": {name: whole(text(drawn)) for name, drawn in regions.items()}}
    return Response(
        orjson.dumps(answer), media_type="application/json", headers={"Cache-Control": "no-store"}
    )
