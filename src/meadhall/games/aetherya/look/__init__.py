"""How Aetherya looks: kingdoms, legends and tokens as HTML and SVG, from what a viewer may know."""
