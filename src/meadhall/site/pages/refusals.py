"""Refusals in the reader's words. Their English sentences, by reason, are the source of the translations."""

from __future__ import annotations

from meadhall.core import errors
from meadhall.core.errors import Refusal
from meadhall.site import denials
from meadhall.site.denials import Denial
from meadhall.site.speech import say


def in_words(refusal: Refusal) -> str:
    if refusal.reason == "bad_request":
        return say("What was sent cannot be read.")  # the details are for programs
    if isinstance(refusal, Denial):
        return say(denials.SENTENCES[refusal.reason][1], **refusal.details)
    sentence = errors.SENTENCES.get(refusal.reason)
    return str(refusal) if sentence is None else say(sentence, **refusal.details)
