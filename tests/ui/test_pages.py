"""The pages, run without a browser: what they show, and what each button does."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.ui.content import HOSTILE, lesson, puzzle
from tests.ui.tab import LABEL, Seen, Tab
from trainer.content.library import load_library, shipped_folders
from trainer.training.chapters import chapters
from trainer.training.rule_index import rule_index
from trainer.ui import app as room
from trainer.ui.controls import plain

UI = Path(room.__file__).parent
BOOK = load_library(shipped_folders())
FIRST = BOOK.lessons[0]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Give a folder with a puzzle to win, one to count and one to exchange."""
    puzzle(tmp_path / "mine", "mine", "win", "QS 2D KC 9H 3S TC JD")
    puzzle(tmp_path / "mine", "number", "count threats blue", "QS 2D KC 9H 3S TC JD")
    return tmp_path


def test_home_shows_every_lesson_and_every_puzzle_and_a_way_to_start() -> None:
    tab = Tab({})
    for each in BOOK.lessons:
        assert f"lesson {each.id}" in tab.keys
    for chapter, puzzles in chapters(BOOK):
        assert {f"chapter {chapter}", f"all {chapter}"} <= set(tab.keys)
        page = Tab({"chapter": chapter})
        assert {f"puzzle {one.id}" for one in puzzles} <= set(page.keys)
    assert tab.test.button(key="continue").label == plain(f"Start: {FIRST.title}")
    tab.press("continue")
    assert tab.address == {"lesson": FIRST.id, "step": "1"}
    assert FIRST.steps[0].prompt in tab.text


def test_a_link_opens_a_step_and_a_puzzle() -> None:
    tab = Tab({"lesson": FIRST.id, "step": "3"})
    assert FIRST.steps[2].prompt in tab.text
    assert f"3 of {len(FIRST.steps)}" in tab.text
    tab = Tab({"puzzle": BOOK.puzzles[0].id})
    assert BOOK.puzzles[0].title in tab.text


@pytest.mark.parametrize("step", ["0", "-1", "x", "", "1e3", "٣", "99999999999", "1.5", "\x00"])
def test_a_step_that_is_no_number_opens_the_first(step: str) -> None:
    tab = Tab({"lesson": FIRST.id, "step": step})
    assert FIRST.steps[0].prompt in tab.text


def test_a_step_beyond_the_last_opens_the_last() -> None:
    assert FIRST.steps[-1].prompt in Tab({"lesson": FIRST.id, "step": "500"}).text


@pytest.mark.parametrize("query", [{"puzzle": "gone"}, {"lesson": "gone"}, {"puzzle": HOSTILE}])
def test_an_unknown_id_leads_home_and_says_so_in_plain_text(query: dict[str, str]) -> None:
    tab = Tab(query)
    asked = next(iter(query.values()))[:64]
    assert f"There is no '{asked}' here. Choose another." in tab.text
    assert "continue" in tab.keys
    assert_nothing_but_text(tab)


