"""An instruction word: its group, its fields, and whether it is legal: 2.1, 2.6 and what section 3 says is illegal."""

from sheet import SWIZZLES, fields

GROUPS = {
    0: "VMAD2", 1: "VNMAD", 2: "VNMAD", 4: "VDUAL", 5: "VDUAL", 6: "VCOMP", 7: "VMOV", 8: "VPCK", 9: "VTST",
    10: "VBW", 11: "VBW", 12: "VBW", 13: "VBW", 14: "VBW", 15: "VTSTMSK", 16: "SOP2", 17: "SOP3", 18: "SOP2M", 19: "I8MAD",
    20: "I16MAD", 21: "I32MAD", 25: "I8MAD2", 26: "I32MAD2", 28: "SMP", 29: "VLDST", 30: "VLDST",
}  # fmt: skip
LAYOUT = {"VNMAD": "V32NMAD", "I8MAD2": "I8MAD"}  # those whose bits 63:59 are others'
SPECIAL_3 = {0: "PCOEFF", 1: "KILL", 3: "DEPTHF"}

# the column of 2.2; a group without one has no predicate
PREDICATE = {
    "VMAD2": "SV", "VDUAL": "SV", "VNMAD": "VEC", "VMAD": "VEC", "VDP": "VEC", "DEPTHF": "SHORT", "KILL": "KILL",
    **dict.fromkeys("VCOMP VMOV VPCK VTST VTSTMSK VBW I32MAD2 SMP VLDST FLOW LIMM".split(), "EXT"),
    **dict.fromkeys("SOP2 SOP3 SOP2M I8MAD I8MAD2 I16MAD I32MAD".split(), "SHORT"),
}  # fmt: skip

# VDUAL, 3.5: the name and number of sources and kind of each code
DUAL = (
    ("mad", 3, "v"), ("dot", 2, "r"), ("ssq", 1, "r"), ("mul", 2, "v"), ("add", 2, "v"), ("mov", 1, "v"), ("rsq", 1, "s"), ("rcp", 1, "s"),
    ("mad", 3, "s"), ("add", 2, "s"), ("mul", 2, "s"), ("sflr", 2, "s"), ("exp", 1, "s"), ("log", 1, "s"),
)  # fmt: skip
ROUTE_1 = {1: ("U", "0", "1", "2"), 2: ("U1", "0U", "01", None), 3: ("U12", "0U2", "01U", "012")}
ROUTE_2 = {
    (1, 1): ("0", "U", "U", "U"),
    (1, 2): ("01", "U1", "0U", "1U"),
    (1, 3): ("012", "U12", "0U2", "0U1"),
    (2, 1): ("0", "1", "U", None),
    (2, 2): ("02", "12", "2U", None),
    (3, 1): ("0", "1", "2", "U"),
}
TEST_FUNCTIONS = {0: range(2, 15), 1: range(6, 16), 2: range(0, 9), 3: (0, 1, 2, 3, 4, 5, 7)}


class Instruction:
    """Has the fields of its layout as attributes; `group`; `word`."""

    def __init__(self, group, word, found):
        self.group, self.word = group, word
        self.__dict__.update(found)


def swizzle(table, code, extended):
    """None: reserved."""
    return SWIZZLES[table + ("X" if extended else "")][code]


def decode(word):
    """None: illegal."""
    op = word >> 59
    group = GROUPS.get(op)
    if op == 3:
        group = "VMAD" if word >> 53 & 1 else "VDP"
    if op == 31:
        group = special(word)
    if group is None:
        return None
    plain = word
    if group in LAYOUT:
        plain = word & (1 << 59) - 1 | {"VNMAD": 1, "I8MAD2": 0b10011}[group] << 59
    layout = LAYOUT.get(group, group)
    found = fields(layout, plain) if layout not in ("NOP", "EMIT", "PCOEFF") else {}
    if found is None:
        return None
    insn = Instruction(group, word, found)
    return insn if LEGAL.get(group, lambda insn: True)(insn) else None


def special(word):
    """3.20, the table; None: illegal."""
    p, x, c = word >> 56 & 7, word >> 54 & 1, word >> 52 & 3
    if c == 0:
        return ("PHAS" if p == 2 else None) if x else "FLOW"
    if c == 1:
        return None if x or p > 5 else {2: "SMLSI", 3: "SMBO"}.get(p, "NOP")
    if c == 2:
        return {4: "LIMM", 3: "EMIT"}.get(p, "NOP")
    return SPECIAL_3.get(p)


def legal_mad(i):
    size = "SW4" if i.vec4 else "SW3"
    i.swizzles = [swizzle(size, i.g0swz, i.g0swzX), swizzle(size, i.s1swz, i.s1swzX), swizzle(size, i.g1swz, i.g1swzX)]
    return None not in i.swizzles


def legal_dual(i):
    size = "DW4" if i.vec4 else "DW3"
    code_1, code_2 = i.op1 if i.vec4 else i.d54 << 3 | i.op1, i.op2x << 3 | i.op2
    if code_1 >= len(DUAL) or code_2 >= len(DUAL) or code_2 == 0:
        return False
    i.primary, i.secondary = DUAL[code_1], DUAL[code_2]
    n = i.primary[1]
    i.routes = [ROUTE_1[n][i.cfg], ROUTE_2.get((n, i.secondary[1]), [None] * 4)[i.cfg]]
    i.swizzles = {"0": swizzle(size, i.g0swz, False), "1": swizzle(size, i.g1swz, i.g1swzX), "2": "xyzw"}
    i.swizzles["U"] = swizzle(size, i.uswz, n == 1 and i.b15)
    return None not in i.routes and None not in i.swizzles.values()


def legal_test(i):
    return i.aop in TEST_FUNCTIONS[i.asel] and i.stest != 3 and i.ztest != 3


def legal_phase(i):
    return not (i.sprvv == 0 and i.imm and (i.rate == 3 or 3 <= i.wait <= 6))


def legal_emit(i):
    i.tgt, i.ctl = i.word >> 46 & 3, i.word >> 44 & 3
    return i.tgt != 3 and not (i.tgt == 1 and i.ctl == 3)


LEGAL = {
    "VMAD": legal_mad,
    "VDUAL": legal_dual,
    "VCOMP": lambda i: i.dtype != 3 and i.stype != 3,
    "VMOV": lambda i: i.mtype != 3 and i.dtype < 6,
    "VPCK": lambda i: not (i.sfmt == 7 and i.dfmt < 5 or i.dfmt == 7 and i.sfmt < 5),
    "VTST": legal_test,
    "VTSTMSK": lambda i: legal_test(i) and i.mtype != 3,
    "SOP2": lambda i: i.csel1 != 7 and i.csel2 != 7,
    "SOP2M": lambda i: i.sel1 not in (4, 5) and i.sel2 not in (4, 5),
    "SOP3": lambda i: i.cop < 2 and i.aop < 2 and not i.dmod,
    "I32MAD": lambda i: i.s2type != 3,
    "I32MAD2": lambda i: i.sn < 2,
    "SMP": lambda i: i.dim != 3 and i.fconv != 1 and i.s0type != 3,
    "VLDST": lambda i: i.space != 3 and i.dtype != 3,
    "FLOW": lambda i: i.fop < 6,
    "PHAS": legal_phase,
    "EMIT": legal_emit,
}
