"""The runs of test_bugs.sh: which it makes, and whether they are as the heads say.

The record of a run is DIR/NAME.json, its report DIR/NAME.out; DIR/good.jsonl has the records of
all programs with no bug armed.
"""
import json
import os

ORDINARY = ("mild", "1")  # level of --disturb and seed of a run without Options
CONTROLS = {"wild": ("none", "mild")}  # levels that must not find the bug, by that of Options
ALL_CONTROLS = ("none", "mild", "wild")


def number_runs(bugs):
    """(name, bug, run) of each run in the heads. The names are numbers from 1 on."""
    runs = [(bug, run) for bug in bugs for run in bug.runs]
    return [(str(name), *row) for name, row in enumerate(runs, 1)]


def read_options(run):
    """Level and seed of a run."""
    words = run.options.split()
    return (words[1], words[3]) if words else ORDINARY


def list_controls(name, run):
    """(name, level, seed) of the runs that must pass, since only a higher level finds the bug."""
    level, seed = read_options(run)
    levels = CONTROLS.get(level, ALL_CONTROLS) if run.options else ()
    return [(f"{name}-{number}", control, seed) for number, control in enumerate(levels, 1)]


def plan_runs(bugs):
    """All runs of the test: name, number of the bug, program, level, seed."""
    rows = number_runs(bugs)
    plan = [(name, bug.number, run.program, *read_options(run)) for name, bug, run in rows]
    return plan + [(control, bug.number, run.program, level, seed) for name, bug, run in rows
                   for control, level, seed in list_controls(name, run)]


def read_records(path):
    """The records of a file; a run that died has left none."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def judge_clocks(record, good):
    """A bug that costs clocks: the run passes and retires the same, but its clocks are others."""
    before = good[record["file"]]
    right = (record["outcome"] == "PASS" and record["hash"] == before["hash"]
             and record["clocks"] != before["clocks"])
    return "" if right else (f"{record['outcome']} in {record['clocks']} clocks; expected PASS, "
                             f"and not in {before['clocks']}")


def judge_run(run, record, good):
    """What is wrong with a run of a bug; "" if nothing is."""
    found = record.get("difference") or {}
    if run.verdict == "CLOCKS" and record.get("file") in good:
        return judge_clocks(record, good)
    right = (record.get("outcome") == run.verdict and run.at in ("", found.get("pc"))
             and run.text in ("", found.get("text")))
    return "" if right else (
        f"{record.get('outcome', 'no record')} at {found.get('pc')} {found.get('text')}; "
        f"expected {run.verdict} at {run.at or 'any pc'} {run.text}")


def list_claims(bugs, folder):
    """(what, what is wrong with it or "") of each claim of the heads."""
    def read_one(name):
        return (read_records(os.path.join(folder, f"{name}.json")) + [{}])[0]
    good = {record["file"]: record for record in read_records(os.path.join(folder, "good.jsonl"))}
    for name, bug, run in number_runs(bugs):
        what = f"{bug.path}: {run.program}"
        yield what, judge_run(run, read_one(name), good)
        for control, level, seed in list_controls(name, run):
            outcome = read_one(control).get("outcome", "no record")
            yield what, "" if outcome == "PASS" else (
                f"{outcome} with --disturb {level} --seed {seed}; expected PASS")
        with open(os.path.join(folder, f"{name}.out"), encoding="utf-8") as file:
            report = file.read()
        for text in run.reports:
            yield what, "" if text in report else f"the report does not contain: {text}"


def print_claims(bugs, folder):
    """The claims that do not hold, then the number of those that do."""
    claims = list(list_claims(bugs, folder))
    for what, wrong in claims:
        if wrong:
            print(f"{what}: {wrong}")
    print(sum(not wrong for _, wrong in claims))
