"""The pages around a table: waiting room, table, result, replay, and the deeds by plain forms."""

from __future__ import annotations

import random
import re
import time
import unicodedata

import httpx
import pytest

from tests.site.running import Person, Server, play_out, reason


def post(person: Person, table: str, deed: str, **fields: object) -> httpx.Response:
    return person.http.post(f"/table/{table}/{deed}", data={key: str(value) for key, value in fields.items()})


def page(person: Person, table: str, path: str = "") -> str:
    answer = person.http.get(f"/table/{table}{path}")
    assert answer.status_code == 200, answer.text[:300]
    return answer.text


def finished(server: Server, game: str = "hoard") -> tuple[Person, str]:
    ann = server.person("Ann")
    table = ann.create("me", "random", game=game)["table"]
    play_out([ann], table)
    return ann, table


def test_the_room_invites_and_the_game_begins_when_it_is_full(server: Server) -> None:
    ann = server.person("Ann")
    made = ann.create("me", "open")
    room = page(ann, made["table"])
    assert f"/table/{made['table']}?invitation={made['invitation']}" in room
    assert "<svg" in room and 'data-do="copy"' in room
    with server.stranger() as stranger:
        welcome = stranger.get(f"/table/{made['table']}", params={"invitation": made["invitation"]}).text
        assert "You are invited" in welcome
        sat = stranger.post(
            f"/table/{made['table']}/sit",
            data={"invitation": made["invitation"]},
            headers={"origin": server.url, "accept-language": "ru"},
        )
        assert sat.status_code == 303 and "meadhall" in sat.cookies
        assert 'id="r-prompt"' in stranger.get(f"/table/{made['table']}", headers={"origin": server.url}).text
    name = ann.look(made["table"])["seats"][1]["name"]
    assert unicodedata.name(name[0]).startswith("CYRILLIC")  # a friendly name, in the stranger's language
    assert ann.look(made["table"])["status"] == "playing"


