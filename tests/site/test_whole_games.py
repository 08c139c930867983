"""Whole games by people who play over the API, with bots, tabs, spectators and lost connections."""

from __future__ import annotations

import json
import random

import pytest

from meadhall.core.record_reader import read
from meadhall.core.replay import verify
from tests.site.running import Frame, Person, Server, my_turn, over, play_out, reason


def checked_record(person: Person, table: str) -> int:
    """Proves the match by its record; gives the number of moves."""
    text = person.http.get(f"/api/tables/{table}/record").text
    (record,) = read(line.encode() for line in text.splitlines())
    verify(record)
    return len(record.moves)


def test_two_people_and_two_bots_play_a_whole_game(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    made = ann.create("me", "open", "random", "greedy", game="nidavellir", public=True)
    table = made["table"]
    assert made["status"] == "open"
    assert bo.done(table, "sit")["status"] == "playing"
    end = play_out([ann, bo], table)
    assert [seat["name"] for seat in end["seats"][:2]] == ["Ann", "Bo"]
    told = ann.http.get(f"/api/tables/{table}/result").json()
    assert told["result"] == end["result"]
    assert told["commitment"] == made["commitment"]
    assert checked_record(ann, table) == end["seq"]


def test_four_bots_can_be_watched(server: Server) -> None:
    ann = server.person()
    table = ann.create("greedy", "random", "random", "random", game="nidavellir")["table"]
    with ann.socket(table) as socket:
        news: list[dict[str, object]] = []
        frame: Frame = {"status": "playing"}
        while not over(frame):
            frame = json.loads(socket.recv(timeout=60))
            assert frame["viewer"] == -1
            assert frame["decision"] is None
            news += frame["news"]
    assert news == ann.look(table)["news"]  # slow or not, nothing is missed and nothing told twice


def test_people_play_over_sockets_and_every_tab_sees_it(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True)["table"]
    bo.done(table, "sit")
    dice = random.Random(3)
    with ann.socket(table) as tab, ann.socket(table) as other_tab, bo.socket(table) as far:
        tabs = (tab, other_tab, far)
        frames = {socket: latest(socket, 0) for socket in tabs}
        while not over(frames[tab]):
            player = tab if my_turn(frames[tab]) else far
            play_by_socket(player, frames[player], dice)
            after = frames[player]["seq"] + 1
            frames = {socket: latest(socket, after) for socket in tabs}
        assert frames[tab]["view"] == frames[other_tab]["view"]
    assert frames[far]["result"] is not None


def play_by_socket(socket: object, frame: Frame, dice: random.Random) -> None:
    choice = dice.choice(frame["decision"]["choices"])["choice"]
    wish = {"type": "play", "id": 1, "seat": frame["viewer"], "seq": frame["seq"], "choice": choice}
    socket.send(json.dumps(wish))  # type: ignore[attr-defined]


def latest(socket: object, seq: int) -> Frame:
    """The next frame that has come so far."""
    while True:
        message: Frame = json.loads(socket.recv(timeout=60))  # type: ignore[attr-defined]
        assert message["type"] != "refused", message
        if message["type"] == "table" and message["seq"] >= seq:
            return message


def test_a_reloaded_page_is_told_only_what_it_missed(server: Server) -> None:
    ann = server.person()
    table = ann.create("me", "random", "random")["table"]
    play_out([ann], table)
    whole = ann.look(table)
    half = whole["seq"] // 2
    ann.done(table, "chat", kind="reaction", text="good_game")
    with ann.socket(table, since=half, said=0) as socket:
        frame = json.loads(socket.recv(timeout=60))
    assert frame["news"] == [item for item in whole["news"] if item["seq"] >= half]
    assert [line["text"] for line in frame["chat"]] == ["good_game"]
    with ann.socket(table, since=whole["seq"], said=1) as socket:
        frame = json.loads(socket.recv(timeout=60))
    assert frame["news"] == frame["chat"] == []


def test_a_program_follows_the_stream_and_resumes(server: Server) -> None:
    ann = server.person()
    table = ann.create("me", "random", "random")["table"]
    play_out([ann], table)
    whole = ann.look(table)
    first = next_event(ann, table, {})
    assert json.loads(first["data"])["news"] == whole["news"]
    again = next_event(ann, table, {"last-event-id": first["id"]})
    assert json.loads(again["data"])["news"] == []


def next_event(person: Person, table: str, headers: dict[str, str]) -> dict[str, str]:
    event = {}
    with person.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        for line in stream.iter_lines():
            if not line:
                break
            field, _, value = line.partition(": ")
            event[field] = value
    return event


@pytest.mark.parametrize("what", ["result", "record"])
def test_result_record_and_seed_are_told_only_at_the_end(server: Server, what: str) -> None:
    ann = server.person()
    table = ann.create("me", "random")["table"]
    assert reason(ann.http.get(f"/api/tables/{table}/{what}")) == "not_over"
    play_out([ann], table)
    assert ann.http.get(f"/api/tables/{table}/{what}").status_code == 200


def test_a_rematch_keeps_the_seats_for_those_who_played(server: Server) -> None:
    ann, bo, stranger = server.person("Ann"), server.person("Bo"), server.person("Cid")
    table = ann.create("me", "open", "random", public=True)["table"]
    bo.done(table, "sit")
    assert reason(ann.do(table, "rematch")) == "not_over"
    play_out([ann, bo], table)
    again = ann.done(table, "rematch")
    assert again["status"] == "open"
    assert again["table"] == bo.look(table)["rematch"]
    assert [seat["reserved"] for seat in again["seats"]].count(True) == 1
    assert reason(stranger.do(again["table"], "sit")) == "no_free_seat"
    kept = next(seat["seat"] for seat in again["seats"] if seat["reserved"])
    assert reason(stranger.do(again["table"], "sit", seat=kept)) == "seat_reserved"
    assert [line["table"] for line in bo.http.get("/api/tables/mine").json()] == [again["table"], table]
    both = bo.done(table, "rematch")
    assert both["status"] == "playing"
    assert both["table"] == again["table"]
    play_out([ann, bo], again["table"])
