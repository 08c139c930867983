"""The levels of bots in the reader's words."""

from __future__ import annotations

from meadhall.site.speech import say


def level_words(level: str) -> str:
    match level:
        case "random":
            return say("plays at random")
        case "greedy":
            return say("takes what looks best")
        case "search:50ms":
            return say("thinks a moment")
        case "search:200ms":
            return say("thinks it over")
        case "search:1s":
            return say("thinks hard")
    return level
