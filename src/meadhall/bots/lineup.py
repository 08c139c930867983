# interpreted: asked once a game
"""Bots by name: random, greedy, search, or search with a budget: search:200ms, search:1.5s, search:4000it."""

from __future__ import annotations

import re
from typing import Final

from meadhall.core.errors import Refusal

from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot

SIMPLE_BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
BUDGET: Final = re.compile(r"(?P<amount>\d{1,9}|\d{1,6}\.\d{1,3}(?=m?s))(?P<unit>ms|s|it)", re.ASCII)
PER_SECOND: Final = {"ms": 1000, "s": 1}
USUAL_BUDGET: Final = (0.2, 0)


def bot_names() -> list[str]:
    return [*SIMPLE_BOTS, "search"]


def make_bot(spec: str, luck: int) -> Bot:
    """The bot of that name, drawing from its own luck."""
    if spec in SIMPLE_BOTS:
        return SIMPLE_BOTS[spec](luck)
    name, colon, budget = spec.partition(":")
    if name != "search" or (colon and not budget):
        raise Refusal("unknown_bot", bot=spec, known=", ".join(bot_names()))
    return _search_bot(budget, luck)


def resumed(spec: str, luck: int, state: tuple[int, ...] | None) -> Bot:
    """The bot of that name as it was after an earlier choice (`Bot.state`); a new one if there was none."""
    bot = make_bot(spec, luck)
    if state is not None:
        bot.resume(state)
    return bot


def check_bot(spec: str) -> str:
    """Refuses a name that `make_bot` would refuse."""
    make_bot(spec, 0)
    return spec


def thinking_time(spec: str) -> float:
    """Seconds that a bot of that name takes for a choice by the clock; 0 for one that answers at once."""
    budget = spec.partition(":")[2]
    return parse_budget(budget)[0] if budget else USUAL_BUDGET[0] if spec == "search" else 0.0


def _search_bot(budget: str, luck: int) -> Bot:
    seconds, iterations = parse_budget(budget) if budget else USUAL_BUDGET
    from .search import SearchBot  # noqa: PLC0415

    return SearchBot(luck, seconds, iterations)


def parse_budget(budget: str) -> tuple[float, int]:
    """Seconds and iterations; the one that is not 0 counts."""
    parts = BUDGET.fullmatch(budget)
    if parts is None or not float(parts["amount"]):
        raise Refusal("bad_budget", budget=budget)
    amount, unit = parts["amount"], parts["unit"]
    return (0.0, int(amount)) if unit == "it" else (float(amount) / PER_SECOND[unit], 0)
