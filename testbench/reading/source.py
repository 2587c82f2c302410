"""A program's text without its instructions: names, numbers, and the directives in their order."""

import os
import re
import struct


class Source:
    def __init__(self, path):
        """self.directives: [(name, rest)]; self.names has the labels, self.length counts instructions."""
        self.folder = os.path.dirname(path)
        self.names, self.length, self.directives = {}, 0, []
        with open(path, encoding="utf-8") as file:
            text = file.read().replace("\\\n", " ")
        for line in text.split("\n"):
            line = line.split("//")[0].strip()
            label = re.match(r"([A-Za-z_.][A-Za-z0-9_.]*)\s*:", line)
            if label and not label.group(1).startswith("."):
                self.names[label.group(1)] = self.length
                line = line[label.end() :].strip()
            if line.startswith(".word") or line and not line.startswith("."):
                self.length += 1
            elif line:
                name, _, rest = line.partition(" ")
                self.directives.append((name, rest.replace(",", " ").strip()))

    def number(self, text):
        if text in self.names:
            return self.names[text]
        sign = -1 if text.startswith("-") else 1
        plain = text.lstrip("-")
        if plain in ("inf", "nan") or not plain.startswith("0x") and re.search(r"[.e]", plain):
            bits = struct.unpack("<I", struct.pack("<f", float(plain)))[0]
            return bits | (1 << 31 if sign < 0 else 0)
        return sign * int(plain, 0) & 0xFFFFFFFF

    def words(self, text):
        file = re.match(r'\s*file\s+"([^"]*)"', text)
        if not file:
            return [self.number(w) for w in text.split()]
        with open(os.path.join(self.folder, file.group(1)), encoding="utf-8") as f:
            lines = (line.split("#")[0].strip() for line in f)
            return [int(line, 16) for line in lines if line]

    def keyed(self, text):
        key, _, rest = text.partition(":")
        return self.number(key.strip()), self.words(rest)
