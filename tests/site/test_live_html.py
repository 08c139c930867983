"""The live line of a table's page: changed regions go out, presses come in; nothing lost, nothing doubled."""

from __future__ import annotations

import json
import re
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meadhall.core.i18n import speaking
from meadhall.site.matches.bot_levels import bot_name, in_words
from tests.site.live_pages import Page
from tests.site.running import PATIENCE, Person, Server

LONG_PAUSE = 10_000  # milliseconds


def two_people(server: Server, game: str = "hoard") -> tuple[Person, Person, str]:
    ann, bo = server.person("Ann"), server.person("Bo")
    made = ann.create("me", "open", game=game)
    bo.done(made["table"], "sit", invitation=made["invitation"])
    return ann, bo, made["table"]


def test_a_press_makes_a_choice_and_all_who_look_are_sent_what_changed(server: Server) -> None:
    ann, bo, table = two_people(server)
    with (
        Page(server, table, ann) as hers,
        Page(server, table, bo) as his,
        Page(server, table, None) as watching,
    ):
        assert hers.first["turn"] and "Your turn" in hers.first["title"]
        assert not watching.first["turn"]
        key = hers.legal()[0]
        assert hers.press(key)["type"] == "done"
        for page in (hers, his, watching):
            frame = page.frame_at(1)
            assert frame["seq"] == 1
            assert any("Ann" in line for line in frame["said_aloud"])
            assert "log" in frame["regions"] and "chat" not in frame["regions"]
        assert ann.look(table)["seq"] == 1


@pytest.mark.parametrize("name", ["<#99999>", "<#00000>", "<#", "&#60;#00001>"])
def test_a_name_like_that_of_a_drawing_is_a_name(server: Server, name: str) -> None:
    ann, bo = server.person(name), server.person("Bo")
    made = ann.create("me", "open")
    bo.done(made["table"], "sit", invitation=made["invitation"])
    with Page(server, made["table"], ann) as hers, Page(server, made["table"], bo) as his:
        assert hers.press(hers.legal()[0])["type"] == "done"
        assert any(name in line for line in his.frame_at(1)["said_aloud"])
        assert name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") in his.regions["log"]


def test_a_region_is_sent_only_when_it_changed_and_the_page_has_all_of_them(server: Server) -> None:
    ann, bo, table = two_people(server)
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        for _ in range(2):
            his.press(his.legal()[0])
            hers.frame_at(his.seq)
        with Page(server, table, ann, "another page") as fresh:
            hers.frame_at(fresh.seq)
            assert fresh.regions == hers.regions


def test_the_first_frame_of_a_page_repeats_nothing_the_page_holds(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "open")["table"]
    bo = server.person("Bo")
    bo.done(table, "sit", invitation=ann.look(table)["invitation"])
    html = ann.http.get(f"/table/{table}").text
    address = re.findall(r'data-socket="[^"?]*\?([^"]*)"', html)[0]
    held = dict(part.split("=") for part in address.replace("&amp;", "&").split("&"))["held"]
    with Page(server, table, ann, "loaded", held=held, since=0) as page:
        assert page.first["regions"] == {}
    with Page(server, table, ann, "loaded", held=held, since=0) as again:
        assert again.first["regions"], "what a page holds when it comes back is not known"


def test_a_press_sent_again_after_a_lost_line_happens_once(server: Server) -> None:
    ann, _bo, table = two_people(server)
    with Page(server, table, ann) as page:
        key = page.legal()[0]
        page.send("press", seq=0, key=key)
        page.line.close()  # without waiting for the answer
    for name in ("page", "another page"):
        with Page(server, table, ann, name) as again:
            again.last_id = 0
            assert again.press(key, seq=0)["type"] == "done"
    frame = ann.wait_for(table, lambda frame: frame["seq"] == 1)
    assert frame["seq"] == 1


def test_a_press_at_a_question_that_is_gone_is_refused_with_a_fresh_look(server: Server) -> None:
    ann, bo, table = two_people(server)
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        first, second = hers.legal()[:2]
        hers.press(first)
        refused = hers.press(second, seq=0)
        assert refused["type"] == "refused" and refused["error"]["reason"] == "stale_seq"
        assert refused["error"]["sentence"]
        hers.frame_at(1)  # in a busy house the fresh look comes after the answer
        assert hers.press(second)["type"] == "done", "a sealed bid may be changed until all are in"
        assert his.frame_at(2)["seq"] == 2


def test_others_who_seal_their_bids_do_not_disturb_mine(server: Server) -> None:
    ann, bo, table = two_people(server)
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        seen, key = hers.seq, hers.legal()[0]
        his.press(his.legal()[0])
        assert hers.press(key, seq=seen)["type"] == "done"


