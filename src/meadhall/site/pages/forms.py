"""Reading what a form sent. Nothing in it can be trusted: too long, twice, not text, not there."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import parse_qsl, urlsplit

from fastapi import Depends, Request

from meadhall.site.errors import bad_request

MOST_FIELDS: Final = 200
LONGEST: Final = 1000
FORM: Final = "application/x-www-form-urlencoded"


class Answers:
    """The fields of a form, in order; the last of the same name counts."""

    def __init__(self, fields: list[tuple[str, str]]) -> None:
        self._fields = dict(fields)

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def one(self, name: str, otherwise: str = "") -> str:
        return self._fields.get(name, otherwise)[:LONGEST]

    def number(self, name: str, otherwise: int) -> int:
        text = self.one(name)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise

    def as_dict(self) -> dict[str, str]:
        return dict(self._fields)


async def answers(request: Request) -> Answers:
    if not request.headers.get("content-type", FORM).startswith(FORM):
        raise bad_request("no_form")
    text = (await request.body()).decode("utf-8", "replace")
    try:
        return Answers(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise bad_request("many_fields") from None


def local_address(wanted: str) -> str:
    """An address of this house; a stranger's address, or none, leads home."""
    parts = urlsplit(wanted) if wanted.isprintable() and "\\" not in wanted else None
    if parts is None or parts.scheme or parts.netloc or not wanted.startswith("/") or wanted.startswith("//"):
        return "/"
    return wanted


TheFormData = Annotated[Answers, Depends(answers)]
