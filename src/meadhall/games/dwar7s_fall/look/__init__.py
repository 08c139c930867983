# interpreted: pages are for people
"""How Dwar7s Fall looks on a page."""
