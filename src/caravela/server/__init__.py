"""The table on the network: JSON API, one socket per viewer, bots in processes of their own, the browser client."""
