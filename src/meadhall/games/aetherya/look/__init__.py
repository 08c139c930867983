"""The look of Aetherya: kingdoms, legends and tokens as HTML and SVG, drawn from the knowledge of a viewer."""
