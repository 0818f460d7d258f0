"""Caravela: Age-of-Discovery board games, complete and by the book."""
