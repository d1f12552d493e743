"""Live questions: the server judges what is sent, and takes it only while the question is open."""

# ruff: noqa: RUF001 - look-alikes are among what is forged

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import (
    CHOICE,
    COUNT,
    DEAD,
    FILM,
    FOUR_IN_ROW_5,
    LONG_RUN,
    MEANING,
    NOW,
    SPOT,
    TASKS,
    TURN,
    WIN,
    a_room,
    asked,
    asking,
    at,
    at_own_pace,
    gives,
)
from trainer.classroom.live import MOST_TRIES, Judged, SaidError, judge_live, live_position
from trainer.classroom.room import RoomError
from trainer.classroom.steps import close, end, pause, reopen, set_limit, show_heat
from trainer.classroom.visit import Visit, VisitError, format_visit, last_of_round, parse_visit
from trainer.content.task import Turn
from trainer.game.cards import parse_card
from trainer.game.legality import legal_moves
from trainer.game.moves import MoveKind, format_move
from trainer.game.position_line import parse_position
from trainer.tactics.cause import Cause
from trainer.tactics.goal import Play
from trainer.training.answer import Mode, Outcome
from trainer.training.question import AnyTask, WholeTurn


@pytest.mark.parametrize(("task", "said", "outcome", "cause", "rule"), [
    (WIN, "QS@b5", Outcome.RIGHT, None, ""),
    (WIN, "QS@b5#", Outcome.RIGHT, None, ""),
    (WIN, "QS b5", Outcome.RIGHT, None, ""),
    (WIN, "2H@e5", Outcome.REFUSED, Cause.SPACE_TAKEN, "TURN-4"),
    (WIN, "JH@d4", Outcome.REFUSED, Cause.NOTHING_PLACED, "JACK-ONE-2"),
    (WIN, "JHxd4", Outcome.WRONG, Cause.REMOVED_ONLY, "SEQ-12"),
    (WIN, "AH@g5", Outcome.REFUSED, Cause.CARD_NOT_HELD, "TURN-1"),
    (WIN, "--", Outcome.REFUSED, Cause.NOT_STUCK, "END-1"),
    (WIN, "+", Outcome.REFUSED, Cause.NOT_A_MOVE, "DRAW-1"),
    (TURN, "QS@b5", Outcome.RIGHT, None, ""),
    (SPOT, "b5 g5", Outcome.RIGHT, None, ""),
    (SPOT, "g5 b5", Outcome.RIGHT, None, ""),
    (SPOT, "b5", Outcome.WRONG, None, "TAC-1"),
    (SPOT, "b5 g5 h5", Outcome.WRONG, Cause.NOT_ONE_OF_THEM, "TAC-1"),
    (COUNT, "2", Outcome.RIGHT, None, ""),
    (COUNT, "3", Outcome.WRONG, None, "TAC-1"),
    (CHOICE, "2", Outcome.RIGHT, None, ""),
    (CHOICE, "1", Outcome.WRONG, None, ""),
    (FILM, "seen", Outcome.RIGHT, None, ""),
])  # fmt: skip
def test_each_kind_of_task_is_judged_by_the_engine(
    task: AnyTask, said: str, outcome: Outcome, cause: Cause | None, rule: str
) -> None:
    judged = judge_live(task, said)
    assert (judged.outcome, judged.cause, judged.rule) == (outcome, cause, rule)
    assert judged.sentence.endswith(".")
    assert judge_live(task, judged.said) == judged


@pytest.mark.parametrize(("task", "said", "sentence"), [
    (SPOT, "b5", "One space is missing."),
    (SPOT, "b5 g5 h5", "A chip on h5 completes nothing."),
    (COUNT, "3", "3 is not right. The answer is 2: b5, g5."),
    (CHOICE, "1", "One is missing."),
])  # fmt: skip
def test_the_sentence_says_why(task: AnyTask, said: str, sentence: str) -> None:
    assert judge_live(task, said).sentence == sentence


