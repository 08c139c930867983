# interpreted: words are for people
"""What a seat is asked, in words: the same for the terminal, the API and the page."""

from __future__ import annotations

from typing import NamedTuple


class Prompt(NamedTuple):
    """`what` says what to do, in the imperative. `why` gives the reason, or what else is possible."""

    what: str
    why: str = ""
