"""What each group of section 3 does in one iteration. The functions have the groups' names; `step` is a machine.Step, `i` the
instruction."""

import number as n
from number import MASK, SIGN, signed
from operands import BANK_0, C10, DEST_BANKS, F16, F32, SOURCE_BANKS, WIDTH, Place, modified
from sheet import SWIZZLES, VMAD2_SWIZZLES

PC_MASK = (1 << 20) - 1
TYPES = (F32, F16, C10)  # VCOMP, SMP
INTEGERS = ("u8", "s8", "o8", "u16", "s16")  # VPCK
BITS = {"u8": 8, "s8": 8, "o8": 8, "u16": 16, "s16": 16}
COLOUR_MAX = 65025


def enabled_lanes(mask):
    return [k for k in range(4) if mask >> k & 1]


def mask_rule_w(mask, fmt, place, bank):
    """2.6; bank as it is encoded."""
    if place.bank == "i":
        return mask
    if fmt == F32:
        return mask & 0b0011
    if bank in ("r", "o", "pa", "sa"):
        return (mask & 1) * 0b0011 | (mask >> 2 & 1) * 0b1100
    return mask


# ---- floats


def vmad2(step, i):
    fmt = F16 if i.fmt else F32
    dest, s0 = step.dest(6, True, moves=False), step.src0(6, True, moves=False)
    s1, s2 = step.src1(6, True, moves=False), step.src2(6, True, moves=False)
    tables = VMAD2_SWIZZLES
    z0, z1 = tables[0][i.s0swz2 << 2 | i.s0swz10], tables[1][i.s1swz2 << 2 | i.s1swz10]
    z2 = tables[2][i.s2swz]
    result = {}
    for k in enabled_lanes(mask_rule_w(i.mask, fmt, dest, DEST_BANKS[0][i.dbank])):
        a = modified(step.channel(s0, fmt, z0, k), 0, i.s0abs)
        b = modified(step.channel(s1, fmt, z1, k), i.s1mod & 1, i.s1mod >> 1)
        c = modified(step.channel(s2, fmt, z2, k), i.s2mod & 1, i.s2mod >> 1)
        result[k] = n.mad(a, b, c)
    step.write_float(dest, fmt, result)


def vnmad(step, i):
    fmt = F16 if i.word >> 59 == 2 else F32
    dest = step.dest(6, True, moves=False)
    s1, s2 = step.src1(6, True, moves=False), step.src2(6, True, moves=False)
    codes = i.s1swzE << 10 | i.s1swzD << 9 | i.s1swzC << 7 | i.s1swzA
    z1 = ["xyzw012h"[codes >> (3 * k) & 7] for k in range(4)]
    z2 = SWIZZLES["SW4"][i.s2swz]

    def a(k):
        return modified(step.channel(s1, fmt, z1, k), i.s1mod & 1, i.s1mod >> 1)

    def b(k):
        return modified(step.channel(s2, fmt, z2, k), 0, i.s2abs)

    lanes = enabled_lanes(i.mask)
    if i.op == 7:
        d = n.dot([a(k) for k in range(4)], [b(k) for k in range(4)]) if lanes else 0
        result = dict.fromkeys(lanes, d)
    else:
        function = (n.mul, n.add, n.frc, n.sub, n.sub, n.minimum, n.maximum)[i.op]
        result = {k: function(a(k), b(k)) for k in lanes}
    step.write_float(dest, fmt, result)


def by_mode(step, i, bank, field):
    """A 6-bit doubled operand that moves by rmode 0 to 2."""
    internal = step.j if i.rmode in (1, 2) else 0
    others = 4 * step.j if i.rmode in (0, 2) else 0
    return step.place(bank, field, 6, True, internal=internal, plain=others, many=others)


def vmad(step, i):
    bank = DEST_BANKS[i.dext][i.dbank]
    if i.rmode == 3:
        moved = step.moe(0)
        dest = step.place(bank, i.dest, 6, True, internal=moved, plain=moved, many=4 * moved)
        s1 = step.src1(6, True)
    else:
        dest = by_mode(step, i, bank, i.dest)
        s1 = by_mode(step, i, SOURCE_BANKS[i.s1ext][i.s1bank], i.src1)
    moved = step.j if i.rmode in (1, 2) else 0
    g0, g1 = (Place("i", (g + moved) & 3) for g in (i.g0n, i.g1n))
    z0, z1, z2 = i.swizzles
    result = {}
    for k in enabled_lanes(i.mask):
        a = modified(step.channel(g0, F32, z0, k), i.g0neg, i.g0abs)
        b = modified(step.channel(s1, F32, z1, k), i.s1neg, i.s1abs)
        c = modified(step.channel(g1, F32, z2, k), i.g1neg, i.g1abs)
        result[k] = n.mad(a, b, c)
    step.write_float(dest, F32, result)


