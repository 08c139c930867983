"""Nonsense in, a clear answer out: never a 5xx, never a stuck table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from websockets.exceptions import ConnectionClosed

from tests.site.running import Person, Server, play_out

EXAMPLES = settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations(server: Server) -> list[Any]:
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def test_requests_made_up_from_the_schema_never_break_the_server(new_server: Callable[..., Server]) -> None:
    server = new_server(limits={"tables": 20})
    ann = server.person()
    table = ann.create("me", "random", "random", game="nidavellir")["table"]
    tried = set()
    for operation in operations(server):
        if operation.path.endswith("/stream") or operation.label == "DELETE /api/tokens":
            continue
        tried.add(operation.label)
        attack(operation, ann, table)
    assert len(tried) >= 18
    if ann.look(table)["seats"][0]["bot"]:
        ann.done(table, "return")
    play_out([ann], table)


def attack(operation: Any, person: Person, table: str) -> None:
    """Valid and invalid requests, now at a real table, now at an invented one."""
    for mode in schemathesis.GenerationMode:
        strategy = operation.as_strategy(generation_mode=mode)

        @EXAMPLES
        @given(case=strategy, real=st.booleans())
        def send(case: Any, real: bool) -> None:
            if real and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            answer = case.call(headers=person.headers)
            assert answer.status_code < 500, (operation.label, answer.text)
            if answer.status_code >= 400:
                assert {"reason", "sentence", "rule", "rule_url"} == set(answer.json()["error"])

        with suppress(Unsatisfiable):  # some requests cannot be wrong
            send()


BODIES = st.one_of(
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=10,
    ).map(lambda value: json.dumps(value).encode()),
    st.just(b"[" * 30_000),
    st.just(b'{"name": "\\ud800"}'),
    st.just(b'{"name": "\\u0000"}'),
    st.just(b'{"game": "hoard", "seats": ["me", "random"], "options": {"\\ud800": "\\ud800"}}'),
    st.just(b'{"text": "\\ud83d"}'),
)
PATHS = (
    "/api/guest",
    "/api/tables",
    "/api/login",
    "/api/tokens",
    "/api/tables/%s/play",
    "/api/tables/%s/chat",
)


@pytest.mark.parametrize("path", PATHS)
def test_any_bytes_as_a_body_are_answered(server: Server, path: str) -> None:
    ann = server.person()
    table = ann.create("me", "random")["table"]
    headers = {**ann.headers, "content-type": "application/json"}
    url = f"{server.url}{path.replace('%s', table)}"
    with httpx.Client(timeout=60) as http:

        @settings(EXAMPLES, max_examples=30)
        @given(body=BODIES)
        def send(body: bytes) -> None:
            answer = http.post(url, content=body, headers=headers)
            assert answer.status_code < 500, (body, answer.text)

        send()


@pytest.mark.parametrize(
    "path", ["/%00", "/%ff%fe", "/api/tables/%00", "/api/tables/" + "x" * 5000, "//", "/none/../x"]
)
def test_any_path_is_answered(server: Server, path: str) -> None:
    assert 400 <= httpx.get(server.url + path).status_code < 500


def random_message(dice: random.Random) -> str | bytes:
    kind = dice.randrange(4)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return dice.randbytes(dice.randrange(200)).decode("latin-1")
    values = [0, -1, 2**63, 1.5, "x", None, True, [], {}, "play", "undo", "chat"]
    fields = ["type", "id", "seat", "seq", "choice", "text", "kind", "agree"]
    return json.dumps({field: dice.choice(values) for field in dice.sample(fields, 4)})


@pytest.mark.parametrize("seed", range(5))
def test_any_bytes_on_a_socket_are_answered_or_the_socket_is_closed(server: Server, seed: int) -> None:
    dice = random.Random(seed)
    ann = server.person()
    table = ann.create("me", "random", "random")["table"]
    with ann.socket(table) as socket:
        try:
            for _ in range(80):
                socket.send(random_message(dice))
            while True:
                socket.recv(timeout=5)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1008
    play_out([ann], table)
    assert not [line for line in server.log_lines() if line["level"] == "error"]
