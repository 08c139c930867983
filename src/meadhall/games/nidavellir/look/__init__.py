"""The page of Nidavellir: the table as HTML and SVG, made from the knowledge of one viewer."""
