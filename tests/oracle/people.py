"""Who sits where, how many cards each holds, how many sequences win (SEAT-1 to SEAT-5, DEAL-3)."""

SIDES = ["b", "g", "r"]


def allowed_sides(people: int) -> list[int]:
    """How many sides that many people may make; an empty list refuses them (SEAT-1, SEAT-2)."""
    if people < 2 or people > 12:
        return []
    return [sides for sides in [2, 3] if people % sides == 0]


def side_of(seat: int, sides: int) -> str:
    """Seats alternate: A-B-A-B or A-B-C-A-B-C (SEAT-3)."""
    return SIDES[seat % sides]


def hand_size(people: int) -> int:
    """Cards each: the number of people decides, not the number of sides (DEAL-3)."""
    if people == 2:
        return 7
    if people in (3, 4):
        return 6
    if people == 6:
        return 5
    if people in (8, 9):
        return 4
    return 3


def target(sides: int, *, sprint: bool) -> int:
    """Sequences that win: two sides need two, three need one; a sprint needs one (SEAT-5)."""
    if sides == 3 or sprint:
        return 1
    return 2


def full_pack() -> list[str]:
    """Two packs of 52, in no special order (EQ-2)."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
    return [rank + suit for _ in range(2) for suit in ["S", "H", "D", "C"] for rank in ranks]


def deal(people: int, deck: list[str], first_seat: int = 0) -> tuple[list[list[str]], list[str]]:
    """Deal one card at a time, from the first seat round; give the hands and the rest."""
    hands: list[list[str]] = [[] for _ in range(people)]
    rest = list(deck)
    for _ in range(hand_size(people)):
        for step in range(people):
            hands[(first_seat + step) % people].append(rest.pop(0))
    return hands, rest
