"""Lists of tables and what waits for one, on pages that stay true while somebody looks at them."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.site.browsing import Browser, Page
from tests.site.running import Server

PAGES = {"/": ("lead", "mine", "tables"), "/tables": ("tables", "watch"), "/mine": ("mine",)}
OPEN_SEATS = {"seats": "2", "seat0": "me", "seat1": "open"}


def fresh(browser: Browser, address: str) -> dict[str, Any]:
    answer = browser.get(address)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, Any] = answer.json()
    return told


def region(browser: Browser, address: str, name: str) -> Page:
    return Page(fresh(browser, address)["regions"][name])


def waiting_table(browser: Browser, game: str = "hoard") -> str:
    """A table of two at which both decide, and nobody else does anything."""
    made = browser.get(browser.sent(f"/games/{game}/table", **OPEN_SEATS).replace("/table/", "/api/tables/"))
    friend = browser.server.person("Bo")
    friend.done(made.json()["table"], "sit", invitation=made.json()["invitation"])
    return str(made.json()["table"])


def test_what_a_page_asks_for_again_is_what_it_was_made_of(server: Server) -> None:
    with Browser(server) as ann:
        waiting_table(ann)
        for page, names in PAGES.items():
            made = ann.get(page).text
            (place,) = [given for _tag, given in Page(made).tags if "data-fresh" in given]
            regions = fresh(ann, str(place["data-fresh"]))["regions"]
            for name in names:
                assert regions[name] in made


def test_a_new_table_is_in_the_lists_until_it_is_full(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        table = ann.table_id(ann.sent("/games/hoard/table", **OPEN_SEATS, who="public"))
        for address in ("/fresh", "/tables/fresh"):
            assert region(stranger, address, "tables").all("form", action=f"/table/{table}/sit")
        server.person("Bo").done(table, "sit")
        assert not region(stranger, "/tables/fresh", "tables").all("form", action=f"/table/{table}/sit")


def test_public_tables_at_which_somebody_sits_can_be_watched(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        shown = ann.table_id(ann.sent("/games/hoard/table", **OPEN_SEATS, who="public"))
        hidden = waiting_table(ann)
        bo = server.person("Bo")
        bo.done(shown, "sit")
        watched = {"href": f"/table/{shown}"}
        assert not region(stranger, "/tables/fresh", "watch").all("a", **watched)
        with bo.socket(shown), bo.socket(hidden):
            listed = region(stranger, "/tables/fresh", "watch")
            assert "Being played now" in listed.text
            assert listed.all("a", **watched)
            assert not listed.all("a", href=f"/table/{hidden}")
            assert region(stranger, "/fresh", "tables").all("a", **watched)
            assert not region(ann, "/tables/fresh", "watch").all("a", **watched)  # it is her own


def test_the_list_of_tables_to_watch_keeps_its_order(server: Server) -> None:
    """Somebody with an account looks: drawing a row must not change the order of rows."""
    bo = server.person("Bo")
    with Browser(server) as ann, ExitStack() as sockets:
        waiting_table(ann)  # gives Ann an account
        shown = [bo.create("me", "random", "random", pace=10_000, public=True)["table"] for _ in range(3)]
        for table in shown:
            sockets.enter_context(bo.socket(table))
        rows = [watched_tables(ann) for _load in range(4)]
        assert [table for table in rows[0] if table in shown] == shown[::-1]
        assert rows == [rows[0]] * len(rows)


def watched_tables(browser: Browser) -> list[str]:
    links = region(browser, "/tables/fresh", "watch").all("a")
    return [str(link["href"]).removeprefix("/table/") for link in links if "/table/" in str(link.get("href"))]


def test_the_hall_calls_whoever_is_waited_for(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        assert fresh(ann, "/fresh")["title"] == "Meadhall"
        table = waiting_table(ann)
        told = fresh(ann, "/fresh")
        assert told["title"] == "Your turn · Meadhall"
        assert Page(told["regions"]["lead"]).all("a", href=f"/table/{table}")
        ann.sent(f"/table/{table}/leave")
        assert fresh(ann, "/fresh")["title"] == "Meadhall"  # a bot sits in
        assert not region(stranger, "/fresh", "lead").all("a")


def test_a_table_tells_that_another_one_waits(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        first, second = waiting_table(ann), waiting_table(ann)
        for here, there in ((first, second), (second, first)):
            assert ann.page(f"/table/{here}").all("a", href=f"/table/{there}")
            linked = region(ann, f"/table/{here}/elsewhere", "elsewhere").all("a")
            assert [link["href"] for link in linked] == [f"/table/{there}"]
            assert not region(stranger, f"/table/{here}/elsewhere", "elsewhere").all("a")
        ann.sent(f"/table/{second}/leave")
        assert not region(ann, f"/table/{first}/elsewhere", "elsewhere").all("a")


def test_what_waits_is_told_in_the_readers_language(server: Server) -> None:
    with Browser(server, "ru") as ann:
        first, second = waiting_table(ann, "nidavellir"), waiting_table(ann, "nidavellir")
        (link,) = region(ann, f"/table/{first}/elsewhere", "elsewhere").all("a")
        assert link["href"] == f"/table/{second}"
        assert link["aria-label"] == "Ваш ход за\xa0другим столом: Нидавеллир"
