"""The onlooker of Dwar7s Fall. Its games are played by quick players: at random nothing comes of it (W20)."""

from __future__ import annotations

import random
from collections import deque
from typing import Final

from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state import choices
from meadhall.look.contract import Draft, Play
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.watcher import Eager
from tests.games.dwar7s_fall.random_play import lay, play_one

NESTED: Final = frozenset(
    {"place", "rotate", "ambush", "bully_own", "bully_rival", "panic", "panic_to", "thief", "crown"}
)


class DwarfEyes(Onlooker):
    def new_table(self, way: str, seed: int) -> Dwar7sTable:
        return lay(self.ways[way][0], seed)

    def _play_any(self, table: Table, dice: random.Random, eager: Eager) -> None:
        assert isinstance(table, Dwar7sTable)
        play_one(table, dice)

    def plays_by_pressing(self, table: Table, seat: int, start: str) -> set[Play]:
        """All plays that begin with this press and go on with any legal press but cancel."""
        answer = self.look.press(self.scene(table, seat), start)
        assert isinstance(answer, Draft)
        found: set[Play] = set()
        seen = {answer.keys}
        waiting = deque([answer.keys])
        while waiting:
            scene = self.scene(table, seat, waiting.popleft())
            for key in self.keys_to_press(scene)[0] - {"cancel", start}:
                answer = self.look.press(scene, key)
                if isinstance(answer, Play):
                    found.add(answer)
                elif isinstance(answer, Draft) and answer.keys not in seen and continues(answer, scene.draft):
                    seen.add(answer.keys)
                    waiting.append(answer.keys)
        return found


def continues(answer: Draft, draft: tuple[str, ...]) -> bool:
    """Whether the draft goes on with the same card or ogre."""
    return answer.keys[:1] == draft[:1]


def deeds(table: Table, seat: int, first: int) -> set[Play]:
    """All that may be done in one go with that choice, by the rules alone: a card with its place and its
    turn, an ogre with its targets."""
    found: set[Play] = set()
    waiting = deque[tuple[int, ...]]([(first,)])
    while waiting:
        made = waiting.popleft()
        ahead = table.copy()
        for choice in made:
            ahead.play(seat, choice)
        if ahead.decision(seat) in NESTED:
            waiting.extend((*made, choice) for choice in ahead.choices(seat) if choice != choices.REVEAL)
        else:
            found.add(Play(made[0], made[1:]))
    return found


EYES: Final = DwarfEyes(GAME, LOOK, {"two": (2, {}), "three": (3, {}), "four": (4, {})})
