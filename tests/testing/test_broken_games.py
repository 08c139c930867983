"""The compliance suite notices games that break the contract, and says where: each game has one fault."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from htpy import Node
from markupsafe import Markup

from hoard.declaration import Hoard
from hoard.look.look import HoardLook
from hoard.rules import BURY, HoardTable, HoardView
from hoard.words import say
from meadhall.core.game import Options
from meadhall.core.journal import Entry
from meadhall.core.result import Result
from meadhall.core.table import Table
from meadhall.look.contract import Play, Pressed, Scene
from meadhall.testing import Way, check_game, check_look, check_position, check_words, table_at
from meadhall.testing.pages import problems_of

WAYS = [Way(3, {"rounds": 2})]


class Laid(Hoard):
    """Hoard with tables of another kind."""

    def __init__(self, kind: type[HoardTable]) -> None:
        self.kind = kind

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        return self.kind(seats, luck, int(options["rounds"]), bool(options["double"]))


class Leaky(HoardTable):
    def view(self, viewer: int) -> HoardView:
        return super().view(1)


class Sharing(HoardTable):
    def copy(self) -> HoardTable:
        twin = super().copy()
        twin.deck = self.deck
        return twin


class Lenient(HoardTable):
    def play(self, seat: int, choice: int) -> None:
        if choice in self.choices(seat):
            super().play(seat, choice)


class Unlucky(HoardTable):
    """Draws from the generator that the whole process shares."""

    def cast(self) -> None:
        self.treasure = random.randint(1, 6)


class Stuck(HoardTable):
    def choices(self, seat: int) -> list[int]:
        return [] if self.rounds_left == 1 and self.phase == "bid" else super().choices(seat)


class Unfair(HoardTable):
    def result(self) -> Result | None:
        found = super().result()
        return found and Result(found.scores, (2,) * self.seats)


class Talkative(HoardTable):
    """Advises what is not legal."""

    def default_choice(self, seat: int, luck: int) -> int:
        return BURY


class Nosy(HoardTable):
    """Imagines the true hands of the others: then their choices are known, but nothing shows it; the deck,
    though, is emptied."""

    def imagine(self, seat: int, luck: int) -> HoardTable:
        world = self.copy()
        world.deck = []
        return world


class Mumbling(Hoard):
    def notation(self, table: Table, seat: int, choice: int) -> str:
        return "card" if choice < BURY else super().notation(table, seat, choice)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Laid(Leaky), "imagine"),
        (Laid(Sharing), "playing a copy leaves the table as it is"),
        (Laid(Lenient), "was not refused"),
        (Laid(Unlucky), "plays on alike|lead to the same end"),
        (Laid(Stuck), "must act but has no choice|IndexError"),
        (Laid(Unfair), "the place of a seat"),
        (Laid(Talkative), "default_choice"),
        (Laid(Nosy), "imagine"),
        (Mumbling(), "the same notation"),
    ],
    ids=lambda value: getattr(value, "kind", type(value)).__name__ if isinstance(value, Hoard) else "",
)
def test_broken_rules_are_noticed(game: Hoard, said: str) -> None:
    with pytest.raises(AssertionError, match=said) as failure:
        check_game(game, WAYS, seeds=range(3))
    check_message(str(failure.value))


def check_message(message: str) -> None:
    """Game, seats, options, seed, step, and a call that leads there."""
    for part in ("Hoard (hoard), 3 seats, options {'rounds': 2}, seed ", ", step ", "table_at(GAME, 3, "):
        assert part in message


def test_a_position_is_found_again() -> None:
    game = Hoard()
    tables = [table_at(game, 3, {"rounds": 2}, seed=4, step=5) for _ in range(2)]
    assert tables[0].view(0) == tables[1].view(0) != table_at(game, 3, {"rounds": 2}, seed=4, step=4).view(0)


class Untranslated(Hoard):
    __module__ = Hoard.__module__  # whose catalogue is checked

    def describe_entry(self, entry: Entry, names: list[str]) -> str:
        return (
            say("Nobody translated this.")
            if entry.what == "bid_shown"
            else super().describe_entry(entry, names)
        )


class Unfilled(Hoard):
    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        return "Bid {card}"


class Whispering(Hoard):
    def describe_choice(self, table: Table, seat: int, choice: int) -> str:
        assert isinstance(table, HoardTable)
        return f"Bid against {table.hands[seat - 1]}"


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Untranslated(), r"ru.po lacks a translation of \['Nobody translated this.'\]"),
        (Unfilled(), "placeholder"),
        (Whispering(), "secret"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Hoard) else "",
)
def test_missing_words_are_noticed(game: Hoard, said: str) -> None:
    with pytest.raises(AssertionError, match=said) as failure:
        check_words(game, WAYS)
    check_message(str(failure.value))


class Forgetful(Hoard):
    def dump(self, table: Table) -> object:
        position = super().dump(table)
        assert isinstance(position, dict)
        return {**position, "luck": 0}


class Crashing(Hoard):
    def load(self, given: Any) -> Table:
        given["deck"][0] + 0
        return super().load(given)


@pytest.mark.parametrize(
    ("game", "said"), [(Forgetful(), "brings back"), (Crashing(), "TypeError|KeyError|IndexError")]
)
def test_careless_positions_are_noticed(game: Hoard, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_position(game, WAYS)


class BrokenLook(HoardLook):
    """With more in the region of the hand."""

    def __init__(self, game: Hoard, more: Callable[[Scene], str]) -> None:
        super().__init__(game)
        self.more = more

    def regions(self, scene: Scene) -> dict[str, Node]:
        return {**super().regions(scene), "more": Markup(f"<div>{self.more(scene)}</div>")}


class DeafLook(HoardLook):
    def press(self, scene: Scene, key: str) -> Pressed:
        answer = super().press(scene, key)
        return Play(scene.choices[0]) if isinstance(answer, Play) else answer


class Shown(Hoard):
    def __init__(self, look: Callable[[Hoard], HoardLook]) -> None:
        self.made = look

    def look(self) -> object:
        return self.made(self)


def secret(scene: Scene) -> str:
    world = scene.world
    return str(world.hands) if isinstance(world, HoardTable) else ""


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (secret, "tells viewer . no secret"),
        (lambda _scene: "<b>", "closes|never closed"),
        (lambda _scene: '<button data-press="x"></button>', "a control without a name"),
        (lambda _scene: '<svg role="img"></svg>', "a picture without a name"),
        (lambda _scene: '<i data-place="deck"></i>', "stands twice"),
        (lambda _scene: '<button class="can" data-press="choice:99">?</button>', "only explains itself"),
    ],
)
def test_a_broken_page_is_noticed(more: Callable[[Scene], str], said: str) -> None:
    with pytest.raises(AssertionError, match=said) as failure:
        check_look(Shown(lambda game: BrokenLook(game, more)), WAYS)
    check_message(str(failure.value))


def test_a_page_that_does_not_lead_to_every_choice_is_noticed() -> None:
    with pytest.raises(AssertionError, match="pressing leads seat"):
        check_look(Shown(DeafLook), WAYS)


def test_a_game_without_a_look_says_so() -> None:
    class Plain(Hoard):
        def look(self) -> object:
            return None

    with pytest.raises(AssertionError, match="has no look"):
        check_look(Plain(), WAYS)


@pytest.mark.parametrize(
    ("html", "number"),
    [
        ('<p>a<br><img alt="b"></p>', 0),
        ('<button aria-label="b"><svg aria-hidden="true"><path/></svg></button>', 0),
        ('<button><svg role="img" aria-label="b"></svg></button>', 0),
        ('<button><span aria-hidden="true">b</span></button>', 1),
        ("<button>a<a href='/'>b</a></button>", 1),
        ("<p></div></p>", 1),
        ("<i id='x'></i><i id='x'></i>", 1),
        ("<img>", 1),
    ],
)
def test_what_is_wrong_with_a_piece_of_html(html: str, number: int) -> None:
    assert len(list(problems_of(html))) == number
