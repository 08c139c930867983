"""How the site says no: a refusal that also knows its HTTP status.

Refusals of the rules and of the core come through as they are; `status_of` finds a status for those, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.i18n import Translator
from meadhall.core.phrases import spoken

from .rulebooks import rule_url

say = Translator(Path(__file__).parent)

SENTENCES: Final[dict[str, tuple[int, str]]] = {
    "bad_request": (422, "The request is not as it should be: {problem}."),
    "too_large": (413, "The request is too large."),
    "too_many": (429, "That was too often: please wait {seconds} s."),
    "no_such_page": (404, "There is nothing here."),
    "no_such_language": (404, "There is no language '{language}' here. Languages: {known}."),
    "no_rulebook": (404, "The rules of {game} are not written down here."),
    "wrong_method": (405, "That cannot be done here."),
    "no_account": (401, "First say who you are: enter as a guest, log in, or send a token."),
    "wrong_token": (401, "This token is not known here."),
    "wrong_password": (401, "Name and password do not fit together."),
    "wrong_origin": (403, "This request does not come from our own pages."),
    "no_name": (422, "A name needs at least one letter."),
    "short_password": (422, "A password needs at least {least} characters."),
    "name_taken": (409, "The name {name} is taken."),
    "name_kept": (409, "This account is kept already, under the name {name}."),
    "no_such_table": (404, "There is no such table."),
    "no_such_seat": (404, "There is no seat {seat} at this table."),
    "not_seated": (403, "You do not sit at this table."),
    "not_your_seat": (403, "Seat {seat} is not yours."),
    "bot_sits_in": (409, "A bot plays in your place: come back first."),
    "not_away": (409, "No bot plays in your place."),
    "not_absent": (409, "Seat {seat} is not absent, or not waited for."),
    "seat_taken": (409, "Seat {seat} is taken."),
    "seat_reserved": (403, "Seat {seat} is kept for somebody else."),
    "no_free_seat": (409, "There is no free seat at this table."),
    "invitation_needed": (403, "This table is by invitation: the invitation is missing or wrong."),
    "one_seat_each": (422, "You can take one seat only."),
    "not_started": (409, "The match has not begun: there are free seats."),
    "not_over": (409, "The match is not over: record, seed and result are told at its end."),
    "table_closed": (409, "This table is closed."),
    "stale_seq": (409, "The table has moved on: it is at {seq}, not at {given}."),
    "no_undo_asked": (409, "Nobody asks to take back a choice now."),
    "unknown_level": (422, "There is no bot level '{level}'. Levels: {known}."),
    "unknown_reaction": (422, "There is no reaction '{reaction}'. Reactions: {known}."),
    "stumbled": (500, "Something went wrong on our side; nothing was changed."),
}

CORE_STATUS: Final = {"unknown_game": 404, "table_over": 409, "not_your_decision": 409, "no_undo": 409}
USUAL_STATUS: Final = 422


class HttpError(Refusal):
    """A refusal of the site's own."""

    def __str__(self) -> str:
        return say(SENTENCES[self.reason][1], **spoken(self.details))


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, HttpError):
        return SENTENCES[refusal.reason][0]
    return CORE_STATUS.get(refusal.reason, USUAL_STATUS)


def as_plain(refusal: Refusal) -> dict[str, object]:
    """The one shape of errors in the API."""
    return {
        "reason": refusal.reason,
        "sentence": str(refusal),
        "rule": refusal.rule or None,
        "rule_url": rule_url(refusal.game, refusal.rule) if refusal.game else None,
    }