def vdp(step, i):
    dest = step.dest(6, True, moves=False)
    s1 = step.src1(6, True) if i.rmode == 3 else by_mode(step, i, SOURCE_BANKS[i.s1ext][i.s1bank], i.src1)
    g0 = Place("i", (i.g0n + (step.j if i.rmode in (1, 2) else 0)) & 3)
    z0 = SWIZZLES["SW4" if i.vec4 else "SW3"][i.g0swz]
    z1 = ["xyzw012h"[c] for c in (i.s1x, i.s1y, i.s1z, i.s1w)]
    turned = i.mask << step.j
    lanes = enabled_lanes((turned | turned >> 4) & 15)
    if not lanes and not i.clipen:
        return
    size = range(4 if i.vec4 else 3)
    a = [modified(step.channel(s1, F32, z1, k), i.s1neg, i.s1abs) for k in size]
    b = [modified(step.channel(g0, F32, z0, k), 0, i.g0abs) for k in size]
    d = n.dot(a, b)
    step.write_float(dest, F32, dict.fromkeys(lanes, d))
    if i.clipen:
        step.event(32 + 4 * i.clipn, d)


def vdual(step, i):
    fmt = F16 if i.f16 else F32
    consumer = i.primary if "U" in i.routes[0] else i.secondary
    source = step.moved(SOURCE_BANKS[0][i.ubank], i.usrc, 7, consumer[2] != "s", None)
    slot_2 = i.b15 << 1 | i.b14 if i.primary[1] >= 2 else 2
    slots = {"0": Place("i", i.g0n), "1": Place("i", i.g1n), "2": Place("i", slot_2), "U": source}
    one = i.primary[1] == 1

    def lane(slot, k):
        value = step.channel(slots[slot], fmt if slot == "U" else F32, i.swizzles[slot], k)
        if slot == "U":
            return modified(value, i.uneg, one and i.b14)
        return modified(value, slot == "1" and i.g1neg)

    writer = i.primary if i.primU else i.secondary
    bank = DEST_BANKS[0][i.dbank]
    unified = step.moved(bank, i.udest, 7, writer[2] == "v", None)
    internal = Place("i", i.idest)
    internal_mask = i.imask | (i.vec4 & i.d54) << 3
    if unified.bank == "i":
        unified_mask = 0b1111 if i.vec4 else 0b0111
    elif writer[2] == "v":
        unified_mask = 0b1111 if i.f16 else 0b0011
    else:
        unified_mask = 0b0011 if i.f16 else 0b0001
    targets = [(unified, fmt, unified_mask), (internal, F32, internal_mask)]
    if not i.primU:
        targets.reverse()
    results = []
    for (name, _, kind), route, (_, _, mask) in zip((i.primary, i.secondary), i.routes, targets):
        results.append(dual_result(name, kind, route, enabled_lanes(mask), lane, 4 if i.vec4 else 3))
    if unified == internal:  # model/sgx543/machine.md, "Files": what both write, the secondary writes alone
        results[0] = {k: value for k, value in results[0].items() if k not in results[1]}
    for (place, type_, _), result in zip(targets, results):
        step.write_float(place, type_, result)


def dual_result(name, kind, route, lanes, lane, size):
    if not lanes:
        return {}
    if kind == "r":
        a, b = route[0], route[-1]
        return dict.fromkeys(lanes, n.dot([lane(a, k) for k in range(size)], [lane(b, k) for k in range(size)]))
    function = {"mad": n.mad, "mul": n.mul, "add": n.add, "mov": lambda v: v, "sflr": n.frc, "rsq": n.rsq, "rcp": n.rcp, "exp": n.exp, "log": n.log}[name]
    if kind == "s":
        return dict.fromkeys(lanes, function(*(lane(s, 0) for s in route)))
    return {k: function(*(lane(s, k) for s in route)) for k in lanes}


