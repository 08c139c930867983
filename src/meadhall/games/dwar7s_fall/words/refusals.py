# interpreted: words are for people
"""Details of this game's refusals, in the language in which the refusal is read."""

from __future__ import annotations

from typing import Final

from meadhall.core.phrases import Phrase

from .sentences import say

DETAILS: Final[dict[str, str]] = {
    "file_name": "the name of a component file (small letters, digits, - and _)",
    "no_file": "there is no such file in the host's folder of component files ({variable})",
    "no_access": "it cannot be read",
    "too_large": "it is too large",
    "no_name": "'{field}' is no name: it needs 1 to {most} printable characters",
    "colours": "different colours, separated by commas: {known}",
    "nine_cards": "9, one of them a castle",
    "at_most": "at most {number}",
    "at_least": "at least {number}",
    "goal": "a goal",
    "player": "one of the players: {players}",
    "ogre_phase": "Ogres are played in the own actions phase only",
    "ogre_not_held": "{colour} does not hold {ogre}",
    "no_target": "That is no target for {ogre}",
    "no_tile": "There is no tile at '{field}'",
    "no_castle": "There is no castle at '{field}'",
    "all_due": "Every due tile must be resolved",
    "not_due": "A tile that is not due, or was resolved before, cannot be resolved",
    "not_for_sale": "'{goal}' cannot be bought here and now",
    "not_dug": "That stack cannot be dug up here and now",
}


class Words(Phrase):
    """A detail that is translated when it is read. It can be pickled before."""

    def __str__(self) -> str:
        return say(DETAILS[self.key], **self.parts)


def words(detail: str, **values: object) -> Words:
    return Words(detail, **values)