def test_what_cannot_be_pressed_is_explained(server: Server) -> None:
    ann, _bo, table = two_people(server)
    with Page(server, table, ann) as page:
        for key in ("choice:9999", "nonsense", "choice:" + "9" * 40):
            explained = page.press(key)
            assert explained["type"] == "explained" and explained["text"]
        assert ann.look(table)["seq"] == 0


def test_a_draft_is_kept_for_its_owner_and_shown_to_nobody_else(server: Server) -> None:
    ann, bo, table = two_people(server, "nidavellir")
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        before = dict(his.regions)
        key = next(key for key in hers.legal() if not key.startswith("choice:"))
        assert hers.press(key)["type"] == "done"
        while not has_chosen(hers):
            assert hers.frame()["seq"] == 0
        with Page(server, table, ann, "her phone") as phone:
            assert phone.regions == hers.regions
        with Page(server, table, bo, "his phone") as phone:
            assert phone.regions == before
        his.press(next(key for key in his.legal() if not key.startswith("choice:")))
        with Page(server, table, ann, "her tablet") as tablet:
            assert has_chosen(tablet), "what others put together leaves mine alone"


def has_chosen(page: Page) -> bool:
    return re.search(r'class="[^"]*\bchosen\b', "".join(page.regions.values())) is not None


def test_only_those_who_play_press_and_talk(server: Server) -> None:
    _ann, _bo, table = two_people(server)
    with Page(server, table, server.person("Cy")) as watching, Page(server, table, None) as stranger:
        assert not watching.legal() and not stranger.legal()
        wishes: dict[str, dict[str, object]] = {"press": {"seq": 0, "key": "choice:1"}, "undo": {"seq": 0}}
        for what, wish in wishes.items():
            assert watching.ask(what, **wish)["error"]["reason"] == "not_seated"
            assert stranger.ask(what, **wish)["error"]["reason"] == "no_account"
        assert watching.ask("chat", text="hello")["error"]["reason"] == "not_seated"


def test_talk_is_sent_to_all_and_said_once(server: Server) -> None:
    ann, bo, table = two_people(server)
    with Page(server, table, ann, "hers") as hers, Page(server, table, bo) as his:
        assert hers.ask("chat", kind="text", text="<b>well met</b>")["type"] == "done"
        hers.line.close()
        on_news = his.until(lambda on_news: on_news["type"] == "regions" and "chat" in on_news["regions"])
        assert (
            "&lt;b&gt;well met" in on_news["regions"]["chat"]
            and "<b>well met" not in on_news["regions"]["chat"]
        )
    with Page(server, table, ann, "hers") as again:
        assert again.ask("chat", kind="text", text="<b>well met</b>")["type"] == "done"
        assert len(ann.look(table)["chat"]) == 1
        assert again.ask("chat", kind="reaction", text="well_played")["type"] == "done"
    assert [line["text"] for line in ann.look(table)["chat"]] == ["<b>well met</b>", "well_played"]


def test_taking_back_by_consent(server: Server) -> None:
    ann, bo, table = two_people(server, "nidavellir")
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        ann.done(table, "play", seat=0, seq=0, choice=ann.look(table)["decision"]["choices"][0]["choice"])
        hers.frame_at(1)
        assert 'data-do="undo"' in hers.regions["prompt"]
        assert hers.ask("undo", seq=hers.seq)["type"] == "done"
        his.until(
            lambda on_news: on_news["type"] == "regions" and "agree" in on_news["regions"].get("notice", "")
        )
        assert his.ask("answer_undo", seq=his.seq, agree=True)["type"] == "done"
        frame = hers.frame_at(2)
        assert any("took back" in line for line in frame["said_aloud"]) and not frame["flights"]
        assert 'data-do="agree"' not in his.regions["notice"] or his.frame_at(2)


def test_words_come_in_the_language_of_the_cookie(server: Server) -> None:
    ann, _bo, table = two_people(server)
    ann.headers = {**ann.headers, "cookie": "meadhall_ways=language=ru"}
    with Page(server, table, ann) as page:
        assert page.press("nonsense")["type"] == "explained"
    html = ann.http.get(f"/table/{table}", headers=ann.headers).text
    assert '<html lang="ru"' in html


# -- who stays out --------------------------------------------------------------------------------------


def closing_code(server: Server, path: str, *messages: str) -> int:
    with connect(f"ws://127.0.0.1:{server.port}{path}", max_size=None) as line:
        try:
            for message in messages:
                line.send(message)
            while True:
                line.recv(PATIENCE)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def test_no_such_table(server: Server) -> None:
    assert closing_code(server, "/table/nowhere/live") == 4404


def test_nonsense_ends_the_line(server: Server) -> None:
    ann, _bo, table = two_people(server)
    with Page(server, table, ann) as page, pytest.raises(ConnectionClosed) as closed:
        for text in ("{", "[]", '{"type": "dance", "id": 1}', json.dumps({"type": "press", "seq": "x"})) * 20:
            page.line.send(text)
        while True:
            page.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_foreign_pages_cannot_listen(server: Server) -> None:
    _ann, _bo, table = two_people(server)
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/table/{table}/live", origin=Origin("https://evil.example"))


