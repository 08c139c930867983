"""What the table announces before a click comes true: points, grades, lines, heroes, coins, scores."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from typing import Final, NamedTuple, cast

import pytest

from meadhall.core.journal import Entry
from meadhall.core.table import Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.look.bids import LAID_OF_BID
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.referee import query
from meadhall.games.nidavellir.referee.score_sheet import as_player
from meadhall.games.nidavellir.state import choices, events
from meadhall.games.nidavellir.state.cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    COIN_OF_TOKEN,
    COIN_VALUE,
    is_trading,
)
from meadhall.games.nidavellir.state.choices import CARD
from meadhall.games.nidavellir.state.table import COINS, Board
from meadhall.games.nidavellir.state.view_values import SeatView, TableView
from meadhall.look.contract import Draft, Explain, Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Kept, Promise, PromiseKeeper
from tests.games.nidavellir.look.eyes import BASE, BEGINNERS, EXPANDED, EYES
from tests.modes import mostly_compiled

# Cards whose consequences are hard to foretell: random games take them whenever they can.
TRICKY: Final = {
    CARD + CARD_OF_TOKEN[token]
    for token in (
        "thrud", "ylud", "dagda", "bonfur", "aegur", "zoral", "kraal", "jarika", "khrad", "olwyn", "zolkur",
        "grid", "gjallarhorn", "megingjord", "vidofnir_vedrfolnir", "brisingamens", "vegvisir", "RO3", "RO5",
    )
}  # fmt: skip
PLURALS: Final = ("Warriors", "Hunters", "Miners", "Blacksmiths", "Explorers")

TEMPLATE: Final = re.compile(r'<template data-preview="([^"]+)"[^>]*>(.*?)</template>', re.DOTALL)
CONSEQUENCE: Final = re.compile(r'<div data-into="consequence">(.*?)</div>', re.DOTALL)
BOLD: Final = re.compile(r"<b>(.*?)</b>(.*)", re.DOTALL)
IN_ALL: Final = re.compile(r'<i class="in-all"[^>]*>(-?\d+) → (-?\d+)</i>')
HEAD: Final = re.compile(r'data-into="points:(\d)">→ (-?\d+)<')
TAG: Final = re.compile(r"<[^>]*>")
CLASS_POINTS: Final = re.compile(r"(\w+): (-?\d+) → (-?\d+) points")
GRADES: Final = re.compile(r"Grades: (\d+) → (\d+)")
LINE: Final = re.compile(r"Line (\d+) is complete")
NEXT_HERO: Final = re.compile(r"line (\d+) brings a hero")
UPGRADE: Final = re.compile(r"\(\+(\d+) → (?:royal )?(\d+)\)")
KEEPS: Final = "nothing to give"
MOST: Final = re.compile(r'<li class="(most|)" data-place="ranks:')
TRADE: Final = re.compile(r'Exchange at the .*→ <b><svg [^>]*aria-label="(?:royal )?(\d+)"')


def words(html: str) -> str:
    return " ".join(TAG.sub(" ", html).split())


def texts_of(eyes: Onlooker, scene: Scene) -> dict[str, str]:
    return {name: unescape(html) for name, html in eyes.texts(scene).items()}


# -- the truth: the referee's sheet, the decision that follows -----------------------------------------


def view_of(table: Table, viewer: int) -> TableView:
    return cast(TableView, table.view(viewer))


def sheet(table: Table, seat: int) -> dict[str, int]:
    """By the referee, from what lies open."""
    players = {str(each.seat): as_player(each) for each in view_of(table, seat).seats}
    return cast(dict[str, int], query("score", {"players": players})[str(seat)])


def own(table: Table, seat: int) -> SeatView:
    return view_of(table, seat).seats[seat]


def coins_changed(entries: Iterable[Entry]) -> list[int]:
    """The values that have come, in this order."""
    kinds = (events.COIN_UPGRADED, events.COIN_EXCHANGED)
    return [COIN_VALUE[entry.second] for entry in entries if entry.what in kinds]


def forced_discards(after: Table, seat: int) -> int:
    """How many cards must go before anything else may happen."""
    rest, count = after.copy(), 0
    while rest.decision(seat) == "drop_last":
        rest.play(seat, rest.choices(seat)[0])
        count += 1
    return count


# -- what a choice is told to do -----------------------------------------------------------------------


class Preview(NamedTuple):
    choice: int
    html: str

    @property
    def title(self) -> str:
        return words(BOLD.search(self.html)[1])  # type: ignore[index]

    @property
    def text(self) -> str:
        told = CONSEQUENCE.search(self.html)
        return words(told[1]) if told else ""


def previews(texts: dict[str, str], scene: Scene) -> Iterator[Preview]:
    for key, html in TEMPLATE.findall(texts["previews"]):
        kind, _, number = key.partition(":")
        if kind == "choice" and CONSEQUENCE.search(html):
            assert int(number) in scene.choices
            yield Preview(int(number), html)


def promises_of(preview: Preview, scene: Scene) -> Iterator[Promise]:
    seat, choice = scene.viewer, preview.choice
    if match := CLASS_POINTS.match(preview.title):
        yield from promises_of_column(preview, PLURALS.index(match[1]), int(match[2]), int(match[3]), seat)
    total = IN_ALL.search(preview.html)
    if scene.decision != "uline_bid" and choice != choices.STAY:
        told = (int(total[1]), int(total[2])) if total else None
        yield Promise("score", told, lambda before, after, _told: totals(before, after, seat), choice)
    if plus := re.search(r"a coin to upgrade by (\d+)", preview.text):
        yield Promise("offering", int(plus[1]), lambda _b, after, _told: plus_of(after, seat), choice)
    raised = [int(value) for _plus, value in UPGRADE.findall(preview.text)]
    if raised and KEEPS not in preview.text:
        yield Promise("coin", raised, lambda _b, _a, entries: coins_changed(entries)[: len(raised)], choice)


def totals(before: Table, after: Table, seat: int) -> tuple[int, int] | None:
    then, now = sheet(before, seat)["total"], sheet(after, seat)["total"]
    return None if then == now else (then, now)


def promises_of_column(
    preview: Preview, column: int, before_told: int, after_told: int, seat: int
) -> Iterator[Promise]:
    text, choice, row = preview.text, preview.choice, CLASS_IDS[column]
    yield Promise(
        "class points",
        (before_told, after_told),
        lambda before, after, _told: (sheet(before, seat)[row], sheet(after, seat)[row]),
        choice,
    )
    head = HEAD.search(preview.html)
    assert head and int(head[1]) == column
    yield Promise("head", int(head[2]), lambda _b, after, _told: sheet(after, seat)[row], choice)
    yield Promise(
        "line closes",
        'data-into="line"' in preview.html,
        lambda before, after, _told: own(after, seat).lines > own(before, seat).lines,
        choice,
    )
    yield Promise(
        "hero due",
        "you recruit a hero" in text.lower(),
        lambda _b, after, _told: after.decision(seat) == "hero",
        choice,
    )
    if line := LINE.search(text):
        yield Promise("line", int(line[1]), lambda _b, after, _told: own(after, seat).lines, choice)
    if grades := GRADES.search(text):
        yield Promise(
            "grades",
            (int(grades[1]), int(grades[2])),
            lambda before, after, _told: (own(before, seat).grades[column], own(after, seat).grades[column]),
            choice,
        )
    discards = 2 if "last card of two columns" in text else int("last card of one column" in text)
    if discards or preview.title.startswith(("Hunters", "Blacksmiths")):
        yield Promise(
            "forced discards",
            discards,
            lambda before, after, _told: (
                forced_discards(after, seat) * (before.decision(seat) != "drop_last")
            ),
            choice,
        )
    yield Promise(
        "Thrud moves",
        "Thrud takes the end of any column" in text,
        lambda before, after, _told: after.decision(seat) == "thrud" != before.decision(seat),
        choice,
    )


# -- what is told of the table as it stands --------------------------------------------------------------


def row_of(seat: int, row: str) -> Kept:
    return lambda now, _after, _told: sheet(now, seat)[row]


def why_not(seat: int, hero: str) -> Kept:
    return lambda now, _after, _told: reason(now, seat, hero)


def promises_of_table(texts: dict[str, str], scene: Scene) -> Iterator[Promise]:
    seat = scene.viewer
    heading, _, columns = texts["army"].partition('<div class="heads">')
    total = re.search(r'<span class="tot".*?</span>(-?\d+)</span>', heading)
    assert total
    yield Promise("own score", int(total[1]), row_of(seat, "total"))
    for column, points in enumerate(re.findall(r'<span class="pt"><span>(-?\d+)<', columns)):
        yield Promise("own class", int(points), row_of(seat, CLASS_IDS[column]))
    line = NEXT_HERO.search(heading)
    yield Promise("next hero", int(line[1]) if line else 0, lambda now, _a, _told: next_hero(now, seat))
    for rival in range(len(scene.seats)):
        if rival != seat:
            score = re.search(r'<span class="sc".*?</span>(-?\d+)</span>', texts[f"rival-{rival}"])
            assert score
            yield Promise("rival's score", int(score[1]), row_of(rival, "total"))
            if rival == (seat + 1) % len(scene.seats):
                for column, kind in enumerate(MOST.findall(texts[f"rival-{rival}"])):
                    yield Promise("most grades", bool(kind), leads(rival, column))


def leads(rival: int, column: int) -> Kept:
    """By the referee: whoever wins the distinction, or shares the most warriors (N11.2, N12.2)."""

    def kept(now: Table, _after: Table, _told: Sequence[Entry]) -> bool:
        seats = view_of(now, rival).seats
        players = {str(seat.seat): as_player(seat) for seat in seats}
        winner = query("distinctions", {"players": players})[CLASS_IDS[column]]
        if winner is not None:
            return bool(winner == str(rival))
        grades = seats[rival].grades[column]
        return grades > 0 and all(grades >= other.grades[column] for other in seats)

    return kept


def next_hero(table: Table, seat: int) -> int:
    """By the referee: one more line than heroes, if lines bring any and it is not there yet."""
    side = own(table, seat)
    if "megingjord" in side.command or side.lines > side.heroes:
        return 0
    answer = query("lines", {"player": as_player(side)})
    assert answer["due"] == 0
    return side.heroes + 1


def promises_of_prompt(scene: Scene, table: Board) -> Iterator[Promise]:
    seat, prompt = scene.viewer, LOOK.prompt(scene)
    if scene.decision == "upgrade":
        plus = re.search(r"by (\d+)", prompt.what)
        assert plus
        yield Promise("plus", int(plus[1]), lambda now, _a, _told: plus_of(now, seat))
        yield Promise(
            "King's Hand", "King's Hand" in prompt.why, lambda now, _a, _told: is_kings_hand(now, seat)
        )
    if scene.decision == "hero":
        yield Promise("by lines", "Gjallarhorn" not in prompt.why, lambda now, _a, _told: is_due(now, seat))
    if scene.decision == "pioneer":
        told = {"two are alike": 2, "are alike": 1}
        kinds = next((number for said, number in told.items() if said in prompt.why), 3)
        yield Promise("alike", kinds, lambda now, _a, _told: len(set(view_of(now, seat).pioneer)))


def plus_of(table: Table, seat: int) -> int:
    """The printed number of the effect, and Jarika (N16.4)."""
    assert isinstance(table, Board)
    return table.top_detail + 2 * ("jarika" in own(table, seat).command)


def is_kings_hand(table: Table, seat: int) -> bool:
    """The only upgrade of 5 before the hunters are counted (N11.1)."""
    view = view_of(table, seat)
    return view.phase == "evaluation" and "hunting_master" in view.distinctions


def is_due(table: Table, seat: int) -> bool:
    return bool(query("lines", {"player": as_player(own(table, seat))})["due"])


def promises_of_hall(scene: Scene) -> Iterator[Promise]:
    """The reason why a hero is not to be had now (N8.7)."""
    view = cast(TableView, scene.view)
    for token in view.hall:
        if CARD + CARD_OF_TOKEN[token] in scene.choices:
            continue
        answer = LOOK.press(scene, f"no:hero:{token}")
        assert isinstance(answer, Explain)
        told = next(what for what in ("asks for", "Megingjord", "lines outnumber") if what in answer.text)
        yield Promise("why not", told, lambda now, _a, _t, token=token: reason(now, scene.viewer, token))  # type: ignore[misc]


def reason(table: Table, seat: int, hero: str) -> str:
    player = as_player(own(table, seat))
    if hero not in query("legal_heroes", {"player": player, "hall": list(view_of(table, seat).hall)}):
        return "asks for"
    return "Megingjord" if "megingjord" in own(table, seat).command else "lines outnumber"


def promises_of_bid(scene: Scene, table: Board) -> Iterator[Promise]:
    """What the pouch would become: told of a bid that lays the trading coin."""
    seat = scene.viewer
    choice = random.Random(table.luck).choice(scene.choices)
    laid = LAID_OF_BID[choice]
    drafted = EYES.scene(table, seat, Draft(tuple(f"lay:{at}:{coin}" for at, coin in enumerate(laid))).keys)
    match = TRADE.search(texts_of(EYES, drafted)["purse"])
    trades = any(is_trading(table.coin(seat, coin)) for coin in laid)
    told = int(match[1]) if match else None
    yield Promise("exchange", told, lambda now, _a, _told: exchange(now, seat, laid) if trades else None)


def exchange(table: Table, seat: int, laid: tuple[int, ...]) -> int | None:
    row, view = own(table, seat).row, view_of(table, seat)
    given = {
        "pouch": [row[index] for index in range(COINS) if row[index] and index not in laid],
        "treasury": {str(5 + at): count for at, count in enumerate(view.treasury)},
        "jarika": "jarika" in own(table, seat).command,
        "zolkur": own(table, seat).zolkur_waits,
    }
    taken = query("exchange", given)["taken"]
    return int(COIN_VALUE[COIN_OF_TOKEN[taken]]) if taken else None


# -- all together ------------------------------------------------------------------------------------------


def read_promises(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    assert isinstance(table, Board)
    texts = texts_of(eyes, scene)
    yield from promises_of_table(texts, scene)
    if scene.choices:
        yield from promises_of_prompt(scene, table)
        for preview in previews(texts, scene):
            yield from promises_of(preview, scene)
    if scene.decision == "hero" or table.luck % 8 == 0:
        yield from promises_of_hall(scene)
    if scene.decision == "bid":
        yield from promises_of_bid(scene, table)


KEEPER: Final = PromiseKeeper(Onlooker(GAME, LOOK, EYES.ways, TRICKY.__contains__), read_promises)
OFTEN: Final = {
    "class points", "head", "line closes", "hero due", "line", "grades", "score", "coin", "own score",
    "own class", "next hero", "rival's score", "plus", "by lines", "why not", "exchange", "forced discards",
    "Thrud moves", "most grades", "offering",
}  # fmt: skip
SELDOM: Final = OFTEN | {"King's Hand", "alike"}


@pytest.mark.parametrize("way", mostly_compiled([EXPANDED[1], *BASE, BEGINNERS]))
def test_some_promises_are_kept(way: str) -> None:
    KEEPER.check(way, wanted=1500, kinds=OFTEN - {"Thrud moves", "forced discards"})


@pytest.mark.slow
@pytest.mark.parametrize("way", [*BASE, *EXPANDED, BEGINNERS])
def test_promises_are_kept(way: str) -> None:
    kinds = SELDOM - {"Thrud moves"} if way == BEGINNERS else SELDOM
    KEEPER.check(way, wanted=20_000, kinds=kinds, first_seed=1000)
