# interpreted: words are for people
"""Sentences about Andor in English, by id; those of decisions stand in `words/decisions`.

A template is a whole sentence or label. {hero} is a hero in the middle of a sentence ("the archer"), {Hero}
at its beginning; both are subjects, never objects. Other names stand after a colon or in brackets, so that
no language has to bend them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator
from meadhall.core.phrases import Phrase

say: Final = Translator(Path(__file__).parent)

# -- names that are in no data file ----------------------------------------------------------------

FIGURES: Final = {
    "prince": "Prince Thorald",
    "shield_dwarves": "Shield dwarves",
    "witch": "Witch",
    "tower": "Tower",
    "dark_mage": "Dark mage",
}
FOG: Final = {
    "event": "an event",
    "sp1": "1 strength point",
    "wp2": "2 willpower points",
    "wp3": "3 willpower points",
    "gold1": "1 gold",
    "gor": "a gor",
    "wineskin": "a wineskin",
    "brew": "the witch with a brew",
    "": "a large token",
}
NO_ITEMS: Final = {"sp": "Strength point", "wp": "Willpower point"}
# Things that are another thing in a special state.
FORMS: Final[dict[str, tuple[str, str]]] = {
    "wineskin_half": ("wineskin", "{thing} (half full)"),
    "shield_half": ("shield", "{thing} (one use left)"),
    "falcon_used": ("falcon", "{thing} (rests until sunrise)"),
    "witch_brew_half": ("witch_brew", "{thing} (one use left)"),
    "herb_3": ("medicinal_herb", "{thing} (value 3)"),
    "herb_4": ("medicinal_herb", "{thing} (value 4)"),
    "herb_closed": ("medicinal_herb", "{thing} (face down)"),
    "rune_blue": ("rune_stone", "{thing} (blue)"),
    "rune_yellow": ("rune_stone", "{thing} (yellow)"),
    "rune_green": ("rune_stone", "{thing} (green)"),
    "rune_closed": ("rune_stone", "{thing} (face down)"),
    "gem_2": ("gem", "{thing} (value 2)"),
    "gem_4": ("gem", "{thing} (value 4)"),
    "gem_6": ("gem", "{thing} (value 6)"),
    "gem_closed": ("gem", "{thing} (face down)"),
}
DIFFICULTIES: Final = {"easy": "easy", "normal": "normal"}
ORIGIN_WORDS: Final = {
    "printed": "Plays as printed; the words are ours.",
    "adapted": "After the printed legend; the details are our own adaptation.",
    "new": "Our own invention.",
}

ORIGIN_MARKS: Final = {"adapted": "(adapted)", "new": "(our own)"}

# -- the game and its options ----------------------------------------------------------------------

ONE_EACH: Final = "one a person, at least two"
BY_LOT: Final = "drawn by lot"
ALL_SIDES: Final = {"heroes": "all show the hero", "heroines": "all show the heroine"}

# -- what happened ---------------------------------------------------------------------------------

LOG: Final[dict[str, str]] = {
    "hero_stepped": "{Hero} goes to field {field}.",
    "hero_put": "{Hero} is now on field {field}.",
    "day_ended": "{Hero} ends the day.",
    "passed": "{Hero} waits for an hour.",
    "figure_moved": "{Hero} leads to field {field}: {figure}.",
    "figure_placed": "{figure}: now on field {field}.",
    "figure_removed": "{figure}: no longer on the board.",
    "sunrise": "Day {day} is over. The sun rises.",
    "narrator_moved": "The narrator goes on to {letter}.",
    "n_token_moved": "The legend will end sooner: on {letter}.",
    "card_played": "'{card}'{mark}. {told}",
    "card_blocked": "A shield stops the card '{card}'.",
    "creature_placed": "New on field {field}: {creature}.",
    "creature_moved": "{Creature}: from field {start} to field {field}.",
    "creature_entered": "A creature gets through: {creature}.",
    "creature_defeated": "Victory on field {field}: {creature}.",
    "battle_began": "{Hero} attacks: {creature}, field {field}.",
    "hero_joined": "{Hero} joins the battle.",
    "hero_declined": "{Hero} stays out of the battle.",
    "hero_left": "{Hero} leaves the battle.",
    "dice_rolled": "{Hero} rolls: {die}.",
    "die_flipped": "{Hero}: a die is turned from {before} to {after}.",
    "boost_used": "{Hero} uses: {thing}.",
    "hero_result": "{Hero}: dice {dice}, strength {strength}.",
    "creature_rolled": "{Creature} rolls: {dice}.",
    "round_fought": "Battle values: heroes {ours}, creature {theirs} ({creature}).",
    "battle_broken_off": "The battle is broken off ({creature}).",
    "wp_changed": "{Hero}: willpower {change}, now {now}.",
    "sp_changed": "{Hero}: strength {change}, now {now}.",
    "gold_changed": "{Hero}: gold {change}, now {now}.",
    "hero_beaten": "{Hero} falls and gets up again.",
    "shield_used": "{Hero} raises the shield.",
    "well_emptied": "{Hero} drinks from the well on field {field}.",
    "fog_revealed": "{Hero} looks into the fog on field {field}: {fog}.",
    "thing_taken": "{Hero} takes: {thing}.",
    "thing_dropped": "{Hero} lays down: {thing}.",
    "thing_given": "{Hero} gives: {thing}, for {other}.",
    "item_got": "{Hero} gets: {thing}.",
    "item_used": "{Hero} uses: {thing}.",
    "token_placed": "New on field {field}: {thing}.",
    "token_removed": "Gone from field {field}: {thing}.",
    "token_seen": "Turned up on field {field}: {thing}.",
    "fog_seen": "In the fog on field {field}: {fog}.",
    "rubble_seen": "Rubble on field {field}: value {value}.",
    "rubble_cleared": "Rubble of value {value} on field {field} is cleared.",
    "rubble_tried": "The heroes reach {value} against the rubble.",
    "farmer_delivered": "A farmer is safe. Farmers saved: {number}.",
    "farmer_lost": "A farmer dies on field {field}.",
    "bridge_broken": "The bridge between fields {start} and {field} is destroyed.",
    "fate_dealt": "{Hero} receives a fate: '{card}'. {told}",
    "fate_met": "{Hero} has met the fate '{card}'.",
    "card_seen": "{Hero} looks at the top card of the deck: '{card}'.",
    "woken": "The creatures wake up.",
    "prologue_ended": "The first day is over: the legend begins.",
    "legend_won": "{ending} The legend is won!",
    "legend_lost": "{ending} The legend is lost.",
}
# The same where less is known or something is special.
LOG_FORMS: Final = {
    "card_played": "A card is played.",
    "card_blocked": "A shield stops the card.",
    "fate_dealt": "{Hero} receives a fate.",
    "fate_met": "{Hero} has met the fate.",
    "card_seen": "{Hero} looks at the top card of the deck.",
    "token_placed": "New in the game: {thing}.",
    "token_removed": "Out of the game: {thing}.",
    "dice_rolled": "{Hero} rolls the black die: {die}.",
    "die": "A die is rolled: {die}.",
    "black_dice": "{Creature} rolls black dice: {dice}.",
    "creature_moved": "A creature goes from field {start} to field {field}.",
    "creature_rolled": "The dice of the creature count {count}.",
    "round_fought": "Battle values: heroes {ours}, creature {theirs}.",
    "battle_broken_off": "The battle is broken off.",
}
CREATURE_ON: Final = "{creature} on field {field}"  # of several of its kind

# -- how it ended ----------------------------------------------------------------------------------

ENDINGS: Final = {
    "at_n": "The narrator has reached the end of the track.",
    "castle": "The castle has fallen.",
    "all_goals": "All tasks are done.",
}

# -- what cannot be done ---------------------------------------------------------------------------

PROBLEMS: Final = {
    "no_difficulty": "The legend '{legend}' cannot be played at the difficulty '{difficulty}', only: {known}",
    "no_prologue": "The legend '{legend}' has no prologue",
    "no_legend": "There is no legend '{legend}': write {known}, or a file ending in {ending}",
    "a_party": "'{drawn}' or 2 to 4 different ones of {known}",
    "some_sides": "'{none}', '{all}' or some of {known}",
    "legend": "a legend",
    "hero_at_table": "a hero at the table",
    "hero_given": "one of the heroes given",
    "field_of": "a field of the board {board}",
    "event_card": "an event card",
    "card_of": "a card of the legend {legend}",
    "face": "a face of that die",
    "face_of_token": "a face of that token",
    "creature_here": "a creature of this legend ({known}); any other needs numbers of its own: {numbers}",
    "no_creature": "No creature can stand on field {field}",
    "two_creatures": "Two creatures cannot stand on field {field}",
    "creatures": "creatures",
    "at_most": "at most {number}",
    "from_to": "{least} to {most}",
    "either": "{one} or {other}",
}


class Problem(Phrase):
    """A detail of a refusal in words of this game."""

    def __str__(self) -> str:
        return say(PROBLEMS[self.key], **self.parts)
