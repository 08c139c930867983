"""The words of each decision: what is asked, and every kind of choice. Grouped by chapters of the rules."""
