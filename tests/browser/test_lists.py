"""The hall while one looks at it: new tables appear, turns are told, and nobody has to load a page again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.guests import PHONE, Guest, Guests

LATER = "() => document.dispatchEvent(new Event('visibilitychange'))"  # as if one came back to the page


def waiting_table(ann: Guest, bo: Guest) -> str:
    table = ann.create("me", "open", public=True)
    bo.post(f"/api/tables/{table}/sit")
    return table


def look_again(page: Page) -> None:
    with page.expect_response(lambda answer: answer.url.endswith(("/fresh", "/elsewhere"))):
        page.evaluate(LATER)


def test_a_new_table_appears_and_the_focus_stays(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    first = ann.create("me", "open", public=True)
    page = bo.visitor.look_at("/tables")
    sit = page.locator(f'form[action="/table/{first}/sit"] button')
    sit.focus()
    second = ann.create("me", "open", public=True)
    look_again(page)
    expect(page.locator(f'form[action="/table/{second}/sit"] button')).to_be_visible()
    expect(sit).to_be_focused()
    sit.press("Enter")
    expect(page).to_have_url(f"{bo.url}/table/{first}")


def test_by_itself_the_hall_tells_that_it_is_ones_turn(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create("me", "open", public=True)
    page = ann.visitor.look_at("/")
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)
    bo.post(f"/api/tables/{table}/sit")
    expect(page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    expect(page).to_have_title("Your turn · Meadhall")
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(f"{ann.url}/table/{table}")


def test_at_one_table_one_hears_of_the_other(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    here = waiting_table(ann, bo)
    page = ann.open(here)
    link = page.locator(".elsewhere a")
    expect(link).to_have_count(0)
    there = waiting_table(ann, bo)
    look_again(page)
    expect(link).to_have_text("Your turn at another table")
    link.click()
    expect(page).to_have_url(f"{ann.url}/table/{there}")


def test_on_a_phone_the_way_there_takes_the_place_of_the_brand(guests: Guests) -> None:
    ann, bo = guests("Ann", viewport=PHONE, has_touch=True), guests("Bo")
    here, there = waiting_table(ann, bo), waiting_table(ann, bo)
    page = ann.open(here)
    link = page.get_by_role("link", name="Your turn at another table: Nidavellir")
    box = link.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    link.tap()
    expect(page).to_have_url(f"{ann.url}/table/{there}")
