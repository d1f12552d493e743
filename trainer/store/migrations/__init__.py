"""How the schema came to be, step by step. A step that was released is never changed."""
