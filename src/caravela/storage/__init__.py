"""Storage: matches, their entries, people and sessions, kept so that nothing acknowledged is lost. It knows no game."""
