"""The rulebook: every rule with its id, where it comes from, and what it says in plain words."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Final

from trainer.game.errors import UnknownRuleError

STATUSES: Final = {
    "official": "as in the published instructions",
    "house": "agreed at the table, where the printed sheet is silent",
    "variant": "an option, chosen before the deal",
    "engine": "this trainer's choice, where printed rules are silent",
    "tactic": "good play, no rule",
}
"""Where a rule comes from."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the game, or a piece of tactics, in words for everybody."""

    id: str
    group: str
    status: str
    text: str

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"


_GROUPS: Final = {
    "EQ": "What you need",
    "SEAT": "Players, sides, seats",
    "DEAL": "The deal",
    "TURN": "A turn",
    "JACK": "Jacks",
    "SEQ": "Sequences",
    "DEAD": "Dead cards",
    "DRAW": "Drawing",
    "END": "Stuck, drawn, won",
    "TALK": "Table talk",
    "VAR": "Variations",
    "TAC": "Tactics",
}

_BOOK: Final = """
EQ-1 official: The board has ten rows of ten spaces. The four corners are free. Every other space
 shows a card. Each card that is no Jack is there twice.
EQ-2 official: You play with two packs of 52 cards, shuffled together: 104 cards, 8 of them Jacks.
 Leave the jokers out.
EQ-3 official: There are chips in blue, green and red, 135 of them.
EQ-4 engine: Boards are data. The classic printed board is built in: a spiral of cards from the
 middle outwards. It may be turned on screen, but the names of the spaces stay.

SEAT-1 official: 2 to 12 people can play. Two or three play alone, more play in equal teams. 5, 7
 and 11 people cannot be split into equal sides.
SEAT-2 official: Two sides: 2, 4, 6, 8, 10 or 12 people. Three sides: 3, 6, 9 or 12 people. Six
 and twelve people may choose.
SEAT-3 official: The sides sit in turn round the table. Team mates are never neighbours.
SEAT-4 official: Two sides play blue and green; red is the third. A team shares its colour. Each
 player has an own hand, an own face-up pile and own turns.
SEAT-5 official: With two sides you need two sequences to win. With three sides you need one.

DEAL-1 official: Everybody cuts a card. The lowest card deals. Aces are high.
DEAL-2 house: If several people cut the lowest card, only they cut again.
DEAL-3 official: Two people get 7 cards each; three or four get 6; six get 5; eight or nine get 4;
 ten or twelve get 3.
DEAL-4 official: The player to the left of the dealer starts. Play goes clockwise.
DEAL-5 house: For another game, take off all chips, shuffle all cards and choose the dealer again.
 Nothing is carried over.

TURN-1 official: On your turn you may exchange one dead card. Then you play one card face up and do
 what it says on the board. Look for a sequence, then draw a card.
TURN-2 official: You play one card a turn, and put down one chip at most.
TURN-3 official: A card puts your chip on an open space that shows this very card. If both its
 spaces are open, choose one.
TURN-4 official: One space holds one chip. Nobody puts a second chip there or moves a chip.
TURN-5 official: A chip stays where it is until a one-eyed Jack takes it away.
TURN-6 official: No chip ever goes on a corner.

JACK-1 official: Jacks have no space on the board. What they do depends on their eyes, not on
 red or black.
JACK-TWO-1 official: The Jacks of clubs and diamonds show two eyes. They are wild: put your chip on
 any open space.
JACK-TWO-2 official: A two-eyed Jack cannot go where a chip is, nor on a corner.
JACK-ONE-1 official: The Jacks of hearts and spades show one eye. They take away one chip of
 another side.
JACK-ONE-2 official: Taking the chip is your whole turn. You put nothing on the space you opened.
JACK-ONE-3 official: You never take a chip of your own side, not even a team mate's.
JACK-ONE-4 official: You never take a chip out of a finished sequence.
JACK-ONE-5 official: The taken chip goes back to its side. The space is open for anyone from the
 next turn on.

SEQ-1 official: A sequence is five spaces of one side in a straight line: across, down or
 slanting. No gap, no bend.
SEQ-2 official: A corner counts as a chip of every side. Four chips and a corner are a sequence.
 Several sequences may use the same corner.
SEQ-3 official: A finished sequence is safe for the rest of the game.
SEQ-4 official: Two sequences of one side may share one space, never more.
SEQ-5 official: Nine in one line are two sequences that share the one in the middle. Six, seven
 or eight are only one.
SEQ-6 engine: The shared space may be a chip or a corner.
SEQ-7 engine: One chip can finish several sequences at once. All that fit together count.
SEQ-8 engine: If a line is longer than five, the mover says which five are the sequence. Only
 those five are safe. A table may agree that the first five found count, or that the whole line
 is safe.
SEQ-9 official: Whoever reaches the target wins at once. Nobody answers, and no card is drawn.
SEQ-10 official: Only finished sequences count, not chips. There are no points.
SEQ-11 engine: More sequences than needed also win: one chip may finish two or three.
SEQ-12 engine: Taking a chip away never finishes or breaks a sequence, and never wins.

DEAD-1 official: A card is dead when both its spaces hold chips, whoever put them there.
DEAD-2 official: At the start of your turn you may show one dead card, put it on your pile and draw
 another. Then you take your turn. You need not exchange.
DEAD-3 official: You may exchange only one dead card a turn.
DEAD-4 official: Holding a one-eyed Jack makes no dead card live. Playing it does, when it opens
 a space of that card.
DEAD-5 official: A card that fits badly is not dead. Jacks are never dead and never exchanged, even
 when you cannot play them.
DEAD-6 official: It does not matter how the chips came there. When one is taken away, the card
 lives again.

DRAW-1 official: After your move you draw one card. An exchange draws a card of its own.
DRAW-2 official: When the deck is empty, shuffle all piles into a new deck and go on. The game is
 not drawn.
DRAW-3 official: If you forgot to draw, you still may until the next player has moved and drawn.
 After that your hand stays smaller.
DRAW-4 engine: If there is no card left at all, nobody draws, and the hand stays smaller.

END-1 house: If you can neither put down nor take a chip, you pass. A pass draws no card.
END-2 house: If everybody passes, one after the other, the game is drawn.
END-3 engine: Hands can be stuck: with dead cards, or with one-eyed Jacks that find no chip to
 take. This can happen on the very first turn.

TALK-1 official: Team mates do not help each other: no showing of cards, no advice, no warning.
TALK-2 official: After a warning each player of that team gives up one card of their choice and
 draws none for it.

VAR-SPRINT variant: A short game for two sides: one sequence wins.
VAR-OPEN variant: For teams: team mates may talk during their turns. Whose turn it is decides.
VAR-MATCH variant: The first side to win two games wins the match. A drawn game counts for nobody.
 The next seat deals each game.
VAR-DRAW variant: The forgotten draw. Cards may come by themselves; or the draw can wait until the
 next player has drawn; or it is lost when the next player begins.
VAR-DEAD variant: Exchanging a dead card may take the place of your whole turn. Usually it
 does not.

TAC-1 tactic: First look for a move that wins. Then look for theirs.
TAC-2 tactic: Compare both spaces of a card. The better one helps two lines.
TAC-3 tactic: Threaten on two spaces at once. One block cannot stop both.
TAC-4 tactic: A corner saves you a chip. Everybody wants it.
TAC-5 tactic: Keep a two-eyed Jack to finish a line, or to block one.
TAC-6 tactic: Use a one-eyed Jack where the chip really matters: to break a line that no card can
 block. The space you open may serve the next player first.
TAC-7 tactic: Count the cards. Each is there twice. When all cards for a threat are gone, it is
 no threat.
TAC-8 tactic: With three sides one line wins, and two others move before you do.
"""


def _read() -> dict[str, Rule]:
    rules = {}
    for entry in _BOOK.replace("\n ", " ").split("\n"):
        if entry:
            head, _, text = entry.partition(": ")
            id_, status = head.split()
            rules[id_] = Rule(id_, _GROUPS[id_.split("-")[0]], status, text)
    return rules


RULES: Final = _read()
"""All rules by id, in the order of the book."""


def find_rule(text: str) -> Rule:
    """Return the rule with an id; small letters will do.

    Raises UnknownRuleError with the nearest id where there is none.
    """
    id_ = text[:40].strip().upper()
    rule = RULES.get(id_)
    if rule is None:
        near = difflib.get_close_matches(id_, RULES, n=1, cutoff=0.0)
        raise UnknownRuleError(text, near[0])
    return rule
