"""Taking back: one's own last choice, while it showed nothing; other people must agree."""

from __future__ import annotations

import pytest

from tests.site.running import Frame, Person, Server, play_out, reason

SLOW_BOTS = 10_000


def bid(person: Person, frame: Frame, which: int = 0) -> Frame:
    choice = frame["decision"]["choices"][which]["choice"]
    return person.done(frame["table"], "play", seat=frame["viewer"], seq=frame["seq"], choice=choice)


def test_among_bots_a_choice_is_taken_back_at_once(server: Server) -> None:
    ann = server.person()
    made = ann.create("me", "random", "random", pace=SLOW_BOTS)
    table = made["table"]
    after = bid(ann, made)
    assert after["may_undo"]
    wish = {"seat": 0, "seq": after["seq"]}
    back = ann.done(table, "undo", **wish)
    assert back["view"] == made["view"]
    assert back["seq"] == after["seq"] + 1
    assert back["news"][-1] == {
        "seq": 1,
        "what": "taken_back",
        "seat": 0,
        "to": 0,
        "text": "Ann took back a choice.",
    }
    assert ann.done(table, "undo", **wish)["seq"] == back["seq"]  # sent again, done once
    assert reason(ann.do(table, "undo", seat=0, seq=back["seq"])) == "no_undo"


def test_a_choice_taken_back_is_not_in_the_record(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True)["table"]
    frame = bo.done(table, "sit")
    after = bid(ann, ann.look(table))
    ann.done(table, "undo", seat=0, seq=after["seq"])
    bo.done(table, "undo/answer", seat=1, seq=after["seq"], agree=True)
    assert ann.look(table)["view"] == ann.look(table)["view"]
    assert bo.look(table)["view"] == frame["view"]
    end = play_out([ann, bo], table)
    record = ann.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert len(record) - 2 == end["seq"] - 2


def test_other_people_are_asked_first(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", "random", public=True, pace=SLOW_BOTS)["table"]
    bo.done(table, "sit")
    after = bid(ann, ann.look(table))
    assert reason(bo.do(table, "undo/answer", seat=1, seq=after["seq"], agree=True)) == "no_undo_asked"
    asked = ann.done(table, "undo", seat=0, seq=after["seq"])
    assert asked["undo_ask"] == {"seat": 0, "agreed": []}
    assert asked["seq"] == after["seq"]
    assert reason(ann.do(table, "undo/answer", seat=0, seq=after["seq"], agree=True)) == "no_undo_asked"
    refused = bo.done(table, "undo/answer", seat=1, seq=after["seq"], agree=False)
    assert refused["undo_ask"] is None
    assert refused["seq"] == after["seq"]
    ann.done(table, "undo", seat=0, seq=after["seq"])
    match_summary = bo.done(table, "undo/answer", seat=1, seq=after["seq"], agree=True)
    assert match_summary["seq"] == after["seq"] + 1
    assert match_summary["news"][-1]["what"] == "taken_back"


def test_any_choice_ends_the_question(server: Server) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", "random", public=True, pace=SLOW_BOTS)["table"]
    bo.done(table, "sit")
    after = bid(ann, ann.look(table))
    ann.done(table, "undo", seat=0, seq=after["seq"])
    moved = bid(bo, bo.look(table))
    assert moved["undo_ask"] is None
    assert reason(bo.do(table, "undo/answer", seat=1, seq=moved["seq"], agree=True)) == "no_undo_asked"


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_takes_back_the_choice_of_another(server: Server, seat: int) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", "random", public=True, pace=SLOW_BOTS)["table"]
    bo.done(table, "sit")
    after = bid(ann, ann.look(table))
    assert reason(ann.do(table, "undo", seat=seat, seq=after["seq"])) == "not_your_seat"
    assert reason(bo.do(table, "undo", seat=1, seq=after["seq"])) == "no_undo"
