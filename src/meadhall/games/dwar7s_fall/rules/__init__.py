"""The rules, chapter by chapter: the only code that changes a table."""
