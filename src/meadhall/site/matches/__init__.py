"""Matches: in memory, changed in one place, played on by bots and clocks."""
