"""Lines of the log are kept for all tables, with marks for names: each table reads its own people in them."""

from __future__ import annotations

import random
from html import unescape

import pytest

from meadhall.arena.workers import game_here
from meadhall.core.match import simulated
from meadhall.core.speech import LANGUAGES, speaking
from meadhall.look.drawings import text
from meadhall.look.names import MARKED
from meadhall.site.live_table import Told
from meadhall.site.pages.table.log import Words
from meadhall.site.pages.table.looks import look_of

PEOPLE = ["Ann", "Бо & Ко", "<i>Cy</i>", "Dé", "Eve"]
GAMES = {"nidavellir": 5, "aetherya": 4, "dwar7s_fall": 4, "andor": 2}
CHOICES = 150


def told_game(game: str, seed: int) -> list[Told]:
    match = simulated(game_here(game), PEOPLE[: GAMES[game]], seed)
    dice = random.Random(seed)
    for _choice in range(CHOICES):
        if seats := match.table.to_act():
            match.play(seats[0], dice.choice(match.table.choices(seats[0])))
    return [Told(number, number, entry.seat, entry) for number, entry in enumerate(match.journal.entries)]


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
    words.catch_up([Told(0, 0, 2, back_to=0)])
    assert words.aloud == ["<i>Cy</i> took back a choice."]
    assert "&lt;i&gt;Cy&lt;/i&gt; took back a choice." in words.lines[0]
