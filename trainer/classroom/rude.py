"""Rude words: what no child should read on the board, however it is spelled.

The words are kept turned by 13 letters, so that nobody meets them who only reads this file.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

from trainer.classroom.likeness import plain

_ANYWHERE: Final = """
shpx cuhpx cuhx sipx phag avttre avttn ovgpu ovngpu nffubyr nefrubyr nefpuybpu qvpxurnq
pbpxfhpxre oybjwbo ohyyfuvg qvcfuvg ubefrfuvg jnaxre snttbg zbgures intvan cravf onfgneq ergneq
qvyqb uvgyre encvfg cnrqbcuvy crqbcuvy uherafbua jvpufre zvfftroheg fpujhpugry xhejn cvreqby
fgebamb chggnan inssnaphy pnenyub tvyvcbyyn bebfch fvxgve oylng cvmqn xybbgmnx пизд хуй бляд
блять ебать ебан
"""
"""Refused wherever they stand, inside a longer word too."""

_AT_THE_START: Final = """
fuvg chffl cbeauho fpurvf sbgmr fpuynzcr raphyr pbaaneq pbaanffr fnybcr ongneq zvreqn pnoeba
craqrwb znevpba chgnva shpxre
"""
"""Refused where a word begins with them: inside, they are part of common names."""

_WHOLE: Final = """
nff nffrf nefr nefrf phz gvg gvgf gvggl gvggvrf obbo obbof nahf nany frk frkl frkv zvys cbb cbbc
sneg ohz qvpx qvpxf pbpx pbpxf cevpx xabo obyybpx obyybpxf penc fhpx fhpxf fhpxre ybfre vqvbg
fghcvq zbeba qhzonff xxx anmv anmvf snt sntf ubzb xhag shx shd fgsh jgs jnax encr encre cbea
cbeab fyhg fyhgf fyhggl juber juberf ubr gjng gjngf fcnm fcnfgvp cnrqb crqb cnxv cnxvf tbbx
puvax pbba fcvp genaal wvmm svpx svpxra svpxre nefpu uher ahggr artre fpujnam fcnfg fcnfgv
xnanxr zreqr chgr chgn chgb pnmmb zvapuvn cbeen puhw nzx ubre fhxn сука xlf
"""
"""Refused only as a word of their own."""

_INNOCENT: Final = """
fphagubecr cravfgbar gurencvfg chfflpng fuvgvw fuvgny fuvgnafuh fuvgnxr fuvvgnxr
"""
"""Words that are fine and have one of the others in them."""

_LOOKS: Final = {
    "a": "a4", "b": "b8", "e": "e3", "g": "g69", "i": "i1l", "l": "l1i", "o": "o0", "s": "s5z",
    "t": "t7", "u": "uv", "z": "z2s",
}  # fmt: skip
"""The digits and letters that stand in for a letter."""

_SIGNS: Final = frozenset("\u5350\u534d")
"""Signs that are rude by themselves: hooked crosses, which count as letters."""


def _read(words: str) -> list[str]:
    return [plain(codecs.decode(word, "rot13")) for word in words.split()]


def _pattern(word: str) -> str:
    """Match a word with its letters replaced by look-alikes and repeated."""
    parts = []
    for run in re.finditer(r"(.)\1*", word):
        looks = _LOOKS.get(run[1], run[1])
        if len(run[0]) > 1:
            parts.append(f"[{looks}]{{{len(run[0])},}}")
        else:
            parts.append(f"(?:{'|'.join(f'{look}+' for look in looks)})")
    return "".join(parts)


def _any_of(words: str) -> re.Pattern[str]:
    return re.compile("|".join(map(_pattern, _read(words))))


_ANYWHERE_RE: Final = _any_of(_ANYWHERE)
_START_RE: Final = _any_of(_AT_THE_START)
_WHOLE_RE: Final = _any_of(_WHOLE)
_INNOCENT_RE: Final = re.compile("|".join(_read(_INNOCENT)))
_GAP: Final = re.compile(r"[ '-]+")


def is_rude(name: str) -> bool:
    """Tell whether a name has a rude word in it.

    Digits for letters, repeated letters, accents, other scripts and gaps are seen through. A word
    that comes about only across a gap, as in `Josh Itoh`, counts where it takes up whole pieces.
    """
    if not _SIGNS.isdisjoint(name):
        return True
    pieces = [piece for piece in _GAP.split(_INNOCENT_RE.sub(" ", plain(name))) if piece]
    return any(map(_is_rude_word, pieces)) or _is_rude_across(pieces)


def _is_rude_word(piece: str) -> bool:
    # A number behind a name changes nothing: "word12". As letters, its digits are tried too.
    bare = piece.strip("0123456789")
    return bool(
        _ANYWHERE_RE.search(piece)
        or _START_RE.match(piece)
        or any(_WHOLE_RE.fullmatch(each) for each in (piece, bare, piece.rstrip("0123456789")))
    )


def _is_rude_across(pieces: list[str]) -> bool:
    for start in range(len(pieces)):
        joined = pieces[start]
        single = len(joined) == 1
        for piece in pieces[start + 1 :]:
            joined += piece
            single = single and len(piece) == 1
            if _ANYWHERE_RE.fullmatch(joined) or _START_RE.fullmatch(joined):
                return True
            if single and _WHOLE_RE.fullmatch(joined):
                return True
    return False
