"""Runs SGX543 programs by the reading of the sheet in this folder and compares every retire with the log of the model.

compare.py TOOL DIRECTORY PROGRAM...: DIRECTORY takes the code words. The model's log says which slot steps next; what the
step does, this reading works out. Prints each program whose record differs, and the counts."""

import sys
from functools import partial

import machine as sizes
from machine import Machine
from program import Program
from records import compare_all, follow, logged_memory, same


def logged_registers(entry):
    """[(name, value)] in their order"""
    return [(register["name"], int(register["values"][0], 16)) for register in entry["registers"]]


def check_launch(machine, entry):
    args, rows = machine.launch(entry["warp"])
    yield same("launch", args, [int(a, 16) for a in entry["args"]])
    logged = dict(logged_registers(entry))
    yield same("registers of the launch", sorted(set(rows.items()) - set(logged.items())), sorted(set(logged.items()) - set(rows.items())))


def check_retire(machine, entry):
    record = machine.step(entry["warp"])
    yield same("pc", record.pc, int(entry["pc"], 16))
    yield same("words", list(record.words), [int(w, 16) for w in entry["words"]])
    yield same("active", 1, int(entry["active"], 16))
    yield same("trap", record.trap, set(entry["trap"].replace("+", " ").split()) if entry["trap"] else set())
    yield same("registers", record.writes(), logged_registers(entry))
    yield same("memory", record.accesses(), logged_memory(entry))
    yield same("next_pc", record.next_pc, int(entry["next_pc"], 16))
    yield same("done", record.done, entry["done"])


def compare(path, words, log):
    """How many retires were compared; what differs first."""
    machine = Machine(Program(path), words)

    def over():
        return "" if machine.finished() or machine.stopped else "the log ends before the instances do"

    return follow(log, partial(check_launch, machine), partial(check_retire, machine), over)


if __name__ == "__main__":
    sys.exit(compare_all("sgx543", sizes, compare, *sys.argv[1:]))
