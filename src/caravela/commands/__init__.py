"""Verbs of the command line, registered by cli.py.

A verb imports its dependencies when it runs, so that the other verbs start fast.
"""
