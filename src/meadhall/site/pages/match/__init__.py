"""The page of a match: regions of HTML, sent live, and everything around them."""