def test_a_right_answer_is_typed_and_leads_on(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type("qs b5")
    assert "Row 5 from b5 to f5 is complete. Blue wins." in tab.text
    assert "All right moves: Q♠ on b5, J♦ on b5, J♦ on g5." in tab.text
    assert tab.test.text_input(key="typed move").disabled
    assert {"next", "again"} <= set(tab.keys)
    assert "hint" not in tab.keys
    tab.press("again")
    assert tab.address == {"puzzle": "mine"}
    assert "hint" in tab.keys
    tab.press("home")
    assert tab.address == {}
    assert tab.test.button(key="chapter mine").label == "Go on"
    tab.press("all mine")
    assert tab.address == {"chapter": "mine"}
    assert tab.test.button(key="puzzle mine").icon == ":material/check_circle:"
    assert tab.test.button(key="puzzle number").icon == ""


def test_a_wrong_answer_says_why_and_may_be_taken_back(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type("9H e7")
    assert "That move finishes nothing." in tab.text
    tab.press("retry")
    assert "finishes nothing" not in tab.text
    assert "Tap a space on the board." in tab.text
    tab.type("jd g5")
    assert "Blue wins." in tab.text


def test_an_illegal_answer_names_its_rule_and_the_rule_is_one_press_away(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type("QS a1")
    assert "No chip goes on a corner." in tab.text
    tab.press("rule TURN-6")
    assert tab.address == {"rules": "TURN-6"}
    assert "No chip ever goes on a corner." in tab.text
    tab.press("back")
    assert tab.address == {"puzzle": "mine"}
    assert "No chip goes on a corner." in tab.text, "the attempt is as it was"


def test_what_is_no_move_is_told(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type(HOSTILE[:40])
    assert f"'{HOSTILE[:40].strip()}' is no move." in tab.text
    assert_nothing_but_text(tab)


def test_one_space_for_two_cards_is_asked_about(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type("b5")
    assert "Which one do you mean?" in tab.text
    choices = [button for button in tab.test.button if str(button.key).startswith("choice ")]
    assert [button.label for button in choices] == ["Q♠", "J♦"]
    tab.press(str(choices[1].key))
    assert "Blue wins." in tab.text
    assert not any(key.startswith("choice ") for key in tab.keys)


def test_hints_come_one_by_one_until_there_are_no_more(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    seen = {tab.text}
    for _ in range(9):
        if tab.test.button(key="hint").disabled:
            break
        tab.press("hint")
        assert tab.text not in seen
        seen.add(tab.text)
    assert len(seen) > 3
    assert tab.test.button(key="hint").disabled
    tab.type("QS b5")
    assert "Blue wins." in tab.text


def test_the_solution_is_shown_and_does_not_count(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.press("reveal")
    assert "Blue wins." in tab.text
    tab.press("home")
    tab.press("all mine")
    assert tab.test.button(key="puzzle mine").icon == ""


def test_next_goes_through_a_lesson_on_to_the_next_one_and_to_the_puzzles(tmp_path: Path) -> None:
    lesson(tmp_path, "first", "First", "Play the Queen.", order=998)
    lesson(tmp_path, "second", "Second (b)", "Play the Queen.", order=999)
    tab = Tab({"lesson": "first", "step": "3"}, (tmp_path,))
    tab.press("reveal")
    assert tab.test.button(key="next").label == "Next"
    tab.press("next")
    assert tab.address == {"lesson": "first", "step": "4"}
    tab.type("QS b5")
    assert tab.test.button(key="next").label == "Next lesson"
    tab.press("next")
    assert tab.address == {"lesson": "second", "step": "1"}
    for _ in range(4):
        tab.type("QS b5")
        tab.press("next")
    assert tab.address == {"puzzle": BOOK.puzzles[0].id}
    tab.press("home")
    assert tab.test.button(key="lesson second").icon == ":material/check_circle:"
    assert tab.test.button(key="lesson first").icon == ""


def test_a_card_that_is_not_dead_is_not_exchanged_by_the_button(own: Path) -> None:
    puzzle(own, "dead", "exchange", "QS 2D KC 9H 3S TC JD")
    tab = Tab({"puzzle": "dead"}, (own,))
    assert "Choose a card of your hand." in tab.text
    tab.type("2d")
    assert tab.test.button(key="swap").label == "Exchange 2♦"
    tab.press("swap")
    assert "rule DEAD-1" in tab.keys
    assert "is not dead" in tab.text


def test_numbers_are_buttons_and_may_be_typed(own: Path) -> None:
    tab = Tab({"puzzle": "number"}, (own,))
    tab.press("number 7")
    assert "7 is not right. Count again." in tab.text
    tab.type("2")
    assert "2 is right." in tab.text
    assert tab.test.button(key="number 7").disabled


def test_the_cards_that_lie_face_up_are_listed(own: Path) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    (fold,) = tab.test.expander
    assert fold.label == plain("Cards played: 4, unseen: 93")
    assert tab.pieces[-1].text == "4♥ 5♥ 6♥ 7♣"


def test_broken_content_is_told_on_the_home_page_and_the_rest_goes_on(own: Path) -> None:
    (own / "broken.yaml").write_text("format: 1\nid: [\n", encoding="utf-8")
    (own / "odd.yaml").write_text(f"format: 1\nid: odd\ntitle: {HOSTILE!r}\n", encoding="utf-8")
    tab = Tab({}, (own,))
    assert "chapter mine" in tab.keys
    (fold,) = tab.test.expander
    assert fold.label.startswith("Problems in content files")
    (told,) = tab.test.code
    assert "broken.yaml:3:" in told.value
    assert "odd.yaml:" in told.value
    assert_nothing_but_text(tab)


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    tab = Tab({}, (tmp_path / "gone",))
    assert "Y101" in tab.test.code[0].value


def test_rules_may_be_looked_up_by_id_and_by_words() -> None:
    tab = Tab({})
    tab.press("rules")
    assert "rules" in tab.test.query_params
    assert "TAC-8" in tab.text
    for entry in rule_index(BOOK):
        assert entry.holes in tab.text, "holes are shown"
    tab.test.text_input(key="search").set_value("jack-one-2").run()
    assert tab.address == {"rules": "jack-one-2"}
    assert "Taking the chip is your whole turn." in tab.text
    assert "JACK-TWO-1" not in tab.text
    tab.press("all rules")
    assert "JACK-TWO-1" in tab.text
    tab.press("back")
    assert tab.address == {}


def test_a_rule_leads_to_its_lessons_and_puzzles() -> None:
    tab = Tab({"rules": "SEQ-9"})
    assert any(key.startswith("extension SEQ-9 ") for key in tab.keys)
    tab.press("school SEQ-9 0")
    assert set(tab.address) == {"lesson", "step"}
    tab = Tab({"rules": "SEQ-9"})
    tab.press("extension SEQ-9 0")
    assert set(tab.address) == {"puzzle"}


@pytest.mark.parametrize("asked", ["zebra", HOSTILE, "x" * 5_000])
def test_a_search_that_finds_nothing_says_so_and_shows_all(asked: str) -> None:
    tab = Tab({"rules": asked})
    assert f"No rule has '{asked[:40]}' in it." in tab.text
    assert "TAC-8" in tab.text
    assert_nothing_but_text(tab)


def assert_nothing_but_text(tab: Tab) -> None:
    """Hold all HTML of a page to our own few tags, and each label to `plain`."""
    for piece in tab.pieces:
        assert piece.tags <= {"div", "p", "span", "h1", "h2", "strong"}
    assert not tab.test.markdown
    for control in (*tab.test.button, *tab.test.expander):
        assert LABEL.fullmatch(control.label), control.label


def test_hostile_words_of_content_show_as_they_were_written(tmp_path: Path) -> None:
    words = HOSTILE.replace("\\", "/")
    prompt = " ".join(words.split()[:20])[:160]
    folder = tmp_path / "**odd** :red[x] <b>"
    puzzle(folder, "odd", "win", "QS 2D KC 9H 3S TC JD", title=words[:60], hint=words[:80])
    lesson(tmp_path / "lessons", "nasty", words, prompt)
    home = Tab({}, (tmp_path,))
    assert not home.test.code, home.test.code[0].value
    assert "**odd** :red[x] <b>" in home.text
    assert home.test.button(key="lesson nasty").label == plain(words[:60])
    assert_nothing_but_text(home)
    page = Tab({"chapter": folder.name}, (tmp_path,))
    assert page.test.button(key="puzzle odd").label == plain(words[:60])
    assert_nothing_but_text(page)
    player = Tab({"puzzle": "odd"}, (tmp_path,))
    assert words[:60].strip() in player.text
    player.press("hint")
    assert words[:80].strip() in player.text
    assert_nothing_but_text(player)
    step = Tab({"lesson": "nasty", "step": "1"}, (tmp_path,))
    assert prompt in step.text
    step.type("QS b5")
    assert step.text.count(prompt) == 2
    assert_nothing_but_text(step)
    rules = Tab({"rules": "TURN-3"}, (tmp_path,))
    assert plain(words[:60]) in [button.label for button in rules.test.button]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Two kinds of Jack", "Two kinds of Jack"),
        ("**b**", r"\*\*b\*\*"),
        (":red[x]", ":\u2060red".replace(":", "\\:") + r"\[x\]"),
        ("$x$ `c`", r"\$x\$ \`c\`"),
        ("![i](u)", r"\!\[i\]\(u\)"),
        ("a\n\n# b", r"a \# b"),
        ("a -> b", "a \\-\u2060\\> b"),
        ("www.x.y", "www\\.\u2060x\\.y"),
    ],
)
def test_a_label_has_a_backslash_before_each_sign(text: str, label: str) -> None:
    assert plain(text) == label


DRAWING = {
    "text.py": {"html", "code"},
    "big_text.py": {"html"},
    "chart.py": {"plotly_chart"},
    "controls.py": {"button", "container", "expander", "progress", "text_input"},
    "form.py": {
        "download_button", "file_uploader", "form", "form_submit_button", "pills",
        "segmented_control", "selectbox", "text_area", "text_input", "toggle",
    },
    "app.py": {"html"},
}  # fmt: skip
FREE = {
    "cache_resource", "columns", "components", "container", "context", "fragment", "get_option",
    "query_params", "rerun", "session_state", "set_page_config",
}  # fmt: skip
PAGES = sorted(UI.glob("*.py"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_text_reaches_a_page_in_few_rooms_only(path: Path) -> None:
    used = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "st"
    }
    assert used <= FREE | DRAWING.get(path.name, set())


def test_streamlit_is_only_used_under_the_name_that_is_looked_for() -> None:
    for path in PAGES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    assert not alias.name.startswith("streamlit") or alias.asname == "st", path.name
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("streamlit"):
                known = ("streamlit", "streamlit.components.v1", "streamlit.web")
                assert node.module in known, path.name


def test_each_label_of_a_control_goes_through_plain() -> None:
    labels = [
        node.args[1 if node.func.attr == "progress" else 0]
        for name in ("controls.py", "form.py")
        for node in ast.walk(ast.parse((UI / name).read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "st"
        and node.func.attr not in ("container", "form")
    ]
    assert len(labels) == 4 + 10
    for label in labels:
        assert isinstance(label, ast.Call)
        assert isinstance(label.func, ast.Name)
        assert label.func.id == "plain"


def test_the_pages_html_is_the_style_sheet_alone() -> None:
    calls = [
        ast.unparse(node)
        for node in ast.walk(ast.parse((UI / "app.py").read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "st.html"
    ]
    assert calls == ["st.html(f'<style>{style}</style>')"]


def hostile_page(words: str) -> None:
    from trainer.training.lesson_run import start_lesson  # noqa: PLC0415
    from trainer.training.puzzle_run import start_puzzle  # noqa: PLC0415
    from trainer.ui import text  # noqa: PLC0415
    from trainer.ui.book import library  # noqa: PLC0415

    book = library(())
    text.feedback(words, "bad", words, words)
    text.hero(words, words)
    text.heading(words, words)
    text.part(words)
    text.words(words)
    text.fine_print(words)
    text.rule_words(words, words, words, words, words)
    text.pairs([(words, words)])
    text.listing([words, words])
    text.goal_line(start_puzzle(book.puzzles[0]).attempt.question)
    text.steps_bar(start_lesson(book.lessons[0]))


def test_every_way_to_draw_text_escapes_it() -> None:
    test = AppTest.from_function(hostile_page, kwargs={"words": HOSTILE}, default_timeout=30).run()
    assert not test.exception
    bodies = [element.proto.body for element in test.get("html")]
    seen = [Seen(body) for body in bodies]
    assert sum(piece.text.count(HOSTILE) for piece in seen) == 3 + 2 + 2 + 1 + 1 + 1 + 4 + 2
    for piece in seen:
        assert piece.tags <= {"div", "p", "span", "h1", "h2", "strong"}
    drawn = {
        node.name
        for node in ast.parse((UI / "text.py").read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    }
    called = ast.unparse(ast.parse(Path(__file__).read_text("utf-8")))
    assert all(f"text.{name}(" in called for name in drawn)
