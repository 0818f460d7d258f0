"""Play at the terminal: one person at the keyboard, bots in the other seats."""