def vcomp(step, i):
    dest, s1 = step.dest(7, True), step.src1(7, True)
    lanes = enabled_lanes(i.mask)
    if not lanes:
        return
    v = modified(step.float(s1, TYPES[i.stype], i.scomp), i.s1mod & 1, i.s1mod >> 1)
    v = (n.rcp, n.rsq, n.log, n.exp)[i.op](v)
    step.write_float(dest, TYPES[i.dtype], dict.fromkeys(lanes, v))


# ---- moves and conversions


def vmov(step, i):
    if i.dtype < 3:
        return move_integer(step, i, 8 << i.dtype)
    fmt = {3: C10, 4: F16, 5: F32}[i.dtype]
    dest = step.dest(6, True)
    mask = i.mask if fmt == C10 else mask_rule_w(i.mask, fmt, dest, DEST_BANKS[i.dext][i.dbank])
    z = SWIZZLES["SW4"][i.swz]
    s1, s2 = step.src1(6, True), step.src2(6, True)
    s0 = step.src0(6, True, ext=i.end_s0ext)

    def condition(k):
        c = z[k] if i.s0csel else "xyzw"[k]
        if i.mtype == 2:
            byte = 1 if c == "1" else step.lane(s0, 8, "xyzw".index(c)) & 0xFF
            return holds(i, byte, byte)
        v = step.channel(s0, fmt, c * 4, k)
        if n.is_nan(v):
            return i.test0 == 1 and not i.test1
        return holds(i, 0 if n.is_zero(v) else 1, -1 if v & SIGN and not n.is_zero(v) else 1)

    result = {}
    for k in enabled_lanes(mask):
        first = move_lane(step, s1, fmt, z, k, dest)
        if i.mtype:
            second = move_lane(step, s2, fmt, z, k, dest)
            first = first if condition(k) else second
        result[k] = first
    step.write(dest, WIDTH[fmt], result)


def move_lane(step, source, fmt, swizzle, k, dest):
    """The bits that the destination gets."""
    width, c = WIDTH[fmt], swizzle[k]
    convert = {F32: lambda v: v, F16: n.to_half, C10: n.to_c10}[fmt]
    if c == "1":
        return n.ONE if dest.bank == "i" else convert(n.ONE)
    c = "xyzw".index(c)
    same_kind = (source.bank == "i") == (dest.bank == "i")
    if source.bank != "immediate" and same_kind:
        return step.lane(source, width, c)
    v = step.float(source, fmt, c)
    return v if dest.bank == "i" else convert(v)


def holds(i, zero_if_0, signed_value):
    """{test1, test0}: == 0, != 0, < 0, <= 0"""
    zero, negative = zero_if_0 == 0, signed_value < 0
    return ((zero, not zero), (negative, negative or zero))[i.test1][i.test0]


def move_integer(step, i, width):
    dest = step.dest(6)
    first = step.word(step.src1(6))
    if i.mtype:
        second = step.word(step.src2(6))
        s0 = step.word(step.src0(6, ext=i.end_s0ext))
        v = s0 & 0xFF if i.mtype == 2 else signed(s0, width)
        first = first if holds(i, v, v) else second
    step.write(dest, width, {0: first}, "s")


def vpck(step, i):
    names = INTEGERS + (F16, F32, C10)
    source, target = names[i.sfmt], names[i.dfmt]
    dest = step.dest()
    lanes = enabled_lanes(i.mask)
    sel0 = (i.b7 if source == F32 else i.src2 & 1) << 1 | i.b0
    selects = (sel0, i.cs1, i.cs2, i.cs3)
    both_float = i.sfmt > 4 and i.dfmt > 4
    if both_float or i.scale and "u8" in (source, target):
        chosen = {k: selects[k] for k in lanes}
    else:
        if "u8" in (source, target) and i.mask == 15:
            lanes = [0, 1]
        chosen = {k: selects[place] for place, k in enumerate(lanes)}
    read = pack_source(step, i, source)
    copies = source == target
    result = {k: pack_lane(read(c), source, target, i.scale, dest, copies) for k, c in chosen.items()}
    width = BITS.get(target) or WIDTH[target]
    extend = {"s8": "s", "s16": "s", F16: None, F32: None, C10: None}.get(target, "z")
    step.write(dest, width, result, extend)


