"""Many matches without people: simulation, and the arena that finds out which bot is stronger."""
