"""Operands of one instruction in one iteration: where they are, their lanes, and what is written: 1.1 to 1.3, 2.3 to 2.7."""

from collections import namedtuple

from number import MASK, SIGN, from_c10, from_int, half_to_float, signed, to_c10, to_half
from sheet import CONSTANTS

BANK_SIZE = 128
DEST_BANKS = (("r", "o", "pa", "indexed1"), ("sa", "special", "index", "indexed2"))
SOURCE_BANKS = (("r", "o", "pa", "sa"), ("indexed1", "special", "immediate", "indexed2"))
BANK_0 = (("r", "pa"), ("o", "sa"))
INDEXED = ("r", "o", "pa", "sa")
F32, F16, C10 = "f32", "f16", "c10"
WIDTH = {F32: 32, F16: 16, C10: 10}
SWIZZLE_CONSTANTS = {"0": 0, "1": 0x3F800000, "2": 0x40000000, "h": 0x3F000000}

# an operand of one iteration; bank i: number is the internal register
Place = namedtuple("Place", "bank number")


def where(width, k):
    """The register and bit of lane k, 1.1."""
    if width == 10:
        return (1, 0) if k == 3 else (0, 10 * k)
    per = 32 // width
    return k // per, k % per * width


def swizzle_channel(swizzle, k):
    """2.6: lane w of a swizzle of three channels is x."""
    return swizzle[k] if k < len(swizzle) else "x"


def modified(value, negative, absolute=0):
    value = value & ~SIGN if absolute else value
    return value ^ SIGN if negative else value


