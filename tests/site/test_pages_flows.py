"""What people do on the pages, by plain forms: play now, open tables, keep an account, set their ways."""

from __future__ import annotations

import pytest

from tests.site.browsing import Browser, Page
from tests.site.running import Server, play_out

A_PASSWORD = "correct horse battery"


def frame(browser: Browser, location: str) -> dict[str, object]:
    answer = browser.get(f"/api/tables/{browser.table_id(location)}")
    assert answer.status_code == 200
    told: dict[str, object] = answer.json()
    return told


# -- play now ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("nidavellir", 4), ("hoard", 3)])
def test_one_press_and_a_stranger_sits_at_a_table_with_bots(server: Server, game: str, seats: int) -> None:
    with Browser(server, "fr") as browser:
        assert browser.page("/").all("form", action=f"/play/{game}", method="post")
        table = frame(browser, browser.sent(f"/play/{game}"))
        assert (table["game"], table["viewer"], table["status"]) == (game, 0, "playing")
        kinds = [seat["kind"] for seat in table["seats"]]  # type: ignore[attr-defined]
        assert kinds == ["person", *["bot"] * (seats - 1)]


def test_playing_again_keeps_the_account(server: Server) -> None:
    with Browser(server) as browser:
        browser.sent("/play/hoard")
        me = browser.get("/api/account").json()
        browser.sent("/play/hoard")
        assert browser.get("/api/account").json() == me
        assert browser.page("/mine").text.count("To the table") == 2


def test_home_leads_back_to_the_table_that_waits(server: Server) -> None:
    with Browser(server) as browser:
        location = browser.sent("/games/hoard/table", seats="2", seat0="me", seat1="open")
        assert "Your turn" not in browser.page("/").text
        friend = server.person("Bo")
        table = browser.table_id(location)
        invitation = frame(browser, location)["invitation"]
        friend.done(table, "sit", invitation=invitation)
        home = browser.page("/")
        assert "Your turn" in home.text
        assert home.all("a", href=f"/table/{table}")


# -- new table -----------------------------------------------------------------------------------------


def test_a_table_is_opened_as_asked(server: Server) -> None:
    with Browser(server) as browser:
        location = browser.sent(
            "/games/nidavellir/table",
            seats="3",
            seat0="greedy",
            seat1="me",
            seat2="open",
            option_thingvellir="true",
            clock="days",
            who="public",
        )
        table = frame(browser, location)
        assert table["options"] == {"beginner": False, "thingvellir": True}
        assert table["public"] is True
        assert table["clock"]["terms"] == {"move": 2 * 86_400}  # type: ignore[index]
        seats = table["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "open"]  # type: ignore[attr-defined]
        with Browser(server) as other:
            assert other.page("/tables").all("form", action=f"{location}/sit")


def test_a_table_by_invitation_is_not_listed(server: Server) -> None:
    with Browser(server) as browser, Browser(server) as other:
        location = browser.sent("/games/hoard/table", seats="2", seat0="me", seat1="open", who="invitation")
        assert location not in other.get("/tables").text
        assert browser.page("/mine").all("a", href=location)


def chosen(page: Page) -> list[str]:
    return [str(option["value"]) for option in page.all("option") if "selected" in option]


def test_seats_are_added_and_removed_without_script(server: Server) -> None:
    form = {"seats": "3", "seat0": "me", "seat1": "search:1s", "seat2": "open", "clock": "bank"}
    with Browser(server) as browser:
        more = Page(browser.send("/games/nidavellir/table", **form, change="add").text)
        assert chosen(more) == ["me", "search:1s", "open", "open"]
        fewer = Page(browser.send("/games/nidavellir/table", **form, change="remove1").text)
        assert chosen(fewer) == ["me", "open"]
        full = Page(browser.send("/games/nidavellir/table", **form, change="bots").text)
        assert "open" not in chosen(full)
        assert more.all("input", name="clock", value="bank")[0].get("checked", "no") != "no"
        assert browser.get("/api/account").status_code == 401, "nobody was made for looking at a form"


def test_seats_stay_within_what_the_game_allows(server: Server) -> None:
    with Browser(server) as browser:
        two = {"seats": "2", "seat0": "me", "seat1": "open"}
        assert chosen(Page(browser.send("/games/nidavellir/table", **two, change="remove1").text)) == [
            "me",
            "open",
        ]
        five = {"seats": "5", **{f"seat{number}": "open" for number in range(5)}}
        page = Page(browser.send("/games/nidavellir/table", **five, change="add").text)
        assert len(chosen(page)) == 5
        assert not page.all("button", value="add")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seat1": "me"}, "one seat only"),
        ({"seat1": "wizard"}, "no bot level"),
        ({"seats": "1"}, "played by"),
        ({"seats": "9"}, "played by"),
        ({"option_items": "true", "option_cooperative": "true"}, "at the same time"),
        ({"option_first": "seven"}, "First"),
        ({"option_components": "nowhere"}, "dwar7s_fall-nowhere.json"),
        ({"option_components": "../secret"}, "name of a component file"),
    ],
)
def test_a_refusal_stands_beside_the_form_and_loses_nothing(
    server: Server, wrong: dict[str, str], words: str
) -> None:
    game = "nidavellir" if "seats" in wrong else "dwar7s_fall" if "option_components" in wrong else "aetherya"
    form = {"seats": "2", "seat0": "me", "seat1": "greedy", "clock": "bank", "who": "public"} | wrong
    with Browser(server) as browser:
        answer = browser.send(f"/games/{game}/table", **form)
        page = Page(answer.text)
        assert answer.status_code == 422
        assert page.all("p", role="alert")
        assert words in page.text
        assert "checked" in page.all("input", name="clock", value="bank")[0]
        assert "checked" in page.all("input", name="who", value="public")[0]
        assert browser.get("/mine").status_code == 200


