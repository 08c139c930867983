"""The compliance suite: what every game of Meadhall must keep.

    from meadhall.testing import check_game, check_look, check_position, check_words

    def test_the_rules() -> None:
        check_game(GAME)

Each check plays the game at random from a seed, in every way to play it. A check that fails raises an
`AssertionError`. Its message names the game, the seats, the options, the seed and the step, and says how to
get the position back (`table_at`). No test framework is needed; the extra `site` must be installed.

| check | proof |
|---|---|
| `check_game` | choices, refusals, copies, secrecy, luck, notation, records and results keep the contract |
| `check_words` | prompts, choices, the log, the terminal and the rules have words in every language |
| `check_position` | `dump` and `load` are inverse at every step; nonsense is refused in a sentence |
| `check_look` | every viewer gets a sound page without secrets; presses lead to exactly the legal choices |
"""

from .looks import check_look
from .positions import check_position
from .random_play import Way, random_positions, table_at, ways_of
from .rules import check_game
from .words import check_words

__all__ = [
    "Way",
    "check_game",
    "check_look",
    "check_position",
    "check_words",
    "random_positions",
    "table_at",
    "ways_of",
]
