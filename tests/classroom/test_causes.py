"""Causes for a class: a sentence for every one of the closed list, and the rule behind it."""

import pytest

from trainer.classroom.causes import (
    cause_called,
    class_cause,
    in_words,
    what_was_done,
)
from trainer.tactics.cause import Cause
from trainer.tactics.miss import BY_GOAL, RULE_BEHIND


@pytest.mark.parametrize("cause", Cause, ids=lambda cause: cause.value)
@pytest.mark.parametrize("count", [1, 2, 11, 30])
def test_every_cause_has_a_sentence_for_the_class(cause: Cause, count: int) -> None:
    said = class_cause(cause, count, "TURN-1")
    assert said.sentence.startswith(f"{in_words(count)} ")
    assert said.sentence.endswith(".")
    assert said.sentence.count(".") == 1
    assert len(said.sentence.split()) <= 14
    assert str(said) == f"{said.sentence[:-1]}: {said.rule}"


def test_no_two_causes_are_told_in_the_same_words() -> None:
    assert len({what_was_done(cause) for cause in Cause}) == len(Cause)


def test_the_class_is_told_how_many_did_it_and_by_which_rule_it_is_wrong() -> None:
    said = class_cause(Cause.NOTHING_PLACED, 11)
    assert str(said) == "Eleven put a chip after the one-eyed Jack: JACK-ONE-2"


def test_the_rule_that_the_answers_name_goes_before_the_usual_one() -> None:
    assert class_cause(Cause.CARD_NOT_DEAD, 2, "DEAD-5").rule == "DEAD-5"


@pytest.mark.parametrize("cause", Cause, ids=lambda cause: cause.value)
def test_a_class_is_led_to_the_rule_that_a_learner_alone_is_led_to(cause: Cause) -> None:
    said = class_cause(cause, 1)
    assert said.rule == RULE_BEHIND.get(cause, "")
    assert (cause in BY_GOAL) == (str(said) == said.sentence[:-1])


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "Nobody"), (1, "One"), (2, "Two"), (11, "Eleven"), (12, "Twelve"), (13, "13")],
)
def test_numbers_up_to_twelve_are_words(count: int, words: str) -> None:
    assert in_words(count) == words


def test_an_answer_names_its_cause_by_its_word() -> None:
    assert all(cause_called(cause.value) is cause for cause in Cause)
    assert cause_called("") is None
    assert cause_called("of a later release") is None
