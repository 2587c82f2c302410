"""Runs Vivante programs by the reading of the sheet in this folder and compares every retire with the log of the model.

compare.py TOOL DIRECTORY PROGRAM...: DIRECTORY takes the code words. The model's log says in which order groups step; what
each step does, this reading works out. Prints each program whose record differs, and the counts."""

import sys
from functools import partial

import machine as sizes
from machine import LANES, Machine
from program import Program
from records import compare_all, follow, logged_memory, same


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


def compare(path, words, log):
    """How many retires were compared; what differs first."""
    machine = Machine(Program(path), words)

    def over():
        groups = -(-machine.program.threads // LANES)
        left = [s for s in machine.slots if s and not all(lane.finished for lane in s)]
        return "the log ends before the threads do" if left or sum(machine.launched) != groups else ""

    return follow(log, partial(check_launch, machine), partial(check_retire, machine), over)


if __name__ == "__main__":
    sys.exit(compare_all("vivante", sizes, compare, *sys.argv[1:]))
