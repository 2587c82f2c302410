"""Numbers of the sheet, section 4, and the conversions of its formats."""

from binary32 import EVEN_MODE, INF, NAN, ONE, SIGN, cut, daz, is_inf, is_nan, is_zero, rounded, scaled, to_int, whole
from binary32 import add as add_rounded
from binary32 import compare, float_to_half, half_to_float
from binary32 import mul as mul_rounded
from sheet import FUNCTIONS

MASK = 0xFFFFFFFF
MINUS_ONE, TWO, HALF = SIGN | ONE, 0x40000000, 0x3F000000
NORMALISED = {"u8": 255, "s8": 127, "o8": 127, "u16": 65535, "s16": 32767}
RECIPROCAL = {255: 0x3B808081, 127: 0x3C010204, 65535: 0x37800080, 32767: 0x38000100}
RANGE = {"u8": (0, 255), "s8": (-128, 127), "o8": (-128, 127), "u16": (0, 65535), "s16": (-32768, 32767)}


def signed(v, bits=32):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


def add(a, b):
    return add_rounded(a, b, EVEN_MODE)


def mul(a, b):
    return mul_rounded(a, b, EVEN_MODE)


def mad(a, b, c):
    return add(mul(a, b), c)


def sub(a, b):
    return add(a, b ^ SIGN)


def dot(a, b):
    """As many lanes as there are, the products summed from the first on."""
    total = mul(a[0], b[0])
    for x, y in zip(a[1:], b[1:]):
        total = add(total, mul(x, y))
    return total


def _choose(a, b, smaller):
    a, b = (NAN if is_nan(v) else daz(v) for v in (a, b))
    if is_nan(a) or is_nan(b):
        return b if is_nan(a) else a
    if is_zero(a) and is_zero(b):
        return a | b if smaller else a & b
    return a if (compare(a, b) == -1) == smaller else b


def minimum(a, b):
    return _choose(a, b, True)


def maximum(a, b):
    return _choose(a, b, False)


def floor(v):
    if is_nan(v):
        return NAN
    v = daz(v)
    if is_inf(v) or is_zero(v):
        return v
    return rounded(whole(v, "floor"), 0, EVEN_MODE)


def frc(a, b):
    return sub(a, floor(b))


def from_int(n):
    """Of an integer that a float holds exactly."""
    return rounded(n, 0, EVEN_MODE)


# ---- formats, 4.3 and 4.4


def to_half(v):
    return float_to_half(v, EVEN_MODE)


def from_c10(raw):
    return rounded(signed(raw, 10), -8, EVEN_MODE)


def to_c10(v):
    """v * 256, rounded to even, within -512 .. 511."""
    if is_nan(v):
        return 0
    if is_inf(v):
        return 0x200 if v & SIGN else 0x1FF
    n, x = scaled(v)
    size = min(cut(abs(n), -8 - x, EVEN_MODE), 1 << 10)
    return max(-512, min(511, -size if n < 0 else size)) & 0x3FF


def integer_to_float(v, fmt, scale):
    """v of an o8 is raw - 128."""
    if not scale:
        return from_int(v)
    result = mul(from_int(v), RECIPROCAL[NORMALISED[fmt]])
    return result if fmt.startswith("u") else maximum(result, MINUS_ONE)


def float_to_integer(v, fmt, scale):
    """The value: an o8 is not yet moved by 128."""
    low, high = RANGE[fmt]
    if not scale:
        return to_int(v, low, high, "trunc")
    if is_nan(v):
        return 0
    v = minimum(maximum(v, 0 if fmt.startswith("u") else MINUS_ONE), ONE)
    return to_int(mul(v, from_int(NORMALISED[fmt])), low, high, "even")


# ---- eight bits, 3.11 and 4.5


def div255(t):
    t += 128
    return (t + (t >> 8)) >> 8


def mul8(a, b):
    return div255(a * b)


# ---- functions, 4.6


def evaluate(name, i, t, tb):
    f0, fm, f1 = FUNCTIONS[name][2 * i : 2 * i + 3]
    c1, c2 = 4 * fm - 3 * f0 - f1, 2 * f0 - 4 * fm + 2 * f1
    return f0 + ((c1 * (t << tb) + c2 * t * t) >> (2 * tb))


def pack(sign, e, m):
    sign = SIGN if sign else 0
    if m == 1 << 24:
        m, e = m >> 1, e + 1
    if e < -126:
        return sign
    if e > 127:
        return sign | INF
    return sign | (e + 127) << 23 | m & 0x7FFFFF


def parts(v):
    """Exponent, fraction, segment, place in the segment."""
    m = v & 0x7FFFFF
    return (v >> 23 & 0xFF) - 127, m, m >> 16, m & 0xFFFF


def rcp(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return v & SIGN | INF
    if is_inf(v):
        return v & SIGN
    e, m, i, t = parts(v)
    if m == 0:
        return pack(v & SIGN, -e, 1 << 23)
    return pack(v & SIGN, -e - 1, (evaluate("RCP", i, t, 16) + 8) >> 4)


def rsq(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return INF
    if v & SIGN:
        return NAN
    if is_inf(v):
        return 0
    e, m, i, t = parts(v)
    q = e >> 1
    if e & 1 == 0 and m == 0:
        return pack(0, -q, 1 << 23)
    return pack(0, -q - 1, (evaluate("RSQO" if e & 1 else "RSQE", i, t, 16) + 8) >> 4)


def exp(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return ONE
    if is_inf(v) or (v >> 23 & 0xFF) - 127 >= 8:
        return 0 if v & SIGN else INF
    n, x = scaled(v)
    x += 26
    t = n << x if x >= 0 else n >> -x
    f = t & (1 << 26) - 1
    return pack(0, t >> 26, (evaluate("EX2", f >> 19, f & (1 << 19) - 1, 19) + 8) >> 4)


def log(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return SIGN | INF
    if v & SIGN:
        return NAN
    if is_inf(v):
        return INF
    e, _, i, t = parts(v)
    value = (e << 28) + evaluate("LG2", i, t, 16)
    if value == 0:
        return 0
    a = abs(value)
    p = a.bit_length() - 1
    m = (a + (1 << (p - 24))) >> (p - 23) if p > 23 else a << (23 - p)
    return pack(value < 0, p - 28, m)
