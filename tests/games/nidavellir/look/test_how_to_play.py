"""How to play: complete, true to the rules' numbers, with pictures, in every language (audit 11)."""

from __future__ import annotations

import re
from html import unescape

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.look.help import lookups, scores
from meadhall.games.nidavellir.look.how_to_play import how_to_play
from meadhall.games.nidavellir.referee import query
from meadhall.games.nidavellir.rules import scoring
from meadhall.games.nidavellir.state.cards import (
    ARTEFACTS,
    BASE_HEROES,
    COMPONENTS,
    FIRST_ARTEFACT,
    FIRST_HERO,
    HEROES,
    TOKENS,
    is_brother,
)
from meadhall.games.nidavellir.words.names import card_name, effect
from meadhall.look.drawings import whole

pytestmark = pytest.mark.uncompiled
TAG = re.compile(r"<svg.*?</svg>|<[^>]*>", re.DOTALL)  # pictures bear numbers of their own
CLASSES = ("Warrior", "Hunter", "Miner", "Blacksmith", "Explorer")
PICTURED = ("setup", "round", "ties", "coins", "classes", "heroes", "distinctions", "thingvellir")
CHAPTER = re.compile(r'<section id="how-(\w+)">(.*?)</section>', re.DOTALL)
ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<t[hd][^>]*>(.*?)</t[hd]>", re.DOTALL)


def page(language: str = "en") -> str:
    with speaking(language):
        return whole(str(how_to_play()))


def words(html: str) -> str:
    return " ".join(unescape(TAG.sub(" ", html)).split())


def chapter(key: str, language: str = "en") -> str:
    chapters: dict[str, str] = dict(CHAPTER.findall(page(language)))
    return chapters[key]


