"""The head of a planted bug's patch: the lines before the first "--- ". README.md has the fields.

A field is "Name: value"; a line that begins with a blank continues the field above it. Only this
file reads heads.
"""
import dataclasses
import glob
import os
import re

ONCE = ("Bug", "Title", "Triage", "Bench", "Fails")  # in the whole head
OF_A_RUN = ("Options", "Verdict", "At", "Text")  # once after each Program
MANY = ("Shrink", "Report", "Program")
VALUES = {
    "Bug": (r"[1-9]\d*", "a number from 1 on"),
    "Options": (r"--disturb \w+ --seed \d+", "'--disturb LEVEL --seed N'"),
    "Verdict": (r"[A-Z_]+", "a verdict in capitals"),
    "At": (r"pc 0x[\da-f]+", "'pc 0xN'"),
    "Shrink": (r"\w+ \d+ \S.*", "'NAME INSTRUCTIONS OPTION...'"),
    "Triage": (r"\d+ \S.*", "'PROGRAMS BEGINNING-OF-THE-LINE'"),
}


class Wrong(Exception):
    """A patch or its head is wrong. The message is one line: place: error: text."""

    def __init__(self, place, text):
        super().__init__(f"{place}: error: {text}")


@dataclasses.dataclass
class Run:
    """A program that finds the bug: from one Program line up to the next."""

    program: str
    place: str
    options: str = ""
    verdict: str = ""
    at: str = ""
    text: str = ""
    reports: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Bug:
    """A patch. The lines from the first "--- " on are its body."""

    path: str
    number: int = 0
    title: str = ""
    bench: str = ""
    fails: str = ""
    triage: str = ""
    runs: list = dataclasses.field(default_factory=list)
    shrinks: list = dataclasses.field(default_factory=list)
    body: list = dataclasses.field(default_factory=list)
    body_line: int = 0


def unfold(path, lines):
    """The fields of a head as (place, name, value)."""
    fields = []
    for number, line in enumerate(lines, 1):
        place = f"{path}:{number}"
        field = re.fullmatch(r"([A-Z][a-z]*):\s+(\S.*)", line.rstrip())
        if field:
            fields.append((place, field[1], field[2]))
        elif line[:1] == " " and line.strip() and fields:
            fields[-1] = (*fields[-1][:2], f"{fields[-1][2]} {line.strip()}")
        else:
            raise Wrong(place, f"expected 'Field: value', found '{line.rstrip()}'")
    return fields


def add_field(bug, place, name, value):
    """One field of a head. A field of a run belongs to the Program above it."""
    if name not in ONCE + OF_A_RUN + MANY:
        raise Wrong(place, f"no field has the name '{name}'; expected one of "
                    + ", ".join(ONCE + MANY + OF_A_RUN))
    if name in VALUES and not re.fullmatch(VALUES[name][0], value):
        raise Wrong(place, f"{name}: expected {VALUES[name][1]}, found '{value}'")
    if name in OF_A_RUN + ("Report",) and not bug.runs:
        raise Wrong(place, f"expected a Program before {name}")
    if name == "Program":
        bug.runs.append(Run(value, place))
    elif name == "Report":
        bug.runs[-1].reports.append(value)
    elif name == "Shrink":
        bug.shrinks.append(value.split(None, 2))
    else:
        owner = bug.runs[-1] if name in OF_A_RUN else bug
        attribute = "number" if name == "Bug" else name.lower()
        if getattr(owner, attribute):
            raise Wrong(place, f"{name} is there twice")
        value = value.removeprefix("pc ") if name == "At" else value
        setattr(owner, attribute, int(value) if name == "Bug" else value)


def require_fields(bug):
    """A bug of a core has a number and runs with verdicts; one of the board a bench that fails."""
    if not bug.body:
        raise Wrong(bug.path, "expected a patch after the head, found no line '--- FILE'")
    if not bug.title:
        raise Wrong(bug.path, "the head has no Title")
    if bug.bench or bug.fails:
        if not bug.bench or not bug.fails or bug.number or bug.runs:
            raise Wrong(bug.path, "a bug of a bench has Title, Bench and Fails, and no other field")
        return
    for name, value in (("Bug", bug.number), ("Program", bug.runs)):
        if not value:
            raise Wrong(bug.path, f"the head has no {name}")
    for run in bug.runs:
        if not run.verdict:
            raise Wrong(run.place, f"no Verdict follows the Program {run.program}")


def read_bug(path):
    """The bug of a patch file."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.readlines()
    except UnicodeDecodeError as error:
        raise Wrong(path, "expected UTF-8") from error
    end = next((at for at, line in enumerate(lines) if line.startswith("--- ")), len(lines))
    bug = Bug(path, body=lines[end:], body_line=end + 1)
    for place, name, value in unfold(path, lines[:end]):
        add_field(bug, place, name, value)
    require_fields(bug)
    return bug


def read_bugs(folder):
    """All bugs of a folder, in the order of their numbers. No two have the same number."""
    paths = sorted(glob.glob(os.path.join(glob.escape(folder), "**", "*.patch"), recursive=True))
    if not paths:
        raise Wrong(folder, "expected patches, found none")
    bugs, owner = [read_bug(path) for path in paths], {}
    for bug in bugs:
        if bug.number and bug.number in owner:
            raise Wrong(bug.path, f"bug {bug.number} is {owner[bug.number]} already; the next free "
                        f"number is {max(other.number for other in bugs) + 1}")
        owner[bug.number] = bug.path
    return sorted(bugs, key=lambda bug: (bug.number, bug.path))
