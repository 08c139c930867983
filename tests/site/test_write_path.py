"""One way to write: the same choice again is done once, conflicting ones lose with a clear answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.site.running import Frame, Person, Server, reason

RACERS = 10


def two_seats(server: Server) -> tuple[Person, Person, Frame]:
    ann, bo = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "open", public=True)["table"]
    bo.done(table, "sit")
    return ann, bo, ann.look(table)


def choices(frame: Frame) -> list[int]:
    return [choice["choice"] for choice in frame["decision"]["choices"]]


def test_the_same_choice_sent_again_is_done_once(server: Server) -> None:
    ann, bo, frame = two_seats(server)
    wish = {"seat": 0, "seq": frame["seq"], "choice": choices(frame)[0]}
    first = ann.done(frame["table"], "play", **wish)
    again = ann.done(frame["table"], "play", **wish)
    assert again == first
    their = bo.look(frame["table"])
    bo.done(frame["table"], "play", seat=1, seq=their["seq"], choice=choices(their)[0])
    late = ann.done(frame["table"], "play", **wish)
    assert late["seq"] > first["seq"]


def test_another_choice_at_the_same_seq_is_refused_with_a_fresh_look(server: Server) -> None:
    ann, _bo, frame = two_seats(server)
    one, other = choices(frame)[:2]
    ann.done(frame["table"], "play", seat=0, seq=frame["seq"], choice=one)
    late = ann.do(frame["table"], "play", seat=0, seq=frame["seq"], choice=other)
    assert late.status_code == 409
    told = late.json()
    assert told["error"]["reason"] == "stale_seq"
    assert told["table"]["seq"] == frame["seq"] + 1
    again = ann.done(frame["table"], "play", seat=0, seq=told["table"]["seq"], choice=other)
    assert again["seq"] == frame["seq"] + 2  # a sealed bid may be changed


@pytest.mark.parametrize("conflicting", [False, True])
def test_of_ten_who_race_exactly_one_wins(server: Server, conflicting: bool) -> None:
    ann, _bo, frame = two_seats(server)
    offered = choices(frame)
    wishes = [offered[number % len(offered)] if conflicting else offered[0] for number in range(RACERS)]

    def send(choice: int) -> httpx.Response:
        url = f"{server.url}/api/tables/{frame['table']}/play"
        wish = {"seat": 0, "seq": frame["seq"], "choice": choice}
        return httpx.post(url, json=wish, headers=ann.headers, timeout=60)

    with ThreadPoolExecutor(RACERS) as racers:
        answers = list(racers.map(send, wishes))
    assert ann.look(frame["table"])["seq"] == frame["seq"] + 1
    winners = {wish for wish, answer in zip(wishes, answers, strict=True) if answer.status_code == 200}
    assert len(winners) == 1
    for wish, answer in zip(wishes, answers, strict=True):
        assert answer.status_code == (200 if wish in winners else 409)


@pytest.mark.parametrize(
    ("change", "status", "expected"),
    [
        ({"choice": 999}, 422, "not_a_choice"),
        ({"choice": 2**53 - 1}, 422, "not_a_choice"),
        ({"choice": -1}, 422, "bad_request"),
        ({"choice": "0"}, 422, "bad_request"),
        ({"choice": True}, 422, "bad_request"),
        ({"seq": 7}, 409, "stale_seq"),
        ({"seat": 1}, 403, "not_your_seat"),
        ({"seat": 50}, 404, "no_such_seat"),
        ({"extra": 1}, 422, "bad_request"),
    ],
)
def test_what_is_refused_changes_nothing(
    server: Server, change: dict[str, object], status: int, expected: str
) -> None:
    ann, _bo, frame = two_seats(server)
    wish = {"seat": 0, "seq": frame["seq"], "choice": choices(frame)[0], **change}
    answer = ann.do(frame["table"], "play", **wish)
    assert (answer.status_code, reason(answer)) == (status, expected)
    assert answer.json()["error"]["sentence"]
    assert ann.look(frame["table"])["seq"] == frame["seq"]


def test_nobody_plays_before_all_are_there(server: Server) -> None:
    ann = server.person()
    frame = ann.create("me", "open")
    assert frame["view"] is None
    assert reason(ann.do(frame["table"], "play", seat=0, seq=0, choice=0)) == "not_started"


def test_two_servers_on_one_store_never_both_win(server: Server) -> None:
    """The primary key is the referee: a second process sees the first one's move and catches up."""
    ann, _bo, frame = two_seats(server)
    one, other = choices(frame)[:2]
    with Server(server.folder, server.packages, absence=0.3) as second:
        there = httpx.Client(base_url=second.url, headers=ann.headers, timeout=60)
        assert there.get(f"/api/tables/{frame['table']}").json()["seq"] == frame["seq"]
        ann.done(frame["table"], "play", seat=0, seq=frame["seq"], choice=one)
        wish = {"seat": 0, "seq": frame["seq"], "choice": other}
        late = there.post(f"/api/tables/{frame['table']}/play", json=wish)
        assert (late.status_code, reason(late)) == (409, "stale_seq")
        assert late.json()["table"]["seq"] == frame["seq"] + 1
