"""The tables of the transcendentals against the CRCs in the sheet, 4.5: check_tables.py docs/isa/vivante.md"""

import re
import struct
import sys
import zlib

from number import TABLES


def main(sheet):
    with open(sheet, encoding="utf-8") as file:
        said = dict(re.findall(r"^\| (\w+) \|.*\| ([0-9a-f]{8}) \|$", file.read(), re.MULTILINE))
    wrong = 0
    for name, rows in TABLES.items():
        crc = zlib.crc32(b"".join(struct.pack("<3i", *row) for row in rows))
        if said.get(name) != f"{crc:08x}":
            wrong += 1
            print(f"table {name}: CRC-32 {crc:08x}, the sheet says {said.get(name)}")
    print(f"{len(TABLES) - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
