"""The sheet's own figures against this reading: vectors and hashes of 4.6, K of 4.4, the examples of section 6 that are illegal."""

import hashlib
import re
import sys

import number
from instruction import decode
from sheet import FUNCTIONS, TEXT


def wrong():
    for line, name in re.findall(r"^((\w+): [0-9a-f]{8}->.*)$", TEXT, re.MULTILINE):
        for arg, result in re.findall(r"([0-9a-f]{8})->([0-9a-f]{8})", line):
            mine = getattr(number, name.rstrip("2"))(int(arg, 16))
            if mine != int(result, 16):
                yield f"{name}({arg}) is {mine:08x}, the sheet says {result}"
    hashes = dict(re.findall(r"(\w+) ([0-9a-f]{64})", TEXT))
    for name, words in FUNCTIONS.items():
        if hashlib.sha256("".join(f"{w:08x}" for w in words).encode()).hexdigest() != hashes.get(name):
            yield f"table {name}: not the hash that the sheet has"
    for n, k in number.RECIPROCAL.items():
        if f"{n}→{k:08X}" not in TEXT:
            yield f"1 / {n}"
    examples = re.findall(r"^([0-9a-f]{16})  (.*)$", TEXT[TEXT.index("-- real console code") :], re.MULTILINE)
    for word, text in examples:
        if (decode(int(word, 16)) is None) != text.startswith("ILLEGAL"):
            yield f"{word} {text}: legal is the other way round"
    if len(examples) < 150 or len(FUNCTIONS) != 5:
        yield "there are not the examples and tables of the sheet"


def main():
    found = list(wrong())
    print("\n".join(found) or "the sheet's figures hold")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
