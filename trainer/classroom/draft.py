"""Drafts: what a pupil has on the table at a live question, and what a touch sends to the class.

Nothing here tells right from wrong, or legal from illegal: an illegal move is an answer too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.classroom.live import SEEN, format_spaces, goal_of, live_position
from trainer.game.cards import Card
from trainer.game.errors import NotationError
from trainer.game.legality import legal_moves
from trainer.game.moves import Move, exchange, format_move, parse_move, place, remove
from trainer.game.spaces import Space, parse_space
from trainer.tactics.goal import Count, Exchange, Spot
from trainer.training.question import AnyTask, Film
from trainer.training.typed import read_typed


@dataclass(frozen=True, slots=True)
class Draft:
    """What a pupil has chosen.

    `picked` is the place in the hand of the chosen card, `waiting` a tapped space for which the
    card is still to be said, `marked` the spaces of a task to tap, `seen` how many moves of a
    film were watched, `forms` the moves among which the pupil has to say which was meant.
    """

    picked: int | None = None
    waiting: Space | None = None
    marked: frozenset[Space] = frozenset()
    seen: int = 0
    forms: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """The draft after a touch, and what is sent by it, as text; empty for nothing."""

    draft: Draft
    said: str = ""


def takes_moves(task: AnyTask) -> bool:
    """Tell whether a task is answered with a move."""
    goal = goal_of(task)
    return goal is not None and not isinstance(goal, Spot | Count)


def draft_of(task: AnyTask, said: str) -> Draft:
    """Lay on the table again what was sent before; an empty draft for nothing of ours."""
    try:
        if isinstance(goal_of(task), Spot):
            return Draft(marked=frozenset(map(parse_space, said.split())))
        if takes_moves(task):
            return Draft(picked=_index(task, parse_move(said).card))
    except NotationError:
        return Draft()
    return Draft(seen=len(task.moves)) if isinstance(task, Film) and said == SEEN else Draft()


def touch_card(task: AnyTask, draft: Draft, index: int) -> Touch:
    """Choose a card, or put it back; after a tapped space it says what is played there."""
    cards = live_position(task).hand.cards
    if not takes_moves(task) or not 0 <= index < len(cards):
        return Touch(draft)
    if draft.waiting is not None:
        return _played(index, cards[index], draft.waiting)
    return Touch(Draft(picked=None if draft.picked == index else index))


def touch_space(task: AnyTask, draft: Draft, space: Space) -> Touch:
    """Mark a space or take the mark away; or play the chosen card there.

    Without a chosen card the space waits for one, but where a single card can be meant.
    """
    if isinstance(goal_of(task), Spot):
        return Touch(replace(draft, marked=draft.marked ^ {space}))
    if not takes_moves(task):
        return Touch(draft)
    cards = live_position(task).hand.cards
    index = draft.picked
    if index is None:
        fitting = {move.card for move in legal_moves(live_position(task)) if move.space == space}
        index = _index(task, next(iter(fitting))) if len(fitting) == 1 else None
    if index is None:
        return Touch(Draft(waiting=None if draft.waiting == space else space))
    return _played(index, cards[index], space)


def touch_exchange(task: AnyTask, draft: Draft) -> Touch:
    """Exchange the chosen card."""
    card = picked_card(task, draft)
    if card is None or not isinstance(goal_of(task), Exchange):
        return Touch(draft)
    return Touch(Draft(picked=draft.picked), format_move(exchange(card)))


def touch_send(task: AnyTask, draft: Draft) -> Touch:
    """Send the marked spaces."""
    sends = isinstance(goal_of(task), Spot) and draft.marked
    return Touch(draft, format_spaces(draft.marked) if sends else "")


def touch_film(task: AnyTask, draft: Draft, *, back: bool = False) -> Touch:
    """Watch the next move, which sends that all are seen with the last; or begin again."""
    if not isinstance(task, Film):
        return Touch(draft)
    seen = 0 if back else min(draft.seen + 1, len(task.moves))
    return Touch(Draft(seen=seen), SEEN if seen == len(task.moves) else "")


def type_in(task: AnyTask, draft: Draft, text: str) -> Touch:
    """Answer by keyboard: a move, a card, a space or a number.

    Raises NotationError, in words for the pupil.
    """
    if not (takes_moves(task) or isinstance(goal_of(task), Spot)):
        return Touch(draft, text.strip())
    read = read_typed(text)
    if isinstance(read, Space):
        return touch_space(task, draft, read)
    if not takes_moves(task):
        raise NotationError("Type a space, such as c4.", text)
    if isinstance(read, Card):
        index = _index(task, read)
        if index is None:
            raise NotationError(f"{read.shown} is not in your hand.", text)
        return touch_card(task, draft, index)
    return Touch(Draft(picked=_index(task, read.card)), format_move(read))


def forms_of(task: AnyTask, said: str) -> tuple[Move, ...]:
    """Return the moves that a sent one can mean, where it is to be said which five count (SEQ-8).

    Empty where there is nothing to choose.
    """
    if not takes_moves(task):
        return ()
    try:
        read = parse_move(said)
    except NotationError:
        return ()
    same = tuple(
        move
        for move in legal_moves(live_position(task))
        if (move.kind, move.card, move.space) == (read.kind, read.card, read.space)
    )
    return same if len(same) > 1 and not read.claim else ()


def picked_card(task: AnyTask, draft: Draft) -> Card | None:
    """Return the chosen card."""
    cards = live_position(task).hand.cards
    return None if draft.picked is None else cards[draft.picked]


def _played(index: int, card: Card, space: Space) -> Touch:
    move = remove(card, space) if card.is_one_eyed else place(card, space)
    return Touch(Draft(picked=index), format_move(move))


def _index(task: AnyTask, card: Card | None) -> int | None:
    cards = live_position(task).hand.cards
    return cards.index(card) if card in cards else None
