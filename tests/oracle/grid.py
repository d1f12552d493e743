"""The board as a grid of strings: layout, lines, which sequences a chip completes."""

from itertools import combinations

Space = tuple[int, int]  # row and column, from 0, from the top left
Line = tuple[Space, ...]  # five spaces, from the first in reading order

CLASSIC = [
    ["**", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "**"],
    ["6C", "5C", "4C", "3C", "2C", "AH", "KH", "QH", "TH", "TS"],
    ["7C", "AS", "2D", "3D", "4D", "5D", "6D", "7D", "9H", "QS"],
    ["8C", "KS", "6C", "5C", "4C", "3C", "2C", "8D", "8H", "KS"],
    ["9C", "QS", "7C", "6H", "5H", "4H", "AH", "9D", "7H", "AS"],
    ["TC", "TS", "8C", "7H", "2H", "3H", "KH", "TD", "6H", "2D"],
    ["QC", "9S", "9C", "8H", "9H", "TH", "QH", "QD", "5H", "3D"],
    ["KC", "8S", "TC", "QC", "KC", "AC", "AD", "KD", "4H", "4D"],
    ["AC", "7S", "6S", "5S", "4S", "3S", "2S", "2H", "3H", "5D"],
    ["**", "AD", "KD", "QD", "TD", "9D", "8D", "7D", "6D", "**"],
]


def space_name(space: Space) -> str:
    """Column letter, then row number from the top."""
    row, column = space
    return "abcdefghij"[column] + str(row + 1)


def space_named(name: str) -> Space:
    """The space with that name."""
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


def is_corner(space: Space) -> bool:
    """The four free spaces (EQ-1)."""
    return space[0] in (0, 9) and space[1] in (0, 9)


def all_lines() -> list[Line]:
    """Every five spaces in a row, a column or a diagonal, in this order (SEQ-1)."""
    found = []
    for down, right in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for row in range(10):
            for column in range(10):
                line = [(row + down * step, column + right * step) for step in range(5)]
                last_row, last_column = line[4]
                if 0 <= last_row <= 9 and 0 <= last_column <= 9:
                    found.append(tuple(line))
    return found


LINES = all_lines()
LINES_AT = {
    (row, column): [line for line in LINES if (row, column) in line]
    for row in range(10)
    for column in range(10)
}


def line_name(line: Line) -> str:
    """Its two ends, joined by a hyphen."""
    return space_name(line[0]) + "-" + space_name(line[4])


def line_named(name: str) -> Line:
    """The line with that name."""
    for line in LINES:
        if line_name(line) == name:
            return line
    raise ValueError(name)


def compatible(one: Line, other: Line) -> bool:
    """Whether two lines may both be sequences of one side: at most one shared space (SEQ-4)."""
    shared = 0
    for space in one:
        if space in other:
            shared += 1
    return shared <= 1


def filled_lines(chips: list[list[str]], side: str, space: Space) -> list[Line]:
    """The lines through a space that a side fills; a corner counts for everybody (SEQ-1, SEQ-2)."""
    found = []
    for line in LINES_AT[space]:
        full = True
        for row, column in line:
            if chips[row][column] != side and not is_corner((row, column)):
                full = False
                break
        if full:
            found.append(line)
    return found


def claims(new: list[Line], earlier: list[Line]) -> list[list[Line]]:
    """The largest sets of new lines that fit each other and the earlier ones (SEQ-4 to SEQ-8).

    Always at least one: the empty set, when nothing is completed. Eight at most can fit, two in
    each of the four directions.
    """
    for size in range(min(len(new), 8), 0, -1):
        found = []
        for chosen in combinations(new, size):
            fits = True
            for line in chosen:
                for other in list(chosen) + earlier:
                    if other is not line and not compatible(line, other):
                        fits = False
            if fits:
                found.append(list(chosen))
        if found:
            return found
    return [[]]


def rest_of_run(chips: list[list[str]], side: str, line: Line) -> list[Space]:
    """The spaces of the same side that go on from either end of a line without a gap (SEQ-8)."""
    found = []
    for end, inner in [(line[0], line[1]), (line[4], line[3])]:
        down, right = end[0] - inner[0], end[1] - inner[1]
        row, column = end[0] + down, end[1] + right
        while 0 <= row <= 9 and 0 <= column <= 9:
            if chips[row][column] != side and not is_corner((row, column)):
                break
            found.append((row, column))
            row, column = row + down, column + right
    return found