def test_a_drawing_is_told_once_over_each_line(server: Server) -> None:
    ann, bo, table = two_people(server, "nidavellir")
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        told = [set(hers.first["drawings"])]
        assert told[0] and "<#" not in "".join(hers.regions.values())
        for page in (hers, his):
            page.press("choice:0")
        hers.frame_at(2)
        while hers.legal():
            hers.press(hers.legal()[0])
            break
        assert set(hers.last.get("drawings", {})).isdisjoint(told[0])
    with Page(server, table, ann, "another page") as again:
        assert set(again.first["drawings"]) & told[0], "a new line knows nothing yet"


BID = {"coin:0": "choice:0"}  # all three coins at once


def play_on(pages: list[Page], moves: int) -> list[set[str]]:
    """Whoever may do something does it; which regions the first page was sent each time."""
    sent = []
    for _ in range(moves):
        page, key = next(
            (page, key) for page in pages for key in page.legal() if key in BID or "choice:" in key
        )
        after = page.press(BID.get(key, key))["seq"]
        for each in pages:
            each.frame_at(after)
        sent.append(set(pages[0].last["regions"]))
    return sent


def test_closed_panels_are_sent_to_those_who_open_them(server: Server) -> None:
    ann, bo, table = two_people(server, "nidavellir")
    with Page(server, table, ann) as hers, Page(server, table, bo) as his:
        for page in (hers, his):
            page.press("choice:0")
            hers.frame_at(page.seq)
        his.frame_at(hers.seq)
        before = hers.regions["army-1"]
        assert not any("army-1" in sent for sent in play_on([hers, his], 6))
        assert hers.regions["army-1"] == before
        hers.look("army-1", "nonsense")
        assert set(hers.frame()["regions"]) == {"army-1"}
        with Page(server, table, ann, "another page") as fresh:
            assert fresh.regions["army-1"] == hers.regions["army-1"] != before
        assert any("army-1" in sent for sent in play_on([hers, his], 6))
        hers.look()
        assert not any("army-1" in sent for sent in play_on([hers, his], 4))


@pytest.mark.parametrize("regions", [None, "army-1", [1], ["x" * 41], ["x"] * 21])
def test_what_is_looked_at_are_a_few_names(server: Server, regions: object) -> None:
    ann, _bo, table = two_people(server)
    with Page(server, table, ann) as hers:
        answer = hers.ask("look", regions=regions)
        assert answer["type"] == "refused" and answer["error"]["reason"] == "bad_request"


def test_who_watches_may_open_panels_too(server: Server) -> None:
    _ann, _bo, table = two_people(server, "nidavellir")
    with Page(server, table, None) as watching:
        watching.look("army-0")
        watching.send("press", seq=0, key="choice:0")
        assert watching.hear()["type"] == "refused", "nothing has changed there: nothing is sent"


def test_bots_are_called_in_the_readers_language_from_the_first_look_to_the_last(server: Server) -> None:
    ann = server.person("Ann")
    made = ann.create("me", "random", game="nidavellir")
    with speaking("ru"):
        name = in_words(bot_name(made["table"], 1))
    assert name != bot_name(made["table"], 1)
    ann.headers["accept-language"] = "ru"
    with Page(server, made["table"], ann) as page:
        for _ in range(3):
            shown = "".join(page.regions.values())
            assert name in shown and bot_name(made["table"], 1) not in shown
            page.press(page.legal()[0])


def test_whoever_has_seen_enough_has_bots_act_without_a_pause(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.create("me", "greedy", "greedy", pace=LONG_PAUSE)["table"]
    started = time.monotonic()
    with Page(server, table, ann) as page:
        assert 'data-do="skip"' not in page.regions["prompt"]
        page.press(page.legal()[0])
        page.frame_at(1)
        assert 'data-do="skip"' in page.regions["prompt"]
        assert page.ask("hurry")["type"] == "done"
        if not page.last["turn"]:
            page.until(lambda on_news: on_news["type"] == "regions" and on_news["turn"])
    assert time.monotonic() - started < LONG_PAUSE / 1000  # nobody paused even once
    seq = ann.look(table)["seq"]
    time.sleep(0.5)
    assert ann.look(table)["seq"] == seq  # she is asked: they take their time again


def test_only_those_who_play_can_hurry_bots(server: Server) -> None:
    ann, watcher = server.person("Ann"), server.person("Bo")
    table = ann.create("me", "greedy", pace=LONG_PAUSE)["table"]
    with Page(server, table, watcher) as page:
        assert 'data-do="skip"' not in page.regions["prompt"]
        assert page.ask("hurry")["error"]["reason"] == "not_seated"
