"""Every card, decision, choice and event has words, and they tell the truth and no secrets."""

from __future__ import annotations

import string

import pytest

from meadhall.core.game import Options
from meadhall.core.i18n import speaking
from meadhall.core.journal import EVERYONE, Entry, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.rules.heroes import closed_to_bonfur
from meadhall.games.nidavellir.state import cards, choices, events, steps
from meadhall.games.nidavellir.state.table import EVALUATION_PHASE, IN_POUCH, ON_TAVERN, Board
from meadhall.games.nidavellir.words import log
from meadhall.games.nidavellir.words import names as card_words
from meadhall.games.nidavellir.words.decisions import DECISION_WORDS
from meadhall.testing.log_words import assert_says_you
from meadhall.testing.random_play import random_positions

pytestmark = pytest.mark.uncompiled
NAMES = ["Anna", "Bjorn", "Cecilia", "Dag", "Eivor"]
GAMES: list[tuple[int, Options]] = [
    (seats, {"thingvellir": thingvellir}) for seats in range(2, 6) for thingvellir in (False, True)
]
SEEDS = [range(1), pytest.param(range(1, 25), marks=pytest.mark.slow)]
LANGUAGES = ("en", "ru", "fr")
REAL_CARDS = range(1, cards.CARD_KINDS)
LOG_LINES = {**log.LINES, **{f"enlist_{side}": line for side, line in log.ENLIST_LINES.items()}}
LOG_SENTENCES = [words for line in LOG_LINES.values() for words in (line.told, line.own) if words]


def is_finished(words: str) -> bool:
    return bool(words.strip()) and not set("{}") & set(words)


# -- coverage --------------------------------------------------------------------------------------


def test_every_decision_has_words() -> None:
    assert DECISION_WORDS.keys() == steps.DECISIONS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", steps.DECISIONS, ids=lambda step: steps.DECISIONS[step].position_name)
def test_every_decision_is_asked_described_and_written(step: int, language: str) -> None:
    table = asked(step, DETAILS.get(step, 0))
    table.top_seat = int(step == steps.HOFUD_DISCARD)  # the owner of Hofud discards nothing
    furnish(table)
    with speaking(language):
        prompt = GAME.prompt(table, 0)
        offered_words = offered(table)
    assert is_finished(prompt.what) and prompt.what[-1] != "."
    assert is_finished(prompt.why) and prompt.why[-1] == "."
    assert offered_words and all(map(is_finished, offered_words))
    assert not any(GAME.notation(table, 0, choice).isdecimal() for choice in table.choices(0))


def test_every_event_has_a_line_or_is_silent_on_purpose() -> None:
    known = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
    told = {*log.LINES, events.ENLIST_ORDER}
    assert known == told | log.SILENT
    assert not told & log.SILENT


def test_whatever_somebody_did_can_be_said_to_them() -> None:
    own = {what: line.own for what, line in LOG_LINES.items() if line.own}
    told = {what: line.told for what, line in LOG_LINES.items()}
    assert_says_you(own, told, instead_of="player")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    with speaking(language):
        names = [card_words.card_name(card) for card in REAL_CARDS]
    assert all(names)
    twins = 1  # a mercenary of age 1 and one of age 2 bear the same
    assert len(set(names)) == len(names) - twins


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_and_places_have_names(language: str) -> None:
    with speaking(language):
        assert all(card_words.class_name(column) for column in range(5))
        assert all(card_words.distinction_name(column) for column in range(5))
        assert all(card_words.tavern_name(tavern) for tavern in range(3))
        coins = [card_words.coin_name(coin) for coin in range(1, cards.COIN_KINDS)]
    assert len(set(coins)) == len(coins)


def test_an_unknown_language_falls_back_to_english() -> None:
    with speaking("eo"):
        assert card_words.card_name(cards.TARAH) == "Tarah"


def test_every_card_and_distinction_says_what_it_does() -> None:
    assert all(is_finished(card_words.effect(card)) for card in REAL_CARDS)
    assert set(cards.DISTINCTION_IDS) <= set(card_words.EFFECTS)
    assert set(card_words.EFFECTS) <= set(cards.TOKENS) | set(cards.DISTINCTION_IDS)


@pytest.mark.parametrize("hero", range(cards.FIRST_HERO, cards.FIRST_ARTEFACT))
def test_the_effect_of_a_hero_tells_the_printed_points_and_grades(hero: int) -> None:
    words = card_words.effect(hero)
    score, grades = cards.COMMAND_SCORE[hero], cards.GRADES[hero]
    assert not score or f"{score} points" in words
    assert not grades or f"{grades} grade" in words


