"""The closed table of problem codes: Y is the shape of a file, S its fields, M its meaning.

To add a code, add one line to `_TABLE`, and a file in `tests/bad_content` that shows it.
A code keeps its meaning for ever; numbers of codes that are gone are not used again.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple


class Code(NamedTuple):
    """A kind of problem: its code, a short title, and a paragraph that explains it."""

    code: str
    title: str
    text: str


# One line for one code: the table is read like a page, and a new code is a new line.
# fmt: off
# ruff: noqa: E501
_TABLE: Final = (
    Code("Y101", "file cannot be read", "The path leads to nothing, to a folder, to something that is no ordinary file, or to a file that may not be read."),
    Code("Y102", "file too large", "A content file has at most 64 KiB, many times the size of a long lesson. A larger one is a mistake or an attack, and is not read."),
    Code("Y103", "not UTF-8", "Content files are UTF-8 text. The place shown is the first byte that is none. Set the encoding in the editor and save the file again."),
    Code("Y104", "byte order mark", "Some editors put an invisible mark in front of the text. Save the file as UTF-8 without BOM."),
    Code("Y105", "invisible character", "Control characters, characters without width and those that turn the direction of text cannot be seen, so a reader of the file could be misled. The same holds for escapes that stand for them."),
    Code("Y106", "old line end", "A carriage return stands alone. Lines may end as on Linux or as on Windows; everything else shifts the line numbers."),
    Code("Y107", "tab", "YAML does not allow tabs for indentation, and a drawn board with tabs looks different in each editor. Use blanks everywhere."),
    Code("Y108", "wrong ending of a file name", "Content files end in .yaml, so that every file has one name only and none is overlooked. Rename files that end in .yml."),
    Code("Y109", "file name is not an id", "The name of a file is the id of what it holds: 1 to 64 small letters, digits and hyphens, then .yaml."),
    Code("Y110", "link out of the folder", "A symbolic link leads out of the content folder. Content is only read from its own folder; put the file itself there."),
    Code("Y112", "empty file", "The file holds nothing but blanks and comments."),
    Code("Y113", "several documents", "YAML can hold several documents divided by lines of --- or ... in one file. Here one file holds one. A line of --- is allowed at the very start only."),
    Code("Y114", "directive", "Lines that begin with % at the start of a file change how YAML is read. Content files do not need them."),
    Code("Y115", "no keys at the top", "The file must hold keys with values, such as 'id: my-puzzle', and not a list or a single text."),
    Code("Y116", "alias", "An alias such as *name repeats an earlier value. Aliases hide what a file says and can make a small file huge. Write the value out, or put quotation marks around a text that begins with *."),
    Code("Y117", "anchor", "An anchor such as &name gives a value a name for later use. Delete it, or put quotation marks around a text that begins with &."),
    Code("Y118", "tag", "A tag such as !!int tells the reader what a value is. Every value is plain text here. Delete it, or put quotation marks around a text that begins with !."),
    Code("Y119", "merge key", "The key << copies keys from elsewhere. Write them out."),
    Code("Y120", "key twice", "The same key stands twice in one group. Which one counts would be a guess, so neither guess is made; both places are told."),
    Code("Y121", "key is not a word", "A key is one plain word. A list or a group of keys cannot be a key, nor can nothing at all."),
    Code("Y122", "too many values", "A file holds at most 5,000 values, many times those of a long lesson."),
    Code("Y123", "too deep", "Lists and keys lie within each other at most 12 levels deep; content needs about four."),
    Code("Y125", "more problems", "Only the first 50 problems of a file are told. Mend those and check again."),
    Code("Y131", "lines do not fit together", "A line begins in a column that does not match the lines above it, or lacks the colon or dash that its place needs. Look at the line shown and the one above; an open quotation mark or bracket further up can be the cause, too."),
    Code("Y132", "colon inside a value", "A colon followed by a blank divides a key from its value, and here one stands inside a value. Put quotation marks around the whole value. A line that is indented too far gives this problem, too."),
    Code("Y133", "quotation mark not closed", "A text begins with a quotation mark at the place shown, and no second one ends it. Inside single quotation marks, an apostrophe is written twice."),
    Code("Y134", "bracket not closed", "A list in [ ] or a group in { } begins at the place shown, and is not closed, or its parts are not divided by commas."),
    Code("Y135", "value begins with a reserved character", "YAML keeps some characters, such as @ and the percent sign, from beginning a value. Put quotation marks around it."),
    Code("Y136", "unknown escape", "Inside double quotation marks a backslash begins an escape, and this one does not exist. Single quotation marks leave backslashes alone."),
    Code("Y137", "wrong first line of a block", "A block of text begins with | or > alone on the line of its key; the text follows below it, indented."),
    Code("Y138", "value missing", "A list or group in brackets has no value where one was expected, or a closing bracket or comma stands where a value should begin. Put quotation marks around the whole value if the sign belongs to it."),
    Code("Y139", "not YAML", "The file cannot be read as YAML at this place."),
    Code("S201", "unknown key", "The key has no meaning here. The hint names the nearest key that has, or all of them."),
    Code("S202", "missing key", "A key that has to be there is not. The place shown is where its group begins."),
    Code("S203", "wrong kind of value", "A text, a list or a group of keys stands where another kind was expected. A colon or a bracket inside a text often causes this; put quotation marks around it."),
    Code("S204", "no value", "The key is there, but nothing stands behind it."),
    Code("S205", "text too long", "The text has more characters than can be shown well in its place."),
    Code("S206", "not a whole number", "A number is written in digits only, without leading zeros, points or blanks."),
    Code("S207", "number out of range", "The number is smaller or larger than makes sense here. The hint gives the range."),
    Code("S208", "not one of the choices", "Only a few words are allowed here. The hint names the nearest, or all of them."),
    Code("S209", "not an id", "An id has 1 to 64 small letters, digits and hyphens. It is part of a file name, so nothing else is allowed."),
    Code("S210", "list too short or too long", "An empty list is a mistake; leave the key out. A very long one cannot be shown."),
    Code("S211", "the same twice in a list", "Each text in this list may stand there once."),
    Code("S212", "id differs from file name", "A file is named for the id of what it holds, so that each can be found by the other."),
    Code("M301", "board drawn wrong", "A board is ten rows of ten marks: . for an open space, b g r for chips, capitals for chips in a sequence, * on the four corners. Row numbers at the end and the letters below may be there, and must be right then."),
    Code("M302", "position cannot be", "Chips, sequences and cards contradict each other or the rules, such as a sequence with a gap or a card that is there three times. The rule id says which."),
    Code("M303", "notation", "A card, space, line, move or goal is not written as it should be. Cards look like 8H, spaces like c4, lines like a3-a7, moves like 8H@c4."),
    Code("M304", "people and sides", "This many people and sides cannot play together, or the side to move does not play at this table."),
    Code("M305", "number of cards in hand", "The number of people decides how many cards a hand has. A puzzle shows a whole hand; a lesson may show fewer cards, but never more."),
    Code("M306", "capitals and sequences disagree", "The sequences that are listed decide; the capitals in the drawing are for the eye, and both must say the same."),
    Code("M307", "sequence not listed", "Five in a line that fit with the side's other sequences are a sequence. It must be listed, since it is protected."),
    Code("M308", "game is over", "A side has reached its target already, so nobody moves."),
    Code("M309", "nothing meets the goal", "The engine tried every legal move, or looked at every space, and none meets the goal, or none could be proved to."),
    Code("M310", "everything meets the goal", "Every legal move meets the goal, so there is nothing to find."),
    Code("M311", "solution differs", "The engine finds other solutions than the author wrote. All that the engine finds are accepted from a learner."),
    Code("M312", "solution is illegal", "A move in the solution is not legal in this position. The rule id says why."),
    Code("M313", "unknown rule", "Rules are named by their ids, such as JACK-ONE-2. The list of all is on the rules page."),
    Code("M314", "too many words", "A prompt has at most twenty words. Say less, or make two steps of it."),
    Code("M315", "claim is false", "The engine was asked about a statement in a lesson and found it wrong."),
    Code("M316", "claim cannot be read", "A claim is one word for its kind and then what it is about, such as 'legal 8H@d7' or 'illegal 8H@a1 TURN-6'."),
    Code("M317", "id twice", "An id belongs to one lesson, puzzle or step for ever, because progress hangs on it."),
    Code("M318", "puzzle twice", "Two puzzles ask the same of the same position."),
    Code("M319", "step not whole", "A step asks for one thing: a goal, choices or moves to watch. Choices are two to five, one of them right. A turn has a goal that a move meets, and as many cards to draw as it draws."),
    Code("M320", "step cannot be played", "The engine tried to play the step and could not: a move to watch or an answer is illegal, or there is no dead card to exchange."),
    Code("M321", "replaces nothing", "What stands behind 'replaces' must have been published before, and may not be there to be played any more: set the status of its file to withdrawn. A replaced step is simply taken out."),
)
# fmt: on

CODES: Final = MappingProxyType({entry.code: entry for entry in _TABLE})
