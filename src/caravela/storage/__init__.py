"""Storage: matches, their entries, people and sessions. Acknowledged writes are durable. It knows no game."""
