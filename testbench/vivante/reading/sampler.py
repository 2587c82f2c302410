"""The reference sampler, 6.3."""

import number

HALF = 0x3F000000
RGBA8, R32F = 0, 1


def signed(v):
    return v - (1 << 32) if v & 0x80000000 else v


class Sampler:
    def __init__(self, fmt, clamp_u, clamp_v, bilinear, width, height, levels):
        self.fmt, self.clamp = fmt, (clamp_u, clamp_v)
        self.bilinear = bilinear and fmt == RGBA8
        self.size, self.levels = (width, height), levels

    def extent(self, level):
        return [max(1, s >> level) for s in self.size]

    def nearest_level(self, lod):
        if number.is_nan(lod):
            return 0
        moved = number.add(lod, HALF, number.ZERO_MODE)
        return number.to_int(moved, 0, len(self.levels) - 1, "floor")

    def texel(self, memory, level, x, y):
        """Bytes for RGBA8, else four words."""
        base, stride = self.levels[level]
        size = (4, 4, 16)[self.fmt]
        start = base + y * stride + x * size
        data = [memory.load(start + k & 0xFFFFFFFF, 1) for k in range(size)]
        if self.fmt == RGBA8:
            return data
        words = [int.from_bytes(data[k : k + 4], "little") for k in range(0, size, 4)]
        return words + [0, 0, number.ONE] if self.fmt == R32F else words

    def channels(self, texel):
        if self.fmt != RGBA8:
            return texel
        return [byte_float(c) for c in texel]

    def place(self, axis, coordinate, size):
        """Texels with 8 fraction bits."""
        v = number.daz(coordinate)
        limit = 1 << 39
        if number.is_nan(v) or number.is_zero(v):
            f = 0
        elif number.is_inf(v):
            f = -limit if v & number.SIGN else limit - 1
        else:
            n, x = number.scaled(v)
            x += 23
            f = max(-limit, min(limit - 1, n << x if x >= 0 else n >> -x))
        f = max(0, min((1 << 23) - 1, f)) if self.clamp[axis] else f % (1 << 23)
        return f * size >> 15

    def footprint(self, axis, coordinate, size):
        q = self.place(axis, coordinate, size) - 128
        i = q >> 8

        def wrap(n):
            return max(0, min(size - 1, n)) if self.clamp[axis] else n % size

        return wrap(i), wrap(i + 1), q & 0xFF

    def nearest(self, memory, level, coord):
        size = self.extent(level)
        x, y = (self.place(axis, coord[axis], size[axis]) >> 8 for axis in range(2))
        return self.channels(self.texel(memory, level, x, y))

    def filtered(self, memory, level, coord):
        if not self.bilinear:
            return self.nearest(memory, level, coord)
        size = self.extent(level)
        x0, x1, wu = self.footprint(0, coord[0], size[0])
        y0, y1, wv = self.footprint(1, coord[1], size[1])
        corners = [
            (self.texel(memory, level, x, y), u * v)
            for y, v in ((y0, 256 - wv), (y1, wv))
            for x, u in ((x0, 256 - wu), (x1, wu))
        ]
        return [byte_float((sum(t[k] * w for t, w in corners) + 32768) >> 16) for k in range(4)]

    def gather(self, memory, coord, channel):
        size = self.extent(0)
        x0, x1, _ = self.footprint(0, coord[0], size[0])
        y0, y1, _ = self.footprint(1, coord[1], size[1])
        corners = ((x0, y1), (x1, y1), (x1, y0), (x0, y0))
        return [self.channels(self.texel(memory, 0, x, y))[channel] for x, y in corners]

    def fetch(self, memory, coord, lod):
        level = number.to_int(lod, -(1 << 31), (1 << 31) - 1, "trunc")
        level = max(0, min(len(self.levels) - 1, level))
        size = self.extent(level)
        x, y = signed(coord[0]), signed(coord[1])
        if not (0 <= x < size[0] and 0 <= y < size[1]):
            return [0] * 4
        return self.channels(self.texel(memory, level, x, y))

    def answer(self, memory, op, a, b, c, b_used, c_used):
        """What one lane gets back."""
        if op == "TXF":
            return self.fetch(memory, a, b[0])
        if op == "TG4":
            return self.gather(memory, a, b[0] & 3)
        level = 0
        if op == "TEXLDLPCF":
            level = self.nearest_level(b[0])
        elif op in ("TEXLDB", "TEXLDL"):
            level = self.nearest_level(b[0] if b_used else a[3])
        reference = None
        if op in ("TEXLD", "TEXLDB", "TEXLDL") and c_used or op == "TEXLDLPCF":
            reference = c[0]
        elif op == "TEXLDPCF":
            reference = c[0] if c_used else a[2]
        elif op == "TEXLDGPCF":
            reference = a[3]
        if reference is None:
            return self.filtered(memory, level, a)
        stored = self.nearest(memory, level, a)[0]
        passes = number.compare(reference, stored) in (-1, 0)
        return [number.ONE if passes else 0] * 4


def byte_float(c):
    """RTNE(c / 255): forty bits of the quotient and whether anything is left decide it."""
    q, rest = divmod(c << 40, 255)
    return number.rounded(q << 1 | (rest != 0), -41, number.EVEN_MODE)
