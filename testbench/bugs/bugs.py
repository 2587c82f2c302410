"""Planted bugs of the cores and of the board's link.

    python3 testbench/bugs/bugs.py list [FOLDER ...]       a table of all bugs
    python3 testbench/bugs/bugs.py check [FOLDER ...]      heads, programs; that all patches apply
    python3 testbench/bugs/bugs.py refresh [FOLDER ...]    writes hunks again that need fuzz

FOLDER is a folder of patches or an ISA; without one it is each folder of testbench/bugs. For
scripts, with a tab between the fields and "-" for an empty one:

    rows FOLDER                number, patch, program, options, verdict, pc, text; a line for a run
    benches PATCH...           patch, bench, line that it prints
    shrinks FOLDER             number, name, instructions, options
    triages FOLDER             number, programs, beginning of the line
    plan FOLDER                what test_bugs.sh runs: name, number, program, level, seed
    judge FOLDER DIR           what is wrong with these runs; the last line is the number of claims
    apply FOLDER TREE          applies all patches to the files below TREE
"""
import contextlib
import glob
import os
import shutil
import signal
import sys
import tempfile

sys.dont_write_bytecode = True  # no __pycache__ among the patches

import head
import hunks
import judge

HOME = os.path.dirname(os.path.relpath(__file__))
SOURCES = ("rtl", "bridge")  # the files that patches change are in these


def find_folders(names):
    """The folders that are named, or all."""
    if not names:
        return sorted(path for path in glob.glob(f"{HOME}/*/") if glob.glob(
            f"{glob.escape(path)}/**/*.patch", recursive=True))
    return [name if os.path.isdir(name) else f"{HOME}/{name}" for name in names]


def name_patch(bug, folder):
    """A patch as its folder knows it."""
    return os.path.relpath(bug.path, folder)


def list_rows(folder):
    """A row for each run that finds a bug of the folder."""
    return [(str(bug.number), name_patch(bug, folder), run.program, run.options or "-",
             run.verdict, run.at or "-", run.text or "-")
            for bug in head.read_bugs(folder) for run in bug.runs]


def print_rows(rows):
    """For scripts."""
    for row in rows:
        print("\t".join(str(field) for field in row))


def print_list(folders):
    """For people: the columns are as wide as their fields."""
    for folder in folders:
        rows = [("bug", "title", "program", "verdict", "pc", "text")]
        for bug in head.read_bugs(folder):
            if bug.bench:
                rows.append(("", bug.title, bug.bench, "", "", bug.fails))
            for run in bug.runs:
                rows.append((str(bug.number), bug.title, f"{run.program} {run.options}".rstrip(),
                             run.verdict, run.at, run.text))
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        print(folder.rstrip("/"))
        for row in rows:
            print("  ".join(field.ljust(width) for field, width in zip(row, widths)).rstrip())


@contextlib.contextmanager
def copy_sources():
    """A copy of all that patches change."""
    with tempfile.TemporaryDirectory() as tree:
        for source in SOURCES:
            shutil.copytree(source, os.path.join(tree, source))
        yield tree


def apply_bugs(folder, tree):
    """Bugs of a core are in one build and apply in the order of their numbers."""
    for bug in head.read_bugs(folder):
        hunks.apply_bug(bug, tree)


def find_missing(bugs):
    """The programs that are not there. Those of build/ are made by the build, and not before."""
    return [head.Wrong(run.place, f"there is no program {run.program}")
            for bug in bugs for run in bug.runs
            if not run.program.startswith("build/") and not os.path.exists(run.program)]


def check_folder(folder):
    """Heads, programs and patches; whether they are right. Bugs of benches apply one at a time."""
    try:
        bugs = head.read_bugs(folder)
        for wrong in find_missing(bugs):
            raise wrong
        with copy_sources() as tree:
            for bug in bugs:
                with copy_sources() if bug.bench else contextlib.nullcontext(tree) as own:
                    hunks.apply_bug(bug, own)
    except head.Wrong as wrong:
        print(wrong, file=sys.stderr)
        return False
    print(f"{folder.rstrip('/')}: {len(bugs)} bugs, {sum(len(bug.runs) for bug in bugs)} runs")
    return True


def refresh_one(bug, tree):
    """False: it does not apply, not even with fuzz."""
    try:
        hunks.apply_bug(bug, tree)
        return True
    except head.Wrong as wrong:
        done = hunks.refresh_bug(bug, tree)
        if done:
            print(f"{bug.path}: refreshed; read the change")
        else:
            print(wrong, file=sys.stderr)
        return done


def refresh_folder(folder):
    """Whether all patches apply now."""
    done = True
    with copy_sources() as tree:
        for bug in head.read_bugs(folder):
            with copy_sources() if bug.bench else contextlib.nullcontext(tree) as own:
                done &= refresh_one(bug, own)
    return done


def main(command, *names):
    """Runs a command and returns its exit status."""
    folders = find_folders(names) if command in ("list", "check", "refresh") else names
    if command == "list":
        print_list(folders)
    elif command == "check":
        return 0 if all([check_folder(folder) for folder in folders]) else 2
    elif command == "refresh":
        return 0 if all([refresh_folder(folder) for folder in folders]) else 2
    elif command == "rows" and len(names) == 1:
        print_rows(list_rows(*names))
    elif command == "benches":
        print_rows((bug.path, bug.bench, bug.fails) for bug in map(head.read_bug, names))
    elif command == "shrinks" and len(names) == 1:
        print_rows((bug.number, *row) for bug in head.read_bugs(*names) for row in bug.shrinks)
    elif command == "triages" and len(names) == 1:
        print_rows((bug.number, *bug.triage.split(None, 1)) for bug in head.read_bugs(*names)
                   if bug.triage)
    elif command == "plan" and len(names) == 1:
        print_rows(judge.plan_runs(head.read_bugs(*names)))
    elif command == "judge" and len(names) == 2:
        judge.print_claims(head.read_bugs(names[0]), names[1])
    elif command == "apply" and len(names) == 2:
        apply_bugs(*names)
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # list | head
    try:
        sys.exit(main(*(sys.argv[1:] or ["help"])))
    except head.Wrong as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print(f"{error.filename}: error: {error.strerror}", file=sys.stderr)
        sys.exit(2)
