"""The page about oneself, and what is kept of a learner from one tab to the next."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.ui.content import puzzle
from tests.ui.tab import Tab
from trainer.store.errors import StoreLocked
from trainer.store.store import Store
from trainer.training.answer import Mode, Outcome
from trainer.ui import keeping
from trainer.ui.ways import way_address


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Give a folder with one puzzle to win."""
    puzzle(tmp_path / "mine", "mine", "win", "QS 2D KC 9H 3S TC JD")
    return tmp_path


def solved(own: Path) -> Tab:
    tab = Tab({"puzzle": "mine"}, (own,))
    tab.type("jd e1")
    tab.type("qs b5")
    return tab


def test_each_try_is_kept_with_what_it_was(own: Path, database: Path) -> None:
    solved(own)
    store = Store.open(str(database))
    [person] = store.people()
    missed, right = [answer for _, answer in store.answers(person.id)]
    assert (missed.question, missed.mode, missed.number) == ("puzzle/mine", Mode.CHAPTER, 1)
    assert (missed.outcome, right.outcome) == (Outcome.WRONG, Outcome.RIGHT)
    assert (right.said, right.visit, right.number) == ("QS@b5", missed.visit, 2)
    assert missed.cause
    assert len(right.meaning) == 16
    store.close()


def test_what_is_solved_is_solved_in_the_next_tab_and_after_a_restart(own: Path) -> None:
    solved(own)
    tab = Tab({"chapter": "mine"}, (own,))
    assert tab.test.button(key="puzzle mine").icon == ":material/check_circle:"
    assert "1 of 1 solved" in tab.text


def test_the_next_tab_continues_where_the_last_one_was(own: Path) -> None:
    Tab({"puzzle": "mine"}, (own,))
    assert Tab({}, (own,)).test.button(key="continue").label.endswith("Here")


def test_a_person_takes_another_name(own: Path) -> None:
    solved(own)
    tab = Tab({"me": ""}, (own,))
    [field] = [each for each in tab.test.text_input if each.label == "Your name"]
    assert field.value == "Me"
    field.set_value("  Zoë  B. ").run()
    assert "Zoë B." in tab.text
    assert Tab({}).test.button(key="me").label == "Zoë B\\."


@pytest.mark.parametrize("name", ["<b>x</b>", "", "=1", "\u202eabc"])
def test_what_is_no_name_is_refused_and_the_old_one_stays(name: str) -> None:
    tab = Tab({"me": ""})
    [field] = [each for each in tab.test.text_input if each.label == "Your name"]
    field.set_value(name).run()
    tab.is_well()
    assert "A name" in tab.text
    assert Tab({}).test.button(key="me").label == "Me"


def test_profiles_of_one_machine_are_apart(own: Path) -> None:
    solved(own)
    tab = Tab({"me": ""}, (own,))
    tab.test.text_input(key="new profile").set_value("Ada").run()
    tab.is_well()
    assert "Ada" in tab.text
    assert "0 answers kept." in tab.text
    other = next(key for key in tab.keys if key.startswith("profile ") and not _off(tab, key))
    tab.press(other)
    assert "2 answers kept." in tab.text


def _off(tab: Tab, key: str) -> bool:
    return bool(tab.test.button(key=key).disabled)


def test_on_a_shared_server_nobody_sees_another(own: Path) -> None:
    solved(own)
    tab = Tab({"me": ""}, (own,), shared=True)
    assert "0 answers kept." in tab.text
    assert not [key for key in tab.keys if key.startswith("profile ")]


def test_a_link_and_a_code_bring_a_person_back_on_a_shared_server(
    own: Path, database: Path
) -> None:
    solved(own)
    store = Store.open(str(database))
    [person] = store.people()
    store.close()
    by_link = Tab({"me": person.key}, (own,), shared=True)
    assert "2 answers kept." in by_link.text
    assert by_link.address == {}, "the secret stays in no address"
    assert person.words in "".join(code.value for code in by_link.test.code)
    by_code = Tab({"me": ""}, (own,), shared=True)
    by_code.test.text_input(key="my code").set_value(person.words.replace("-", " ").upper()).run()
    by_code.is_well()
    assert "2 answers kept." in by_code.text


@pytest.mark.parametrize("key", ["nobody", "' OR 1=1 --", "x" * 5000, "%00"])
def test_a_strange_link_leads_to_nobody(key: str) -> None:
    tab = Tab({"me": key}, shared=True)
    assert "leads to nobody" in tab.text


def test_everything_can_be_saved_deleted_and_brought_back(own: Path, database: Path) -> None:
    solved(own)
    store = Store.open(str(database))
    text = store.export_person(store.people()[0].id)
    assert len(json.loads(text)["answers"]) == 2
    tab = Tab({"me": ""}, (own,))
    tab.press("ask to delete")
    tab.press("keep")
    assert "2 answers kept." in tab.text
    tab.press("ask to delete")
    tab.press("delete")
    assert "0 answers kept." in tab.text
    brought = store.import_person(text)
    store.close()
    tab = Tab({"me": ""}, (own,))
    assert "0 answers kept." in tab.text
    tab.press(f"profile {brought.id}")
    assert "2 answers kept." in tab.text