FORGED = [
    "", " ", "right", "true", "1", "0", "-1", "99", "2.0", "02", "²", "٢", "seen ", "SEEN", "QS",
    "b5", "QS@z9", "QS@b55", "qs@b5", "QS@B5", "QS@b5 ", " QS@b5", "QS@b5=", "QS@b5=a1", "QS@b5;x",
    "QS@b5\n",
    "QS@b5\0", "b5,g5", "b5  g5", "b5 b5", "b5 g5 ", "a0", "k1", "B5 G5", "<b>", "[]",
    '{"outcome":"right"}', "outcome=right", "QS@b5" * 100, "9" * 10_000, "b5 " * 5_000,
    "JHxd4=a1-e1",
    "QS@b5=a5-e5=a5-e5", "~", "++", "---", "QS\u200b@b5", "ＱＳ@b5", "Q♠@b5", "10H@", "@b5", "x",
]  # fmt: skip


@pytest.mark.parametrize("said", FORGED, ids=range(len(FORGED)))
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_what_is_forged_or_broken_is_refused_with_a_sentence(task: AnyTask, said: str) -> None:
    fits = {COUNT: {"1", "0", "99"}, CHOICE: {"1"}, SPOT: {"b5"}}
    if said in fits.get(task, set()):
        assert judge_live(task, said).outcome is Outcome.WRONG
        return
    with pytest.raises(SaidError) as refused:
        judge_live(task, said)
    assert str(refused.value).endswith(".")


@given(st.sampled_from(TASKS), st.text("QS@b5 g123seenx~+-=#a", max_size=12))
def test_any_text_is_judged_or_refused(task: AnyTask, said: str) -> None:
    try:
        judged = judge_live(task, said)
    except SaidError:
        return
    assert judge_live(task, judged.said) == judged


@pytest.mark.parametrize("goal", ["win", "block", "remove", "reduce", "play 2H", "fork"])
def test_every_legal_move_can_be_sent(goal: str) -> None:
    task = asked(FOUR_IN_ROW_5.format("QSJH5C2H2D3S9D"), goal)
    for move in legal_moves(task.position):
        judged = judge_live(task, format_move(move))
        assert judged.said == format_move(move)
        assert judged.outcome in (Outcome.RIGHT, Outcome.WRONG)


def test_where_it_matters_which_five_count_they_must_be_said() -> None:
    task = asked(LONG_RUN, "force", "puzzle/long")
    with pytest.raises(SaidError, match=r"which five.*=b5-f5"):
        judge_live(task, "4H@f5")
    assert judge_live(task, "4H@f5=b5-f5").is_right
    assert not judge_live(task, "4H@f5=c5-g5").is_right
    win_now = asked(LONG_RUN, "complete", "puzzle/any")
    assert judge_live(win_now, "4H@f5").is_right


def dead_turn() -> WholeTurn:
    position = parse_position(DEAD.format("KS2H3H4H5H6H7H"))
    dead = next(card for card in position.hand.cards if position.is_dead(card))
    return WholeTurn(
        id="lesson/first/dead",
        prompt="Take a turn.",
        position=position,
        turn=Turn(Play(parse_card("8H")), exchange=True, draws=(parse_card("8H"), dead)),
    )


def test_an_exchange_alone_is_no_answer_yet() -> None:
    task = asked(DEAD.format("KS2H3H4H5H6H7H"), "play 2H", "puzzle/dead")
    card = next(move for move in legal_moves(task.position) if move.kind is MoveKind.EXCHANGE)
    with pytest.raises(SaidError, match="Your turn goes on"):
        judge_live(task, format_move(card))


def test_of_a_whole_turn_the_class_plays_on_the_board_after_the_exchange() -> None:
    task = dead_turn()
    assert parse_card("8H") in live_position(task).hand.cards
    eight = next(move for move in legal_moves(live_position(task)) if move.card == parse_card("8H"))
    assert judge_live(task, format_move(eight)).is_right
    assert live_position(WIN) == WIN.position


def test_an_answer_is_a_fact_made_on_the_server() -> None:
    answer = gives(asking(), "p1", WIN, "JH@d4", seconds=12.345)
    assert answer.visit == "room1:1:p1"
    assert (answer.question, answer.meaning, answer.mode) == (WIN.id, MEANING, Mode.CLASS)
    assert (answer.outcome, answer.cause, answer.rule) == (
        Outcome.REFUSED, Cause.NOTHING_PLACED.value, "JACK-ONE-2",
    )  # fmt: skip
    assert (answer.said, answer.number, answer.milliseconds) == ("JH@d4", 1, 12_345)


