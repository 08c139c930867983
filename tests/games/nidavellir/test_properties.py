"""What holds in every position of every game: random play with all numbers of players and all options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise, permutations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.journal import EVERYONE, Entry, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state import steps
from meadhall.games.nidavellir.state.cards import COIN_TOKENS, NO_COIN
from meadhall.games.nidavellir.state.choices import CHOICES
from meadhall.games.nidavellir.state.layout import LAYOUT
from meadhall.games.nidavellir.state.table import (
    COINS,
    IN_POUCH,
    ON_TAVERN,
    PIONEER_CARDS,
    STACK_ROOM,
    empty_cells,
)
from meadhall.testing.random_play import play_one, viewers
from meadhall.testing.rules import RuleChecker
from tests.games.keeping import SEEDS, games, share
from tests.games.nidavellir.inventory import check_everything
from tests.games.nidavellir.random_play import ALL_OPTIONS, Options, fingerprint, lay, positions
from tests.games.nidavellir.table_builder import (
    STARTING_COINS,
    bid_choice,
    gems,
    look,
    pass_turn,
    side,
    situation,
)


def with_options(options: Sequence[Options]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("options", options, ids=[each.name() for each in options])


CHECKER: Final = RuleChecker(positions, play_one, fingerprint, check_everything)
every_option = with_options(ALL_OPTIONS)
# Beginners only miss three heroes: where every view is compared the full game is enough.
full_games = with_options([each for each in ALL_OPTIONS if not each.beginner])


# -- the table itself ------------------------------------------------------------------------------


def test_the_parts_of_the_array_follow_each_other_without_gap() -> None:
    for (offset, length), (following, _) in pairwise(LAYOUT):
        assert offset + length == following
    stride = len(empty_cells(5)) - len(empty_cells(4))
    assert LAYOUT[-1][0] + LAYOUT[-1][1] + 4 * stride == len(empty_cells(5))


@every_option
@given(seed=SEEDS)
@games(1, 4)
def test_nothing_appears_or_vanishes_and_sums_are_right(options: Options, seed: int) -> None:
    """Cards, offerings, heroes, distinctions, camp cards, coins, gems, doubles; grades, points, heroes."""
    for table in positions(options, seed):
        check_everything(table)


@every_option
@given(seed=SEEDS)
@games(2, 20)
def test_who_owes_a_decision_has_a_choice_and_the_game_comes_to_an_end(options: Options, seed: int) -> None:
    CHECKER.check_course(options, seed, 1000, CHOICES)


@every_option
@given(seed=SEEDS)
@games(1, 20)
def test_there_is_always_room_for_one_more_nested_effect(options: Options, seed: int) -> None:
    for table in positions(options, seed):
        assert table.depth < STACK_ROOM


@full_games
@given(seed=SEEDS)
@games(1, 4)
def test_what_is_not_offered_is_refused_and_changes_nothing(options: Options, seed: int) -> None:
    CHECKER.check_refusing(options, seed, 0.08, (-1, *range(CHOICES + 1), 255, 256, 10**9))


@full_games
@given(seed=SEEDS)
@games(1, 4)
def test_a_copy_goes_its_own_way(options: Options, seed: int) -> None:
    CHECKER.check_copies(options, seed, 0.3)


@every_option
def test_the_same_choices_lead_to_the_same_table(options: Options) -> None:
    CHECKER.check_replaying(lay(options, 7), lay(options, 7))


# -- secrecy (N18) ---------------------------------------------------------------------------------


@full_games
@given(seed=SEEDS)
@games(1, 4)
def test_an_imagined_table_looks_to_its_seat_like_the_real_one(options: Options, seed: int) -> None:
    CHECKER.check_imagining(options, seed, share(0.15, 0.5))


@full_games
@given(seed=SEEDS)
@games(1, 4)
def test_an_imagined_table_keeps_all_it_should_and_can_be_played_to_the_end(
    options: Options, seed: int
) -> None:
    CHECKER.check_playing_on(options, seed, 0.1)


def test_imagining_really_forgets_what_the_seat_cannot_know() -> None:
    """The other's face-down coins come in every arrangement, and the own ones never move."""
    table = situation(2).bids("b5 b4 b3", "b4 b3 b2")
    worlds = [table.imagine(0, luck_from_seed(seed)) for seed in range(300)]
    others = {(side(world, 1).bids, side(world, 1).pouch) for world in worlds}
    assert len(others) == 12  # 4 hidden coins on two slots and a pouch of two: 4! / 2!
    assert {side(world, 0).bids for world in worlds} == {("b5", "b4", "b3")}
    assert {side(world, 1).bids[0] for world in worlds} == {"b4"}


