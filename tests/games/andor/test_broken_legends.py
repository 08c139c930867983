"""Legend files with one mistake: a readable legend, or one line that says where the mistake is (D32.10)."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.andor import GAME
from meadhall.games.andor.legend.draft import BrokenLegend
from meadhall.games.andor.legend.library import LARGEST, LEGENDS, legend_data, settled
from meadhall.games.andor.legend.reader import check_legend
from tests.games.keeping import SEEDS, tries

Spot = tuple[str | int, ...]

JUNK: list[Any] = [
    *(None, True, 7, -1, 10**9, 10**30, 1.5, "", "x", "gor", "N", "a\nb", "\ud800", [], {}, [[]], [None]),
    *({"a": 1}, {"roll": "d6"}, {"by_heroes": 2}, {"var": "v"}, {"field_of": "t"}, ["x"], [1]),
]


def spots(plain: Any, way: Spot = ()) -> Iterator[Spot]:
    """Every place in a legend, the whole left out."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (*way, key)
        yield from spots(value, (*way, key))


def spoil(plain: Any, dice: random.Random) -> Spot:
    """One mistake, and where it is. Half of them are no texts: those are most of a file, and alike."""
    every = list(spots(plain))
    if dice.random() < 0.5:
        every = [spot for spot in every if not {"title", "story", "text", "names", "ru", "fr"} & set(spot)]
    *way, last = spot = dice.choice(every)
    at = plain
    for key in way:
        at = at[key]
    deed = dice.randrange(5)
    if deed == 0:
        del at[last]
    elif deed == 1 and isinstance(at, dict):
        at["zz"] = at.pop(last)
    elif deed == 1:
        at.insert(last, copy.deepcopy(at[last]))
    elif deed == 2 and type(at[last]) is int:
        at[last] += dice.choice((-1, 1, 99, -99))
    else:
        at[last] = copy.deepcopy(dice.choice(JUNK))
    return spot


def card_of(legend: Any, spot: Spot) -> str:
    """The id of the card the spot is in; "" if it is in none, or the id itself was spoilt."""
    lists = {"cards": 2, "decks": 4}
    if spot[0] not in lists or len(spot) <= lists[str(spot[0])] or spot[lists[str(spot[0])]] == "id":
        return ""
    card = legend
    for key in spot[: lists[str(spot[0])]]:
        card = card[key]
    return str(card["id"])


BUNDLED = {legend: legend_data(legend) for legend in LEGENDS}


@pytest.mark.parametrize("legend", LEGENDS)
@given(seed=SEEDS)
@tries(60, 400)
def test_audit_andor_12_a_spoilt_legend_is_read_or_refused_in_one_line(legend: str, seed: int) -> None:
    plain = copy.deepcopy(BUNDLED[legend])
    spot = spoil(plain, random.Random(seed))
    try:
        check_legend(plain)
    except BrokenLegend as refusal:
        line = str(refusal)
        assert "\n" not in line and line.startswith("Legend '")
        if spot[0] != "id":
            assert line.startswith(f"Legend '{legend}'")
        card = card_of(BUNDLED[legend], spot)
        names_another = "nothing makes" in line or "the stars" in line  # who asks for it, or a letter
        assert not card or names_another or f"card {card}" in line


def other_difficulty(change: Callable[[dict[str, Any]], Any]) -> Any:
    """Legend 2 with a mistake in its first card for beginners only."""
    plain = copy.deepcopy(BUNDLED["L2"])
    plain["difficulties"] = ["normal"]
    change(next(card for card in plain["cards"] if card["variant"] == "easy"))
    return plain


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda card: card.pop("trigger"), "the card lacks 'trigger'"),
        (lambda card: card.update(trigger=7), "the trigger should be an object"),
        (lambda card: card.update(trigger=[]), "the card has no trigger"),
        (lambda card: card.update(trigger=[None]), "the trigger should be an object"),
        (lambda card: card.update(trigger={"on": "letter"}), "the trigger lacks 'letter'"),
        (lambda card: card.update(trigger={"on": "letter", "letter": "a\nb"}), "letter 'a?b' is unknown"),
        (lambda card: card.update(trigger={"on": "letter", "letter": ["A"]}), "letter should be"),
        (lambda card: card.update(moon=1), "the card does not know 'moon'"),
    ],
)
def test_audit_andor_12_cards_of_the_other_difficulty_are_checked_too(
    change: Callable[[dict[str, Any]], Any], said: str
) -> None:
    with pytest.raises(BrokenLegend) as refusal:
        check_legend(other_difficulty(change))
    line = str(refusal.value)
    assert line.startswith("Legend 'L2', card ") and said in line


# -- one language ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_in_a_legend_file_are_told_in_english_throughout(language: str, tmp_path: Path) -> None:
    """Its words are English, too; nobody else reads them."""
    plain = copy.deepcopy(BUNDLED["L1"])
    plain["cards"][0]["moon"] = 1
    (tmp_path / "moon.json").write_text(json.dumps(plain), encoding="utf-8")
    (tmp_path / "broken.json").write_text("[", encoding="utf-8")
    said = []
    for file in ("moon", "broken", "nowhere"):
        with pytest.raises(BrokenLegend) as refusal:
            GAME.settle_options({"legend": str(tmp_path / f"{file}.json")})
        with speaking(language):
            said.append(str(refusal.value))
            assert str(pickle.loads(pickle.dumps(refusal.value))) == said[-1]
    assert said == [
        "Legend 'L1', card A2: the card does not know 'moon'. (rule D32.10)",
        "Not valid legend broken.json: it cannot be read from line 1, column 2 on.",
        "Cannot read nowhere.json: No such file or directory.",
    ]


# -- files and texts that are no legend ----------------------------------------------------------------


@pytest.mark.parametrize(
    "junk",
    [
        *(b"", b"{", b"[]", b"7", b"\xff\xfe", b'{"id": NaN}', b"[" * 100_000, b'{"id": "\\ud800"}'),
        b'{"cards": ' + b"[" * 60 + b"]" * 60 + b"}",
        b'{"a": "' + b"x" * LARGEST + b'"}',
    ],
)
def test_a_file_that_is_no_legend_is_refused_in_one_line(junk: bytes, tmp_path: Path) -> None:
    file = tmp_path / "junk.json"
    file.write_bytes(junk)
    with pytest.raises(BrokenLegend) as refusal:
        settled(str(file))
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 300


@pytest.mark.parametrize("name", ["L9", "", "legend.txt", "no\0where.json", "."])
def test_what_names_no_legend_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        settled(name)
    assert "\n" not in str(refusal.value)
