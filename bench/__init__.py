"""Speed, measured side by side with a peer in one run: only the ratios count."""