def test_imagining_forgets_the_sealed_bids_of_others_but_not_the_own() -> None:
    table = situation(3).bidding()
    table.play(0, bid_choice(table, 0, "b5 b4 b3"))
    table.play(1, bid_choice(table, 1, "b5 b4 b3"))
    worlds = [table.imagine(0, luck_from_seed(seed)) for seed in range(300)]
    assert {world.sealed(0) for world in worlds} == {table.sealed(0)}
    assert len({world.sealed(1) for world in worlds}) > 50  # of 60
    assert {world.sealed(2) for world in worlds} == {-1}


def test_imagining_forgets_the_pioneers_cards_for_all_but_the_winner() -> None:
    table = situation(2).seat(0, army={"explorer": ["E5"]}).end_of_age()
    seen = look(table, 0).pioneer
    for viewer, known in ((0, True), (1, False), (SPECTATOR, False)):
        worlds = [table.imagine(viewer, luck_from_seed(seed)) for seed in range(40)]
        assert ({look(world, 0).pioneer for world in worlds} == {seen}) is known


def permute_hidden(table: NidavellirTable, viewer: int, dice: random.Random) -> None:
    """Change at random everything N18 hides from the viewer, told apart here anew from the rules."""
    for seat in range(table.seats):
        if seat != viewer:
            down = [index for index in range(COINS) if lies_unseen(table, seat, index)]
            places = [table.place(seat, index) for index in down]
            dice.shuffle(places)
            for index, place in zip(down, places, strict=True):
                table.set_place(seat, index, place)
            if table.sealed(seat) >= 0:
                table.seal(seat, dice.choice(table.choices(seat)))
    if table.depth and table.top_step == steps.PIONEER and table.top_seat != viewer:
        for index in range(PIONEER_CARDS):
            table.add_to_deck(table.pioneer_card(index))
        for index in range(PIONEER_CARDS):
            table.set_pioneer_card(index, table.draw_card())
    table.rekey(luck_from_seed(dice.randrange(2**40)))


def lies_unseen(table: NidavellirTable, seat: int, index: int) -> bool:
    place = table.place(seat, index)
    face_down = place == IN_POUCH or ON_TAVERN + table.revealed <= place < IN_POUCH
    return face_down and table.coin(seat, index) != NO_COIN and not table.exposed(seat, index)


@full_games
@given(seed=SEEDS)
@games(1, 4)
def test_no_view_depends_on_what_is_hidden_from_the_viewer(options: Options, seed: int) -> None:
    CHECKER.check_hiding(options, seed, share(0.15, 0.5), permute_hidden)


@every_option
@given(seed=SEEDS)
@games(2, 12)
def test_the_journal_tells_everybody_no_coin_that_lies_face_down(options: Options, seed: int) -> None:
    dice = random.Random(seed)
    table = lay(options, seed)
    journal = Journal()
    table.attach_journal(journal)
    heard = 0
    while table.to_act():
        play_one(table, dice)
        news = journal.entries[heard:]
        given_up = {(entry.seat, entry.first) for entry in news if entry.what in NAMES_OLD_AND_NEW}
        for entry in news:
            for coin in coins_named(entry) if entry.audience == EVERYONE else ():
                gone = (entry.seat, coin) in given_up
                assert gone or is_seen(table, entry.seat, coin), f"{entry} tells {COIN_TOKENS[coin]}"
        heard = len(journal.entries)


NAMES_FIRST = ("coin_revealed", "uline_bid", "coin_kept")
NAMES_BOTH = ("pouch_revealed",)
NAMES_OLD_AND_NEW = ("coin_upgraded", "coin_exchanged")
NAMES_NOTHING = ("bid_sealed", "bids_closed", "coins_in_hand", "hofud_sealed")


def coins_named(entry: Entry) -> list[int]:
    if entry.what in NAMES_NOTHING:
        assert (entry.first, entry.second) == (0, 0)
    if entry.what in NAMES_FIRST:
        return [entry.first]
    return [entry.first, entry.second] if entry.what in NAMES_BOTH + NAMES_OLD_AND_NEW else []


