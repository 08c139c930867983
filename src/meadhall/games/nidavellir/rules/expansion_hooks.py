"""Hooks for the expansion. The base game does nothing in them."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.decisions import DecisionTable


class Moments(DecisionTable):
    """Methods that an expansion overrides. No rule of the base game asks whether there is an expansion."""

    def has_camp(self) -> bool:
        """Whether Thingvellir is on the table."""
        return False

    def round_begins(self) -> None:
        """Before the taverns are dealt (N13.2)."""

    def camp_open_to(self, seat: i64) -> bool:
        """Whether the seat may take a camp card in PICK (N13.3)."""
        return False

    def take_camp_card(self, seat: i64, card: i64) -> None:
        """A camp card was taken in PICK (N13.4)."""

    def turn_begins(self, seat: i64) -> None:
        """Before PICK: steps pushed now run at the end of the turn (N13.6)."""

    def may_recruit_by_lines(self, seat: i64) -> bool:
        """Whether lines bring heroes (N14.5)."""
        return True

    def hero_arrives(self, seat: i64, hero: i64) -> None:
        """A hero of the expansion was recruited (N16)."""

    def double_found(self, seat: i64) -> None:
        """A double was taken from the pile (N16.5)."""

    def coin_bonus(self, seat: i64) -> i64:
        """What is added to the target of every upgrade and exchange (N16.4)."""
        return 0

    def age_ends(self) -> None:
        """Before the YLUD step (N4.1)."""

    def evaluation_ends(self) -> None:
        """After the last distinction (N13.8)."""

    def before_scoring(self) -> None:
        """After Thrud has left (N14.7)."""

    def artefact_score(self, seat: i64) -> i64:
        """Row "artefacts" of the score sheet (N14)."""
        return 0

    def joins_sealed(self, seat: i64) -> bool:
        """Whether the seat takes part in a sealed decision of the expansion (N14.9)."""
        return False

    def expansion_step(self, step: i64, seat: i64, detail: i64) -> None:
        """Automatic work of the expansion."""

    def offer_in_expansion(self, step: i64, seat: i64, detail: i64) -> None:
        """Offer what may be chosen in a decision of the expansion."""

    def expansion_choice(self, step: i64, seat: i64, detail: i64, choice: i64) -> None:
        """A choice made in a decision of the expansion."""
