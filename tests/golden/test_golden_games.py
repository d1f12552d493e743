"""Whole games that are kept: engine and oracle play each to its last card, always the same way.

`python -m tests.golden.regenerate` writes them anew.
"""

import pytest

from tests.game.side_by_side import compare_board, compare_game_state, dealt_oracle
from tests.golden.regenerate import FOLDER, PLANS, Plan, path_of, play_golden, shown
from trainer.game.cards import format_card
from trainer.game.game import Game
from trainer.game.moves import DRAW, format_move
from trainer.game.options import OPTION_RULES, option_words
from trainer.game.position_line import format_position, parse_position
from trainer.game.record import Act, GaveUp, Moved, Record
from trainer.game.record_text import format_record, parse_record
from trainer.game.seating import tables_for
from trainer.game.table import HAND_SIZES, format_table, parse_table

by_name = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)


def text_of(plan: Plan) -> str:
    return path_of(plan.name).read_text(encoding="utf-8")


def last_of(record: Record) -> Game:
    *_, last = record.games()
    return last


@by_name
def test_a_golden_game_replays_to_the_last_card_and_ends_in_its_position(plan: Plan) -> None:
    text = text_of(plan)
    record = parse_record(text)
    assert format_record(record) == text
    last = last_of(record)
    assert last.is_over
    tags = dict(record.tags)
    assert format_position(last.open_position()) == tags["final"]
    assert parse_position(tags["final"]) == last.open_position()
    assert tags["shows"].split(", ") == shown(record)


@by_name
def test_a_seed_gives_the_same_game_for_ever(plan: Plan) -> None:
    assert format_record(play_golden(plan)) == text_of(plan)


@by_name
def test_the_oracle_plays_a_golden_game_to_the_same_end(plan: Plan) -> None:
    record = parse_record(text_of(plan))
    games = list(record.games())
    oracle = dealt_oracle(record.table, record.seed, games[0].seat)
    compare_game_state(games[0], oracle)

    def do(act: Act) -> None:
        if isinstance(act, GaveUp):
            oracle.give_up(act.seat - 1, format_card(act.card))
        elif isinstance(act, Moved) and act.move == DRAW:
            assert oracle.may_draw(act.seat - 1)
            oracle.draw_late(act.seat - 1)
        elif isinstance(act, Moved):
            assert act.seat == oracle.seat + 1
            assert format_move(act.move) in oracle.legal_moves()
            oracle.play(format_move(act.move))

    for act, game in zip(record.acts, games[1:], strict=True):
        do(act)
        compare_board(game.board, oracle)
    compare_game_state(games[-1], oracle)


def test_the_files_are_those_of_the_plans() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {plan.name for plan in PLANS}
    assert len(PLANS) >= 12


def test_seat_2_golden_games_are_played_at_every_table_and_with_every_option() -> None:
    tables = [parse_table(plan.table) for plan in PLANS]
    seen = {(table.people, table.sides) for table in tables}
    assert seen == {
        (table.people, table.sides) for people in HAND_SIZES for table in tables_for(people)
    }
    assert {word for table in tables for word in option_words(table.options)} == set(OPTION_RULES)
    assert any(table.sprint for table in tables)
    twelve = sorted(table.sides for table in tables if table.people == 12)
    assert twelve.count(2) >= 2
    assert twelve.count(3) >= 1


def test_golden_games_show_every_rare_event_and_every_end() -> None:
    records = [parse_record(text_of(plan)) for plan in PLANS]
    assert {word for record in records for word in shown(record)} == {
        "card given up",
        "claim chosen",
        "draw by hand",
        "drawn game",
        "exchange",
        "forgotten draw",
        "pass",
        "removal",
        "reshuffle",
        "two sequences at once",
        "warning",
        "wild Jack",
    }
    winners = {last_of(record).winner for record in records}
    assert {str(winner) for winner in winners} == {"blue", "green", "red", "None"}


def test_every_golden_game_is_at_another_table_or_of_another_seed() -> None:
    records = [parse_record(text_of(plan)) for plan in PLANS]
    starts = {(format_table(record.table), record.seed) for record in records}
    assert len(starts) == len(records)
