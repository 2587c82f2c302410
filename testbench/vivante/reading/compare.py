"""Runs Vivante programs by the reading of the sheet in this folder and compares every retire with the log of the model.

compare.py TOOL DIRECTORY PROGRAM...: DIRECTORY takes the code words. The model's log says in which order groups step; what
each step does, this reading works out. Prints each program whose record differs, and the counts."""

import json
import multiprocessing
import os
import subprocess
import sys

import machine as reading
from machine import LANES, Machine
from program import Program

MOST_RETIRES = "50000"  # of one program: a loop without end stops there
OTHER_SHAPE = 3  # status: the command has other sizes than the reading


def same(what, mine, theirs):
    return "" if mine == theirs else f"{what}: reading {show(mine)}, log {show(theirs)}"


def show(value):
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, dict):
        return str({k: [hex(v) for v in pair] for k, pair in sorted(value.items())})
    if isinstance(value, list):
        return str([hex(v) if isinstance(v, int) else v for v in value])
    return str(value)


def logged_registers(entry):
    """{(name, event lane): (bytes, value)}"""
    table = {}
    for register in entry["registers"]:
        mask, values = int(register["mask"], 16), iter(register["values"])
        for lane in range(32):
            if mask >> lane & 1:
                key = register["name"], lane
                enables, value = table.get(key, (0, 0))
                table[key] = enables | register["bytes"], value | int(next(values), 16)
    return table


def logged_memory(entry):
    return [(m["space"], int(m["address"], 16), m["bytes"], int(m["value"], 16)) for m in entry["memory"]]


def check_launch(machine, entry):
    slot = entry["warp"]
    group, lanes = machine.launch(slot)
    there = sum(1 << lane.index for lane in lanes if lane.there)
    helpers = sum(1 << lane.index for lane in lanes if lane.helper)
    yield same("launch", [group, machine.program.start, there, helpers], [int(a, 16) for a in entry["args"]])
    mine = {}
    for name in {register["name"] for register in entry["registers"]}:
        for lane in lanes:
            if name == "killed":
                mine[name, 4 * lane.index] = (15, 0)
                continue
            vector = lane.a0 if name == "a0" else lane.internal if name == "i0" else lane.temps[int(name[1:])]
            mine.update(((name, 4 * lane.index + k), (15, v)) for k, v in enumerate(vector))
    yield same("registers of the launch", mine, logged_registers(entry))
    missing = {"a0", "i0", "killed"} | {f"t{t}" for t in machine.program.inputs}
    yield same("cleared by the launch", missing - {name for name, _ in mine}, set())


def check_retire(machine, entry):
    record = machine.step(entry["warp"])
    yield same("pc", record.pc, int(entry["pc"], 16))
    yield same("words", list(record.words), [int(w, 16) for w in entry["words"]])
    yield same("active", sum(1 << k for k in record.active), int(entry["active"], 16))
    yield same("next_pc", sum(pc << (16 * k) for k, pc in record.next_pc.items()), int(entry["next_pc"], 16))
    yield same("trap", record.trap, set(entry["trap"].replace("+", " ").split()) if entry["trap"] else set())
    yield same("done", record.done, entry["done"])
    yield same("registers", record.registers, logged_registers(entry))
    yield same("memory", record.memory, logged_memory(entry))


def compare(machine, log):
    """How many retires were compared; what differs first."""
    retires = 0
    for line in log:
        entry = json.loads(line)
        if entry["kind"] == "launch":
            checks = check_launch(machine, entry)
        else:
            checks = check_retire(machine, entry)
            retires += 1
        for wrong in checks:
            if wrong:
                where = f"warp {entry['warp']} order {entry['order']} {entry.get('text', 'launch')}"
                return retires, f"{where}: {wrong}"
    groups = -(-machine.program.threads // LANES)
    left = [s for s in machine.slots if s and not all(lane.finished for lane in s)]
    if left or sum(machine.launched) != groups:
        return retires, "the log ends before the threads do"
    return retires, ""


def judge(task):
    tool, directory, path = task
    code = os.path.join(directory, path.replace("/", "_") + ".hex")
    common = ["--isa", "vivante"]
    try:
        subprocess.run([tool, "asm", *common, path, "-o", code], check=True, capture_output=True)
        with open(code, encoding="utf-8") as file:
            words = [int(line, 16) for line in (line.split("#")[0].strip() for line in file) if line]
        command = [tool, "log", *common, "--model-only", "--max-clocks", MOST_RETIRES, "--json-lines", path]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as log:
            result = compare(Machine(Program(path), words), log.stdout)
            log.stdout.close()
        return path, *result
    except subprocess.CalledProcessError as error:
        return path, 0, error.stderr.decode().strip()
    except (ValueError, KeyError, IndexError) as error:
        return path, 0, f"{type(error).__name__}: {error}"


def other_shape(tool):
    """The size in which the command is not the machine that is read here; "": in none."""
    version = subprocess.run([tool, "--version"], check=True, capture_output=True, text=True).stdout
    shape = next(line for line in version.splitlines() if line.startswith("vivante "))
    for name, value in (size.split() for size in shape.removeprefix("vivante ").split(",")):
        mine = getattr(reading, name, None)  # of the code memory it knows none
        if mine not in (None, int(value)):
            return f"{name} is {value}, of the reading {mine}"
    return ""


def main(tool, directory, *programs):
    other = other_shape(tool)
    if other:
        print(f"no comparison: {other}")
        return OTHER_SHAPE
    retires = failed = 0
    with multiprocessing.Pool() as pool:
        for path, count, wrong in pool.imap(judge, [(tool, directory, p) for p in programs]):
            retires += count
            if not count and not wrong:
                wrong = "no instruction retired"
            if wrong:
                failed += 1
                print(f"{path}: {wrong}", flush=True)
    print(f"{retires} instructions of {len(programs)} programs compared")
    print(f"{len(programs) - failed} passed, {failed} failed")
    return 1 if failed or not programs else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
