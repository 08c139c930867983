"""Legends of one's own: a match and its record keep their data, not the name of a file."""

from __future__ import annotations

import asyncio
import json
import random
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.core.match import Match
from meadhall.core.record import Committed, Seeded, save
from meadhall.core.record_reader import read
from meadhall.core.replay import check, final_table, verify
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.legend.library import LEGENDS, legend_data, settled
from meadhall.games.andor.look.look import LOOK
from meadhall.look.rulebook import read_rulebook
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.new_match import NewMatch, config_of
from meadhall.site.services import Services
from meadhall.site.settings import Settings
from meadhall.store.matches import MatchProgress, Seat
from meadhall.testing.onlooker import Onlooker
from tests.games.andor.test_legend_files import SMALLEST
from tests.third_party import command, install

STORY = "The chief comes by the *southern* road."
RULE = "# Nobody sleeps on field 7."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A legend that is spoilt and thrown away while matches with it go on."""
    return write(tmp_path / "roads.json", story=STORY, special_rules=[RULE])


def write(file: Path, **changes: Any) -> Path:
    file.write_text(json.dumps({**SMALLEST, **changes}), encoding="utf-8")
    return file


def other_legend(file: Path) -> None:
    write(file, hero_start={"dwarf": 1, "warrior": 2, "archer": 3, "wizard": 4}, start_sp=9)


def played(match: Match, moves: int) -> Match:
    dice = random.Random(1)
    while match.table.to_act() and len(match.moves) < moves:
        seat = match.table.next_seat()
        match.play(seat, dice.choice(match.table.choices(seat)))
    return match


# -- the option ------------------------------------------------------------------------------------


def test_the_option_becomes_the_content_of_the_file(file: Path) -> None:
    options = GAME.settle_options({"legend": str(file)})
    assert json.loads(str(options["legend"])) == {**SMALLEST, "story": STORY, "special_rules": [RULE]}
    assert GAME.settle_options(options) == options
    file.unlink()
    assert settled(str(options["legend"])) == options["legend"]


def test_strangers_choose_among_the_five_and_send_no_legend(file: Path) -> None:
    assert GAME.settle_options({"legend": "L3"}, from_stranger=True)["legend"] == "L3"
    for legend in (str(file), settled(str(file)), "{}"):
        with pytest.raises(Refusal, match="L1, L2, L3, L4, L5"):
            GAME.settle_options({"legend": legend}, from_stranger=True)


@pytest.mark.parametrize("legend", LEGENDS)
def test_the_five_are_kept_by_their_names(legend: str) -> None:
    assert settled(legend) == legend


def test_letters_that_are_no_ascii_take_no_more_room(tmp_path: Path) -> None:
    text = settled(str(write(tmp_path / "ru.json", names={"ru": "Две дороги"})))
    assert "Две дороги" in text


# -- matches and records ---------------------------------------------------------------------------


def test_a_match_and_its_record_carry_the_legend(file: Path, tmp_path: Path) -> None:
    """Neither a corrected nor a missing file breaks them."""
    match = played(Match(GAME, ["Ann", "Bo"], Seeded(7), {"legend": str(file)}), 60)
    save([match.record()], tmp_path / "left.jsonl")
    for spoil in (other_legend, Path.unlink):
        spoil(file)
        (record,) = read(tmp_path / "left.jsonl", unfinished=True)
        assert GAME.dump(final_table(record)) == GAME.dump(match.table)


def test_a_real_match_is_verified_without_its_file(file: Path, tmp_path: Path) -> None:
    match = Match(GAME, ["Ann", "Bo"], Committed.fresh(), {"legend": str(file)})
    file.unlink()
    played(match, 10**6)
    save([match.record()], tmp_path / "over.jsonl")
    (record,) = read(tmp_path / "over.jsonl")
    assert GAME.dump(verify(record)) == GAME.dump(match.table)
    assert check(record).result() is not None
    install(tmp_path, GAME.id, "meadhall.games.andor:GAME")
    run = command(tmp_path, "verify", str(tmp_path / "over.jsonl"))
    assert (run.returncode, run.stderr) == (0, "")
    assert "are true" in run.stdout


def test_the_command_line_says_in_one_line_what_is_wrong_with_a_legend(tmp_path: Path) -> None:
    install(tmp_path, GAME.id, "meadhall.games.andor:GAME")
    write(tmp_path / "wrong.json", moon=1)
    for name, said in (("wrong.json", "does not know 'moon'"), ("nowhere.json", "nowhere.json")):
        run = command(tmp_path, "simulate", "andor", "--games", "1", "--option", f"legend={name}")
        assert run.returncode == 2 and said in run.stderr
        assert len(run.stderr.splitlines()) == 1


# -- what is told of them --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rule_page_of_a_table_tell_its_legend(file: Path, language: str) -> None:
    options = GAME.settle_options({"legend": str(file)})
    with speaking(language):
        assert GAME.value_words(GAME.options[0], options["legend"]) == "Two roads"
        page = unescape(str(LOOK.how_to_play_at(options)))
        assert "Two roads" not in str(LOOK.how_to_play())
    assert all(told in page for told in ("<h2>Two roads</h2>", STORY, RULE, "chief"))
    book = read_rulebook(GAME.rules_text_at(language, options), language)
    plain = read_rulebook(GAME.rules_text(language), language)
    assert book.chapters[:-1] == plain.chapters
    assert book.chapters[-1].title == "Two roads"
    rules = [rule.words for rule in book.chapters[-1].rules]
    assert rules[0] == STORY and rules[2] == RULE and "chief" in rules[1]


@pytest.mark.parametrize("legend", LEGENDS)
def test_help_tells_only_what_holds_for_the_number_of_heroes(legend: str) -> None:
    """Texts that differ by it wait till it is known (audit Andor 16: the goal listed all six numbers)."""
    difficulties = legend_data(legend)["difficulties"]
    for difficulty in difficulties:
        options = {"legend": legend, "difficulty": difficulty}
        anyone = str(LOOK.how_to_play_at(GAME.settle_options(options)))
        four = str(LOOK.how_to_play_at(GAME.settle_options({**options, "heroes": 4})))
        assert len(anyone) <= len(four) and "|" not in four


def test_the_page_of_a_table_draws_an_own_legend(file: Path) -> None:
    options = GAME.settle_options({"legend": str(file), "party": "dwarf archer"})
    eyes = Onlooker(GAME, LOOK, {"own": (2, options)})
    table = GAME.new_table(2, luck_from_seed(1), options)
    assert eyes.texts(eyes.scene(table, 0))["track"].count('<li class="star') == len(SMALLEST["stars"])
    assert LOOK.headline(eyes.scene(table, 0)).startswith("Two roads")


# -- the site --------------------------------------------------------------------------------------


async def opened(house: Services, legend: str) -> LiveMatch:
    """As a host would: strangers may not."""
    ann = await house.accounts.enter_as_guest("Ann")
    wish = NewMatch(GAME.id, ["me", "greedy"], {"legend": legend, "party": "dwarf archer"})
    config = config_of(wish, from_stranger=False)
    return await house.lobby._open(
        LiveMatch(config, MatchProgress(), [Seat(ann.id, ann.name), Seat(bot="greedy")])
    )


def test_a_table_of_the_site_outlives_the_file(file: Path, tmp_path: Path) -> None:
    async def run() -> None:
        async with Services(Settings(tmp_path / "site")) as house:
            table = await opened(house, str(file))
            name, before = table.id, GAME.dump(table.state)
        file.unlink()
        async with Services(Settings(tmp_path / "site")) as house:
            again = await house.service.registry.match(name)
            assert GAME.dump(again.state) == before
            assert json.loads(str(again.config.options["legend"]))["id"] == SMALLEST["id"]
            again.state.play_out(1)

    asyncio.run(run())
