"""Bots by name."""

from __future__ import annotations

import pytest

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.lineup import bot_names, make_bot, parse_budget
from meadhall.bots.random_bot import RandomBot
from meadhall.core.errors import Refusal


def test_simple_bots_are_made_by_name() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)
    assert bot_names() == ["random", "greedy", "search"]


@pytest.mark.parametrize(
    ("budget", "meaning"),
    [
        ("200ms", (0.2, 0)),
        ("1.5s", (1.5, 0)),
        ("3s", (3.0, 0)),
        ("0.5ms", (0.0005, 0)),
        ("4000it", (0.0, 4000)),
    ],
)
def test_budgets_are_time_or_iterations(budget: str, meaning: tuple[float, int]) -> None:
    assert parse_budget(budget) == meaning


@pytest.mark.parametrize(
    "budget", ["0ms", "0it", "1.5it", "200", "ms", "-1s", "1e3it", "٣s", "1.s", "9" * 10 + "s"]
)
def test_other_budgets_are_refused(budget: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make_bot(f"search:{budget}", 1)
    assert refusal.value.reason == "bad_budget"


@pytest.mark.parametrize("name", ["oracle", "", "Greedy", "greedy:200ms", "search:"])
def test_unknown_bots_are_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make_bot(name, 1)
    assert refusal.value.reason == "unknown_bot"
    assert "random, greedy, search" in str(refusal.value)
