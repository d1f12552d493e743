"""The key: all that is right and nothing else, with the engine's words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.sheets.pages import library, puzzle, tasks, texts
from trainer.content.puzzle import Puzzle
from trainer.game.cards import Card, parse_card
from trainer.game.lines import parse_line
from trainer.game.moves import PASS, Move, exchange, place, remove
from trainer.game.position import Hand
from trainer.game.spaces import parse_space
from trainer.sheets.answers import answers_to
from trainer.sheets.selection import Selection, select
from trainer.sheets.worksheet import worksheet
from trainer.tactics.count import counted
from trainer.tactics.explain import explain
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, Exchange, MoveGoal, Spot
from trainer.tactics.spot import spotted
from trainer.training.question import ChoiceQuestion, Question, question_of_puzzle

ASCII = str.maketrans("♠♥♦♣", "SHDC")
CARD = r"(?:10|[2-9JQKA])[♠♥♦♣]"
PLACES = re.compile(rf"({CARD}(?: or {CARD})*) (on|takes) ([a-j]\d+(?:, [a-j]\d+)*)")


def read_moves(said: str) -> set[Move]:
    """Read moves back from what the key says about them."""
    found: set[Move] = set()
    for part in said.split("; "):
        head, _, claim = part.partition(", counting ")
        match = PLACES.fullmatch(head)
        if match is None:
            cards = head.removeprefix("Exchange ").split(" or ")
            found |= {PASS} if head == "Pass" else {exchange(card(name)) for name in cards}
            continue
        lines = tuple(
            parse_line(each.replace(" to ", "-")) for each in claim.split(" and ") if each
        )
        for name in match[1].split(" or "):
            for space in map(parse_space, match[3].split(", ")):
                made = place(card(name), space, lines)
                found.add(made if match[2] == "on" else remove(card(name), space))
    return found


def card(text: str) -> Card:
    return parse_card(text.translate(ASCII))


MOVES = [each for each in library().puzzles if isinstance(each.goal, MoveGoal)]


def right_moves(each: Puzzle) -> list[Move]:
    assert isinstance(each.goal, MoveGoal)
    return [verdict.move for verdict in facts_of(each.position, each.goal).right]


def test_the_key_names_exactly_the_right_moves_of_each_puzzle() -> None:
    for each in MOVES:
        answers = answers_to(question_of_puzzle(each))
        named = [move for answer in answers for move in read_moves(answer.said)]
        assert sorted(named, key=lambda move: move.order) == right_moves(each), each.id
        assert sorted(
            (move for answer in answers for move in answer.moves), key=lambda move: move.order
        ) == right_moves(each)


def test_what_the_key_names_is_printed_word_for_word_with_its_reason() -> None:
    everything = tasks(1)
    pages = " ".join(texts(worksheet(everything, key="only")))
    printed = "".join(pages.split())
    for task in everything:
        for answer in answers_to(task.task):
            assert "".join(answer.said.split()) in printed, task.title
            assert "".join(answer.reason.split()) in printed, task.title


def test_moves_with_one_reason_are_one_answer_and_the_reason_is_the_engines() -> None:
    each = puzzle("either-kind-of-jack")
    assert isinstance(each.goal, MoveGoal)
    (answer,) = answers_to(question_of_puzzle(each))
    assert len(answer.moves) == 5
    reasons = {
        explain(each.position, verdict) for verdict in facts_of(each.position, each.goal).right
    }
    assert reasons == {answer.reason}


def test_moves_that_are_right_on_very_many_spaces_are_all_named() -> None:
    (task,) = select(library(), Selection(ids=("lesson/the-jack-with-two-eyes/anywhere",)))
    assert isinstance(task.task, Question)
    assert isinstance(task.task.goal, MoveGoal)
    right = {verdict.move for verdict in facts_of(task.position, task.task.goal).right}
    assert len(right) > 50
    (answer,) = answers_to(task.task)
    assert read_moves(answer.said) == right
    printed = "".join(" ".join(texts(worksheet([task], key="only"))).split())
    assert "".join(answer.said.split()) in printed


@pytest.mark.parametrize(
    "each", [each for each in library().puzzles if isinstance(each.goal, Spot)], ids=lambda e: e.id
)
def test_the_key_names_all_spaces_to_mark(each: Puzzle) -> None:
    assert isinstance(each.goal, Spot)
    (answer,) = answers_to(question_of_puzzle(each))
    assert {parse_space(name) for name in answer.said.split(", ")} == spotted(
        each.position, each.goal
    )
    assert answer.reason


@pytest.mark.parametrize(
    "each", [each for each in library().puzzles if isinstance(each.goal, Count)], ids=lambda e: e.id
)
def test_the_key_tells_the_number_and_what_was_counted(each: Puzzle) -> None:
    assert isinstance(each.goal, Count)
    (answer,) = answers_to(question_of_puzzle(each))
    number = counted(each.position, each.goal)
    assert answer.said == str(number)
    assert answer.reason or number == 0


def test_the_key_of_a_choice_is_the_right_text_with_its_reason() -> None:
    (task,) = select(library(), Selection(ids=("lesson/who-plays-with-whom/five-friends",)))
    assert isinstance(task.task, ChoiceQuestion)
    (right,) = (choice for choice in task.task.choices if choice.right)
    (answer,) = answers_to(task.task)
    assert (answer.said, answer.reason) == (right.text, right.because)


def test_an_exchange_is_answered_with_the_spaces_that_are_taken() -> None:
    """DEAD-1, DEAD-2."""
    for each in library().puzzles:
        if isinstance(each.goal, Exchange):
            for answer in answers_to(question_of_puzzle(each)):
                taken = [parse_space(name) for name in re.findall(r"[a-j]\d+", answer.reason)]
                (dead,) = {move.card for move in answer.moves}
                assert dead is not None
                assert tuple(taken) == each.position.board.layout.spaces_of(dead)
                assert all(each.position.board.occupied >> space & 1 for space in taken)


def test_an_unsolvable_task_says_so_in_the_key() -> None:
    each = next(each for each in MOVES if len(right_moves(each)) == 1)
    question = question_of_puzzle(each)
    position = each.position.with_hand(Hand())
    (answer,) = answers_to(replace(question, position=position))
    assert answer.said == "No move does that here."