def rows(html: str) -> list[list[str]]:
    return [[words(cell) for cell in CELL.findall(row)] for row in ROW.findall(html)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_audit_nidavellir_11_gems_rounds_decks_and_treasury_by_number_of_players(players: int) -> None:
    facts = query("setup", {"n": players, "thingvellir": False})
    table = rows(chapter("setup"))[:7]
    assert table[0][1:] == ["2", "3", "4", "5"]
    told = [row[players - 1] for row in table]
    fields = ("rounds_per_age", "cards_per_tavern", "age1_deck", "age2_deck", "treasury_coins")
    assert told[1:] == [", ".join(map(str, facts["gems"])), *(str(facts[field]) for field in fields)]


def test_audit_nidavellir_11_coins_removed_for_few_players() -> None:
    removed = COMPONENTS["coins"]["removal_2_3_players"]
    told = words(chapter("setup"))
    assert f"With 2 or 3 players 2 coins each of {', '.join(removed)} are removed" in told
    assert set(removed.values()) == {2}


def test_audit_nidavellir_11_the_decks_add_up() -> None:
    """Dwarfs and offerings of an age as they are told, against the size of the deck."""
    told = {row[0]: row[1:] for row in rows(chapter("setup"))}
    counts = [sum(cards_in(told[name][at]) for name in CLASSES) for at in (0, 1)]
    offerings = [[cards_in(told[f"Royal offering +{plus}"][at]) for at in (0, 1)] for plus in (3, 5)]
    for age, (base, more) in enumerate(offerings, 1):
        assert counts[0] + base == query("setup", {"n": 4})[f"age{age}_deck"]
        assert counts[0] + counts[1] + base + more == query("setup", {"n": 5})[f"age{age}_deck"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_of_age_2_holds_one_card_more_than_its_rounds_need(players: int) -> None:
    facts = query("setup", {"n": players})
    needed = 3 * facts["rounds_per_age"] * facts["cards_per_tavern"]
    assert (facts["age1_deck"], facts["age2_deck"]) == (needed, needed + 1)
    assert "one card more than its rounds need" in words(chapter("setup"))


def cards_in(told: str) -> int:
    return len(told.split(",")) if told.startswith("points") else int(told.split(maxsplit=1)[0])


@pytest.mark.parametrize("age", [1, 2])
def test_audit_nidavellir_11_the_order_of_the_end_of_an_age(age: int) -> None:
    order = query("end_steps", {"age": age, "thingvellir": True})
    told = re.findall(r"<ol>(.*?)</ol>", chapter("ages"), re.DOTALL)[age - 1]
    keys = ["ylud_again" if step == "ylud" and age == 2 else step for step in order]
    assert [words(item) for item in re.findall(r"<li>(.*?)</li>", told)] == [
        scores.TOLD_STEPS[key] for key in keys
    ]


def test_audit_nidavellir_11_a_distinction_nobody_earns() -> None:
    told = words(chapter("distinctions"))
    assert "nobody wins the distinction, and it leaves the game" in told
    assert "top card of the deck of age 2 is discarded" in told


def test_audit_nidavellir_11_an_upgraded_coin_bids_with_its_new_value() -> None:
    assert "face down on a later tavern: there it bids with its new value" in words(chapter("coins"))


def test_audit_nidavellir_11_ylud_in_age_2_and_jarnglofi_at_an_empty_tavern() -> None:
    assert "At the end of age 2, before the final count, she may move once more" in words(chapter("heroes"))
    assert "you have no bid there: you take no card there and are in no tie" in words(chapter("thingvellir"))
    assert "You play on with 4 coins" in words(chapter("thingvellir"))


def test_audit_nidavellir_11_the_discard_pile_is_open() -> None:
    assert "anybody may look through it at any time" in words(chapter("known"))


def test_audit_nidavellir_11_ties_are_told_as_gems_are_swapped() -> None:
    told = words(chapter("ties"))
    assert "losing the next one" not in told and "wins every tie and is never swapped" in told
    bids = dict.fromkeys("abcde", "b4")
    assert swapped(bids, a=5, b=4) == {"a": 4, "b": 5}
    assert swapped(bids, a=5, b=4, c=3) == {"a": 3, "b": 4, "c": 5}
    assert swapped(bids, a=6, b=4, c=3) == {"a": 6, "b": 3, "c": 4}
    by_number = {row[0]: row[1] for row in rows(chapter("ties"))[1:]}
    assert set(by_number) == {"2", "3", "4", "5"}
    assert "middle gem stays" in by_number["3"] and "middle" not in by_number["4"]


def swapped(bids: dict[str, str], **gems: int) -> object:
    return query("gem_swap", {"bids": {name: bids[name] for name in gems}, "gems": gems})


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_nidavellir_11_every_hero_and_artefact_has_a_row(language: str) -> None:
    """With its effect; the heroes with a legend, too. Of the five brothers one stands for all."""
    with speaking(language):
        cards = [*range(FIRST_HERO, FIRST_HERO + HEROES), *range(FIRST_ARTEFACT, FIRST_ARTEFACT + ARTEFACTS)]
        told = {card: (card_name(card), effect(card)) for card in cards if not is_brother(card)}
    tables = {row[0]: row[1] for key in ("heroes", "thingvellir") for row in rows(chapter(key, language))}
    assert all(tables.get(name) == " ".join(does.split()) for name, does in told.values())
    legends_told = words(chapter("legends", language))
    heroes = [name for card, (name, _does) in told.items() if card < FIRST_ARTEFACT]
    assert all(name in legends_told for name in heroes)
    alone = {TOKENS[card] for card in told if card < FIRST_ARTEFACT}
    assert set(lookups.LEGENDS) == alone | {"dwerg_aesir"}


def test_audit_nidavellir_11_six_new_heroes() -> None:
    _before, _title, table = chapter("thingvellir").partition("Six more heroes")
    told = rows(table[: table.index("</table>")])
    assert [row[0] for row in told[1:]] == [
        card_name(card) for card in range(FIRST_HERO + BASE_HEROES, FIRST_HERO + HEROES)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_nidavellir_11_a_page_of_help_legends_and_a_glossary(language: str) -> None:
    assert len(rows(chapter("short", language))) > 10
    assert len(rows(chapter("legends", language))) == 2 + 17 + 6
    glossary = [row[0] for row in rows(chapter("glossary", language))[1:]]
    assert glossary == sorted(glossary) and len(glossary) > 15


@pytest.mark.parametrize("key", PICTURED)
def test_audit_nidavellir_11_pieces_are_shown_where_they_are_spoken_of(key: str) -> None:
    assert "<svg" in chapter(key) and "<#" not in chapter(key)


def test_every_rule_cited_in_the_help_exists() -> None:
    cited = re.findall(r'href="/rules/nidavellir#([^"]+)"', page())
    assert len(cited) > 30
    assert all(f"### {rule}\n" in GAME.rules_text("en") for rule in cited)


def test_hunters_and_blacksmiths_are_told_by_the_rules() -> None:
    told = {row[0]: row[1:] for row in rows(chapter("classes"))}
    numbers = [int(grades) for grades in told["Grades"]]
    assert told["Hunters"] == [str(scoring.hunter_points(grades)) for grades in numbers]
    assert told["Blacksmiths"] == [str(COMPONENTS["tables"]["blacksmith"][grades]) for grades in numbers]
