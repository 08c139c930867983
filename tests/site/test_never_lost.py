"""The server is killed at random moments of many games: every acknowledged move is there, none twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest

from meadhall.core.record_reader import read
from meadhall.core.replay import verify
from tests.site.running import Person, Server

pytestmark = pytest.mark.usefixtures("hoard_installed")
GAMES_TOGETHER = 10
KILLS = 4
HTTP_OK, HTTP_CONFLICT = 200, 409


class ScriptedGame:
    """Two people play at random. Whatever the server has acknowledged is written down; what it has not is
    sent again, exactly as it was."""

    def __init__(self, server: Server, people: list[Person], table: str, seed: int) -> None:
        self.server = server
        self.people = people
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: dict[int, tuple[int, int]] = {}

    async def play(self, http: httpx.AsyncClient) -> None:
        over = False
        while not over:
            for seat in range(len(self.people)):
                over = await self.turn(http, seat)

    async def turn(self, http: httpx.AsyncClient, seat: int) -> bool:
        frame = (await self.ask(http, "GET", seat, "", None)).json()
        if seat in frame["deciding"]:
            choice = self.dice.choice(frame["decision"]["choices"])["choice"]
            wish = {"seat": seat, "seq": frame["seq"], "choice": choice}
            answer = await self.ask(http, "POST", seat, "/play", wish)
            assert answer.status_code in (HTTP_OK, HTTP_CONFLICT), answer.text
            if answer.status_code == HTTP_OK:
                assert frame["seq"] not in self.acknowledged
                self.acknowledged[frame["seq"]] = (seat, choice)
        return bool(frame["status"] == "over")

    async def ask(
        self, http: httpx.AsyncClient, method: str, seat: int, deed: str, wish: object
    ) -> httpx.Response:
        while True:
            url = f"{self.server.url}/api/tables/{self.table}{deed}"
            try:
                return await http.request(method, url, json=wish, headers=self.people[seat].headers)
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def play_and_kill(server: Server, games: list[ScriptedGame], dice: random.Random) -> int:
    """All games at once, with a kill now and then; gives how many kills there were time for."""
    kills = 0
    async with httpx.AsyncClient(timeout=60) as http:
        playing = asyncio.gather(*(game.play(http) for game in games))
        while kills < KILLS and not playing.done():
            await asyncio.sleep(dice.uniform(0.1, 0.8))
            server.kill()
            kills += 1
            await asyncio.to_thread(server.start)
        await playing
    return kills


def check(game: ScriptedGame) -> None:
    text = game.people[0].http.get(f"{game.server.url}/api/tables/{game.table}/record").text
    (record,) = read(line.encode() for line in text.splitlines())
    verify(record)
    for seq, (seat, choice) in game.acknowledged.items():
        assert (record.moves[seq].seat, record.moves[seq].choice) == (seat, choice)


def run_batch(server: Server, seed: int) -> None:
    dice = random.Random(seed)
    ann, bo = server.person("Ann"), server.person("Bo")
    games = []
    for number in range(GAMES_TOGETHER):
        table = ann.create("me", "open", public=True, game="nidavellir" if number % 2 else "hoard")["table"]
        bo.done(table, "sit")
        games.append(ScriptedGame(server, [ann, bo], table, seed * 1000 + number))
    assert asyncio.run(play_and_kill(server, games, dice)) >= 1
    for game in games:
        assert game.acknowledged
        check(game)


def test_ten_games_survive_kills(new_server: Callable[..., Server]) -> None:
    run_batch(new_server(), seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_a_hundred_games_survive_kills(new_server: Callable[..., Server], seed: int) -> None:
    run_batch(new_server(), seed)


def test_a_second_start_keeps_accounts_tables_chat_and_bots_going(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = server.person()
    table = ann.create("me", "random", "greedy", game="nidavellir")["table"]
    ann.done(table, "chat", text="Until tomorrow!")
    ann.done(table, "leave")
    server.kill()
    server.start()
    frame = ann.wait_for(table, lambda frame: frame["status"] == "over")
    assert [line["text"] for line in frame["chat"]] == ["Until tomorrow!"]
    assert frame["seats"][0]["name"] == "Ann"
