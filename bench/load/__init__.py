"""Load on real sockets: how long an action takes to reach the last of those who look, at many tables at once."""
