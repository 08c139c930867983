"""The interpreter of legends: does what an effect says (D32.6). Effects that need a decision ask for it."""

from __future__ import annotations

from mypy_extensions import i64

from . import creatures, decks, events, gifts, steps, things
from . import program as p
from .conditions import heroes_meant, holds, worth
from .heroes import (
    bit,
    can_spend_hour,
    has_room,
    heroes_on,
    highest_rank,
    lowest_rank,
    spend_hour,
    spokesman,
)
from .names import FIELDS, FOG, GOLD, LAST_LETTER, RUBBLE, WELL
from .program import NONE, Effect
from .table import (
    CARRIED,
    FATE,
    FIELD,
    FLAGS,
    HELD,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    PLACE,
    PREVIOUS,
    REWARD,
    ROLLS,
    STOOD,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_MORE,
    TOKEN_PLACE,
    TOKEN_TAG,
    TYPE,
    WP_FULL,
    WP_NOW,
    Board,
)
from .track import check_goals, move_n_token, set_outcome


def run(table: Board) -> None:
    """Take a list of effects off the stack, do its first, leave the rest."""
    first, hero, here = table.popped(1), table.popped(2), table.popped(3)
    owner, card = table.popped(4), table.popped(5)
    effect = table.program.effects[first]
    if effect.next != NONE:
        table.push(steps.EFFECTS, effect.next, hero, here, owner, card)
    execute(table, effect, first, hero, here, owner, card)


