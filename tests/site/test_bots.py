"""Bots think in processes of their own; whatever happens to those, no table sticks."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from multiprocessing import get_context

import httpx
import pytest

from meadhall.core.fairness import luck_for_bot
from meadhall.core.record import Committed
from meadhall.core.record_reader import read
from meadhall.core.table import NO_CHOICE
from meadhall.site.matches.bot_pool import BotPool
from meadhall.site.matches.bot_worker import Question, think
from meadhall.site.metrics import Metrics
from tests.site.running import NO_NEWS, PATIENCE, Frame, Server, is_running, kill_process, my_turn, over


def question(level: str = "greedy") -> Question:
    return Question("nidavellir", 3, {}, Committed.fresh(), (), seat=1, level=level, luck_of_bot=7)


def test_a_bot_chooses_among_its_choices() -> None:
    asked = question()
    assert think(asked).choice in asked.table().choices(1)


@pytest.mark.parametrize("level", ["nonsense", "search:1s"])
def test_a_bot_that_fails_or_never_answers_takes_any_choice(level: str) -> None:
    """An unknown level crashes in the worker; a limit of nothing at all is passed by any thought."""

    async def ask() -> int:
        pool = BotPool(1, 0.001 if level == "search:1s" else 30.0, Metrics())
        try:
            return (await pool.choose(question(level), [5, 6])).choice
        finally:
            pool.close()

    assert asyncio.run(ask()) in (5, 6)


def test_killed_workers_are_replaced_and_the_match_goes_on(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = server.person()
    table = ann.create("search:50ms", "search:50ms", game="nidavellir")["table"]
    ann.wait_for(table, lambda frame: frame["seq"] > 2)
    for pid in server.worker_processes():
        kill_process(pid)
    seq = ann.look(table)["seq"]
    ann.wait_for(table, lambda frame: frame["seq"] > seq + 2)


def test_bots_keep_what_they_kept_and_begin_anew_after_a_restart(
    new_server: Callable[..., Server],
) -> None:
    """What a bot keeps is in memory only: after a restart it draws from the seed and the number of the move,
    as one that begins there. The record says so, choice by choice."""
    server, dice = new_server(), random.Random(4)
    ann = server.person()
    table = ann.create("me", "greedy", game="aetherya", options={"first": 1})["table"]

    def play(choices: int) -> Frame:
        frame = ann.wait_for(table, lambda found: found["seq"] > 0 and my_turn(found))
        for _ in range(choices):
            if not over(frame):
                assert ann.play_any(frame, dice).status_code == 200
                frame = ann.wait_for(table, my_turn)
        return frame

    restarted_at = play(5)["seq"]
    server.kill()
    server.start()
    ann.http = httpx.Client(base_url=server.url, headers=ann.headers, timeout=PATIENCE)
    assert over(play(200))
    (record,) = read(line.encode() for line in ann.http.get(f"/api/tables/{table}/record").text.splitlines())
    assert isinstance(record.luck, Committed) and record.luck.seed is not None
    state: tuple[int, ...] | None = None
    thoughts = 0
    for number, move in enumerate(record.moves):
        state = None if number == restarted_at else state
        luck = luck_for_bot(record.luck.seed, 1, number)
        before = tuple((made.seat, made.choice) for made in record.moves[:number])
        asked = Question("aetherya", 2, record.options, record.luck, before, 1, "greedy", luck, state)
        if move.seat == 1 and asked.table().openly_forced(1) == NO_CHOICE:
            choice, state = think(asked)
            assert choice == move.choice, f"move {number}"
            thoughts += number > restarted_at
    assert thoughts > 3


def test_workers_do_not_outlive_a_killed_server(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = server.person()
    table = ann.create("greedy", "greedy", game="nidavellir")["table"]
    ann.wait_for(table, lambda frame: frame["seq"] > 0)
    workers = server.worker_processes()
    assert workers
    server.kill()
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in workers):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_thinking_bots_do_not_hold_up_others(new_server: Callable[..., Server]) -> None:
    """Were others made to wait for a thought, they would be answered about as often as somebody moves."""
    server = new_server()
    ann = server.person()
    tables = [ann.create("search:1s", "search:1s", game="nidavellir")["table"] for _ in range(2)]
    answered = moves = 0
    while moves < 2:
        moves = sum(ann.look(table, since=NO_NEWS)["seq"] for table in tables)
        answered += 1
    assert answered > 4 * moves


def test_whoever_ends_bots_ends_no_other_process() -> None:
    other = get_context("spawn").Process(target=time.sleep, args=(120,))
    other.start()
    try:
        asyncio.run(a_pool_that_opens_and_closes())
        assert other.is_alive()
    finally:
        other.kill()


async def a_pool_that_opens_and_closes() -> None:
    pool = BotPool(1, 60, Metrics())
    asked = question()
    choices = asked.table().choices(1)
    assert (await pool.choose(asked, choices)).choice in choices
    pool.close()
