"""Scenes of a game as its look shows them, and what can be pressed there."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from meadhall.core.game import Game, Options
from meadhall.core.journal import Entry, Journal
from meadhall.core.table import SPECTATOR, Table
from meadhall.look.contract import Draft, Explain, Look, Play, Scene, SeatFace
from meadhall.look.drawings import text, whole

from .random_play import names_of

PRESSABLE: Final = re.compile(r'<(div|button|g) ([^>]*data-press="([^"]+)"[^>]*)>')
CLASSES: Final = re.compile(r'class="([^"]*)"')
PLACE: Final = re.compile(r"""data-place=["']([^"']+)["']""")
ABOUT: Final = re.compile(r'data-about="([^"]+)"')
UNFILLED: Final = "\x02"  # where a piece's picture goes in a line of the log
MOST_PRESSES: Final = 200  # towards one choice

PickKey = Callable[[set[str], random.Random], str]
Eager = Callable[[int], bool]


def look_of(game: Game) -> Look:
    look = game.look()
    if not isinstance(look, Look):
        raise AssertionError(f"{game.name} has no look: look() returns {look!r}")
    return look


def any_key(keys: set[str], dice: random.Random) -> str:
    return dice.choice(sorted(keys))


def nothing(_choice: int) -> bool:
    return False


class Watcher:
    """Sees what one game's look shows of its tables, and presses what it offers."""

    def __init__(
        self,
        game: Game,
        look: Look,
        ways: Mapping[str, tuple[int, Options]],
        eager: Eager = nothing,
        legal: tuple[str, ...] = ("can", "chosen"),
    ) -> None:
        """`eager`: choices that random games make whenever they can, to come to rare positions. `legal`: the
        classes of buttons that do something; a look may have more than the contract's."""
        self.game = game
        self.look = look
        self.ways = ways
        self.eager = eager
        self.legal = frozenset(legal)

    # -- games ------------------------------------------------------------------------------------------

    def new_table(self, way: str, seed: int) -> Table:
        seats, options = self.ways[way]
        return self.game.new_table(seats, seed, options)

    def random_game(self, way: str, seed: int, eager: Eager | None = None) -> Iterator[Table]:
        """The positions of a random game (one table, played on; the last is its end)."""
        table = self.new_table(way, seed)
        dice = random.Random(seed)
        while table.to_act():
            yield table
            self._play_any(table, dice, eager or self.eager)
        yield table

    def told_game(self, way: str, seed: int) -> list[tuple[Table, list[Entry]]]:
        """A random game to its end: a copy of the table after each choice, and what was told of it."""
        table = self.new_table(way, seed)
        table.journal = journal = Journal()
        dice, told = random.Random(seed), []
        while table.to_act():
            before = len(journal.entries)
            self._play_any(table, dice, self.eager)
            told.append((table.copy(), list(journal.entries[before:])))
        return told

    def _play_any(self, table: Table, dice: random.Random, eager: Eager) -> None:
        seat = table.to_act()[0]
        open_now = table.choices(seat)
        table.play(seat, dice.choice([choice for choice in open_now if eager(choice)] or open_now))

    # -- seeing -----------------------------------------------------------------------------------------

    def scene(self, table: Table, viewer: int, draft: tuple[str, ...] = (), luck: int = 7) -> Scene:
        """The scene that the site would make of the table. The viewer imagines hidden things by `luck`."""
        deciding, names = set(table.to_act()), names_of(table.seats)
        faces = [SeatFace(names[seat], "person", deciding=seat in deciding) for seat in range(table.seats)]
        seated = viewer != SPECTATOR
        return Scene(
            self.game,
            table.view(viewer),
            viewer,
            tuple(faces),
            tuple(table.choices(viewer)) if seated else (),
            table.decision(viewer) if seated else "",
            table.imagine(viewer, luck) if seated else None,
            draft,
            table.result() is not None,
        )

    def texts(self, scene: Scene) -> dict[str, str]:
        """The HTML of every region by name."""
        regions = {**self.look.regions(scene), **self.look.behind(scene)}
        return {name: whole(text(node)) for name, node in regions.items()}

    def page(self, scene: Scene) -> str:
        return "".join(self.texts(scene).values())

    # -- pressing ---------------------------------------------------------------------------------------

    def keys_to_press(self, scene: Scene) -> tuple[set[str], set[str]]:
        """The keys of what is shown as legal, and of everything else that can be pressed."""
        legal = {button.key for button in self.look.prompt(scene).buttons if not button.why}
        others: set[str] = set()
        for region in self.texts(scene).values():
            shown, rest = keys_in(region, self.legal)
            legal |= shown
            others |= rest
        return legal, others - legal

    def press_until_played(
        self, table: Table, seat: int, dice: random.Random, pick: PickKey = any_key
    ) -> str:
        """Presses legal pieces until a choice is made; the decision that was asked."""
        draft: tuple[str, ...] = ()
        decision = table.decision(seat)
        for _press in range(MOST_PRESSES):
            scene = self.scene(table, seat, draft)
            answer = self.look.press(scene, pick(self.keys_to_press(scene)[0], dice))
            if isinstance(answer, Explain):
                raise AssertionError(f"a legal piece only explains itself: {answer.text}")
            if isinstance(answer, Play):
                for choice in (answer.choice, *answer.then):
                    table.play(seat, choice)
                return decision
            draft = answer.keys
        raise AssertionError(f"no choice after {MOST_PRESSES} presses: {decision}")

    def choices_by_pressing(self, table: Table, seat: int) -> set[int]:
        """Every choice that pressing legal pieces leads to, whatever is put together on the way."""
        found: set[int] = set()
        seen: set[tuple[str, ...]] = {()}
        waiting = deque[tuple[str, ...]]([()])
        while waiting:
            scene = self.scene(table, seat, waiting.popleft())
            for key in self.keys_to_press(scene)[0]:
                answer = self.look.press(scene, key)
                if isinstance(answer, Play):
                    found.add(answer.choice)
                elif isinstance(answer, Draft) and answer.keys not in seen:
                    seen.add(answer.keys)
                    waiting.append(answer.keys)
        return found


@lru_cache(maxsize=2000)
def keys_in(html: str, legal_classes: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    legal: set[str] = set()
    others: set[str] = set()
    for tag, attributes, key in PRESSABLE.findall(html):
        classes = CLASSES.search(attributes)
        shown_legal = tag != "div" and classes and legal_classes & set(classes[1].split())
        (legal if shown_legal else others).add(key)
    return frozenset(legal), frozenset(others)
