"""The steps of a round, one object each; a file per phase of the round."""
