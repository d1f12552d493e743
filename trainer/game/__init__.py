"""The rules and nothing else: cards, layouts, lines, positions, moves and their notation.

Immutable values, bit boards in plain integers; no clock, no files, no third-party package.
"""