def pack_source(step, i, source):
    """read(c): (kind, value) of channel c; kind "bits" if they are the format's own, "f32", or "int"."""
    bank = SOURCE_BANKS[i.s1ext][i.s1bank]
    if source in BITS:
        s1 = step.moved(bank, i.src1 << 1 | i.b7, 7, False, 2)
        return lambda c: ("int", pack_integer(step.lane(s1, BITS[source], c), source))
    s1 = step.src1(6, True)
    if source != F32:
        width = WIDTH[source]
        if s1.bank in ("i", "immediate"):
            return lambda c: ("f32", step.float(s1, source, c))
        return lambda c: ("bits", step.lane(s1, width, c))
    s2 = step.src2(6, True)
    if s1.bank == "i" or s2.bank == "immediate":
        return lambda c: ("bits", step.float(s1, F32, c))
    return lambda c: ("bits", step.float(s1 if c < 2 else s2, F32, c & 1))


def pack_integer(raw, fmt):
    bits = BITS[fmt]
    if fmt == "o8":
        return (raw & 0xFF) - 128
    return signed(raw, bits) if fmt.startswith("s") else raw & (1 << bits) - 1


def pack_lane(read, source, target, scale, dest, copies):
    kind, value = read
    if kind == "int":
        if target in BITS:
            return value + 128 if target == "o8" else value
        value = n.integer_to_float(value, source, scale)
    elif kind == "bits" and source != F32:
        if copies and dest.bank != "i":
            return value
        value = n.half_to_float(value) if source == F16 else n.from_c10(value)
    if target in BITS:
        v = n.float_to_integer(value, target, scale)
        return v + 128 if target == "o8" else v
    if dest.bank == "i" or target == F32:
        return value
    return n.to_half(value) if target == F16 else n.to_c10(value)


# ---- tests

CHANNELS = {4: (0, 1, 2, 3), 5: (0, 1, 2, 3), 6: (0, 2), 7: (0, 2)}
ASEL_1 = {6: ("add", 16, 1), 7: ("sub", 16, 1), 8: ("mul", 16, 1), 9: ("add", 16, 0), 10: ("sub", 16, 0), 11: ("mul", 16, 0),
          12: ("add", 32, 1), 13: ("add", 32, 0), 14: ("sub", 32, 1), 15: ("sub", 32, 0)}  # fmt: skip
ASEL_2 = ("add i8", "sub i8", "add u8", "sub u8", "mul i8", "mul fx8", "mul u8", "add fx8", "sub fx8")
ASEL_3 = {0: "and", 1: "or", 2: "xor", 3: "shl", 4: "shr", 5: "rol", 7: "asr"}


def exact(name, a, b):
    return {"add": a + b, "sub": a - b, "mul": a * b}[name]


def bitwise(name, a, b, width=32):
    ones, amount = (1 << width) - 1, b & (width - 1)
    return {
        "and": a & b,
        "or": a | b,
        "xor": a ^ b,
        "shl": a << amount,
        "shr": a >> amount,
        "asr": signed(a, width) >> amount,
        "rol": a << amount | a >> (width - amount),
    }[name] & ones


def test_lanes(step, i, wanted):
    """{lane: (value to be written, zero, negative, NaN)}"""
    if i.asel == 0:
        return test_floats(step, i, wanted)
    s1, s2 = step.src1(), step.src2()
    if i.asel == 2:
        name, type_ = ASEL_2[i.aop].split()
        return {k: test_byte(name, type_, step.lane(s1, 8, k) & 0xFF, step.lane(s2, 8, k) & 0xFF, i.s1neg) for k in wanted}
    a, b = step.word(s1), step.word(s2)
    if i.asel == 3:
        v = bitwise(ASEL_3[i.aop], a, b)
        return dict.fromkeys(wanted, (v, v == 0, bool(v >> 31), False))
    name, width, sign = ASEL_1[i.aop]
    a, b = ((signed(v, width) if sign else v & (1 << width) - 1) for v in (a, b))
    v = exact(name, -a if i.s1neg else a, b)
    return dict.fromkeys(wanted, (v, v == 0, v < 0, False))


def test_byte(name, type_, a, b, negative):
    if type_ == "fx8":
        v = {"mul": n.mul8, "add": lambda x, y: min(x + y, 255), "sub": lambda x, y: x - y}[name](a, b)
        return max(v, 0), v == 0, v < 0, False
    if type_ == "i8":
        a, b = signed(a, 8), signed(b, 8)
    v = exact(name, -a if negative else a, b)
    return v, v == 0, v < 0, False


