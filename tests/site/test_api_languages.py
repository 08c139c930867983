"""Programs are told in the language they ask for; the same table may be looked at in several at once."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from meadhall.site.matches.bot_levels import LEVELS
from meadhall.site.matches.chat import REACTIONS
from tests.site.running import PATIENCE, Server

PROMPTS = {"en": "each tavern", "ru": "таверн", "fr": "chaque taverne"}


@pytest.mark.parametrize("language", PROMPTS)
def test_a_frame_speaks_the_language_asked_for(server: Server, language: str) -> None:
    ann = server.person()
    table = ann.create("me", "random", game="nidavellir", pace=10_000)["table"]
    told = ann.http.get(f"/api/tables/{table}?lang={language}").json()
    english = ann.look(table)
    assert PROMPTS[language].lower() in told["decision"]["prompt"].lower()
    assert told["view"] == english["view"]
    assert [each["choice"] for each in told["decision"]["choices"]] == [
        each["choice"] for each in english["decision"]["choices"]
    ]
    assert (told["decision"] == english["decision"]) == (language == "en")


def test_a_refusal_speaks_it_too(server: Server) -> None:
    ann = server.person()
    told = ann.http.get("/api/tables/0000?lang=ru").json()["error"]
    assert told["reason"] == "no_such_table"
    assert "стол" in told["sentence"].lower()


def test_a_socket_speaks_it_too(server: Server) -> None:
    ann = server.person()
    table = ann.create("me", "random", game="nidavellir", pace=10_000)["table"]
    with ann.socket(table, lang="fr") as socket:
        frame = json.loads(socket.recv())
        assert "taverne" in frame["decision"]["prompt"].lower()
        wrong = {"type": "play", "id": 1, "seat": 0, "seq": 99, "choice": 0}
        socket.send(json.dumps(wrong))
        answer = json.loads(socket.recv())
        assert answer["type"] == "refused"
        assert answer["error"]["sentence"] != "The table has moved on: it is at 0, not at 99."


def test_a_language_nobody_speaks_here_is_refused(server: Server) -> None:
    ann = server.person()
    table = ann.create("me", "random", game="nidavellir", pace=10_000)["table"]
    assert ann.http.get(f"/api/tables/{table}?lang=tlh").status_code == 422


# -- refusals --------------------------------------------------------------------------------------------

LATIN = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
ENGLISH = re.compile(r"\b(of|the|should|is|are|at most|at least|there|cannot|must|not|be|an|it|has|Input)\b")
IDS = {
    *("JSON", "true", "false", "Hoard", "H2", "seat", "choice", "seq"),
    *("body", "query", "path", "lang", "since", "said", "seats", "options", "clock", "move", "pace"),
    *("text", "reaction", "play", "undo", "answer_undo", "chat", "press", "hurry", "rounds", "double"),
}
BAD: list[tuple[str, dict[str, Any]]] = [
    ("", {"game": "chess", "seats": ["me", "random"]}),
    ("", {"game": "hoard", "seats": ["me"]}),
    ("", {"game": "hoard", "seats": ["me", "me"]}),
    ("", {"game": "hoard", "seats": ["me", "oracle"]}),
    ("", {"game": "hoard", "seats": ["me", "random"], "options": {"rounds": "x"}}),
    ("", {"game": "hoard", "seats": ["me", "random"], "options": {"double": 3}}),
    ("", {"game": "hoard", "seats": ["me", "random"], "options": {"magic": True}}),
    ("", {"game": "hoard", "seats": "me"}),
    ("", {"game": "hoard"}),
    ("", {"game": "hoard", "seats": ["me", "random"], "magic": 1}),
    ("", {"game": "hoard", "seats": ["me", "random"], "pace": -1}),
    ("", {"game": "hoard", "seats": ["me", "random"], "pace": 10**7}),
    ("", {"game": "hoard", "seats": ["me", ""]}),
    ("", {"game": "hoard", "seats": ["me", "r" * 50]}),
    ("", {"game": "hoard", "seats": ["random"] * 50}),
    ("", {"game": "hoard", "seats": ["me", "random"], "public": "yes"}),
    ("", {"game": "hoard", "seats": ["me", "random"], "clock": {"move": 1.5}}),
    ("", {"game": 7, "seats": ["me", "random"]}),
    ("/{table}/play", {"seat": 0, "seq": 0, "choice": 9999}),
    ("/{table}/play", {"seat": 0, "seq": 77, "choice": 0}),
    ("/{table}/play", {"seat": 1, "seq": 0, "choice": 0}),
    ("/{table}/play", {"seat": 9, "seq": 0, "choice": 0}),
    ("/{table}/play", {"seat": "a", "seq": 0, "choice": 0}),
    ("/{table}/play", {}),
    ("/{table}/undo", {"seat": 0, "seq": 0}),
    ("/{table}/undo/answer", {"seat": 0, "seq": 0, "agree": True}),
    ("/{table}/chat", {"kind": "reaction", "text": "burp"}),
    ("/{table}/chat", {"kind": "shout", "text": "x"}),
    ("/{table}/chat", {"kind": "text", "text": "  "}),
    ("/{table}/replace", {"seat": 1}),
    ("/{table}/return", {}),
    ("/{table}/rematch", {}),
    ("/0000/sit", {}),
]


def assert_one_language(error: dict[str, Any], language: str, ids: set[str]) -> None:
    sentence = str(error["sentence"])
    if language == "ru":
        assert re.search("[а-яё]", sentence) and set(LATIN.findall(sentence)) <= ids, error
    else:
        assert not ENGLISH.search(sentence), error


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_what_is_wrong_with_a_request_is_said_in_one_language(server: Server, language: str) -> None:
    ann = server.person()
    table = ann.create("me", "random", pace=10_000)["table"]
    games = {game["id"] for game in ann.http.get("/api/games").json()}
    levels = {word for level in LEVELS for word in LATIN.findall(level)}
    reasons = set()
    for place, body in BAD:
        address = f"/api/tables{place.format(table=table)}?lang={language}"
        answer = ann.http.post(address, json=body)
        assert answer.status_code >= 400, (place, body, answer.text)
        error = answer.json()["error"]
        sent = set(LATIN.findall(json.dumps(body))) | {error["rule"] or ""}
        assert_one_language(error, language, IDS | sent | games | levels | {*REACTIONS})
        reasons.add(error["reason"])
    for wrong in (b"{", b"[]", b"7"):
        answer = ann.http.post(
            f"/api/tables?lang={language}", content=wrong, headers={"content-type": "application/json"}
        )
        assert_one_language(answer.json()["error"], language, IDS)
    assert len(reasons) >= 17, reasons


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_sockets_refuse_in_one_language(server: Server, language: str) -> None:
    ann = server.person()
    table = ann.create("me", "random", pace=10_000)["table"]
    with ann.socket(table, lang=language) as socket:
        socket.recv(PATIENCE)
        for message in ("x", "{}", '{"type": "dance"}', '{"type": "play"}', '{"type": "chat", "text": 7}'):
            socket.send(message)
            while (on_news := json.loads(socket.recv(PATIENCE)))["type"] != "refused":
                pass
            assert_one_language(on_news["error"], language, IDS | {"seat"})
