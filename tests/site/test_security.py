"""Cookies, tokens, origins, passwords, limits and headers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.site.services import Services
from meadhall.site.settings import Settings
from tests.site.running import Server, reason

PASSWORD = "correct horse battery"


def browser(server: Server, name: str = "Ann") -> httpx.Client:
    """A client with a cookie that tells its origin, as our own pages do."""
    client = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60)
    assert client.post("/api/guest", json={"name": name}).status_code == 201
    return client


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    client = browser(server)
    set_cookie = client.post("/api/guest", json={}).headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=lax" in set_cookie
    value = client.cookies["meadhall"]
    payload, signature = value.split(".")
    other = browser(server, "Bo").cookies["meadhall"]
    forged = (
        f"{other.split('.')[0]}.{signature}",
        f"{payload}.{signature[:-2]}",
        payload,
        f"{payload}.",
        "x",
        "é".encode().decode("latin-1"),
        "." * 50,
    )
    assert client.get("/api/account").status_code == 200
    for cookie in forged:
        answer = httpx.get(
            f"{server.url}/api/account", headers={b"cookie": f"meadhall={cookie}".encode("latin-1")}
        )
        assert (answer.status_code, reason(answer)) == (401, "no_account")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://["])
def test_other_origins_may_neither_post_nor_listen(server: Server, origin: str) -> None:
    client = browser(server)
    table = client.post("/api/tables", json={"game": "hoard", "seats": ["me", "random"]}).json()["table"]
    answer = client.post(f"/api/tables/{table}/leave", headers={"origin": origin})
    assert (answer.status_code, reason(answer)) == (403, "wrong_origin")
    cookie = f"meadhall={client.cookies['meadhall']}"
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            additional_headers={"origin": origin, "cookie": cookie},
        )
    assert refused.value.response.status_code == 403


def test_who_acts_by_cookie_must_tell_the_origin(server: Server) -> None:
    client = browser(server)
    del client.headers["origin"]
    assert reason(client.post("/api/tokens", json={})) == "wrong_origin"
    assert client.get("/api/account").status_code == 200
    with pytest.raises(InvalidStatus):
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/x/socket",
            additional_headers={"cookie": f"meadhall={client.cookies['meadhall']}"},
        )


@pytest.mark.parametrize("token", ["x", "mh_", "mh_" + "a" * 43, "é"])
def test_wrong_tokens_are_refused(server: Server, token: str) -> None:
    headers = {b"authorization": f"Bearer {token}".encode()}
    answer = httpx.get(f"{server.url}/api/account", headers=headers)
    assert (answer.status_code, reason(answer)) == (401, "wrong_token")


def test_tokens_can_be_dropped(server: Server) -> None:
    ann = server.person()
    assert ann.http.get("/api/account").status_code == 200
    assert ann.http.delete("/api/tokens").status_code == 204
    assert reason(ann.http.get("/api/account")) == "wrong_token"


def test_a_guest_keeps_name_and_matches(server: Server) -> None:
    client = browser(server)
    table = client.post("/api/tables", json={"game": "hoard", "seats": ["me", "random"]}).json()["table"]
    kept = client.post("/api/account/keep", json={"name": "Keeper Ann", "password": PASSWORD})
    assert kept.json()["guest"] is False
    assert reason(client.post("/api/account/keep", json={"name": "X Y", "password": PASSWORD})) == "name_kept"
    rival = browser(server)
    taken = rival.post("/api/account/keep", json={"name": " keeper  ANN ", "password": PASSWORD})
    assert reason(taken) == "name_taken"
    assert client.post("/api/logout").status_code == 204
    assert "meadhall" not in client.cookies
    for name, password in (("Keeper Ann", PASSWORD + "x"), ("Nobody", PASSWORD)):
        answer = client.post("/api/login", json={"name": name, "password": password})
        assert (answer.status_code, reason(answer)) == (401, "wrong_password")
    assert client.post("/api/login", json={"name": "keeper ann", "password": PASSWORD}).status_code == 200
    assert [line["table"] for line in client.get("/api/tables/mine").json()] == [table]


def test_of_a_password_and_a_token_only_hashes_are_kept(tmp_path: Path) -> None:
    async def keep() -> str:
        async with Services(Settings(tmp_path)) as services:
            guest = await services.accounts.enter_as_guest("Ann")
            account = await services.accounts.keep(guest, "Keeper Ann", PASSWORD)
            return await services.accounts.new_token(account, "a bot")

    token = asyncio.run(keep())
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("meadhall.sqlite*"))
    assert b"Keeper Ann" in kept
    assert b"$argon2id$" in kept
    assert PASSWORD.encode() not in kept
    assert token.encode() not in kept


@pytest.mark.parametrize(
    "wish", [{"name": "\u200b\u202e", "password": PASSWORD}, {"name": "Ann", "password": "short"}]
)
def test_names_and_passwords_have_some_substance(server: Server, wish: dict[str, str]) -> None:
    assert reason(browser(server).post("/api/account/keep", json=wish)) == "bad_request"


def test_too_often_is_too_often(new_server: Callable[..., Server]) -> None:
    server = new_server(limits={"chat": 2, "passwords": 3, "moves": 1})
    ann = server.person()
    table = ann.create("me", "random")["table"]
    for _ in range(2):
        ann.done(table, "chat", text="hello")
    answer = ann.do(table, "chat", text="hello")
    assert (answer.status_code, reason(answer)) == (429, "too_many")
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    guesses = [httpx.post(f"{server.url}/api/login", json={"name": "A", "password": "x"}) for _ in range(4)]
    assert [guess.status_code for guess in guesses] == [401, 401, 401, 429]


def test_every_answer_carries_the_headers_that_keep_browsers_safe(server: Server) -> None:
    for path in ("/", "/api/games", "/healthz", "/api/openapi.json", "/api/tables/x"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_large_bodies_stay_out(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", content=b"x" * 100_000)
    assert (answer.status_code, reason(answer)) == (413, "too_large")
    streamed = httpx.post(f"{server.url}/api/guest", content=iter([b"x" * 10_000] * 20))
    assert 400 <= streamed.status_code < 500
