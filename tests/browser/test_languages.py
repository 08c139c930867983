"""The table, its log and its explanations in every language, changed in the middle of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from meadhall.core.i18n import speaking
from meadhall.games.nidavellir.words.names import tavern_name
from meadhall.games.nidavellir.words.sentences import say
from meadhall.site.i18n import say as site_says
from tests.browser.guests import PHONE, Guests, asked

LANGUAGES = ("ru", "fr", "en")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def change_language(page: Page, language: str) -> None:
    """By the settings of the table."""
    page.locator('[data-about="site:settings"]').click()
    page.locator('dialog select[name="language"]').select_option(language)
    page.locator("dialog form.settings button.go").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("data-line", "open")


def log_lines(page: Page) -> list[str]:
    return page.locator("#r-log .log-lines li").all_text_contents()


def test_the_language_changes_in_the_middle_of_a_game(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.create("me", "greedy")
    ann.play_until(table, lambda frame: frame["seq"] > 6 and asked("bid")(frame))
    page = ann.open(table)
    page.locator('[data-press^="coin:"].can').first.click()
    expect(page.locator('[data-press^="coin:"].chosen')).to_have_count(1)
    logs = {}
    for language in LANGUAGES:
        change_language(page, language)
        with speaking(language):
            prompt = say("Press the tavern for this coin: {tavern}?", tavern=tavern_name(0))
            chat = site_says("Say something")
        expect(page.locator(".prompt h1")).to_have_text(prompt)
        expect(page.locator("#chat-text")).to_have_attribute("placeholder", chat)
        expect(page.locator('[data-press^="coin:"].chosen')).to_have_count(1)
        logs[language] = log_lines(page)
    assert len(logs["ru"]) == len(logs["fr"]) == len(logs["en"]) > 5
    assert all(CYRILLIC.search(line) for line in logs["ru"])
    assert not any(CYRILLIC.search(line) for line in logs["fr"] + logs["en"])
    assert all(french != english for french, english in zip(logs["fr"], logs["en"], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_losses_and_errors_speak_the_language(guests: Guests, language: str) -> None:
    ann = guests("Ann", ways=f"language={language}", viewport=PHONE)
    page = ann.open(ann.create("me", "greedy"))
    notice = page.locator("[data-notice]")
    with speaking(language):
        coin_first = say("Press a coin first, then the tavern.")
        still_open = say.many("{number} tavern still needs a coin.", "{number} taverns still need a coin.", 3)
        lost = site_says("The connection is lost. Coming back…")
        no_page = site_says("The page has moved on, or never was. The hall is still where it stood.")
    page.locator('[data-press="slot:1"]').click()
    expect(notice).to_have_text(coin_first)
    page.locator(".prompt [data-why]").click(force=True)
    expect(notice).to_have_text(still_open)
    ann.context.set_offline(True)
    expect(notice).to_have_text(lost)
    ann.context.set_offline(False)
    expect(notice).to_be_hidden()
    ann.page.goto("/no/such/page")
    expect(ann.page.locator("main")).to_contain_text(no_page)
