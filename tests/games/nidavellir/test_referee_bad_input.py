"""Referee: what it promises for every question, and that it refuses nonsense in one clear line (N20)."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.errors import Refusal
from meadhall.core.rng import luck_from_seed
from meadhall.games.nidavellir.referee import query
from meadhall.games.nidavellir.state.json_values import EMPTY
from meadhall.games.nidavellir.state.position import dump
from tests.games.keeping import tries
from tests.games.nidavellir.referee_cases import CLASSES, SOUND_QUESTIONS, JsonObject, only, player, treasury
from tests.games.nidavellir.table_builder import fresh_table

# --- promises kept by every question --------------------------------------------------------------


@pytest.mark.parametrize("ask", SOUND_QUESTIONS)
def test_n20_answers_are_plain_json(ask: str) -> None:
    answer = query(ask, SOUND_QUESTIONS[ask])
    assert json.loads(json.dumps(answer)) == answer


@pytest.mark.parametrize("ask", SOUND_QUESTIONS)
def test_n20_the_position_given_is_left_untouched(ask: str) -> None:
    position = copy.deepcopy(SOUND_QUESTIONS[ask])
    query(ask, position)
    assert position == SOUND_QUESTIONS[ask]


@pytest.mark.parametrize("ask", SOUND_QUESTIONS)
def test_n20_unknown_keys_are_ignored(ask: str) -> None:
    sound = SOUND_QUESTIONS[ask]
    assert query(ask, {**sound, "weather": ["snow"]}) == query(ask, sound)


def test_n20_unknown_keys_of_a_player_are_ignored() -> None:
    assert query("lines", {"player": {**player(), "name": "Serge"}}) == query("lines", {"player": player()})


# --- refusals -------------------------------------------------------------------------------------


def assert_one_clear_line(refusal: Refusal) -> None:
    assert str(refusal).strip()
    assert len(str(refusal).splitlines()) == 1


def assert_refused(ask: str, position: Any) -> None:
    with pytest.raises(Refusal) as caught:
        query(ask, position)
    assert_one_clear_line(caught.value)


def but(ask: str, **changes: Any) -> tuple[str, JsonObject]:
    """The sound question of this kind, but with these values changed."""
    return ask, {**SOUND_QUESTIONS[ask], **changes}


# What a question may do without: what is empty, a choice nobody asked for, a place Thrud does not need.
MAY_BE_LEFT_OUT = {*EMPTY, "choice", "thrud_to", "fafnir", "slot"}
# What is of no use when it is empty: nobody, no pouch, bids without gems.
NEEDED_ALL_THE_SAME = {
    *[("exchange", "pouch"), ("vidofnir", "pouch")],
    *[("resolve_order", "gems"), ("gem_swap", "gems"), ("enlist_order", "gems")],
}
KEYS = [(ask, key) for ask, sound in SOUND_QUESTIONS.items() for key in sound]
NEEDED_KEYS = [
    (ask, key) for ask, key in KEYS if key not in MAY_BE_LEFT_OUT or (ask, key) in NEEDED_ALL_THE_SAME
]
EMPTY_KEYS = [(ask, key) for ask, key in KEYS if key in EMPTY and (ask, key) not in NEEDED_ALL_THE_SAME]


@pytest.mark.parametrize(("ask", "key"), NEEDED_KEYS)
def test_a_missing_key_is_refused(ask: str, key: str) -> None:
    assert_refused(ask, {name: value for name, value in SOUND_QUESTIONS[ask].items() if name != key})


@pytest.mark.parametrize(("ask", "key"), EMPTY_KEYS)
def test_n20_2_what_is_missing_is_empty(ask: str, key: str) -> None:
    sound = SOUND_QUESTIONS[ask]
    without = {name: value for name, value in sound.items() if name != key}
    assert query(ask, without) == query(ask, {**sound, key: EMPTY[key]})


def test_n20_2_the_referee_reads_players_as_a_whole_table_writes_them() -> None:
    table = fresh_table(3, seed=4, thingvellir=True)
    table.play_out(luck_from_seed(1))
    seats = {str(seat): player for seat, player in enumerate(dump(table)["seats"])}
    result = table.result()
    assert result is not None
    assert [sheet["total"] for sheet in query("score", {"players": seats}).values()] == list(result.scores)


@pytest.mark.parametrize(("ask", "key"), [*NEEDED_KEYS, *EMPTY_KEYS])
def test_a_value_of_an_absurd_type_is_refused(ask: str, key: str) -> None:
    assert_refused(ask, {**SOUND_QUESTIONS[ask], key: [[["absurd"]]]})


@pytest.mark.parametrize("ask", ["", "weather", "Setup", "score ", "__class__"])
def test_an_unknown_question_is_refused(ask: str) -> None:
    assert_refused(ask, {})


@pytest.mark.parametrize("ask", SOUND_QUESTIONS)
@pytest.mark.parametrize("position", [None, [], "position", 7])
def test_a_position_that_is_no_object_is_refused(ask: str, position: Any) -> None:
    assert_refused(ask, position)


IMPOSSIBLE_NUMBERS = [
    *[but("setup", n=n) for n in (-2, 0, 1, 6, 2.5, "4", None)],
    but("resolve_order", gems={"anna": 7, "bjorn": 4}),
    but("gem_swap", gems={"anna": 0, "bjorn": 4}),
    but("upgrade", plus=-3),
    but("upgrade", plus="3"),
    but("upgrade", treasury={"5": -1}),
    but("upgrade", treasury={"5": 1.5}),
    but("upgrade", treasury={"4": 1}),
    but("upgrade", treasury={"26": 1}),
    but("upgrade", treasury={"five": 1}),
    but("upgrade", treasury=["5", "6"]),
    but("enlist_order", mercenaries={"anna": -1, "bjorn": 1}),
    but("camp_access", camp_size=-1),
    *[but("uline_recruit", resolving=resolving) for resolving in (-1, 3, "0", None)],
    *[but("end_steps", age=age) for age in (0, 3, "1", None)],
    *[but("ylud_age", age=age) for age in (0, 3)],
    *[but("holda_mercenary", age=age) for age in (0, 3)],
    *[but("tavern_discard_due", players=players) for players in (1, 6)],
    but("score", players={"anna": player(gem=7), "bjorn": player()}),
    but("score", players={"anna": player(gem=-1), "bjorn": player()}),
    but("winners", totals={"anna": "204", "bjorn": 180}),
]


@pytest.mark.parametrize(("ask", "position"), IMPOSSIBLE_NUMBERS)
def test_impossible_numbers_are_refused(ask: str, position: JsonObject) -> None:
    assert_refused(ask, position)


UNKNOWN_TOKENS = [
    *[but("upgrade", coin=coin) for coin in ("b1", "b6", "s4", "r4", "r26", "5", "", None)],
    but("resolve_order", bids={"anna": "b9", "bjorn": "b5"}),
    but("gem_swap", bids={"anna": 3, "bjorn": "b3"}),
    but("upgrade_options", coins=["b2", "gold"]),
    but("upgrade_options", coins="b2"),
    but("exchange", pouch=["b2", "b9"]),
    but("khrad", coins=["b0", "penny"]),
    but("vidofnir", steps=[["b3"], ["b2", 2]]),
    but("vidofnir", steps="b3+3"),
    but("uline_recruit", pouch=["b2", "r99"]),
    but("coin_view", taverns=["b5", "b3", "?"]),
    but("exchange_due", slot="b7"),
    but("lines", player=player({"wizard": ["W5"]})),
    but("lines", player=player({"warrior": ["W11"]})),
    but("lines", player=player({"warrior": ["gandalf"]})),
    but("lines", player=player(command=["excalibur"])),
    but("lines", player={"army": ["W5"]}),
    but("lines", player={"army": {"warrior": "W5"}}),
    but("lines", player={"command": "skaa"}),
    but("legal_heroes", hall=["skaa", "gandalf"]),
    but("legal_heroes", hall=["W5"]),
    but("drop_options", effect="grid"),
    but("place", card="W99"),
    but("place", column="wizard"),
    but("place", thrud_to="wizard"),
    but("enlist_order", choice="middle"),
    but("ylud_age", phase="score"),
    but("holda_mercenary", phase="score"),
    but("discard_pile", card="b3"),
    but("discard_pile", card="dragon"),
]


@pytest.mark.parametrize(("ask", "position"), UNKNOWN_TOKENS)
def test_unknown_tokens_are_refused(ask: str, position: JsonObject) -> None:
    assert_refused(ask, position)


THRUD_AMONG_MINERS = player({"miner": ["thrud"]})


@pytest.mark.parametrize(
    ("ask", "position"),
    [
        pytest.param(*but("upgrade", coin="b0"), id="n7_11-the-zero-is-never-upgraded"),
        pytest.param(*but("upgrade", coin="s3"), id="n7_12-nor-the-special-three"),
        pytest.param(*but("exchange", pouch=["b2"]), id="n7_2-a-pouch-of-one"),
        pytest.param(*but("exchange", pouch=["b2", "b3", "b4"]), id="n7_2-a-pouch-of-three"),
        pytest.param(*but("exchange", pouch=["b0", "b3"]), id="n7_11-no-trading-coin-in-the-sum"),
        pytest.param(*but("uline_recruit", taverns=["b5", "b3"]), id="n3_3-two-taverns"),
        pytest.param(*but("coin_view", revealed=[True, False]), id="n3_3-two-facings"),
        pytest.param(*but("resolve_order", gems={"anna": 5}), id="n6_2-a-bidder-without-gem"),
        pytest.param(*but("lines", player=player({"hunter": ["W5"]})), id="n8_1-a-warrior-among-hunters"),
        pytest.param(
            *but("lines", player=player({"hunter": ["m1_1"]})), id="n15_4-not-a-class-of-this-mercenary"
        ),
        pytest.param(
            *but("lines", player=player({"warrior": ["skaa"]})), id="n8_8-a-neutral-hero-in-a-column"
        ),
        pytest.param(*but("place", card="W5", column="miner"), id="n8_1-placing-in-a-strange-column"),
        pytest.param(
            *but("place", card="m1_1", column="miner"), id="n15_4-placing-a-mercenary-in-a-strange-column"
        ),
        pytest.param(*but("place", card="vegvisir", column="miner"), id="n14_3-vegvisir-is-an-explorer"),
        pytest.param(*but("place", card="skaa", column="miner"), id="n8_8-placing-a-neutral-hero"),
        pytest.param(
            "place",
            {"player": THRUD_AMONG_MINERS, "card": "M1", "column": "miner"},
            id="n9_10-thrud-must-move-but-where",
        ),
        pytest.param(
            *but("place", player=player({"miner": ["olwyn_double"]}), card="olwyn_double", column="miner"),
            id="n16_5-two-doubles-in-one-column",
        ),
        pytest.param(*but("ylud_age", age=2, phase="evaluation"), id="n4_1-no-evaluation-in-age-2"),
        pytest.param(*but("holda_mercenary", age=2, phase="evaluation"), id="n4_1-nor-for-holda"),
    ],
)
def test_positions_against_the_rules_are_refused(ask: str, position: JsonObject) -> None:
    assert_refused(ask, position)


# --- whatever comes -------------------------------------------------------------------------------

WORDS = [
    *CLASSES,
    *("b0", "b2", "s3", "r5", "r25", "W3", "H", "M0", "BB", "E12", "RO3", "thrud", "ylud", "dagda", "kraal"),
    *(
        "m1_1",
        "vegvisir",
        "olwyn_double",
        "megingjord",
        "anna",
        "bjorn",
        "first",
        "last",
        "taverns",
        "enlist",
    ),
    *("army", "command", "coins", "gem", "?"),
]
words = st.sampled_from(WORDS) | st.text(max_size=6)
scalars = st.none() | st.booleans() | st.integers() | st.integers(-1, 6) | st.floats(allow_nan=False) | words
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def spoilt(draw: st.DrawFn, value: Any) -> Any:
    """A copy of a JSON value with one spot, shallow or deep, replaced by anything."""
    inside = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    if not inside or draw(st.integers(0, 3)) == 0:
        return draw(anything)
    spot = draw(st.sampled_from(inside))
    result = copy.copy(value)
    result[spot] = draw(spoilt(value[spot]))
    return result


def assert_answered_or_refused(ask: str, position: Any) -> None:
    try:
        answer = query(ask, position)
    except Refusal as refusal:
        assert_one_clear_line(refusal)
    else:
        json.dumps(answer)


@given(ask=st.sampled_from(sorted(SOUND_QUESTIONS)) | st.text(max_size=12), position=anything)
@tries(100, 300)
def test_any_json_is_answered_or_refused(ask: str, position: Any) -> None:
    assert_answered_or_refused(ask, position)


@pytest.mark.parametrize("ask", SOUND_QUESTIONS)
@given(data=st.data())
@tries(15, 60)
def test_a_spoilt_question_is_answered_or_refused(ask: str, data: st.DataObject) -> None:
    assert_answered_or_refused(ask, data.draw(spoilt(SOUND_QUESTIONS[ask])))


# --- laws of the coin market ----------------------------------------------------------------------


@given(
    value=st.integers(5, 25),
    plus=st.sampled_from([2, 3, 5, 7, 10]),
    jarika=st.booleans(),
    missing=st.sets(st.integers(5, 25)),
)
@settings(deadline=None)
def test_n7_8_no_better_coin_was_left_in_the_treasury(
    value: int, plus: int, jarika: bool, missing: set[int]
) -> None:
    coin = f"r{value}"
    stock = treasury(held=[coin], without=missing)
    taken = query("upgrade", {"coin": coin, "plus": plus, "treasury": stock, "jarika": jarika})["taken"]
    target = value + plus + 2 * jarika
    allowed = {int(name) for name in stock} - {value}
    if not allowed:
        assert taken is None
        return
    got = int(taken[1:])
    reaching = {other for other in allowed if other >= target}
    assert got in allowed
    assert got == (min(reaching) if reaching else max(allowed))


@given(low=st.integers(5, 23), step=st.integers(1, 19), zolkur=st.booleans())
@settings(deadline=None)
def test_n16_6_zolkur_only_turns_round_which_coin_is_discarded(low: int, step: int, zolkur: bool) -> None:
    high = min(low + step, 24)
    stock = only(25)  # nothing else to take
    pouch = [f"r{low}", f"r{high}"]
    result = query("exchange", {"pouch": pouch, "treasury": stock, "jarika": False, "zolkur": zolkur})
    discarded, kept = (low, high) if zolkur else (high, low)
    assert result == {"discarded": f"r{discarded}", "taken": "r25", "kept": f"r{kept}"}
