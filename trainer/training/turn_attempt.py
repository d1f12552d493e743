"""Taking a whole turn: the exchange, the play, the draw; each in its time (TURN-1, DRAW-1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from trainer.content.task import after_exchange
from trainer.game.cards import Card
from trainer.game.errors import Refusal
from trainer.game.legality import why_illegal
from trainer.game.moves import exchange
from trainer.game.position import Position
from trainer.game.spaces import Space
from trainer.tactics.goal import Win
from trainer.training.attempt import Attempt, pick, tap
from trainer.training.question import Question, WholeTurn


class Part(Enum):
    """Which part of the turn comes next."""

    EXCHANGE = "exchange"
    PLAY = "play"
    DRAW = "draw"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class TurnAttempt:
    """A learner in the middle of a turn; `play` is the attempt at the part on the board."""

    question: WholeTurn
    play: Attempt
    part: Part
    drawn: tuple[Card, ...] = ()
    refusal: Refusal | None = None
    said: str = ""

    @property
    def drawn_last(self) -> tuple[Card, ...]:
        """The card that ended the turn; none before, and none after a win."""
        return self.drawn[int(self.question.turn.exchange) :]

    @property
    def is_solved(self) -> bool:
        """Whether the whole turn is done."""
        return self.part is Part.DONE

    @property
    def is_finished(self) -> bool:
        """Whether there is nothing left to do."""
        return self.is_solved

    @property
    def message(self) -> str:
        """What is said about the last act."""
        return self.said or self.play.message


def start_turn(question: WholeTurn) -> TurnAttempt:
    """Begin a turn, with the exchange where one is asked for."""
    part = Part.EXCHANGE if question.turn.exchange else Part.PLAY
    return TurnAttempt(question, _at_board(question, question.position), part)


def _at_board(question: WholeTurn, position: Position) -> Attempt:
    return Attempt(
        Question(
            id=question.id,
            prompt=question.prompt,
            position=position,
            goal=question.turn.goal,
            hints=question.hints,
        )
    )


def pick_card(attempt: TurnAttempt, card: Card) -> TurnAttempt:
    """Choose a card of the hand."""
    return replace(_quiet(attempt), play=pick(attempt.play, card))


def tap_space(attempt: TurnAttempt, space: Space) -> TurnAttempt:
    """Play on a space, if it is time for it."""
    if attempt.part is Part.EXCHANGE:
        return _refuse(attempt, Refusal("DEAD-2", "Exchange your dead card first. Then play."))
    if attempt.part is not Part.PLAY:
        return _refuse(attempt, Refusal("TURN-2", "One card a turn. You have played already."))
    return with_play(attempt, tap(attempt.play, space))


def with_play(attempt: TurnAttempt, play: Attempt) -> TurnAttempt:
    """Return the turn with a changed attempt on the board.

    A right move leads on to the draw; one that wins ends the turn, for nobody draws then (SEQ-9).
    """
    part = attempt.part
    if part is Part.PLAY and play.is_finished:
        part = Part.DONE if isinstance(play.question.goal, Win) else Part.DRAW
    return replace(_quiet(attempt), play=play, part=part)


def exchange_card(attempt: TurnAttempt) -> TurnAttempt:
    """Exchange the chosen card; a card that is not dead is refused (DEAD-1)."""
    card, position = attempt.play.picked, attempt.play.position
    if attempt.part is not Part.EXCHANGE:
        return _refuse(attempt, Refusal("DEAD-2", "An exchange comes at the start of a turn."))
    if card is None:
        return replace(_quiet(attempt), said="Choose the dead card in your hand first.")
    refusal = why_illegal(position, exchange(card))
    if refusal is not None:
        return _refuse(attempt, refusal)
    new = attempt.question.turn.draws[0]
    after = _at_board(attempt.question, after_exchange(position, card, new))
    said = f"{card.shown} is gone. You drew {new.shown}. Your turn goes on."
    return replace(_quiet(attempt), play=after, part=Part.PLAY, drawn=(new,), said=said)


def draw_card(attempt: TurnAttempt) -> TurnAttempt:
    """Draw from the deck, which ends the turn (DRAW-1)."""
    if attempt.part is not Part.DRAW:
        return _refuse(attempt, Refusal("DRAW-1", "First play a card. Then draw one."))
    new = attempt.question.turn.draws[-1]
    said = f"You drew {new.shown}."
    return replace(_quiet(attempt), part=Part.DONE, drawn=(*attempt.drawn, new), said=said)


def end_turn(attempt: TurnAttempt) -> TurnAttempt:
    """Try to end the turn; without the draw it is too early."""
    if attempt.part is Part.DRAW:
        return _refuse(attempt, Refusal("DRAW-1", "You forgot to draw. One card after every play."))
    return _refuse(attempt, Refusal("TURN-1", "Your turn is not over. Play a card first."))


def _quiet(attempt: TurnAttempt) -> TurnAttempt:
    return replace(attempt, refusal=None, said="")


def _refuse(attempt: TurnAttempt, refusal: Refusal) -> TurnAttempt:
    return replace(attempt, refusal=refusal, said=refusal.message)
