"""Migrations from each form of the database to the next, run when a store is opened."""
