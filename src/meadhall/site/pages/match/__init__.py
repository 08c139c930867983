"""The page of a table: a viewer's table as regions of HTML, sent live, and all that surrounds it."""
