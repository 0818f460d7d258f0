"""The terminal table: one person at a keyboard, bots in the other seats."""
