"""A learner's way through content, free of any screen: questions, attempts, lessons, progress."""
