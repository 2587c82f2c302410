"""The machine of docs/isa/vivante.md: groups of lanes, one issue step at a time.

Written from the sheet alone, as a third reading of it beside the model and the core. `step` gives what the
instruction did as a Record."""

import number
from instruction import BITS, F16, FLOATS, S32, SIGNED, SIZE, U8, U16, U32, decode, immediate

MASK = 0xFFFFFFFF
LANES, GROUPS = 4, 4
NUM_TEMPS, NUM_UNIFORMS, LOCAL_BYTES = 64, 256, 8192
CALL_DEPTH, LOOP_DEPTH = 8, 4
UNIFORM_GROUPS = (2, 3, 6)
MOVES_TO_A0 = ("MOVAR", "MOVAF", "MOVAI")
FLOW = ("CALL", "RET", "BRANCH", "BRANCH_ANY", "REP", "ENDREP", "LOOP", "ENDLOOP")
WITH_CONDITION = ("SELECT", "SET", "CMP", "BRANCH", "BRANCH_ANY", "TEXKILL", "CALL")
BINARY_CONDITIONS = range(1, 10)
RESERVED_CONDITIONS = (*range(16, 22), *range(23, 32))
SELMSB = 22


def signed(v, bits=32):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


class Memory:
    def __init__(self, size):
        self.bytes = bytearray(size)

    def load(self, address, size):
        if address < 0 or address + size > len(self.bytes):
            return 0
        return int.from_bytes(self.bytes[address : address + size], "little")

    def store(self, address, size, value):
        if address + size <= len(self.bytes):
            self.bytes[address : address + size] = value.to_bytes(size, "little")


class Record:
    """What one retire did: registers {(name, event lane): (bytes, value)}, memory [(space, word, bytes, value)]."""

    def __init__(self):
        self.registers, self.memory, self.trap = {}, [], set()
        self.next_pc, self.active, self.done = {}, [], False

    def write(self, name, lane, component, value, enables=15):
        value &= sum(0xFF << (8 * k) for k in range(4) if enables >> k & 1)
        self.registers[name, 4 * lane + component] = (enables, value)

    def access(self, space, address, size, value):
        at = address & 3
        self.memory.append((space, address & ~3, ((1 << size) - 1) << at, value << (8 * at)))


class Lane:
    def __init__(self, index, program, thread):
        self.index, self.thread = index, thread
        self.there = thread < program.threads
        self.finished = not self.there
        self.temps = [[0] * 4 for _ in range(NUM_TEMPS)]
        self.a0, self.internal = [0] * 4, [0] * 4
        self.killed, self.helper = False, False
        self.pc, self.calls, self.loops = program.start, [], []
        if self.there:
            self.helper = thread in program.helpers
            if thread in program.internal:
                self.internal = list(program.internal[thread][0])
            for t, vector in zip(program.inputs, program.input.get(thread, [])):
                self.temps[t] = list(vector)


def narrow(value, type_):
    """Low N bits, extended to 32."""
    bits = BITS.get(type_, 32)
    return (signed(value, bits) if type_ in SIGNED else value & ((1 << bits) - 1)) & MASK


def integer(value, type_):
    """32 bits as a number."""
    return signed(value) if type_ in SIGNED else value


def bounds(type_):
    bits = BITS.get(type_, 32)
    if type_ in SIGNED:
        return -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    return 0, (1 << bits) - 1


