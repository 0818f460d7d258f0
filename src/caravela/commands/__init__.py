"""Verbs of the command line, one file each; cli.py gathers them.

A verb imports the database's libraries when it runs: a table at the terminal shall not wait for them.
"""