def test_floats(step, i, wanted):
    fmt = F32 if i.prec else F16
    s1, s2 = step.src1(7, True), step.src2(7, True)

    def a(k):
        return modified(step.float(s1, fmt, k), i.s1neg)

    def b(k):
        return step.float(s2, fmt, 0 if i.vscomp else k)

    if 4 <= i.aop <= 7:
        results = dict.fromkeys(wanted, (n.rcp, n.rsq, n.log, n.exp)[i.aop - 4](a(0)))
    elif i.aop == 8:
        results = dict.fromkeys(wanted, n.dot([a(k) for k in range(4)], [b(k) for k in range(4)]))
    else:
        function = {2: n.add, 3: n.frc, 9: n.minimum, 10: n.maximum, 11: n.sub, 12: n.sub, 13: n.mul, 14: n.sub}[i.aop]
        results = {k: function(a(k), b(k)) for k in wanted}
    return {k: (v, n.is_zero(v), bool(v & SIGN) and not n.is_zero(v) and not n.is_nan(v), n.is_nan(v)) for k, v in results.items()}


def passes(i, result):
    _, zero, negative, nan = result
    s = (True, negative, not negative and not nan)[i.stest]
    z = (True, zero, not zero)[i.ztest]
    return s and z if getattr(i, "and") else s or z


def test_type(i):
    """Bits of what is written, and how it fills an internal lane."""
    if i.asel == 1:
        _, width, sign = ASEL_1[i.aop]
        return width, "s" if sign else "z"
    if i.asel == 2:
        return 8, "s" if ASEL_2[i.aop].endswith("i8") else "z"
    return 32, None


def vtst(step, i):
    tested = CHANNELS.get(i.chan, (i.chan,))
    results = test_lanes(step, i, tested)
    passed = [passes(i, results[k]) for k in tested]
    if i.wben:
        values = {k: results[k][0] for k in tested}
        if i.asel == 0:
            step.write_float(step.dest(7, True), F32 if i.prec else F16, values)
        else:
            width, extend = test_type(i)
            step.write(step.dest(), width, values if i.asel == 2 else {0: values[tested[0]]}, extend)
    step.write_predicate((i.pdst + step.j) & 3, any(passed) if i.chan in (5, 7) else all(passed))


def vtstmsk(step, i):
    results = test_lanes(step, i, range(4))
    passed = {k: passes(i, result) for k, result in results.items()}
    if not i.wben:
        return
    dest = step.dest(7, i.asel == 0)
    if i.mtype == 1:
        return step.write(dest, 16, {k: 0xFFFF * p for k, p in passed.items()}, "z")
    if i.mtype == 0 or i.asel == 2:
        value = 0x7F if i.mtype == 2 and test_type(i)[1] == "s" else 0xFF
        return step.write(dest, 8, {k: value * p for k, p in passed.items()}, "z")
    if i.asel == 0:
        return step.write_float(dest, F32 if i.prec else F16, {k: n.ONE * p for k, p in passed.items()})
    width, extend = test_type(i)
    ones = (1 << (width - (extend == "s"))) - 1
    return step.write(dest, width, {0: ones * passed[0]}, "z")


# ---- integers


def vbw(step, i):
    width = 16 if i.partial else 32
    ones = (1 << width) - 1
    dest, a = step.dest(), step.word(step.src1()) & ones
    if i.bop == 6:
        p = step.instance.p[i.immhi]
        step.write(dest, width, {0: a << 1 | p}, "z")
        step.write_predicate(i.immhi, a >> (width - 1))
        return
    if SOURCE_BANKS[i.s2ext][i.s2bank] == "immediate":
        b = i.immhi << 14 | i.immmid << 7 | i.src2
    else:
        b = step.word(step.src2())
    b = bitwise("rol", b & ones, i.rot, width)
    b = b ^ ones if i.inv else b
    name = {2: ("and", "or"), 3: ("xor", "xor"), 4: ("shl", "rol"), 5: ("shr", "asr")}[i.bop][i.op2]
    step.write(dest, width, {0: bitwise(name, a, b, width)}, "z")


def colours(step, place):
    return [step.lane(place, 8, k) & 0xFF for k in range(4)]


def combine(code, p, q):
    t = (p + q, p - q, min(p, q), max(p, q))[code]
    return n.div255(max(0, min(COLOUR_MAX, t)))


def write_colours(step, dest, values):
    step.write(dest, 8, values, "z")


