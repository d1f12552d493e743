"""Forty files that somebody might send to break the reader, made rather than stored."""

from __future__ import annotations

ROOM = 64 * 1024


def _full(text: str) -> bytes:
    """Repeat a text until a file is as large as is allowed."""
    return (text * (ROOM // len(text.encode())))[:ROOM].encode()


_BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join(['*' + old] * 9)}]\n"
    for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)

REFUSED: dict[str, bytes] = {
    "alias bomb": _BOMB.encode(),
    "alias to itself": b"a: &a [*a]\n",
    "10,000 brackets in a line": b"a: " + b"[" * 10_000,
    "10,000 brackets on lines": b"[\n" * 10_000,
    "10,000 braces": b"{" * 10_000,
    "10,000 closed brackets": b"a: " + b"[" * 10_000 + b"]" * 10_000,
    "10,000 dashes in a line": b"- " * 10_000,
    "10,000 question marks": b"? " * 10_000,
    "mappings 200 deep": "".join(" " * n + f"k{n}:\n" for n in range(200)).encode(),
    "flow mappings 1,000 deep": b"{a: " * 1_000 + b"b" + b"}" * 1_000,
    "30,000 values in a line": b"a: [" + b"x," * 30_000 + b"]",
    "20,000 values on lines": b"- x\n" * 16_000,
    "6,000 keys": "".join(f"k{n}: v\n" for n in range(6_000)).encode(),
    "5,000 equal keys": b"a: b\n" * 2_400,
    "a key of 60,000 letters": b"k" * 60_000 + b": v\n",
    "a quoted key of 60,000 letters": b'"' + b"k" * 60_000 + b'": v\n',
    "1 MB": b"a: b\n" * 200_000,
    "1 MB in one line": b"a: " + b"x" * 1_000_000,
    "NUL bytes only": bytes(ROOM),
    "NUL in a value": b"a: b\0c\n",
    "NUL as an escape": b'a: "b\\0c"\n',
    "BOM": b"\xef\xbb\xbfa: b\n",
    "BOM within": b"a: \xef\xbb\xbfb\n",
    "UTF-16": "a: b\n".encode("utf-16"),
    "UTF-32": "a: b\n".encode("utf-32"),
    "overlong slash": b"a: \xc0\xaf\n",
    "encoded surrogate": b"a: \xed\xa0\x80\n",
    "surrogate as an escape": b'a: "\\ud800"\n',
    "pair of surrogates as escapes": b'a: "\\ud83c\\udcc1"\n',
    "escape past the last character": b'a: "\\UFFFFFFFF"\n',
    "random bytes": bytes((n * 167 + n // 7) % 256 for n in range(4_000)),
    "line ends of CR": b"a: b\rc: d\r",
    "line ends of U+2028": "a: b\u2028c: d\n".encode(),
    "tabs only": _full("\t"),
    "python object": b"!!python/object/apply:os.system [ls]\n",
    "python object within": b"a: !!python/object/new:os.system [ls]\n",
    "python name": b"a: !!python/name:os.system\n",
    "binary tag": b"a: !!binary R0lGODlhDAAMAIQAAP==\n",
    "merge of an alias": b"a: &a {b: c}\nd:\n  <<: *a\n",
    "three documents": b"---\na: b\n---\nc: d\n---\n",
    "YAML directive": b"%YAML 1.1\n---\na: b\n",
    "directive of 5,000 digits": b"%YAML 1." + b"9" * 5_000 + b"\n---\na: b\n",
    "tag directive": b"%TAG ! tag:example.org,2000:\n---\na: !b c\n",
    "quotation mark open for 60,000 letters": b"a: '" + b"x " * 30_000,
    "equal quotation marks": b"a: " + _full("'")[:60_001],
    "percent signs": _full("%\n"),
    "stars": _full("* "),
    "colons": _full(": "),
    "60,000 escapes that are none": b'a: "' + b"\\q" * 30_000 + b'"',
    "no mapping": b"just a text\n",
}

READ: dict[str, bytes] = {
    "5,000 digits": b"a: " + b"9" * 5_000 + b"\n",
    "line ends of CRLF": b"a: b\r\nc: |\r\n  d\r\n  e\r\n",
    "a text of 60,000 letters": b"a: " + b"x" * 60_000 + b"\n",
    "a text of 30,000 words on lines": b"a: x\n" + b"  x\n" * 16_000,
    "a block of 12,000 lines": b"a: |\n" + b"  xx\n" * 12_000,
    "blank lines only, after a key": b"a: b\n" + b"\n" * 60_000,
    "a comment of 60,000 letters": b"a: b #" + b"#" * 60_000,
    "20,000 comments": b"a: b\n" + b"#\n" * 30_000,
    "15,000 escapes": b'a: "' + b"\\x41" * 15_000 + b'"\n',
    "30,000 doubled quotation marks": b"a: '" + b"''" * 30_000 + b"'\n",
    "2,400 keys with blocks": "".join(f"k{n}: |\n  x\n" for n in range(2_400)).encode(),
    "4,900 values in a line": b"a: [" + b"x, " * 4_900 + b"]\n",
    "a date that is none": b"a: 2024-13-45\n",
    "words that YAML turns into others": b"a: no\nb: 12:30\nc: 0123\nd: 1.10\ne: ~\nf: .inf\n",
}
