"""Lines of the log are kept for all tables, with marks for names: each table reads its own people in them."""

from __future__ import annotations

import random
from html import unescape

import pytest

from meadhall.core.i18n import LANGUAGES, YOU, speaking
from meadhall.core.journal import EVERYONE, Entry
from meadhall.core.match import Match
from meadhall.core.record import Seeded
from meadhall.core.registry import game_here
from meadhall.look.drawings import text
from meadhall.look.names import MARKED
from meadhall.site.matches.plan import MatchEvent
from meadhall.site.pages.match.log import Words
from meadhall.site.pages.match.plain_look import look_of

PEOPLE = ["Ann", "Бо & Ко", "<i>Cy</i>", "Dé", "Eve"]
GAMES = {"nidavellir": 5, "aetherya": 4, "dwar7s_fall": 4, "andor": 2}
ADDRESSED = {
    "nidavellir": {"coin_revealed", "card_taken", "gems_swapped", "hero_recruited"},
    "aetherya": {"deck_drawn", "card_placed", "card_opened", "card_removed"},
    "dwar7s_fall": {"turn_began", "card_laid", "dwarf_put", "gem_mined"},
}
CHOICES = 150


def seats_of(game: str) -> int:
    return GAMES.get(game, 2)


def told_game(game: str, seed: int) -> list[MatchEvent]:
    match = Match(game_here(game), PEOPLE[: seats_of(game)], Seeded(seed))
    dice = random.Random(seed)
    for _choice in range(CHOICES):
        if seats := match.table.to_act():
            match.play(seats[0], dice.choice(match.table.choices(seats[0])))
    return [
        MatchEvent(number, number, entry.seat, entry) for number, entry in enumerate(match.journal.entries)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_line_reads_as_if_it_had_been_drawn_for_these_people(game: str, language: str) -> None:
    told, look = told_game(game, seed=3), look_of(game)
    for people in (PEOPLE, PEOPLE[::-1]):  # two tables at which the same happens
        names = people[: GAMES[game]]
        words = Words(game_here(game), names)
        with speaking(language):
            words.catch_up(told)
            for item, line, aloud in zip(told, words.lines, words.aloud, strict=True):
                assert item.entry is not None
                drawn = unescape(text(look.log_line(item.entry, names)))
                assert drawn in unescape(line) and bool(drawn) == bool(line)
                assert aloud == game_here(game).describe_entry(item.entry, names)
                assert MARKED not in line + aloud


def test_what_was_taken_back_names_whoever_did() -> None:
    words = Words(game_here("nidavellir"), PEOPLE)
    words.catch_up([MatchEvent(0, 0, 2, back_to=0)])
    assert words.aloud == ["<i>Cy</i> took back a choice."]
    assert "&lt;i&gt;Cy&lt;/i&gt; took back a choice." in words.lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ADDRESSED)
def test_who_reads_of_themselves_is_addressed_and_all_others_are_named(game: str, language: str) -> None:
    told, addressed = told_game(game, seed=3), set()
    people = PEOPLE[: GAMES[game]]
    words = Words(game_here(game), people)
    with speaking(language):
        words.catch_up(told)
        for item in told:
            assert words.line(item, -1) == words.lines[item.number], "nobody addresses those who look on"
            for reader, name in enumerate(people):
                line, aloud = words.line(item, reader), words.said(item, reader)
                assert MARKED not in line + aloud and YOU not in line + aloud
                if name in words.aloud[item.number]:
                    assert aloud != words.aloud[item.number] and name not in aloud + unescape(line)
                    assert item.entry is not None
                    addressed.add(item.entry.what)
                else:
                    assert (line, aloud) == (words.lines[item.number], words.aloud[item.number])
    assert addressed >= ADDRESSED[game]


def test_both_who_swap_gems_read_of_the_other() -> None:
    words = Words(game_here("nidavellir"), PEOPLE)
    swap = MatchEvent(0, 0, 0, Entry("gems_swapped", 0, 3, 0, EVERYONE))
    words.catch_up([swap])
    assert words.said(swap, 0) == "You and Dé bid the same and swap gems."
    assert words.said(swap, 3) == "You and Ann bid the same and swap gems."
    assert words.said(swap, 1) == "Ann and Dé bid the same and swap gems."


ONE_TO_ANOTHER = [
    ("aetherya", "smuggled_with", "You send the smuggler to Бо & Ко.", "Ann sends the smuggler to you."),
    ("dwar7s_fall", "gem_stolen", "You steal a gem from Бо & Ко.", "Ann steals a gem from you."),
    ("dwar7s_fall", "swapped_with", "It was a dwarf of Бо & Ко.", "It was a dwarf of yours."),
]


@pytest.mark.parametrize(("game", "what", "to_doer", "to_other"), ONE_TO_ANOTHER)
def test_both_read_of_what_one_does_to_another(game: str, what: str, to_doer: str, to_other: str) -> None:
    words, deed = Words(game_here(game), PEOPLE), MatchEvent(0, 0, 0, Entry(what, 0, 1, 0, EVERYONE))
    words.catch_up([deed])
    assert words.said(deed, 0) == to_doer
    assert words.said(deed, 1) == to_other
    assert words.said(deed, 2) == words.aloud[0]


def test_a_griffin_sent_home_is_sent_to_your_own_kingdom() -> None:
    words = Words(game_here("aetherya"), PEOPLE)
    sent = MatchEvent(0, 0, 1, Entry("griffin_sent", 1, 1, 0, EVERYONE))  # B6.5: any kingdom, yours included
    words.catch_up([sent])
    assert words.said(sent, 1) == "You send the griffin to a1 in your own kingdom."
    assert words.said(sent, 0) == "Бо & Ко sends the griffin to a1 in the kingdom of Бо & Ко."


def test_what_was_taken_back_is_said_to_whoever_did() -> None:
    words, back = Words(game_here("nidavellir"), PEOPLE), MatchEvent(0, 0, 2, back_to=0)
    words.catch_up([back])
    assert words.said(back, 2) == "You took back a choice." and "You took back" in words.line(back, 2)
    assert words.said(back, 1) == "<i>Cy</i> took back a choice."


@pytest.mark.usefixtures("hoard_installed")
def test_a_replay_addresses_nobody_and_neither_does_a_game_that_cannot() -> None:
    for game, addressing in (("nidavellir", False), ("hoard", True)):
        told = told_game(game, seed=3)
        words = Words(game_here(game), PEOPLE[: seats_of(game)], addressing=addressing)
        words.catch_up(told)
        for item in told:
            assert words.line(item, 0) == words.lines[item.number]
            assert words.said(item, 0) == words.aloud[item.number]
