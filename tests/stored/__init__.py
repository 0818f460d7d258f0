"""Data that earlier versions of the program wrote, and the tests that it still opens."""
