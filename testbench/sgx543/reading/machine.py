"""The machine of docs/isa/sgx543.md: slots, each with one instance, one instruction at a time.

Written from the sheet alone, as a third reading of it beside the model and the core. `step` gives what the instruction
did as a Record."""

import execute
from instruction import PREDICATE, decode
from number import MASK
from operands import BANK_SIZE, Operands
from sheet import PREDICATES

INSTANCES, IMEM_INSTR, LOCAL_BYTES = 4, 1024, 4096
PC_MASK = execute.PC_MASK
STATUS = {"ENDED": 1, "ILLEGAL": 2, "KILLED": 3}
MOE_RESET = (0, 1, 0)  # mode, increment, base


class Memory:
    """Bytes; outside of them loads give 0 and stores are lost."""

    def __init__(self, size):
        self.bytes = bytearray(size)

    def load(self, address):
        return self.bytes[address] if address < len(self.bytes) else 0

    def store(self, address, value):
        if address < len(self.bytes):
            self.bytes[address] = value


class Record:
    """What one retire did: registers [(name, value)] in order, memory [(space, word, bytes, value)]."""

    def __init__(self, pc):
        self.pc, self.words, self.trap = pc, (), set()
        self.registers, self.state, self.memory, self.events = [], [], [], []
        self.next_pc, self.done = pc, False

    def writes(self):
        return self.registers + self.state

    def accesses(self):
        return self.memory + self.events


class Instance:
    """The state of sheet 1, but sa, which is the slot's."""

    def __init__(self, sa, start):
        self.banks = {bank: [0] * BANK_SIZE for bank in ("r", "o", "pa")}
        self.banks["sa"] = sa
        self.internal, self.p, self.idx, self.link = [0] * 16, [0] * 4, [0] * 2, 0
        self.moe, self.limits = [MOE_RESET] * 4, 0
        self.phase, self.phase_valid, self.phase_wait, self.phase_addr = 0, False, 0, 0
        self.pc, self.status, self.depth, self.has_depth = start, None, 0, False

    def moe_rows(self):
        return [base | (inc & 0xFF) << 12 | mode << 20 for mode, inc, base in self.moe] + [self.limits]

    def phase_rows(self):
        return [self.phase | self.phase_valid << 14, self.phase_addr]

    def files(self):
        """{name: value} of every row."""
        table = {f"{bank}{k}": v for bank in ("r", "o", "pa") for k, v in enumerate(self.banks[bank])}
        table.update({f"i[{k}]": v for k, v in enumerate(self.internal)})
        table.update({f"p{k}": v for k, v in enumerate(self.p)})
        table.update({f"idx[{k}]": v for k, v in enumerate(self.idx)})
        table.update({f"moe[{k}]": v for k, v in enumerate(self.moe_rows())})
        table.update({f"phase[{k}]": v for k, v in enumerate(self.phase_rows())})
        table["link"] = self.link
        return table


