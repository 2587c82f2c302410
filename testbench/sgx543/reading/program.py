"""A program's text (programs/sgx543/README.md) without its instructions: how it is launched and what it starts with."""

from source import Source

IGNORED = (".tags", ".needs", ".isa")


class Program(Source):
    def __init__(self, path):
        super().__init__(path)
        self.instances, self.pa_count, self.o_count = 1, 0, 0
        self.start, self.end, self.secondary = 0, None, None
        self.outputs = "r", 0, 0
        self.input, self.uniforms, self.memory, self.answers = {}, {}, {}, {}
        self.global_bytes, self.expects_illegal = 0, False
        for wanted in (False, True):  # records need the counts
            for name, rest in self.directives:
                if (name == ".input") == wanted:
                    self.directive(name, rest)
        self.end = self.length if self.end is None else self.end
        self.global_bytes = self.global_bytes + 3 & ~3

    def directive(self, name, text):
        if name == ".set":
            key, value = text.split()
            self.names[key] = self.number(value)
        elif name == ".instances":
            self.instances = self.number(text)
        elif name == ".pa":
            self.pa_count = self.number(text)
        elif name == ".o":
            self.o_count = self.number(text)
        elif name == ".input":
            self.records(*self.keyed(text))
        elif name == ".uniform":
            first, words = self.keyed(text)
            self.uniforms.update(enumerate(words, first))
        elif name == ".start":
            self.start = self.number(text)
        elif name == ".end":
            self.end = self.number(text)
        elif name == ".secondary":
            self.secondary = [self.number(t) for t in text.split()]
        elif name == ".outputs":
            bank, first, count = text.split()
            self.outputs = bank, self.number(first), self.number(count)
        elif name == ".globalsize":
            self.global_bytes = max(self.global_bytes, self.number(text))
        elif name == ".global":
            self.memory_words(text, self.memory)
        elif name == ".expect":
            if text.startswith("global"):
                self.memory_words(text[len("global") :], {})
            elif text.startswith("trap"):
                self.expects_illegal = "ILLEGAL" in text.split()
        elif name == ".answer":
            request, words = self.keyed(text)
            self.answers[request] = words
        elif name not in IGNORED:
            raise ValueError(f"{name}: not a directive that this reading knows")

    def records(self, instance, words):
        """Of one instance behind the other."""
        size = self.pa_count + self.o_count
        for i in range(0, len(words), size):
            self.input[instance] = words[i : i + size]
            instance += 1

    def memory_words(self, text, memory):
        first, words = self.keyed(text)
        memory.update((first + 4 * i, w) for i, w in enumerate(words))
        self.global_bytes = max(self.global_bytes, first + 4 * len(words))
