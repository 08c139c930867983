"""How Andor looks: the land, the tracks, the heroes and their fights as HTML and SVG, from what a viewer may know."""
