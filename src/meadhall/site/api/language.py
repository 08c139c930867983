"""The language programs are told in: `lang`, at every address of a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import Depends, Query

from meadhall.core.i18n import speaking

Language = Annotated[
    Literal["en", "ru", "fr"], Query(description="The language of prompts, choices, news and errors.")
]


async def spoken(lang: Language = "en") -> AsyncIterator[None]:
    with speaking(lang):
        yield


InLanguage = Depends(spoken)