def test_the_invitation_is_told_to_those_who_sit_only(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    made = ann.create("me", "open")
    seen = page(bo, made["table"])
    assert made["invitation"] not in seen
    assert "Sit here" not in seen  # it would be refused
    assert post(bo, made["table"], "sit").status_code == 403
    assert "Sit here" in page(bo, ann.create("me", "open", public=True)["table"])
    assert post(bo, made["table"], "bot", seat=1, level="greedy").status_code == 403
    assert post(bo, made["table"], "start", level="greedy").status_code == 403


def test_free_seats_are_filled_with_bots(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "open", "open")["table"]
    assert post(ann, table, "bot", seat=1, level="greedy").status_code == 303
    frame = ann.look(table)
    assert [seat["kind"] for seat in frame["seats"]] == ["person", "bot", "open"]
    assert post(ann, table, "bot", seat=1, level="greedy").status_code == 409
    assert post(ann, table, "bot", seat=9, level="greedy").status_code == 404
    assert post(ann, table, "bot", seat=2, level="genius").status_code == 422
    assert post(ann, table, "start", level="random").status_code == 303
    assert ann.look(table)["status"] == "playing"


@pytest.mark.parametrize("game", ["hoard", "aetherya", "nidavellir"])
def test_a_table_shows_prompt_log_chat_and_what_may_be_pressed(server: Server, game: str) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random", game=game)["table"]
    shown = page(ann, table)
    for region in ("top", "prompt", "log", "chat", "tabs", "notice"):
        assert len(re.findall(f'data-region="{region}"', shown)) == 1, region
    assert 'data-press="' in shown and " style=" not in shown
    ids = re.findall(r'\sid="([^"]+)"', shown)
    assert len(ids) == len(set(ids)), "an id stands for one thing"
    with server.stranger() as stranger:
        watching = stranger.get(f"/table/{table}").text
    assert not re.search(r'<button[^>]*class="[^"]*\bcan\b', watching)
    assert "data-chat" not in watching


def test_leaving_and_coming_back(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random", "random")["table"]
    assert "/leave" in page(ann, table, "/about?key=site:door")
    assert post(ann, table, "leave").status_code == 303
    away = page(ann, table)
    if ann.look(table)["status"] == "playing":
        assert "/return" in away and 'data-press="' not in away
        assert post(ann, table, "return").status_code == 303


def test_an_absent_player_is_replaced(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    made = ann.create("me", "open")
    bo.done(made["table"], "sit", invitation=made["invitation"])
    assert "is away" not in page(ann, made["table"])  # she has to choose herself
    ann.play_any(ann.look(made["table"]), random.Random(1))
    assert "is away" in page(ann, made["table"])
    ann.wait_for(made["table"], lambda _frame: post(ann, made["table"], "replace", seat=1).status_code == 303)
    assert ann.look(made["table"])["seats"][1]["bot"] == "greedy"


def test_who_has_days_for_a_choice_is_missed_by_nobody(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    made = ann.create("me", "open", clock={"move": 2 * 86_400})
    bo.done(made["table"], "sit", invitation=made["invitation"])
    ann.play_any(ann.look(made["table"]), random.Random(1))
    assert "is away" not in page(ann, made["table"])
    time.sleep(0.4)
    assert post(ann, made["table"], "replace", seat=1).status_code == 409


def test_the_result_shows_sheet_seed_and_ways_on(server: Server) -> None:
    ann, table = finished(server)
    told = ann.http.get(f"/api/tables/{table}/result").json()
    shown = page(ann, table)
    assert told["seed"] in shown and told["commitment"] in shown
    assert "score-sheet" in shown and f"/api/tables/{table}/record" in shown
    for score in told["result"]["scores"]:
        assert f">{score}<" in shown
    again = post(ann, table, "rematch")
    assert again.status_code == 303 and again.headers["location"] != f"/table/{table}"
    assert page(ann, again.headers["location"].removeprefix("/table/"))


def test_the_seed_is_in_no_page_before_the_end(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "random")["table"]
    early = [
        page(ann, table),
        page(ann, table, "/about?key=site:rules"),
        page(ann, table, "/about?key=site:log"),
    ]
    for path in ("/replay", "/replay/frame"):
        assert ann.http.get(f"/table/{table}{path}").status_code == 409
    play_out([ann], table)
    seed = ann.http.get(f"/api/tables/{table}/result").json()["seed"]
    assert all(seed not in text for text in early)


@pytest.mark.parametrize("game", ["hoard", "nidavellir"])
def test_every_move_can_be_replayed_from_every_seat(server: Server, game: str) -> None:
    ann, table = finished(server, game)
    last = ann.http.get(f"/table/{table}/replay/frame").json()
    assert last["move"] == last["moves"] > 0
    before: dict[str, str] = {}
    for move in range(min(last["moves"], 12) + 1):
        for seat in (-1, 0, 1):
            frame = ann.http.get(f"/table/{table}/replay/frame", params={"move": move, "seat": seat}).json()
            assert frame["move"] == move and "prompt" in frame["regions"]
            assert not re.search(r'<button[^>]*class="[^"]*\bcan\b', "".join(frame["regions"].values()))
        assert frame["regions"] != before
        before = frame["regions"]
    shown = page(ann, table, "/replay?move=1&seat=0")
    assert 'data-move="1"' in shown and 'data-replay="' in shown
    assert page(ann, table, "/replay?move=99999&seat=77")


def test_a_replay_shows_each_seat_only_its_own(server: Server) -> None:
    ann, table = finished(server)
    views = [
        ann.http.get(f"/table/{table}/replay/frame", params={"move": 0, "seat": seat}).json()["regions"][
            "players"
        ]
        for seat in (-1, 0, 1)
    ]
    assert len(set(views)) == 3


def test_talk_by_a_plain_form_and_names_are_escaped(server: Server) -> None:
    ann = server.person("<i>Ann")
    table = ann.create("me", "open")["table"]
    assert post(ann, table, "chat", text="<script>alert(1)</script>").status_code == 303
    assert post(ann, table, "chat", text="  ").status_code == 422
    shown = page(ann, table)
    assert "<script>alert" not in shown and "&lt;script&gt;alert" in shown
    assert "<i>Ann" not in shown


def test_no_such_table_is_a_kind_page(server: Server) -> None:
    with server.stranger() as stranger:
        answer = stranger.get("/table/nowhere")
    assert answer.status_code == 404 and "text/html" in answer.headers["content-type"]


def test_deeds_need_somebody(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "open")["table"]
    with server.stranger() as stranger:
        for deed in ("leave", "return", "replace", "bot", "start", "rematch", "chat"):
            assert stranger.post(f"/table/{table}/{deed}", data={}).status_code == 401, deed
    assert reason(ann.do(table, "return")) == "not_away"
