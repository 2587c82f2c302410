"""Compares what a reading of a sheet says of each retire with the log of the model; one process for each core of the host."""

import functools
import json
import multiprocessing
import os
import subprocess

OTHER_SHAPE = 3  # status: the command has other sizes than the reading
MOST_RETIRES = "50000"  # of one program: a loop without end stops there


def same(what, mine, theirs):
    return "" if mine == theirs else f"{what}: reading {show(mine)}, log {show(theirs)}"


def show(value):
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, dict):
        return str({k: [hex(v) for v in pair] for k, pair in sorted(value.items())})
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(show(v) for v in value) + "]"
    return str(value)


def logged_memory(entry):
    return [(m["space"], int(m["address"], 16), m["bytes"], int(m["value"], 16)) for m in entry["memory"]]


def other_shape(tool, isa, reading):
    """The size in which the command is not the machine that the module is read as; "": in none, or there is no core."""
    version = subprocess.run([tool, "--version"], check=True, capture_output=True, text=True).stdout
    shape = next(line for line in version.splitlines() if line.startswith(isa + " ")).removeprefix(isa).strip()
    for name, value in (size.split() for size in shape.split(",") if shape != "no core"):
        mine = getattr(reading, name, None)  # of some sizes it knows none
        if mine not in (None, int(value)):
            return f"{name} is {value}, of the reading {mine}"
    return ""


def follow(log, launch, retire, over):
    """Each entry of a log to launch(entry) or retire(entry), which give what differs; over() says what is missing at the end.
    How many retires there were; what differs first."""
    retires = 0
    for line in log:
        entry = json.loads(line)
        retires += entry["kind"] != "launch"
        for wrong in launch(entry) if entry["kind"] == "launch" else retire(entry):
            if wrong:
                where = f"warp {entry['warp']} order {entry['order']} {entry.get('text', 'launch')}"
                return retires, f"{where}: {wrong}"
    return retires, over()


def _judge(isa, tool, directory, compare, path):
    code = os.path.join(directory, path.replace("/", "_") + ".hex")
    try:
        subprocess.run([tool, "asm", "--isa", isa, path, "-o", code], check=True, capture_output=True)
        with open(code, encoding="utf-8") as file:
            words = [int(line, 16) for line in (line.split("#")[0].strip() for line in file) if line]
        command = [tool, "log", "--isa", isa, "--model-only", "--max-clocks", MOST_RETIRES, "--json-lines", path]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as log:
            result = compare(path, words, log.stdout)
            log.stdout.close()
        return path, *result
    except subprocess.CalledProcessError as error:
        return path, 0, error.stderr.decode().strip()
    except (ValueError, KeyError, IndexError) as error:
        return path, 0, f"{type(error).__name__}: {error}"


def compare_all(isa, reading, compare, tool, directory, *programs):
    """compare(path, words, log) gives how many retires it compared, and what differs first. The status to exit with."""
    other = other_shape(tool, isa, reading)
    if other:
        print(f"no comparison: {other}")
        return OTHER_SHAPE
    retires = failed = 0
    with multiprocessing.Pool() as pool:
        for path, count, wrong in pool.imap(functools.partial(_judge, isa, tool, directory, compare), programs):
            retires += count
            if not count and not wrong:
                wrong = "no instruction retired"
            if wrong:
                failed += 1
                print(f"{path}: {wrong}", flush=True)
    print(f"{retires} instructions of {len(programs)} programs compared")
    print(f"{len(programs) - failed} passed, {failed} failed")
    return 1 if failed or not programs else 0
