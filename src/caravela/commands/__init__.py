"""Verbs of the command line; cli.py gathers them.

A verb imports what it needs when it runs, so that no other verb waits for it.
"""
