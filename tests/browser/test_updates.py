"""Updates of the page disturb nobody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def focused(page: Page) -> str | None:
    name: str | None = page.evaluate("document.activeElement.dataset.press ?? document.activeElement.id")
    return name


def test_focus_stays_with_its_piece_when_others_come_and_go(table: FixtureTable, sit: Sit) -> None:
    table.regions = {"board": region("board", zone(*(piece(key) for key in "abcd")))}
    page = sit()
    page.locator('[data-press="c"]').focus()
    table.frame({"board": region("board", zone(*(piece(key) for key in "xdc")))})
    expect(page.locator('[data-press="x"]')).to_be_visible()
    assert focused(page) == "c"
    table.frame({"board": region("board", f"<section>{zone(*(piece(key) for key in 'yc'))}</section>")})
    expect(page.locator('[data-press="y"]')).to_be_visible()
    assert focused(page) == "c"


def test_focus_goes_to_the_nearest_when_its_piece_is_gone(table: FixtureTable, sit: Sit) -> None:
    table.regions = {"board": region("board", zone(*(piece(key) for key in "abcdef")))}
    page = sit()
    page.locator('[data-press="e"]').focus()
    table.frame({"board": region("board", zone(*(piece(key) for key in "abcd")))})
    expect(page.locator('[data-press="f"]')).to_have_count(0)
    assert focused(page) in ("b", "d")
    table.frame({"board": region("board", "<p>Nothing left</p>")})
    expect(page.get_by_text("Nothing left")).to_be_visible()
    assert focused(page) == "r-board"


def test_focus_goes_to_the_prompt_when_everything_around_it_closes(table: FixtureTable, sit: Sit) -> None:
    table.regions = {
        "prompt": region("prompt", "Choose"),
        "hall": region("hall", zone(piece("a"), piece("b"))),
    }
    page = sit()
    page.locator('[data-press="a"]').focus()
    closed = f"<div hidden>{zone(piece('b'))}</div>"
    table.frame({"hall": f'<div id="r-hall" data-region="hall" hidden>{closed}</div>'})
    expect(page.locator('[data-press="b"]')).to_be_hidden()
    assert focused(page) == "r-prompt"


def test_the_content_of_a_piece_changes_though_it_has_the_focus(table: FixtureTable, sit: Sit) -> None:
    table.regions = {"board": region("board", '<button data-press="slot">empty</button>')}
    page = sit()
    page.locator('[data-press="slot"]').focus()
    table.frame({"board": region("board", '<button data-press="slot">a coin</button>')})
    expect(page.locator('[data-press="slot"]')).to_have_text("a coin")
    assert focused(page) == "slot"


def test_typed_text_and_its_selection_stay(table: FixtureTable, sit: Sit) -> None:
    def chat(line: str) -> dict[str, str]:
        return {
            "chat": region(
                "chat", f'<p>{line}</p><form data-chat><input name="text" aria-label="Say"></form>'
            )
        }

    table.regions = chat("one")
    page = sit()
    page.get_by_label("Say").fill("half a sentence")
    page.get_by_label("Say").evaluate("field => field.setSelectionRange(2, 6)")
    table.tell(chat("two"))
    expect(page.get_by_text("two")).to_be_visible()
    expect(page.get_by_label("Say")).to_have_value("half a sentence")
    assert page.get_by_label("Say").evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 6]
    page.get_by_label("Say").blur()
    table.tell(chat("three"))
    expect(page.get_by_text("three")).to_be_visible()
    expect(page.get_by_label("Say")).to_have_value("half a sentence")


def log(count: int, how: str) -> dict[str, str]:
    lines = "".join(f"<p>line {number}</p>" for number in range(count))
    return {"log": region("log", f'<div class="list" data-scroll="{how}" data-key="lines">{lines}</div>')}


def test_a_list_keeps_its_position(table: FixtureTable, sit: Sit) -> None:
    table.regions = log(20, "")
    page = sit()
    page.locator(".list").evaluate("list => list.scrollTop = 90")
    table.tell(log(25, ""))
    expect(page.get_by_text("line 24")).to_have_count(1)
    assert page.locator(".list").evaluate("list => list.scrollTop") == 90


def test_a_list_shows_its_end_and_follows_it_until_somebody_scrolls_back(
    table: FixtureTable, sit: Sit
) -> None:
    table.regions = log(20, "end")
    page = sit()
    expect(page.get_by_text("line 19")).to_be_in_viewport()
    table.tell(log(25, "end"))
    expect(page.get_by_text("line 24")).to_be_in_viewport()
    scroll(page, 30)
    table.tell(log(30, "end"))
    expect(page.get_by_text("line 29")).to_have_count(1)
    assert page.locator(".list").evaluate("list => list.scrollTop") == 30
    scroll(page, 10_000)
    table.tell(log(35, "end"))
    expect(page.get_by_text("line 34")).to_be_in_viewport()


def test_a_list_that_was_out_of_sight_shows_its_end(table: FixtureTable, sit: Sit) -> None:
    table.regions = log(20, "end")
    page = sit()
    page.locator(".list").evaluate("list => list.style.display = 'none'")
    table.tell(log(25, "end"))
    expect(page.get_by_text("line 24")).to_have_count(1)
    page.locator(".list").evaluate("list => list.style.display = ''")
    expect(page.get_by_text("line 24")).to_be_in_viewport()


def scroll(page: Page, top: int) -> None:
    """As a reader does it; the page hears of it a moment later."""
    page.locator(".list").evaluate(
        """(list, top) => new Promise((heard) => {
            list.addEventListener("scroll", heard, { once: true });
            list.scrollTop = top;
        })""",
        top,
    )


def test_details_and_panels_stay_as_the_reader_left_them(table: FixtureTable, sit: Sit) -> None:
    def army(points: int) -> dict[str, str]:
        content = (
            f"<details><summary>More</summary><p>inside {points}</p></details>"
            '<button type="button" data-open="rival:2" aria-expanded="false">Bo</button>'
            f'<div data-panel="rival:2" hidden>army {points}</div>'
        )
        return {"rivals": region("rivals", content)}

    table.regions = army(1)
    page = sit()
    page.get_by_text("More").click()
    page.get_by_role("button", name="Bo").click()
    expect(page.get_by_text("army 1")).to_be_visible()
    table.wait_for_look(["rivals"])
    table.frame(army(2))
    expect(page.get_by_text("army 2")).to_be_visible()
    expect(page.get_by_text("inside 2")).to_be_visible()
    expect(page.get_by_role("button", name="Bo")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_text("army 2")).to_be_hidden()
    expect(page.get_by_role("button", name="Bo")).to_be_focused()
    table.wait_for_look([])


def test_a_line_that_comes_back_is_told_what_is_looked_at(table: FixtureTable, sit: Sit) -> None:
    content = (
        '<button type="button" data-open="rival:2">Bo</button><div data-panel="rival:2" hidden>army</div>'
    )
    table.regions = {"rivals": region("rivals", content)}
    page = sit()
    page.get_by_role("button", name="Bo").focus()
    page.keyboard.press("Enter")
    table.wait_for_look(["rivals"])
    table.looking = []
    table.cut()
    table.wait_for_look(["rivals"])


def test_tabs_change_by_a_press_only(table: FixtureTable, sit: Sit) -> None:
    def phone(dot: str) -> dict[str, str]:
        return {
            "tabs": region(
                "tabs",
                '<button type="button" role="tab" data-tab="tavern">Tavern</button>'
                f'<button type="button" role="tab" data-tab="army">Army{dot}</button>',
            ),
            "tavern": region("tavern", f"the tavern{dot}", data_on="tavern"),
            "army": region("army", f"the army{dot}", data_on="army heroes"),
        }

    table.regions = phone("")
    page = sit(**PHONE)
    expect(page.get_by_text("the tavern")).to_be_visible()
    expect(page.get_by_text("the army")).to_be_hidden()
    page.get_by_role("tab", name="Army").tap()
    expect(page.get_by_text("the army")).to_be_visible()
    expect(page.get_by_text("the tavern")).to_be_hidden()
    table.frame(phone("!"))
    expect(page.get_by_text("the army!")).to_be_visible()
    expect(page.get_by_text("the tavern!")).to_be_hidden()
    expect(page.get_by_role("tab", name="Army")).to_have_attribute("aria-selected", "true")


def test_what_happened_and_whose_turn_it_is_are_said(table: FixtureTable, sit: Sit) -> None:
    table.regions = {"board": region("board", "…")}
    page = sit()
    table.frame({}, title="Your turn · Nidavellir", turn=True, said_aloud=["Bo takes Hunter.", "A line."])
    expect(page.locator('[data-live="polite"]')).to_have_text("Bo takes Hunter.A line.")
    expect(page.locator('[data-live="assertive"]')).to_have_text("Your turn")
    expect(page).to_have_title("Your turn · Nidavellir")
    table.frame({}, title="Bo's turn · Nidavellir", turn=False)
    expect(page).to_have_title("Bo's turn · Nidavellir")
    expect(page.locator('[data-live="assertive"]')).to_have_text("Your turn")  # said once


def test_details_stay_as_the_reader_left_them_and_new_ones_come_as_they_are(
    table: FixtureTable, sit: Sit
) -> None:
    def tale(key: str, words: str) -> dict[str, str]:
        inside = f"<summary>Tale</summary><p>{words}</p>"
        return {"story": region("story", f'<details open data-key="{key}">{inside}</details>')}

    table.regions = tale("one", "Once upon a time")
    page = sit()
    page.locator("summary").click()
    expect(page.get_by_text("Once upon a time")).to_be_hidden()
    table.frame(tale("one", "and ever after"))
    expect(page.locator("details p")).to_have_text("and ever after")
    expect(page.get_by_text("and ever after")).to_be_hidden()
    table.frame(tale("two", "Another day"))
    expect(page.get_by_text("Another day")).to_be_visible()
