"""Steps that choose, watch, or take a whole turn."""

from tests.training.boards import FOUR_IN_ROW_5
from trainer.content.task import Choice, Turn
from trainer.game.cards import parse_card, parse_cards
from trainer.game.moves import parse_move
from trainer.game.position_line import parse_position
from trainer.game.spaces import parse_space
from trainer.tactics.goal import MoveGoal, parse_goal
from trainer.training.attempt import reveal
from trainer.training.choice_attempt import ChoiceAttempt, answer
from trainer.training.film_attempt import FilmAttempt, from_start, next_move
from trainer.training.lesson_run import begin
from trainer.training.question import ChoiceQuestion, Film, WholeTurn
from trainer.training.turn_attempt import (
    Part,
    TurnAttempt,
    draw_card,
    end_turn,
    exchange_card,
    pick_card,
    tap_space,
    with_play,
)

ONE_DEAD = "*8*/10/10/8b1/10/10/3g6/10/10/*8* 1 2p2s - h1=8H6D"
"""Chips on i4 and d7 make 8H dead."""

QUESTION = ChoiceQuestion(
    id="lesson/a/b",
    prompt="Which?",
    position=parse_position(FOUR_IN_ROW_5.format("QS")),
    choices=(
        Choice("One", right=False, because="Not one."),
        Choice("Two", right=True, because="Two it is."),
    ),
)


def turn(line: str, goal: str, *, exchange: bool, draws: str) -> TurnAttempt:
    """Begin a whole turn."""
    asked = parse_goal(goal)
    assert isinstance(asked, MoveGoal)
    begun = begin(
        WholeTurn(
            id="lesson/a/c",
            prompt="Take a turn.",
            position=parse_position(line),
            turn=Turn(asked, exchange, parse_cards(draws)),
        )
    )
    assert isinstance(begun, TurnAttempt)
    return begun


def rule(attempt: TurnAttempt) -> str:
    return "" if attempt.refusal is None else attempt.refusal.rule


def test_each_answer_says_why_and_only_the_right_one_ends_it() -> None:
    attempt = answer(ChoiceAttempt(QUESTION), 0)
    assert (attempt.is_solved, attempt.message, attempt.misses) == (False, "Not one.", 1)
    attempt = answer(attempt, 1)
    assert (attempt.is_solved, attempt.message, attempt.misses) == (True, "Two it is.", 1)
    assert answer(attempt, 0) == attempt
    assert answer(ChoiceAttempt(QUESTION), 7) == ChoiceAttempt(QUESTION)


def test_a_film_is_seen_move_by_move_and_again_from_the_start() -> None:
    moves = (parse_move("QS@b5"), parse_move("TD@h6"))
    position = parse_position(FOUR_IN_ROW_5.format("QS").replace("+sprint", ""))
    start = FilmAttempt(Film(id="a", prompt="Watch.", position=position, moves=moves))
    assert (start.message, start.last) == ("", None)
    one = next_move(start)
    assert (one.message, one.is_solved) == ("Blue: Q♠ on b5.", False)
    both = next_move(one)
    assert (both.message, both.is_solved) == ("Green: 10♦ on h6.", True)
    assert next_move(both) == both
    assert from_start(both) == start


def test_a_turn_is_exchange_play_and_draw_in_this_order() -> None:
    """TURN-1, DEAD-1, DEAD-2, DRAW-1."""
    begun = turn(ONE_DEAD, "play TC", exchange=True, draws="TC 9D")
    assert begun.part is Part.EXCHANGE
    assert rule(tap_space(begun, parse_space("g3"))) == "DEAD-2"
    assert exchange_card(begun).said.startswith("Choose the dead card")
    swapped = exchange_card(pick_card(begun, parse_card("8H")))
    assert swapped.part is Part.PLAY
    assert swapped.drawn == parse_cards("TC")
    assert rule(exchange_card(swapped)) == "DEAD-2"
    assert rule(draw_card(swapped)) == "DRAW-1"
    assert rule(end_turn(swapped)) == "TURN-1"
    played = tap_space(pick_card(swapped, parse_card("TC")), parse_space("a6"))
    assert played.part is Part.DRAW
    assert rule(tap_space(played, parse_space("c8"))) == "TURN-2"
    assert rule(end_turn(played)) == "DRAW-1"
    drawn = draw_card(played)
    assert drawn.is_solved
    assert drawn.drawn_last == parse_cards("9D")


def test_a_card_that_is_not_dead_stays_in_the_hand() -> None:
    """DEAD-1."""
    begun = turn(ONE_DEAD, "play TC", exchange=True, draws="TC 9D")
    refused = exchange_card(pick_card(begun, parse_card("6D")))
    assert rule(refused) == "DEAD-1"
    assert refused.part is Part.EXCHANGE


def test_nobody_draws_after_a_winning_play() -> None:
    """SEQ-9."""
    begun = turn(FOUR_IN_ROW_5.format("QS2D"), "win", exchange=False, draws="")
    won = tap_space(begun, parse_space("b5"))
    assert won.is_solved
    assert won.drawn_last == ()


def test_a_shown_solution_of_a_turn_leads_on_to_the_draw() -> None:
    begun = turn(FOUR_IN_ROW_5.format("QS2D"), "play 2D", exchange=False, draws="9D")
    assert with_play(begun, reveal(begun.play)).part is Part.DRAW
