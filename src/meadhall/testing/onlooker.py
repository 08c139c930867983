"""The checks of a look, one by one. See `looks`."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from itertools import islice

from meadhall.core.i18n import speaking
from meadhall.core.table import Table
from meadhall.look.contract import Explain, Play, Pressed, Scene, ScoreSheet

from .failures import expect, expect_same
from .random_play import names_of, viewers
from .tables import alike
from .watcher import ABOUT, PLACE, UNFILLED, PickKey, Watcher, any_key


class Onlooker(Watcher):
    """Looks at random games, presses what is offered, and fails where the look breaks a promise."""

    # -- checks: pressing -------------------------------------------------------------------------------

    def check_a_game_by_pressing(self, way: str, seed: int, pick: PickKey = any_key) -> set[str]:
        """A whole game is played by pressing what is shown as legal; the decisions that were asked."""
        table = self.new_table(way, seed)
        dice, asked = random.Random(seed), set()
        while table.to_act():
            asked.add(self.press_until_played(table, table.to_act()[0], dice, pick))
        expect(table.result() is not None, "the game ends without a result")
        return asked

    def check_every_choice(self, positions: Iterable[Table], wanted: dict[str, int]) -> None:
        """Pressing leads to every choice, and to no other, whenever one of the wanted decisions comes up (so
        many times); each of them did."""
        missing = dict(wanted)
        for table in positions:
            for seat in table.to_act():
                decision = table.decision(seat)
                if missing.get(decision):
                    missing[decision] -= 1
                    self.check_choices(table, seat)
            if not any(missing.values()):
                break
        never = [decision for decision, left in missing.items() if left == wanted[decision]]
        expect_same("every wanted decision came up", never, [])

    def check_choices(self, table: Table, seat: int) -> None:
        found, legal = self.choices_by_pressing(table, seat), set(table.choices(seat))
        what = f"pressing leads seat {seat} to its choices ({table.decision(seat)})"
        expect_same(what, sorted(found), sorted(legal))

    def check_other_presses(
        self, way: str, seed: int, every: int, strange: set[str]
    ) -> Iterator[tuple[Scene, Pressed]]:
        """Pressing what is not shown as legal, or keys that never were, is explained. Yields presses that did
        something all the same; whoever makes them is asked, and they lead to what is legal."""
        for table in islice(self.random_game(way, seed), 0, None, every):
            for viewer in viewers(table):
                scene = self.scene(table, viewer)
                legal, others = self.keys_to_press(scene)
                for key in others | (strange - legal):
                    answer = self.look.press(scene, key)
                    if isinstance(answer, Explain):
                        expect(answer.text, f"pressing {key!r} is explained by an empty text")
                        continue
                    expect(scene.choices, f"pressing {key!r} does something for a viewer without a choice")
                    legal_play = not isinstance(answer, Play) or answer.choice in scene.choices
                    expect(legal_play, f"pressing {key!r} makes an illegal choice: {answer}")
                    yield scene, answer

    # -- checks: secrets --------------------------------------------------------------------------------

    def check_secrets(self, way: str, seed: int, language: str, every: int = 3, least: int = 20) -> None:
        """Everybody is shown the same of two tables that differ only in what is hidden from them."""
        compared = 0
        with speaking(language):
            for table in islice(self.random_game(way, seed), 0, None, every):
                for viewer in viewers(table):
                    compared += 1
                    self.check_nothing_hidden(table, viewer, 1000 + compared)
        expect(compared >= least, f"only {compared} pages were compared")

    def check_nothing_hidden(self, table: Table, viewer: int, luck: int) -> None:
        """The viewer is shown the same, to the byte, of another table that differs in secrets only."""
        twin = alike(table.imagine(viewer, luck), table)
        one, other = self.scene(table, viewer), self.scene(twin, viewer, luck=99)
        shown, of_twin = self.texts(one), self.texts(other)
        expect_same(f"viewer {viewer} is shown the same regions", sorted(shown), sorted(of_twin))
        for name, region in shown.items():
            expect_same(f"region {name!r} tells viewer {viewer} no secret", region, of_twin[name])
        expect_same("the prompt tells no secret", self.look.prompt(one), self.look.prompt(other))
        expect_same("the headline tells no secret", self.look.headline(one), self.look.headline(other))
        expect_same("the tabs tell no secret", self.look.tabs(one), self.look.tabs(other))

    # -- checks: telling --------------------------------------------------------------------------------

    def check_flights(self, way: str, seed: int, least: int = 30) -> None:
        """Each animation ends at a place on the page."""
        flown = 0
        for table, entries in self.told_game(way, seed):
            scene = self.scene(table, 0)
            places = set(PLACE.findall(self.page(scene)))
            for entry in entries:
                for flight in self.look.animations([entry], scene):
                    expect(flight.end in places, f"{entry}: nothing can travel to {flight.end!r}")
                    flown += 1
        expect(flown >= least, f"only {flown} pieces travelled")

    def check_lines(self, way: str, seed: int, language: str) -> None:
        """The log has a line for whatever the game has words for, with all pieces drawn."""
        with speaking(language):
            for table, entries in self.told_game(way, seed):
                names = names_of(table.seats)
                for entry in entries:
                    line = self.look.log_line(entry, names)
                    said = self.game.describe_entry(entry, names)
                    expect_same(f"{entry} has a line for {said!r}", line is not None, bool(said))
                    expect(UNFILLED not in str(line), f"the line of {entry} lacks a picture: {line}")

    def check_sheet(self, way: str, seed: int, adds_up: bool = True) -> ScoreSheet:
        """The score sheet shows the result, where there is a score, and its rows add up to it."""
        table, _entries = self.told_game(way, seed)[-1]
        sheet, result = self.look.score_sheet(self.scene(table, 0)), table.result()
        if sheet is None or result is None:
            raise AssertionError("the game ends without a score sheet or a result")
        if result.won is None or result.team_score is not None:
            expect_same("the sheet shows the scores", list(sheet.totals), list(result.scores))
        sums = [sum(row.values[seat] or 0 for row in sheet.rows) for seat in range(table.seats)]
        expect(not adds_up or sums == list(sheet.totals), f"the rows {sums} do not add up to the totals")
        return sheet

    def check_pieces(self, way: str, seed: int, rule: str, every: int = 10) -> None:
        """No place is on the page twice; every piece is explained, with its rule (a pattern)."""
        for table, _entries in islice(self.told_game(way, seed), 0, None, every):
            scene = self.scene(table, 0)
            page = self.page(scene)
            places = PLACE.findall(page)
            expect_same("no place is on the page twice", sorted(places), sorted(set(places)))
            for key in set(ABOUT.findall(page)):
                told = str(self.look.about_piece(scene, key))
                expect(
                    "<h2>" in told and re.search(rule, told), f"{key} is not explained with its rule: {told}"
                )
            expect(self.look.about_piece(scene, "card:nobody") is None, "a piece that is none is explained")
