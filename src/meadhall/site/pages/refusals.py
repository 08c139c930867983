"""Refusals for readers: some are told otherwise than to programs."""

from __future__ import annotations

from meadhall.core.errors import Refusal
from meadhall.site.i18n import say


def in_words(refusal: Refusal) -> str:
    match refusal.reason:
        case "bad_request":  # its details are for programs
            return say("What was sent cannot be understood here. Please go back and try again.")
        case "stale_seq":  # its numbers, too
            return say("The game went on meanwhile. Look again, and choose anew.")
        case "no_such_page":
            return say("The page has moved on, or never was. The hall is still where it stood.")
        case "no_account":
            return say("First enter as a guest or log in: one press is enough.")
    return str(refusal)