class Machine:
    def __init__(self, program, words):
        self.program = program
        self.code = [words[i] | words[i + 1] << 32 for i in range(0, len(words), 2)]
        self.code += [0] * (IMEM_INSTR - len(self.code))
        self.memory, self.local = Memory(program.global_bytes), Memory(LOCAL_BYTES)
        for address, word in program.memory.items():
            for k in range(4):
                self.memory.store(address + k, word >> (8 * k) & 0xFF)
        self.sa, self.instances, self.numbers = {}, {}, {}  # of slots
        self.next, self.launched = list(range(INSTANCES)), 0
        self.stopped = False  # by an illegal instruction that the program does not expect
        self.first_sa = [program.uniforms.get(k, 0) for k in range(BANK_SIZE)]

    # ---- launches

    def launch(self, slot):
        """The arguments of the launch and the rows that it writes."""
        program = self.program
        secondary = program.secondary is not None and self.launched == 0
        start, end = program.secondary if secondary else (program.start, program.end)
        fresh = slot not in self.sa
        if fresh:
            self.sa[slot] = list(self.first_sa)
        instance = Instance(self.sa[slot], start)
        instance.secondary, instance.end = secondary, end
        number = self.next[slot]
        if not secondary:
            self.next[slot] += INSTANCES
            record = program.input.get(number, [])
            record = record + [0] * (program.pa_count + program.o_count - len(record))
            instance.banks["pa"][: program.pa_count] = record[: program.pa_count]
            instance.banks["o"][: program.o_count] = record[program.pa_count :]
        args = [0 if secondary else number + (program.secondary is not None), start, int(secondary), end]
        self.launched += 1
        self.instances[slot], self.numbers[slot] = instance, number
        rows = instance.files()
        if fresh:
            rows.update({f"sa{k}": v for k, v in enumerate(self.sa[slot])})
        return args, rows

    def finished(self):
        """Whether the log may end here."""
        secondary = self.program.secondary is not None
        failed = secondary and self.launched == 1 and self.instances[0].status != "ENDED"
        left = any(instance.status is None for instance in self.instances.values())
        return not left and (failed or self.launched == self.program.instances + secondary)

    # ---- one instruction

    def step(self, slot):
        instance = self.instances[slot]
        record = Record(instance.pc)
        if instance.pc < IMEM_INSTR:
            word = self.code[instance.pc]
            record.words = word & MASK, word >> 32
            insn = decode(word)
        else:
            insn = None
        if insn is None:
            record.trap.add("ILLEGAL")
            instance.status = "ILLEGAL"
            self.stopped = not self.program.expects_illegal
        else:
            Step(self, instance, insn, record).run()
            record.next_pc = instance.pc
        if instance.status is not None:
            record.done = True
            self.deliver(slot, record)
        return record

    def deliver(self, slot, record):
        instance = self.instances[slot]
        if instance.secondary:
            if instance.status == "ENDED":
                self.first_sa = list(instance.banks["sa"])
            return
        bank, first, count = self.program.outputs
        words = [STATUS[instance.status] | instance.has_depth << 8, instance.depth]
        words += instance.banks[bank][first : first + count]
        base = 4 * self.numbers[slot] * (2 + count)
        record.events += [("output", base + 4 * k, 15, word) for k, word in enumerate(words)]


class Step(Operands):
    """One instruction of one instance."""

    def __init__(self, machine, instance, insn, record):
        super().__init__(instance, insn, record)
        self.machine, self.branch = machine, None

    def run(self):
        insn, instance, record = self.insn, self.instance, self.record
        operation = getattr(execute, insn.group.lower())
        for self.j in range(self.iterations()):
            if self.enabled():
                operation(self, insn)
        ends = self.ends()
        if instance.status == "KILLED":
            instance.pc = instance.pc + 1 & PC_MASK
            return
        instance.pc = instance.pc + 1 & PC_MASK if self.branch is None else self.branch
        if ends or instance.end and instance.pc == instance.end:
            self.end_of_phase()
        record.next_pc = instance.pc

    def iterations(self):
        insn = self.insn
        if insn.group == "VLDST":
            return insn.count + 1 if insn.moe else 1
        return getattr(insn, "rcount", 0) + 1

    def enabled(self):
        """2.2"""
        column = PREDICATE.get(self.insn.group)
        if column is None:
            return True
        code = self.insn.spred if column == "KILL" or self.insn.group == "DEPTHF" else self.insn.pred
        text = PREDICATES[column][code]
        if text == "always":
            return True
        if text == "Pn":
            return bool(self.instance.p[self.j % 4])
        return bool(self.instance.p[int(text[-1])]) != text.startswith("!")

    def ends(self):
        """2.8"""
        insn, group = self.insn, self.insn.group
        if group == "VMOV":
            return insn.mtype == 0 and insn.end_s0ext
        if group == "FLOW":
            return insn.fop == 5 and insn.word >> 50 & 1
        if group == "EMIT":
            return insn.word >> 50 & 1
        return getattr(insn, "end", 0)

    def end_of_phase(self):
        instance = self.instance
        if instance.phase_valid and instance.phase_wait != 7:
            instance.pc, instance.phase_valid = instance.phase_addr, False
            self.record.state.append(("phase[0]", instance.phase_rows()[0]))
            self.reset_moe()
        else:
            instance.status = "ENDED"

    def reset_moe(self):
        self.instance.moe, self.instance.limits = [MOE_RESET] * 4, 0
        self.record.state += [(f"moe[{k}]", v) for k, v in enumerate(self.instance.moe_rows())]
