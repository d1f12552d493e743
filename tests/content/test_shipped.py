"""The lessons and puzzles that ship: checked by the engine, and held to what makes them good."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.game.rule_ids import RULE_IDS
from trainer.content.check import check_paths
from trainer.content.document import read_document
from trainer.content.folder import content_files
from trainer.content.lesson import MOST_WORDS, Lesson, Step
from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.game.legality import legal_moves
from trainer.game.lines import LINES, LINES_THROUGH
from trainer.game.moves import Move, MoveKind
from trainer.game.position import Position
from trainer.game.spaces import spaces_of
from trainer.tactics.count import counted
from trainer.tactics.explain import explain
from trainer.tactics.goal import Count, Goal, MoveGoal, Play, Spot
from trainer.tactics.judge import judge, solutions, solve
from trainer.tactics.spot import spotted

FOLDERS = shipped_folders()
LIBRARY = load_library(FOLDERS)
LESSONS = LIBRARY.lessons
PUZZLES = LIBRARY.puzzles
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
DEEDS = [puzzle for puzzle in PUZZLES if isinstance(puzzle.goal, MoveGoal)]

CHAPTERS = {
    "win",
    "corners",
    "jacks",
    "block",
    "second-sequence",
    "nine-in-a-row",
    "double-threats",
    "counting",
    "dead-cards",
    "three-sides",
    "teams",
}
EVERY_CHAPTER_HAS = 4
MOST_SOLUTIONS = 6
MOST_SPACES_TO_TAP = 10
MOST_TO_COUNT = 6
MOST_TITLE_WORDS = 6
SPACE = re.compile(r"\b[a-j](?:10|[1-9])\b")


def move_goal(goal: Goal) -> MoveGoal:
    assert isinstance(goal, MoveGoal)
    return goal


def by_id(item: Lesson | Puzzle | Step) -> str:
    return item.id


def right_moves(puzzle: Puzzle) -> tuple[Move, ...]:
    return solutions(puzzle.position, move_goal(puzzle.goal))


def test_the_check_finds_nothing_to_mend() -> None:
    assert check_paths(FOLDERS).problems == ()


def test_every_shipped_file_is_published_and_used_unless_it_was_withdrawn() -> None:
    found = [path for folder in FOLDERS for path in content_files(folder).paths]
    contents = {path: read_document(path).content for path in found}
    files = [path for path, each in contents.items() if each and each.status != "withdrawn"]
    assert len(files) == len(LESSONS) + len(PUZZLES)
    ids = {lesson.id for lesson in LESSONS} | {puzzle.id for puzzle in PUZZLES}
    assert {path.stem for path in files} == ids
    assert len(ids) == len(files)


def test_there_are_lessons_of_a_few_steps_in_the_order_of_the_course() -> None:
    assert len(LESSONS) >= 3
    assert all(5 <= len(lesson.steps) <= 8 for lesson in LESSONS)
    assert [lesson.order for lesson in LESSONS] == list(range(1, len(LESSONS) + 1))


def test_the_first_lesson_puts_a_chip_on_the_board_at_once() -> None:
    """Within the first two steps, so within a minute."""
    assert any(isinstance(step.task, Play) for step in LESSONS[0].steps[:2])


def test_every_chapter_is_there_with_puzzles_from_easy_to_hard() -> None:
    chapters = Counter(puzzle.chapter for puzzle in PUZZLES)
    assert set(chapters) == CHAPTERS
    assert min(chapters.values()) >= EVERY_CHAPTER_HAS
    assert len(PUZZLES) >= 24
    for chapter in CHAPTERS:
        ratings = [puzzle.rating for puzzle in PUZZLES if puzzle.chapter == chapter]
        assert max(ratings) - min(ratings) >= 200
    ratings = [puzzle.rating for puzzle in PUZZLES]
    assert ratings == sorted(ratings)
    assert ratings[0] <= 600
    assert ratings[-1] >= 1400


@pytest.mark.parametrize("item", [*LESSONS, *PUZZLES], ids=by_id)
def test_each_rule_that_is_named_exists(item: Lesson | Puzzle) -> None:
    assert set(item.rules) <= RULE_IDS


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=by_id)
def test_each_step_says_little_and_proves_what_it_says(lesson: Lesson, step: Step) -> None:
    assert len(step.prompt.split()) <= MOST_WORDS
    assert len(step.done.split()) <= MOST_WORDS
    assert step.hint
    assert step.hint != step.prompt
    assert step.claims
    assert step.rules


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=by_id)
def test_each_space_that_is_named_after_the_try_stands_in_a_claim(
    lesson: Lesson, step: Step
) -> None:
    proved = " ".join(map(str, step.claims))
    for space in SPACE.findall(step.done):
        assert space in proved


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=by_id)
def test_each_step_can_be_done_and_taps_are_few(lesson: Lesson, step: Step) -> None:
    if isinstance(step.task, Spot):
        assert 1 <= len(spotted(step.position, step.task)) <= MOST_SPACES_TO_TAP
    elif isinstance(step.task, MoveGoal):
        assert solutions(step.position, step.task)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_id)
def test_a_puzzle_has_few_solutions(puzzle: Puzzle) -> None:
    if isinstance(puzzle.goal, Spot):
        assert 3 <= len(spotted(puzzle.position, puzzle.goal)) <= MOST_SPACES_TO_TAP
    elif isinstance(puzzle.goal, Count):
        assert 0 <= counted(puzzle.position, puzzle.goal) <= MOST_TO_COUNT
    else:
        right = right_moves(puzzle)
        assert 1 <= len(right) <= MOST_SOLUTIONS
        assert len(right) * 4 < len(legal_moves(puzzle.position))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_id)
def test_a_puzzle_has_a_short_title_and_hints_that_do_not_tell_the_answer(puzzle: Puzzle) -> None:
    assert len(puzzle.title.split()) <= MOST_TITLE_WORDS
    assert 1 <= len(puzzle.hints) <= 2
    words = " ".join((puzzle.title, *puzzle.hints))
    if puzzle in DEEDS:
        for move in right_moves(puzzle):
            assert str(move.space) not in SPACE.findall(words)
            assert move.card is not None
            assert move.card.shown not in words


@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_id)
def test_the_chips_are_as_many_as_turns_allow(puzzle: Puzzle) -> None:
    """Two sides: each one-eyed Jack costs both sides one chip, so the difference is the start's."""
    position = puzzle.position
    counts = [position.board.chips[side].bit_count() for side in position.table.in_play]
    own = counts[position.side]
    if position.table.sides == 2:
        assert sum(counts) - 2 * own in (0, 1)
    else:
        assert max(counts) - min(counts) <= 2
    assert 14 <= sum(counts) <= 40 or is_late(position)