def run_list(table: Board, first: i64, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if first != NONE:
        table.push(steps.EFFECTS, first, hero, here, owner, card)


def execute(table: Board, effect: Effect, number: i64, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if isinstance(effect, p.PlaceCreature):
        place_creature(table, effect, here, owner)
    elif isinstance(effect, p.Give):
        gifts.give(table, effect, number, hero, here, owner)
    elif isinstance(effect, p.If):
        way = effect.then if holds(table, effect.condition, hero, owner) else effect.otherwise
        run_list(table, way, hero, here, owner, card)
    elif isinstance(effect, p.PlaceToken):
        place_tokens(table, effect, here)
    elif isinstance(effect, p.ChangeRule):
        change_rule(table, effect)
    elif isinstance(effect, p.Draw):
        table.push(steps.DRAW, effect.deck, worth(table, effect.number, here), hero, here, owner)
    elif isinstance(effect, p.MoveCreature):
        move_creatures(table, effect, here, owner)
    elif isinstance(effect, p.UnlessPaid):
        gifts.ask_payment(table, effect, number, hero, here, owner, card)
    elif isinstance(effect, p.Offer):
        gifts.offer(table, effect, number, hero, here, owner)
    elif isinstance(effect, p.Roll):
        roll(table, effect, number, hero, here, owner, card)
    elif isinstance(effect, p.Wait):
        wait(table, effect, number, card)
    else:
        execute_rare(table, effect, hero, here, owner, card)


def execute_rare(table: Board, effect: Effect, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if isinstance(effect, p.Wake):
        wake(table)
    elif isinstance(effect, p.RemoveToken):
        remove_token(table, effect, here)
    elif isinstance(effect, p.PlaceFigure):
        place_figure(table, effect.figure, worth(table, effect.field, here))
    elif isinstance(effect, p.RemoveFigure):
        table.set_figure(effect.figure, NOWHERE)
        table.tell(events.FIGURE_REMOVED, NOWHERE, effect.figure)
    elif isinstance(effect, p.BreakBridge):
        table.add_broken(effect.one, effect.other)
        table.tell(events.BRIDGE_BROKEN, NOWHERE, effect.one, effect.other)
    elif isinstance(effect, p.SetFlag):
        table.flags |= bit(effect.flag)
    elif isinstance(effect, p.SetVar):
        table.set_var(effect.var, worth(table, effect.value, here))
    elif isinstance(effect, p.Deal):
        deal(table, effect.deck, here)
    elif isinstance(effect, p.Peek):
        peek(table, effect, hero, owner)
    elif isinstance(effect, p.MoveNarrator):
        move_narrator(table, effect, here)
    elif isinstance(effect, p.MoveNToken):
        move_n_token(table, worth(table, effect.by, here))
    elif isinstance(effect, p.SpendHours):
        spend_hours(table, effect, hero, here, owner, card)
    elif isinstance(effect, p.MoveHero):
        move_heroes(table, effect, hero, here, owner)
    elif isinstance(effect, p.End):
        end(table, effect.result)


# -- creatures -------------------------------------------------------------------------------------


def place_creature(table: Board, effect: p.PlaceCreature, here: i64, owner: i64) -> None:
    field = worth(table, effect.field, here)
    if field < 0:
        return
    creature = creatures.place(table, effect.kind, field, effect.replace)
    if creature == NOWHERE:
        return
    if effect.on_shield:
        creatures.put_on_shield(table, creature)
    if effect.tag >= 0:
        table.set_creature(creature, TAG, effect.tag + 1)
        if table.creature(creature, PLACE) < 0 and not effect.on_shield:
            table.entered |= bit(effect.tag)
    if effect.wp is not None:
        wp = worth(table, effect.wp, here)
        table.set_creature(creature, WP_FULL, wp)
        table.set_creature(creature, WP_NOW, wp)
    if effect.sp is not None and effect.sp.kind != p.ATTACKERS:
        table.set_creature(creature, STRENGTH, worth(table, effect.sp, here))
    if effect.reward is not None:
        table.set_creature(creature, REWARD, worth(table, effect.reward, here))
    if effect.dice >= 0:
        table.set_creature(creature, ROLLS, effect.dice)
    table.set_creature(creature, FLAGS, effect.flags)
    table.set_creature(creature, MUST, must_hero(table, effect.must, owner))


def must_hero(table: Board, must: i64, owner: i64) -> i64:
    """The hero without whom nobody fights the creature, + 1; 0 if he is not in play."""
    if must == NONE:
        return 0
    if must == p.MUST_OWNER:
        return owner + 1
    for hero in range(table.party):
        if table.hero(hero, TYPE) == must:
            return hero + 1
    return 0


def move_creatures(table: Board, effect: p.MoveCreature, here: i64, owner: i64) -> None:
    for creature in selected(table, effect):
        if table.creature(creature, PLACE) == NOWHERE:
            continue
        if effect.to is not None:
            put_creature(table, creature, worth(table, effect.to, here), effect.replace)
        else:
            for _step in range(worth(table, effect.by, here)):
                if table.creature(creature, PLACE) >= 0:
                    creatures.advance(table, creature)
        if effect.tag >= 0:
            table.set_creature(creature, TAG, effect.tag + 1)
        if effect.anchored:
            table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) | p.ANCHORED)
        if effect.must != NONE:
            table.set_creature(creature, MUST, must_hero(table, effect.must, owner))


def selected(table: Board, effect: p.MoveCreature) -> list[int]:
    found: i64 = NOWHERE
    if effect.select == p.SELECT_KIND:
        return [
            creature
            for creature in creatures.order_of(table, effect.number)
            if table.creature(creature, PLACE) >= 0
        ]
    if effect.select == p.SELECT_TAG:
        found = table.tagged_creature(effect.number)
    elif effect.select == p.SELECT_FIELD:
        found = table.creature_on(effect.number)
    elif effect.select == p.SELECT_LOWEST_GOR:
        found = creatures.lowest_gor(table)
    else:
        found = creatures.highest_creature(table)
    return [] if found == NOWHERE else [found]


def put_creature(table: Board, creature: i64, field: i64, replace: bool) -> None:
    """Straight to a field; somebody standing there leaves, or is hopped over."""
    there = table.creature_on(field)
    if replace and there != NOWHERE and there != creature:
        creatures.take_away(table, there)
    start = table.creature(creature, PLACE)
    goal = creatures.free_place(table, field) if there != creature else field
    if goal != creatures.BLOCKED:
        table.tell(events.CREATURE_MOVED, NOWHERE, max(0, start), goal)
        creatures.arrive(table, creature, goal, False)


def wake(table: Board) -> None:
    for creature in range(i64(MOST_CREATURES)):
        table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) & ~p.ASLEEP)
    table.tell(events.WOKEN, NOWHERE)


# -- tokens and figures ----------------------------------------------------------------------------


def place_tokens(table: Board, effect: p.PlaceToken, here: i64) -> None:
    """A roll is made anew for each token."""
    number = worth(table, effect.number, here, 1)
    if effect.held_by >= 0:
        creature = table.tagged_creature(effect.held_by)
        if creature != NOWHERE and table.creature(creature, PLACE) >= 0:
            place_token(table, effect, HELD + creature, here)
        return
    if effect.token == GOLD:
        for field in effect.fields:
            things.add_gold(table, worth(table, field, here), number)
            table.tell(events.TOKEN_PLACED, NOWHERE, GOLD, worth(table, field, here))
        return
    for _token in range(number):
        for field in effect.fields:
            where = worth(table, field, here)
            for _more in range(effect.per_field):
                if where >= 0:
                    place_token(table, effect, where, here)