# -- my games ------------------------------------------------------------------------------------------


def test_finished_games_show_place_points_and_a_replay(server: Server) -> None:
    person = server.person("Ann")
    table = person.create("me", "greedy")["table"]
    over = play_out([person], table)
    page = Page(person.http.get("/mine").text)
    place, points = over["result"]["places"][0], over["result"]["scores"][0]
    assert f"place {place} of 2" in page.text
    assert f"{points} point" in page.text
    assert page.all("a", href=f"/table/{table}/replay")
    assert page.all("a", href=f"/table/{table}")  # the result
    assert f"1 game, {int(place == 1)} won" in page.text


# -- account -------------------------------------------------------------------------------------------


def test_a_guest_is_renamed_also_at_the_table(server: Server) -> None:
    with Browser(server) as browser:
        browser.sent("/account/enter", name="Ann")
        location = browser.sent("/play/hoard")
        assert browser.sent("/account/rename", name="  Anna   Maria ") == "/account?done=rename"
        assert "Anna Maria" in browser.page("/account?done=rename").text
        assert frame(browser, location)["seats"][0]["name"] == "Anna Maria"  # type: ignore[index]
        assert browser.send("/account/rename", name=" \u200b ").status_code == 422


def test_an_account_is_kept_left_entered_again_and_given_a_new_password(server: Server) -> None:
    with Browser(server) as browser, Browser(server) as elsewhere:
        browser.sent("/account/enter")
        browser.sent("/play/hoard")
        refused = browser.send("/account/keep", name="Kept One", password="short")
        assert refused.status_code == 422
        assert "at least 8" in refused.text
        assert Page(refused.text).all("input", name="name", value="Kept One")
        browser.sent("/account/keep", name="Kept One", password=A_PASSWORD)
        assert not browser.page("/account").all("form", action="/account/keep")

        assert elsewhere.send("/account/login", name="kept one", password="wrong one").status_code == 401
        assert elsewhere.sent("/account/login", name="kept one", password=A_PASSWORD) == "/"
        assert "To the table" in elsewhere.page("/mine").text

        wrong = browser.send("/account/password", old="wrong one", password="another one")
        assert wrong.status_code == 401
        browser.sent("/account/password", old=A_PASSWORD, password="another one")
        browser.sent("/account/logout")
        assert browser.get("/api/account").status_code == 401
        assert browser.send("/account/login", name="Kept One", password=A_PASSWORD).status_code == 401
        browser.sent("/account/login", name="Kept One", password="another one")


def test_a_taken_name_is_refused_and_a_kept_name_stays(server: Server) -> None:
    with Browser(server) as first, Browser(server) as second:
        for browser in (first, second):
            browser.sent("/account/enter")
        first.sent("/account/keep", name="Only Me", password=A_PASSWORD)
        taken = second.send("/account/keep", name="ONLY ME", password=A_PASSWORD)
        assert (taken.status_code, "taken" in taken.text) == (409, True)
        assert first.send("/account/rename", name="Other").status_code == 409


def test_strangers_cannot_change_what_they_do_not_have(server: Server) -> None:
    with Browser(server) as browser:
        for deed in ("rename", "keep", "password"):
            assert browser.send(f"/account/{deed}", name="X", password=A_PASSWORD).status_code == 401


# -- ways ----------------------------------------------------------------------------------------------


def test_ways_are_kept_in_a_cookie_and_shown_on_the_page(server: Server) -> None:
    with Browser(server, "en") as browser:
        asked = {"language": "ru", "theme": "dark", "motion": "none", "speed": "fast", "sound": "on"}
        assert browser.sent("/ways", **asked, back="/credits?x=1") == "/credits?x=1"
        html = browser.page("/credits").all("html")[0]
        assert html == {
            "lang": "ru",
            "data-theme": "dark",
            "data-motion": "none",
            "data-speed": "fast",
            "data-sound": "on",
        }
        assert "language=ru&theme=dark&" in browser.http.cookies["meadhall_ways"]
        settings = browser.page("/account")
        assert "checked" in settings.all("input", name="theme", value="dark")[0]
        browser.sent("/ways", theme="system")
        assert "data-theme" not in browser.page("/").all("html")[0]


@pytest.mark.parametrize(
    "back", ["//evil.example", "https://evil.example", "/\\evil.example", "", "javascript:1"]
)
def test_switching_never_leads_out_of_the_house(server: Server, back: str) -> None:
    with Browser(server) as browser:
        assert browser.sent("/ways", theme="dark", back=back) == "/"


def test_wishes_that_make_no_sense_change_nothing(server: Server) -> None:
    with Browser(server, "fr") as browser:
        browser.sent("/ways", language="xx", theme="pink", speed="", nonsense="1")
        assert browser.page("/").all("html")[0] == {"lang": "fr", "data-speed": "normal"}
