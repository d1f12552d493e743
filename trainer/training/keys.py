"""Keys: what a key of the keyboard does at a task, whatever kind of task it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.tactics.goal import Count, Exchange, Spot
from trainer.training.attempt import (
    Attempt,
    Phase,
    choose,
    options,
    retry,
    say_number,
    show_hint,
    swap,
)
from trainer.training.choice_attempt import ChoiceAttempt, answer
from trainer.training.film_attempt import FilmAttempt, from_start, next_move
from trainer.training.lesson_run import AnyAttempt
from trainer.training.turn_attempt import (
    Part,
    TurnAttempt,
    draw_card,
    end_turn,
    exchange_card,
    with_play,
)

NEXT: Final = "n"
"""The coloured button: the next puzzle, the next step, the next move of a film."""

AGAIN: Final = "r"
_DIGITS: Final = "123456789"
_CARDS: Final = (
    ("1-9", "Choose a card. The same digit puts it back."),
    ("Arrows", "Go over the board."),
    ("Enter", "Play where you are."),
    ("Esc", "Put the card back."),
)
_TAPS: Final = (("Arrows", "Go over the board."), ("Enter", "Tap where you are."))
_HINT: Final = ("H", "Hint")
_WAY_ON: Final = (("R", "Try again"), ("N", "Next"))


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a task: the signs it listens to, and what a learner is told of all of them.

    A digit that is no sign here chooses a card of the hand.
    """

    signs: str = ""
    listed: tuple[tuple[str, str], ...] = ()


def keys_of(attempt: AnyAttempt, *, helps: bool = True) -> Keys:
    """Return the keys of a task; without `helps` none gives a hint.

    Letters stay the same for as long as the task is on show.
    """
    keys = _keys_of(attempt)
    if helps:
        return keys
    listed = tuple(each for each in keys.listed if each != _HINT)
    return Keys(keys.signs.replace("h", ""), listed)


def _keys_of(attempt: AnyAttempt) -> Keys:
    match attempt:
        case ChoiceAttempt():
            listed = (("1-9", "Choose an answer."), *_WAY_ON)
            return Keys(f"nr{_DIGITS}", listed)
        case FilmAttempt():
            return Keys("nr", (("N", "Next move, and then on"), ("R", "From the start")))
        case TurnAttempt():
            parts = (("E", "Exchange"), ("D", "Draw a card"), ("T", "End turn"))
            return Keys("nredt", (*_CARDS, *parts, *_WAY_ON))
        case Attempt():
            return _keys_of_goal(attempt)


def _keys_of_goal(attempt: Attempt) -> Keys:
    match attempt.question.goal:
        case Count():
            return Keys(f"hnr0{_DIGITS}", (("0-9", "Say the number."), _HINT, *_WAY_ON))
        case Spot():
            return Keys("hnr", (*_TAPS, _HINT, *_WAY_ON))
        case Exchange():
            return Keys("hnre", (*_CARDS, ("E", "Exchange"), _HINT, *_WAY_ON))
        case _ if _chooses_line(attempt):
            return Keys(f"hnr{_DIGITS}", (("1-9", "Say which one."), _HINT, *_WAY_ON))
        case _:
            return Keys("hnr", (*_CARDS, _HINT, *_WAY_ON))


def _chooses_line(attempt: Attempt) -> bool:
    """Tell whether digits mean lines: which card is meant is said by the card's own digit."""
    asked = attempt.phase is Phase.CHOOSING
    return asked and len({move.card for move in attempt.choices}) == 1


def press(attempt: AnyAttempt, sign: str) -> AnyAttempt:
    """Return what becomes of an unfinished task when a key is pressed.

    A key that does nothing there changes nothing.
    """
    if attempt.is_finished:
        return attempt
    number = int(sign) if len(sign) == 1 and sign in f"0{_DIGITS}" else None
    match attempt:
        case ChoiceAttempt():
            # An answer that was tried has a button that is out of use.
            fresh = number is not None and number - 1 not in attempt.tried
            return answer(attempt, number - 1) if number is not None and fresh else attempt
        case FilmAttempt():
            film = {NEXT: next_move, AGAIN: from_start}.get(sign)
            return attempt if film is None else film(attempt)
        case TurnAttempt():
            return _press_in_turn(attempt, sign)
        case Attempt():
            return _press_number(attempt, number) if number is not None else _press(attempt, sign)


def _press_number(attempt: Attempt, number: int) -> Attempt:
    if isinstance(attempt.question.goal, Count):
        return say_number(attempt, number)
    offered = options(attempt) if _chooses_line(attempt) else ()
    if not 1 <= number <= len(offered):
        return attempt
    return choose(attempt, offered[number - 1][1])


def _press(attempt: Attempt, sign: str) -> Attempt:
    missed = attempt.phase is Phase.MISSED
    exchanges = isinstance(attempt.question.goal, Exchange) and not missed
    found: Callable[[Attempt], Attempt] | None = {
        "h": show_hint,
        AGAIN: retry,
        NEXT: retry if missed else swap if exchanges else None,
        "e": swap if exchanges else None,
    }.get(sign)
    return attempt if found is None else found(attempt)


def _press_in_turn(attempt: TurnAttempt, sign: str) -> TurnAttempt:
    if sign in (NEXT, AGAIN):
        missed = attempt.part is Part.PLAY and attempt.play.phase is Phase.MISSED
        return with_play(attempt, retry(attempt.play)) if missed else attempt
    part = {"e": exchange_card, "d": draw_card, "t": end_turn}.get(sign)
    return attempt if part is None else part(attempt)
