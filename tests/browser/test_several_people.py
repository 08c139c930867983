"""Among people: taking back, talking, giving up and coming back, watching bots, playing again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.test_reconnecting import lay_bids, lock, two_people

SLOW_BOTS = 10_000


def bids_are_in(page: Page) -> None:
    expect(page.get_by_role("heading", name="Your bids are in")).to_be_visible()


def test_a_bid_is_taken_back_among_bots(guests: Guests) -> None:
    ann = guests("Ann")
    page = ann.open(ann.create("me", "greedy", pace=SLOW_BOTS))
    lay_bids(page)
    lock(page)
    bids_are_in(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="Place a coin at the Laughing Goblin")).to_be_visible()
    expect(page.locator("#r-log")).to_contain_text("You took back a choice.")


def test_people_are_asked_before_something_is_taken_back(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create("me", "open", "greedy", public=True, pace=SLOW_BOTS)
    bo.post(f"/api/tables/{table}/sit")
    page, other = ann.open(table), bo.open(table)
    lay_bids(page)
    lock(page)
    bids_are_in(page)
    page.get_by_role("button", name="Ask to take back").click()
    question = other.locator(".notice-line").filter(has_text="Ann asks to take back")
    expect(page.locator(".notice-line").filter(has_text="You ask to take back")).to_be_visible()
    question.get_by_role("button", name="Keep it").click()
    expect(question).to_have_count(0)
    bids_are_in(page)

    page.get_by_role("button", name="Ask to take back").click()
    question.get_by_role("button", name="Allow it").click()
    expect(page.get_by_role("heading", name="Place a coin at the Laughing Goblin")).to_be_visible()
    expect(page.locator("#r-log")).to_contain_text("You took back a choice.")
    expect(other.locator("#r-log")).to_contain_text("Ann took back a choice.")


def test_what_one_says_the_other_reads(guests: Guests) -> None:
    ann, bo, table = two_people(guests)
    page, other = ann.open(table), bo.open(table)
    for one in (page, other):
        one.locator('label[for="side-chat"]').click()
    page.locator("#chat-text").fill("Well met, <b>neighbour</b>!")
    page.keyboard.press("Enter")
    expect(other.locator(".chat-lines li")).to_have_text(["Ann Well met, <b>neighbour</b>!"])
    expect(page.locator("#chat-text")).to_have_value("")
    other.locator('[data-react="good_luck"]').click()
    expect(page.locator(".chat-lines li").last).to_have_text("Bo Good luck!")


def test_giving_up_and_coming_back(guests: Guests) -> None:
    ann, bo, table = two_people(guests)
    page, other = ann.open(table), bo.open(table)
    page.locator('[data-about="site:door"]').click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".notice-line")).to_contain_text("A bot plays in your place.")
    expect(other.locator('#r-rival-0 [aria-label="bot"], #r-rival-0 .st')).to_be_visible()
    assert ann.look(table)["seats"][0]["bot"]
    page.get_by_role("button", name="Take over again").click()
    expect(page.locator(".notice-line")).to_have_count(0)
    assert not ann.look(table)["seats"][0]["bot"]


def test_four_bots_can_be_watched_to_the_end(guests: Guests) -> None:
    ann, watcher = guests("Ann"), guests("")
    watcher.visitor.open("/")  # a browser that has only just started may miss the game
    page = watcher.open(ann.create("greedy", "random", "greedy", "random", pace=300))
    first = page.locator(".where").inner_text()
    expect(page.locator(".where")).not_to_have_text(first, timeout=30_000)
    expect(page.locator(".can")).to_have_count(0)
    page.locator(".notice-line a.btn.go").click(timeout=60_000)
    expect(page.locator(".score-sheet tfoot td:not(.how)")).to_have_count(4)


def test_playing_again_brings_everybody_along(guests: Guests) -> None:
    ann, bo, table = two_people(guests)
    for person in (ann, bo):
        person.post(f"/api/tables/{table}/leave")
    ann.play_until(table, lambda frame: frame["status"] == "over")
    page, other = ann.open(table), bo.open(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector("body.shows-room")
    other.get_by_role("button", name="Join the rematch").click()
    for one in (page, other):
        one.wait_for_selector("body.shows-table")
    assert page.url == other.url and table not in page.url


def test_the_last_guest_to_sit_down_keeps_the_seat(guests: Guests) -> None:
    """The game begins before the answer is there: the room leads all others to the table, not whoever is
    under way by the form, and would break that off."""
    ann, bo = guests("Ann"), guests("")
    table = ann.create("me", "open")
    invitation = ann.open(table).locator("[data-copy]").get_attribute("data-copy")
    assert invitation
    bo.visitor.open(invitation)
    page, asked_for, told = bo.page, list[str](), list[list[str]]()

    def answer_late(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        page.on("request", lambda request: asked_for.append(request.method + request.url))
        page.wait_for_timeout(1000)  # meanwhile the room tells that the game has begun
        told.append(list(asked_for))
        route.fulfill(response=answer)

    page.route("**/sit", answer_late)
    page.get_by_role("button", name="Sit down").first.click()
    page.wait_for_selector("body.shows-table")
    assert told == [[]], "nothing else is asked for while the form is under way"
    expect(page.locator(".prompt.mine")).to_be_visible()


def says(guest: Guest, table: str, text: str) -> None:
    guest.post(f"/api/tables/{table}/chat", kind="text", text=text)


def test_what_is_said_while_one_looks_elsewhere_is_not_overlooked(guests: Guests) -> None:
    ann, bo, table = two_people(guests)
    page = ann.open(table)
    tab = page.locator('label[for="side-chat"]')
    says(bo, table, "Good evening!")
    expect(page.locator("[data-notice]")).to_have_text("Bo: Good evening!")
    expect(page.locator('[data-live="polite"]')).to_contain_text("Bo: Good evening!")
    says(ann, table, "Welcome.")
    says(bo, table, "Shall we?")
    expect(tab).to_have_attribute("data-unread", "2")  # one's own do not count

    page = ann.open(table)  # who comes back later is told, too, but nothing is shown as if it were new
    expect(tab).to_have_attribute("data-unread", "2")
    expect(page.locator("[data-notice]")).to_be_hidden()
    says(bo, table, "Hello?")
    expect(page.locator("[data-notice]")).to_be_visible()
    tab.click()
    expect(page.locator("[data-notice]")).to_be_hidden()
    expect(page.locator("[data-unread]")).to_have_count(0)
    says(bo, table, "There you are.")
    expect(page.locator('[data-live="polite"]')).to_contain_text("Bo: There you are.")
    expect(page.locator("[data-notice]")).to_be_hidden()
    ann.open(table)
    expect(page.locator("[data-unread]")).to_have_count(0)


@pytest.mark.parametrize("game", ["nidavellir", "aetherya", "andor", "dwar7s_fall"])
def test_on_the_phone_the_tab_with_the_chat_tells_of_it(guests: Guests, game: str) -> None:
    ann, bo = guests("Ann", viewport=PHONE, has_touch=True), guests("Bo")
    table = ann.create_of(game, "me", "open", public=True)
    bo.post(f"/api/tables/{table}/sit")
    page = ann.open(table)
    says(bo, table, "Good evening!")
    marked = page.locator('[data-tab][data-unread="1"]')
    expect(marked).to_have_count(1)
    marked.tap()
    page.locator('label[for="side-chat"]').tap()
    expect(page.locator("[data-unread]")).to_have_count(0)
    expect(page.locator(".chat-lines li")).to_be_visible()


SHARING = "navigator.share = (wish) => { window.sent = wish; return Promise.resolve(); }"


def test_an_invitation_is_sent_by_the_phones_own_means(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create("me", "open")
    expect(ann.open(table).get_by_role("button", name="Send…")).to_be_hidden()  # this one has none
    ann.page.add_init_script(SHARING)
    page = ann.open(table)
    page.get_by_role("button", name="Send…").click()
    link = page.evaluate("() => window.sent.url")
    assert link == page.locator("#invitation").input_value()
    invited = bo.visitor.look_at(link)
    assert invited.get_by_label("Your name, if you like").count() == 0  # the house knows him
    invited.locator(".welcome").get_by_role("button", name="Sit down").click()
    expect(invited.locator("#r-prompt")).to_be_visible()


def test_a_friend_who_comes_by_link_says_who_it_is(guests: Guests) -> None:
    ann, friend = guests("Ann"), guests("")
    table = ann.create("me", "open")
    ann.open(table)
    link = ann.page.locator("#invitation").input_value()
    page = friend.visitor.look_at(link)
    page.get_by_label("Your name, if you like").fill("Théo")
    page.locator(".welcome").get_by_role("button", name="Sit down").click()
    expect(page.locator("#r-prompt")).to_be_visible()
    expect(ann.page.locator("#r-rival-1")).to_contain_text("Théo")


def test_one_skips_to_ones_own_turn(guests: Guests) -> None:
    ann = guests("Ann", ways="motion=full&speed=slow")
    page = ann.open(ann.create("me", "greedy", "greedy", pace=SLOW_BOTS))
    lay_bids(page)
    lock(page)
    skip = page.get_by_role("button", name="Skip to my turn")
    skip.click()
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=SLOW_BOTS)
    expect(skip).to_have_count(0)
