"""Refusals in the reader's words. Their English sentences, by reason, are the source of the translations."""

from __future__ import annotations

from meadhall.core import errors
from meadhall.core.errors import Refusal
from meadhall.site import denials
from meadhall.site.denials import Denial
from meadhall.site.speech import say


def in_words(refusal: Refusal) -> str:
    match refusal.reason:
        case "bad_request":  # its details are for programs
            return say("What was sent cannot be understood here. Please go back and try again.")
        case "no_such_page":
            return say("The page has moved on, or never was. The hall is still where it stood.")
        case "no_account":
            return say("First enter as a guest or log in: one press is enough.")
    if isinstance(refusal, Denial):
        return say(denials.SENTENCES[refusal.reason][1], **refusal.details)
    sentence = errors.SENTENCES.get(refusal.reason)
    return str(refusal) if sentence is None else say(sentence, **refusal.details)
