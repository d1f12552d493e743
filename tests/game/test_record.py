"""Game records: written, read back, replayed to the last card, refused where damaged."""

from collections.abc import Callable

import pytest

from tests.game.random_games import TABLES
from trainer.game.chance import number_below
from trainer.game.deal import cut_for_deal, deal
from trainer.game.errors import IllegalMoveError, RecordError
from trainer.game.game import Game
from trainer.game.moves import DRAW, MoveKind
from trainer.game.record import GaveUp, Moved, Record, RecordedGame, Warned, start_record
from trainer.game.record_text import format_record, parse_record
from trainer.game.sides import Side
from trainer.game.table import Table, parse_table


def played(table: Table, seed: int, plies: int = 300) -> RecordedGame:
    """A recorded game with random acts of every kind."""
    recorded, state = start_record(table, seed), seed
    for _ in range(plies):
        game = recorded.game
        if game.is_over:
            break
        number, state = number_below(60, state)
        if game.penalties:
            seat = game.penalties[-1]
            recorded = recorded.give_up(seat, game.hands[seat - 1].cards[0])
        elif number == 0 and game.why_no_warning(1) is None:
            recorded = recorded.warn(1)
        elif number < 40 and game.owed.seats:
            recorded = recorded.draw(game.owed.seats[number % len(game.owed.seats)])
        else:
            moves = game.legal_moves()
            exchanges = [move for move in moves if move.kind is MoveKind.EXCHANGE]
            number, state = number_below(len(exchanges or moves), state)
            recorded = recorded.play((exchanges or moves)[number])
    return recorded


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_comes_back_from_its_text_and_replays_to_the_last_card(table: Table) -> None:
    for seed in range(3):
        recorded = played(table, seed)
        text = format_record(recorded.record)
        read = parse_record(text)
        assert read == recorded.record
        assert format_record(read) == text
        *_, last = read.games()
        assert last == recorded.game


def test_random_records_hold_every_kind_of_act() -> None:
    acts = [act for table in TABLES for seed in range(3) for act in played(table, seed).record.acts]
    assert {type(act) for act in acts} == {Moved, Warned, GaveUp}
    moved = [act for act in acts if isinstance(act, Moved)]
    assert {act.move.kind for act in moved} >= set(MoveKind) - {MoveKind.PASS}
    assert any(act.move.claim for act in moved)


def test_a_record_reads_like_this() -> None:
    recorded = start_record(Table(2, 2), seed=1, tags=(("date", "today"),))
    for _ in range(3):
        recorded = recorded.play(recorded.game.legal_moves()[0])
    assert format_record(recorded.record) == START_OF_SEED_1


START_OF_SEED_1 = """\
table: 2p2s
layout: classic
seed: 1
dealer: 2
result: unfinished
date: today
---
1 4S@d1 +2H
2 5S@e1 +AH
1 4S@e9 +KH
"""


def test_the_moves_of_one_turn_stand_in_one_line() -> None:
    recorded = start_record(parse_table("2p2s+jax"), seed=4, dealer=2)
    for _ in range(2):
        recorded = recorded.play(recorded.game.legal_moves()[0]).play(DRAW)
    turns = format_record(recorded.record).split("---\n")[1].splitlines()
    assert [turn.split()[0] for turn in turns] == ["1", "2"]
    assert all("@" in turn and " +" in turn for turn in turns)


def test_draw_3_a_late_draw_stands_in_a_line_of_its_own() -> None:
    recorded = start_record(parse_table("2p2s+jax"), seed=4, dealer=2)
    for _ in range(2):
        recorded = recorded.play(recorded.game.legal_moves()[0])
    recorded = recorded.draw(1)
    text = format_record(recorded.record)
    assert text.splitlines()[-1].startswith("1 +")
    assert parse_record(text) == recorded.record


def test_talk_2_a_warning_and_what_it_costs_are_written() -> None:
    recorded = start_record(Table(4, 2), seed=4, dealer=4).warn(3)
    one, three = (recorded.game.hands[seat].cards[0] for seat in (0, 2))
    recorded = recorded.give_up(1, one).give_up(3, three)
    assert format_record(recorded.record).endswith(f"---\n3 !\n1 !{one}\n3 !{three}\n")


def test_seq_9_the_winning_move_is_marked_and_draws_nothing() -> None:
    recorded = played(parse_table("2p2s+sprint"), seed=0, plies=2000)
    assert recorded.game.winner is not None
    text = format_record(recorded.record)
    assert text.endswith("#\n")
    assert text.count("#") == 1
    assert f"result: {recorded.game.winner}\n" in text


def won_text() -> str:
    return format_record(played(parse_table("2p2s+sprint"), seed=0, plies=2000).record)


def without_line(start: str) -> Callable[[str], str]:
    return lambda text: "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(start)
    )


def with_turn(number: int, change: Callable[[str], str]) -> Callable[[str], str]:
    """Change one of the lines after the rule."""

    def changed(text: str) -> str:
        head, tail = text.split("---\n")
        turns = tail.splitlines()
        turns[number - 1] = change(turns[number - 1])
        return head + "---\n" + "\n".join(turns) + "\n"

    return changed


