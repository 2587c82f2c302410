#!/usr/bin/env python3
"""Checks how the tree reads: STYLE rules that a script can judge.

usage: style.py [--limits FILE] [--list]

Prints each violation as `place: rule: message`. A rule with a row in FILE, which is
testbench/style_limits.txt in `make test`, may have as many violations as the row says; then none of
them is printed, except with --list.
Exit status: 0 no rule is over its limit; 1 one is; 2 the limits cannot be read, or
the current folder is not the root of the tree.
The last lines are what testbench/test.sh counts: `failed: ...` for each rule and `style: N passed,
M failed`.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

COLUMNS = 100
FUNCTION_LINES = 60
ALWAYS_LINES = 60
FILE_LINES = 700
HEADER_LINES = 250
PORTS = 40
README_WORDS = {"README.md": 900, "CONTRIBUTING.md": 1200, "docs/measured.md": 3000}
SUBJECT_COLUMNS = 60
# Commits up to this one are older than the rule.
SUBJECT_BASE = "ca0d04d3"
CLANG_FORMAT = "14."  # versions lay code out differently; this one is Debian 12's
# Words that a reader has to translate, and plain ones
PLAIN = {
    "told": "sent, reported or stored", "tells": "sends, reports or says", "nobody": "no, none",
    "whoever": "a user who", "likewise": "the value itself", "anew": "again",
    "in the place of": "instead of",
}
BANNED = re.compile(r"\b(" + "|".join(PLAIN) + r")\b", re.I)
# Files whose words are not ours: a check's own list of words, texts of licences.
NOT_PROSE = ("testbench/style.py", "testbench/test_style.sh")

# A folder may include from these folders and from itself. ISA stands for each instruction set.
INCLUDES = {
    "model/common": set(),
    "model/ISA": {"model/common"},
    "bridge": {"model/common"},
    "rtl/common": {"bridge", "model/common"},
    "rtl/board": {"bridge", "rtl/common", "model/common"},
    "rtl/ISA": {"rtl/common"},
    "testbench/common": {"bridge", "model/common", "rtl/common"},
    "testbench/board": {"bridge", "model/common", "rtl/common", "testbench/common"},
    "testbench/ISA": {"bridge", "model/common", "model/ISA", "testbench/common"},
    "testbench": {"bridge", "model/common", "testbench/common"},
    "tools": {"bridge", "model/common", "testbench/common"},
}
C_FILES = (".c", ".h", ".cpp")
CODE_FILES = C_FILES + (".sv", ".mk", ".sh", ".py", ".awk", ".jq", ".def")


def tracked():
    """Files of the tree: those that git knows; if it knows none, all below the current folder."""
    found = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True)
    if found.returncode == 0 and found.stdout:
        return [name for name in found.stdout.split("\0") if name and os.path.isfile(name)]
    names = []
    for folder, folders, files in os.walk("."):
        folders[:] = [f for f in folders if f not in ("build", ".git")]
        names += [os.path.relpath(os.path.join(folder, f), ".") for f in files]
    return names


def read(name):
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.read().split("\n")


def columns(name, lines):
    """No line is longer than COLUMNS; rows of a Markdown table may be."""
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS and not (name.endswith(".md") and line.startswith("|")):
            yield number, f"{len(line)} columns; at most {COLUMNS}"


def functions(lines):
    """C functions: from the brace that opens one to its closing brace at the same indentation."""
    begin = {}
    for number, line in enumerate(lines, 1):
        indent = len(line) - len(line.lstrip())
        if line.strip() == "{" and indent in (0, 4):
            begin[indent] = number
        elif line.rstrip() == " " * indent + "}" and indent in begin:
            length = number - begin.pop(indent) - 1
            if length > FUNCTION_LINES:
                yield number - length - 1, f"a function of {length} lines; at most {FUNCTION_LINES}"


def always_blocks(lines):
    """always_comb blocks with begin .. end."""
    depth = begin = 0
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        if not begin and re.search(r"\balways_comb\b", code):
            begin, depth = number, 0
        if begin:
            opened = len(re.findall(r"\b(?:begin|case[xz]?|unique case)\b", code))
            depth += opened - len(re.findall(r"\b(?:end|endcase)\b", code))
            if depth <= 0 and (opened or re.search(r"\bend\b|;", code)):
                if number - begin + 1 > ALWAYS_LINES:
                    yield begin, (f"an always_comb of {number - begin + 1} lines; "
                                  f"at most {ALWAYS_LINES}")
                begin = 0


def ports(lines):
    """Ports of each module, a declaration each."""
    name = None
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        found = re.match(r"\s*module\s+(\w+)", code)
        if found:
            name, begin, count = found.group(1), number, 0
        if name:
            count += len(re.findall(r"\b(?:input|output|inout)\b", code))
            if ");" in code:
                if count > PORTS:
                    yield begin, f"{name} has {count} ports; at most {PORTS}"
                name = None


def size(name, lines):
    count = len(lines) - 1
    if name.endswith(".h") and count > HEADER_LINES:
        yield 1, f"a header of {count} lines; at most {HEADER_LINES}"
    if name.endswith((".c", ".cpp")) and count > FILE_LINES:
        yield 1, f"a file of {count} lines; at most {FILE_LINES}"


def layer(name):
    parts = name.split("/")
    if parts[0] == "model" and len(parts) > 1:
        return "model/common" if parts[1] == "common" else "model/ISA"
    if parts[0] in ("rtl", "testbench") and len(parts) > 2:
        known = f"{parts[0]}/{parts[1]}"
        return known if known in INCLUDES else f"{parts[0]}/ISA"
    return parts[0]


def includes(name, lines):
    source = layer(name)
    if source not in INCLUDES:
        return
    for number, line in enumerate(lines, 1):
        found = re.match(r'\s*#include "(.*)"', line)
        if not found:
            continue
        target = os.path.normpath(os.path.join(os.path.dirname(name), found.group(1)))
        to = layer(target)
        if os.path.exists(target) and to != source and to not in INCLUDES[source]:
            allowed = ", ".join(sorted(INCLUDES[source])) or "no other folder"
            yield number, f"{source} includes {target}; it may include from {allowed}"


def words(name, lines):
    for number, line in enumerate(lines, 1):
        for found in BANNED.finditer(line):
            yield number, f"'{found.group(0)}'; write: {PLAIN[found.group(0).lower()]}"


def readme(name, lines):
    count = len(" ".join(lines).split())
    if count > README_WORDS[name]:
        yield 1, f"{count} words; at most {README_WORDS[name]}"


def formats(names):
    """clang-format lays out C and C++. Another version than CLANG_FORMAT is not asked."""
    program = shutil.which("clang-format")
    version = program and subprocess.run([program, "--version"], capture_output=True,
                                         text=True).stdout
    if not version or f"version {CLANG_FORMAT}" not in version:
        print(f"style: no clang-format {CLANG_FORMAT}x: the layout of C and C++ was not checked")
        return
    for begin in range(0, len(names), 100):
        command = [program, "--dry-run", "--ferror-limit=0"] + names[begin:begin + 100]
        found = subprocess.run(command, capture_output=True, text=True)
        for place in re.findall(r"^(\S+?:\d+):\d+: warning: ", found.stderr, re.M):
            yield f"{place}", "clang-format lays this line out otherwise; run clang-format -i"


def subjects():
    known = subprocess.run(["git", "cat-file", "-e", SUBJECT_BASE + "^{commit}"],
                           capture_output=True)
    if known.returncode:
        print(f"style: commit {SUBJECT_BASE} is not here: commit subjects were not checked")
        return
    log = subprocess.run(["git", "log", "--no-merges", "--format=%h %s", SUBJECT_BASE + ".."],
                         capture_output=True, text=True).stdout
    for line in log.splitlines():
        commit, subject = line.split(" ", 1)
        if len(subject) > SUBJECT_COLUMNS or not re.match(r"[\w./,+ -]+: [a-z]", subject) \
                or subject.endswith("."):
            yield f"commit {commit}", f"subject '{subject}'; `scope: do something`, at most " \
                                      f"{SUBJECT_COLUMNS} characters, no full stop"


def judge():
    """{rule: [(place, message), ..]} of the whole tree."""
    names = tracked()
    found = {rule: [] for rule in ("columns", "format", "function", "always_comb", "size", "ports",
                                   "include", "words", "readme", "subject")}

    def add(rule, name, violations):
        found[rule] += [(f"{name}:{number}", text) for number, text in violations]

    for name in names:
        code = name.endswith(CODE_FILES) or os.path.basename(name) == "Makefile"
        if not code and not name.endswith(".md"):
            continue
        lines = read(name)
        add("columns", name, columns(name, lines))
        if name not in NOT_PROSE:
            add("words", name, words(name, lines))
        if name in README_WORDS:
            add("readme", name, readme(name, lines))
        if name.endswith(C_FILES):
            add("function", name, functions(lines))
            add("size", name, size(name, lines))
            add("include", name, includes(name, lines))
        if name.endswith(".sv"):
            if "do not edit" not in lines[0]:  # a generated table
                add("always_comb", name, always_blocks(lines))
            add("ports", name, ports(lines))
    found["format"] = list(formats([n for n in names if n.endswith(C_FILES)]))
    found["subject"] = list(subjects())
    return found


def read_limits(name, rules):
    """{rule: number}. Each line is `RULE NUMBER REASON`; a line that begins with # is a comment."""
    limits = {}
    if name is None:
        return limits
    for number, line in enumerate(read(name), 1):
        if not line.strip() or line.startswith("#"):
            continue
        row = line.split(None, 2)
        if len(row) != 3 or row[0] not in rules or not row[1].isdigit():
            raise ValueError(f"{name}:{number}: error: expected 'RULE NUMBER REASON' with a rule "
                             f"of {', '.join(rules)}; found '{line}'")
        limits[row[0]] = int(row[1])
    return limits


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--limits", metavar="FILE", help="rows RULE NUMBER REASON")
    parser.add_argument("--list", action="store_true", help="print also what is within its limit")
    options = parser.parse_args()
    if not os.path.isfile("Makefile"):
        print("style: error: expected the root of the tree, found no Makefile; change to it",
              file=sys.stderr)
        return 2
    found = judge()
    try:
        limits = read_limits(options.limits, list(found))
    except (OSError, ValueError) as error:
        text = str(error) if isinstance(error, ValueError) else \
            f"{options.limits}: error: cannot read: {error.strerror}"
        print(text, file=sys.stderr)
        return 2
    over = 0
    for rule, violations in found.items():
        limit = limits.get(rule, 0)
        if len(violations) > limit or options.list:
            for place, text in violations:
                print(f"{place}: {rule}: {text}")
        if len(violations) > limit:
            over += 1
            print(f"failed: {rule}: {len(violations)} violations; the limit is {limit}")
        elif len(violations) < limit:
            print(f"style: {rule}: {len(violations)} violations; lower its limit, {limit}, to that")
    print(f"style: {len(found) - over} passed, {over} failed")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
