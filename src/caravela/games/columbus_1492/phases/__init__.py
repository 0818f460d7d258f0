"""The steps of a turn of 1492, by subject."""
