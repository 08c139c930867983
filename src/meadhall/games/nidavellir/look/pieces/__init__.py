"""The pieces of Nidavellir as drawings: classes carry the colours (nidavellir.css), the drawing none."""
