"""Handlers, one module per group of commands. A judge turns a command into an entry, a fold applies the entry."""
