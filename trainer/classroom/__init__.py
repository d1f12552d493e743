"""The classroom: rooms that a teacher opens, pupils without accounts, and what they answered."""
