"""Who may sit where, who may act for whom, and what happens when people go and come back."""

from __future__ import annotations

import time

import pytest

from tests.site.running import Server, play_out, reason


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True)["table"]
    hidden = ann.create("me", "open")["table"]
    listed = [line["table"] for line in bo.http.get("/api/tables").json()]
    assert table in listed
    assert hidden not in listed
    bo.done(table, "sit")
    assert table not in [line["table"] for line in bo.http.get("/api/tables").json()]
    mine = {line["table"]: line["your_turn"] for line in ann.http.get("/api/tables/mine").json()}
    assert mine == {table: True, hidden: False}


def test_an_invitation_is_needed_and_told_only_to_those_who_sit(server: Server) -> None:
    ann, bo, cid = server.person("Ann"), server.person("Bo"), server.person("Cid")
    made = ann.create("me", "open", "random")
    table, invitation = made["table"], made["invitation"]
    assert bo.look(table)["invitation"] is None
    for wrong in (None, "", "x", invitation[:-1], invitation + "x", "é"):
        assert reason(bo.do(table, "sit", invitation=wrong)) == "invitation_needed"
    assert bo.done(table, "sit", invitation=invitation)["status"] == "playing"
    for seat in (None, 0, 1, 2):
        answer = cid.do(table, "sit", invitation=invitation, seat=seat)
        assert answer.status_code == 409
        assert reason(answer) == ("no_free_seat" if seat is None else "seat_taken")
    assert bo.done(table, "sit", invitation=invitation)["viewer"] == 1  # asking again changes nothing


def test_whoever_leaves_before_the_match_frees_the_seat(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", "open", public=True)["table"]
    bo.done(table, "sit", seat=2)
    assert bo.done(table, "leave")["seats"][2]["kind"] == "open"
    assert ann.done(table, "leave")["status"] == "closed"
    assert reason(bo.do(table, "sit")) == "table_closed"


def test_a_bot_plays_for_whoever_leaves_and_they_may_come_back(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True, game="nidavellir")["table"]
    bo.done(table, "sit")
    seat = ann.done(table, "leave")["seats"][0]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("person", "greedy", "Ann")
    frame = bo.wait_for(table, lambda frame: frame["seq"] > 0)
    assert reason(ann.do(table, "play", seat=0, seq=frame["seq"], choice=0)) == "bot_sits_in"
    assert ann.done(table, "return")["seats"][0]["bot"] is None
    assert reason(ann.do(table, "return")) == "not_away"
    play_out([ann, bo], table)


def test_when_all_have_left_bots_finish_the_match(server: Server) -> None:
    ann = server.person()
    table = ann.create("me", "random")["table"]
    ann.done(table, "leave")
    ann.wait_for(table, lambda frame: frame["status"] == "over")


def test_only_the_absent_are_replaced(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True)["table"]
    bo.done(table, "sit")
    with bo.socket(table) as socket:
        socket.recv(timeout=60)
        time.sleep(0.4)
        assert reason(ann.do(table, "replace", seat=1)) == "not_absent"
    time.sleep(0.4)
    assert ann.done(table, "replace", seat=1)["seats"][1]["bot"] == "greedy"
    assert reason(ann.do(table, "replace", seat=0)) == "not_absent"
    bo.done(table, "return")
    play_out([ann, bo], table)


HANDLERS: dict[str, dict[str, object]] = {
    "play": {"seat": 0, "seq": 0, "choice": 0},
    "undo": {"seat": 0, "seq": 0},
    "undo/answer": {"seat": 0, "seq": 0, "agree": True},
    "leave": {},
    "return": {},
    "replace": {"seat": 0},
    "chat": {"text": "hello"},
    "rematch": {},
}


@pytest.mark.parametrize("deed", HANDLERS)
def test_a_seat_acts_only_for_its_owner(server: Server, deed: str) -> None:
    """Stranger without account, somebody else, a neighbour at the table: none of them acts for seat 0."""
    ann, bo, cid = server.person("Ann"), server.person("Bo"), server.person("Cid")
    table = ann.create("me", "open", public=True)["table"]
    bo.done(table, "sit")
    before = ann.look(table)
    wish = HANDLERS[deed]
    with server.stranger() as listener:
        assert reason(listener.post(f"/api/tables/{table}/{deed}", json=wish)) == "no_account"
    assert cid.do(table, deed, **wish).status_code == 403
    if "seat" in wish and deed != "replace":
        assert reason(bo.do(table, deed, **wish)) == "not_your_seat"
    if deed not in ("leave", "chat", "replace"):  # these are the neighbour's good right
        bo.do(table, deed, **wish)
    after = ann.look(table)
    assert (after["seq"], after["seats"], after["chat"]) == (before["seq"], before["seats"], [])


def test_games_levels_and_wrong_tables(server: Server) -> None:
    ann = server.person()
    games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    assert games["nidavellir"]["most_seats"] == 5
    assert [level["level"] for level in ann.http.get("/api/bots").json()][:2] == ["random", "greedy"]
    assert reason(ann.http.get("/api/games/chess")) == "unknown_game"
    wrong: list[tuple[dict[str, object], str]] = [
        ({"game": "chess", "seats": ["me", "random"]}, "unknown_game"),
        ({"game": "hoard", "seats": ["me"]}, "seat_count"),
        ({"game": "hoard", "seats": ["me", "me"]}, "one_seat_each"),
        ({"game": "hoard", "seats": ["me", "search:99s"]}, "unknown_level"),
        ({"game": "hoard", "seats": ["me", "random"], "options": {"x": 1}}, "unknown_option"),
        ({"game": "hoard", "seats": ["me", "random"], "options": {"rounds": "many"}}, "option_value"),
        ({"game": "hoard", "seats": ["me", "random"], "options": {"rounds": 10**30}}, "bad_request"),
    ]
    for wish, expected in wrong:
        assert reason(ann.http.post("/api/tables", json=wish)) == expected
