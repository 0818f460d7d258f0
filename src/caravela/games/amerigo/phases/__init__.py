"""The steps of a match: each lists, carries out and refuses the choices of its own moment."""