def is_seen(table: NidavellirTable, seat: int, coin: int) -> bool:
    own = [index for index in range(COINS) if table.coin(seat, index) == coin]
    return any(not lies_unseen(table, seat, index) for index in own)


@every_option
@given(seed=SEEDS)
@games(2, 12)
def test_what_is_told_to_one_reaches_nobody_else(options: Options, seed: int) -> None:
    table = lay(options, seed)
    table.attach_journal(Journal())
    table.play_out(seed)
    assert table.journal is not None
    private = [entry for entry in table.journal.entries if entry.audience != EVERYONE]
    assert all(entry.what == "pioneer_looked" and entry.audience == entry.seat for entry in private)
    for viewer in viewers(table):
        assert [entry for entry in table.journal.seen_by(viewer) if entry.audience != EVERYONE] == [
            entry for entry in private if entry.seat == viewer
        ]


@given(seed=SEEDS, seats=st.integers(2, 5))
@games(20, 100)
def test_n5_2_of_several_sealed_bids_the_last_one_counts(seed: int, seats: int) -> None:
    dice = random.Random(seed)
    table = lay(Options(seats, False, False), seed)
    last: dict[int, int] = {}
    while len(last) < seats:
        seat = dice.randrange(seats)
        if len(last) == seats - 1 and seat not in last and dice.random() < 0.7:
            continue  # let the others change their minds a little longer
        last[seat] = dice.choice(table.choices(seat))
        table.play(seat, last[seat])
    for seat, choice in last.items():
        assert bid_choice(table, seat, " ".join(side(table, seat).bids)) == choice


# -- seats are equal (N2.7) ------------------------------------------------------------------------

bids_of_a_seat = st.permutations(STARTING_COINS).map(lambda coins: " ".join(coins[:3]))


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[str], list[int], list[int]]:
    """Bids, gems, and new numbers for the seats."""
    seats = draw(st.integers(2, 5))
    bids = [draw(bids_of_a_seat) for _ in range(seats)]
    return bids, draw(st.permutations(range(6 - seats, 6))), draw(st.permutations(range(seats)))


def played_round(bids: list[str], gem: list[int]) -> tuple[list[list[int]], NidavellirTable]:
    """The turn orders of the three taverns and the table after the round; everybody takes the first card."""
    story = situation(len(bids)).deck(*["H"] * 15)
    cards = ("W5", "H", "RO3", "M1", "E7")[: max(len(bids), 3)]
    for tavern in range(3):
        story.tavern(tavern, *cards)
    for seat, number in enumerate(gem):
        story.seat(seat, gem=number)
    table = story.bids(*bids)
    orders: list[list[int]] = []
    while table.decision(table.next_seat()) != "bid":
        if len(orders) == table.tavern:
            orders.append(list(look(table, 0).order))
        pass_turn(table)
    return orders, table


@given(rounds())
@games(60, 200)
def test_n2_7_numbering_the_seats_otherwise_gives_the_same_round(
    story: tuple[list[str], list[int], list[int]],
) -> None:
    bids, gem, new = story
    old = [new.index(seat) for seat in range(len(new))]  # who sits now where
    orders, table = played_round(bids, gem)
    other_orders, other = played_round([bids[seat] for seat in old], [gem[seat] for seat in old])
    assert other_orders == [[new[seat] for seat in order] for order in orders]
    assert gems(other) == [gems(table)[seat] for seat in old]
    for seat in range(len(new)):
        before, after = side(table, seat), side(other, new[seat])
        assert (before.army, before.coins) == (after.army, after.coins)


def test_n2_7_n15_2_numbering_the_seats_otherwise_gives_the_same_enlistment() -> None:
    mercenaries = {"Serge": ["m1_1", "m1_2"], "Celine": ["m1_3"], "Valerie": ["m1_4"]}
    gem = {"Serge": 3, "Celine": 5, "Valerie": 4}
    for names in permutations(mercenaries):
        story = situation(3, thingvellir=True)
        for seat, name in enumerate(names):
            story.seat(seat, command=mercenaries[name], gem=gem[name])
        table = story.end_of_age()
        asked = []
        while table.decision(table.next_seat()) in ("enlist_side", "enlist"):
            asked.append(names[table.next_seat()])
            seat = table.next_seat()
            table.play(seat, table.choices(seat)[-1])  # "last" when asked for the side
        assert asked == ["Serge", "Celine", "Valerie", "Serge", "Serge"]
