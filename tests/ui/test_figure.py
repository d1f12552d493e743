from __future__ import annotations

import json
import re
from itertools import combinations, pairwise

import plotly.graph_objects as go
import pytest

from tests.ui.views import EMPTY, ONE_EACH, RICH, space
from trainer.game.cards import CARDS
from trainer.game.layout import CLASSIC
from trainer.game.spaces import SPACES
from trainer.ui.figure import NOTHING, board_figure, joined
from trainer.ui.figure_faces import faces, faces_id
from trainer.ui.figure_marks import HEAT_STEPS, marks
from trainer.ui.palette import PALETTES, Theme
from trainer.ui.stamps import SUIT_OUTLINES
from trainer.ui.table_view import TableView

THEMES: tuple[Theme, ...] = ("light", "dark")
ALL = {"empty": EMPTY, "rich": RICH, **ONE_EACH}
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ALL)
def test_every_view_is_a_figure_that_plotly_accepts(name: str, theme: Theme) -> None:
    drawn = board_figure(ALL[name], theme)
    accepted = go.Figure(drawn)
    assert len(accepted.layout.shapes) == len(drawn["layout"]["shapes"])
    assert json.loads(json.dumps(drawn, allow_nan=False)) == drawn


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ONE_EACH)
def test_every_kind_of_mark_shows(name: str, theme: Theme) -> None:
    assert board_figure(ONE_EACH[name], theme) != board_figure(EMPTY, theme)


def test_no_two_kinds_of_mark_look_the_same() -> None:
    for one, other in combinations(ONE_EACH, 2):
        assert marks(ONE_EACH[one], "light") != marks(ONE_EACH[other], "light"), (one, other)


def test_every_space_but_the_corners_shows_the_rank_of_its_card() -> None:
    texts = board_figure(EMPTY, "light")["data"][0]["text"]
    for place in SPACES:
        card = CLASSIC.card_at(place)
        assert texts[place] == (NOTHING if card is None else card.shown[:-1])


def test_ranks_are_red_or_black_by_their_suit_and_change_on_a_chip() -> None:
    palette = PALETTES["light"]
    e4, e5 = space("e4"), space("e5")
    colours = board_figure(EMPTY, "light")["data"][0]["textfont"]["color"]
    assert (colours[e4], colours[e5]) == (palette.black, palette.red)
    chip = TableView(layout=CLASSIC, chips=(e4.mask, 0, 0))
    colours = board_figure(chip, "light")["data"][0]["textfont"]["color"]
    assert (colours[e4], colours[e5]) == (palette.chips[0].ink, palette.red)


@pytest.mark.parametrize("theme", THEMES)
def test_outlines_stay_on_the_board(theme: Theme) -> None:
    for shape in board_figure(RICH, theme)["layout"]["shapes"]:
        numbers = [float(text) for text in NUMBER.findall(shape["path"])]
        assert min(numbers) > -0.7
        assert max(numbers) < 9.7


def test_faces_do_not_depend_on_the_position_but_on_theme() -> None:
    assert faces_id(CLASSIC, "light") == faces_id(CLASSIC, "light")
    assert faces_id(CLASSIC, "light") != faces_id(CLASSIC, "dark")


def test_drawing_a_position_leaves_the_faces_as_they_were() -> None:
    before = json.dumps(faces(CLASSIC, "light"))
    joined(faces(CLASSIC, "light"), marks(RICH, "light"))
    assert json.dumps(faces(CLASSIC, "light")) == before


def test_an_arrow_from_a_space_to_itself_is_left_out() -> None:
    still = TableView(layout=CLASSIC, arrows=((space("e4"), space("e4")),))
    assert marks(still, "light") == marks(EMPTY, "light")


@pytest.mark.parametrize("theme", THEMES)
def test_letters_stand_above_and_numbers_beside_the_board(theme: Theme) -> None:
    layout = board_figure(EMPTY, theme)["layout"]
    assert layout["xaxis"]["ticktext"] == list("abcdefghij")
    assert layout["yaxis"]["ticktext"] == [str(number) for number in range(1, 11)]
    assert layout["yaxis"]["range"] == [9.5, -0.5]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it, 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_read_stands_out(theme: Theme) -> None:
    palette = PALETTES[theme]
    for face in (palette.face, palette.legal_face, palette.tapped_face, palette.marked_face):
        assert contrast(palette.red, face) > 4.5
        assert contrast(palette.black, face) > 7
    for chip in palette.chips:
        assert contrast(chip.ink, chip.fill) > 4.5
    assert contrast(palette.label, palette.table) > 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_each_step_of_heat_is_darker_and_its_number_stands_out(theme: Theme) -> None:
    steps = PALETTES[theme].heat
    assert len(steps) == HEAT_STEPS
    for one, other in pairwise(steps):
        assert contrast(one.fill, other.fill) > 1.4
        assert luminance(one.fill) > luminance(other.fill)
    for step in steps:
        assert contrast(step.ink, step.fill) > 4.5


@pytest.mark.parametrize("most", [1, 2, 5, 28, 60])
def test_a_count_stands_in_place_of_the_rank_and_the_highest_is_darkest(most: int) -> None:
    view = TableView(layout=CLASSIC, heat=((space("b1"), 1), (space("e4"), most)))
    drawn = board_figure(view, "light")["data"][0]
    assert drawn["text"][space("e4")] == str(most)
    assert drawn["textfont"]["color"][space("e4")] == PALETTES["light"].heat[-1].ink
    if most > HEAT_STEPS:
        assert drawn["textfont"]["color"][space("b1")] == PALETTES["light"].heat[0].ink


@pytest.mark.parametrize("theme", THEMES)
def test_the_sides_differ_in_lightness(theme: Theme) -> None:
    for one, other in combinations(PALETTES[theme].chips, 2):
        assert contrast(one.fill, other.fill) > 1.4


def test_the_rims_of_the_sides_differ_in_form() -> None:
    rims = []
    for side in range(3):
        chips = [0, 0, 0]
        chips[side] = space("e4").mask
        view = TableView(layout=CLASSIC, chips=(chips[0], chips[1], chips[2]))
        rims.append(board_figure(view, "light")["layout"]["shapes"][8]["path"])
    assert len(set(rims)) == 3


def test_every_suit_has_an_outline_of_its_own() -> None:
    assert set(SUIT_OUTLINES) == {card.suit for card in CARDS}
    assert len(set(SUIT_OUTLINES.values())) == 4
