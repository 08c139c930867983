"""Programs are told in the language they ask for; the same table may be looked at in several at once."""

from __future__ import annotations

import json

import pytest

from tests.site.running import Server

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
