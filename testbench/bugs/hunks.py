"""Applies patches without fuzz. Each hunk must fit one place of its file, and only one.

patch -F 0 is weaker: of several places that fit it silently takes the nearest one.
"""
import os
import re
import subprocess
import tempfile

import head

CONTEXT = 2  # lines; more where these fit several places
FIX = "python3 testbench/bugs/bugs.py refresh"


def split_hunks(bug):
    """The hunks of a patch as (file, place, old lines, new lines)."""
    hunks, file, left = [], None, [0, 0]
    for number, line in enumerate(bug.body, bug.body_line):
        place = f"{bug.path}:{number}"
        start = re.match(r"@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@", line)
        if any(left):
            if line[0] not in " +-":
                raise head.Wrong(place, f"expected a line of the hunk, found '{line.rstrip()}'")
            for side, sign in enumerate("-+"):
                if line[0] in (" ", sign):
                    hunks[-1][2 + side].append(line[1:])
                    left[side] -= 1
        elif start and file:
            left = [int(count or 1) for count in start.groups()]
            hunks.append((file, place, [], []))
        elif line.startswith("+++ b/"):
            file = line[6:].split("\t")[0].rstrip()
            if file.startswith("/") or ".." in file.split("/"):
                raise head.Wrong(place, f"expected a file below the tree, found '{file}'")
        elif not line.startswith("--- a/"):
            raise head.Wrong(place, f"expected '--- a/FILE', '+++ b/FILE' or a hunk, "
                             f"found '{line.rstrip()}'")
    if any(left) or not hunks:
        raise head.Wrong(bug.path, "the last hunk is cut off" if hunks else "it has no hunk")
    return hunks


def find_places(lines, old):
    """Where the old lines of a hunk are in a file."""
    return [at for at in range(len(lines) - len(old) + 1) if lines[at:at + len(old)] == old]


def read_lines(path):
    """The lines of a file with their ends."""
    with open(path, encoding="utf-8") as file:
        return file.readlines()


def apply_bug(bug, tree):
    """Applies a patch to the files below tree. It names a hunk that does not fit exactly once."""
    for file, place, old, new in split_hunks(bug):
        path = os.path.join(tree, file)
        if not os.path.exists(path):
            raise head.Wrong(place, f"there is no {file}")
        lines = read_lines(path)
        places = find_places(lines, old)
        if len(places) != 1:
            found = f"fits {len(places)} places in" if places else "needs fuzz in"
            raise head.Wrong(place, f"the hunk {found} {file}; {FIX}")
        lines[places[0]:places[0] + len(old)] = new
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(lines)


def write_hunks(old_path, new_path, file):
    """The patch of one file, with as much context as makes each hunk fit one place."""
    lines, context = read_lines(old_path), CONTEXT
    while True:
        out = subprocess.run(["diff", f"-U{context}", "--label", f"a/{file}", "--label",
                              f"b/{file}", old_path, new_path], capture_output=True, text=True,
                             check=False).stdout.splitlines(keepends=True)
        hunks = split_hunks(head.Bug(new_path, body=out)) if out else []
        if all(len(find_places(lines, old)) == 1 for _, _, old, _ in hunks):
            return out
        context += 1


def refresh_bug(bug, tree):
    """Applies a patch with fuzz and writes its hunks again; whether it applies."""
    found = split_hunks(bug)
    files = sorted({file for file, _, _, _ in found})
    # with fuzz 2 a hunk that only adds lines would fit anywhere
    fuzz = 2 if all(set(old) - set(new) for _, _, old, new in found) else 1
    with tempfile.TemporaryDirectory() as before:
        for file in files:
            os.makedirs(os.path.dirname(os.path.join(before, file)), exist_ok=True)
            with open(os.path.join(before, file), "w", encoding="utf-8") as copy:
                copy.writelines(read_lines(os.path.join(tree, file)))
        patch = subprocess.run(["patch", "-s", "-f", "-F", str(fuzz), "-p1", "-r", "-",
                                "--no-backup-if-mismatch", "-d", tree], input="".join(bug.body),
                               capture_output=True, text=True, check=False)
        if patch.returncode:
            return False
        body = [line for file in files for line in
                write_hunks(os.path.join(before, file), os.path.join(tree, file), file)]
    head_lines = read_lines(bug.path)[:bug.body_line - 1]
    with open(bug.path, "w", encoding="utf-8") as file:
        file.writelines(head_lines + body)
    return True
