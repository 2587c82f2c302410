"""What the sheet (docs/isa/sgx543.md) has in tables: layouts, swizzles, predicates, constants, functions. Read from it, not typed."""

import os
import re

PLACE = os.path.join(os.path.dirname(__file__), *[".."] * 3, "docs", "isa", "sgx543.md")



def _unwrapped(text):
    """The text with each rule on one line: outside of code an indented line continues the one before."""
    blocks = text.split("```")
    blocks[::2] = [re.sub(r"\n {2,}(?![-*|\s])", " ", block) for block in blocks[::2]]
    return re.sub(r"\n +(?=[0-9a-f]{8}->)", " ", "```".join(blocks))  # vectors are code


with open(os.environ.get("SHEET", PLACE), encoding="utf-8") as _file:
    TEXT = _unwrapped(_file.read())


def _layouts():
    """{name: ([(field, low bit, width)], mask of the fixed bits, their value)}"""
    table = {}
    for name, line in re.findall(r"^`([A-Z0-9]+)`: (.*)$", TEXT, re.MULTILINE):
        fields, mask, value, covered = [], 0, 0, 0
        for item in line.split(" · "):
            bits, what = item.split(" ", 1)
            high, _, low = bits.partition(":")
            low = int(low or high)
            ones = (1 << (int(high) - low + 1)) - 1
            if covered & ones << low:
                raise ValueError(f"{name}: bits twice: {item}")
            covered |= ones << low
            if what.startswith("**"):
                mask |= ones << low
                value |= int(what.strip("*"), 2) << low
            elif what != "(ignored)":
                fields.append((what, low, ones))
        if covered != (1 << 64) - 1:
            raise ValueError(f"{name}: bits that no field has: {covered ^ (1 << 64) - 1:#x}")
        table[name] = fields, mask, value
    return table


LAYOUTS = _layouts()


def _swizzles():
    """{name: [channels, or None if reserved]}"""
    tables = {}
    for name, line in re.findall(r"^((?:SW|DW)[34]X?)(?: \([^)]*\))?: (.*)$", TEXT, re.MULTILINE):
        codes = {}
        for first, last, other, start in re.findall(r"(\d+)\.\.(\d+) as (\w+) (\d+)\.\.\d+", line):
            for k in range(int(first), int(last) + 1):
                codes[k] = tables[other][int(start) + k - int(first)]
        for code, channels in re.findall(r"(?:^| )(\d+) ([xyzw012h]{3,4})(?= |$)", re.sub(r"\d+\.\.\d+ as \w+ \d+\.\.\d+,?", "", line)):
            codes[int(code)] = channels
        tables[name] = [codes.get(k) for k in range(16)]
    return tables


SWIZZLES = _swizzles()


def _short_swizzles():
    """The three of VMAD2, 3.1."""
    lines = re.findall(r"^s[012] swizzle index = .*?: (.*)$", TEXT, re.MULTILINE)
    return [[c for _, c in sorted(re.findall(r"(\d) ([xyzw]{4})", line))] for line in lines]


VMAD2_SWIZZLES = _short_swizzles()


def _predicates():
    """{column: [text of each code]}"""
    head = "EXT VEC SV SHORT KILL".split()
    rows = re.findall(r"^\|(\d)\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$", TEXT[TEXT.index("### 2.2") :], re.MULTILINE)[:8]
    return {name: [row[1 + k].strip() for row in rows] for k, name in enumerate(head)}


PREDICATES = _predicates()


def _constants():
    pairs = {}
    for first, line in re.findall(r"^ *(\d+): ((?:[0-9A-F]{8}:[0-9A-F]{8} *)+)$", TEXT, re.MULTILINE):
        for k, pair in enumerate(line.split()):
            pairs[int(first) + k] = tuple(int(half, 16) for half in pair.split(":"))
    return [pairs[k] for k in range(64)]


CONSTANTS = _constants()


def _functions():
    tables = {}
    for name, block in re.findall(r"^(\w+):\n```\n((?: *\d+:(?: [0-9a-f]{8})+\n)+)```", TEXT, re.MULTILINE):
        tables[name] = [int(w, 16) for w in re.findall(r"\b[0-9a-f]{8}\b", block)]
    return tables


FUNCTIONS = _functions()


def fields(name, word):
    """The fields of a word by a layout; None if a fixed bit is another one."""
    layout, mask, value = LAYOUTS[name]
    if word & mask != value:
        return None
    return {field: word >> low & ones for field, low, ones in layout}
