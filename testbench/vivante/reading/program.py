"""A program's text (programs/vivante/README.md) without its instructions: how it is launched and what it starts with."""

from sampler import Sampler
from source import Source

HALTI = {"gc2000": 0, "gc3000": 2, "gc7000": 5}
IGNORED = (".expect", ".tags", ".needs", ".isa")  # .expect global makes the memory larger, below
FORMATS = ("rgba8", "r32f", "rgba32f")


class Program(Source):
    def __init__(self, path):
        super().__init__(path)
        self.threads, self.halti, self.rtne, self.fast = 1, 2, False, None
        self.header = False
        self.inputs, self.outputs = [], []
        self.start, self.end = None, None
        self.global_bytes = 0
        self.internal, self.helpers, self.input = {}, set(), {}
        self.uniforms, self.samplers, self.memory = {}, {}, {}
        # those that say how many vectors a thread has come before those that have them
        late = (".input", ".internal", ".helper", ".expect")
        for wanted in (False, True):
            for name, rest in self.directives:
                if (name in late) == wanted:
                    self.directive(name, rest)
        self.fast = self.halti >= 2 if self.fast is None else self.fast  # a chip implies it: 0
        self.start = 0 if self.start is None else self.start
        self.end = self.length if self.end is None else self.end
        self.global_bytes = self.global_bytes + 3 & ~3

    def temporaries(self, text):
        return [int(t.lstrip("t")) for t in text.split()]

    def directive(self, name, text):
        if name == ".threads":
            self.threads = self.number(text)
        elif name == ".inputs":
            self.inputs = self.temporaries(text)
        elif name == ".outputs":
            self.outputs = self.temporaries(text)
        elif name == ".start":
            self.start = self.number(text)
        elif name == ".end":
            self.end = self.number(text)
        elif name == ".chip":
            self.halti = HALTI[text]
        elif name == ".rtne":
            self.rtne = True
        elif name == ".fast":
            self.fast = True
        elif name == ".plain":
            self.fast = False
        elif name == ".header":
            self.header = True
        elif name == ".set":
            key, value = text.split()
            self.names[key] = self.number(value)
        elif name == ".helper":
            self.helpers |= {self.number(t) for t in text.split()}
        elif name == ".internal":
            self.vectors(self.internal, 1, *self.keyed(text))
        elif name == ".input":
            self.vectors(self.input, len(self.inputs), *self.keyed(text))
        elif name == ".uniform":
            first, words = self.keyed(text)
            for i, w in enumerate(words):
                self.uniforms[4 * first + i] = w
        elif name == ".globalsize":
            self.global_bytes = max(self.global_bytes, self.number(text))
        elif name == ".global":
            first, words = self.keyed(text)
            self.memory.update((first + 4 * i, w) for i, w in enumerate(words))
            self.global_bytes = max(self.global_bytes, first + 4 * len(words))
        elif name == ".expect" and text.startswith("global"):
            first, words = self.keyed(text[len("global") :])
            self.global_bytes = max(self.global_bytes, first + 4 * len(words))
        elif name == ".sampler":
            self.sampler(text.split())
        elif name not in IGNORED:
            raise ValueError(f"{name}: not a directive that this reading knows")

    def vectors(self, table, count, thread, words):
        """Four words for each of COUNT vectors, of one thread behind the other."""
        for i in range(0, len(words), 4 * count):
            table[thread] = [words[i + 4 * k : i + 4 * k + 4] for k in range(count)]
            thread += 1

    def sampler(self, words):
        number, rest = self.number(words[0]), iter(words[1:])
        fmt, clamp, bilinear, size, levels = 0, False, False, (0, 0), []
        for word in rest:
            if word in FORMATS:
                fmt = FORMATS.index(word)
            elif word in ("repeat", "clamp"):
                clamp = word == "clamp"
            elif word in ("nearest", "bilinear"):
                bilinear = word == "bilinear"
            elif word == "size":
                size = self.number(next(rest)), self.number(next(rest))
            elif word == "level":
                levels.append((self.number(next(rest)), self.number(next(rest))))
            else:
                raise ValueError(f".sampler: {word}")
        self.samplers[number] = Sampler(fmt, clamp, clamp, bilinear, *size, levels)