def sop2(step, i):
    s1, s2 = colours(step, step.src1()), colours(step, step.src2())
    s1 = [255 - v if (i.as1mod if k == 3 else i.s1mod) else v for k, v in enumerate(s1)]
    saturated = min(s1[3], 255 - s2[3])

    def colour(code, second, k):
        scaled = max(s2[k] - 128, 0) if second else min(2 * s1[3], 255)
        return (0, s1[k], s2[k], s1[3], s2[3], saturated, scaled)[code]

    def alpha(code, second):
        return (0, s1[3], s2[3], max(s2[3] - 128, 0) if second else min(2 * s2[3], 255))[code]

    result = {}
    for k in range(4):
        if k < 3:
            f1, f2 = colour(i.csel1, False, k), colour(i.csel2, True, k)
            invert, code = (i.cmod1, i.cmod2), i.cop
        else:
            f1, f2 = alpha(i.asel1, False), alpha(i.asel2, True)
            invert, code = (i.amod1, i.amod2), i.aop
        f1, f2 = 255 - f1 if invert[0] else f1, 255 - f2 if invert[1] else f2
        v = combine(code, f1 * s1[k], f2 * s2[k])
        result[k] = 255 - v if i.dmod else v
    write_colours(step, step.dest(), result)


def sop2m(step, i):
    dest = step.dest(moves=False)
    written = [k for k, bit in enumerate((1, 2, 3, 0)) if i.wmask >> bit & 1]
    if not written:
        return
    s1, s2 = colours(step, step.src1(moves=False)), colours(step, step.src2(moves=False))

    def factor(code, invert, k):
        saturated = 255 if k == 3 else min(s1[3], 255 - s2[3])
        v = {0: 0, 1: saturated, 2: s1[k], 3: s1[3], 6: s2[k], 7: s2[3]}[code]
        return 255 - v if invert else v

    result = {}
    for k in written:
        f1, f2 = factor(i.sel1, i.mod1, k), factor(i.sel2, i.mod2, k)
        result[k] = combine(i.aop if k == 3 else i.cop, f1 * s1[k], f2 * s2[k])
    write_colours(step, dest, result)


def sop3(step, i):
    s0, s1, s2 = (colours(step, p) for p in (step.src0(moves=False), step.src1(moves=False), step.src2(moves=False)))
    saturated = min(s1[3], 255 - s2[3])

    def colour(code, k):
        return (0, saturated, s1[k], s1[3], s0[k], s0[3], s2[k], s2[3])[code]

    def inverted(v, bit):
        return 255 - v if bit else v

    result = {}
    for k in range(3):
        f1, f2 = inverted(colour(i.csel1, k), i.cmod1), inverted(colour(i.csel2, k), i.cmod2)
        result[k] = combine(i.cop, f1 * s1[k], f2 * s2[k])
    f1 = inverted((0, s0[3], s1[3], s2[3])[i.asel1], i.amod1)
    f2 = inverted((0, 255, s1[3], s1[3], s0[3], s0[3], s2[3], s2[3])[i.csel2], i.cmod2)
    result[3] = combine(i.aop, f1 * s1[3], f2 * s2[3])
    write_colours(step, step.dest(moves=False), result)


def i8mad(step, i, product=lambda a, b: a * b):
    s0, s1, s2 = (colours(step, p) for p in (step.src0(), step.src1(), step.src2()))
    a = [s1[3] if i.csel1 else v for v in s1[:3]] + [s1[3]]
    b = [s2[3] if i.csel2 else v for v in s2[:3]] + [s2[3]]
    c = [(s0[k], s1[k], s0[3], s1[3])[i.csel0] for k in range(3)] + [s1[3] if i.asel0 else s0[3]]
    result = {}
    for k in range(4):
        x, y, z = a[k], b[k], c[k]
        m1, m2, m0 = (i.amod1, i.amod2, i.amod0) if k == 3 else (i.cmod1, i.cmod2, i.cmod0)
        x, y, z = 255 - x if m1 else x, 255 - y if m2 else y, 255 - z if m0 else z
        t = product(x, y) + (-z if i.s0neg else z)
        result[k] = max(0, min(255, t)) if i.sat else t & 0xFF
    write_colours(step, step.dest(), result)


def i8mad2(step, i):
    i8mad(step, i, n.mul8)


def clamp(value, bits, sign):
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if sign else (0, (1 << bits) - 1)
    return max(low, min(high, value))


