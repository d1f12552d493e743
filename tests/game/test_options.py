"""Options and their words in the text of a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.game.errors import NotationError, TableError
from trainer.game.options import (
    OPTION_RULES,
    STANDARD,
    DrawRule,
    Options,
    format_options,
    option_words,
    parse_options,
)
from trainer.game.table import HAND_SIZES, Table, format_table, parse_table

OPTIONS = st.builds(
    Options,
    first_five=st.booleans(),
    whole_runs=st.booleans(),
    draw=st.sampled_from(DrawRule),
    dead_turn=st.booleans(),
    open_talk=st.booleans(),
    match=st.booleans(),
)


@given(OPTIONS)
def test_options_come_back_from_their_text(options: Options) -> None:
    assert parse_options(format_options(options)) == options


@given(OPTIONS, st.booleans(), st.sampled_from(sorted(HAND_SIZES)), st.sampled_from([2, 3]))
def test_tables_come_back_from_their_text(
    options: Options, sprint: bool, people: int, sides: int
) -> None:
    try:
        table = Table(people, sides, sprint, options)
    except TableError:
        return
    assert parse_table(format_table(table)) == table


def test_the_standard_needs_no_word() -> None:
    assert option_words(STANDARD) == ()
    assert format_table(Table(4, 2)) == "4p2s"


def test_every_word_names_just_one_difference() -> None:
    for word in OPTION_RULES:
        assert option_words(parse_options(word)) == (word,)


def test_words_may_come_in_any_order() -> None:
    assert parse_table("4p2s+jax+sprint+open-talk") == parse_table("4p2s+open-talk+sprint+jax")
    assert format_table(parse_table("4p2s+jax+sprint")) == "4p2s+sprint+jax"


@pytest.mark.parametrize(
    ("text", "column", "word"),
    [
        ("4p2s+", 1, "such as 2p2s"),
        ("4p2s++jax", 1, "such as 2p2s"),
        ("4p2s+sprint+fast", 13, "'fast'"),
        ("4p2s+jax+strict", 10, "exclude"),
        ("4p2s+match+match", 12, "twice"),
        ("4p2s+sprint+sprint", 13, "twice"),
        ("4p2s+jax+sprint+jax", 17, "twice"),
    ],
)
def test_a_wrong_word_is_shown_where_it_stands(text: str, column: int, word: str) -> None:
    with pytest.raises(NotationError, match=word) as caught:
        parse_table(text)
    assert caught.value.column == column


def test_sprint_is_for_two_sides_only_var_sprint() -> None:
    with pytest.raises(TableError, match="VAR-SPRINT"):
        parse_table("3p3s+sprint")
    assert parse_table("4p2s+sprint").target == 1


def test_open_talk_is_for_teams_only_var_open() -> None:
    with pytest.raises(TableError, match="VAR-OPEN"):
        parse_table("2p2s+open-talk")
    assert parse_table("6p3s+open-talk").options.open_talk
