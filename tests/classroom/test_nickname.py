"""Nicknames: what children are called, and what nobody gets onto the board."""

# ruff: noqa: RUF001 - look-alikes are what is tried here

import codecs
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.classroom.scenes import seeded
from trainer.classroom.likeness import folded
from trainer.classroom.nickname import LONGEST, NicknameError, offered, read_nickname
from trainer.classroom.rude import is_rude

FINE = [
    "Anna", "anna", "Zoë", "Jean-Luc", "O'Neil", "Li Wei", "Max 12", "7", "A", "Mia-Sophie",
    "Мария", "Νίκος", "李雷", "สมชาย", "अनन्या", "நிலா", "נועה", "محمد", "Łukasz", "Søren", "Nguyễn",
    "さくら", "コーヒー", "지민", "D’Artagnan", "Ó Briain",
]  # fmt: skip
INNOCENT = [
    "Scunthorpe", "Penistone", "Cockburn", "Hancock", "Peacock", "Dickens", "Dickinson", "Assad",
    "Cassandra", "Bassett", "Titus", "Essex", "Sussex", "Middlesex", "Analise", "Annalisa",
    "Harshita", "Akshit", "Shital", "Siriporn", "Pornthip", "Nazir", "Nazlı", "Ignazio", "Slutsky",
    "Therapist", "Matsushita", "Nigel", "Nigeria", "Niger", "Kuntal", "Vaikunth", "Arsenal",
    "Arsène", "Cumberland", "Cummings", "Buttercup", "Fuchs", "Fukuda", "Wankel", "Saltwater",
    "Pooh", "Homer", "Sukarno", "Suki", "Sexton", "Rapeepat", "Isis", "Jihad", "Osama", "Willy",
    "Randy", "Fanny", "Conn", "Cook", "Kut", "Hui", "As", "Jude", "Push It", "Josh Itoh",
    "Pen Isabel", "Class Act", "Bass Drum", "Grape", "Shell", "Hello",
]  # fmt: skip
RUDE = [codecs.decode(word, "rot13") for word in (
    "shpx", "Shhhpx", "s h p x", "s-h-p-x", "sh px", "s'hpx", "siy fvpx", "Süpx", "fu1g", "5u1g",
    "FUVG", "4ff", "n55", "nffff", "n f f", "a1ttre", "o1gpu", "ovg pu", "Ovt phag", "phag12",
    "Fphagubecr phag", "c0ea", "frkkl", "fpurvß", "Fpurvßr", "xxx", "qvpx", "q1px7", "fuvgurnq",
    "jnaxre", "snttbg", "chff l", "uvgyre", "avttre", "Avttn", "uherafbua", "zreqr", "chgn",
    "xhejn", "onfgneq12", "zbeba", "Fghcvq", "ybfre", "ergneqrq", "ahgmv nefpu", "gvgf",
)] + ["хуй", "ѕһіt", "卐", "Ⓕⓤⓒⓚ", "ＦＵＣＫ", "𝓯𝓾𝓬𝓴", "fǘck", "n\u0131gger"]  # fmt: skip
RUDE.remove(codecs.decode("siy fvpx", "rot13"))

HIDDEN = [f"A{sign}b" for sign in (
    "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d",
    "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\ufeff", "\u00ad", "\u061c", "\u180e",
    "\u115f", "\u1160", "\u3164", "\uffa0", "\u034f", "\ufe0f", "\U000e0101", "\U000e0041",
    "\u2060", "\u2063", "\x00", "\x07", "\x1b", "\x7f", "\x80", "\ue000", "\ud800", "\uffff",
    "\u17b4", "\u180b", "\u2800", "\u206a",
)]  # fmt: skip
SIGNS = [f"Tom{sign}" for sign in '<>&"\\/|;:,.!?*_#$%^()[]{}=+~@€£§°©®♥★☺🙂🂡½→∞√…—«»“”„']
MARKUP = [
    "<b>Tom</b>", "<script>", "<img src=x>", "&lt;b&gt;", "[Tom](http://x)", "![x](//x)", "# Tom",
    "**Tom**", "`Tom`", ":red[Tom]", "$x^2$", "javascript:x", "http://x.y", "=1+1", "+1",
    "@SUM(A1)",
    "-1+1", "\tTom=1", "'; DROP", "{{7*7}}", "${7*7}", "%s%s%s", "../etc", "Tom\\n", "\u0000",
    "a\u0301\u0302\u0303b", "\u0301Tom", "-Tom", "Tom-", "'Tom'", " - ", "''", "--",
    "\u0e01\u0e49\u0e49\u0e49",
    "x" * 21, "x" * 10_000, "é" * 21, "", " ", "\n", "\u3000", "꧁Tom꧂", "T҉om", "𓂸", "𐎀𐎁", "♠A",
    "\u05d0\u202e\u05d1", "Ṫ̈̈̈om", "o\u20dd", "ﷺ" * 2, "\u2028Tom\u2029=", "Tom\r\n=1",
    "Tom|cmd", "<svg/onload=a>", "a href=", "Tom&Ana", "T\u0336om\u0336x\u0336\u0336", "\u0e49",
    "<!--", "]]>", "Tom\\u202e",
]  # fmt: skip
HOSTILE = [*RUDE, *HIDDEN, *SIGNS, *MARKUP]