class Machine:
    def __init__(self, program, words):
        self.program, self.halti = program, program.halti
        self.code = [words[i : i + 4] for i in range(0, len(words), 4)]
        self.decoded = [decode(w) for w in self.code]
        self.memory = Memory(program.global_bytes)
        for address, word in program.memory.items():
            self.memory.store(address, 4, word)
        self.local = [Memory(LOCAL_BYTES) for _ in range(GROUPS)]
        self.slots, self.launched = [None] * GROUPS, [0] * GROUPS

    # ---- groups

    def launch(self, slot):
        """The next group of a slot: its number and its lanes."""
        group = slot + GROUPS * self.launched[slot]
        self.launched[slot] += 1
        self.slots[slot] = [Lane(k, self.program, LANES * group + k) for k in range(LANES)]
        return group, self.slots[slot]

    def step(self, slot):
        lanes = self.slots[slot]
        ready = [lane for lane in lanes if not lane.finished]
        pc = min(lane.pc for lane in ready)
        active = [lane for lane in ready if lane.pc == pc]
        record = Record()
        record.pc, record.words, record.active = pc, self.code[pc], [lane.index for lane in active]
        Step(self, slot, lanes, active, self.decoded[pc], record).run()
        for lane in active:
            if not self.program.start <= lane.pc < self.program.end:
                lane.finished = True
            record.next_pc[lane.index] = lane.pc
        record.done = all(lane.finished for lane in lanes)
        if record.done:
            self.deliver(lanes, record)
        return record

    def deliver(self, lanes, record):
        for lane in lanes:
            if not lane.there:
                continue
            words = [1, int(lane.killed), int(lane.helper), 0]
            if not lane.killed and not lane.helper:
                for t in self.program.outputs:
                    words += lane.temps[t] if t < NUM_TEMPS else [0] * 4
            base = 16 * lane.thread * (1 + len(self.program.outputs))
            for i, word in enumerate(words):
                record.access("output", base + 4 * i, 4, word)