class Operands:
    """`j` is the iteration."""

    def __init__(self, instance, insn, record):
        self.instance, self.insn, self.record, self.j = instance, insn, record, 0

    # ---- places, 2.3 to 2.5 and 2.7

    def moe(self, slot):
        """How far operand `slot` (0 dst, 1 s0, 2 s1, 3 s2) has moved, before it is multiplied."""
        mode, inc, base = self.instance.moe[slot]
        step = inc >> (2 * (self.j & 3)) & 3 if mode else self.j * signed(inc, 8)
        return step + base

    def place(self, bank, field, bits, double, internal=0, plain=0, many=None):
        """Where an operand is. It moves by `internal` whole internal registers, or by `plain` registers, or by `many`
        (2 * plain where none is said) if its number is doubled."""
        many = 2 * plain if many is None else many
        if bank == "immediate":
            return Place(bank, field)
        if bank in ("special", "index"):
            return Place(bank, field + plain)
        if bank.startswith("indexed"):
            high, low = field >> (bits - 2), field & (1 << (bits - 2)) - 1
            number = (2 * low if double else low) + 2 * signed(self.instance.idx[int(bank[-1]) - 1], 16)
            return self.unified(INDEXED[high], number + (many if double else plain))
        first = (1 << bits) - 4
        if bank == "r" and field >= first:
            return Place("i", (field - first + internal) & 3)
        return self.unified(bank, 2 * field + many if double else field + plain)

    def unified(self, bank, number):
        """5.2: all banks of a secondary program are sa."""
        return Place("sa" if self.instance.secondary else bank, number)

    def moved(self, bank, field, bits, double, slot):
        """A place that moves by MOE; slot None: it does not."""
        moved = 0 if slot is None else self.moe(slot)
        return self.place(bank, field, bits, double, internal=moved, plain=moved)

    # The operands by their fields: `bits` of the number, whether it is doubled, whether MOE moves it.

    def dest(self, bits=7, double=False, moves=True):
        i = self.insn
        return self.moved(DEST_BANKS[getattr(i, "dext", 0)][i.dbank], i.dest, bits, double, 0 if moves else None)

    def src0(self, bits=7, double=False, moves=True, ext=0):
        return self.moved(BANK_0[ext][self.insn.s0bank], self.insn.src0, bits, double, 1 if moves else None)

    def src1(self, bits=7, double=False, moves=True, slot=2):
        i = self.insn
        return self.moved(SOURCE_BANKS[i.s1ext][i.s1bank], i.src1, bits, double, slot if moves else None)

    def src2(self, bits=7, double=False, moves=True):
        i = self.insn
        return self.moved(SOURCE_BANKS[i.s2ext][i.s2bank], i.src2, bits, double, 3 if moves else None)

    # ---- reads, 1.1 to 1.3

    def register(self, bank, number):
        if 0 <= number < BANK_SIZE:
            return self.instance.banks[bank][number]
        self.record.trap.add("OOB")
        return 0

    def constant(self, number):
        """lo, hi"""
        if not 0 <= number < BANK_SIZE:
            self.record.trap.add("OOB")
            return 0, 0
        return (0, 0) if number & 64 else CONSTANTS[number]

    def lane(self, place, width, k):
        """Lane k of a vector of fields of 32, 16, 8 or 10 bits; of an internal register all 32 bits."""
        if place.bank == "i":
            return self.instance.internal[4 * place.number + k]
        if place.bank == "immediate":
            return place.number
        if place.bank == "special":
            low, high = self.constant(place.number)
            if width == 32:
                return high if k == 1 else low
            if width == 16:
                return (high if k > 1 else low) >> (16 * (k & 1)) & 0xFFFF
            if width == 8:
                return low >> (8 * k) & 0xFF
            return high & 0x3FF if k == 3 else low >> (10 * k) & 0x3FF
        offset, shift = where(width, k)
        return self.register(place.bank, place.number + offset) >> shift & (1 << width) - 1

    def word(self, place):
        return self.lane(place, 32, 0)

    def float(self, place, fmt, k):
        """Lane k as binary32."""
        value = self.lane(place, WIDTH[fmt], k)
        if place.bank == "immediate":
            return from_int(value)
        if place.bank == "i" or fmt == F32:
            return value
        return half_to_float(value) if fmt == F16 else from_c10(value)

    def channel(self, place, fmt, swizzle, k):
        """Lane k behind a swizzle."""
        c = swizzle_channel(swizzle, k)
        return SWIZZLE_CONSTANTS[c] if c in SWIZZLE_CONSTANTS else self.float(place, fmt, "xyzw".index(c))

    # ---- writes

    def write(self, place, width, lanes, extend=None):
        """lanes: {lane: value}. An internal lane takes the value as `extend` says: "s" or "z" from `width`, else whole."""
        if place.bank == "i":
            for k, value in sorted(lanes.items()):
                if extend:
                    value = (signed(value, width) if extend == "s" else value & (1 << width) - 1) & MASK
                row = 4 * place.number + k
                self.instance.internal[row] = value
                self.record.registers.append((f"i[{row}]", value))
            return
        merged = {}
        for k, value in lanes.items():
            offset, shift = where(width, k)
            mask, bits = merged.get(offset, (0, 0))
            ones = (1 << width) - 1
            merged[offset] = mask | ones << shift, bits | (value & ones) << shift
        for offset, (mask, bits) in sorted(merged.items()):
            self.merge(place.bank, place.number + offset, mask, bits)

    def merge(self, bank, number, mask, bits):
        if bank == "special":
            return
        if bank == "index":
            if number not in (1, 2):
                return
            rows, number, name = self.instance.idx, number - 1, f"idx[{number - 1}]"
        else:
            if not 0 <= number < BANK_SIZE:
                self.record.trap.add("OOB")
                return
            rows, name = self.instance.banks[bank], f"{bank}{number}"
        rows[number] = rows[number] & ~mask | bits
        self.record.registers.append((name, rows[number]))

    def write_float(self, place, fmt, lanes):
        """Lanes of binary32, converted to the format but in internal registers."""
        if place.bank != "i" and fmt != F32:
            convert = to_half if fmt == F16 else to_c10
            lanes = {k: convert(v) for k, v in lanes.items()}
        self.write(place, WIDTH[fmt], lanes)

    def write_predicate(self, k, value):
        self.instance.p[k] = int(value)
        self.record.registers.append((f"p{k}", int(value)))

    def event(self, address, value):
        self.record.memory.append(("port", address, 15, value))