@pytest.mark.parametrize("sentence", LOG_SENTENCES)
def test_sentences_are_whole(sentence: str) -> None:
    assert sentence[0].isupper() or sentence[0] == "{"
    assert sentence[-1] == "."
    fields = [field for _, field, _, _ in string.Formatter().parse(sentence) if field is not None]
    assert all(field.isidentifier() for field in fields)


# -- random play -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("seeds", SEEDS)
def test_random_play_always_finds_words(seats: int, options: Options, seeds: range) -> None:
    for seed in seeds:
        journal = Journal()
        for table in random_positions(GAME, seats, options, seed):
            table.attach_journal(journal)
            for seat in range(seats):
                check_words(table, seat)
        lines = [GAME.describe_entry(entry, NAMES) for entry in journal.entries]
        assert all(is_finished(line) for line in lines if line)
        assert len([line for line in lines if line]) > 50


def check_words(table: Table, seat: int) -> None:
    """Words for all that the seat may do; the same from a table that holds only what the seat knows."""
    imagined = table.imagine(seat, luck_from_seed(seat))
    prompt = GAME.prompt(table, seat)
    assert is_finished(prompt.what)
    assert prompt == GAME.prompt(imagined, seat)
    for choice in table.choices(seat)[:12]:
        words = GAME.describe_choice(table, seat, choice)
        assert is_finished(words)
        assert not words.isdigit()
        assert words == GAME.describe_choice(imagined, seat, choice)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_promised_coin_is_the_one_that_is_got(seats: int, options: Options) -> None:
    for table in random_positions(GAME, seats, options, seed=11):
        for seat in table.to_act():
            if table.decision(seat) in ("upgrade", "khrad", "exchange_pick", "vidofnir"):
                for choice in table.choices(seat):
                    check_promise(table, seat, choice)


def check_promise(table: Table, seat: int, choice: int) -> None:
    words = GAME.describe_choice(table, seat, choice)
    after, journal = table.copy(), Journal()
    after.attach_journal(journal)
    after.play(seat, choice)
    changes = [
        card_words.coin_name(entry.second)
        for entry in journal.entries
        if entry.what in (events.COIN_UPGRADED, events.COIN_EXCHANGED)
    ]
    promised = [word for word in (f"→ {coin})" for coin in changes) if word in words]
    taken = [word for word in (f"take the {coin}" for coin in changes) if word in words]
    assert promised or taken or "nothing to give" in words or "then choose" in words


# -- rare decisions --------------------------------------------------------------------------------


def asked(step: int, detail: int = 0, coins: str = "") -> Board:
    """A table with Thingvellir at which seat 0, with these coins, has a decision before the first bids."""
    table = GAME.new_table(2, luck_from_seed(1), {"thingvellir": True})
    assert isinstance(table, Board)
    for index, token in enumerate(coins.split()):
        table.set_coin(0, index, cards.COIN_OF_TOKEN[token])
    table.push(step, 0, detail)
    return table


# What a decision is about, where it is about something: closed columns, coins, cards.
DETAILS = {
    steps.UPGRADE: 3,
    steps.DROP_ONE: closed_to_bonfur(),
    steps.VIDOFNIR: choices.pair_of(1, 2),
    steps.BRISINGAMENS_SECOND: cards.FIRST_DWARF,
    steps.ENLIST_AT_ONCE: cards.FIRST_MERCENARY,
}


def furnish(table: Board) -> None:
    """Whatever a decision of seat 0 may ask for: dwarfs, discards, a mercenary, cards for the Pioneer."""
    for column in range(cards.CLASSES):
        dwarf = next(card for card in REAL_CARDS if cards.CLASS_OF[card] == column)
        table.put_card(0, column, dwarf)
        table.change_pile(dwarf, 1)
        table.set_pioneer_card(min(column, 2), dwarf)
    table.set_camp_holder(cards.FIRST_MERCENARY, 1)


def offered(table: Board) -> list[str]:
    return [GAME.describe_choice(table, 0, choice) for choice in table.choices(0)]


def test_khrad_and_two_lowest_coins() -> None:
    table = asked(steps.KHRAD_COIN, coins="b0 r7 r8 r7 r9")
    assert "lowest coin by 10" in GAME.prompt(table, 0).why
    assert offered(table) == ["Upgrade your 7 (+10 → 17)"] * 2


def test_jarika_shows_in_what_is_promised() -> None:
    table = asked(steps.UPGRADE, detail=3)
    table.set_hero_holder(cards.JARIKA, 1)
    assert GAME.prompt(table, 0) == (
        "Choose a coin to upgrade by 5", "The royal offering upgrades one of your coins."
    )  # fmt: skip
    assert offered(table)[0] == "Upgrade your 2 (+5 → 7)"


