"""Simulation and, later, tournaments: many matches without people."""
