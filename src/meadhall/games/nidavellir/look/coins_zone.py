"""The viewer's coins and gem: in hand, at the taverns and in the pouch, and the result of an exchange."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.press import legal, quiet
from meadhall.look.view_model import key_of

from ..rules.trials import exchanged
from ..state import choices
from ..state.cards import COIN_OF_TOKEN, COIN_TOKENS, NO_COIN, is_trading
from ..state.table import IN_HAND, IN_POUCH
from ..words.game_words import describe_choice
from ..words.names import tavern_name
from ..words.sentences import say
from .bids import NONE, Bid, bid_of
from .pieces.coins import coin, gem, named_coin, value
from .view_model import ViewModel, places_of

SIZE: Final = 46
COINS: Final = frozenset({"upgrade", "khrad", "exchange_tie", "uline_bid", "vidofnir"})  # a coin is chosen
PAIRED: Final = frozenset({"exchange_pick", "vidofnir_pouch"})  # two coins are chosen, one after the other
ABOUT_COINS: Final = COINS | PAIRED


def purse(model: ViewModel) -> Markup:
    own = model.main
    if model.watching or not own.row:
        return others_purse(own.coins, own.gem, own.seat)
    if model.decision == "bid":
        return bid_purse(model)
    if model.decision in ABOUT_COINS:
        drawn = [coin_piece(model, index) if token else "" for index, token in enumerate(own.row)]
        return lying(tuple(drawn), places_of(model), own.gem, own.seat, footing(model))
    return resting(own.row, places_of(model), own.coins, own.gem, own.seat)


@drawn_once
def resting(
    row: tuple[str, ...], places: tuple[int, ...], coins: tuple[str, ...], gem_value: int, seat: int
) -> Markup:
    """Coins outside a decision about coins."""
    drawn = [quiet_coin(token, index) if token else "" for index, token in enumerate(row)]
    return lying(tuple(drawn), places, gem_value, seat, totals(coins))


def lying(drawn: tuple[str, ...], places: tuple[int, ...], gem_value: int, seat: int, foot: str) -> Markup:
    coins = [(coin, place) for coin, place in zip(drawn, places, strict=True) if coin]
    out = tuple([coin for coin, place in coins if place != IN_POUCH])
    pouch = tuple([coin for coin, place in coins if place == IN_POUCH])
    in_hand = IN_HAND in [place for _coin, place in coins]
    return zone(say("In hand") if in_hand else say("Your coins"), out, pouch, gem_value, seat, foot)


@drawn_once
def zone(
    heading: str,
    out: tuple[str, ...],
    pouch: tuple[str, ...],
    gem_value: int,
    seat: int,
    foot: str,
) -> Markup:
    free = '<span class="slot small"></span>' * (2 - len(pouch))
    gem_name = say("Gem {gem}", gem=gem_value)
    body = (
        f'<div class="part hand"><h2>{escaped(heading)}</h2><div class="coins" data-zone data-place="coins:{seat}">{joined(out)}</div></div>'
        f'<div class="part pouch"><h2>{escaped(say("Pouch"))}</h2>{glyph("swap-bag", css="bag")}'
        f'<div class="coins" data-zone>{joined(pouch)}{free}</div></div>'
        f'<div class="part"><h2>{escaped(say("Gem"))}</h2><div class="coins" data-place="gem:{seat}" data-about="gem:{gem_value}">'
        f"{gem(gem_value, SIZE, gem_name)}</div></div>"
        f'<div class="why">{foot}</div>'
    )
    return region("purse", body, "panel purse", "section")


def coin_piece(model: ViewModel, index: int) -> str:
    """A coin; it can be pressed if it is a choice now."""
    token = model.main.row[index]
    if model.decision in PAIRED or model.decision == "vidofnir":
        if index in paired_coins(model):
            return held_coin(token, index, model.held == index)
    elif model.may(choices.COIN + index):
        said = words_of(model, choices.COIN + index)
        return open_coin(token, index, choices.COIN + index, said)
    return quiet_coin(token, index)


@sent_once
def quiet_coin(token: str, index: int) -> Markup:
    return quiet(coin(token, SIZE), coin_words(token), "round", "no:coin", f"coin:{token}", f"coin:{index}")


def paired_coins(model: ViewModel) -> set[int]:
    """The coins that can be one of the two."""
    if model.decision == "vidofnir":
        return {int(choices.vidofnir_coin(choice)) for choice in model.open}
    pairs = [choice - choices.PAIR for choice in model.open]
    return {int(end) for pair in pairs for end in (choices.lower_of(pair), choices.upper_of(pair))}


def words_of(model: ViewModel, choice: int) -> str:
    return describe_choice(model.world, model.viewer, choice) if model.world is not None else ""


@sent_once
def held_coin(token: str, index: int, held: bool) -> Markup:
    said = say("{coin}, taken up", coin=coin_words(token)) if held else coin_words(token)
    return legal(
        f"coin:{index}", coin(token, SIZE), said, "round", "", f"coin:{token}", f"coin:{index}",
        chosen=held, hotkey=str(index + 1), drag=True,
    )  # fmt: skip


@sent_once
def open_coin(token: str, index: int, choice: int, said: str) -> Markup:
    name = said or coin_words(token)
    return legal(
        key_of(choice),
        coin(token, SIZE),
        name,
        "round",
        name,
        f"coin:{token}",
        f"coin:{index}",
        hotkey=str(index + 1),
    )


def coin_words(token: str) -> str:
    number = value(token)
    if is_trading(COIN_OF_TOKEN[token]):
        return say("Trading coin {number}", number=number)
    return (
        say("Royal coin {number}", number=number) if token[0] == "r" else say("Coin {number}", number=number)
    )


# -- while bidding -----------------------------------------------------------------------------------


def bid_purse(model: ViewModel) -> Markup:
    own = model.main
    bid = bid_of(model.draft, own.sealed)
    rest = [index for index in range(len(own.row)) if own.row[index] and index not in bid.laid]
    drawn = tuple(held_coin(own.row[index], index, bid.held == index) for index in rest)
    foot = trade_words(model, bid)
    if bid.complete:
        return zone(say("In hand"), (), drawn, own.gem, own.seat, foot)
    return zone(say("In hand"), drawn, (), own.gem, own.seat, foot)


def trade_words(model: ViewModel, bid: Bid) -> Markup:
    """The exchange of the two coins left over, if a trading coin is laid (N7) and the treasury stays as it is."""
    row = model.main.row
    left = [index for index in range(len(row)) if row[index] and index not in bid.laid]
    trading = next(
        (at for at, index in enumerate(bid.laid) if index != NONE and is_trading(COIN_OF_TOKEN[row[index]])),
        NONE,
    )
    if len(left) == 3 and bid.held != NONE:
        left.remove(bid.held)
    if trading == NONE or len(left) != 2 or model.world is None:
        return totals(tuple(sorted(model.main.coins, key=value)))
    _old, new = exchanged(model.world, model.viewer, choices.pair_of(left[0], left[1]))
    low, high = sorted((row[index] for index in left), key=value)
    return exchange_words(
        row[bid.laid[trading]], trading, low, high, COIN_TOKENS[new] if new != NO_COIN else ""
    )


@drawn_once
def exchange_words(trading: str, tavern: int, low: str, high: str, got: str) -> Markup:
    """`got`: "" where the treasury has nothing to give."""
    words = escaped(say("Exchange at the {tavern}:", tavern=tavern_name(tavern)))
    brings = f"→ <b>{named_coin(got, 26)}</b>" if got else ""
    return html(
        f"{named_coin(trading, 24)} <span>{words} {named_coin(low, 24)} + {named_coin(high, 24)} {brings}</span>"
    )


# -- the line below ------------------------------------------------------------------------------------


def footing(model: ViewModel) -> Markup:
    if model.decision == "vidofnir":
        return vidofnir_ways(model)
    return totals(model.main.coins)


@drawn_once
def totals(tokens: tuple[str, ...]) -> Markup:
    values = [value(token) for token in tokens]
    words = escaped(
        say("All together {sum}, highest {highest}", sum=sum(values), highest=max(values, default=0))
    )
    return html(
        f'<span>{words}</span><span class="eye">{glyph("sight-disabled")} {escaped(say("seen by you only"))}</span>'
    )


def vidofnir_ways(model: ViewModel) -> Markup:
    """A button for each order and amount (N14.6)."""
    ways = sorted(choice for choice in model.open if model.held in (NONE, choices.vidofnir_coin(choice)))
    return joined(
        legal(
            key_of(choice),
            str(escaped(way_words(model, choice))),
            words_of(model, choice),
            "btn soft small",
            words_of(model, choice),
        )
        for choice in ways
    )


def way_words(model: ViewModel, choice: int) -> str:
    assert model.world is not None
    plus = choices.vidofnir_plus(choice) + model.world.coin_bonus(model.viewer)
    return say(
        "{coin} first, by {plus}", coin=value(model.main.row[choices.vidofnir_coin(choice)]), plus=plus
    )


@drawn_once
def others_purse(tokens: tuple[str, ...], gem_value: int, seat: int) -> Markup:
    """For spectators: the coins of the player in the middle, which are public."""
    pieces = joined(coin(token, SIZE, coin_words(token)) for token in tokens)
    body = (
        f'<div class="part hand"><h2>{escaped(say("Coins"))}</h2><div class="coins" data-place="coins:{seat}">{pieces}</div></div>'
        f'<div class="part"><h2>{escaped(say("Gem"))}</h2><div class="coins" data-place="gem:{seat}">'
        f"{gem(gem_value, SIZE, say('Gem {gem}', gem=gem_value))}</div></div>"
    )
    return region("purse", body, "panel purse", "section")