def is_late(position: Position) -> bool:
    """Tell whether the deck has been renewed: chips stand whose cards lie face up no more (DRAW-2).

    As many cards as are not in hands have been drawn by then, one a turn or exchange.
    """
    chips = position.board.occupied.bit_count()
    return 65 <= chips <= 90 and len(position.discards) < chips


def test_most_puzzles_are_taken_from_the_middle_of_a_game() -> None:
    chips = [puzzle.position.board.occupied.bit_count() for puzzle in PUZZLES]
    assert sum(number >= 20 for number in chips) >= len(chips) * 0.6


def tempting(puzzle: Puzzle) -> Iterator[Move]:
    """Yield wrong legal moves that look right.

    The card of a solution on its other space, a full line that does not count, a line that is
    not the one asked for, a line of four where there was none, or a chip put or taken on an
    opponent's line of four.
    """
    position, right = puzzle.position, right_moves(puzzle)
    cards = {move.card for move in right if not move.is_wild and move.kind is MoveKind.PLACE}
    for move in legal_moves(position):
        if move in right or move.space is None:
            continue
        if move.card in cards or _fills_a_line(position, move) or _hits_a_four(position, move):
            yield move


def _fills_a_line(position: Position, move: Move) -> bool:
    if move.kind is not MoveKind.PLACE or move.space is None:
        return False
    own = position.board.filled(position.side)
    others = position.board.occupied & ~own
    return any(
        (line.mask & own).bit_count() >= 3 and not line.mask & others
        for line in LINES_THROUGH[move.space]
    )


def _hits_a_four(position: Position, move: Move) -> bool:
    board = position.board
    for side in position.table.in_play:
        if side == position.side:
            continue
        own = board.filled(side)
        for line in LINES:
            rest = line.mask & ~own
            if rest.bit_count() == 1 and rest & board.open and move.space is not None:
                return bool(line.mask >> move.space & 1)
    return False


def test_at_least_a_third_of_the_puzzles_tempt_with_a_wrong_move() -> None:
    tempted = [puzzle.id for puzzle in DEEDS if any(tempting(puzzle))]
    assert len(tempted) * 3 >= len(PUZZLES)


def test_kinds_of_goals_and_tables_are_mixed() -> None:
    goals = Counter(type(puzzle.goal).__name__ for puzzle in PUZZLES)
    assert goals["Win"] >= 5
    assert goals["Block"] >= 5
    assert goals["Spot"] >= 4
    tables = {str(puzzle.position.table) for puzzle in PUZZLES}
    assert {"2p2s", "2p2s+sprint", "3p3s"} <= tables


def _shape(position: Position, *, mirrored: bool, swapped: bool) -> frozenset[tuple[int, int, int]]:
    board = position.board
    return frozenset(
        (
            side ^ 1 if swapped and side < 2 else side,
            9 - space.column if mirrored else space.column,
            space.row,
        )
        for side in position.table.in_play
        for space in spaces_of(board.chips[side])
    )


def test_no_two_puzzles_are_one_mirrored_or_in_other_colours() -> None:
    for number, puzzle in enumerate(PUZZLES):
        own = _shape(puzzle.position, mirrored=False, swapped=False)
        for other in PUZZLES[number + 1 :]:
            if is_late(puzzle.position) != is_late(other.position):
                continue  # On a board that is nearly full, any few chips are found again.
            for mirrored in (False, True):
                for swapped in (False, True):
                    shape = _shape(other.position, mirrored=mirrored, swapped=swapped)
                    assert len(own & shape) <= 0.6 * len(own), (puzzle.id, other.id)


@pytest.mark.parametrize("puzzle", DEEDS, ids=by_id)
def test_each_move_of_a_puzzle_is_explained(puzzle: Puzzle) -> None:
    for verdict in solve(puzzle.position, move_goal(puzzle.goal)):
        words = explain(puzzle.position, verdict)
        assert words.endswith((".", "!"))
        assert "Not yet" not in words
        assert "  " not in words
        assert verdict.met or verdict.cause is not None


@pytest.mark.parametrize("puzzle", DEEDS, ids=by_id)
def test_what_an_author_expects_is_written_down(puzzle: Puzzle) -> None:
    assert puzzle.solution is not None
    for move in puzzle.solution:
        assert judge(puzzle.position, move_goal(puzzle.goal), move).met
