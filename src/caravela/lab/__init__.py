"""Many matches between bots: simulation, the arena that compares their strength, and tuning of weights."""