@pytest.mark.parametrize("name", FINE)
def test_names_of_many_scripts_are_fine(name: str) -> None:
    read = read_nickname(name)
    assert read_nickname(read) == read
    assert unicodedata.is_normalized("NFC", read)


@pytest.mark.parametrize("name", INNOCENT)
def test_an_innocent_name_is_not_refused_for_what_it_resembles(name: str) -> None:
    assert read_nickname(name) == name


@pytest.mark.parametrize("name", RUDE, ids=lambda name: codecs.encode(name, "rot13"))
def test_a_rude_word_is_seen_through_its_disguise(name: str) -> None:
    with pytest.raises(NicknameError):
        read_nickname(name)
    assert is_rude(name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Tom™", "TomTM"), ("Tom²", "Tom2"), ("Ｔｏｍ", "Tom"), ("𝓣𝓸𝓶", "Tom"), ("Zoe\u0308", "Zoë"),
     (" Tom \n Li ", "Tom Li"), ("O’Neil", "O'Neil"), ("Jean\u2013Luc", "Jean-Luc")],
)  # fmt: skip
def test_fancy_letters_become_plain_ones(typed: str, name: str) -> None:
    assert read_nickname(typed) == name


def test_there_are_two_hundred_hostile_names() -> None:
    assert len(set(HOSTILE)) >= 200


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_is_refused_in_kind_words(name: str) -> None:
    with pytest.raises(NicknameError) as refused:
        read_nickname(name)
    words = str(refused.value)
    assert words.endswith(".")
    assert len(words) < 90
    assert not name.strip() or len(name) < 3 or name not in words


@given(st.text(max_size=30))
def test_whatever_is_typed_is_a_plain_name_or_refused(text: str) -> None:
    try:
        name = read_nickname(text)
    except NicknameError:
        return
    assert 1 <= len(name) <= LONGEST
    assert read_nickname(name) == name
    assert folded(name)
    kinds = {unicodedata.category(sign)[0] for sign in name if sign not in " -'"}
    assert kinds <= {"L", "N", "M"}
    assert name.isprintable()


names = st.text("abcdeilot013ABCDEILOT абвеоситАВЕОСИТ αβεοινΑΒΕΟΙΝéüßøıİſ'-", min_size=1)


@given(names)
def test_folding_ignores_case_spaces_and_accents_and_folds_once(name: str) -> None:
    like = folded(name)
    assert folded(name.upper()) == folded(name.lower()) == folded(name.title()) == like
    assert folded(f" {name} - '") == like
    assert folded(unicodedata.normalize("NFD", name)) == like
    assert folded(like) == like


@pytest.mark.parametrize(("one", "other"), [
    ("Anna", "ANNA"), ("Anna", "Аnnа"), ("Tom", "Τοm"), ("Ian", "lan"), ("Toml", "Tom1"),
    ("Otto", "0tto"), ("Li Wei", "liwei"), ("Jean-Luc", "Jean Luc"), ("O'Neil", "ONeil"),
    ("Zoë", "Zoe"), ("Zoé", "Zoë"), ("Max", "Ｍａｘ"), ("Straße", "Strasse"), ("Max ３", "Max 3"),
    ("Χαρα", "Xapa"),
])  # fmt: skip
def test_names_that_look_alike_fold_to_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [
    ("Anna", "Anne"), ("Max 1", "Max 2"), ("李雷", "李磊"), ("Мария", "Марина"), ("Mia", "Nia"),
    ("अनन्या", "अनुन्या"), ("สมชาย", "สมชัย"), ("さくら", "さくろ"),
])  # fmt: skip
def test_other_names_fold_to_others(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_an_offered_name_can_be_read_and_is_not_taken() -> None:
    chance, taken = seeded(5), set[str]()
    for _ in range(2_000):
        name = offered(chance, taken)
        assert read_nickname(name) == name
        assert folded(name) not in taken
        taken.add(folded(name))


def test_when_no_name_is_left_the_child_is_asked_for_one() -> None:
    class Everything:
        def __contains__(self, _: object) -> bool:
            return True

    with pytest.raises(NicknameError, match="one of your own"):
        offered(seeded(1), Everything())
