"""Numbers of the sheet (4.2 to 4.6, 4.10): bits in, bits out, exact integers in between.

A finite float is N * 2**X with an integer N; it is rounded once, where the sheet says so."""

import math
from decimal import Decimal, getcontext

from binary32 import EVEN_MODE, INF, NAN, ONE, SIGN, ZERO_MODE
from binary32 import add, compare, daz, float_to_half, half_to_float, is_inf, is_nan, is_zero, mul, rounded, scaled, to_int, whole


def mad(a, b, c, mode):
    return add(mul(a, b, mode), c, mode)


def dot(a, b, count, mode):
    p = [mul(a[k], b[k], mode) for k in range(count)]
    if count == 4:
        return add(add(p[0], p[1], mode), add(p[2], p[3], mode), mode)
    total = add(p[0], p[1], mode)
    return add(total, p[2], mode) if count == 3 else total


def saturate(v):
    """SAT, 3.4."""
    if is_nan(v) or v & SIGN or is_zero(v):
        return 0
    return min(v, ONE)


def floor_ceil(v, how):
    if is_nan(v):
        return NAN
    v = daz(v)
    if is_inf(v) or is_zero(v):
        return v
    return rounded(whole(v, how), 0, ZERO_MODE, v & SIGN if how == "ceil" else 0)


def frc(v):
    if is_nan(v) or is_inf(v):
        return NAN
    n, x = scaled(v)
    if x >= 0:
        return 0
    return rounded(n & ((1 << -x) - 1), x, ZERO_MODE)


def clamp0_max(a, b):
    a, b = daz(a), daz(b)
    m = a if compare(a, 0) == 1 else 0
    return b if compare(b, m) == -1 else m


def norm_mul(a, b, mode):
    return 0 if is_zero(a) or is_zero(b) else mul(a, b, mode)


# ---- the table unit, 4.5

ROWS = 128


def _functions():
    """g of each table, to sixty digits."""
    getcontext().prec = 60
    two, one = Decimal(2), Decimal(1)
    pi = Decimal("3.14159265358979323846264338327950288419716939937510582097494")

    def sine(t):
        angle = pi / 2 * t
        term = total = angle
        for k in range(1, 30):
            term = -term * angle * angle / ((2 * k) * (2 * k + 1))
            total += term
        return total

    return {
        "RCP": lambda t: one / (one + t),
        "RSQE": lambda t: one / (one + t).sqrt(),
        "RSQO": lambda t: one / (two * (one + t)).sqrt(),
        "SQRTE": lambda t: (one + t).sqrt(),
        "SQRTO": lambda t: (two * (one + t)).sqrt(),
        "EXP2": lambda t: two ** t,
        "LOG2": lambda t: (one + t).ln() / two.ln(),
        "SIN": sine,
    }


def _build(g):
    def integer(v):
        return math.floor(v * (1 << 28) + Decimal("0.5"))

    rows = []
    for i in range(ROWS):
        f0, fm, f1 = (g(Decimal(2 * i + k) / (2 * ROWS)) for k in range(3))
        rows.append((integer(f0), integer(-3 * f0 + 4 * fm - f1), integer(2 * f0 - 4 * fm + 2 * f1)))
    return rows


TABLES = {name: _build(g) for name, g in _functions().items()}


def interp(table, f):
    """f: 23 bits, row and place within it."""
    c0, c1, c2 = TABLES[table][f >> 16]
    d = f & 0xFFFF
    return c0 + ((c1 * d + c2 * (d * d >> 16)) >> 16)


def pack(sign, y, ex):
    sign = SIGN if sign else 0
    if y == 0:
        return sign
    p = y.bit_length() - 1
    sig = (y + (1 << (p - 24))) >> (p - 23) if p > 23 else y << (23 - p)
    if sig == 1 << 24:
        sig, p = 1 << 23, p + 1
    b = ex + p - 28 + 127
    if b <= 0:
        return sign
    return sign | (INF if b >= 255 else b << 23 | sig & 0x7FFFFF)


def parts(v):
    """Exponent and fraction."""
    return (v >> 23 & 0xFF) - 127, v & 0x7FFFFF


def rcp(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return v & SIGN | INF
    if is_inf(v):
        return v & SIGN
    k, m = parts(v)
    return pack(v & SIGN, interp("RCP", m), -k)


def rsq(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return INF
    if v & SIGN:
        return NAN
    if is_inf(v):
        return 0
    k, m = parts(v)
    return pack(0, interp("RSQO" if k & 1 else "RSQE", m), -((k - (k & 1)) // 2))


def sqrt(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return 0
    if v & SIGN:
        return NAN
    if is_inf(v):
        return INF
    k, m = parts(v)
    return pack(0, interp("SQRTO" if k & 1 else "SQRTE", m), (k - (k & 1)) // 2)


def log(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return SIGN | INF
    if v & SIGN:
        return NAN
    if is_inf(v):
        return INF
    k, m = parts(v)
    y = (k << 28) + interp("LOG2", m)
    return pack(y < 0, abs(y), 0)


def fix23(k, m):
    """|x| * 2**23, rounded half up."""
    sig = m | 0x800000
    if k >= 0:
        return sig << k
    return (sig + (1 << (-k - 1))) >> -k if k >= -24 else 0


def exp(v):
    if is_nan(v):
        return NAN
    if is_zero(v):
        return ONE
    k, m = parts(v)
    if k >= 7:
        return 0 if v & SIGN else INF
    x = -fix23(k, m) if v & SIGN else fix23(k, m)
    return pack(0, interp("EXP2", x & 0x7FFFFF), x >> 23)


def sin_cos(v, cosine, fast):
    """fast: the form of 4.6, whose angle is twice as large."""
    if is_nan(v) or is_inf(v):
        return NAN
    k, m = parts(v)
    k += fast
    x = 0 if is_zero(v) or k >= 25 else fix23(k, m) % (1 << 25)
    q, f, sign = x >> 23, x & 0x7FFFFF, v & SIGN
    if cosine:
        q, sign = (q + 1) % 4, 0
    if q & 1 and f == 0:
        y = 1 << 28
    else:
        y = interp("SIN", (1 << 23) - f if q & 1 else f)
    if y <= 0:
        return 0
    return pack(bool(sign) ^ (q >> 1), y, 0)
