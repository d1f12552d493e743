"""Attempts: one learner at one question, from the first tap to the verdict. Values throughout."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from trainer.game.cards import Card, format_card
from trainer.game.errors import NotationError, Refusal
from trainer.game.legality import legal_moves, why_illegal
from trainer.game.moves import Move, MoveKind, exchange, format_move, place, remove
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.cause import Cause, cause_of_refusal
from trainer.tactics.count import counted
from trainer.tactics.explain import explain
from trainer.tactics.facts import facts_of
from trainer.tactics.goal import Count, MoveGoal, Play, Spot
from trainer.tactics.hints import Hint, Stage, hints_for
from trainer.tactics.judge import judge
from trainer.tactics.spot import judge_tap, left_to_tap, spotted
from trainer.tactics.verdict import Verdict
from trainer.training.question import Question
from trainer.training.typed import read_typed


class Phase(Enum):
    """Where an attempt stands."""

    ASKING = "asking"
    CHOOSING = "choosing"
    """One tap can mean several moves; the learner says which."""
    MISSED = "missed"
    """A legal move that misses the goal lies on the board, with the reply to it."""
    SOLVED = "solved"
    REVEALED = "revealed"
    """The solution was shown."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What has happened at a question so far, and what is said about it.

    `picked` is the chosen card, `tapped` what was rightly tapped in a task to tap, `stray` the
    last wrong tap. `misses` counts wrong tries, refused ones included; `hints` those shown.
    `said` is the last try as text, a move, a space, a card or a number, and `cause` why it was
    refused or missed; both are empty again as soon as something else is done.
    """

    question: Question
    phase: Phase = Phase.ASKING
    picked: Card | None = None
    tapped: frozenset[Space] = frozenset()
    stray: Space | None = None
    choices: tuple[Move, ...] = ()
    verdict: Verdict | None = None
    refusal: Refusal | None = None
    message: str = ""
    misses: int = 0
    hints: int = 0
    said: str = ""
    cause: Cause | None = None

    @property
    def position(self) -> Position:
        """The position that the question starts from."""
        return self.question.position

    @property
    def is_finished(self) -> bool:
        """Whether the question is answered or its answer was shown."""
        return self.phase in (Phase.SOLVED, Phase.REVEALED)

    @property
    def is_solved(self) -> bool:
        """Whether the learner has met the goal."""
        return self.phase is Phase.SOLVED

    @property
    def left(self) -> int:
        """How many spaces are still to be tapped."""
        goal = self.question.goal
        return len(left_to_tap(self.position, goal, self.tapped)) if isinstance(goal, Spot) else 0


def pick(attempt: Attempt, card: Card) -> Attempt:
    """Choose a card of the hand, or put the chosen one back."""
    if attempt.phase is Phase.MISSED:
        attempt = retry(attempt)
    if attempt.is_finished or isinstance(attempt.question.goal, Spot | Count):
        return attempt
    if card not in attempt.position.hand.cards:
        refusal = Refusal("TURN-1", f"You do not hold {card.shown}. Play a card of your hand.")
        return _refused(attempt, refusal, format_card(card), Cause.CARD_NOT_HELD)
    chosen = None if card == attempt.picked else card
    return replace(_cleared(attempt), picked=chosen)


def tap(attempt: Attempt, space: Space) -> Attempt:
    """Tap a space: play the chosen card there, or the one card that fits, or mark the space.

    After a miss it is the next try, but for a second tap on the space that missed: that only goes
    back to the question, so that nothing counts by accident.
    """
    if attempt.is_finished:
        return attempt
    if attempt.phase is Phase.MISSED:
        again = attempt.verdict is not None and attempt.verdict.move.space == space
        attempt = retry(attempt)
        if again:
            return attempt
    goal = attempt.question.goal
    if isinstance(goal, Count):
        return attempt
    if isinstance(goal, Spot):
        return _tap_spot(attempt, goal, space)
    moves = [move for move in legal_moves(attempt.position) if move.space == space]
    if attempt.picked is not None:
        fitting = tuple(move for move in moves if move.card == attempt.picked)
    else:
        fitting = _different(moves, goal)
    if not fitting:
        meant, refusal = _why_not(attempt, space)
        said = str(space) if attempt.picked is None else format_move(meant)
        refused = _refused(attempt, refusal, said, cause_of_refusal(meant, refusal))
        return replace(refused, stray=space)
    return _decide(attempt, goal, fitting)


def type_in(attempt: Attempt, text: str) -> Attempt:
    """Answer by keyboard: a move, a card or a space."""
    if attempt.is_finished:
        return attempt
    if attempt.phase is Phase.MISSED:
        attempt = retry(attempt)
    goal = attempt.question.goal
    if isinstance(goal, Count):
        number = text.strip()
        if number.isascii() and number.isdigit() and len(number) < 4:
            return say_number(attempt, int(number))
        return replace(_cleared(attempt), message="Type a number, such as 2.")
    try:
        read = read_typed(text)
    except NotationError as error:
        return replace(_cleared(attempt), message=error.message)
    if isinstance(read, Space):
        return tap(attempt, read)
    if isinstance(goal, Spot):
        if isinstance(read, Move) and read.space is not None:
            return tap(attempt, read.space)
        return replace(_cleared(attempt), message="Type a space, such as c4.")
    if isinstance(read, Card):
        return pick(attempt, read)
    same = [move for move in legal_moves(attempt.position) if _matches(move, read)]
    return _decide(attempt, goal, tuple(same) or (read,))


def options(attempt: Attempt) -> tuple[tuple[str, Move], ...]:
    """Return what there is to choose from, each with its label: cards first, then lines."""
    if len({move.card for move in attempt.choices}) > 1:
        first = {move.card: move for move in reversed(attempt.choices)}
        return tuple((card.shown, first[card]) for card in sorted(filter(None, first)))
    return tuple((" and ".join(map(str, move.claim)), move) for move in attempt.choices)


def choose(attempt: Attempt, move: Move) -> Attempt:
    """Say which of the `options` was meant."""
    goal = attempt.question.goal
    if move not in attempt.choices or isinstance(goal, Spot | Count):
        return attempt
    same_card = tuple(other for other in attempt.choices if other.card == move.card)
    if len(same_card) < len(attempt.choices):
        return _decide(attempt, goal, same_card)
    return _judged(attempt, judge(attempt.position, goal, move))


def say_number(attempt: Attempt, number: int) -> Attempt:
    """Answer a task to count."""
    goal = attempt.question.goal
    if attempt.is_finished or not isinstance(goal, Count):
        return attempt
    said = replace(_cleared(attempt), said=str(number))
    if number == counted(attempt.position, goal):
        return replace(said, phase=Phase.SOLVED, message=f"{number} is right.")
    message = f"{number} is not right. Count again."
    return replace(said, message=message, misses=attempt.misses + 1)


def swap(attempt: Attempt) -> Attempt:
    """Exchange the chosen card (DEAD-2)."""
    goal = attempt.question.goal
    if attempt.is_finished or attempt.picked is None or isinstance(goal, Spot | Count):
        return attempt
    return _decide(attempt, goal, (exchange(attempt.picked),))


def retry(attempt: Attempt) -> Attempt:
    """Go back to the question, unless it is answered; hints and misses stay counted."""
    if attempt.is_finished:
        return attempt
    return replace(_cleared(attempt), phase=Phase.ASKING, verdict=None)


def hints(attempt: Attempt) -> tuple[Hint, ...]:
    """Return all hints of the question: what its author wrote, then those the engine finds.

    The author's stand in the place of the engine's hint at the theme.
    """
    question = attempt.question
    found = hints_for(question.position, question.goal)
    if not question.hints:
        return found
    written = tuple(Hint(Stage.THEME, text) for text in question.hints)
    return (*written, *(hint for hint in found if hint.stage.value > Stage.THEME.value))


def hints_shown(attempt: Attempt) -> tuple[Hint, ...]:
    """Return the hints that the learner has asked for."""
    return hints(attempt)[: attempt.hints]


def show_hint(attempt: Attempt) -> Attempt:
    """Show one hint more, as long as there are any."""
    attempt = retry(attempt) if attempt.phase is Phase.MISSED else attempt
    if attempt.is_finished or attempt.hints >= len(hints(attempt)):
        return attempt
    return replace(_cleared(attempt), picked=attempt.picked, hints=attempt.hints + 1)


def reveal(attempt: Attempt) -> Attempt:
    """Show the solution: the first of all right moves, and the others by name."""
    if attempt.is_finished:
        return attempt
    goal, position = attempt.question.goal, attempt.position
    if isinstance(goal, Spot):
        found = spotted(position, goal)
        return replace(
            _cleared(attempt), phase=Phase.REVEALED, tapped=found, message="These are all of them."
        )
    if isinstance(goal, Count):
        message = f"The answer is {counted(position, goal)}."
        return replace(_cleared(attempt), phase=Phase.REVEALED, message=message)
    right = facts_of(position, goal).right
    if not right:
        message = "No move does that here."
        return replace(_cleared(attempt), phase=Phase.REVEALED, message=message)
    verdict = right[0]
    message = explain(position, verdict)
    return replace(_cleared(attempt), phase=Phase.REVEALED, verdict=verdict, message=message)


def right_moves(attempt: Attempt) -> tuple[Move, ...]:
    """Return all moves that meet the goal, once the question is finished; none before."""
    goal = attempt.question.goal
    if not attempt.is_finished or isinstance(goal, Spot | Count):
        return ()
    return tuple(verdict.move for verdict in facts_of(attempt.position, goal).right)


def _cleared(attempt: Attempt) -> Attempt:
    """Forget what was said last, and what was chosen but not played."""
    phase = Phase.ASKING if attempt.phase is Phase.CHOOSING else attempt.phase
    return replace(
        attempt,
        phase=phase,
        picked=None,
        stray=None,
        choices=(),
        refusal=None,
        message="",
        said="",
        cause=None,
    )


def _refused(attempt: Attempt, refusal: Refusal, said: str, cause: Cause | None) -> Attempt:
    return replace(
        _cleared(attempt),
        picked=attempt.picked,
        refusal=refusal,
        message=refusal.message,
        misses=attempt.misses + 1,
        said=said,
        cause=cause,
    )


def _different(moves: list[Move], goal: MoveGoal) -> tuple[Move, ...]:
    """Leave out a second Jack that would do just the same."""
    kept: dict[object, Move] = {}
    for move in moves:
        wild = move.is_wild or move.kind is MoveKind.REMOVE
        asked = isinstance(goal, Play) and move.card == goal.card
        key = (wild or move.card, move.claim, asked)
        kept.setdefault(key, move)
    return tuple(kept.values())


def _matches(move: Move, read: Move) -> bool:
    same = (move.kind, move.card, move.space) == (read.kind, read.card, read.space)
    return same and (not read.claim or read.claim == move.claim)


def _decide(attempt: Attempt, goal: MoveGoal, moves: tuple[Move, ...]) -> Attempt:
    """Judge the move that was meant, or ask which of several it was.

    Which five of a longer run are meant is asked only where the answer matters (SEQ-8).
    """
    if len({move.card for move in moves}) > 1:
        return replace(_cleared(attempt), phase=Phase.CHOOSING, choices=moves)
    verdicts = [judge(attempt.position, goal, move) for move in moves]
    if len({verdict.met for verdict in verdicts}) > 1:
        picked = attempt.picked
        return replace(_cleared(attempt), phase=Phase.CHOOSING, picked=picked, choices=moves)
    return _judged(attempt, verdicts[0])


def _judged(attempt: Attempt, verdict: Verdict) -> Attempt:
    said = format_move(verdict.move)
    if verdict.refusal is not None:
        return _refused(attempt, verdict.refusal, said, verdict.cause)
    message = explain(attempt.position, verdict)
    if verdict.cause is Cause.TURN_GOES_ON:
        return replace(_cleared(attempt), message=message)  # a fair move, but not yet the one
    if verdict.met:
        solved = replace(_cleared(attempt), phase=Phase.SOLVED, verdict=verdict)
        return replace(solved, message=message, said=said)
    return replace(
        _cleared(attempt),
        phase=Phase.MISSED,
        verdict=verdict,
        message=message,
        misses=attempt.misses + 1,
        said=said,
        cause=verdict.cause,
    )


def _tap_spot(attempt: Attempt, goal: Spot, space: Space) -> Attempt:
    if space in attempt.tapped:
        return attempt
    verdict = judge_tap(attempt.position, goal, space)
    if not verdict.met:
        return replace(
            _cleared(attempt),
            stray=space,
            message=verdict.sentence,
            misses=attempt.misses + 1,
            said=str(space),
            cause=verdict.cause,
        )
    tapped = attempt.tapped | {space}
    done = not left_to_tap(attempt.position, goal, tapped)
    phase = Phase.SOLVED if done else Phase.ASKING
    after = replace(_cleared(attempt), phase=phase, tapped=tapped)
    return replace(after, message=verdict.sentence, said=str(space))


def _why_not(attempt: Attempt, space: Space) -> tuple[Move, Refusal]:
    """Return the move that a tap would have been, as far as can be told, and why it is none."""
    position = attempt.position
    board, held = position.board, position.hand.cards
    shows = board.layout.card_at(space)
    if not held:
        return Move(MoveKind.PLACE, shows, space), Refusal("TURN-1", "You hold no card to play.")
    if attempt.picked is not None:
        return _refusal_of(position, attempt.picked, space)
    jack = next((card for card in held if card.is_one_eyed), None)
    if shows is not None and board.owner(space) is None:
        words = f"{space} shows {shows.shown}. You hold no card for it."
        return place(shows, space), Refusal("TURN-3", words)
    if jack is not None and not space.is_corner:
        return _refusal_of(position, jack, space)
    other = next((card for card in held if not card.is_jack), held[0])
    return _refusal_of(position, other, space)


def _refusal_of(position: Position, card: Card, space: Space) -> tuple[Move, Refusal]:
    occupied = position.board.occupied >> space & 1
    takes = card.is_one_eyed and occupied
    move = remove(card, space) if takes else place(card, space)
    refusal = why_illegal(position, move)
    if refusal is None:
        raise ValueError(f"{card} may be played on {space}")
    return move, refusal