class Step:
    """One instruction of one group."""

    def __init__(self, machine, slot, lanes, active, insn, record):
        self.machine, self.program = machine, machine.program
        self.slot, self.lanes, self.active = slot, lanes, active
        self.insn, self.op, self.record = insn, insn.op, record
        self.type = insn.type
        self.mode = insn.rmode
        if self.mode not in (number.ZERO_MODE, number.EVEN_MODE):
            self.mode = number.EVEN_MODE if self.program.rtne else number.ZERO_MODE

    def run(self):
        name = self.op.name
        if name == "reserved" or name in WITH_CONDITION and self.insn.cond in RESERVED_CONDITIONS:
            self.record.trap.add("RSV")
        # every lane reads before any lane writes
        work = [(lane, *(self.operand(lane, k) for k in range(3))) for lane in self.active]
        for lane in self.active:
            lane.pc += 1
        if self.op.width == "tex":
            self.texture()
        elif self.op.width == "mem":
            for lane, a, b, c in work:
                self.access(lane, a, b, c)
        elif name in FLOW:
            for lane, a, b, _ in work:
                self.flow(lane, a, b)
        elif name == "TEXKILL":
            for lane, a, b, _ in work:
                if any(self.holds(a, b)):
                    lane.killed = True
                    self.record.write("killed", lane.index, 0, 1)
        elif name in MOVES_TO_A0:
            for lane, _, _, c in work:
                for k in self.insn.comps:
                    self.write_a0(lane, k, self.address(c[k]))
        elif name == "SWIZZLE":
            for lane, a, b, c in work:
                self.swizzle(lane, a, b, c)
        elif self.op.slots:
            results = [self.compute(lane, a, b, c) for lane, a, b, c in work]
            for (lane, *_), result in zip(work, results):
                self.write(lane, [self.finish(v) for v in result])

    # ---- operands, 4.1

    def group_of(self, slot):
        return 3 if slot.group == 7 and self.machine.halti < 2 else slot.group

    def is_uniform(self, slot):
        return slot.use and self.group_of(slot) in UNIFORM_GROUPS

    def operand(self, lane, index):
        insn, slot = self.insn, self.insn.slots[index]
        if "abc"[index] not in self.op.slots or not slot.use:
            return [0] * 4
        if self.group_of(slot) == 7:
            return [self.immediate(slot)] * 4
        source = slot
        if self.machine.halti < 5 and self.is_uniform(slot):
            source = [s for s in insn.slots if self.is_uniform(s)][-1]
        vector = self.read(lane, source)
        plain = self.op.name == "SWIZZLE" and index != 0 or self.op.name == "CONV"
        values = [self.convert(vector[c]) for c in slot.swizzle]
        return values if plain else [self.modify(v, slot) for v in values]

    def immediate(self, slot):
        kind, value = immediate(slot)
        if self.op.kind == "t" and kind == 3 and self.type == F16:
            return number.half_to_float(value)
        if self.op.kind == "i" and self.type in BITS:
            return narrow(value, self.type)
        return value

    def read(self, lane, slot):
        group = self.group_of(slot)
        index = slot.reg
        if 1 <= slot.amode <= 4:
            index = (index + lane.a0[slot.amode - 1]) & MASK
        if group in (1, 5):
            return lane.internal
        if group in (0, 4):
            return lane.temps[index] if index < NUM_TEMPS else [0] * 4
        index = (index + 128) & MASK if group == 3 else index
        if index >= NUM_UNIFORMS:
            return [0] * 4
        return [self.program.uniforms.get(4 * index + k, 0) for k in range(4)]

    def convert(self, value):
        if self.op.kind in "ti" and self.type in BITS:
            return narrow(value, self.type)
        if self.op.kind == "t" and self.type == F16:
            return number.half_to_float(value & 0xFFFF)
        return value

    def floats(self):
        """Whether abs and neg are those of floats."""
        return self.op.kind == "f" or self.op.kind in "tr" and self.type in FLOATS

    def modify(self, value, slot):
        if self.floats():
            value = value & 0x7FFFFFFF if slot.abs else value
            return value ^ number.SIGN if slot.neg else value
        if slot.abs and self.type in SIGNED and value >> 31:
            value = -value & MASK
        return -value & MASK if slot.neg else value

    # ---- results, 3.4

    def finish(self, value):
        """SAT, then the width of TYPE."""
        op, float_result = self.op, self.op.kind in "fr" or self.op.name == "I2F" or self.type in FLOATS
        if op.name == "CONV":
            return value
        if self.insn.sat and op.sat and float_result:
            value = number.saturate(value)
        follows = op.kind in "ti" and op.name not in ("CMP", "I2F", "BIT_FINDLSB", "BIT_FINDMSB") or op.name in ("F2I", "F2IRND")
        if not follows:
            return value
        if self.type == F16 and op.kind == "t":
            return number.float_to_half(value, self.mode)
        return narrow(value, self.type)

    def target(self, lane):
        insn = self.insn
        index = insn.dst_reg
        if 1 <= insn.dst_amode <= 4:
            index = (index + lane.a0[insn.dst_amode - 1]) & MASK
        return index if insn.dst_use and index < NUM_TEMPS else None

    def write(self, lane, values, comps=None):
        index = self.target(lane)
        if index is None:
            return
        for k in self.insn.comps if comps is None else comps:
            lane.temps[index][k] = values[k]
            self.record.write(f"t{index}", lane.index, k, values[k])

    def write_a0(self, lane, k, value):
        lane.a0[k] = value
        self.record.write("a0", lane.index, k, value)

    def address(self, v):
        """4.7"""
        low, high = bounds(S32)
        if self.op.name == "MOVAF":
            return number.to_int(v, low, high, "floor") & MASK
        if self.op.name == "MOVAR" and self.type in FLOATS:
            return number.to_int(v, low, high, "even") & MASK
        return v

    # ---- conditions, 2.4

    def compared(self, a, b):
        if self.type in FLOATS:
            return number.compare(a, b)
        a, b = integer(a, self.type), integer(b, self.type)
        return (a > b) - (a < b)

    def condition(self, a, b):
        cond = self.insn.cond
        if cond == 0:
            return True
        if cond == SELMSB:
            return bool(a >> {U16: 15, U8: 7}.get(self.type, 31) & 1)
        if cond in (7, 8, 9):
            return bool((a & b, a | b, a ^ b)[cond - 7])
        order = self.compared(a, b if cond < 7 else 0)
        if cond in (1, 13):
            return order == 1
        if cond in (2, 15):
            return order == -1
        if cond in (3, 12):
            return order in (0, 1)
        if cond in (4, 14):
            return order in (0, -1)
        if cond in (5, 10):
            return order == 0
        if cond in (6, 11):
            return order != 0
        return False  # reserved

    def holds(self, a, b):
        return [self.condition(a[k], b[k]) for k in range(4)]

    # ---- flow, 3.5

    def fault(self, lane):
        self.record.trap.add("STK")
        self.leave(lane)

    def leave(self, lane):
        lane.pc, lane.finished = self.program.end, True

    def flow(self, lane, a, b):
        name, target = self.op.name, self.insn.target
        if name == "BRANCH_ANY" and any(self.holds(a, b)) or name == "BRANCH" and all(self.holds(a, b)):
            lane.pc = target
        elif name == "CALL" and all(self.holds(a, b)):
            if len(lane.calls) == CALL_DEPTH:
                return self.fault(lane)
            lane.calls.append(lane.pc)
            lane.pc = target
        elif name == "RET":
            if not lane.calls:
                return self.leave(lane)
            lane.pc = lane.calls.pop()
        elif name in ("REP", "LOOP"):
            self.enter_loop(lane, [self.count(v) for v in a[:3]])
        elif name in ("ENDREP", "ENDLOOP"):
            self.end_loop(lane)

    def count(self, v):
        if self.type in FLOATS:
            return number.to_int(v, *bounds(S32), "trunc")
        return signed(v)

    def enter_loop(self, lane, counts):
        left, first, step = counts
        if left <= 0:
            lane.pc = self.insn.target
        elif len(lane.loops) == LOOP_DEPTH:
            self.fault(lane)
        else:
            lane.loops.append([self.op.name, lane.pc, left, step])
            if self.op.name == "LOOP":
                self.write_a0(lane, 3, first & MASK)

    def end_loop(self, lane):
        if not lane.loops or "END" + lane.loops[-1][0] != self.op.name:
            return self.fault(lane)
        top = lane.loops[-1]
        if top[0] == "LOOP":
            self.write_a0(lane, 3, (lane.a0[3] + top[3]) & MASK)
        top[2] -= 1
        if top[2] > 0:
            lane.pc = top[1]
        else:
            lane.loops.pop()

    # ---- memory, 6.1 and 6.2

    def access(self, lane, a, b, c):
        name, insn = self.op.name, self.insn
        load = name in ("LOAD", "IMG_LOAD", "IMG_LOAD_3D")
        if insn.skphp and lane.helper or lane.killed and not load or load and not insn.dst_use:
            return
        if name.startswith("ATOMIC"):
            self.atomic(lane, a, b, c)
        elif name in ("LOAD", "STORE"):
            size = SIZE.get(self.type, 4)
            base = (a[0] + (b[0] << insn.shift)) & MASK
            places = {k: (base + j * size) & MASK for j, k in enumerate(insn.comps)}
            self.move(lane, load, places, size, c, insn.local)
        else:
            self.image(lane, load, a, b, c)

    def image(self, lane, load, a, b, c):
        size = SIZE.get(self.type, 4)
        base = a[0] + (b[2] if self.op.name.endswith("3D") else 0)
        width, height = a[2] & 0xFFFF, a[2] >> 16
        x, y = signed(b[0]), signed(b[1])
        if not (0 <= x < width and 0 <= y < height):
            if load:
                self.write(lane, [0] * 4)
            return
        places = {k: (base + y * a[1] + (4 * x + k) * size) & MASK for k in self.insn.comps}
        self.move(lane, load, places, size, c, False)

    def move(self, lane, load, places, size, c, local):
        """Elements from or to memory; their addresses by component."""
        memory = self.machine.local[self.slot] if local else self.machine.memory
        values = [0] * 4
        for k, address in places.items():
            address &= ~(size - 1)
            if load:
                value = memory.load(address, size)
                values[k] = signed(value, 8 * size) & MASK if self.type in SIGNED else value
            elif not local or address < LOCAL_BYTES:
                value = c[k] & ((1 << (8 * size)) - 1)
                memory.store(address, size, value)
                self.record.access(*self.place(local, address), size, value)
        if load:
            self.write(lane, values)

    def place(self, local, address):
        return ("local", self.slot * LOCAL_BYTES + address) if local else ("global", address)

    def atomic(self, lane, a, b, c):
        address = (a[0] + b[0]) & MASK & ~3
        old = self.machine.memory.load(address, 4)
        name, value = self.op.name[len("ATOMIC_") :], c[0]
        if name == "CMP_XCHG":
            new = c[1] if old == value else None
        elif name in ("MIN", "MAX"):
            pick = min if name == "MIN" else max
            new = pick(old, value, key=signed if self.type in SIGNED else int)
        else:
            new = {
                "ADD": old + value & MASK,
                "XCHG": value,
                "OR": old | value,
                "AND": old & value,
                "XOR": old ^ value,
            }[name]
        if new is not None:
            self.machine.memory.store(address, 4, new)
            self.record.access("global", address, 4, new)
        self.write(lane, [old] * 4)

    # ---- textures, 6.3

    def texture(self):
        insn, machine = self.insn, self.machine
        index = insn.tex_id
        if 1 <= insn.tex_amode <= 4:
            index += self.active[0].a0[insn.tex_amode - 1]
        sampler = self.program.samplers.get(index & 31)
        b_used = bool(insn.slots[1].use)
        if self.op.name in ("TEXLDB", "TEXLDL") and machine.halti < 5:
            b_used = False
        answers = []
        for lane in self.active:
            if sampler is None:
                answers.append([0] * 4)
                continue
            a, b, c = (self.operand(lane, k) for k in range(3))
            answers.append(sampler.answer(machine.memory, self.op.name, a, b, c, b_used, bool(insn.slots[2].use)))
        for lane, rgba in zip(self.active, answers):
            values = [rgba[c] for c in insn.tex_swizzle]
            self.write(lane, [number.saturate(v) if insn.sat else v for v in values])

    # ---- arithmetic

    def swizzle(self, lane, a, b, c):
        """4.9"""
        index = self.target(lane)
        if index is None:
            return
        source = [v >> (8 * k) & 0xFF for v in a for k in range(4)]
        places, mask = b[1] << 32 | b[0], c[0] & 0xFFFF
        wide = BITS.get(self.type) == 16 or self.type == F16
        for k in self.insn.comps:
            enables, value = 0, 0
            for byte in range(4):
                j = 4 * k + byte
                if mask >> j & 1:
                    p = 2 * (places >> (4 * (j >> 1)) & 7) + (j & 1) if wide else places >> (4 * j) & 15
                    enables |= 1 << byte
                    value |= source[p] << (8 * byte)
            if enables:
                keep = sum(0xFF << (8 * n) for n in range(4) if not enables >> n & 1)
                lane.temps[index][k] = lane.temps[index][k] & keep | value
                self.record.write(f"t{index}", lane.index, k, value, enables)

    def compute(self, lane, a, b, c):
        """The four components before SAT and narrowing."""
        name, width = self.op.name, self.op.width
        if width == "-":
            return getattr(self, name.lower() if not name.startswith(("DP", "NORM_DP")) else "dots")(lane, a, b, c)
        if width == "ADD":
            width = "W" if self.type in FLOATS else "G"
        if width == "G":
            width = "W" if self.machine.halti >= 2 else "B"
        if name in ("LOG", "SIN", "COS") and self.program.fast and self.insn.rmode == 1:
            return self.two_outputs(self.one(name, a[0], b[0], c[0], fast=True))
        if width == "B":
            return [self.one(name, a[0], b[0], c[0])] * 4
        return [self.one(name, a[k], b[k], c[k]) for k in range(4)]

    def two_outputs(self, value):
        """4.6"""
        first = self.insn.comps[0] if self.insn.comps else 0
        return [value if k == first else number.ONE for k in range(4)]

    def div(self, lane, a, b, c):
        return self.two_outputs(number.mul(b[0], number.rcp(c[0]), self.mode))

    def dst(self, lane, a, b, c):
        return [number.ONE, number.mul(a[1], b[1], self.mode), a[2], b[3]]

    def litp(self, lane, a, b, c):
        def positive(v):
            return number.compare(v, 0) == 1

        free = not self.insn.slots[0].use
        y = b[1] if positive(b[2]) and (free or positive(a[1])) else 0
        z = number.exp(c[0]) if positive(b[2]) and (free or positive(a[2])) else 0
        return [number.ONE, y, z, number.ONE]

    def dots(self, lane, a, b, c):
        name = self.op.name
        if name.startswith("NORM"):
            return [number.dot(a, a, int(name[-1]), self.mode)] * 4
        return [number.dot(a, b, int(name[-1]), self.mode)] * 4

    def difference(self, plus, minus):
        """c of one lane less a of another, of the whole quad."""
        c, a = self.operand(self.lanes[plus], 2), self.operand(self.lanes[minus], 0)
        return [number.add(c[k], a[k] ^ number.SIGN, self.mode) for k in range(4)]

    def dsx(self, lane, a, b, c):
        row = lane.index & 2
        return self.difference(row + 1, row)

    def dsy(self, lane, a, b, c):
        column = lane.index & 1
        return self.difference(column + 2, column)

    def conv(self, lane, a, b, c):
        """4.10"""
        slot, result = self.insn.slots[0], []
        plain = not slot.use or self.group_of(slot) == 7
        for v in a:
            v = number.half_to_float(v & 0xFFFF) if b[0] & 1 else number.NAN if number.is_nan(v) else number.daz(v)
            if not plain:
                v = v & 0x7FFFFFFF if slot.abs else v
                v = v ^ number.SIGN if slot.neg else v
            if self.insn.sat:
                v = number.saturate(v)
            result.append(number.float_to_half(v, self.mode) if self.type == F16 else v)
        return result

    def one(self, name, a, b, c, fast=False):
        """One component of a W, G or B row."""
        if name in ("ADD", "MAD", "MUL", "SIGN"):
            return self.sum_product(name, a, b, c)
        if name == "SELECT":
            if self.insn.cond in BINARY_CONDITIONS:
                return c if self.condition(b, a) else b
            return b if self.condition(a, 0) else c
        if name == "SET":
            one = number.ONE if self.type in FLOATS else 1
            return one if self.condition(a, b) else 0
        if name == "CMP":
            return c if self.condition(a, b) else 0
        if name == "MOV":
            return c
        if self.op.kind == "f":
            return self.float_function(name, a, b, c, fast)
        if name == "I2F":
            return number.rounded(integer(a, self.type), 0, self.mode)
        return self.integer_function(name, a, b, c)

    def sum_product(self, name, a, b, c):
        if self.type in FLOATS:
            if name == "SIGN":
                return number.SIGN | number.ONE if number.compare(c, 0) == -1 else number.ONE
            if name == "ADD":
                return number.add(a, c, self.mode)
            return number.mul(a, b, self.mode) if name == "MUL" else number.mad(a, b, c, self.mode)
        if name == "SIGN":
            v = integer(c, self.type)
            return ((v > 0) - (v < 0)) & MASK
        return {"ADD": a + c, "MUL": a * b, "MAD": a * b + c}[name] & MASK

    def float_function(self, name, a, b, c, fast):
        if name in ("F2I", "F2IRND"):
            how = "even" if name == "F2IRND" and self.mode == number.EVEN_MODE else "trunc"
            if number.is_nan(a) and self.machine.halti < 2:  # 4.4
                low, high = bounds(self.type)
                return (low if a & number.SIGN else high) & MASK
            return number.to_int(a, *bounds(self.type), how) & MASK
        if name in ("SIN", "COS"):
            return number.sin_cos(c, name == "COS", fast)
        if name in ("FLOOR", "CEIL"):
            return number.floor_ceil(c, name.lower())
        if name == "CLAMP0_MAX":
            return number.clamp0_max(a, b)
        if name == "NORM_MUL":
            return number.norm_mul(a, b, self.mode)
        unary = {"RCP": number.rcp, "RSQ": number.rsq, "SQRT": number.sqrt, "EXP": number.exp, "LOG": number.log, "FRC": number.frc}
        return unary[name](c)

    def integer_function(self, name, a, b, c):
        """Kind i. Numbers are the 32 bits of the operands; counts and places of bits are of the low N."""
        type_ = self.type
        bits = BITS.get(type_, 32)
        low_a, low_c = a & ((1 << bits) - 1), c & ((1 << bits) - 1)
        x, y, z = (integer(v, type_) for v in (a, b, c))
        low, high = bounds(type_)

        def saturated(v):
            return max(low, min(high, v)) & MASK

        if name.startswith(("IMUL", "IMAD")):
            product = x * y >> bits if "HI" in name else x * y
            total = product + z if name.startswith("IMAD") else product
            return saturated(total) if "SAT" in name else total & MASK
        if name in ("IDIV0", "IMOD0"):
            return divide(name, x, y) & MASK
        if name == "I2I":
            return a
        if name == "IADDSAT":
            return saturated(x + z)
        if name in ("HALFADD", "HALFADDINC"):
            return (x + z + (name == "HALFADDINC")) >> 1 & MASK
        if name == "IABS":
            return abs(z) & MASK
        if name == "LEADZERO":
            return bits - low_c.bit_length()
        if name in ("LSHIFT", "RSHIFT", "ROTATE"):
            return shift(name, a, c & (bits - 1), type_, bits)
        if name in ("OR", "AND", "XOR", "NOT"):
            return {"OR": a | c, "AND": a & c, "XOR": a ^ c, "NOT": ~c & MASK}[name]
        if name == "BIT_EXTRACT":
            offset = b & 31
            length = min(c, 32 - offset)
            value = a >> offset & ((1 << length) - 1)
            return signed(value, length) & MASK if length and type_ in SIGNED else value
        if name == "POPCOUNT":
            return bin(low_c).count("1")
        if name == "BIT_REV":
            return int(f"{low_a:0{bits}b}"[::-1], 2)
        if name == "BYTE_REV":
            return int.from_bytes(low_a.to_bytes(bits // 8, "little"), "big")
        if name == "BIT_FINDLSB":
            return (low_a & -low_a).bit_length() - 1 & MASK
        if name == "BIT_FINDMSB":
            if type_ in SIGNED and signed(low_a, bits) < 0:
                low_a = ~low_a & ((1 << bits) - 1)
            return low_a.bit_length() - 1 & MASK
        raise NotImplementedError(name)


def divide(name, x, y):
    if y == 0:
        return -1 if name == "IDIV0" else x
    quotient = abs(x) // abs(y)
    quotient = -quotient if (x < 0) != (y < 0) else quotient
    return quotient if name == "IDIV0" else x - y * quotient


def shift(name, a, count, type_, bits):
    low = a & ((1 << bits) - 1)
    if name == "LSHIFT":
        return a << count & MASK
    if name == "ROTATE":
        return (low << count | low >> (bits - count)) & ((1 << bits) - 1)
    return integer(a, type_) >> count & MASK
