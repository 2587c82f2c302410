"""IEEE-754 binary32 and binary16 for the readings of the sheets: bits in, bits out, exact integers in between.

Subnormal floats are zeros, every NaN that is a result is 7FC00000. A finite float is N * 2**X with an integer N; it is
rounded once, where the caller says so."""

NAN, INF, ONE, LARGEST = 0x7FC00000, 0x7F800000, 0x3F800000, 0x7F7FFFFF
SIGN = 0x80000000
ZERO_MODE, EVEN_MODE = 1, 2  # rounding: toward zero; to nearest, ties to even


def is_nan(bits):
    return bits & 0x7FFFFFFF > INF


def is_inf(bits):
    return bits & 0x7FFFFFFF == INF


def is_zero(bits):
    """Denormals count as zero."""
    return bits & INF == 0


def daz(bits):
    return bits & SIGN if is_zero(bits) else bits


def scaled(bits):
    """N, X of a finite float that is no denormal."""
    n = 0 if is_zero(bits) else bits & 0x7FFFFF | 0x800000
    return (-n if bits & SIGN else n), (bits >> 23 & 0xFF) - 150


def cut(n, places, mode):
    """N >= 0 without its lowest places, rounded."""
    if places <= 0:
        return n << -places
    kept, lost, half = n >> places, n & ((1 << places) - 1), 1 << (places - 1)
    return kept + (mode == EVEN_MODE and (lost > half or lost == half and kept & 1))


def rounded(n, x, mode, zero=0):
    """The float of N * 2**X; zero is the sign that an exact 0 has."""
    if n == 0:
        return zero
    sign, n = (SIGN, -n) if n < 0 else (0, n)
    places = n.bit_length() - 24
    n, x = cut(n, places, mode), x + places
    if n == 1 << 24:
        n, x = n >> 1, x + 1
    exponent = x + 150
    if exponent <= 0:
        return sign
    if exponent >= 255:
        return sign | (INF if mode == EVEN_MODE else LARGEST)
    return sign | exponent << 23 | n & 0x7FFFFF


def add(a, b, mode):
    if is_nan(a) or is_nan(b):
        return NAN
    if is_inf(a):
        return NAN if is_inf(b) and a != b else a
    if is_inf(b):
        return b
    (n, x), (m, y) = scaled(a), scaled(b)
    if n == 0 and m == 0:
        return a & b & SIGN
    low = min(x, y)
    return rounded((n << (x - low)) + (m << (y - low)), low, mode)


def mul(a, b, mode):
    sign = (a ^ b) & SIGN
    if is_nan(a) or is_nan(b):
        return NAN
    if is_inf(a) or is_inf(b):
        return NAN if is_zero(a) or is_zero(b) else sign | INF
    (n, x), (m, y) = scaled(a), scaled(b)
    return rounded(n * m, x + y, mode, sign)


def compare(a, b):
    """-1, 0, 1, or None with a NaN."""
    if is_nan(a) or is_nan(b):
        return None

    def rank(v):
        v = 0 if is_zero(v) else v
        return -(v & 0x7FFFFFFF) if v & SIGN else v

    return (rank(a) > rank(b)) - (rank(a) < rank(b))


def whole(bits, how):
    """The integer of a finite float: 'trunc', 'floor', 'ceil', 'even'."""
    n, x = scaled(bits)
    if x >= 0:
        return n << x
    if how == "floor":
        return n >> -x
    if how == "ceil":
        return -(-n >> -x)
    m = cut(abs(n), -x, EVEN_MODE if how == "even" else ZERO_MODE)
    return -m if n < 0 else m


def to_int(v, lo, hi, how):
    """Saturating; NaN gives 0."""
    if is_nan(v):
        return 0
    if is_inf(v):
        return lo if v & SIGN else hi
    return max(lo, min(hi, whole(v, how)))


def half_to_float(h):
    sign, e, m = (h & 0x8000) << 16, h >> 10 & 31, h & 0x3FF
    if e == 31:
        return NAN if m else sign | INF
    return rounded(m | 0x400 if e else m, (e or 1) - 25, ZERO_MODE) | sign


def float_to_half(v, mode):
    if is_nan(v):
        return 0x7E00
    sign = v >> 16 & 0x8000
    if is_inf(v):
        return sign | 0x7C00
    n, x = scaled(v)
    n = abs(n)
    if n == 0:
        return sign
    places = max(n.bit_length() - 11, -24 - x)  # subnormal halves count in steps of 2**-24
    h, step = cut(n, places, mode), x + places + 24
    if h == 1 << 11:
        h, step = h >> 1, step + 1
    # a normal half has bit 10, which adds itself to the exponent
    h += step << 10
    return sign | (h if h < 0x7C00 else 0x7C00 if mode == EVEN_MODE else 0x7BFF)
