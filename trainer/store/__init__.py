"""What is kept: people, their answers and ratings, in SQLite or PostgreSQL by one schema."""
