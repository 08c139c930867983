"""A link that is sent to others leads them to the house, or it is said that it does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import URL

from meadhall.site.network import for_others, is_here_only, lan_address
from tests.site.browsing import Browser, Page
from tests.site.running import Server

OPEN_SEATS = {"seats": "2", "seat0": "me", "seat1": "open"}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", None])
def test_some_addresses_mean_this_computer(host: str | None) -> None:
    assert is_here_only(host)


@pytest.mark.parametrize("host", ["192.0.2.7", "2001:db8::1", "hall.example", "0.0.0.0"])
def test_others_do_not(host: str) -> None:
    assert not is_here_only(host)


def test_what_is_open_to_the_network_is_told_with_an_address_of_the_network() -> None:
    here = URL("http://127.0.0.1:8137/table/1?invitation=2")
    assert for_others(here, "127.0.0.1") == here
    assert for_others(here, "0.0.0.0") == f"http://{lan_address()}:8137/table/1?invitation=2"
    outside = URL("https://hall.example/table/1")
    assert for_others(outside, "0.0.0.0") == for_others(outside, "127.0.0.1") == outside


def room(browser: Browser, host: str) -> tuple[Page, str]:
    """The waiting room as somebody sees it who came by this name of the house, and its invitation."""
    place = browser.sent("/games/hoard/table", **OPEN_SEATS)
    page = Page(browser.http.get(place, headers={"host": host}).text)
    (field,) = page.all("input", id="invitation")
    return page, str(field["value"])


def test_the_room_says_that_only_this_computer_can_open_the_link(server: Server) -> None:
    with Browser(server) as ann:
        page, link = room(ann, f"127.0.0.1:{server.port}")
        assert link.startswith(f"{server.url}/table/")
        assert "meadhall serve --lan" in page.text
        assert not page.all("div", **{"class": "qr"})


def test_behind_a_proxy_the_link_has_the_name_of_the_house(server: Server) -> None:
    with Browser(server) as ann:
        page, link = room(ann, "hall.example")
        assert link.startswith("http://hall.example/table/")
        assert "--lan" not in page.text
        assert page.all("div", **{"class": "qr"})


def test_in_an_open_house_the_link_leads_there_from_the_whole_network(
    tmp_path: Path, third_party_folder: Path
) -> None:
    with Server(tmp_path, third_party_folder, host="0.0.0.0") as server, Browser(server) as ann:
        page, link = room(ann, f"127.0.0.1:{server.port}")
        assert link.startswith(f"http://{lan_address()}:{server.port}/table/")
        assert page.all("div", **{"class": "qr"})
