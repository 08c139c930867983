"""How Nidavellir with Thingvellir looks: the table as HTML and SVG, from what a viewer may know."""
