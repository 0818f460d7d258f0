"""OpenSpiel's information-set search on our games: how our search fares against it, and how fast each is."""
