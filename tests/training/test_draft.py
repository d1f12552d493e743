"""Drafts and the desk: clicking a position together, and what becomes of what is typed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.content.library import load_library, shipped_folders
from trainer.content.puzzle import Puzzle
from trainer.content.template import template
from trainer.content.writing import format_cards_apart
from trainer.game.cards import CARDS, format_card
from trainer.game.lines import parse_line
from trainer.game.moves import format_move
from trainer.game.position_line import format_position
from trainer.game.sides import Side
from trainer.game.spaces import SPACES, parse_space
from trainer.tactics.goal import MoveGoal, format_goal, goal_forms
from trainer.tactics.judge import solutions
from trainer.training.appraisal import MOST_SOLUTIONS, Outcome, appraise, appraise_draft
from trainer.training.desk import (
    FIELDS,
    START,
    Desk,
    Tool,
    appraisal_of,
    back_to_board,
    clear,
    lines_offered,
    mark,
    put_text,
    take_tool,
    tap,
    turn_to,
    type_in,
    with_position,
    write_by_hand,
)
from trainer.training.draft import TABLES, Draft, draft_of, paint, write_draft
from trainer.training.try_run import LONGEST_LINE, LinkError, read_link, read_try, start_try

PUZZLES = load_library(shipped_folders()).puzzles
SOME = PUZZLES[:: max(1, len(PUZZLES) // 30)]
ROW_5 = parse_line("b5-f5")
by_id = pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.id)


def at(desk: Desk, *names: str) -> Desk:
    for name in names:
        desk = tap(desk, parse_space(name))
    return desk


def hold(tool: Tool, desk: Desk = START) -> Desk:
    return take_tool(desk, tool)


def test_a_tap_puts_a_chip_and_the_same_again_takes_it() -> None:
    desk = at(hold(Tool.GREEN), "e9")
    assert desk.draft.chip_at(parse_space("e9")) is Side.GREEN
    assert at(desk, "e9").draft == START.draft
    painted = at(hold(Tool.RED, desk), "e9")
    assert painted.draft.chip_at(parse_space("e9")) is Side.RED
    assert at(hold(Tool.ERASER, painted), "e9", "e9").draft == START.draft


def test_a_corner_takes_no_chip_and_says_so() -> None:
    desk = at(START, "a1")
    assert desk.draft == START.draft
    assert "TURN-6" in desk.note
    assert at(desk, "b1").note == ""


def test_a_full_line_is_offered_and_marked_by_a_tap_or_a_button() -> None:
    desk = at(START, "b5")
    assert lines_offered(desk) == ((Side.BLUE, ROW_5),)
    assert mark(desk, Side.BLUE, ROW_5).draft.sequences == ((Side.BLUE, ROW_5),)
    tapped = at(hold(Tool.SEQUENCE, desk), "d5")
    assert tapped.draft.sequences == ((Side.BLUE, ROW_5),)
    assert lines_offered(tapped) == ()
    assert at(tapped, "d5").draft.sequences == ()


def test_six_in_a_row_leave_a_choice_of_two_lines() -> None:
    desk = at(hold(Tool.SEQUENCE, at(START, "b5", "g5")), "d5")
    assert [str(line) for _, line in desk.choices] == ["b5-f5", "c5-g5"]
    chosen = mark(desk, *desk.choices[1])
    assert [str(line) for _, line in chosen.draft.sequences] == ["c5-g5"]
    assert lines_offered(chosen) == ()


def test_a_line_that_is_not_full_cannot_be_marked() -> None:
    desk = at(hold(Tool.SEQUENCE), "d5")
    assert desk.note == "There is no full line of five through d5."
    assert mark(START, Side.BLUE, ROW_5).draft == START.draft


def test_a_sequence_that_loses_a_chip_is_none_any_more() -> None:
    desk = mark(at(START, "b5"), Side.BLUE, ROW_5)
    for tool in (Tool.ERASER, Tool.GREEN):
        assert at(hold(tool, desk), "c5").draft.sequences == ()
    assert clear(desk).draft.chips == (0, 0, 0)
    assert clear(desk).draft.sequences == ()


def test_what_is_typed_becomes_one_short_line() -> None:
    assert type_in(START, "hand", " 2H\n9S \t KC ").draft.hand == "2H 9S KC"
    assert len(type_in(START, "title", "x" * 9999).draft.title) == 400
    assert type_in(START, "chips", "1") is START


def test_what_changes_nothing_is_no_change() -> None:
    """A browser may send the state of controls again; that must not count as an act."""
    desk = replace(START, note="said")
    same = [type_in(desk, field, getattr(desk.draft, field)) for field in FIELDS]
    same += [take_tool(desk, desk.tool), turn_to(desk, desk.draft.side), back_to_board(desk)]
    same.append(put_text(desk, "text that nobody writes"))
    assert all(each == desk for each in same)
    by_hand = write_by_hand(START)
    assert write_by_hand(by_hand) is by_hand
    assert put_text(by_hand, by_hand.text or "") is by_hand


def test_the_desk_begins_with_a_puzzle_that_is_accepted() -> None:
    found = appraisal_of(START)
    assert found.outcome is Outcome.ACCEPTED
    assert found.headline == "Accepted, with one solution: QS@b5."
    assert found.reasons == (("QS@b5", "Row 5 from b5 to f5 is complete. Blue wins."),)
    assert "solution:\n  - QS@b5\n" in found.text
    assert f"rating: {found.rating}\n" in found.text
    assert appraise(found.text).outcome is Outcome.ACCEPTED


def test_two_solutions_are_counted_and_named() -> None:
    found = appraisal_of(type_in(START, "hand", "QS AH KC 9H 3S TC 4S"))
    assert found.headline == "Accepted, with two solutions: QS@b5 and AH@g5."


def test_a_goal_out_of_reach_says_why() -> None:
    found = appraisal_of(type_in(START, "table", "2 players, 2 sides"))
    assert found.outcome is Outcome.UNREACHABLE
    assert found.headline == (
        "The goal cannot be reached. Blue needs 2 sequences, and no space completes two at once."
    )
    assert found.puzzle is None
    found = appraisal_of(type_in(START, "goal", "spot protected"))
    assert found.headline == "The goal cannot be reached. There is no such space."


def test_a_goal_that_everything_meets_is_told() -> None:
    found = appraisal_of(type_in(START, "goal", "block"))
    assert found.outcome is Outcome.POINTLESS
    assert found.puzzle is not None


@pytest.mark.parametrize(
    ("goal", "headline"),
    [
        ("spot finish blue", "Accepted. To tap: b5, g5."),
        ("count threats blue", "Accepted. The answer is 2."),
    ],
)
def test_what_is_to_tap_or_to_count_is_told(goal: str, headline: str) -> None:
    assert appraisal_of(type_in(START, "goal", goal)).headline == headline


def test_a_fault_is_told_with_its_line_and_column() -> None:
    found = appraisal_of(type_in(START, "hand", "QS 2D XX"))
    assert found.outcome is Outcome.FAULTY
    assert found.headline == "Not yet: 1 thing to mend."
    (problem,) = found.problems
    place, code, words = problem.split(" ", 2)
    line, column = map(int, place.split(":"))
    assert found.text.splitlines()[line - 1][column - 1 :].startswith("XX")
    assert (code, words.startswith("expected a card such as 8H")) == ("M303", True)


def test_a_lesson_is_appraised_too() -> None:
    found = appraise(template("lesson", "eight"))
    assert found.headline == "Accepted: a lesson of 4 steps, each can be done."
    assert found.puzzle is None
    found = appraise(template("lesson", "eight").replace("- solutions 2", "- solutions 3"))
    assert found.problems[0].split(" ", 2)[1] == "M315"


@by_id
def test_a_puzzle_becomes_a_draft_and_the_same_puzzle_again(puzzle: Puzzle) -> None:
    found = appraise_draft(draft_of(puzzle))
    assert found.outcome is Outcome.ACCEPTED
    content = found.puzzle
    assert content is not None
    expected = replace(puzzle, chapter=content.chapter, solution=content.solution)
    assert content == expected
    goal = puzzle.goal
    if isinstance(goal, MoveGoal):
        right = solutions(puzzle.position, goal)
        named = content if len(right) > MOST_SOLUTIONS else appraise(found.text).content
        assert isinstance(named, Puzzle)
        assert named.solution in (None, right)
        assert all(f"  - {format_move(move)}\n" in found.text for move in named.solution or ())


@by_id
def test_a_position_goes_through_a_link_and_back(puzzle: Puzzle) -> None:
    run = start_try(puzzle.position, puzzle.goal)
    assert run.line == format_position(puzzle.position)
    assert len(run.line) <= LONGEST_LINE
    assert read_try(run.line, run.goal) == run
    desk = with_position(START, puzzle.position, puzzle.goal)
    found = appraisal_of(desk).puzzle
    assert found is not None
    assert (found.position, found.goal) == (puzzle.position, puzzle.goal)
    assert desk.draft.title == START.draft.title


EMPTY = "*8*/10/10/10/10/10/10/10/10/*8* 1 2p2s -"
HAND = "h1=2H3H4H5H6H7H8H"


@pytest.mark.parametrize(
    ("line", "goal", "words"),
    [
        ("", "win", "This link is damaged: expected a board, a seat"),
        (EMPTY[:20], "win", "This link is damaged: "),
        (f"{EMPTY} {HAND}", "", "This link is damaged: expected a goal"),
        (f"{EMPTY} {HAND}", "win now", "This link is damaged: expected one of: win; found"),
        (f"{EMPTY} {HAND} x=1", "win", "This link is damaged: 'x=1' is no field"),
        (f"{EMPTY} {HAND} h1=2H", "win", "This link is damaged: the field h1 is there twice"),
        (f"{EMPTY} h1=2H2H2H3H4H5H6H", "win", "This link is damaged: EQ-2: 2H is there 3 times"),
        (EMPTY, "win", "This link holds no puzzle: 'hand' has no value."),
        (f"{EMPTY} h1=2H3H", "win", "This link holds no puzzle: 2 cards in hand, expected 7."),
        (f"{EMPTY} {HAND} deck=9H", "play 2H", "This link holds more than a puzzle may"),
        (f"{EMPTY} {HAND} exch=1", "play 2H", "This link holds more than a puzzle may"),
        (f"{EMPTY} {HAND} h2=9H?6", "play 2H", "This link holds more than a puzzle may"),
        (f"{EMPTY} {HAND}", "win", "The position in this link cannot be answered."),
        ("*" * 601, "win", "This link is too long"),
        (f"{EMPTY} {HAND}", "w" * 41, "This link is too long"),
        ("\ud800\x00<b>", "win", "This link is damaged: "),
        ("9" * 600, "win", "This link is damaged: "),
    ],
)
def test_a_damaged_link_is_told_in_a_sentence(line: str, goal: str, words: str) -> None:
    with pytest.raises(LinkError) as caught:
        read_try(line, goal)
    assert str(caught.value).startswith(words)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 400


def test_a_link_to_a_weak_puzzle_still_opens_in_the_studio() -> None:
    assert read_link(f"{EMPTY} {HAND}", "win").outcome is Outcome.UNREACHABLE
    assert read_try(f"{EMPTY} {HAND}", "block").goal == "block"


def test_a_file_may_be_written_by_hand_and_shown_on_the_board_again() -> None:
    desk = write_by_hand(START)
    assert desk.text == appraisal_of(START).text
    changed = put_text(desk, (desk.text or "").replace("id: my-puzzle", "id: other # mine"))
    back = back_to_board(changed)
    assert (back.text, back.draft.id) == (None, "other")
    hand = format_cards_apart(tuple(sorted(START.draft.cards)))
    assert replace(back.draft, id="my-puzzle") == replace(START.draft, hand=hand)


def test_a_rating_and_rules_of_the_author_stay() -> None:
    text = appraisal_of(START).text
    rules = "rules: [SEQ-1, SEQ-9]"
    assert rules in text
    own = text.replace("rating: ", "rating: 1").replace(rules, "rules: [TURN-3]")
    draft = back_to_board(put_text(write_by_hand(START), own)).draft
    assert draft.rating is not None
    assert draft.rules == ("TURN-3",)
    assert f"rating: {draft.rating}\n" in appraise_draft(draft).text


def test_a_file_with_faults_stays_a_file() -> None:
    desk = put_text(write_by_hand(START), "format: 1\nid: x\n")
    back = back_to_board(desk)
    assert back.text == desk.text
    assert back.note == "The board can only show a whole position. Mend the file first."


def test_the_tables_that_are_offered_can_all_be_played_at() -> None:
    for table in TABLES:
        found = appraise_draft(Draft(table=table, hand="2H", goal="play 2H"))
        assert all("M305" in problem for problem in found.problems), table


texts = st.text(max_size=60) | st.sampled_from(
    ["", "win", "2H 9S", "a: b", "- x", "*x", "# c", "'", '"\\', "|", "\x00", "\u200b", "\ud800"]
)
hands = st.lists(st.sampled_from([format_card(card) for card in CARDS]), max_size=8).map(" ".join)
taps = st.lists(st.tuples(st.sampled_from(list(Tool)), st.sampled_from(SPACES)), max_size=25)


@settings(max_examples=60, deadline=None)
@given(taps, hands, st.sampled_from(goal_forms()), st.sampled_from([*TABLES, "4p2s+jax"]))
def test_whatever_is_clicked_together_the_engine_has_an_answer(
    acts: list[tuple[Tool, object]], hand: str, goal: str, table: str
) -> None:
    desk = type_in(type_in(type_in(START, "hand", hand), "goal", goal), "table", table)
    for tool, space in acts:
        desk = tap(take_tool(desk, tool), space)  # type: ignore[arg-type]
    found = appraisal_of(desk)
    assert found.headline.endswith(".")
    if found.puzzle is not None:
        run = start_try(found.puzzle.position, found.puzzle.goal)
        assert read_try(run.line, run.goal) == run


@settings(max_examples=150, deadline=None)
@given(st.tuples(*[texts] * len(FIELDS)))
def test_whatever_is_typed_the_file_holds_just_that(typed: tuple[str, ...]) -> None:
    draft = START.draft
    for field, text in zip(FIELDS, typed, strict=True):
        draft = replace(draft, **{field: text})  # type: ignore[arg-type]
    found = appraise_draft(draft)
    assert found.headline
    if found.puzzle is not None:
        assert found.puzzle.title == draft.title.strip()
        assert format_goal(found.puzzle.goal).split() == draft.goal.split()


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=300))
def test_whatever_text_is_pasted_the_engine_has_an_answer(text: str) -> None:
    assert appraise(text).headline
    assert appraise(write_draft(START.draft) + text).headline
    with pytest.raises(LinkError):
        read_try(text, "win")


def test_a_text_that_is_too_long_is_told() -> None:
    found = appraise("x" * 200_000)
    assert "Y102" in found.problems[0]
    desk = put_text(write_by_hand(START), "x" * 200_000)
    assert len(desk.text or "") < 70_000


def test_painting_no_side_takes_the_chip() -> None:
    space = parse_space("c5")
    assert paint(START.draft, space, None).chip_at(space) is None
