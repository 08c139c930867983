"""Aetherya in the real house, each way to play it, by people who press what is ringed."""

from __future__ import annotations

from tests.browser.guests import PHONE, Guest, Guests
from tests.browser.players import FingerPlayer, KeyPlayer, Player, play_out


def result(guest: Guest, table: str) -> dict[str, object]:
    frame = guest.look(table)
    assert frame["status"] == "over"
    told: dict[str, object] = frame["result"]
    return told


def test_a_base_game_against_a_bot_with_clicks(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.create_of("aetherya", "me", "greedy")
    player = Player(ann.open(table), seed=1)
    play_out(player)
    player.see_the_result()
    totals = ann.page.locator(".score-sheet tfoot td:not(.how)").all_inner_texts()
    assert totals == [str(score) for score in result(ann, table)["scores"]]  # type: ignore[attr-defined]


def test_a_game_with_items_and_characters_by_keys(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.create_of("aetherya", "me", "greedy", options={"items": True})
    play_out(KeyPlayer(ann.open(table), seed=2))
    assert result(ann, table)


def test_a_solo_campaign_by_taps_on_a_phone(guests: Guests) -> None:
    """A century is won or the campaign is lost; either way the result tells."""
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.create_of("aetherya", "me")
    player = FingerPlayer(ann.open(table), seed=3)
    play_out(player)
    player.see_the_result()
    assert result(ann, table)["won"] is not None


def test_two_people_play_together(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create_of("aetherya", "me", "open", options={"cooperative": True}, public=True)
    bo.post(f"/api/tables/{table}/sit", seat=1)
    players = Player(ann.open(table), seed=4), Player(bo.open(table), seed=5)
    play_out(*players)
    for player in players:
        player.see_the_result()
    assert result(ann, table)["won"] is not None