def other_draw(turn: str) -> str:
    return turn[:-2] + ("KD" if turn[-2:] != "KD" else "QD")


@pytest.mark.parametrize(
    ("damage", "line", "turn", "word"),
    [
        (without_line("---"), None, 0, "expected ---"),
        (without_line("seed"), 5, 0, "the tag seed is missing"),
        (lambda text: text.replace("seed: 0", "seed: zero"), 3, 0, "expected a number"),
        (lambda text: text.replace("seed: 0", "seed"), 3, 0, "expected a tag"),
        (lambda text: text.replace("seed: 0", "table: 2p2s"), 3, 0, "twice"),
        (lambda text: text.replace("layout: classic", "layout: oval"), 2, 0, "'oval'"),
        (lambda text: text.replace("table: 2p2s+sprint", "table: 5p2s"), 1, 0, "SEAT-1"),
        (lambda text: text.replace("table: 2p2s+sprint", "table: two"), 1, 0, "2p2s"),
        (lambda text: text.replace("dealer: ", "dealer: 9"), 4, 0, "seat from 1 to 2"),
        (lambda text: text.replace("---", "Date: now\n---"), 6, 0, "'Date'"),
        (lambda text: text.replace("seed: 0", "seed: 1"), 7, 1, "TURN-1"),
        (with_turn(3, other_draw), 9, 3, "the deck gives +"),
        (with_turn(3, lambda turn: turn[:-4]), 9, 3, "no card is written"),
        (with_turn(3, lambda turn: "3" + turn[1:]), 9, 3, "expected the number of a seat"),
        (with_turn(3, lambda turn: ("2" if turn[0] == "1" else "1") + turn[1:]), 9, 3, "DEAL-4"),
        (with_turn(3, lambda turn: turn[:1]), 9, 3, "does nothing"),
        (with_turn(3, lambda turn: turn + " +KD"), 9, 3, "VAR-DRAW"),
        (with_turn(3, lambda turn: turn[:1] + " what"), 9, 3, "expected a move"),
        (with_turn(3, lambda turn: turn[:1] + " !2H"), 9, 3, "TALK-2"),
        (with_turn(3, lambda turn: turn[:1] + " !"), 9, 3, "TALK-1"),
        (with_turn(3, lambda turn: turn[:-4] + "#" + turn[-4:]), 9, 3, "marked as a win"),
        (with_turn(0, lambda turn: turn[:-1]), None, None, "wins, but has no #"),
        (lambda text: text + "1 --\n", None, None, "SEQ-9"),
        (lambda text: text.replace("result: ", "result: un"), 5, 0, "the result says un"),
    ],
)
def test_a_damaged_record_says_where_and_why(
    damage: Callable[[str], str], line: int | None, turn: int | None, word: str
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(damage(won_text()))
    assert word in str(caught.value)
    if line is not None:
        assert caught.value.line == line
        assert f"line {line}" in str(caught.value)
    if turn is not None:
        assert caught.value.turn == turn


def test_a_record_that_stops_too_early_is_found_by_its_result() -> None:
    text = "\n".join(won_text().splitlines()[:-1]) + "\n"
    with pytest.raises(RecordError, match="the moves lead to unfinished"):
        parse_record(text)


def test_a_record_with_one_sign_changed_is_refused_or_read_as_it_stands() -> None:
    text = won_text()
    refused = 0
    for at in range(0, len(text), 10):
        for other in "1bH+#":
            damaged = text[:at] + other + text[at + 1 :]
            try:
                assert format_record(parse_record(damaged)) == damaged
            except RecordError:
                refused += 1
    assert refused > len(text) / 4


@pytest.mark.parametrize("tag", [("Date", "x"), ("seed", "1"), ("date", ""), ("date", "a\nb")])
def test_a_tag_that_could_not_be_read_back_is_refused(tag: tuple[str, str]) -> None:
    with pytest.raises(RecordError):
        Record(Table(2, 2), seed=1, dealer=1, tags=(tag,))


def test_deal_1_a_record_without_a_dealer_takes_the_one_who_cut_lowest() -> None:
    table = Table(4, 2)
    assert start_record(table, seed=3).record.dealer == cut_for_deal(table, 3).dealer
    assert start_record(table, seed=3).game == deal(table, 3)


def test_an_illegal_move_is_not_recorded() -> None:
    recorded = start_record(Table(2, 2), seed=1)
    with pytest.raises(IllegalMoveError):
        recorded.play(DRAW)


def test_the_games_of_a_record_are_those_that_were_played() -> None:
    recorded = start_record(Table(2, 2), seed=1)
    games: list[Game] = [recorded.game]
    for _ in range(5):
        recorded = recorded.play(recorded.game.legal_moves()[-1])
        games.append(recorded.game)
    assert list(recorded.record.games()) == games
    assert recorded.game.winner is not Side.RED
