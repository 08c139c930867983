"""How to play, chapter by chapter."""
