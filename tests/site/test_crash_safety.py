"""The server is killed at random moments of many games: every acknowledged move is there, none twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest

from meadhall.core.record_reader import read
from meadhall.core.replay import verify
from tests.site.running import NO_NEWS, Person, Server

pytestmark = pytest.mark.usefixtures("hoard_installed")
GAMES_TOGETHER = 25
KILLS = 5
SHELF = ("hoard", "nidavellir")
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
                over = await self.turns(http, seat)

    async def turns(self, http: httpx.AsyncClient, seat: int) -> bool:
        """All that the seat is asked one after the other; whether the game is over."""
        frame = (await self.ask(http, "GET", seat, f"?since={NO_NEWS}", None)).json()
        while seat in frame["deciding"]:
            choice = self.dice.choice(frame["decision"]["choices"])["choice"]
            wish = {"seat": seat, "seq": frame["seq"], "choice": choice}
            answer = await self.ask(http, "POST", seat, "/play", wish)
            if answer.status_code == HTTP_CONFLICT:  # the other was faster: look again
                break
            assert answer.status_code == HTTP_OK, answer.text
            assert frame["seq"] not in self.acknowledged
            self.acknowledged[frame["seq"]] = (seat, choice)
            frame = answer.json()
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


async def play_and_kill(server: Server, games: list[ScriptedGame], dice: random.Random) -> None:
    """All games at once. The server is killed after so many moves more, while others are under way."""
    async with httpx.AsyncClient(timeout=60) as http:
        playing = asyncio.gather(*(game.play(http) for game in games))
        for _kill in range(KILLS):
            enough = moves(games) + dice.randrange(5, 150)
            while moves(games) < enough:
                assert not playing.done(), "the games were over before the last kill"
                await asyncio.sleep(dice.uniform(0.0, 0.01))
            server.kill()
            await asyncio.to_thread(server.start)
        await playing


def moves(games: list[ScriptedGame]) -> int:
    return sum(len(game.acknowledged) for game in games)


def check(game: ScriptedGame) -> None:
    text = game.people[0].http.get(f"{game.server.url}/api/tables/{game.table}/record").text
    (record,) = read(line.encode() for line in text.splitlines())
    verify(record)
    assert len(game.acknowledged) >= len(record.moves) - KILLS * len(game.people)
    for seq, (seat, choice) in game.acknowledged.items():
        assert (record.moves[seq].seat, record.moves[seq].choice) == (seat, choice)


@pytest.mark.parametrize("batch", [1, *(pytest.param(batch, marks=pytest.mark.slow) for batch in (2, 3, 4))])
def test_a_hundred_games_survive_kills(new_server: Callable[..., Server], batch: int) -> None:
    """In four batches of twenty-five."""
    server = new_server()
    ann, bo = server.person("Ann"), server.person("Bo")
    games = []
    for number in range(GAMES_TOGETHER):
        table = ann.create("me", "open", public=True, game=SHELF[number % len(SHELF)])["table"]
        bo.done(table, "sit")
        games.append(ScriptedGame(server, [ann, bo], table, batch * 1000 + number))
    asyncio.run(play_and_kill(server, games, random.Random(batch)))
    for game in games:
        check(game)


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