def test_an_answer_that_cannot_be_kept_waits_is_told_and_is_kept_later(
    own: Path, database: Path
) -> None:
    tab = Tab({"puzzle": "mine"}, (own,))
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        tab.type("qs b5")
        assert "Blue wins." in tab.text
        assert "busy" in tab.text
        other.execute("ROLLBACK")
    other.close()
    tab.press("home")
    assert "busy" not in tab.text
    assert "1 answer kept." in Tab({"me": ""}, (own,)).text


def test_who_answered_before_the_store_could_be_opened_is_no_second_person(
    own: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved(own)
    with monkeypatch.context() as patch:

        def shut(*_: object) -> None:
            raise StoreLocked("The store is busy.")

        patch.setattr(keeping, "opened", shut)
        tab = Tab({"puzzle": "mine"}, (own,))
        tab.type("qs b5")
        assert "The store is busy." in tab.text
    tab.press("home")
    store = Store.open(str(database))
    [person] = store.people()
    assert len(store.answers(person.id)) == 3
    store.close()


def test_two_tabs_of_a_new_browser_are_one_person(
    own: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Tab({"puzzle": "mine"}, (own,), shared=True)
    key = one.test.session_state["ledger"].person.key
    monkeypatch.setattr(keeping, "cookie", lambda _: key)
    other = Tab({"puzzle": "mine"}, (own,), shared=True)
    one.type("qs b5")
    other.type("jd e1")
    store = Store.open(str(database))
    [person] = store.people()
    assert [answer.said for _, answer in store.answers(person.id)] == ["QS@b5", "JD@e1"]
    store.close()


def test_a_question_whether_to_delete_is_asked_of_one_person_alone(own: Path) -> None:
    solved(own)
    tab = Tab({"me": ""}, (own,))
    tab.test.text_input(key="new profile").set_value("Ada").run()
    other = next(key for key in tab.keys if key.startswith("profile ") and not _off(tab, key))
    tab.press("ask to delete")
    assert "delete" in tab.keys
    tab.press(other)
    assert "delete" not in tab.keys


def test_a_run_stays_with_the_person_whose_it_is() -> None:
    tab = Tab(way_address(Mode.STREAK))
    tab.press("start")
    go(tab, {"me": ""})
    tab.test.text_input(key="new profile").set_value("Ada").run()
    go(tab, way_address(Mode.STREAK))
    assert "start" in tab.keys
    assert "go on" not in tab.keys


def go(tab: Tab, address: dict[str, str]) -> None:
    """Go to another page as by a link of the browser's own."""
    tab.test.query_params.clear()
    for name, value in address.items():
        tab.test.query_params[name] = value
    tab.test.run()
    tab.is_well()


def test_guesses_at_codes_are_slowed_down() -> None:
    tab = Tab({"me": ""}, shared=True)
    field = tab.test.text_input(key="my code")
    for number in range(20, 60):
        field.set_value(f"calm otter {number}").run()
    tab.is_well()
    assert "Too many wrong codes. Try again in " in tab.text


def test_a_damaged_file_is_told_in_every_tab_and_a_new_one_is_begun(
    own: Path, database: Path
) -> None:
    database.write_bytes(b"not a database any more")
    assert "was damaged. It is kept as progress.damaged-1.sqlite3" in Tab({}, (own,)).text
    solved(own)
    for address in ({}, {"me": ""}, {"progress": ""}):
        assert "was damaged" in Tab(address, (own,)).text
    assert "2 answers kept." in Tab({"me": ""}, (own,)).text
    assert database.with_name("progress.damaged-1.sqlite3").exists()


def test_a_stranger_who_takes_a_name_or_wants_reviews_is_kept_at_once(database: Path) -> None:
    tab = Tab({"me": ""}, shared=True)
    tab.test.toggle(key="daily review").set_value(True).run()
    tab.is_well()
    store = Store.open(str(database))
    [kept] = store.people()
    assert kept.reviews
    [field] = [each for each in tab.test.text_input if str(each.key).startswith("name of")]
    field.set_value("Mia").run()
    assert [each.name for each in store.people()] == ["Mia"]
    assert kept.words in "".join(code.value for code in tab.test.code)
    Tab({"puzzle": "nothing"}, shared=True)
    assert len(store.people()) == 1, "who only looks is not kept"
    store.close()


def test_whose_answers_are_gone_is_said_where_others_train_here(own: Path) -> None:
    solved(own)
    tab = Tab({"me": ""}, (own,))
    tab.test.text_input(key="new profile").set_value("Ben").run()
    tab.press("ask to delete")
    tab.press("delete")
    assert "Everything of Ben is gone. Now Me trains here." in tab.text
    assert "2 answers kept." in tab.text