def i16mad(step, i):
    sign = i.mode >> 1

    def operand(place, fmt, high):
        if fmt == 0:
            v = step.word(place) & 0xFFFF
            return signed(v, 16) if sign else v
        v = step.word(place) >> (8 * high) & 0xFF
        return signed(v, 8) if fmt > 1 or sign else v

    a = operand(step.src0(), 0, 0)
    b = operand(step.src1(), i.s1fmt, i.s1hi8)
    c = operand(step.src2(), i.s2fmt, i.s2hi8)
    b = abs(b) if i.abs and sign else b
    t = a * b + (-c if i.s2neg else c)
    step.write(step.dest(), 16, {0: clamp(t, 16, sign) if i.mode & 1 else t}, "s" if sign else "z")


def i32mad(step, i):
    def half(v, high, sign):
        v = v >> (16 * high) & 0xFFFF
        return signed(v, 16) if sign else v

    a = half(step.word(step.src0()), i.s0hi, i.sgn)
    b = half(step.word(step.src1()), i.s1hi, i.sgn)
    v = step.word(step.src2())
    c = half(v, i.s2hi, i.s2type == 1) if i.s2type < 2 else signed(v) if i.sgn else v
    t = a * b + c
    step.write(step.dest(), 32, {0: (clamp(t, 32, i.sgn) if i.sat else t) & MASK})


def i32mad2(step, i):
    v = step.word(step.src2())
    v = -v if i.s2neg else v
    if i.sn == 0:
        a, b = step.word(step.src0(ext=i.s0ext)), step.word(step.src1())
        v += a * (-b if i.s1neg else b)
    step.write(step.dest(), 32, {0: v & MASK})


# ---- memory and textures, 5.4 and 5.5


def access(step, space, address, size, value, load):
    """The records of an element: the words that it lies in, the lower one first."""
    top = 0xFFF if space == 1 else MASK
    words = {}
    for k in range(size):
        at = address + k & top
        words.setdefault(at & ~3, []).append((at & 3, value >> (8 * k) & 0xFF))
    for word, items in words.items():
        enables = sum(1 << at for at, _ in items)
        data = sum(byte << (8 * at) for at, byte in items)
        name = "load" if load else "local" if space == 1 else "global"
        step.record.memory.append((name, word | (1 << 32 if load and space == 1 else 0), enables, data))


def vldst(step, i):
    load = i.word >> 59 == 29
    size = (4, 2, 1)[i.dtype]
    slots = (lambda k: k if i.moe else None)  # the fetch form does not move
    base = step.unified(BANK_0[i.s0ext][i.s0bank], i.src0 + (step.moe(1) if i.moe else 0))
    s1 = step.moved(SOURCE_BANKS[i.s1ext][i.s1bank], i.src1, 7, False, slots(2 if load else 0))
    s2 = step.moved(SOURCE_BANKS[i.s2ext][i.s2bank], i.src2, 7, False, slots(3))
    off1 = s1.number * size if s1.bank == "immediate" else step.word(s1) - 0x10000
    off2 = step.word(s2) if load else 0
    address = step.register(*base) + (-off1 if i.dec else off1) + off2 + (0 if i.moe else 4)
    count = 1 if i.moe else i.count + 1
    memory = step.machine.local if i.space == 1 else step.machine.memory
    top = 0xFFF if i.space == 1 else MASK
    places = [address + k * size & MASK for k in range(count)]
    if not load:
        for k, at in enumerate(places):
            value = stored(step, s2, 8 * size, k) & (1 << 8 * size) - 1
            for b in range(size):
                memory.store(at + b & top, value >> (8 * b) & 0xFF)
            access(step, i.space, at, size, value, False)
        return
    values = {}
    for k, at in enumerate(places):
        values[k] = sum(memory.load(at + b & top) << (8 * b) for b in range(size))
        access(step, i.space, at, size, values[k], True)
    moved = step.moe(0) if i.moe else 0
    step.write(step.unified("pa" if i.dpa else "r", i.dest + moved), 8 * size, values)


def stored(step, place, width, k):
    if place.bank == "i":
        return step.lane(Place("i", (place.number + (k >> 2)) & 3), width, k & 3)
    return step.lane(place, width, k & 3 if place.bank == "special" else k)