def place_token(table: Board, effect: p.PlaceToken, place: i64, here: i64) -> None:
    """From the equipment board or the shuffled supply, as long as there is one."""
    kind = effect.token
    if not take_from_supply(table, kind):
        return
    value = face_of(table, effect, here)
    if value < 0:
        return
    token = table.new_token(kind, place, value)
    if token == NOWHERE:
        return
    if effect.tag >= 0:
        table.set_token(token, TOKEN_TAG, effect.tag + 1)
    if effect.effects != NONE:
        table.set_token(token, TOKEN_MORE, effect.effects + 1)
    elif effect.no_falcon:
        table.set_token(token, TOKEN_MORE, 1)
    if kind == RUBBLE:
        table.rubbles += 1
    table.tell(events.TOKEN_PLACED, NOWHERE, kind, place if place < FIELDS else NOWHERE)
    if effect.tie != NONE and place < FIELDS:
        hand_to_bystander(table, token, place, effect.tie)


def take_from_supply(table: Board, kind: i64) -> bool:
    if not things.is_stocked(kind):
        return True
    if table.stock(kind) <= 0:
        return False
    table.set_stock(kind, table.stock(kind) - 1)
    return True


def face_of(table: Board, effect: p.PlaceToken, here: i64) -> i64:
    """What a new token shows: 0 face down, -1 if there is no such token left."""
    kind = effect.token
    if kind == WELL:
        return 1
    if not things.has_faces(kind) or effect.effects != NONE:
        return things.sides(kind)
    if things.unseen_left(table, kind) <= 0:
        return -1
    if effect.value is not None:
        value = worth(table, effect.value, here)
        place = things.pool_place(kind, value)
        if place < 0 or table.pool(place) <= 0:
            return -1
        table.set_pool(place, table.pool(place) - 1)
        return value
    return 0 if effect.face_down or kind == FOG else things.draw_value(table, kind)


def hand_to_bystander(table: Board, token: i64, field: i64, tie: i64) -> None:
    """D23.7: somebody already stands there; rank breaks ties."""
    able: i64 = 0
    here = heroes_on(table, field)
    for hero in range(table.party):
        if here & bit(hero) and has_room(table, hero, table.token(token, TOKEN_KIND)):
            able |= bit(hero)
    hero = first_by_rank(table, able, tie)
    if hero >= 0:
        table.set_token(token, TOKEN_PLACE, CARRIED + hero)
        table.tell(events.ITEM_GOT, hero, table.token(token, TOKEN_KIND))


def first_by_rank(table: Board, among: i64, tie: i64) -> i64:
    return lowest_rank(table, among) if tie == p.WHO_LOWEST else highest_rank(table, among)


def remove_token(table: Board, effect: p.RemoveToken, here: i64) -> None:
    if effect.choose:
        if fields_with(table, effect.token):
            table.push(steps.REMOVE_FROM, spokesman(table), effect.token)
        return
    field = worth(table, effect.field, here, NOWHERE)
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if place == NOWHERE or (field != NOWHERE and place != field):
            continue
        tagged = effect.tag >= 0 and table.token(token, TOKEN_TAG) == effect.tag + 1
        if tagged or (effect.tag < 0 and table.token(token, TOKEN_KIND) == effect.token):
            take_token_away(table, token)
            return


def fields_with(table: Board, kind: i64) -> list[int]:
    """Fields on which such a token lies, ascending; what a hero leads counts where he stands."""
    found: list[int] = []
    for field in table.program.board.fields:
        if table.find_token(kind, field) != NOWHERE:
            found.append(field)
    return found


def take_token_away(table: Board, token: i64) -> None:
    kind, place = table.token(token, TOKEN_KIND), table.token(token, TOKEN_PLACE)
    if kind == WELL:
        table.wells_removed += 1
    things.remove(table, token)
    table.tell(events.TOKEN_REMOVED, NOWHERE, kind, place if place < FIELDS else NOWHERE)


def place_figure(table: Board, figure: i64, field: i64) -> None:
    if field >= 0:
        table.set_figure(figure, field)
        table.tell(events.FIGURE_PLACED, NOWHERE, figure, field)


# -- heroes ----------------------------------------------------------------------------------------


def spend_hours(table: Board, effect: p.SpendHours, hero: i64, here: i64, owner: i64, card: i64) -> None:
    meant = heroes_meant(table, effect.who, hero, owner)
    number = worth(table, effect.number, here)
    for each in range(table.party):
        if meant & bit(each):
            for _hour in range(number):
                if can_spend_hour(table, each):
                    spend_hour(table, each)
                else:
                    run_list(table, effect.otherwise, each, here, owner, card)
                    break


