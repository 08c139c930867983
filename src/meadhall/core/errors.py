# interpreted: raised rarely, and kept open for third parties to subclass
"""Refusals: an action or an input is not allowed.

A rule raises a `Refusal` with a reason, the number of the rule and a few details. The sentence is made here
when somebody reads it, in that reader's language.
"""

from __future__ import annotations

import re
from typing import Final

from .phrases import say, spoken

SENTENCES: Final[dict[str, str]] = {
    "not_in_table": "{table} does not define {method}(), which every table must.",
    "table_over": "The game is over: nothing can be played any more.",
    "no_such_seat": "There is no seat {seat} at this table (seats are 0 to {last}).",
    "not_your_decision": "Seat {seat} has nothing to decide now; waiting for seat {waiting}.",
    "not_a_choice": "Choice {choice} is not open to seat {seat} now.",
    "unknown_game": "There is no game called '{game}'. Games here: {known}.",
    "broken_game": "The game '{game}' could not be loaded: {problem}.",
    "extra_missing": "The extra '{extra}' is not installed ({module} is missing). Install it with: {command}",
    "seat_count": "{game} is played by {least} to {most}, not {seats}.",
    "unknown_option": "{game} has no option '{option}'. Options: {known}.",
    "option_value": "Option '{option}' of {game} takes {allowed}, not {value}.",
    "options_clash": "{game} cannot be played with '{one}' and '{other}' at the same time.",
    "option_seats": "Option '{option}' of {game} is for {least} to {most} players, not {seats}.",
    "unknown_version": "{game} version {version} is not known here (this is version {known}).",
    "unknown_bot": "There is no bot called '{bot}'. Bots: {known}.",
    "bad_budget": "'{budget}' is not a thinking budget: write 200ms, 1.5s or 4000it.",
    "no_positions": "{game} cannot read or write positions.",
    "file_missing": "Cannot read {file}: {problem}.",
    "file_unwritable": "Cannot write {file}: {problem}.",
    "no_such_record": "{file} holds {count} record(s), there is no number {number}.",
    "record_broken": "Line {line} of the record is not valid: {problem}.",
    "record_truncated": "The record ends in the middle of a game (after move {moves}).",
    "record_move": "Move {move} of the record cannot be played: {problem}",
    "record_notation": "Move {move} of the record says '{written}' but its choice means '{meant}'.",
    "record_result": "The record claims another result than the moves give: {claimed} instead of {played}.",
    "record_extra": "The record goes on after the end of the game (line {line}).",
    "proof_missing": "The record holds no match seed, so there is nothing to verify.",
    "proof_commit": "The seed of the record does not match the hash that was shown at the start.",
    "no_undo": "Seat {seat} cannot take back a choice now.",
    "too_many_people": "{people} people do not fit on {seats} seats.",
    "bot_count": "{seats} seats need {wanted} bots beside the people, not {bots}.",
    "bad_input": "Not valid {what}: {problem}.",
    "unknown_ask": "{game} cannot be asked '{ask}'. Asks: {known}.",
    "referee_failed": "The referee of {game} stumbled over this question: {problem}.",
    "missing": "'{field}' is missing in {where}.",
    "wrong_type": "'{field}' should be {wanted}, not {found}.",
    "unknown_token": "'{token}' is not {what}.",
    "impossible": "{problem}.",
    "out_of_range": "'{field}' should be from {least} to {most}, not {found}.",
    "wrong_length": "'{field}' should have {wanted} entries, not {found}.",
    "wrong_count": "{what}: there should be {wanted}, not {found}.",
    "held_twice": "'{token}' cannot be in two places.",
    "wrong_place": "'{token}' cannot be in {place}.",
    "contradiction": "'{field}' does not fit the rest of the position.",
}


class Refusal(Exception):
    """An action or input that was refused; nothing has changed."""

    game = ""  # the id of the game whose rule it is; the site sets it

    def __init__(self, reason: str, rule: str = "", **details: object) -> None:
        self.reason = reason
        self.rule = rule
        self.details = details
        super().__init__(reason, rule, details)

    def __str__(self) -> str:
        return with_rule(self.sentence(), self.rule)

    def sentence(self) -> str:
        if self.reason not in SENTENCES:
            return self.reason
        return on_one_line(say(SENTENCES[self.reason], **spoken(self.details)))

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.reason, self.rule, self.details))


def with_rule(sentence: str, rule: str) -> str:
    return say("{sentence} (rule {rule})", sentence=sentence, rule=rule) if rule else sentence


def on_one_line(text: str) -> str:
    """The text without line breaks. Spaces that must not break stay."""
    return re.sub(r"[^\S\u00a0\u202f]+", " ", text).strip()


def _again(reason: str, rule: str, details: dict[str, object]) -> Refusal:
    return Refusal(reason, rule, **details)