def smp(step, i):
    fmt = TYPES[i.s0type]
    s0, s1, s2 = step.src0(7, True, moves=False, ext=i.s0ext), step.src1(7, True, moves=False), step.src2(7, True, moves=False)
    coord = [step.float(s0, fmt, k) if k <= i.dim else 0 for k in range(4)]
    state = [step.lane(s1, 32, k) for k in range(4)]
    aux = [0] * 6
    if i.lod in (1, 2):
        aux[0] = step.float(s2, fmt, 0)
    elif i.lod == 3 and i.dim < 2:
        count = 2 * (i.dim + 1)
        aux[:count] = [step.float(s2, fmt, k) for k in range(count)]
    elif i.lod == 3:
        further = s2
        if s2.bank == "i":
            further = Place("i", (s2.number + 1) & 3)
        elif s2.bank not in ("special", "immediate"):
            further = Place(s2.bank, s2.number + (4 if fmt == F32 else 2))
        aux = [step.float(s2, fmt, k) for k in range(3)] + [step.float(further, fmt, k) for k in range(3)]
    head = i.dim | i.lod << 2 | i.sbmode << 4 | i.fconv << 6 | i.minp << 8 | i.s0type << 9 | i.drc << 11 | i.mcount << 13 | i.dpa << 15 | i.dest << 16
    for k, word in enumerate([head] + coord + state + aux):
        step.event(64 + 4 * k, word)
    answers = step.machine.program.answers
    answer = answers.get(state[0] % (max(answers) + 1), []) if answers else [0] * 4
    step.write(step.unified("pa" if i.dpa else "r", i.dest), 32, dict(enumerate(answer)))


# ---- flow and control, 3.20


def flow(step, i):
    instance = step.instance
    after = instance.pc + 1 & PC_MASK
    if i.fop < 2:
        if i.exc:
            step.record.trap.add("BEXCEPTION")
            return
        step.branch = i.off if i.fop == 0 else instance.pc + signed(i.off, 20) & PC_MASK
        if i.savelink:
            write_link(step, after)
    elif i.fop == 2:
        step.branch = instance.link
    elif i.fop == 3:
        bank = SOURCE_BANKS[i.word >> 49 & 1][i.word >> 30 & 3]
        write_link(step, step.word(step.moved(bank, i.word >> 7 & 0x7F, 7, False, None)))
    elif i.fop == 4:
        bank = DEST_BANKS[i.word >> 51 & 1][i.word >> 32 & 3]
        step.write(step.moved(bank, i.word >> 21 & 0x7F, 7, False, None), 32, {0: instance.link})


def write_link(step, value):
    step.instance.link = value & PC_MASK
    step.record.state.append(("link", step.instance.link))


def nop(step, i):
    pass


def phas(step, i):
    instance = step.instance
    addr = i.exeaddr
    if not i.imm:
        s2 = step.moved(SOURCE_BANKS[i.s2ext][i.s2bank], i.word & 0x7F, 7, False, None)
        addr = step.word(s2) & PC_MASK
    instance.phase = i.tcount | i.wait << 8 | i.rate << 11 | i.mode << 13
    instance.phase_valid, instance.phase_wait, instance.phase_addr = True, i.wait, addr
    step.record.state += [(f"phase[{k}]", v) for k, v in enumerate(instance.phase_rows())]
    step.reset_moe()


def smlsi(step, i):
    instance = step.instance
    modes, incs = (i.dmode, i.s0mode, i.s1mode, i.s2mode), (i.dinc, i.s0inc, i.s1inc, i.s2inc)
    instance.moe = [(mode, inc, base) for mode, inc, (_, _, base) in zip(modes, incs, instance.moe)]
    instance.limits = i.slim | i.plim << 4 | i.tlim << 8
    step.record.state += [(f"moe[{k}]", v) for k, v in enumerate(instance.moe_rows())]


def smbo(step, i):
    instance = step.instance
    bases = i.doff, i.s0off, i.s1off, i.s2off
    instance.moe = [(mode, inc, base) for (mode, inc, _), base in zip(instance.moe, bases)]
    step.record.state += [(f"moe[{k}]", v) for k, v in enumerate(instance.moe_rows()[:4])]


def limm(step, i):
    value = i.imm3126 << 26 | i.imm2521 << 21 | i.imm200
    step.write(step.dest(moves=False), 32, {0: value})


def emit(step, i):
    step.event(20, i.ctl | i.tgt << 2)


def pcoeff(step, i):
    step.event(16 if i.word >> 42 & 1 else 12, 1)


def kill(step, i):
    step.event(0, 1)
    step.instance.status = "KILLED"


def depthf(step, i):
    s0 = step.src0(7, True, moves=False, ext=i.s0ext)
    step.instance.depth, step.instance.has_depth = step.float(s0, F32, 0), True
    step.event(4, step.instance.depth)
    step.event(8, i.twosided | i.feedback << 1)
