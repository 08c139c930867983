"""How Dwar7s Fall looks on a page."""