def test_at_the_own_pace_each_question_is_a_visit_of_its_own() -> None:
    room = at_own_pace()
    answers = [gives(room, "p1", task, said) for task, said in ((WIN, "QS@b5"), (COUNT, "2"))]
    assert [answer.visit for answer in answers] == [
        f"room1:1:p1:{WIN.id}",
        f"room1:1:p1:{COUNT.id}",
    ]
    assert {answer.mode for answer in answers} == {Mode.OWN_PACE}


def test_the_last_answer_counts_whatever_order_they_are_read_in() -> None:
    room = asking()
    tries = [
        gives(room, "p1", WIN, said, number=number)
        for number, said in enumerate(["JHxd4", "QS@b5", "JH@d4"], start=1)
    ]
    for order in (tries, tries[::-1], [tries[2], tries[0], tries[1]]):
        assert last_of_round(room, order) == {"p1": tries[2]}


def test_a_round_has_its_own_answers_only() -> None:
    first = asking()
    again = reopen(first, at(60))
    old = gives(first, "p1", WIN, "QS@b5")
    assert last_of_round(again, [old]) == {}
    assert last_of_round(first, [old]) == {"p1": old}


@pytest.mark.parametrize(("room", "words"), [
    (a_room(), "Wait"),
    (pause(asking(), NOW), "break"),
    (close(asking(), NOW), "closed"),
    (show_heat(asking(), NOW), "closed"),
    (end(asking(), NOW), "ended"),
    (asking(1), "another question"),
])  # fmt: skip
def test_no_answer_is_taken_where_the_room_takes_none(room: object, words: str) -> None:
    with pytest.raises(RoomError, match=words):
        gives(room, "p1", WIN, "QS@b5")  # type: ignore[arg-type]


def test_after_the_time_is_up_nobody_answers() -> None:
    room = set_limit(asking(), at(30) - NOW, NOW)
    assert gives(room, "p1", WIN, "QS@b5", seconds=29.999).is_right
    with pytest.raises(RoomError, match="time is up"):
        gives(room, "p1", WIN, "QS@b5", seconds=30)


def test_a_question_that_is_not_in_the_room_is_not_answered_at_the_own_pace_either() -> None:
    other = asked(FOUR_IN_ROW_5.format("QSJH5C2H2D3S9D"), "win", "puzzle/other")
    with pytest.raises(RoomError):
        gives(at_own_pace(), "p1", other, "QS@b5")


def test_nobody_changes_an_answer_without_end() -> None:
    assert gives(asking(), "p1", WIN, "QS@b5", number=MOST_TRIES).is_right
    with pytest.raises(RoomError, match="last one counts"):
        gives(asking(), "p1", WIN, "QS@b5", number=MOST_TRIES + 1)


ids = st.text("abcXYZ019-", min_size=1, max_size=20)


@given(ids, st.integers(0, 10**8), ids, st.sampled_from(["", "puzzle/a-1", "lesson/a/b"]))
def test_a_visit_reads_back_as_written(room: str, round_: int, pupil: str, question: str) -> None:
    visit = Visit(room, round_, pupil, question)
    assert parse_visit(format_visit(visit)) == visit


@pytest.mark.parametrize("text", [
    "", "a", "a:1", "a:b:c", "a:-1:c", "a:01:c", "a:1:", ":1:c", "a:1:c:", "a:1:c:d:e", "a:1:c\n",
    "a b:1:c", "a:" + "1" * 50 + ":c", "a:١:c", "x" * 500,
])  # fmt: skip
def test_any_other_text_names_no_visit(text: str) -> None:
    with pytest.raises(VisitError):
        parse_visit(text)


def test_a_judged_answer_is_right_only_where_the_outcome_is() -> None:
    assert [Judged("", outcome, None, "", "").is_right for outcome in Outcome] == [
        True, False, False, False,
    ]  # fmt: skip
