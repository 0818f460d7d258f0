"""Players that are no people: each gets a view and a decision, never a state, and knows no game."""