def move_heroes(table: Board, effect: p.MoveHero, hero: i64, here: i64, owner: i64) -> None:
    meant = heroes_meant(table, effect.who, hero, owner)
    for each in range(table.party):
        if meant & bit(each):
            to = table.hero(each, PREVIOUS) if effect.to is None else worth(table, effect.to, here)
            if to >= 0:
                table.set_hero(each, FIELD, to)
                table.set_hero(each, STOOD, 0)
                table.tell(events.HERO_PUT, each, to)
                if each == table.active:
                    table.move_over = 1


def roll(table: Board, effect: p.Roll, number: i64, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if not effect.optional:
        roll_now(table, effect, hero, here, owner, card)
        return
    roller = spokesman(table)
    if effect.by is not None:
        meant = heroes_meant(table, effect.by, hero, owner)
        roller = lowest_rank(table, meant) if meant else roller
    table.push(steps.OPTIONAL_ROLL, roller, number, hero, here, owner, card)


def roll_now(table: Board, effect: p.Roll, hero: i64, here: i64, owner: i64, card: i64) -> None:
    result = table.roll_die()
    table.tell(events.DICE_ROLLED, NOWHERE, result)
    run_list(table, effect.table[result], hero, here, owner, card)


# -- decks, waiting cards, rules -------------------------------------------------------------------


def deal(table: Board, deck: i64, here: i64) -> None:
    """One open card a hero; their effects are executed seat by seat."""
    for hero in range(table.party):
        card = decks.draw(table, deck)
        if card != NOWHERE:
            table.set_hero(hero, FATE, card + 1)
            table.tell(events.FATE_DEALT, hero, card)
    for hero in range(table.party - 1, i64(-1), i64(-1)):
        card = table.hero(hero, FATE) - 1
        if card >= 0:
            run_list(table, table.program.cards[card].effects, hero, here, hero, card)


def wait(table: Board, effect: p.Wait, number: i64, card: i64) -> None:
    """D23.6, D23.7: fulfilled at once if somebody is there."""
    here: i64 = 0
    for field in effect.fields:
        here |= heroes_on(table, field)
    hero = first_by_rank(table, here, effect.tie)
    if hero >= 0:
        run_list(table, effect.effects, hero, table.hero(hero, FIELD), NOWHERE, card)
        return
    for index in range(i64(8)):
        if table.waiting_effect(index) == NONE:
            table.set_waiting(index, number, card)
            return


def peek(table: Board, effect: p.Peek, hero: i64, owner: i64) -> None:
    card = decks.look(table, effect.deck)
    if card != NOWHERE:
        meant = heroes_meant(table, effect.who, hero, owner)
        looker = highest_rank(table, meant)
        table.tell(events.CARD_SEEN, looker, card)
        table.push(steps.PEEK, looker, effect.deck, card)


def change_rule(table: Board, effect: p.ChangeRule) -> None:
    """D23.4: several cards in force add up."""
    if effect.until == p.UNTIL_ROUND:
        table.creature_sp_round += effect.creature_sp
        table.ban_round |= effect.ban
    elif effect.until == p.UNTIL_DAY:
        table.creature_sp_day += effect.creature_sp
        table.ban_day |= effect.ban
    else:
        table.creature_sp_legend += effect.creature_sp
        table.ban_legend |= effect.ban
    for hour in effect.banned_hours:
        table.banned_hours |= bit(hour)
    for index in range(len(effect.hours)):
        table.set_hour_cost(effect.hours[index], effect.costs[index])
    for field in effect.close_shop:
        close_shop(table, field)


def close_shop(table: Board, field: i64) -> None:
    for index in range(i64(8)):
        if table.closed_shop(index) == field:
            return
        if table.closed_shop(index) == NONE:
            table.set_closed_shop(index, field)
            return


# -- the track and the end -------------------------------------------------------------------------


def move_narrator(table: Board, effect: p.MoveNarrator, here: i64) -> None:
    """D24.5: straight to a letter; letters in between are skipped. The narrator never goes back."""
    table.narrator_moved = 1
    if effect.to is not None:
        letter = max(table.narrator, worth(table, effect.to, here))
        letter = table.n_token if letter >= LAST_LETTER else letter
        table.narrator = letter
        table.tell(events.NARRATOR_MOVED, NOWHERE, letter)
        table.push(steps.LETTER_CARDS, letter)
    else:
        table.push(steps.NARRATOR, worth(table, effect.by, here))


def end(table: Board, result: i64) -> None:
    if result == p.END_CHECK:
        check_goals(table)
    else:
        set_outcome(table, result, 0)
