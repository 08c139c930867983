"""Andor in the real house: together and alone, by clicks, keys and taps; a fight that all see, and plans."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PHONE, Frame, Guest, Guests, asked
from tests.browser.players import FingerPlayer, Player, play_out
from tests.browser.test_accessibility import AXE, RUN

Options = dict[str, object]
CUT_OFF = """() => [...document.querySelectorAll(".d-heroes, .prompt, .time, .track")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"""


def short(**more: object) -> Options:
    """The castle of two heroes who wander about falls within a few days."""
    return {"legend": "L2", "party": "warrior archer", **more}


def press(page: Page, key: str) -> None:
    page.locator(f'[data-press="{key}"]').first.click()


def plan(page: Page, field: int) -> None:
    """A press on a field, where nothing lies above its number."""
    page.locator(f'[data-press="field:{field}"]').dispatch_event("click")


def share_the_start(guest: Guest, table: str) -> None:
    """What the group has at the start goes to whoever comes first."""
    guest.play_until(table, lambda frame: frame["view"]["decision"] == "turn")


# -- whole legends -------------------------------------------------------------------------------------


def test_two_people_play_a_legend_to_its_end(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create_of("andor", "me", "open", options=short(), public=True)
    bo.post(f"/api/tables/{table}/sit", seat=1)
    players = Player(ann.open(table), seed=4), Player(bo.open(table), seed=5)
    play_out(*players)
    for player in players:
        player.see_the_result()
    frame = ann.look(table)
    assert frame["status"] == "over"
    assert frame["result"]["won"] is not None
    assert bo.look(table)["result"] == frame["result"]


def test_one_person_leads_two_heroes_by_taps_on_a_phone(guests: Guests) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.create_of("andor", "me", options=short())
    player = FingerPlayer(ann.open(table), seed=3)
    play_out(player)
    player.see_the_result()
    assert ann.look(table)["result"]["won"] is not None


def offers_to_take_something(frame: Frame) -> bool:
    return asked("turn")(frame) and any("take" in str(choice) for choice in frame["decision"]["choices"])


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_on_a_phone_waiting_and_sleeping_stay_in_sight_beside_other_deeds(
    guests: Guests, language: str
) -> None:
    ann = guests("Ann", f"language={language}", viewport=PHONE)
    options = {"legend": "L1", "party": "archer warrior wizard"}
    page = ann.open(ann.table_where(offers_to_take_something, "me", game="andor", options=options))
    expect(page.locator(".deeds:not(.always) .doing").first).to_be_visible()
    for button in page.locator(".always .doing").all():
        box = button.bounding_box()
        assert box is not None and 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]


# -- a way, a plan, a fight ----------------------------------------------------------------------------


def test_a_fight_of_two_people_that_both_see(guests: Guests) -> None:
    """The warrior walks up to a gor, the archer attacks it from beside and asks for help."""
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create_of("andor", "me", "open", options=short(), public=True)
    bo.post(f"/api/tables/{table}/sit", seat=1)
    share_the_start(bo, table)
    warrior, archer = ann.open(table), bo.open(table)

    plan(archer, 26)  # Bo marks the field: there!
    expect(warrior.locator(".flag.archer")).to_have_count(1)
    plan(warrior, 26)
    expect(archer.locator("#r-route .way")).to_have_count(1)
    press(archer, "agree")
    expect(warrior.locator(".prompt")).to_contain_text("Agreed: Bo")
    press(warrior, "go")
    expect(archer.locator(".prompt.mine")).to_be_visible()
    assert ann.look(table)["view"]["heroes"][0]["field"] == 26

    plan(archer, 26)
    archer.locator(".prompt .btn.go").click()
    for page in (warrior, archer):
        expect(page.locator(".fight summary h2")).to_contain_text("26")
    press(archer, "choice:1545")
    expect(warrior.locator(".fight .dec button").first).to_be_visible()
    warrior.locator(".fight .dec button").first.click()
    archer.locator(".fight .dec .doing.go").click()
    for page in (warrior, archer):
        expect(page.locator(".rowf")).to_have_count(2)
        expect(page.locator(".rowf.archer .die:not(.blank)")).to_have_count(1)
    assert warrior.locator(".rowf.archer").inner_text() == archer.locator(".rowf.archer").inner_text()

    bo.play_until(table, creature_has_rolled)
    for page in (warrior, archer):
        expect(page.locator(".foe-die")).to_have_count(2)
        expect(page.locator(".foe-die .die.count").first).to_be_visible()
    assert dice_on(warrior) == dice_on(archer)


def creature_has_rolled(frame: Frame) -> bool:
    foe = frame["view"]["foe"]
    return foe is not None and bool(foe["dice"])


def dice_on(page: Page) -> list[str]:
    found: list[str] = page.locator(".foe-die").evaluate_all("(dice) => dice.map((die) => die.dataset.key)")
    return found


def test_a_way_by_keys(guests: Guests) -> None:
    """N goes to what may be pressed, arrows over the land, Enter plans and goes; E ends the day."""
    ann = guests("Ann")
    table = ann.create_of("andor", "me", options=short())
    share_the_start(ann, table)
    page = ann.open(table)
    page.locator(".prompt").focus()
    page.keyboard.press("n")
    while not page.evaluate("document.activeElement.matches('.hit')"):
        page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.press")
    page.keyboard.type("29")
    assert page.evaluate("document.activeElement.dataset.press") == "field:29"
    for arrow in ("ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(arrow)
    chosen = page.evaluate("document.activeElement.dataset.press")
    assert chosen != first
    page.keyboard.press("Enter")
    expect(page.locator(f'.hit.chosen[data-press="{chosen}"]')).to_have_count(1)
    expect(page.locator("#r-route .way")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .btn.go")).to_have_text("Stop here")
    assert f"field:{ann.look(table)['view']['heroes'][0]['field']}" == chosen
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")
    page.locator(".prompt .btn.go").click()
    expect(page.locator(".doing[data-hotkey=e]")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".sunbox .tm")).to_have_count(1)


# -- sizes, languages, reading aloud -------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_fullest_table_fits_the_desk_and_the_phone(guests: Guests, language: str) -> None:
    ann = guests("Ann", f"language={language}")
    table = ann.create_of("andor", "me", options={"legend": "L5", "party": "warrior archer wizard dwarf"})
    share_the_start(ann, table)
    page = ann.open(table)
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(sizes) == [1280, 800]
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.reload()
    assert page.evaluate(sizes)[0] == 390


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_under_axe(guests: Guests, theme: str) -> None:
    ann = guests("Ann", f"theme={theme}")
    table = ann.create_of("andor", "me", options=short(party="archer warrior wizard"))
    share_the_start(ann, table)
    page = ann.open(table)
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN) == []
    plan(page, 28)
    expect(page.locator("#r-route .way")).to_have_count(1)
    assert page.evaluate(RUN) == []
    ann.play_until(table, asked("roll_on"), seed=2)
    page.wait_for_timeout(100)
    assert page.evaluate(RUN) == []