def test_kings_hand_is_named_in_the_evaluation() -> None:
    table = asked(steps.UPGRADE, detail=5)
    table.phase = EVALUATION_PHASE
    assert GAME.prompt(table, 0) == ("Choose a coin to upgrade by 5", "You are the King's Hand.")


def test_a_coin_is_offered_where_it_lies() -> None:
    table = asked(steps.UPGRADE, detail=3)
    table.set_place(0, 1, IN_POUCH)
    table.set_place(0, 2, ON_TAVERN + 1)
    assert offered(table)[:3] == [
        "Upgrade the 2 in your pouch (+3 → royal 5)",
        "Upgrade the 3 at the Dancing Dragon (+3 → 6)",
        "Upgrade your 4 (+3 → 7)",
    ]


def test_an_empty_treasury_gives_nothing() -> None:
    table = asked(steps.UPGRADE, detail=3)
    for value in range(26):
        table.change_treasury(value, -table.treasury(value))
    assert offered(table)[0] == "Keep your 2: the treasury has nothing to give for it"
    table.push(steps.EXCHANGE_PICK, 0)
    assert "Add 2 and 3: the treasury has nothing to give" in offered(table)


def test_exchange_of_two_coins_of_the_hand() -> None:
    table = asked(steps.EXCHANGE_PICK, coins="b0 b2 b3 r5 b5")
    assert "Add 2 and 3: discard the 3, take the royal 5" in offered(table)
    assert "Add royal 5 and 5: then choose which of them is discarded" in offered(table)
    table.set_zolkur_waits(0, 1)
    assert "Add 2 and 3: discard the 2, take the royal 5" in offered(table)
    assert GAME.prompt(table, 0).why == "Zolkur discards the lower of them."


def test_two_coins_serve_as_pouch() -> None:
    table = asked(steps.VIDOFNIR_POUCH)
    assert GAME.prompt(table, 0).why.startswith("Your pouch is empty")
    assert offered(table)[0] == "Your 0 and your 2"


def test_a_mercenary_enlists_at_once() -> None:
    table = asked(steps.ENLIST_AT_ONCE, detail=cards.FIRST_MERCENARY)
    assert GAME.prompt(table, 0).why == "Mercenary (Warrior 6 / Explorer 8) enlists at once."
    assert offered(table) == [
        "Mercenary (Warrior 6 / Explorer 8) as Warrior 6",
        "Mercenary (Warrior 6 / Explorer 8) as Explorer 8",
    ]


def test_discarding_from_the_tavern_after_a_visit_to_the_camp() -> None:
    table = asked(steps.TAVERN_DISCARD)
    assert "Laughing Goblin" in GAME.prompt(table, 0).what
    assert all(map(is_finished, offered(table)))


def test_a_double_is_discarded_by_its_column() -> None:
    table = asked(steps.BRISINGAMENS_DROP)
    table.put_card(0, cards.MINER, cards.OLWYN_DOUBLE)
    assert offered(table) == ["Miner column: discard Olwyn's Double"]


def test_a_kept_coin_is_logged() -> None:
    entry = Entry(events.COIN_KEPT, 1, cards.S3, 0, EVERYONE)
    assert GAME.describe_entry(entry, NAMES) == "The treasury has nothing to give: Bjorn keeps the special 3."


def test_nobody_to_decide_is_told_so() -> None:
    table = GAME.new_table(2, 1)
    table.play_out(1)
    assert GAME.prompt(table, 0).what == "You have nothing to decide now."


def test_a_bid_names_every_coin() -> None:
    table = GAME.new_table(4, luck_from_seed(1))
    assert GAME.describe_choice(table, 0, 0) == "Goblin 0 · Dragon 2 · Horse 3 (pouch 4, 5)"
    assert GAME.prompt(table, 0).what == "Lay one coin face down on each tavern"
    table.play(0, 0)
    assert GAME.prompt(table, 0).what == "Your bids are in"


def test_the_pioneers_cards_are_told_to_the_winner_only() -> None:
    looked = []
    for seed in range(6):
        journal = Journal()
        for table in random_positions(GAME, 3, {}, seed):
            table.attach_journal(journal)
        looked += [entry for entry in journal.entries if entry.what == events.PIONEER_LOOKED]
    assert looked
    for entry in looked:
        others = {seat for seat in range(-1, 3) if seat != entry.seat}
        assert entry.visible_to(entry.seat)
        assert not any(entry.visible_to(viewer) for viewer in others)
